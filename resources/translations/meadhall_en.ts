<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>armadora</name>
    <message numerus="yes">
        <source>This would close a territory of %n square(s); at least {least} are needed</source>
        <extracomment>armadora.too-small</extracomment>
        <translation>
            <numerusform>This would close a territory of %n square; at least {least} are needed</numerusform>
            <numerusform>This would close a territory of %n squares; at least {least} are needed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This territory is not full: %n square(s) are free</source>
        <extracomment>armadora.not-full</extracomment>
        <translation>
            <numerusform>This territory is not full: %n square are free</numerusform>
            <numerusform>This territory is not full: %n squares are free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Basic game  ·  %n player(s)</source>
        <extracomment>armadora.where-basic</extracomment>
        <translation>
            <numerusform>Basic game  ·  %n player</numerusform>
            <numerusform>Basic game  ·  %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advanced game  ·  %n player(s)</source>
        <extracomment>armadora.where-advanced</extracomment>
        <translation>
            <numerusform>Advanced game  ·  %n player</numerusform>
            <numerusform>Advanced game  ·  %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), {free} free</source>
        <extracomment>armadora.territory-free</extracomment>
        <translation>
            <numerusform>%n square, {free} free</numerusform>
            <numerusform>%n squares, {free} free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), full</source>
        <extracomment>armadora.territory-full</extracomment>
        <translation>
            <numerusform>%n square, full</numerusform>
            <numerusform>%n squares, full</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>claim2</name>
    <message numerus="yes">
        <source>Follow with this faction: {faction} (you hold %n)</source>
        <extracomment>claim2.follow</extracomment>
        <translation>
            <numerusform>Follow with this faction: {faction} (you hold %n)</numerusform>
            <numerusform>Follow with this faction: {faction} (you hold %n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Smash up to %n gnome(s) of value {value} in the row of {victim}</source>
        <extracomment>claim2.smash</extracomment>
        <translation>
            <numerusform>Smash up to %n gnome of value {value} in the row of {victim}</numerusform>
            <numerusform>Smash up to %n gnomes of value {value} in the row of {victim}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim 2 is for two players, not for %n</source>
        <extracomment>claim2.setup.seats</extracomment>
        <translation>
            <numerusform>Claim 2 is for two players, not for %n</numerusform>
            <numerusform>Claim 2 is for two players, not for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: the row of the loser has only %n such gnome(s)</source>
        <extracomment>claim2.smash-row</extracomment>
        <translation>
            <numerusform>Value {value}: the row of the loser has only %n such gnome</numerusform>
            <numerusform>Value {value}: the row of the loser has only %n such gnomes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: only %n giant(s) can smash, one gnome each</source>
        <extracomment>claim2.smash-giants</extracomment>
        <translation>
            <numerusform>Value {value}: only %n giant can smash, one gnome each</numerusform>
            <numerusform>Value {value}: only %n giants can smash, one gnome each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; the first difference is {higher} over {lower}</source>
        <extracomment>claim2.vote.higher</extracomment>
        <translation>
            <numerusform>%n card each; the first difference is {higher} over {lower}</numerusform>
            <numerusform>%n cards each; the first difference is {higher} over {lower}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each, all of equal values: no vote</source>
        <extracomment>claim2.vote.same</extracomment>
        <translation>
            <numerusform>%n card each, all of equal values: no vote</numerusform>
            <numerusform>%n cards each, all of equal values: no vote</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n card(s)</source>
        <extracomment>claim2.part.vote</extracomment>
        <translation>
            <numerusform>{faction}: %n card</numerusform>
            <numerusform>{faction}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equal votes, and %n supporting card(s) each</source>
        <extracomment>claim2.why.draw</extracomment>
        <translation>
            <numerusform>Equal votes, and %n supporting card each</numerusform>
            <numerusform>Equal votes, and %n supporting cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <extracomment>claim2.deck-tip</extracomment>
        <translation>
            <numerusform>Deck: %n card</numerusform>
            <numerusform>Deck: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s)</source>
        <extracomment>claim2.followers-tip</extracomment>
        <translation>
            <numerusform>Followers of {who}: %n card</numerusform>
            <numerusform>Followers of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s), known: {cards}</source>
        <extracomment>claim2.followers-known</extracomment>
        <translation>
            <numerusform>Followers of {who}: %n card, known: {cards}</numerusform>
            <numerusform>Followers of {who}: %n cards, known: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>claim2.cards</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (fits|fit)</source>
        <extracomment>claim2.hint-follow</extracomment>
        <translation>
            <numerusform>%n card fits</numerusform>
            <numerusform>%n cards fit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Smash %n gnome(s)</source>
        <extracomment>claim2.smash-some</extracomment>
        <translation>
            <numerusform>Smash %n gnome</numerusform>
            <numerusform>Smash %n gnomes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hand – {who}: %n card(s)</source>
        <extracomment>claim2.row-count</extracomment>
        <translation>
            <numerusform>Hand – {who}: %n card</numerusform>
            <numerusform>Hand – {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} takes up %n follower(s)</source>
        <extracomment>claim2.log.took-up</extracomment>
        <translation>
            <numerusform>{who} takes up %n follower</numerusform>
            <numerusform>{who} takes up %n followers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} smashes %n gnome(s) of value {value}: {victim}</source>
        <extracomment>claim2.log.smashed</extracomment>
        <translation>
            <numerusform>{who} smashes %n gnome of value {value}: {victim}</numerusform>
            <numerusform>{who} smashes %n gnomes of value {value}: {victim}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message numerus="yes">
        <source>%n computer player(s) cannot sit on {seats} seats: name one, or one a seat</source>
        <extracomment>cli.levels</extracomment>
        <translation>
            <numerusform>%n computer player cannot sit on {seats} seats: name one, or one a seat</numerusform>
            <numerusform>%n computer players cannot sit on {seats} seats: name one, or one a seat</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message numerus="yes">
        <source>and %n event(s) before</source>
        <extracomment>curtain.more</extracomment>
        <translation>
            <numerusform>and %n event before</numerusform>
            <numerusform>and %n events before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>data</name>
    <message numerus="yes">
        <source>%n further fault(s) of this file are not shown</source>
        <extracomment>data.more</extracomment>
        <translation>
            <numerusform>%n further fault of this file are not shown</numerusform>
            <numerusform>%n further faults of this file are not shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n zero byte(s); it is damaged</source>
        <extracomment>data.zeros</extracomment>
        <translation>
            <numerusform>The file holds %n zero byte; it is damaged</numerusform>
            <numerusform>The file holds %n zero bytes; it is damaged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The invisible character {code} may not stand in a file (%n time(s))</source>
        <extracomment>data.control</extracomment>
        <translation>
            <numerusform>The invisible character {code} may not stand in a file (%n time)</numerusform>
            <numerusform>The invisible character {code} may not stand in a file (%n times)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ghour</name>
    <message numerus="yes">
        <source>Each of the %n player(s) needs a deck</source>
        <extracomment>ghour.refuse.picks</extracomment>
        <translation>
            <numerusform>Each of the %n player needs a deck</numerusform>
            <numerusform>Each of the %n players needs a deck</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The recruiter fetches only %n more card(s)</source>
        <extracomment>ghour.refuse.draw-value</extracomment>
        <translation>
            <numerusform>The recruiter fetches only %n more card</numerusform>
            <numerusform>The recruiter fetches only %n more cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your base holds only %n card(s)</source>
        <extracomment>ghour.refuse.hand-limit</extracomment>
        <translation>
            <numerusform>Your base holds only %n card</numerusform>
            <numerusform>Your base holds only %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n active builder(s) must turn for it</source>
        <extracomment>ghour.refuse.builders</extracomment>
        <translation>
            <numerusform>%n active builder must turn for it</numerusform>
            <numerusform>%n active builders must turn for it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n trophy point(s) for it</source>
        <extracomment>ghour.refuse.threshold</extracomment>
        <translation>
            <numerusform>You need at least %n trophy point for it</numerusform>
            <numerusform>You need at least %n trophy points for it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The market takes %n for one</source>
        <extracomment>ghour.refuse.rate</extracomment>
        <translation>
            <numerusform>The market takes %n for one</numerusform>
            <numerusform>The market takes %n for one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n attack value(s)</source>
        <extracomment>ghour.v113.count</extracomment>
        <translation>
            <numerusform>%n attack value</numerusform>
            <numerusform>%n attack values</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>'{field}' is empty or longer than %n letter(s)</source>
        <extracomment>ghour.v120.length</extracomment>
        <translation>
            <numerusform>'{field}' is empty or longer than %n letter</numerusform>
            <numerusform>'{field}' is empty or longer than %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use 1 to %n letter(s).</source>
        <extracomment>ghour.v120.length.mend</extracomment>
        <translation>
            <numerusform>Use 1 to %n letter.</numerusform>
            <numerusform>Use 1 to %n letters.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n.</source>
        <extracomment>ghour.v302.many.mend, ghour.v303.many.mend, ghour.v305.many.mend</extracomment>
        <translation>
            <numerusform>Remove %n.</numerusform>
            <numerusform>Remove %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Add %n.</source>
        <extracomment>ghour.v303.few.mend, ghour.v305.few.mend</extracomment>
        <translation>
            <numerusform>Add %n.</numerusform>
            <numerusform>Add %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting base(s) (cost 20 gold) instead of one</source>
        <extracomment>ghour.v304.many</extracomment>
        <translation>
            <numerusform>%n starting base (cost 20 gold) instead of one</numerusform>
            <numerusform>%n starting bases (cost 20 gold) instead of one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>'{card}' and %n more cost {good}, but nothing in the deck yields it and there is no market</source>
        <extracomment>ghour.v308.more</extracomment>
        <translation>
            <numerusform>'{card}' and %n more cost {good}, but nothing in the deck yields it and there is no market</numerusform>
            <numerusform>'{card}' and %n more cost {good}, but nothing in the deck yields it and there is no market</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) besides the starting base yield goods when turned</source>
        <extracomment>ghour.v314.few</extracomment>
        <translation>
            <numerusform>only %n card besides the starting base yield goods when turned</numerusform>
            <numerusform>only %n cards besides the starting base yield goods when turned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Field of {who}: %n card(s)</source>
        <extracomment>ghour.field-tip</extracomment>
        <translation>
            <numerusform>Field of {who}: %n card</numerusform>
            <numerusform>Field of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Colony of {who}: %n card(s) face-down</source>
        <extracomment>ghour.colony-tip</extracomment>
        <translation>
            <numerusform>Colony of {who}: %n card face-down</numerusform>
            <numerusform>Colony of {who}: %n cards face-down</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Graveyard of {who}: %n card(s)</source>
        <extracomment>ghour.grave-tip, ghour.looking-grave</extracomment>
        <translation>
            <numerusform>Graveyard of {who}: %n card</numerusform>
            <numerusform>Graveyard of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Recruits %n card(s)</source>
        <extracomment>ghour.recruits</extracomment>
        <translation>
            <numerusform>Recruits %n card</numerusform>
            <numerusform>Recruits %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Named as an axe's next line (%n)</source>
        <extracomment>ghour.overflows</extracomment>
        <translation>
            <numerusform>Named as an axe's next line (%n)</numerusform>
            <numerusform>Named as an axe's next line (%n)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>ghour.left</extracomment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>ghour.points</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Trophies of {who}: %n card(s)</source>
        <extracomment>ghour.looking-trophies</extracomment>
        <translation>
            <numerusform>Trophies of {who}: %n card</numerusform>
            <numerusform>Trophies of {who}: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>tied %n time(s): once more</source>
        <extracomment>ghour.signs-tied</extracomment>
        <translation>
            <numerusform>tied %n time: once more</numerusform>
            <numerusform>tied %n times: once more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n helper(s) turn it straighter</source>
        <extracomment>ghour.helping</extracomment>
        <translation>
            <numerusform>%n helper turn it straighter</numerusform>
            <numerusform>%n helpers turn it straighter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n TP</source>
        <extracomment>ghour.threshold</extracomment>
        <translation>
            <numerusform>you have %n TP</numerusform>
            <numerusform>you have %n TP</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ripe in %n day(s)</source>
        <extracomment>ghour.timer</extracomment>
        <translation>
            <numerusform>Ripe in %n day</numerusform>
            <numerusform>Ripe in %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) milled from the Colony</source>
        <extracomment>ghour.base-milled</extracomment>
        <translation>
            <numerusform>%n card milled from the Colony</numerusform>
            <numerusform>%n cards milled from the Colony</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded unseen</source>
        <extracomment>ghour.base-discarded</extracomment>
        <translation>
            <numerusform>%n card discarded unseen</numerusform>
            <numerusform>%n cards discarded unseen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s) off the pile</source>
        <extracomment>ghour.do-cut</extracomment>
        <translation>
            <numerusform>Lift %n card off the pile</numerusform>
            <numerusform>Lift %n cards off the pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <extracomment>ghour.do-draw</extracomment>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n card(s)</source>
        <extracomment>ghour.do-attack</extracomment>
        <translation>
            <numerusform>Attack with %n card</numerusform>
            <numerusform>Attack with %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to {name}</source>
        <extracomment>ghour.do-split</extracomment>
        <translation>
            <numerusform>%n to {name}</numerusform>
            <numerusform>%n to {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Mill %n card(s) of the Colony</source>
        <extracomment>ghour.do-mill</extracomment>
        <translation>
            <numerusform>Mill %n card of the Colony</numerusform>
            <numerusform>Mill %n cards of the Colony</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>gold_and_rum</name>
    <message numerus="yes">
        <source>You cannot lay that number of these: {kind}. You hold %n</source>
        <extracomment>gold_and_rum.refused.too-many</extracomment>
        <translation>
            <numerusform>You cannot lay that number of these: {kind}. You hold %n</numerusform>
            <numerusform>You cannot lay that number of these: {kind}. You hold %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These are %n warrior card(s); the game is dealt with {wanted}</source>
        <extracomment>gold_and_rum.content.total</extracomment>
        <translation>
            <numerusform>These are %n warrior card; the game is dealt with {wanted}</numerusform>
            <numerusform>These are %n warrior cards; the game is dealt with {wanted}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The table for %n player(s) stands here already, in line {line}</source>
        <extracomment>gold_and_rum.content.seats-twice</extracomment>
        <translation>
            <numerusform>The table for %n player stands here already, in line {line}</numerusform>
            <numerusform>The table for %n players stands here already, in line {line}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no table for %n player(s)</source>
        <extracomment>gold_and_rum.content.seats-missing</extracomment>
        <translation>
            <numerusform>There is no table for %n player</numerusform>
            <numerusform>There is no table for %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are points for %n battle(s), and four battles in a round</source>
        <extracomment>gold_and_rum.content.points</extracomment>
        <translation>
            <numerusform>There are points for %n battle, and four battles in a round</numerusform>
            <numerusform>There are points for %n battles, and four battles in a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>gold_and_rum.points</extracomment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>gold_and_rum.cards</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile}: {top} on top, %n warrior card(s)</source>
        <extracomment>gold_and_rum.pile-tip</extracomment>
        <translation>
            <numerusform>Pile {pile}: {top} on top, %n warrior card</numerusform>
            <numerusform>Pile {pile}: {top} on top, %n warrior cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the airship took %n goblin(s) aboard</source>
        <extracomment>gold_and_rum.flew</extracomment>
        <translation>
            <numerusform>the airship took %n goblin aboard</numerusform>
            <numerusform>the airship took %n goblins aboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war machine(s) without a goblin</source>
        <extracomment>gold_and_rum.idle</extracomment>
        <translation>
            <numerusform>%n war machine without a goblin</numerusform>
            <numerusform>%n war machines without a goblin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>gold_and_rum.won-points</extracomment>
        <translation>
            <numerusform>+%n point</numerusform>
            <numerusform>+%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <extracomment>gold_and_rum.your-cards</extracomment>
        <translation>
            <numerusform>Your hand: %n card</numerusform>
            <numerusform>Your hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{race}: %n card(s) in the hands</source>
        <extracomment>gold_and_rum.race-tip</extracomment>
        <translation>
            <numerusform>{race}: %n card in the hands</numerusform>
            <numerusform>{race}: %n cards in the hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fly with %n goblin(s)</source>
        <extracomment>gold_and_rum.do-airship</extracomment>
        <translation>
            <numerusform>Fly with %n goblin</numerusform>
            <numerusform>Fly with %n goblins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile} goes to {who}: %n card(s).</source>
        <extracomment>gold_and_rum.log.taken</extracomment>
        <translation>
            <numerusform>Pile {pile} goes to {who}: %n card.</numerusform>
            <numerusform>Pile {pile} goes to {who}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n giants quarrel and leave</source>
        <extracomment>gold_and_rum.log.giants</extracomment>
        <translation>
            <numerusform>{who}: %n giants quarrel and leave</numerusform>
            <numerusform>{who}: %n giants quarrel and leave</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {number}: {race}, %n point(s)</source>
        <extracomment>gold_and_rum.log.battle</extracomment>
        <translation>
            <numerusform>Battle {number}: {race}, %n point</numerusform>
            <numerusform>Battle {number}: {race}, %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} lays mercenaries: %n</source>
        <extracomment>gold_and_rum.log.laid</extracomment>
        <translation>
            <numerusform>{who} lays mercenaries: %n</numerusform>
            <numerusform>{who} lays mercenaries: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: the airship flies with %n goblin(s)</source>
        <extracomment>gold_and_rum.log.flew</extracomment>
        <translation>
            <numerusform>{who}: the airship flies with %n goblin</numerusform>
            <numerusform>{who}: the airship flies with %n goblins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s)</source>
        <extracomment>gold_and_rum.log.scored</extracomment>
        <translation>
            <numerusform>{who}: +%n point</numerusform>
            <numerusform>{who}: +%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s) by the favourite</source>
        <extracomment>gold_and_rum.log.scored-favourite</extracomment>
        <translation>
            <numerusform>{who}: +%n point by the favourite</numerusform>
            <numerusform>{who}: +%n points by the favourite</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n game(s) at one table</source>
        <extracomment>home.tagline</extracomment>
        <translation>
            <numerusform>%n game at one table</numerusform>
            <numerusform>%n games at one table</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>home.minutes</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}: {players} players, about %n minutes</source>
        <extracomment>home.board</extracomment>
        <translation>
            <numerusform>{title}: {players} players, about %n minutes</numerusform>
            <numerusform>{title}: {players} players, about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>orcz</name>
    <message numerus="yes">
        <source>Share out %n slave(s) among those who fought</source>
        <extracomment>orcz.ask.share</extracomment>
        <translation>
            <numerusform>Share out %n slave among those who fought</numerusform>
            <numerusform>Share out %n slaves among those who fought</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let others pay %n slave(s), or nobody</source>
        <extracomment>orcz.ask.charge</extracomment>
        <translation>
            <numerusform>Let others pay %n slave, or nobody</numerusform>
            <numerusform>Let others pay %n slaves, or nobody</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining line(s) can only be completed with a hero in one of them</source>
        <extracomment>orcz.warn.needs-hero</extracomment>
        <translation>
            <numerusform>Your %n remaining line can only be completed with a hero in one of them</numerusform>
            <numerusform>Your %n remaining lines can only be completed with a hero in one of them</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orcz is for 2 to 4 warlords, not for %n</source>
        <extracomment>orcz.no.seats</extracomment>
        <translation>
            <numerusform>Orcz is for 2 to 4 warlords, not for %n</numerusform>
            <numerusform>Orcz is for 2 to 4 warlords, not for %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{field}: full. Narrow Passes: at most %n line(s) on a field</source>
        <extracomment>orcz.no.full</extracomment>
        <translation>
            <numerusform>{field}: full. Narrow Passes: at most %n line on a field</numerusform>
            <numerusform>{field}: full. Narrow Passes: at most %n lines on a field</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <extracomment>orcz.kind.cavalry</extracomment>
        <translation>
            <numerusform>%n cavalry</numerusform>
            <numerusform>%n cavalry</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <extracomment>orcz.kind.archers</extracomment>
        <translation>
            <numerusform>%n archers</numerusform>
            <numerusform>%n archers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hero(es)</source>
        <extracomment>orcz.kind.hero</extracomment>
        <translation>
            <numerusform>%n hero</numerusform>
            <numerusform>%n heroes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The opponent {word} is missing; this field has %n of 6</source>
        <extracomment>orcz.fault.missing-opponent</extracomment>
        <translation>
            <numerusform>The opponent {word} is missing; this field has %n of 6</numerusform>
            <numerusform>The opponent {word} is missing; this field has %n of 6</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The event {word} is missing; there are %n of 24</source>
        <extracomment>orcz.fault.missing-event</extracomment>
        <translation>
            <numerusform>The event {word} is missing; there are %n of 24</numerusform>
            <numerusform>The event {word} is missing; there are %n of 24</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <extracomment>orcz.lines-there</extracomment>
        <translation>
            <numerusform>%n line</numerusform>
            <numerusform>%n lines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>places, %n to go</source>
        <extracomment>orcz.sub-places</extracomment>
        <translation>
            <numerusform>places, %n to go</numerusform>
            <numerusform>places, %n to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to place</source>
        <extracomment>orcz.sub-left</extracomment>
        <translation>
            <numerusform>%n line to place</numerusform>
            <numerusform>%n lines to place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s)</source>
        <extracomment>orcz.sub-slaves</extracomment>
        <translation>
            <numerusform>%n slave</numerusform>
            <numerusform>%n slaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s) to go: carry one to a shield</source>
        <extracomment>orcz.slave-tip</extracomment>
        <translation>
            <numerusform>%n slave to go: carry one to a shield</numerusform>
            <numerusform>%n slaves to go: carry one to a shield</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to go; a tile may be dragged there at once</source>
        <extracomment>orcz.hint-field</extracomment>
        <translation>
            <numerusform>%n line to go; a tile may be dragged there at once</numerusform>
            <numerusform>%n lines to go; a tile may be dragged there at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {to} %n slave(s)</source>
        <extracomment>orcz.loot</extracomment>
        <translation>
            <numerusform>{who} pays {to} %n slave</numerusform>
            <numerusform>{who} pays {to} %n slaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{large} × %n warlord(s)</source>
        <extracomment>orcz.need-of</extracomment>
        <translation>
            <numerusform>{large} × %n warlord</numerusform>
            <numerusform>{large} × %n warlords</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and takes %n slave(s)</source>
        <extracomment>orcz.leader-takes</extracomment>
        <translation>
            <numerusform>{who} leads and takes %n slave</numerusform>
            <numerusform>{who} leads and takes %n slaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and pays %n slave(s)</source>
        <extracomment>orcz.leader-pays</extracomment>
        <translation>
            <numerusform>{who} leads and pays %n slave</numerusform>
            <numerusform>{who} leads and pays %n slaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and hands %n slave(s) to the others</source>
        <extracomment>orcz.must-share</extracomment>
        <translation>
            <numerusform>and hands %n slave to the others</numerusform>
            <numerusform>and hands %n slaves to the others</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and may charge others %n slave(s)</source>
        <extracomment>orcz.may-charge</extracomment>
        <translation>
            <numerusform>and may charge others %n slave</numerusform>
            <numerusform>and may charge others %n slaves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The war is over; %n field(s) (was|were) conquered</source>
        <extracomment>orcz.log.ended</extracomment>
        <translation>
            <numerusform>The war is over; %n field was conquered</numerusform>
            <numerusform>The war is over; %n fields were conquered</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message numerus="yes">
        <source>found in %n place(s)</source>
        <extracomment>rules.found</extracomment>
        <translation>
            <numerusform>found in %n place</numerusform>
            <numerusform>found in %n places</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}, found in %n place(s)</source>
        <extracomment>rules.row</extracomment>
        <translation>
            <numerusform>{title}, found in %n place</numerusform>
            <numerusform>{title}, found in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message numerus="yes">
        <source>{title}  ·  %n seat(s)</source>
        <extracomment>setup.where</extracomment>
        <translation>
            <numerusform>{title}  ·  %n seat</numerusform>
            <numerusform>{title}  ·  %n seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>table</name>
    <message numerus="yes">
        <source>Skip the other %n</source>
        <extracomment>table.told-all</extracomment>
        <translation>
            <numerusform>Skip the other %n</numerusform>
            <numerusform>Skip the other %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message numerus="yes">
        <source>{sets} · %n card(s)</source>
        <extracomment>workshop.where</extracomment>
        <translation>
            <numerusform>{sets} · %n card</numerusform>
            <numerusform>{sets} · %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>workshop.found</extracomment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <extracomment>workshop.n-errors</extracomment>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>workshop.n-warnings</extracomment>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound card(s)</source>
        <extracomment>workshop.n-sound</extracomment>
        <translation>
            <numerusform>%n sound card</numerusform>
            <numerusform>%n sound cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title} · {pages} pages · %n card(s)</source>
        <extracomment>workshop.proof-where</extracomment>
        <translation>
            <numerusform>{title} · {pages} pages · %n card</numerusform>
            <numerusform>{title} · {pages} pages · %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) of the search</source>
        <extracomment>workshop.what-found</extracomment>
        <translation>
            <numerusform>The %n card of the search</numerusform>
            <numerusform>The %n cards of the search</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>flavour left out on %n card(s): {name}</source>
        <extracomment>workshop.check-flavour</extracomment>
        <translation>
            <numerusform>flavour left out on %n card: {name}</numerusform>
            <numerusform>flavour left out on %n cards: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s): {name}</source>
        <extracomment>workshop.check-unknown</extracomment>
        <translation>
            <numerusform>%n unknown card: {name}</numerusform>
            <numerusform>%n unknown cards: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in both alike</source>
        <extracomment>workshop.same</extracomment>
        <translation>
            <numerusform>%n card in both alike</numerusform>
            <numerusform>%n cards in both alike</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Ghour · round {number} · %n player(s)</source>
        <extracomment>workshop.tournament-where</extracomment>
        <translation>
            <numerusform>Ghour · round {number} · %n player</numerusform>
            <numerusform>Ghour · round {number} · %n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winner</source>
        <extracomment>workshop.points-are</extracomment>
        <translation>
            <numerusform>%n point for the winner</numerusform>
            <numerusform>%n points for the winner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>“{name}” (%n card(s)) was left unsaved when the program ended. Go on with it?</source>
        <extracomment>workshop.draft</extracomment>
        <translation>
            <numerusform>“{name}” (%n card) was left unsaved when the program ended. Go on with it?</numerusform>
            <numerusform>“{name}” (%n cards) was left unsaved when the program ended. Go on with it?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the clipboard</source>
        <extracomment>workshop.copied</extracomment>
        <translation>
            <numerusform>%n card on the clipboard</numerusform>
            <numerusform>%n cards on the clipboard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read; without (it|them) the list holds {cards} cards</source>
        <extracomment>workshop.import-lost</extracomment>
        <translation>
            <numerusform>%n line could not be read; without it the list holds {cards} cards</numerusform>
            <numerusform>%n lines could not be read; without them the list holds {cards} cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), every line read</source>
        <extracomment>workshop.import-read</extracomment>
        <translation>
            <numerusform>%n card, every line read</numerusform>
            <numerusform>%n cards, every line read</numerusform>
        </translation>
    </message>
</context>
</TS>
