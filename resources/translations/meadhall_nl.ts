<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>armadora</name>
    <message>
        <source>Your turn: a warrior or palisades</source>
        <extracomment>armadora.turn</extracomment>
        <translation>Jij bent aan zet: een krijger of palissades</translation>
    </message>
    <message>
        <source>Your turn: warrior, palisades or reinforcement</source>
        <extracomment>armadora.turn-advanced</extracomment>
        <translation>Jij bent aan zet: krijger, palissades of versterking</translation>
    </message>
    <message>
        <source>Now lay a warrior, place palisades or a reinforcement</source>
        <extracomment>armadora.after-power</extracomment>
        <translation>Leg nu een krijger, palissades of een versterking</translation>
    </message>
    <message>
        <source>Now lay a warrior face down</source>
        <extracomment>armadora.after-goblin</extracomment>
        <translation>Leg nu een krijger gedekt neer</translation>
    </message>
    <message>
        <source>You have nothing left to do but pass</source>
        <extracomment>armadora.only-pass</extracomment>
        <translation>Je kunt alleen nog passen</translation>
    </message>
    <message>
        <source>Place a second palisade, or leave it at one</source>
        <extracomment>armadora.second-palisade</extracomment>
        <translation>Plaats een tweede palissade, of laat het bij één</translation>
    </message>
    <message>
        <source>Place a third palisade, or leave it at two</source>
        <extracomment>armadora.third-palisade</extracomment>
        <translation>Plaats een derde palissade, of laat het bij twee</translation>
    </message>
    <message>
        <source>The third palisade costs your power token</source>
        <extracomment>armadora.costs-token</extracomment>
        <translation>De derde palissade kost je krachtfiche</translation>
    </message>
    <message>
        <source>Armadora is for two to four players, not for {seats}</source>
        <extracomment>armadora.setup-seats</extracomment>
        <translation>Armadora is voor twee tot vier spelers, niet voor {seats}</translation>
    </message>
    <message>
        <source>Armadora knows no option {option}</source>
        <extracomment>armadora.setup-option</extracomment>
        <translation>Armadora kent geen optie {option}</translation>
    </message>
    <message>
        <source>There is no seat {number} to begin</source>
        <extracomment>armadora.setup-first</extracomment>
        <translation>Er is geen plaats {number} om te beginnen</translation>
    </message>
    <message>
        <source>{picks} races were chosen for {seats} players</source>
        <extracomment>armadora.setup-picks</extracomment>
        <translation>Er zijn {picks} rassen gekozen voor {seats} spelers</translation>
    </message>
    <message>
        <source>In the advanced game the races are dealt by lot</source>
        <extracomment>armadora.setup-by-lot</extracomment>
        <translation>In het gevorderde spel worden de rassen geloot</translation>
    </message>
    <message>
        <source>There is no race called {race}</source>
        <extracomment>armadora.setup-race</extracomment>
        <translation>Er is geen ras {race}</translation>
    </message>
    <message>
        <source>{race}: chosen twice; the warriors of a race make one army only</source>
        <extracomment>armadora.setup-race-twice</extracomment>
        <translation>{race}: twee keer gekozen; de krijgers van een ras vormen maar één leger</translation>
    </message>
    <message>
        <source>Armadora knows no such action</source>
        <extracomment>armadora.unknown-action</extracomment>
        <translation>Armadora kent zo’n zet niet</translation>
    </message>
    <message>
        <source>This cannot be read as an action of Armadora</source>
        <extracomment>armadora.unreadable</extracomment>
        <translation>Dit is niet te lezen als zet van Armadora</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>armadora.over</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>There is no seat {number}</source>
        <extracomment>armadora.no-such-seat</extracomment>
        <translation>Er is geen plaats {number}</translation>
    </message>
    <message>
        <source>Who has passed takes no further turn</source>
        <extracomment>armadora.has-passed</extracomment>
        <translation>Wie gepast heeft, doet geen zet meer</translation>
    </message>
    <message>
        <source>It is another player's turn: {seat}</source>
        <extracomment>armadora.not-your-turn</extracomment>
        <translation>Een ander is aan zet: {seat}</translation>
    </message>
    <message>
        <source>First end your palisades: place one more or leave it at that</source>
        <extracomment>armadora.building</extracomment>
        <translation>Maak eerst je palissades af: plaats er nog een of laat het hierbij</translation>
    </message>
    <message>
        <source>There is nothing to end: no palisade is placed yet</source>
        <extracomment>armadora.done-before-first</extracomment>
        <translation>Er valt niets af te ronden: er staat nog geen palissade</translation>
    </message>
    <message>
        <source>After the open warrior you must lay one face down</source>
        <extracomment>armadora.goblin-goes-on</extracomment>
        <translation>Na de open krijger moet je er een gedekt leggen</translation>
    </message>
    <message>
        <source>After a power you must act; you cannot pass</source>
        <extracomment>armadora.pass-after-power</extracomment>
        <translation>Na een kracht moet je een zet doen; passen kan niet</translation>
    </message>
    <message>
        <source>The base game has neither reinforcements nor powers</source>
        <extracomment>armadora.advanced-only</extracomment>
        <translation>Het basisspel heeft geen versterkingen of krachten</translation>
    </message>
    <message>
        <source>You have no warriors left</source>
        <extracomment>armadora.reserve-empty</extracomment>
        <translation>Je hebt geen krijgers meer</translation>
    </message>
    <message>
        <source>There is no such square; squares are called a1 to {last}</source>
        <extracomment>armadora.no-such-square</extracomment>
        <translation>Dat vak bestaat niet; vakken heten a1 tot {last}</translation>
    </message>
    <message>
        <source>{square} is a mine; warriors stand on land</source>
        <extracomment>armadora.mine</extracomment>
        <translation>{square} is een mijn; krijgers staan op land</translation>
    </message>
    <message>
        <source>There is a warrior on {square} already</source>
        <extracomment>armadora.occupied</extracomment>
        <translation>Op {square} staat al een krijger</translation>
    </message>
    <message>
        <source>You have no warrior of strength {strength} left</source>
        <extracomment>armadora.no-such-strength</extracomment>
        <translation>Je hebt geen krijger met kracht {strength} meer</translation>
    </message>
    <message>
        <source>There is no such line; palisades stand between two neighbouring squares, never on the border</source>
        <extracomment>armadora.no-such-line</extracomment>
        <translation>Die lijn bestaat niet; palissades staan tussen twee buurvakken, nooit op de rand</translation>
    </message>
    <message>
        <source>You have just placed a palisade on {line}</source>
        <extracomment>armadora.line-twice</extracomment>
        <translation>Op {line} heb je net een palissade gezet</translation>
    </message>
    <message>
        <source>There are no palisades left</source>
        <extracomment>armadora.supply-empty</extracomment>
        <translation>Er zijn geen palissades meer</translation>
    </message>
    <message>
        <source>There is a palisade on {line} already</source>
        <extracomment>armadora.line-taken</extracomment>
        <translation>Op {line} staat al een palissade</translation>
    </message>
    <message numerus="yes">
        <source>This would close a territory of %n square(s); at least {least} are needed</source>
        <extracomment>armadora.too-small</extracomment>
        <translation>
            <numerusform>Dit zou een gebied van %n vak afsluiten; er zijn er minstens {least} nodig</numerusform>
            <numerusform>Dit zou een gebied van %n vakken afsluiten; er zijn er minstens {least} nodig</numerusform>
        </translation>
    </message>
    <message>
        <source>You have used your reinforcement</source>
        <extracomment>armadora.reinforcement-used</extracomment>
        <translation>Je hebt je versterking al gebruikt</translation>
    </message>
    <message>
        <source>The reinforcement goes to a warrior of your own</source>
        <extracomment>armadora.reinforce-own</extracomment>
        <translation>De versterking gaat naar een eigen krijger</translation>
    </message>
    <message numerus="yes">
        <source>This territory is not full: %n square(s) are free</source>
        <extracomment>armadora.not-full</extracomment>
        <translation>
            <numerusform>Dit gebied is niet vol: %n vak is vrij</numerusform>
            <numerusform>Dit gebied is niet vol: %n vakken zijn vrij</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a reinforcement in this territory already</source>
        <extracomment>armadora.reinforced-already</extracomment>
        <translation>In dit gebied is al een versterking</translation>
    </message>
    <message>
        <source>This power belongs to another race: {race}</source>
        <extracomment>armadora.other-race</extracomment>
        <translation>Deze kracht hoort bij een ander ras: {race}</translation>
    </message>
    <message>
        <source>You have no power token left</source>
        <extracomment>armadora.no-token</extracomment>
        <translation>Je hebt geen krachtfiche meer</translation>
    </message>
    <message>
        <source>You have used your power this turn</source>
        <extracomment>armadora.second-power</extracomment>
        <translation>Je hebt deze beurt je kracht al gebruikt</translation>
    </message>
    <message>
        <source>You may look at a warrior of an opponent only</source>
        <extracomment>armadora.peek-foe</extracomment>
        <translation>Je mag alleen een krijger van een tegenstander bekijken</translation>
    </message>
    <message>
        <source>This warrior lies face up</source>
        <extracomment>armadora.peek-open</extracomment>
        <translation>Deze krijger ligt open</translation>
    </message>
    <message>
        <source>You may shoot at a warrior of an opponent only</source>
        <extracomment>armadora.shoot-foe</extracomment>
        <translation>Je mag alleen op een krijger van een tegenstander schieten</translation>
    </message>
    <message>
        <source>None of your elves stands in this territory</source>
        <extracomment>armadora.shoot-no-elf</extracomment>
        <translation>Er staat geen elf van jou in dit gebied</translation>
    </message>
    <message>
        <source>This territory is full; nobody can be shot at here any more</source>
        <extracomment>armadora.shoot-full</extracomment>
        <translation>Dit gebied is vol; hier kan niemand meer beschoten worden</translation>
    </message>
    <message>
        <source>A power comes before an action, and you have none left</source>
        <extracomment>armadora.power-without-action</extracomment>
        <translation>Een kracht komt vóór een zet, en je hebt geen zet meer</translation>
    </message>
    <message>
        <source>This power needs two warriors in your reserve and two free squares</source>
        <extracomment>armadora.goblin-needs-two</extracomment>
        <translation>Voor deze kracht heb je twee krijgers in reserve en twee vrije vakken nodig</translation>
    </message>
    <message>
        <source>Territory {first} to {last}</source>
        <extracomment>armadora.pile</extracomment>
        <translation>Gebied {first} tot {last}</translation>
    </message>
    <message>
        <source>Territory {first} to {last}, shared</source>
        <extracomment>armadora.pile-shared</extracomment>
        <translation>Gebied {first} tot {last}, gedeeld</translation>
    </message>
    <message>
        <source>Equal gold ({gold}); comparing piles, number {place} in size decides: {mine} against {other}</source>
        <extracomment>armadora.why-piles</extracomment>
        <translation>Evenveel goud ({gold}); bij de stapels beslist nummer {place} in grootte: {mine} tegen {other}</translation>
    </message>
    <message>
        <source>Equal gold ({gold}) and equal piles: the victory is shared</source>
        <extracomment>armadora.why-shared</extracomment>
        <translation>Evenveel goud ({gold}) en gelijke stapels: de overwinning wordt gedeeld</translation>
    </message>
    <message>
        <source>Nobody has gold: the victory is shared</source>
        <extracomment>armadora.why-no-gold</extracomment>
        <translation>Niemand heeft goud: de overwinning wordt gedeeld</translation>
    </message>
    <message>
        <source>The board and armies in this save cannot be read</source>
        <extracomment>armadora.fault-embedded</extracomment>
        <translation>Het bord en de legers in dit opgeslagen spel zijn niet te lezen</translation>
    </message>
    <message>
        <source>{what}: {value} is not between {low} and {high}</source>
        <extracomment>armadora.fault-range</extracomment>
        <translation>{what}: {value} ligt niet tussen {low} en {high}</translation>
    </message>
    <message>
        <source>Write a number from {low} to {high}</source>
        <extracomment>armadora.fault-range.mend</extracomment>
        <translation>Schrijf een getal van {low} tot {high}</translation>
    </message>
    <message>
        <source>There are {piles} piles of gold for {mines} mines</source>
        <extracomment>armadora.fault-piles</extracomment>
        <translation>Er zijn {piles} stapels goud voor {mines} mijnen</translation>
    </message>
    <message>
        <source>Give each mine one pile</source>
        <extracomment>armadora.fault-piles.mend</extracomment>
        <translation>Geef elke mijn één stapel</translation>
    </message>
    <message>
        <source>There is no square {square}</source>
        <extracomment>armadora.fault-square</extracomment>
        <translation>Er is geen vak {square}</translation>
    </message>
    <message>
        <source>Squares are called a1 to {last}</source>
        <extracomment>armadora.fault-square.mend</extracomment>
        <translation>Vakken heten a1 tot {last}</translation>
    </message>
    <message>
        <source>The mine {square} is named twice</source>
        <extracomment>armadora.fault-mine-twice</extracomment>
        <translation>De mijn {square} is twee keer genoemd</translation>
    </message>
    <message>
        <source>Remove one {square}</source>
        <extracomment>armadora.fault-mine-twice.mend</extracomment>
        <translation>Haal één {square} weg</translation>
    </message>
    <message>
        <source>The mines {square} and {other} are neighbours</source>
        <extracomment>armadora.fault-mines-touch</extracomment>
        <translation>De mijnen {square} en {other} zijn buren</translation>
    </message>
    <message>
        <source>Move {square} away from {other}</source>
        <extracomment>armadora.fault-mines-touch.mend</extracomment>
        <translation>Zet {square} verder van {other}</translation>
    </message>
    <message>
        <source>An army needs strengths from 1 upwards without a gap</source>
        <extracomment>armadora.fault-strengths</extracomment>
        <translation>Een leger heeft krachten vanaf 1 zonder gat nodig</translation>
    </message>
    <message>
        <source>Name every strength from 1 to the highest</source>
        <extracomment>armadora.fault-strengths.mend</extracomment>
        <translation>Noem elke kracht van 1 tot de hoogste</translation>
    </message>
    <message>
        <source>There must be one army for each of 2, 3 and 4 players</source>
        <extracomment>armadora.fault-armies</extracomment>
        <translation>Er moet één leger zijn voor elk van 2, 3 en 4 spelers</translation>
    </message>
    <message>
        <source>Name players 2, 3 and 4 once each</source>
        <extracomment>armadora.fault-armies.mend</extracomment>
        <translation>Noem 2, 3 en 4 spelers elk één keer</translation>
    </message>
    <message>
        <source>There must be four different races</source>
        <extracomment>armadora.fault-races</extracomment>
        <translation>Er moeten vier verschillende rassen zijn</translation>
    </message>
    <message>
        <source>Name orc, goblin, elf and mage once each</source>
        <extracomment>armadora.fault-races.mend</extracomment>
        <translation>Noem orc, goblin, elf en mage elk één keer</translation>
    </message>
    <message numerus="yes">
        <source>Basic game  ·  %n player(s)</source>
        <extracomment>armadora.where-basic</extracomment>
        <translation>
            <numerusform>Basisspel  ·  %n speler</numerusform>
            <numerusform>Basisspel  ·  %n spelers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advanced game  ·  %n player(s)</source>
        <extracomment>armadora.where-advanced</extracomment>
        <translation>
            <numerusform>Gevorderd spel  ·  %n speler</numerusform>
            <numerusform>Gevorderd spel  ·  %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Palisades</source>
        <extracomment>armadora.palisades</extracomment>
        <translation>Palissades</translation>
    </message>
    <message>
        <source>Palisades left: {left}. Drag one onto a line</source>
        <extracomment>armadora.palisades-tip</extracomment>
        <translation>Palissades over: {left}. Sleep er een naar een lijn</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>armadora.territories</extracomment>
        <translation>Gebieden</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <extracomment>armadora.territory</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Whole board</source>
        <extracomment>armadora.territory-one</extracomment>
        <translation>Hele bord</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), {free} free</source>
        <extracomment>armadora.territory-free</extracomment>
        <translation>
            <numerusform>%n vak, {free} vrij</numerusform>
            <numerusform>%n vakken, {free} vrij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), full</source>
        <extracomment>armadora.territory-full</extracomment>
        <translation>
            <numerusform>%n vak, vol</numerusform>
            <numerusform>%n vakken, vol</numerusform>
        </translation>
    </message>
    <message>
        <source>to {who}</source>
        <extracomment>armadora.won-by</extracomment>
        <translation>voor {who}</translation>
    </message>
    <message>
        <source>shared: {who}</source>
        <extracomment>armadora.won-shared</extracomment>
        <translation>gedeeld: {who}</translation>
    </message>
    <message>
        <source>nobody's</source>
        <extracomment>armadora.won-nobody</extracomment>
        <translation>van niemand</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <extracomment>armadora.reserve</extracomment>
        <translation>Je reserve</translation>
    </message>
    <message>
        <source>nobody's reserve is open</source>
        <extracomment>armadora.reserve-closed</extracomment>
        <translation>niemands reserve ligt open</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>armadora.tokens</extracomment>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>reinforcement</source>
        <extracomment>armadora.flag</extracomment>
        <translation>versterking</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <extracomment>armadora.done</extracomment>
        <translation>Hier laten</translation>
    </message>
    <message>
        <source>Pass for good</source>
        <extracomment>armadora.pass</extracomment>
        <translation>Definitief passen</translation>
    </message>
    <message>
        <source>You take no further turn in this game (AR-8.2)</source>
        <extracomment>armadora.pass-tip</extracomment>
        <translation>Je doet dit spel geen zet meer (AR-8.2)</translation>
    </message>
    <message>
        <source>drag a warrior onto land, or a palisade onto a line</source>
        <extracomment>armadora.hint-drag</extracomment>
        <translation>sleep een krijger naar land, of een palissade naar een lijn</translation>
    </message>
    <message>
        <source>choose a square for strength {strength}</source>
        <extracomment>armadora.hint-square</extracomment>
        <translation>kies een vak voor kracht {strength}</translation>
    </message>
    <message>
        <source>choose a line</source>
        <extracomment>armadora.hint-line</extracomment>
        <translation>kies een lijn</translation>
    </message>
    <message>
        <source>{power}: {says}</source>
        <extracomment>armadora.hint-power</extracomment>
        <translation>{power}: {says}</translation>
    </message>
    <message>
        <source>choose a warrior of your own in a full territory</source>
        <extracomment>armadora.hint-flag</extracomment>
        <translation>kies een eigen krijger in een vol gebied</translation>
    </message>
    <message>
        <source>The warrior on {square}: strength {strength}</source>
        <extracomment>armadora.peek-shown</extracomment>
        <translation>De krijger op {square}: kracht {strength}</translation>
    </message>
    <message>
        <source>shown this once: remember it</source>
        <extracomment>armadora.peek-once</extracomment>
        <translation>alleen nu te zien: onthoud het</translation>
    </message>
    <message>
        <source>{race}, to move</source>
        <extracomment>armadora.sub-moves</extracomment>
        <translation>{race}, aan zet</translation>
    </message>
    <message>
        <source>{race}</source>
        <extracomment>armadora.sub</extracomment>
        <translation>{race}</translation>
    </message>
    <message>
        <source>{race}, with {partner}</source>
        <extracomment>armadora.sub-team</extracomment>
        <translation>{race}, met {partner}</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>armadora.out</extracomment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>{square}: free</source>
        <extracomment>armadora.square-empty</extracomment>
        <translation>{square}: vrij</translation>
    </message>
    <message>
        <source>{square}: mine, {gold} gold</source>
        <extracomment>armadora.square-mine</extracomment>
        <translation>{square}: mijn, {gold} goud</translation>
    </message>
    <message>
        <source>{square}: {who}, face down</source>
        <extracomment>armadora.square-hidden</extracomment>
        <translation>{square}: {who}, gedekt</translation>
    </message>
    <message>
        <source>{square}: {who}, strength {strength}</source>
        <extracomment>armadora.square-known</extracomment>
        <translation>{square}: {who}, kracht {strength}</translation>
    </message>
    <message>
        <source>{what}; tokens: {tokens}</source>
        <extracomment>armadora.square-tokens</extracomment>
        <translation>{what}; fiches: {tokens}</translation>
    </message>
    <message>
        <source>{line}: a palisade may stand here</source>
        <extracomment>armadora.line-open</extracomment>
        <translation>{line}: hier mag een palissade staan</translation>
    </message>
    <message>
        <source>{line}: no palisade may stand here</source>
        <extracomment>armadora.line-barred</extracomment>
        <translation>{line}: hier mag geen palissade staan</translation>
    </message>
    <message>
        <source>{line}: palisade</source>
        <extracomment>armadora.line-built</extracomment>
        <translation>{line}: palissade</translation>
    </message>
    <message>
        <source>Strength {strength}: {left} left</source>
        <extracomment>armadora.tile</extracomment>
        <translation>Kracht {strength}: nog {left}</translation>
    </message>
    <message>
        <source>{power}: {says} Left: {left}</source>
        <extracomment>armadora.power-tip</extracomment>
        <translation>{power}: {says} Over: {left}</translation>
    </message>
    <message>
        <source>Reinforcement: +1 for a warrior of your own in a full territory</source>
        <extracomment>armadora.flag-tip</extracomment>
        <translation>Versterking: +1 voor een eigen krijger in een vol gebied</translation>
    </message>
    <message>
        <source>Warrior {strength} to {square}</source>
        <extracomment>armadora.do-warrior</extracomment>
        <translation>Krijger {strength} naar {square}</translation>
    </message>
    <message>
        <source>Open warrior {strength} to {square}</source>
        <extracomment>armadora.do-goblin</extracomment>
        <translation>Open krijger {strength} naar {square}</translation>
    </message>
    <message>
        <source>Palisade {line}</source>
        <extracomment>armadora.do-palisade</extracomment>
        <translation>Palissade {line}</translation>
    </message>
    <message>
        <source>Reinforcement to {square}</source>
        <extracomment>armadora.do-flag</extracomment>
        <translation>Versterking naar {square}</translation>
    </message>
    <message>
        <source>Look at {square}</source>
        <extracomment>armadora.do-peek</extracomment>
        <translation>Bekijk {square}</translation>
    </message>
    <message>
        <source>Shoot at {square}</source>
        <extracomment>armadora.do-shoot</extracomment>
        <translation>Schiet op {square}</translation>
    </message>
    <message>
        <source>{who}, {race}: {left} warriors left</source>
        <extracomment>armadora.row-player</extracomment>
        <translation>{who}, {race}: nog {left} krijgers</translation>
    </message>
    <message>
        <source>Palisades left: {left}</source>
        <extracomment>armadora.row-supply</extracomment>
        <translation>Palissades over: {left}</translation>
    </message>
    <message>
        <source>Territory {name}: {what}, {gold} gold</source>
        <extracomment>armadora.row-territory</extracomment>
        <translation>Gebied {name}: {what}, {gold} goud</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <extracomment>armadora.log.began</extracomment>
        <translation>{who} begint</translation>
    </message>
    <message>
        <source>{who}: warrior to {square}</source>
        <extracomment>armadora.log.warrior</extracomment>
        <translation>{who}: krijger naar {square}</translation>
    </message>
    <message>
        <source>{who}: open warrior {strength} to {square}</source>
        <extracomment>armadora.log.goblin</extracomment>
        <translation>{who}: open krijger {strength} naar {square}</translation>
    </message>
    <message>
        <source>{who}: palisade {line}</source>
        <extracomment>armadora.log.palisade</extracomment>
        <translation>{who}: palissade {line}</translation>
    </message>
    <message>
        <source>{who}: palisade {line}, closes {a} and {b} squares</source>
        <extracomment>armadora.log.closed</extracomment>
        <translation>{who}: palissade {line}, sluit {a} en {b} vakken af</translation>
    </message>
    <message>
        <source>{who} passes for good</source>
        <extracomment>armadora.log.pass</extracomment>
        <translation>{who} past definitief</translation>
    </message>
    <message>
        <source>{who} has nothing left to do</source>
        <extracomment>armadora.log.pass-forced</extracomment>
        <translation>{who} kan niets meer doen</translation>
    </message>
    <message>
        <source>{who}: reinforcement to {square}</source>
        <extracomment>armadora.log.reinforcement</extracomment>
        <translation>{who}: versterking naar {square}</translation>
    </message>
    <message>
        <source>{who} looked under {square}</source>
        <extracomment>armadora.log.peek</extracomment>
        <translation>{who} keek onder {square}</translation>
    </message>
    <message>
        <source>{who} looked under {square}: {strength}</source>
        <extracomment>armadora.log.peek-value</extracomment>
        <translation>{who} keek onder {square}: {strength}</translation>
    </message>
    <message>
        <source>{who} shot at {square}: −1</source>
        <extracomment>armadora.log.shoot</extracomment>
        <translation>{who} schoot op {square}: −1</translation>
    </message>
    <message>
        <source>All warriors are turned up</source>
        <extracomment>armadora.log.turned-up</extracomment>
        <translation>Alle krijgers worden omgedraaid</translation>
    </message>
    <message>
        <source>{name}: {gold} gold {what}</source>
        <extracomment>armadora.log.decided</extracomment>
        <translation>{name}: {gold} goud {what}</translation>
    </message>
</context>
<context>
    <name>claim2</name>
    <message>
        <source>Lead a card</source>
        <extracomment>claim2.lead</extracomment>
        <translation>Kom uit met een kaart</translation>
    </message>
    <message numerus="yes">
        <source>Follow with this faction: {faction} (you hold %n)</source>
        <extracomment>claim2.follow</extracomment>
        <translation>
            <numerusform>Volg deze factie: {faction} (je hebt er %n)</numerusform>
            <numerusform>Volg deze factie: {faction} (je hebt er %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play any card: you hold none of this faction: {faction}</source>
        <extracomment>claim2.reply-freely</extracomment>
        <translation>Speel een kaart naar keuze: je hebt niets van deze factie: {faction}</translation>
    </message>
    <message>
        <source>Keep the competed card ({competed}) or swap it for the top card ({top})</source>
        <extracomment>claim2.choose</extracomment>
        <translation>Houd de prijskaart ({competed}) of ruil haar voor de bovenste kaart ({top})</translation>
    </message>
    <message numerus="yes">
        <source>Smash up to %n gnome(s) of value {value} in the row of {victim}</source>
        <extracomment>claim2.smash</extracomment>
        <translation>
            <numerusform>Verpletter hoogstens %n gnoom van waarde {value} in de rij van {victim}</numerusform>
            <numerusform>Verpletter hoogstens %n gnomen van waarde {value} in de rij van {victim}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim 2 is for two players, not for %n</source>
        <extracomment>claim2.setup.seats</extracomment>
        <translation>
            <numerusform>Claim 2 is voor twee spelers, niet voor %n</numerusform>
            <numerusform>Claim 2 is voor twee spelers, niet voor %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The first leader must be one of the two players</source>
        <extracomment>claim2.setup.first</extracomment>
        <translation>De eerste uitkomer moet een van de twee spelers zijn</translation>
    </message>
    <message>
        <source>Claim 2 has no option “{option}”</source>
        <extracomment>claim2.setup.option</extracomment>
        <translation>Claim 2 heeft geen optie ‘{option}’</translation>
    </message>
    <message>
        <source>There is nothing to pick: both players are dealt from one deck</source>
        <extracomment>claim2.setup.picks</extracomment>
        <translation>Er valt niets te kiezen: beide spelers krijgen kaarten uit één stapel</translation>
    </message>
    <message>
        <source>These are not the 52 cards of the game: {faction}: missing {missing}, too many {extra}</source>
        <extracomment>claim2.content.cards</extracomment>
        <translation>Dit zijn niet de 52 kaarten van het spel: {faction}: ontbreekt {missing}, te veel {extra}</translation>
    </message>
    <message>
        <source>The values of this faction must be: {values}.</source>
        <extracomment>claim2.content.cards.mend</extracomment>
        <translation>De waarden van deze factie moeten zijn: {values}.</translation>
    </message>
    <message>
        <source>There is no such decision in this game</source>
        <extracomment>claim2.no-decision</extracomment>
        <translation>Zo’n beslissing bestaat niet in dit spel</translation>
    </message>
    <message>
        <source>This decision is not written as it should be</source>
        <extracomment>claim2.malformed</extracomment>
        <translation>Deze beslissing is niet goed geschreven</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>claim2.over</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>No trick was just won with a seer: there is nothing to keep or swap</source>
        <extracomment>claim2.no-seer</extracomment>
        <translation>Er is net geen slag met een ziener gewonnen: er valt niets te houden of te ruilen</translation>
    </message>
    <message>
        <source>First the seer: keep the competed card or swap it</source>
        <extracomment>claim2.seer-first</extracomment>
        <translation>Eerst de ziener: houd de prijskaart of ruil haar</translation>
    </message>
    <message>
        <source>No giant may smash a gnome now</source>
        <extracomment>claim2.no-smash</extracomment>
        <translation>Nu mag geen reus een gnoom verpletteren</translation>
    </message>
    <message>
        <source>First the giants: say how many gnomes they smash</source>
        <extracomment>claim2.smash-first</extracomment>
        <translation>Eerst de reuzen: zeg hoeveel gnomen ze verpletteren</translation>
    </message>
    <message>
        <source>{seat} leads this trick</source>
        <extracomment>claim2.not-asked.lead</extracomment>
        <translation>{seat} komt uit in deze slag</translation>
    </message>
    <message>
        <source>It is for {seat} to reply</source>
        <extracomment>claim2.not-asked.reply</extracomment>
        <translation>{seat} moet antwoorden</translation>
    </message>
    <message>
        <source>The choice belongs to the winner of the trick: {seat}</source>
        <extracomment>claim2.not-asked.choose</extracomment>
        <translation>De keuze is aan de winnaar van de slag: {seat}</translation>
    </message>
    <message>
        <source>The giants smash for the winner of the trick: {seat}</source>
        <extracomment>claim2.not-asked.smash</extracomment>
        <translation>De reuzen verpletteren voor de winnaar van de slag: {seat}</translation>
    </message>
    <message>
        <source>There is no card “{card}”</source>
        <extracomment>claim2.no-such-card</extracomment>
        <translation>De kaart ‘{card}’ bestaat niet</translation>
    </message>
    <message>
        <source>You do not hold this card: {card}</source>
        <extracomment>claim2.not-in-hand</extracomment>
        <translation>Deze kaart heb je niet: {card}</translation>
    </message>
    <message>
        <source>You must follow: you hold a card of this faction: {faction}</source>
        <extracomment>claim2.must-follow</extracomment>
        <translation>Je moet volgen: je hebt een kaart van deze factie: {faction}</translation>
    </message>
    <message>
        <source>The number of gnomes must be a whole number from 0 up</source>
        <extracomment>claim2.smash-number</extracomment>
        <translation>Het aantal gnomen moet een geheel getal vanaf 0 zijn</translation>
    </message>
    <message>
        <source>Value {value}: there is no giant of it in the trick, or no gnome of it in the row of the loser</source>
        <extracomment>claim2.smash-value</extracomment>
        <translation>Waarde {value}: er is geen zulke reus in de slag, of geen zulke gnoom in de rij van de verliezer</translation>
    </message>
    <message>
        <source>First answer for the gnomes of value {value}</source>
        <extracomment>claim2.smash-order</extracomment>
        <translation>Beslis eerst over de gnomen van waarde {value}</translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: the row of the loser has only %n such gnome(s)</source>
        <extracomment>claim2.smash-row</extracomment>
        <translation>
            <numerusform>Waarde {value}: de rij van de verliezer heeft maar %n zulke gnoom</numerusform>
            <numerusform>Waarde {value}: de rij van de verliezer heeft maar %n zulke gnomen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: only %n giant(s) can smash, one gnome each</source>
        <extracomment>claim2.smash-giants</extracomment>
        <translation>
            <numerusform>Waarde {value}: maar %n reus kan verpletteren, elk één gnoom</numerusform>
            <numerusform>Waarde {value}: maar %n reuzen kunnen verpletteren, elk één gnoom</numerusform>
        </translation>
    </message>
    <message>
        <source>More cards: {more} to {fewer}</source>
        <extracomment>claim2.vote.more</extracomment>
        <translation>Meer kaarten: {more} tegen {fewer}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; the first difference is {higher} over {lower}</source>
        <extracomment>claim2.vote.higher</extracomment>
        <translation>
            <numerusform>elk %n kaart; het eerste verschil is {higher} boven {lower}</numerusform>
            <numerusform>elk %n kaarten; het eerste verschil is {higher} boven {lower}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each, all of equal values: no vote</source>
        <extracomment>claim2.vote.same</extracomment>
        <translation>
            <numerusform>elk %n kaart, alle waarden gelijk: geen stem</numerusform>
            <numerusform>elk %n kaarten, alle waarden gelijk: geen stem</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a card of this faction: no vote</source>
        <extracomment>claim2.vote.none</extracomment>
        <translation>Niemand heeft een kaart van deze factie: geen stem</translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n card(s)</source>
        <extracomment>claim2.part.vote</extracomment>
        <translation>
            <numerusform>{faction}: %n kaart</numerusform>
            <numerusform>{faction}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal votes: the voting factions have {more} cards against {fewer}</source>
        <extracomment>claim2.why.supporters</extracomment>
        <translation>Gelijke stemmen: de stemmende facties hebben {more} kaarten tegen {fewer}</translation>
    </message>
    <message numerus="yes">
        <source>Equal votes, and %n supporting card(s) each</source>
        <extracomment>claim2.why.draw</extracomment>
        <translation>
            <numerusform>Gelijke stemmen, en elk %n steunende kaart</numerusform>
            <numerusform>Gelijke stemmen, en elk %n steunende kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase {phase}  ·  trick {trick} of 13</source>
        <extracomment>claim2.where</extracomment>
        <translation>Fase {phase}  ·  slag {trick} van 13</translation>
    </message>
    <message>
        <source>{faction} {value}</source>
        <extracomment>claim2.card</extracomment>
        <translation>{faction} {value}</translation>
    </message>
    <message>
        <source>Gnomes: {who}</source>
        <extracomment>claim2.gnomes-of</extracomment>
        <translation>Gnomen: {who}</translation>
    </message>
    <message>
        <source>Your gnomes</source>
        <extracomment>claim2.your-gnomes</extracomment>
        <translation>Jouw gnomen</translation>
    </message>
    <message>
        <source>Troll pool</source>
        <extracomment>claim2.pool</extracomment>
        <translation>Trollenvoorraad</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>claim2.deck</extracomment>
        <translation>Stapel</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <extracomment>claim2.deck-tip</extracomment>
        <translation>
            <numerusform>Stapel: %n kaart</numerusform>
            <numerusform>Stapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Smashed</source>
        <extracomment>claim2.smashed</extracomment>
        <translation>Verpletterd</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>claim2.discard</extracomment>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Played in Phase I: {cards}</source>
        <extracomment>claim2.discard-tip</extracomment>
        <translation>Gespeeld in fase I: {cards}</translation>
    </message>
    <message>
        <source>To be won</source>
        <extracomment>claim2.competed</extracomment>
        <translation>Prijskaart</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <extracomment>claim2.top</extracomment>
        <translation>Bovenste kaart</translation>
    </message>
    <message>
        <source>Followers</source>
        <extracomment>claim2.followers</extracomment>
        <translation>Volgelingen</translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s)</source>
        <extracomment>claim2.followers-tip</extracomment>
        <translation>
            <numerusform>Volgelingen van {who}: %n kaart</numerusform>
            <numerusform>Volgelingen van {who}: %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s), known: {cards}</source>
        <extracomment>claim2.followers-known</extracomment>
        <translation>
            <numerusform>Volgelingen van {who}: %n kaart, bekend: {cards}</numerusform>
            <numerusform>Volgelingen van {who}: %n kaarten, bekend: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>claim2.won-cards</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>claim2.cards</extracomment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Favour</source>
        <extracomment>claim2.favour</extracomment>
        <translation>Gunst</translation>
    </message>
    <message>
        <source>three votes win</source>
        <extracomment>claim2.three-votes</extracomment>
        <translation>drie stemmen winnen</translation>
    </message>
    <message>
        <source>Factions</source>
        <extracomment>claim2.factions</extracomment>
        <translation>Facties</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <extracomment>claim2.leads-trick</extracomment>
        <translation>{who} komt uit</translation>
    </message>
    <message>
        <source>Last trick: won by {who}</source>
        <extracomment>claim2.last-won</extracomment>
        <translation>Laatste slag: gewonnen door {who}</translation>
    </message>
    <message>
        <source>lead here</source>
        <extracomment>claim2.slot-lead</extracomment>
        <translation>kom hier uit</translation>
    </message>
    <message>
        <source>reply here</source>
        <extracomment>claim2.slot-reply</extracomment>
        <translation>antwoord hier</translation>
    </message>
    <message>
        <source>asked for: {faction}</source>
        <extracomment>claim2.slot-suit</extracomment>
        <translation>gevraagd: {faction}</translation>
    </message>
    <message>
        <source>{who} replies</source>
        <extracomment>claim2.slot-wait</extracomment>
        <translation>{who} antwoordt</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>claim2.sub-leads</extracomment>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>claim2.sub-moves</extracomment>
        <translation>aan zet</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>claim2.sub-waits</extracomment>
        <translation>wacht</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <extracomment>claim2.hand-any</extracomment>
        <translation>elke kaart mag gespeeld worden</translation>
    </message>
    <message>
        <source>cards of other factions may not be played now</source>
        <extracomment>claim2.hand-follow</extracomment>
        <translation>kaarten van andere facties mogen nu niet</translation>
    </message>
    <message>
        <source>no {faction} in your hand: any card may be played</source>
        <extracomment>claim2.hand-free</extracomment>
        <translation>niets van {faction} in je hand: elke kaart mag</translation>
    </message>
    <message>
        <source>nobody's hand is open</source>
        <extracomment>claim2.hand-closed</extracomment>
        <translation>niemands hand ligt open</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (fits|fit)</source>
        <extracomment>claim2.hint-follow</extracomment>
        <translation>
            <numerusform>%n kaart past</numerusform>
            <numerusform>%n kaarten passen</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>claim2.play-card</extracomment>
        <translation>Speel {card}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>claim2.choose-card</extracomment>
        <translation>Kies een kaart</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <extracomment>claim2.keep</extracomment>
        <translation>Houd {card}</translation>
    </message>
    <message>
        <source>Swap for {card}</source>
        <extracomment>claim2.swap</extracomment>
        <translation>Ruil voor {card}</translation>
    </message>
    <message>
        <source>Spare them</source>
        <extracomment>claim2.smash-none</extracomment>
        <translation>Spaar ze</translation>
    </message>
    <message numerus="yes">
        <source>Smash %n gnome(s)</source>
        <extracomment>claim2.smash-some</extracomment>
        <translation>
            <numerusform>Verpletter %n gnoom</numerusform>
            <numerusform>Verpletter %n gnomen</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}</source>
        <extracomment>claim2.row-hand</extracomment>
        <translation>{card}</translation>
    </message>
    <message>
        <source>{card} – may not be played now</source>
        <extracomment>claim2.row-hand-illegal</extracomment>
        <translation>{card} – mag nu niet gespeeld worden</translation>
    </message>
    <message>
        <source>Trick – {who}: {card}</source>
        <extracomment>claim2.row-trick</extracomment>
        <translation>Slag – {who}: {card}</translation>
    </message>
    <message>
        <source>To be won: {card}</source>
        <extracomment>claim2.row-competed, claim2.log.revealed</extracomment>
        <translation>Prijskaart: {card}</translation>
    </message>
    <message>
        <source>Top of the deck: {card}</source>
        <extracomment>claim2.row-top</extracomment>
        <translation>Bovenste kaart: {card}</translation>
    </message>
    <message>
        <source>Gnomes – {who}: {cards}</source>
        <extracomment>claim2.row-gnomes</extracomment>
        <translation>Gnomen – {who}: {cards}</translation>
    </message>
    <message>
        <source>Troll pool: {cards}</source>
        <extracomment>claim2.row-pool</extracomment>
        <translation>Trollenvoorraad: {cards}</translation>
    </message>
    <message>
        <source>Won – {who}: {cards}</source>
        <extracomment>claim2.row-score</extracomment>
        <translation>Gewonnen – {who}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Hand – {who}: %n card(s)</source>
        <extracomment>claim2.row-count</extracomment>
        <translation>
            <numerusform>Hand – {who}: %n kaart</numerusform>
            <numerusform>Hand – {who}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: {a} to {b}</source>
        <extracomment>claim2.row-vote</extracomment>
        <translation>{faction}: {a} tegen {b}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>claim2.nothing</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>leads trick {trick}</source>
        <extracomment>claim2.log.leads</extracomment>
        <translation>komt uit in slag {trick}</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <extracomment>claim2.log.phase</extracomment>
        <translation>Fase {phase} begint</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <extracomment>claim2.log.played</extracomment>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>{who} wins trick {trick}</source>
        <extracomment>claim2.log.won</extracomment>
        <translation>{who} wint slag {trick}</translation>
    </message>
    <message>
        <source>{who} looks at the top card</source>
        <extracomment>claim2.log.peeked</extracomment>
        <translation>{who} bekijkt de bovenste kaart</translation>
    </message>
    <message>
        <source>{who} sees: {card}</source>
        <extracomment>claim2.log.peeked-card</extracomment>
        <translation>{who} ziet: {card}</translation>
    </message>
    <message>
        <source>{who} keeps the card to be won</source>
        <extracomment>claim2.log.kept</extracomment>
        <translation>{who} houdt de prijskaart</translation>
    </message>
    <message>
        <source>{who} swaps for the top card</source>
        <extracomment>claim2.log.swapped</extracomment>
        <translation>{who} ruilt voor de bovenste kaart</translation>
    </message>
    <message>
        <source>{who} recruits: {card}</source>
        <extracomment>claim2.log.recruited</extracomment>
        <translation>{who} rekruteert: {card}</translation>
    </message>
    <message>
        <source>{who} recruits a card from the deck</source>
        <extracomment>claim2.log.recruited-hidden</extracomment>
        <translation>{who} rekruteert een kaart van de stapel</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes up %n follower(s)</source>
        <extracomment>claim2.log.took-up</extracomment>
        <translation>
            <numerusform>{who} neemt %n volgeling op</numerusform>
            <numerusform>{who} neemt %n volgelingen op</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes: {cards}</source>
        <extracomment>claim2.log.trolls</extracomment>
        <translation>{who} pakt: {cards}</translation>
    </message>
    <message>
        <source>To the pool: {cards}</source>
        <extracomment>claim2.log.pooled</extracomment>
        <translation>Naar de voorraad: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{who} smashes %n gnome(s) of value {value}: {victim}</source>
        <extracomment>claim2.log.smashed</extracomment>
        <translation>
            <numerusform>{who} verplettert %n gnoom van waarde {value}: {victim}</numerusform>
            <numerusform>{who} verplettert %n gnomen van waarde {value}: {victim}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} spares the gnomes of value {value}</source>
        <extracomment>claim2.log.spared</extracomment>
        <translation>{who} spaart de gnomen van waarde {value}</translation>
    </message>
    <message>
        <source>{faction}: vote for {who}</source>
        <extracomment>claim2.log.voted</extracomment>
        <translation>{faction}: stem voor {who}</translation>
    </message>
    <message>
        <source>{faction}: no vote</source>
        <extracomment>claim2.log.unvoted</extracomment>
        <translation>{faction}: geen stem</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>{what} (see “{verb} --help”)</source>
        <extracomment>cli.usage</extracomment>
        <translation>{what} (zie ‘{verb} --help’)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>cli.game</extracomment>
        <translation>spel</translation>
    </message>
    <message>
        <source>computer player</source>
        <extracomment>cli.level</extracomment>
        <translation>computerspeler</translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>cli.screen</extracomment>
        <translation>scherm</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>cli.verb</extracomment>
        <translation>opdracht</translation>
    </message>
    <message>
        <source>deck</source>
        <extracomment>cli.deck</extracomment>
        <translation>deck</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>cli.race</extracomment>
        <translation>ras</translation>
    </message>
    <message>
        <source>“{file}” holds several decks; choose one with --deck: {known}</source>
        <extracomment>cli.which-deck</extracomment>
        <translation>‘{file}’ bevat meer decks; kies er een met --deck: {known}</translation>
    </message>
    <message>
        <source>The folder “{file}” holds no card files (*.yaml)</source>
        <extracomment>cli.no-cards</extracomment>
        <translation>In de map ‘{file}’ staan geen kaartbestanden (*.yaml)</translation>
    </message>
    <message>
        <source>There is no {thing} “{word}”; did you mean “{near}”?</source>
        <extracomment>cli.near</extracomment>
        <translation>Onbekend woord voor {thing}: ‘{word}’; bedoel je ‘{near}’?</translation>
    </message>
    <message>
        <source>There is no {thing} “{word}”; there are: {known}</source>
        <extracomment>cli.unknown</extracomment>
        <translation>Onbekend woord voor {thing}: ‘{word}’; mogelijk: {known}</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not for {seats}</source>
        <extracomment>cli.seats</extracomment>
        <translation>{game} is voor {fewest} tot {most} spelers, niet voor {seats}</translation>
    </message>
    <message>
        <source>{game} is for {most} players, not for {seats}</source>
        <extracomment>cli.seats-exactly</extracomment>
        <translation>{game} is voor {most} spelers, niet voor {seats}</translation>
    </message>
    <message>
        <source>The option “{name}” is for {listed} players, not for {seats}</source>
        <extracomment>cli.option-seats</extracomment>
        <translation>De optie ‘{name}’ is voor {listed} spelers, niet voor {seats}</translation>
    </message>
    <message>
        <source>{why} ({clause})</source>
        <extracomment>cli.refused</extracomment>
        <translation>{why} ({clause})</translation>
    </message>
    <message>
        <source>“{word}” does not name a seat and its computer player, such as 1=veteran</source>
        <extracomment>cli.bots</extracomment>
        <translation>‘{word}’ noemt geen plaats met computerspeler, zoals 1=veteran</translation>
    </message>
    <message>
        <source>There is no seat {seat}; seats are counted from 0 to {last}</source>
        <extracomment>cli.no-seat</extracomment>
        <translation>Plaats {seat} bestaat niet; plaatsen tellen van 0 tot {last}</translation>
    </message>
    <message>
        <source>Seat {seat} is given two computer players</source>
        <extracomment>cli.seat-twice</extracomment>
        <translation>Plaats {seat} krijgt twee computerspelers</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s) cannot sit on {seats} seats: name one, or one a seat</source>
        <extracomment>cli.levels</extracomment>
        <translation>
            <numerusform>%n computerspeler past niet op {seats} plaatsen: noem er één, of één per plaats</numerusform>
            <numerusform>%n computerspelers passen niet op {seats} plaatsen: noem er één, of één per plaats</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is a folder; name a file in it</source>
        <extracomment>cli.folder</extracomment>
        <translation>‘{file}’ is een map; noem een bestand erin</translation>
    </message>
    <message>
        <source>There is no file “{file}”</source>
        <extracomment>cli.no-file</extracomment>
        <translation>Het bestand ‘{file}’ bestaat niet</translation>
    </message>
    <message>
        <source>“{file}” lies in a folder that does not exist</source>
        <extracomment>cli.no-folder</extracomment>
        <translation>‘{file}’ ligt in een map die niet bestaat</translation>
    </message>
    <message>
        <source>The window opens one file at a time</source>
        <extracomment>cli.one-file</extracomment>
        <translation>Het venster opent één bestand tegelijk</translation>
    </message>
    <message>
        <source>The save has its answers {first} to {last}; there is no answer {to}</source>
        <extracomment>cli.to</extracomment>
        <translation>Het opgeslagen spel heeft de zetten {first} tot {last}; zet {to} bestaat niet</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>cli.system</extracomment>
        <translation>‘{file}’: {why}</translation>
    </message>
    <message>
        <source>There is no display to open a window on: start Meadhall from a desktop, or set DISPLAY; the verbs simulate, scenario and replay need none</source>
        <extracomment>cli.no-display</extracomment>
        <translation>Er is geen scherm om een venster op te openen: start Meadhall vanaf een bureaublad, of stel DISPLAY in; de opdrachten simulate, scenario en replay hebben er geen nodig</translation>
    </message>
    <message>
        <source>No X server answers at the display “{display}”; check DISPLAY, or start Meadhall from a desktop</source>
        <extracomment>cli.no-server</extracomment>
        <translation>Op het scherm ‘{display}’ antwoordt geen X-server; controleer DISPLAY, of start Meadhall vanaf een bureaublad</translation>
    </message>
    <message>
        <source>Qt cannot draw here without {library}; on Debian or Ubuntu: sudo apt-get install -y {packages}</source>
        <extracomment>cli.no-library</extracomment>
        <translation>Qt kan hier niet tekenen zonder {library}; op Debian of Ubuntu: sudo apt-get install -y {packages}</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong inside Meadhall. Your match is safe on the disk: every answer is written before it is shown. You can play on; if the table looks odd, go home and continue the match from there. The report below names no card. Nothing is sent.</source>
        <extracomment>crash.told</extracomment>
        <translation>Er is iets misgegaan in Meadhall. Je partij staat veilig op de schijf: elke zet wordt opgeslagen voordat hij getoond wordt. Je kunt doorspelen; ziet de tafel er vreemd uit, ga dan naar het beginscherm en ga vandaar verder met de partij. Het rapport hieronder noemt geen kaart. Er wordt niets verstuurd.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>crash.report</extracomment>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <extracomment>crash.copy</extracomment>
        <translation>Rapport kopiëren</translation>
    </message>
    <message>
        <source>Open the folder of the log</source>
        <extracomment>crash.folder</extracomment>
        <translation>Logmap openen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>crash.go-on</extracomment>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>It is your turn</source>
        <extracomment>curtain.turn</extracomment>
        <translation>Jij bent aan de beurt</translation>
    </message>
    <message>
        <source>Nobody but {name} looks at the screen now.</source>
        <extracomment>curtain.alone</extracomment>
        <translation>Alleen {name} kijkt nu naar het scherm.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <extracomment>curtain.ready</extracomment>
        <translation>Ik ben {name}</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <extracomment>curtain.undo</extracomment>
        <translation>Laatste zet terugnemen</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>curtain.home</extracomment>
        <translation>Beginscherm</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <extracomment>curtain.news</extracomment>
        <translation>Sinds je laatst keek</translation>
    </message>
    <message numerus="yes">
        <source>and %n event(s) before</source>
        <extracomment>curtain.more</extracomment>
        <translation>
            <numerusform>en daarvoor nog %n gebeurtenis</numerusform>
            <numerusform>en daarvoor nog %n gebeurtenissen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>data</name>
    <message numerus="yes">
        <source>%n further fault(s) of this file are not shown</source>
        <extracomment>data.more</extracomment>
        <translation>
            <numerusform>Nog %n fout in dit bestand wordt niet getoond</numerusform>
            <numerusform>Nog %n fouten in dit bestand worden niet getoond</numerusform>
        </translation>
    </message>
    <message>
        <source>Mend these first, then check again.</source>
        <extracomment>data.more.mend</extracomment>
        <translation>Herstel eerst deze en controleer dan opnieuw.</translation>
    </message>
    <message>
        <source>This file does not exist</source>
        <extracomment>data.missing-file</extracomment>
        <translation>Dit bestand bestaat niet</translation>
    </message>
    <message>
        <source>Check the spelling of its name and folder.</source>
        <extracomment>data.missing-file.mend</extracomment>
        <translation>Controleer de spelling van naam en map.</translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <extracomment>data.folder</extracomment>
        <translation>Dit is een map, geen bestand</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <extracomment>data.folder.mend</extracomment>
        <translation>Noem een bestand erin.</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <extracomment>data.unreadable</extracomment>
        <translation>Dit bestand kan niet worden gelezen</translation>
    </message>
    <message>
        <source>Check that you may read it and that its disk is there.</source>
        <extracomment>data.unreadable.mend</extracomment>
        <translation>Controleer of je het mag lezen en of de schijf er is.</translation>
    </message>
    <message>
        <source>This file is larger than {limit} bytes</source>
        <extracomment>data.too-big</extracomment>
        <translation>Dit bestand is groter dan {limit} bytes</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <extracomment>data.too-big.mend</extracomment>
        <translation>Verdeel het over meer bestanden.</translation>
    </message>
    <message>
        <source>This file is written in {encoding}, not in UTF-8</source>
        <extracomment>data.encoding</extracomment>
        <translation>Dit bestand is geschreven in {encoding}, niet in UTF-8</translation>
    </message>
    <message>
        <source>Save it again as UTF-8.</source>
        <extracomment>data.encoding.mend</extracomment>
        <translation>Sla het opnieuw op als UTF-8.</translation>
    </message>
    <message>
        <source>The byte {byte} is no UTF-8 text</source>
        <extracomment>data.utf-8</extracomment>
        <translation>De byte {byte} is geen UTF-8-tekst</translation>
    </message>
    <message>
        <source>Save the file again as UTF-8.</source>
        <extracomment>data.utf-8.mend</extracomment>
        <translation>Sla het bestand opnieuw op als UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n zero byte(s); it is damaged</source>
        <extracomment>data.zeros</extracomment>
        <translation>
            <numerusform>Het bestand bevat %n nulbyte; het is beschadigd</numerusform>
            <numerusform>Het bestand bevat %n nulbytes; het is beschadigd</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore it from a copy.</source>
        <extracomment>data.zeros.mend</extracomment>
        <translation>Zet het terug vanuit een kopie.</translation>
    </message>
    <message numerus="yes">
        <source>The invisible character {code} may not stand in a file (%n time(s))</source>
        <extracomment>data.control</extracomment>
        <translation>
            <numerusform>Het onzichtbare teken {code} mag niet in een bestand staan (%n keer)</numerusform>
            <numerusform>Het onzichtbare teken {code} mag niet in een bestand staan (%n keer)</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete it.</source>
        <extracomment>data.control.mend</extracomment>
        <translation>Verwijder het.</translation>
    </message>
    <message>
        <source>This text holds the invisible character {code}</source>
        <extracomment>data.escape-control</extracomment>
        <translation>Deze tekst bevat het onzichtbare teken {code}</translation>
    </message>
    <message>
        <source>Delete the escape that stands for it.</source>
        <extracomment>data.escape-control.mend</extracomment>
        <translation>Verwijder de escape die ervoor staat.</translation>
    </message>
    <message>
        <source>A tab indents this line</source>
        <extracomment>data.tab</extracomment>
        <translation>Deze regel springt in met een tab</translation>
    </message>
    <message>
        <source>Use blanks.</source>
        <extracomment>data.tab.mend</extracomment>
        <translation>Gebruik spaties.</translation>
    </message>
    <message>
        <source>The key “{word}” stands here a second time; first in line {line}</source>
        <extracomment>data.duplicate-key</extracomment>
        <translation>De sleutel ‘{word}’ staat hier voor de tweede keer; eerst in regel {line}</translation>
    </message>
    <message>
        <source>Delete one of them, or rename it.</source>
        <extracomment>data.duplicate-key.mend</extracomment>
        <translation>Verwijder er een, of hernoem die.</translation>
    </message>
    <message>
        <source>The anchor “&amp;{name}” is not allowed here</source>
        <extracomment>data.anchor</extracomment>
        <translation>Het anker ‘&amp;{name}’ is hier niet toegestaan</translation>
    </message>
    <message>
        <source>Delete it; if the text shall begin with &amp;, put it in quotes.</source>
        <extracomment>data.anchor.mend</extracomment>
        <translation>Verwijder het; moet de tekst met &amp; beginnen, zet die dan tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>The alias “*{name}” is not allowed here</source>
        <extracomment>data.alias</extracomment>
        <translation>De alias ‘*{name}’ is hier niet toegestaan</translation>
    </message>
    <message>
        <source>Write out what it stands for; if the text shall begin with *, put it in quotes.</source>
        <extracomment>data.alias.mend</extracomment>
        <translation>Schrijf uit waar hij voor staat; moet de tekst met * beginnen, zet die dan tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>The tag “{tag}” is not allowed here</source>
        <extracomment>data.tag</extracomment>
        <translation>De tag ‘{tag}’ is hier niet toegestaan</translation>
    </message>
    <message>
        <source>Delete it; if the text shall begin with !, put it in quotes.</source>
        <extracomment>data.tag.mend</extracomment>
        <translation>Verwijder hem; moet de tekst met ! beginnen, zet die dan tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>A list or mapping cannot be a key</source>
        <extracomment>data.key-not-text</extracomment>
        <translation>Een lijst of mapping kan geen sleutel zijn</translation>
    </message>
    <message>
        <source>Use a text as the key; if it holds brackets, put it in quotes.</source>
        <extracomment>data.key-not-text.mend</extracomment>
        <translation>Gebruik een tekst als sleutel; staan er haakjes in, zet die dan tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>There is no key before this colon</source>
        <extracomment>data.key-empty</extracomment>
        <translation>Voor deze dubbele punt staat geen sleutel</translation>
    </message>
    <message>
        <source>Write one.</source>
        <extracomment>data.key-empty.mend</extracomment>
        <translation>Schrijf er een.</translation>
    </message>
    <message>
        <source>More than {depth} lists and mappings lie in one another</source>
        <extracomment>data.too-deep</extracomment>
        <translation>Er liggen meer dan {depth} lijsten en mappings in elkaar</translation>
    </message>
    <message>
        <source>Nest them less deeply.</source>
        <extracomment>data.too-deep.mend</extracomment>
        <translation>Nest ze minder diep.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <extracomment>data.empty</extracomment>
        <translation>Dit bestand is leeg</translation>
    </message>
    <message>
        <source>Write something in it, or delete it.</source>
        <extracomment>data.empty.mend</extracomment>
        <translation>Schrijf er iets in, of verwijder het.</translation>
    </message>
    <message>
        <source>There is nothing in this document</source>
        <extracomment>data.empty-document</extracomment>
        <translation>Er staat niets in dit document</translation>
    </message>
    <message>
        <source>Fill it, or delete its line of three hyphens.</source>
        <extracomment>data.empty-document.mend</extracomment>
        <translation>Vul het in, of verwijder de regel met drie streepjes.</translation>
    </message>
    <message>
        <source>This file holds {documents} documents; there may be one only</source>
        <extracomment>data.several-documents</extracomment>
        <translation>Dit bestand bevat {documents} documenten; er mag er maar één zijn</translation>
    </message>
    <message>
        <source>Put each in a file of its own, and delete the line of three hyphens.</source>
        <extracomment>data.several-documents.mend</extracomment>
        <translation>Zet elk in een eigen bestand en verwijder de regel met drie streepjes.</translation>
    </message>
    <message>
        <source>This is not YAML from here on</source>
        <extracomment>data.syntax</extracomment>
        <translation>Vanaf hier is dit geen YAML</translation>
    </message>
    <message>
        <source>Check quotes, brackets and indentation of this line and the one before.</source>
        <extracomment>data.syntax.mend</extracomment>
        <translation>Controleer aanhalingstekens, haakjes en inspringing van deze regel en de vorige.</translation>
    </message>
    <message>
        <source>There may be no second colon on this line, or the line before lacks one</source>
        <extracomment>data.syntax-colon</extracomment>
        <translation>Op deze regel mag geen tweede dubbele punt staan, of de vorige mist er een</translation>
    </message>
    <message>
        <source>Put a text with a colon in quotes; check the indentation.</source>
        <extracomment>data.syntax-colon.mend</extracomment>
        <translation>Zet een tekst met dubbele punt tussen aanhalingstekens; controleer de inspringing.</translation>
    </message>
    <message>
        <source>A text may not begin with this character</source>
        <extracomment>data.syntax-character</extracomment>
        <translation>Een tekst mag niet met dit teken beginnen</translation>
    </message>
    <message>
        <source>Put the text in quotes.</source>
        <extracomment>data.syntax-character.mend</extracomment>
        <translation>Zet de tekst tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>A quote that was opened is never closed</source>
        <extracomment>data.syntax-quote</extracomment>
        <translation>Een geopend aanhalingsteken wordt nooit gesloten</translation>
    </message>
    <message>
        <source>Close it.</source>
        <extracomment>data.syntax-quote.mend</extracomment>
        <translation>Sluit het.</translation>
    </message>
    <message>
        <source>A list in brackets is not closed here, or lacks a comma</source>
        <extracomment>data.syntax-list</extracomment>
        <translation>Een lijst tussen haakjes is hier niet gesloten, of mist een komma</translation>
    </message>
    <message>
        <source>Write a comma or the closing bracket.</source>
        <extracomment>data.syntax-list.mend</extracomment>
        <translation>Schrijf een komma of het sluithaakje.</translation>
    </message>
    <message>
        <source>A mapping in braces is not closed here, or lacks a comma</source>
        <extracomment>data.syntax-mapping</extracomment>
        <translation>Een mapping tussen accolades is hier niet gesloten, of mist een komma</translation>
    </message>
    <message>
        <source>Write a comma or the closing brace.</source>
        <extracomment>data.syntax-mapping.mend</extracomment>
        <translation>Schrijf een komma of de sluitaccolade.</translation>
    </message>
    <message>
        <source>There is a key without a colon</source>
        <extracomment>data.syntax-key</extracomment>
        <translation>Er staat een sleutel zonder dubbele punt</translation>
    </message>
    <message>
        <source>Write a colon and a blank after the key.</source>
        <extracomment>data.syntax-key.mend</extracomment>
        <translation>Schrijf een dubbele punt en een spatie na de sleutel.</translation>
    </message>
    <message>
        <source>This line does not fit the lines before it</source>
        <extracomment>data.syntax-indent</extracomment>
        <translation>Deze regel past niet bij de vorige regels</translation>
    </message>
    <message>
        <source>Give the lines of one list or mapping the same indentation; do not mix list and mapping.</source>
        <extracomment>data.syntax-indent.mend</extracomment>
        <translation>Geef de regels van één lijst of mapping dezelfde inspringing; meng lijst en mapping niet.</translation>
    </message>
    <message>
        <source>A list may not begin on this line</source>
        <extracomment>data.syntax-dash</extracomment>
        <translation>Op deze regel mag geen lijst beginnen</translation>
    </message>
    <message>
        <source>Begin it on the next line, indented; or put the text in quotes.</source>
        <extracomment>data.syntax-dash.mend</extracomment>
        <translation>Begin haar op de volgende regel, ingesprongen; of zet de tekst tussen aanhalingstekens.</translation>
    </message>
    <message>
        <source>A value is missing here</source>
        <extracomment>data.syntax-content</extracomment>
        <translation>Hier ontbreekt een waarde</translation>
    </message>
    <message>
        <source>Write a value, or delete the bracket or comma.</source>
        <extracomment>data.syntax-content.mend</extracomment>
        <translation>Schrijf een waarde, of verwijder het haakje of de komma.</translation>
    </message>
    <message>
        <source>This is no escape</source>
        <extracomment>data.syntax-escape</extracomment>
        <translation>Dit is geen geldige escape</translation>
    </message>
    <message>
        <source>Write “\\” for a backslash, or use single quotes.</source>
        <extracomment>data.syntax-escape.mend</extracomment>
        <translation>Schrijf ‘\\’ voor een backslash, of gebruik enkele aanhalingstekens.</translation>
    </message>
    <message>
        <source>There is more text after the end of the document</source>
        <extracomment>data.syntax-document</extracomment>
        <translation>Na het einde van het document staat nog tekst</translation>
    </message>
    <message>
        <source>Delete it; if it belongs to the text in quotes, put it inside.</source>
        <extracomment>data.syntax-document.mend</extracomment>
        <translation>Verwijder die; hoort hij bij de tekst tussen aanhalingstekens, zet hem erin.</translation>
    </message>
    <message>
        <source>There is no key “{word}” here</source>
        <extracomment>data.unknown-key</extracomment>
        <translation>Hier is geen sleutel ‘{word}’</translation>
    </message>
    <message>
        <source>The key “{word}” is missing</source>
        <extracomment>data.missing-key</extracomment>
        <translation>De sleutel ‘{word}’ ontbreekt</translation>
    </message>
    <message>
        <source>Add “{word}: …”.</source>
        <extracomment>data.missing-key.mend</extracomment>
        <translation>Voeg toe: ‘{word}: …’.</translation>
    </message>
    <message>
        <source>This is {found}; it must be {wanted}</source>
        <extracomment>data.kind</extracomment>
        <translation>Dit is {found}; het moet {wanted} zijn</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>data.kind.nothing</extracomment>
        <translation>niets</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>data.kind.text</extracomment>
        <translation>een tekst</translation>
    </message>
    <message>
        <source>Write it after the colon, without brackets.</source>
        <extracomment>data.kind.text.mend</extracomment>
        <translation>Schrijf het na de dubbele punt, zonder haakjes.</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>data.kind.list</extracomment>
        <translation>een lijst</translation>
    </message>
    <message>
        <source>Put it in brackets: [a, b]; or write each item on a line of its own after a hyphen.</source>
        <extracomment>data.kind.list.mend</extracomment>
        <translation>Zet haar tussen haakjes: [a, b]; of schrijf elk onderdeel op een eigen regel na een streepje.</translation>
    </message>
    <message>
        <source>a mapping</source>
        <extracomment>data.kind.mapping</extracomment>
        <translation>een mapping</translation>
    </message>
    <message>
        <source>Write pairs of key and value: “key: value”.</source>
        <extracomment>data.kind.mapping.mend</extracomment>
        <translation>Schrijf paren van sleutel en waarde: ‘sleutel: waarde’.</translation>
    </message>
    <message>
        <source>a text or a list</source>
        <extracomment>data.kind.text-or-list</extracomment>
        <translation>een tekst of een lijst</translation>
    </message>
    <message>
        <source>Write a text, or a list in brackets: [a, b].</source>
        <extracomment>data.kind.text-or-list.mend</extracomment>
        <translation>Schrijf een tekst, of een lijst tussen haakjes: [a, b].</translation>
    </message>
    <message>
        <source>a text or a mapping</source>
        <extracomment>data.kind.text-or-mapping</extracomment>
        <translation>een tekst of een mapping</translation>
    </message>
    <message>
        <source>Write a text, or pairs of key and value.</source>
        <extracomment>data.kind.text-or-mapping.mend</extracomment>
        <translation>Schrijf een tekst, of paren van sleutel en waarde.</translation>
    </message>
    <message>
        <source>a list or a mapping</source>
        <extracomment>data.kind.list-or-mapping</extracomment>
        <translation>een lijst of een mapping</translation>
    </message>
    <message>
        <source>Write a list in brackets: [a, b]; or pairs of key and value.</source>
        <extracomment>data.kind.list-or-mapping.mend</extracomment>
        <translation>Schrijf een lijst tussen haakjes: [a, b]; of paren van sleutel en waarde.</translation>
    </message>
    <message>
        <source>a text, a list or a mapping</source>
        <extracomment>data.kind.text-or-list-or-mapping</extracomment>
        <translation>een tekst, een lijst of een mapping</translation>
    </message>
    <message>
        <source>Write one of them.</source>
        <extracomment>data.kind.text-or-list-or-mapping.mend</extracomment>
        <translation>Schrijf een van deze.</translation>
    </message>
    <message>
        <source>“{word}” is no whole number</source>
        <extracomment>data.int</extracomment>
        <translation>‘{word}’ is geen geheel getal</translation>
    </message>
    <message>
        <source>Write up to six digits, such as 3, -1 or +2.</source>
        <extracomment>data.int.mend</extracomment>
        <translation>Schrijf hoogstens zes cijfers, zoals 3, -1 of +2.</translation>
    </message>
    <message>
        <source>“{word}” is neither true nor false</source>
        <extracomment>data.bool</extracomment>
        <translation>‘{word}’ is noch true noch false</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <extracomment>data.bool.mend</extracomment>
        <translation>Schrijf true of false.</translation>
    </message>
    <message>
        <source>“{word}” is not known here</source>
        <extracomment>data.word</extracomment>
        <translation>‘{word}’ is hier onbekend</translation>
    </message>
    <message>
        <source>Did you mean “{word}”?</source>
        <extracomment>data.did-you-mean</extracomment>
        <translation>Bedoel je ‘{word}’?</translation>
    </message>
    <message>
        <source>Possible here: {words}.</source>
        <extracomment>data.choices</extracomment>
        <translation>Mogelijk hier: {words}.</translation>
    </message>
    <message>
        <source>This line stands before the first section</source>
        <extracomment>data.rules-outside</extracomment>
        <translation>Deze regel staat vóór de eerste paragraaf</translation>
    </message>
    <message>
        <source>“{text}” names no clause</source>
        <extracomment>data.rules-clause</extracomment>
        <translation>‘{text}’ noemt geen regel</translation>
    </message>
</context>
<context>
    <name>ghour</name>
    <message>
        <source>Cut the pile of another player, or leave it</source>
        <extracomment>ghour.ask.cut</extracomment>
        <translation>Coupeer de stapel van een andere speler, of laat het</translation>
    </message>
    <message>
        <source>Draw your opening hand</source>
        <extracomment>ghour.ask.opening</extracomment>
        <translation>Trek je openingshand</translation>
    </message>
    <message>
        <source>Your recruiter fetches cards: draw</source>
        <extracomment>ghour.ask.recruit</extracomment>
        <translation>Je werver haalt kaarten: trek</translation>
    </message>
    <message>
        <source>Pay your mercenaries, or they attack your base</source>
        <extracomment>ghour.ask.hire</extracomment>
        <translation>Betaal je huurlingen, anders vallen ze je basis aan</translation>
    </message>
    <message>
        <source>The floor is yours: act or pass</source>
        <extracomment>ghour.ask.floor</extracomment>
        <translation>Jij bent aan zet: doe iets of pas</translation>
    </message>
    <message>
        <source>Discard down to the size of your new base</source>
        <extracomment>ghour.ask.discard-down</extracomment>
        <translation>Leg kaarten af tot de grootte van je nieuwe basis</translation>
    </message>
    <message>
        <source>Everybody has seen it: turn it face-down?</source>
        <extracomment>ghour.ask.lurk</extracomment>
        <translation>Iedereen heeft hem gezien: omdraaien?</translation>
    </message>
    <message>
        <source>A weak card: against whom do you play signs?</source>
        <extracomment>ghour.ask.weak</extracomment>
        <translation>Een zwakke kaart: tegen wie speel je steen-papier-schaar?</translation>
    </message>
    <message>
        <source>An attack is announced: answer or let it come</source>
        <extracomment>ghour.ask.answer</extracomment>
        <translation>Er is een aanval aangekondigd: reageer of laat hem komen</translation>
    </message>
    <message>
        <source>Choose a sign: the weak card is at stake</source>
        <extracomment>ghour.ask.signs-weak</extracomment>
        <translation>Kies een teken: de zwakke kaart staat op het spel</translation>
    </message>
    <message>
        <source>Choose a sign: the shapeshifter is at stake</source>
        <extracomment>ghour.ask.signs-shift</extracomment>
        <translation>Kies een teken: de gedaanteverwisselaar staat op het spel</translation>
    </message>
    <message>
        <source>Choose a sign: who attacks first?</source>
        <extracomment>ghour.ask.signs-contest</extracomment>
        <translation>Kies een teken: wie valt eerst aan?</translation>
    </message>
    <message>
        <source>Choose your attackers, then the target</source>
        <extracomment>ghour.ask.declare</extracomment>
        <translation>Kies je aanvallers, dan het doelwit</translation>
    </message>
    <message>
        <source>Pay the surcharge of the symbol, or leave it</source>
        <extracomment>ghour.ask.surcharge</extracomment>
        <translation>Betaal de toeslag van het symbool, of laat het</translation>
    </message>
    <message>
        <source>Use the goods of your symbols, or let them be lost</source>
        <extracomment>ghour.ask.spend</extracomment>
        <translation>Gebruik de goederen van je symbolen, anders gaan ze verloren</translation>
    </message>
    <message>
        <source>Cast a spell or use a symbol, or let it come</source>
        <extracomment>ghour.ask.window</extracomment>
        <translation>Speel een spreuk, gebruik een symbool, of laat het komen</translation>
    </message>
    <message>
        <source>Set your blockers against the attack lines</source>
        <extracomment>ghour.ask.blocks</extracomment>
        <translation>Zet je blokkeerders tegenover de aanvalslijnen</translation>
    </message>
    <message>
        <source>Divide the damage</source>
        <extracomment>ghour.ask.split</extracomment>
        <translation>Verdeel de schade</translation>
    </message>
    <message>
        <source>Who takes the items?</source>
        <extracomment>ghour.ask.loot</extracomment>
        <translation>Wie neemt de voorwerpen?</translation>
    </message>
    <message>
        <source>The base is hit: discard a card unseen, or mill the Colony</source>
        <extracomment>ghour.ask.result</extracomment>
        <translation>De basis is geraakt: leg ongezien een handkaart af, of kaarten van de Kolonie</translation>
    </message>
    <message>
        <source>Nothing moves any more: accept a draw?</source>
        <extracomment>ghour.ask.offer</extracomment>
        <translation>Er beweegt niets meer: gelijkspel aannemen?</translation>
    </message>
    <message>
        <source>Decline the draw and play on</source>
        <extracomment>ghour.ask.refuse</extracomment>
        <translation>Wijs het gelijkspel af en speel door</translation>
    </message>
    <message>
        <source>Claim the floor</source>
        <extracomment>ghour.ask.claim, ghour.do-claim</extracomment>
        <translation>Ik wil aan zet</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>ghour.ask.give-up, ghour.do-give-up</extracomment>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>{seat} is the last one alive</source>
        <extracomment>ghour.why.last</extracomment>
        <translation>{seat} is als laatste in leven</translation>
    </message>
    <message>
        <source>The last players fell together</source>
        <extracomment>ghour.why.draw</extracomment>
        <translation>De laatste spelers vielen tegelijk</translation>
    </message>
    <message>
        <source>Nothing moved any more: a draw was agreed</source>
        <extracomment>ghour.why.agreed</extracomment>
        <translation>Er bewoog niets meer: gelijkspel overeengekomen</translation>
    </message>
    <message>
        <source>Cards left in the Colony</source>
        <extracomment>ghour.part.colony</extracomment>
        <translation>Kaarten over in de Kolonie</translation>
    </message>
    <message>
        <source>A tenth of {points} trophy points</source>
        <extracomment>ghour.part.trophies</extracomment>
        <translation>Een tiende van {points} trofeepunten</translation>
    </message>
    <message>
        <source>This sacrifices your base, and your hand with it: {card}</source>
        <extracomment>ghour.warn.base</extracomment>
        <translation>Dit offert je basis, en daarmee je hand: {card}</translation>
    </message>
    <message>
        <source>This is your last card: your base goes with it</source>
        <extracomment>ghour.warn.last-card</extracomment>
        <translation>Dit is je laatste kaart: je basis gaat mee</translation>
    </message>
    <message>
        <source>This sacrifices {card}</source>
        <extracomment>ghour.warn.sacrifice</extracomment>
        <translation>Dit offert {card}</translation>
    </message>
    <message>
        <source>Nothing would be left on your Field: you would be out</source>
        <extracomment>ghour.warn.out</extracomment>
        <translation>Er zou niets op je Veld overblijven: je zou uitgeschakeld zijn</translation>
    </message>
    <message>
        <source>Ghour is for {least} to {most} players</source>
        <extracomment>ghour.refuse.seats</extracomment>
        <translation>Ghour is voor {least} tot {most} spelers</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n player(s) needs a deck</source>
        <extracomment>ghour.refuse.picks</extracomment>
        <translation>
            <numerusform>Elk van de %n speler heeft een deck nodig</numerusform>
            <numerusform>Elk van de %n spelers heeft een deck nodig</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: there is no deck {deck}</source>
        <extracomment>ghour.refuse.deck</extracomment>
        <translation>{seat}: er is geen deck {deck}</translation>
    </message>
    <message>
        <source>No legal deck is loaded</source>
        <extracomment>ghour.refuse.no-deck</extracomment>
        <translation>Er is geen geldig deck geladen</translation>
    </message>
    <message>
        <source>This is no move</source>
        <extracomment>ghour.refuse.malformed</extracomment>
        <translation>Dit is geen zet</translation>
    </message>
    <message>
        <source>There is no move of this kind</source>
        <extracomment>ghour.refuse.unknown-move</extracomment>
        <translation>Zo’n zet bestaat niet</translation>
    </message>
    <message>
        <source>There is no card {card}</source>
        <extracomment>ghour.refuse.unknown-card</extracomment>
        <translation>Er is geen kaart {card}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ghour.refuse.over</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>This player is out of the game</source>
        <extracomment>ghour.refuse.out</extracomment>
        <translation>Deze speler is uitgeschakeld</translation>
    </message>
    <message>
        <source>It is not this player who decides now</source>
        <extracomment>ghour.refuse.not-asked</extracomment>
        <translation>Deze speler beslist nu niet</translation>
    </message>
    <message>
        <source>This is no answer to what is asked now</source>
        <extracomment>ghour.refuse.not-now</extracomment>
        <translation>Dit is geen antwoord op wat nu gevraagd wordt</translation>
    </message>
    <message>
        <source>The pile cannot be cut there</source>
        <extracomment>ghour.refuse.cut</extracomment>
        <translation>Daar kan de stapel niet worden gecoupeerd</translation>
    </message>
    <message>
        <source>The opening hand is at most as large as the base</source>
        <extracomment>ghour.refuse.opening-draw</extracomment>
        <translation>De openingshand is hoogstens zo groot als de basis</translation>
    </message>
    <message>
        <source>Draw at least one card: an empty hand costs the base</source>
        <extracomment>ghour.refuse.empty-hand</extracomment>
        <translation>Trek minstens één kaart: een lege hand kost de basis</translation>
    </message>
    <message numerus="yes">
        <source>The recruiter fetches only %n more card(s)</source>
        <extracomment>ghour.refuse.draw-value</extracomment>
        <translation>
            <numerusform>De werver haalt nog maar %n kaart</numerusform>
            <numerusform>De werver haalt nog maar %n kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your base holds only %n card(s)</source>
        <extracomment>ghour.refuse.hand-limit</extracomment>
        <translation>
            <numerusform>In je basis past maar %n kaart</numerusform>
            <numerusform>In je basis passen maar %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Colony does not hold so many cards</source>
        <extracomment>ghour.refuse.empty-colony</extracomment>
        <translation>Je Kolonie heeft niet zoveel kaarten</translation>
    </message>
    <message>
        <source>Only your undead in your Graveyard or in an opponent's Trophies come back</source>
        <extracomment>ghour.refuse.undead</extracomment>
        <translation>Alleen je eigen ondoden komen terug, uit je Kerkhof of de Trofeeën van een tegenstander</translation>
    </message>
    <message>
        <source>You have looked into this pile today</source>
        <extracomment>ghour.refuse.second-look</extracomment>
        <translation>Je hebt deze stapel vandaag al bekeken</translation>
    </message>
    <message>
        <source>This pile is empty</source>
        <extracomment>ghour.refuse.empty-pile</extracomment>
        <translation>Deze stapel is leeg</translation>
    </message>
    <message>
        <source>An attack needs an opponent</source>
        <extracomment>ghour.refuse.opponent</extracomment>
        <translation>Een aanval vraagt een tegenstander</translation>
    </message>
    <message>
        <source>You have attacked this opponent today</source>
        <extracomment>ghour.refuse.attacked-today</extracomment>
        <translation>Je hebt deze tegenstander vandaag al aangevallen</translation>
    </message>
    <message>
        <source>You have announced an attack already</source>
        <extracomment>ghour.refuse.second-announcement</extracomment>
        <translation>Je hebt al een aanval aangekondigd</translation>
    </message>
    <message>
        <source>You have nothing to attack with, or there is no target</source>
        <extracomment>ghour.refuse.cannot-attack</extracomment>
        <translation>Je hebt niets om mee aan te vallen, of er is geen doelwit</translation>
    </message>
    <message>
        <source>You have no announcement to withdraw</source>
        <extracomment>ghour.refuse.nothing-stands</extracomment>
        <translation>Je hebt geen aankondiging om in te trekken</translation>
    </message>
    <message>
        <source>You withdrew once today: this announcement binds you</source>
        <extracomment>ghour.refuse.binding</extracomment>
        <translation>Je hebt je vandaag al eens teruggetrokken: deze aankondiging bindt je</translation>
    </message>
    <message>
        <source>Nobody has done anything since you announced it</source>
        <extracomment>ghour.refuse.nothing-happened</extracomment>
        <translation>Sinds je aankondiging heeft niemand iets gedaan</translation>
    </message>
    <message>
        <source>Choose rock, paper or scissors</source>
        <extracomment>ghour.refuse.sign</extracomment>
        <translation>Kies steen, papier of schaar</translation>
    </message>
    <message>
        <source>You can only yield where attackers are tied</source>
        <extracomment>ghour.refuse.courtesy</extracomment>
        <translation>Voorrang geven kan alleen tussen gelijke aanvallers</translation>
    </message>
    <message>
        <source>Discard a card of your hand</source>
        <extracomment>ghour.refuse.discard-down</extracomment>
        <translation>Leg een kaart uit je hand af</translation>
    </message>
    <message>
        <source>Only a lurking creature just played can be turned face-down</source>
        <extracomment>ghour.refuse.lurk</extracomment>
        <translation>Alleen een net gespeeld sluipend wezen kan worden omgedraaid</translation>
    </message>
    <message>
        <source>Choose an opponent who is still in the game</source>
        <extracomment>ghour.refuse.challenge</extracomment>
        <translation>Kies een tegenstander die nog meedoet</translation>
    </message>
    <message>
        <source>This card cannot loot here</source>
        <extracomment>ghour.refuse.loot</extracomment>
        <translation>Deze kaart kan hier niet plunderen</translation>
    </message>
    <message>
        <source>No base was hit</source>
        <extracomment>ghour.refuse.no-hit</extracomment>
        <translation>Er is geen basis geraakt</translation>
    </message>
    <message>
        <source>Only your own cards attack</source>
        <extracomment>ghour.refuse.attacker-not-own</extracomment>
        <translation>Alleen je eigen kaarten vallen aan</translation>
    </message>
    <message>
        <source>Only active cards attack</source>
        <extracomment>ghour.refuse.attacker-passive</extracomment>
        <translation>Alleen actieve kaarten vallen aan</translation>
    </message>
    <message>
        <source>Only creatures and mobile buildings attack</source>
        <extracomment>ghour.refuse.attacker-fixed</extracomment>
        <translation>Alleen wezens en mobiele gebouwen vallen aan</translation>
    </message>
    <message>
        <source>This card is among the attackers already</source>
        <extracomment>ghour.refuse.attacker-chosen</extracomment>
        <translation>Deze kaart is al aanvaller</translation>
    </message>
    <message>
        <source>A guard does not attack</source>
        <extracomment>ghour.refuse.guard</extracomment>
        <translation>Een wachter valt niet aan</translation>
    </message>
    <message>
        <source>This card has nothing to strike with</source>
        <extracomment>ghour.refuse.no-strike</extracomment>
        <translation>Deze kaart heeft niets om mee te slaan</translation>
    </message>
    <message>
        <source>The target must be a card of the opponent named</source>
        <extracomment>ghour.refuse.target-not-theirs</extracomment>
        <translation>Het doelwit moet een kaart van de genoemde tegenstander zijn</translation>
    </message>
    <message>
        <source>Only creatures, buildings and bases are targets</source>
        <extracomment>ghour.refuse.no-target</extracomment>
        <translation>Alleen wezens, gebouwen en bases zijn doelwit</translation>
    </message>
    <message>
        <source>A watchtower stands: the base cannot be attacked</source>
        <extracomment>ghour.refuse.watchtower</extracomment>
        <translation>Er staat een wachttoren: de basis kan niet worden aangevallen</translation>
    </message>
    <message>
        <source>A watchtower stands: this building is protected</source>
        <extracomment>ghour.refuse.protected</extracomment>
        <translation>Er staat een wachttoren: dit gebouw is beschermd</translation>
    </message>
    <message>
        <source>Choose at least one attacker first</source>
        <extracomment>ghour.refuse.no-attacker</extracomment>
        <translation>Kies eerst minstens één aanvaller</translation>
    </message>
    <message>
        <source>Only the attacked player's own cards block</source>
        <extracomment>ghour.refuse.blocker-not-own</extracomment>
        <translation>Alleen kaarten van de aangevallen speler blokkeren</translation>
    </message>
    <message>
        <source>The target itself does not block</source>
        <extracomment>ghour.refuse.blocker-target</extracomment>
        <translation>Het doelwit zelf blokkeert niet</translation>
    </message>
    <message>
        <source>Only active creatures and mobile buildings block</source>
        <extracomment>ghour.refuse.blocker-passive</extracomment>
        <translation>Alleen actieve wezens en mobiele gebouwen blokkeren</translation>
    </message>
    <message>
        <source>An aggressive card does not block</source>
        <extracomment>ghour.refuse.aggressive</extracomment>
        <translation>Een agressieve kaart blokkeert niet</translation>
    </message>
    <message>
        <source>There is no such attack line</source>
        <extracomment>ghour.refuse.no-line</extracomment>
        <translation>Zo’n aanvalslijn is er niet</translation>
    </message>
    <message>
        <source>Only a swimming card blocks a swimming one</source>
        <extracomment>ghour.refuse.swimming</extracomment>
        <translation>Alleen een zwemmende kaart blokkeert een zwemmende</translation>
    </message>
    <message>
        <source>Only a seer blocks an invisible card</source>
        <extracomment>ghour.refuse.invisible</extracomment>
        <translation>Alleen een ziener blokkeert een onzichtbare kaart</translation>
    </message>
    <message>
        <source>Each attack value of a blocker stands against one line</source>
        <extracomment>ghour.refuse.block-value</extracomment>
        <translation>Elke aanvalswaarde van een blokkeerder staat tegenover één lijn</translation>
    </message>
    <message>
        <source>Only a blocker with an axe takes on further lines, and only lines that nobody blocks</source>
        <extracomment>ghour.refuse.overflow</extracomment>
        <translation>Alleen een blokkeerder met een bijl neemt meer lijnen op zich, en alleen lijnen die niemand blokkeert</translation>
    </message>
    <message>
        <source>An axe passes on only what is left after the full defence</source>
        <extracomment>ghour.refuse.axe</extracomment>
        <translation>Een bijl geeft alleen door wat na de volle verdediging overblijft</translation>
    </message>
    <message>
        <source>The damage cannot be divided like this</source>
        <extracomment>ghour.refuse.split</extracomment>
        <translation>Zo kan de schade niet worden verdeeld</translation>
    </message>
    <message>
        <source>This card has no kamikaze to use here</source>
        <extracomment>ghour.refuse.kamikaze</extracomment>
        <translation>Deze kaart heeft hier geen kamikaze</translation>
    </message>
    <message>
        <source>This card has no shape to change here</source>
        <extracomment>ghour.refuse.shapeshifter</extracomment>
        <translation>Deze kaart kan hier niet van gedaante wisselen</translation>
    </message>
    <message>
        <source>This card is no catapult that can be turned here</source>
        <extracomment>ghour.refuse.catapult</extracomment>
        <translation>Deze kaart is geen katapult die hier gedraaid kan worden</translation>
    </message>
    <message>
        <source>{card} yields no goods: pay first, or cancel</source>
        <extracomment>ghour.refuse.yields-nothing</extracomment>
        <translation>{card} levert geen goederen op: betaal eerst, of breek af</translation>
    </message>
    <message>
        <source>The price is not covered yet</source>
        <extracomment>ghour.refuse.goods</extracomment>
        <translation>De prijs is nog niet gedekt</translation>
    </message>
    <message numerus="yes">
        <source>%n active builder(s) must turn for it</source>
        <extracomment>ghour.refuse.builders</extracomment>
        <translation>
            <numerusform>Hiervoor moet %n actieve bouwer draaien</numerusform>
            <numerusform>Hiervoor moeten %n actieve bouwers draaien</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is not in your hand</source>
        <extracomment>ghour.refuse.not-in-hand</extracomment>
        <translation>{card} zit niet in je hand</translation>
    </message>
    <message>
        <source>Only spells may come from the hand now</source>
        <extracomment>ghour.refuse.spells-only</extracomment>
        <translation>Nu mogen alleen spreuken uit de hand komen</translation>
    </message>
    <message>
        <source>An extension needs a building of your own</source>
        <extracomment>ghour.refuse.no-building</extracomment>
        <translation>Een uitbreiding heeft een eigen gebouw nodig</translation>
    </message>
    <message>
        <source>An item needs a creature of your own</source>
        <extracomment>ghour.refuse.no-creature</extracomment>
        <translation>Een voorwerp heeft een eigen wezen nodig</translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n trophy point(s) for it</source>
        <extracomment>ghour.refuse.threshold</extracomment>
        <translation>
            <numerusform>Hiervoor heb je minstens %n trofeepunt nodig</numerusform>
            <numerusform>Hiervoor heb je minstens %n trofeepunten nodig</numerusform>
        </translation>
    </message>
    <message>
        <source>No spells in the morning</source>
        <extracomment>ghour.refuse.morning</extracomment>
        <translation>’s Ochtends geen spreuken</translation>
    </message>
    <message>
        <source>This is no spell</source>
        <extracomment>ghour.refuse.no-spell</extracomment>
        <translation>Dit is geen spreuk</translation>
    </message>
    <message>
        <source>A spell that yields goods is cast while you pay for something</source>
        <extracomment>ghour.refuse.yields</extracomment>
        <translation>Een spreuk die goederen geeft, speel je terwijl je iets betaalt</translation>
    </message>
    <message>
        <source>A timed spell is placed once, twice or three times turned</source>
        <extracomment>ghour.refuse.timed-state</extracomment>
        <translation>Een getimede spreuk komt één, twee of drie keer gedraaid neer</translation>
    </message>
    <message>
        <source>Name one player</source>
        <extracomment>ghour.refuse.target-player</extracomment>
        <translation>Noem één speler</translation>
    </message>
    <message>
        <source>This reaches everything and names no target</source>
        <extracomment>ghour.refuse.target-all</extracomment>
        <translation>Dit treft alles en heeft geen doelwit</translation>
    </message>
    <message>
        <source>Name a building</source>
        <extracomment>ghour.refuse.target-building</extracomment>
        <translation>Noem een gebouw</translation>
    </message>
    <message>
        <source>This card's keywords do not fit</source>
        <extracomment>ghour.refuse.target-keywords</extracomment>
        <translation>De trefwoorden van deze kaart passen niet</translation>
    </message>
    <message>
        <source>Name a card that the symbol can reach</source>
        <extracomment>ghour.refuse.target-one</extracomment>
        <translation>Noem een kaart die het symbool kan treffen</translation>
    </message>
    <message>
        <source>Only your own cards turn for you</source>
        <extracomment>ghour.refuse.not-own</extracomment>
        <translation>Alleen je eigen kaarten draaien voor jou</translation>
    </message>
    <message>
        <source>The card has no such symbol</source>
        <extracomment>ghour.refuse.no-symbol</extracomment>
        <translation>De kaart heeft zo’n symbool niet</translation>
    </message>
    <message>
        <source>Another creature of yours must help</source>
        <extracomment>ghour.refuse.helper</extracomment>
        <translation>Een ander wezen van jou moet helpen</translation>
    </message>
    <message>
        <source>A clumsy creature neither builds nor helps</source>
        <extracomment>ghour.refuse.clumsy</extracomment>
        <translation>Een onhandig wezen bouwt niet en helpt niet</translation>
    </message>
    <message>
        <source>The card cannot be turned so far</source>
        <extracomment>ghour.refuse.beyond</extracomment>
        <translation>Zo ver kan de kaart niet draaien</translation>
    </message>
    <message>
        <source>This would change nothing now</source>
        <extracomment>ghour.refuse.no-effect</extracomment>
        <translation>Dit zou nu niets veranderen</translation>
    </message>
    <message>
        <source>The surcharge is not covered</source>
        <extracomment>ghour.refuse.surcharge</extracomment>
        <translation>De toeslag is niet gedekt</translation>
    </message>
    <message>
        <source>Traitors are bribed in daytime, not during an attack</source>
        <extracomment>ghour.refuse.bribe-now</extracomment>
        <translation>Verraders koop je overdag om, niet tijdens een aanval</translation>
    </message>
    <message>
        <source>Bribing takes an opponent's traitor and twice its price</source>
        <extracomment>ghour.refuse.bribe</extracomment>
        <translation>Omkopen vraagt een verrader van een tegenstander en twee keer zijn prijs</translation>
    </message>
    <message>
        <source>You have no such ripe timed spell</source>
        <extracomment>ghour.refuse.not-ripe</extracomment>
        <translation>Je hebt zo’n rijpe getimede spreuk niet</translation>
    </message>
    <message>
        <source>Recruiters are laid in daytime, not during an attack</source>
        <extracomment>ghour.refuse.recruit-now</extracomment>
        <translation>Wervers leg je overdag, niet tijdens een aanval</translation>
    </message>
    <message>
        <source>You have laid a recruiter today</source>
        <extracomment>ghour.refuse.recruited</extracomment>
        <translation>Je hebt vandaag al een werver gelegd</translation>
    </message>
    <message>
        <source>This card cannot recruit</source>
        <extracomment>ghour.refuse.no-recruit-value</extracomment>
        <translation>Deze kaart kan niet werven</translation>
    </message>
    <message>
        <source>Only a card of your own deck can recruit for you</source>
        <extracomment>ghour.refuse.not-owned</extracomment>
        <translation>Alleen een kaart van je eigen deck kan voor jou werven</translation>
    </message>
    <message>
        <source>After this the price could not be covered any more</source>
        <extracomment>ghour.refuse.out-of-reach</extracomment>
        <translation>Hierna zou de prijs niet meer te betalen zijn</translation>
    </message>
    <message>
        <source>Only active creatures help building</source>
        <extracomment>ghour.refuse.passive-helper</extracomment>
        <translation>Alleen actieve wezens helpen bouwen</translation>
    </message>
    <message>
        <source>Only active creatures are builders</source>
        <extracomment>ghour.refuse.passive-builder</extracomment>
        <translation>Alleen actieve wezens zijn bouwers</translation>
    </message>
    <message>
        <source>One turn serves one purpose</source>
        <extracomment>ghour.refuse.one-purpose</extracomment>
        <translation>Eén draai dient één doel</translation>
    </message>
    <message>
        <source>Creatures help with bases and buildings only</source>
        <extracomment>ghour.refuse.nothing-to-build</extracomment>
        <translation>Wezens helpen alleen bij bases en gebouwen</translation>
    </message>
    <message>
        <source>Without a market nothing is exchanged</source>
        <extracomment>ghour.refuse.no-market</extracomment>
        <translation>Zonder markt wordt niets geruild</translation>
    </message>
    <message numerus="yes">
        <source>The market takes %n for one</source>
        <extracomment>ghour.refuse.rate</extracomment>
        <translation>
            <numerusform>De markt neemt %n voor één</numerusform>
            <numerusform>De markt neemt %n voor één</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own mercenaries can be paid, each once</source>
        <extracomment>ghour.refuse.hire</extracomment>
        <translation>Alleen je eigen huurlingen kunnen worden betaald, elk één keer</translation>
    </message>
    <message>
        <source>{condition}: {results}.</source>
        <extracomment>ghour.text.line</extracomment>
        <translation>{condition}: {results}.</translation>
    </message>
    <message>
        <source>{condition}, pay {goods}: {results}.</source>
        <extracomment>ghour.text.paid</extracomment>
        <translation>{condition}, betaal {goods}: {results}.</translation>
    </message>
    <message>
        <source>{results}.</source>
        <extracomment>ghour.text.plain</extracomment>
        <translation>{results}.</translation>
    </message>
    <message>
        <source>When ripe: {results}.</source>
        <extracomment>ghour.text.timed</extracomment>
        <translation>Als hij rijp is: {results}.</translation>
    </message>
    <message>
        <source>Turn this card</source>
        <extracomment>ghour.text.when.rotate</extracomment>
        <translation>Draai deze kaart</translation>
    </message>
    <message>
        <source>Turn another creature of yours as helper</source>
        <extracomment>ghour.text.when.helper</extracomment>
        <translation>Draai een ander wezen van jou als helper</translation>
    </message>
    <message>
        <source>When attacked or blocking</source>
        <extracomment>ghour.text.when.defending</extracomment>
        <translation>Bij verdediging of blokkade</translation>
    </message>
    <message>
        <source>When attacking</source>
        <extracomment>ghour.text.when.attacking</extracomment>
        <translation>Bij een aanval</translation>
    </message>
    <message>
        <source>When an opponent kills it</source>
        <extracomment>ghour.text.when.dying</extracomment>
        <translation>Als een tegenstander hem doodt</translation>
    </message>
    <message>
        <source>gain {goods}</source>
        <extracomment>ghour.text.gain</extracomment>
        <translation>krijg {goods}</translation>
    </message>
    <message>
        <source>{target}: {change}</source>
        <extracomment>ghour.text.give</extracomment>
        <translation>{target}: {change}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ghour.text.nothing</extracomment>
        <translation>niets</translation>
    </message>
    <message>
        <source>{amount} {good}</source>
        <extracomment>ghour.text.amount</extracomment>
        <translation>{amount} {good}</translation>
    </message>
    <message>
        <source>{amount} attack</source>
        <extracomment>ghour.text.attack</extracomment>
        <translation>{amount} aanval</translation>
    </message>
    <message>
        <source>{amount} life</source>
        <extracomment>ghour.text.defence</extracomment>
        <translation>{amount} leven</translation>
    </message>
    <message>
        <source>{amount} structure</source>
        <extracomment>ghour.text.structure</extracomment>
        <translation>{amount} structuur</translation>
    </message>
    <message>
        <source>{word}</source>
        <extracomment>ghour.text.keyword</extracomment>
        <translation>{word}</translation>
    </message>
    <message>
        <source>this card</source>
        <extracomment>ghour.text.itself</extracomment>
        <translation>deze kaart</translation>
    </message>
    <message>
        <source>creature</source>
        <extracomment>ghour.text.kind.creature</extracomment>
        <translation>wezen</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ghour.text.kind.building</extracomment>
        <translation>gebouw</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>ghour.text.kind.base</extracomment>
        <translation>basis</translation>
    </message>
    <message>
        <source>one {kinds}</source>
        <extracomment>ghour.text.scope.one</extracomment>
        <translation>één {kinds}</translation>
    </message>
    <message>
        <source>each {kinds} of one player</source>
        <extracomment>ghour.text.scope.player</extracomment>
        <translation>elk {kinds} van één speler</translation>
    </message>
    <message>
        <source>each {kinds} of all players</source>
        <extracomment>ghour.text.scope.all</extracomment>
        <translation>elk {kinds} van alle spelers</translation>
    </message>
    <message>
        <source>with {word}</source>
        <extracomment>ghour.text.with</extracomment>
        <translation>met {word}</translation>
    </message>
    <message>
        <source>without {word}</source>
        <extracomment>ghour.text.without</extracomment>
        <translation>zonder {word}</translation>
    </message>
    <message>
        <source>{target} {filters}</source>
        <extracomment>ghour.text.filtered</extracomment>
        <translation>{target} {filters}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>ghour.text.and</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>ghour.text.or</extracomment>
        <translation>{first} of {second}</translation>
    </message>
    <message>
        <source>{card}: {results}</source>
        <extracomment>ghour.text.log</extracomment>
        <translation>{card}: {results}</translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <extracomment>ghour.use-one-of, ghour.v107.unknown.mend, ghour.v108.resource.mend, ghour.v120.tongue.mend</extracomment>
        <translation>Gebruik een van: {known}.</translation>
    </message>
    <message>
        <source>the format line is missing or not '{word}'</source>
        <extracomment>ghour.v002.format</extracomment>
        <translation>de format-regel ontbreekt of is niet ‘{word}’</translation>
    </message>
    <message>
        <source>Write 'format: {word}' as the first line.</source>
        <extracomment>ghour.v002.format.mend</extracomment>
        <translation>Schrijf ‘format: {word}’ als eerste regel.</translation>
    </message>
    <message>
        <source>unknown top-level key '{word}'</source>
        <extracomment>ghour.v004.key</extracomment>
        <translation>onbekende sleutel op het hoogste niveau: ‘{word}’</translation>
    </message>
    <message>
        <source>the id is missing</source>
        <extracomment>ghour.v101.missing</extracomment>
        <translation>de id ontbreekt</translation>
    </message>
    <message>
        <source>Add 'id:' with small letters, digits and hyphens.</source>
        <extracomment>ghour.v101.missing.mend</extracomment>
        <translation>Voeg ‘id:’ toe met kleine letters, cijfers en streepjes.</translation>
    </message>
    <message>
        <source>the id '{word}' is malformed</source>
        <extracomment>ghour.v101.form</extracomment>
        <translation>de id ‘{word}’ heeft een verkeerde vorm</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, at most 40.</source>
        <extracomment>ghour.v101.form.mend</extracomment>
        <translation>Gebruik kleine letters, cijfers en streepjes, hoogstens 40.</translation>
    </message>
    <message>
        <source>the id was used already on line {line}</source>
        <extracomment>ghour.v102.twice</extracomment>
        <translation>de id is al gebruikt op regel {line}</translation>
    </message>
    <message>
        <source>Give every card its own id.</source>
        <extracomment>ghour.v102.twice.mend, ghour.v102.elsewhere.mend</extracomment>
        <translation>Geef elke kaart een eigen id.</translation>
    </message>
    <message>
        <source>unknown field '{word}'</source>
        <extracomment>ghour.v103.field</extracomment>
        <translation>onbekend veld ‘{word}’</translation>
    </message>
    <message>
        <source>a {type} needs '{word}'</source>
        <extracomment>ghour.v104.field</extracomment>
        <translation>{type} heeft ‘{word}’ nodig</translation>
    </message>
    <message>
        <source>Add '{word}:'.</source>
        <extracomment>ghour.v104.field.mend, ghour.v104.part.mend, ghour.v312.part.mend</extracomment>
        <translation>Voeg ‘{word}:’ toe.</translation>
    </message>
    <message>
        <source>'{word}' is missing</source>
        <extracomment>ghour.v104.part, ghour.v312.part</extracomment>
        <translation>‘{word}’ ontbreekt</translation>
    </message>
    <message>
        <source>the file has no '{word}'</source>
        <extracomment>ghour.v104.top</extracomment>
        <translation>het bestand heeft geen ‘{word}’</translation>
    </message>
    <message>
        <source>Add '{word}:' at the top.</source>
        <extracomment>ghour.v104.top.mend</extracomment>
        <translation>Voeg bovenaan ‘{word}:’ toe.</translation>
    </message>
    <message>
        <source>a {type} has no '{word}'</source>
        <extracomment>ghour.v105.field</extracomment>
        <translation>{type} heeft geen ‘{word}’</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <extracomment>ghour.v105.field.mend</extracomment>
        <translation>Verwijder de regel.</translation>
    </message>
    <message>
        <source>unknown type '{word}'</source>
        <extracomment>ghour.v106.type</extracomment>
        <translation>onbekend type ‘{word}’</translation>
    </message>
    <message>
        <source>no colours are declared</source>
        <extracomment>ghour.v107.none</extracomment>
        <translation>er zijn geen kleuren opgegeven</translation>
    </message>
    <message>
        <source>Add 'colours:' with at least one colour.</source>
        <extracomment>ghour.v107.none.mend</extracomment>
        <translation>Voeg ‘colours:’ toe met minstens één kleur.</translation>
    </message>
    <message>
        <source>unknown colour '{word}'</source>
        <extracomment>ghour.v107.unknown</extracomment>
        <translation>onbekende kleur ‘{word}’</translation>
    </message>
    <message>
        <source>{field} names '{word}', which is no resource here</source>
        <extracomment>ghour.v108.resource</extracomment>
        <translation>{field} noemt ‘{word}’, wat hier geen grondstof is</translation>
    </message>
    <message>
        <source>{field}: {word} is {amount}</source>
        <extracomment>ghour.v108.amount</extracomment>
        <translation>{field}: {word} is {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from {least} to {most}.</source>
        <extracomment>ghour.v108.amount.mend</extracomment>
        <translation>Gebruik een geheel getal van {least} tot {most}.</translation>
    </message>
    <message>
        <source>the version is {amount}</source>
        <extracomment>ghour.v108.version</extracomment>
        <translation>de versie is {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from 1.</source>
        <extracomment>ghour.v108.version.mend</extracomment>
        <translation>Gebruik een geheel getal vanaf 1.</translation>
    </message>
    <message>
        <source>recruit value is {amount}</source>
        <extracomment>ghour.v109.recruit</extracomment>
        <translation>de wervingswaarde is {amount}</translation>
    </message>
    <message>
        <source>Use {least} to {most}, or remove the line if the card cannot recruit.</source>
        <extracomment>ghour.v109.recruit.mend</extracomment>
        <translation>Gebruik {least} tot {most}, of verwijder de regel als de kaart niet kan werven.</translation>
    </message>
    <message>
        <source>unknown keyword '{word}'</source>
        <extracomment>ghour.v110.unknown</extracomment>
        <translation>onbekend trefwoord ‘{word}’</translation>
    </message>
    <message>
        <source>Write the name of a keyword.</source>
        <extracomment>ghour.v110.unknown.mend</extracomment>
        <translation>Schrijf de naam van een trefwoord.</translation>
    </message>
    <message>
        <source>a {type} cannot have the keyword '{word}'</source>
        <extracomment>ghour.v111.type</extracomment>
        <translation>{type} kan het trefwoord ‘{word}’ niet hebben</translation>
    </message>
    <message>
        <source>Allowed here: {known}.</source>
        <extracomment>ghour.v111.type.mend</extracomment>
        <translation>Hier toegestaan: {known}.</translation>
    </message>
    <message>
        <source>the keyword '{word}' stands twice</source>
        <extracomment>ghour.v112.twice</extracomment>
        <translation>het trefwoord ‘{word}’ staat er twee keer</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <extracomment>ghour.v112.twice.mend, ghour.v210.kind-twice.mend</extracomment>
        <translation>Houd er een.</translation>
    </message>
    <message>
        <source>guard and aggressive together can neither attack nor block</source>
        <extracomment>ghour.v112.useless</extracomment>
        <translation>wachter en agressief samen kunnen aanvallen noch blokkeren</translation>
    </message>
    <message>
        <source>Keep one of them, or mean it.</source>
        <extracomment>ghour.v112.useless.mend</extracomment>
        <translation>Houd er een, of bedoel het zo.</translation>
    </message>
    <message>
        <source>attack {word} is malformed</source>
        <extracomment>ghour.v113.form</extracomment>
        <translation>aanval {word} heeft een verkeerde vorm</translation>
    </message>
    <message>
        <source>Write 'kind' as club, bow or axe, and 'value' as 0 to 20.</source>
        <extracomment>ghour.v113.form.mend</extracomment>
        <translation>Schrijf ‘kind’ als club, bow of axe, en ‘value’ als 0 tot 20.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack value(s)</source>
        <extracomment>ghour.v113.count</extracomment>
        <translation>
            <numerusform>%n aanvalswaarde</numerusform>
            <numerusform>%n aanvalswaarden</numerusform>
        </translation>
    </message>
    <message>
        <source>Use 1 to 4, or remove the line.</source>
        <extracomment>ghour.v113.count.mend</extracomment>
        <translation>Gebruik 1 tot 4, of verwijder de regel.</translation>
    </message>
    <message>
        <source>a catapult without an attack value has nothing to multiply</source>
        <extracomment>ghour.v113.catapult</extracomment>
        <translation>een katapult zonder aanvalswaarde heeft niets te vermenigvuldigen</translation>
    </message>
    <message>
        <source>Add 'attacks:'.</source>
        <extracomment>ghour.v113.catapult.mend</extracomment>
        <translation>Voeg ‘attacks:’ toe.</translation>
    </message>
    <message>
        <source>defence is {amount}</source>
        <extracomment>ghour.v114.defence</extracomment>
        <translation>de verdediging is {amount}</translation>
    </message>
    <message>
        <source>Use {least} to {most}.</source>
        <extracomment>ghour.v114.defence.mend, ghour.v115.tp.mend, ghour.v116.size.mend</extracomment>
        <translation>Gebruik {least} tot {most}.</translation>
    </message>
    <message>
        <source>tp is {amount}</source>
        <extracomment>ghour.v115.tp</extracomment>
        <translation>tp is {amount}</translation>
    </message>
    <message>
        <source>size is {amount}</source>
        <extracomment>ghour.v116.size</extracomment>
        <translation>de grootte is {amount}</translation>
    </message>
    <message>
        <source>a starting base costs 20 gold and nothing else and has no recruit value</source>
        <extracomment>ghour.v117.start</extracomment>
        <translation>een startbasis kost 20 goud en verder niets, en heeft geen wervingswaarde</translation>
    </message>
    <message>
        <source>Remove the other costs and 'recruit'.</source>
        <extracomment>ghour.v117.start.mend</extracomment>
        <translation>Verwijder de andere kosten en ‘recruit’.</translation>
    </message>
    <message>
        <source>only starting bases cost 20 gold, and nothing costs more</source>
        <extracomment>ghour.v117.gold</extracomment>
        <translation>alleen startbases kosten 20 goud, en niets kost meer</translation>
    </message>
    <message>
        <source>Use less than 20 gold.</source>
        <extracomment>ghour.v117.gold.mend</extracomment>
        <translation>Gebruik minder dan 20 goud.</translation>
    </message>
    <message>
        <source>'timed' is neither true nor false</source>
        <extracomment>ghour.v118.truth</extracomment>
        <translation>‘timed’ is noch true noch false</translation>
    </message>
    <message>
        <source>Write timed: true.</source>
        <extracomment>ghour.v118.truth.mend</extracomment>
        <translation>Schrijf timed: true.</translation>
    </message>
    <message>
        <source>the name '{word}' was used on line {line}</source>
        <extracomment>ghour.v119.twice</extracomment>
        <translation>de naam ‘{word}’ is al gebruikt op regel {line}</translation>
    </message>
    <message>
        <source>Two different cards need two names, since the limit of three counts identical cards.</source>
        <extracomment>ghour.v119.twice.mend, ghour.v119.elsewhere.mend</extracomment>
        <translation>Twee verschillende kaarten hebben twee namen nodig, want de grens van drie telt gelijke kaarten.</translation>
    </message>
    <message>
        <source>'{field}' is no text</source>
        <extracomment>ghour.v120.text</extracomment>
        <translation>‘{field}’ is geen tekst</translation>
    </message>
    <message>
        <source>Write a text, or one text a language.</source>
        <extracomment>ghour.v120.text.mend</extracomment>
        <translation>Schrijf een tekst, of één tekst per taal.</translation>
    </message>
    <message>
        <source>'{field}' has no text in any language</source>
        <extracomment>ghour.v120.empty</extracomment>
        <translation>‘{field}’ heeft in geen enkele taal tekst</translation>
    </message>
    <message>
        <source>Write at least one of en, hu, nl, pl.</source>
        <extracomment>ghour.v120.empty.mend</extracomment>
        <translation>Schrijf minstens een van en, hu, nl, pl.</translation>
    </message>
    <message>
        <source>'{field}' names the unknown language '{word}'</source>
        <extracomment>ghour.v120.language</extracomment>
        <translation>‘{field}’ noemt de onbekende taal ‘{word}’</translation>
    </message>
    <message>
        <source>unknown language '{word}'</source>
        <extracomment>ghour.v120.tongue</extracomment>
        <translation>onbekende taal ‘{word}’</translation>
    </message>
    <message numerus="yes">
        <source>'{field}' is empty or longer than %n letter(s)</source>
        <extracomment>ghour.v120.length</extracomment>
        <translation>
            <numerusform>‘{field}’ is leeg of langer dan %n letter</numerusform>
            <numerusform>‘{field}’ is leeg of langer dan %n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use 1 to %n letter(s).</source>
        <extracomment>ghour.v120.length.mend</extracomment>
        <translation>
            <numerusform>Gebruik 1 tot %n letter.</numerusform>
            <numerusform>Gebruik 1 tot %n letters.</numerusform>
        </translation>
    </message>
    <message>
        <source>the emblem '{word}' cannot be the name of an icon</source>
        <extracomment>ghour.v120.emblem</extracomment>
        <translation>het embleem ‘{word}’ kan geen naam van een pictogram zijn</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, or remove the line.</source>
        <extracomment>ghour.v120.emblem.mend</extracomment>
        <translation>Gebruik kleine letters, cijfers en streepjes, of verwijder de regel.</translation>
    </message>
    <message>
        <source>'{field}' is not a list</source>
        <extracomment>ghour.v121.list</extracomment>
        <translation>‘{field}’ is geen lijst</translation>
    </message>
    <message>
        <source>Write a list, each entry on a line with '- '.</source>
        <extracomment>ghour.v121.list.mend</extracomment>
        <translation>Schrijf een lijst, elk onderdeel op een regel met ‘- ’.</translation>
    </message>
    <message>
        <source>'{field}' is not a mapping</source>
        <extracomment>ghour.v121.mapping</extracomment>
        <translation>‘{field}’ is geen mapping</translation>
    </message>
    <message>
        <source>Write lines of the form 'key: value'.</source>
        <extracomment>ghour.v121.mapping.mend</extracomment>
        <translation>Schrijf regels van de vorm ‘sleutel: waarde’.</translation>
    </message>
    <message>
        <source>the trigger key is '{word}'</source>
        <extracomment>ghour.v201.on</extracomment>
        <translation>de sleutel van de trigger is ‘{word}’</translation>
    </message>
    <message>
        <source>Rename the key to 'when'.</source>
        <extracomment>ghour.v201.on.mend</extracomment>
        <translation>Hernoem de sleutel tot ‘when’.</translation>
    </message>
    <message>
        <source>an ability is written as a mapping</source>
        <extracomment>ghour.v202.shape</extracomment>
        <translation>een vermogen wordt als mapping geschreven</translation>
    </message>
    <message>
        <source>Write for example (when: rotate, gain: (gold: 1)).</source>
        <extracomment>ghour.v202.shape.mend</extracomment>
        <translation>Schrijf bijvoorbeeld (when: rotate, gain: (gold: 1)).</translation>
    </message>
    <message>
        <source>unknown key '{word}'</source>
        <extracomment>ghour.v202.key, ghour.v313.key</extracomment>
        <translation>onbekende sleutel ‘{word}’</translation>
    </message>
    <message>
        <source>the trigger is missing</source>
        <extracomment>ghour.v202.no-trigger</extracomment>
        <translation>de trigger ontbreekt</translation>
    </message>
    <message>
        <source>Add 'when:' with one of: {known}.</source>
        <extracomment>ghour.v202.no-trigger.mend</extracomment>
        <translation>Voeg ‘when:’ toe met een van: {known}.</translation>
    </message>
    <message>
        <source>unknown trigger '{word}'</source>
        <extracomment>ghour.v202.trigger</extracomment>
        <translation>onbekende trigger ‘{word}’</translation>
    </message>
    <message>
        <source>a {type} cannot have the trigger '{word}'</source>
        <extracomment>ghour.v203.trigger</extracomment>
        <translation>{type} kan de trigger ‘{word}’ niet hebben</translation>
    </message>
    <message>
        <source>Allowed: {known}.</source>
        <extracomment>ghour.v203.trigger.mend</extracomment>
        <translation>Toegestaan: {known}.</translation>
    </message>
    <message>
        <source>the ability does nothing</source>
        <extracomment>ghour.v204.nothing</extracomment>
        <translation>het vermogen doet niets</translation>
    </message>
    <message>
        <source>Add 'gain' (goods) or 'give' (modifiers, keywords).</source>
        <extracomment>ghour.v204.nothing.mend</extracomment>
        <translation>Voeg ‘gain’ (goederen) of ‘give’ (modificaties, trefwoorden) toe.</translation>
    </message>
    <message>
        <source>'{word}' cannot have a surcharge</source>
        <extracomment>ghour.v206.surcharge</extracomment>
        <translation>‘{word}’ kan geen toeslag hebben</translation>
    </message>
    <message>
        <source>Remove 'pay'.</source>
        <extracomment>ghour.v206.surcharge.mend</extracomment>
        <translation>Verwijder ‘pay’.</translation>
    </message>
    <message>
        <source>a dying card can only give goods</source>
        <extracomment>ghour.v207.dying</extracomment>
        <translation>een stervende kaart kan alleen goederen geven</translation>
    </message>
    <message>
        <source>Use 'gain'.</source>
        <extracomment>ghour.v207.dying.mend</extracomment>
        <translation>Gebruik ‘gain’.</translation>
    </message>
    <message>
        <source>what lasts yields no goods</source>
        <extracomment>ghour.v208.static</extracomment>
        <translation>wat blijvend is, geeft geen goederen</translation>
    </message>
    <message>
        <source>Use 'give', or the trigger rotate.</source>
        <extracomment>ghour.v208.static.mend</extracomment>
        <translation>Gebruik ‘give’, of de trigger rotate.</translation>
    </message>
    <message>
        <source>unknown modifier '{word}'</source>
        <extracomment>ghour.v209.unknown</extracomment>
        <translation>onbekende modificatie ‘{word}’</translation>
    </message>
    <message>
        <source>{word} modifier is {amount}</source>
        <extracomment>ghour.v209.amount</extracomment>
        <translation>modificatie {word} is {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from -9 to 9, not 0.</source>
        <extracomment>ghour.v209.amount.mend</extracomment>
        <translation>Gebruik een geheel getal van -9 tot 9, niet 0.</translation>
    </message>
    <message>
        <source>modifiers or keywords without a target</source>
        <extracomment>ghour.v210.missing</extracomment>
        <translation>modificaties of trefwoorden zonder doelwit</translation>
    </message>
    <message>
        <source>Add to: (scope: one, kinds: [creature]).</source>
        <extracomment>ghour.v210.missing.mend</extracomment>
        <translation>Voeg toe: to: (scope: one, kinds: [creature]).</translation>
    </message>
    <message>
        <source>'{word}' has no target of its own choice</source>
        <extracomment>ghour.v210.forbidden</extracomment>
        <translation>‘{word}’ heeft geen doelwit naar keuze</translation>
    </message>
    <message>
        <source>Remove 'to'.</source>
        <extracomment>ghour.v210.forbidden.mend</extracomment>
        <translation>Verwijder ‘to’.</translation>
    </message>
    <message>
        <source>unknown key '{word}' of the target</source>
        <extracomment>ghour.v210.key</extracomment>
        <translation>onbekende sleutel ‘{word}’ van het doelwit</translation>
    </message>
    <message>
        <source>the scope '{word}' is unknown or missing</source>
        <extracomment>ghour.v210.scope</extracomment>
        <translation>de reikwijdte ‘{word}’ is onbekend of ontbreekt</translation>
    </message>
    <message>
        <source>Write scope: one, player or all.</source>
        <extracomment>ghour.v210.scope.mend</extracomment>
        <translation>Schrijf scope: one, player of all.</translation>
    </message>
    <message>
        <source>'{word}' reaches one card only</source>
        <extracomment>ghour.v210.one-card</extracomment>
        <translation>‘{word}’ treft maar één kaart</translation>
    </message>
    <message>
        <source>Write scope: one.</source>
        <extracomment>ghour.v210.one-card.mend</extracomment>
        <translation>Schrijf scope: one.</translation>
    </message>
    <message>
        <source>the target names no kinds</source>
        <extracomment>ghour.v210.kinds</extracomment>
        <translation>het doelwit noemt geen soorten</translation>
    </message>
    <message>
        <source>Add kinds: [creature], with building or base if meant.</source>
        <extracomment>ghour.v210.kinds.mend</extracomment>
        <translation>Voeg kinds: [creature] toe, met building of base indien bedoeld.</translation>
    </message>
    <message>
        <source>unknown kind '{word}'</source>
        <extracomment>ghour.v210.kind</extracomment>
        <translation>onbekende soort ‘{word}’</translation>
    </message>
    <message>
        <source>the kind '{word}' stands twice</source>
        <extracomment>ghour.v210.kind-twice</extracomment>
        <translation>de soort ‘{word}’ staat er twee keer</translation>
    </message>
    <message>
        <source>'with' and 'without' are for creatures only</source>
        <extracomment>ghour.v211.filter</extracomment>
        <translation>‘with’ en ‘without’ zijn alleen voor wezens</translation>
    </message>
    <message>
        <source>Write kinds: [creature], or remove the filter.</source>
        <extracomment>ghour.v211.filter.mend</extracomment>
        <translation>Schrijf kinds: [creature], of verwijder het filter.</translation>
    </message>
    <message>
        <source>'defence' is for creatures, but no creature is among the target kinds</source>
        <extracomment>ghour.v212.defence</extracomment>
        <translation>‘defence’ is voor wezens, maar er is geen wezen bij de doelsoorten</translation>
    </message>
    <message>
        <source>Use 'structure'.</source>
        <extracomment>ghour.v212.defence.mend, ghour.v212.own-defence.mend</extracomment>
        <translation>Gebruik ‘structure’.</translation>
    </message>
    <message>
        <source>'structure' is for buildings and bases, but neither is among the target kinds</source>
        <extracomment>ghour.v212.structure</extracomment>
        <translation>‘structure’ is voor gebouwen en bases, maar geen van beide is doelsoort</translation>
    </message>
    <message>
        <source>Use 'defence'.</source>
        <extracomment>ghour.v212.structure.mend, ghour.v212.own-structure.mend</extracomment>
        <translation>Gebruik ‘defence’.</translation>
    </message>
    <message>
        <source>'defence' is for creatures, but a {type} changes none</source>
        <extracomment>ghour.v212.own-defence</extracomment>
        <translation>‘defence’ is voor wezens, maar {type} verandert er geen</translation>
    </message>
    <message>
        <source>'structure' is for buildings, but a {type} changes none</source>
        <extracomment>ghour.v212.own-structure</extracomment>
        <translation>‘structure’ is voor gebouwen, maar {type} verandert er geen</translation>
    </message>
    <message>
        <source>'{word}' does nothing when it is granted for a day only</source>
        <extracomment>ghour.v213.idle</extracomment>
        <translation>‘{word}’ doet niets als het maar een dag geldt</translation>
    </message>
    <message>
        <source>Grant another keyword or use an item.</source>
        <extracomment>ghour.v213.idle.mend</extracomment>
        <translation>Geef een ander trefwoord of gebruik een voorwerp.</translation>
    </message>
    <message>
        <source>a {type} without abilities does nothing</source>
        <extracomment>ghour.v214.nothing</extracomment>
        <translation>{type} zonder vermogens doet niets</translation>
    </message>
    <message>
        <source>Add an ability.</source>
        <extracomment>ghour.v214.nothing.mend</extracomment>
        <translation>Voeg een vermogen toe.</translation>
    </message>
    <message>
        <source>no target can have the keyword '{word}'</source>
        <extracomment>ghour.v215.no-target</extracomment>
        <translation>geen doelwit kan het trefwoord ‘{word}’ hebben</translation>
    </message>
    <message>
        <source>Grant another keyword, or change the kinds.</source>
        <extracomment>ghour.v215.no-target.mend</extracomment>
        <translation>Geef een ander trefwoord, of verander de soorten.</translation>
    </message>
    <message>
        <source>the building is not mobile, so 'attacking' is met only while mobile is granted</source>
        <extracomment>ghour.v216.not-mobile</extracomment>
        <translation>het gebouw is niet mobiel, dus ‘attacking’ geldt alleen zolang mobiel gegeven is</translation>
    </message>
    <message>
        <source>Add the keyword 'mobile' or use another trigger.</source>
        <extracomment>ghour.v216.not-mobile.mend</extracomment>
        <translation>Voeg het trefwoord ‘mobile’ toe of gebruik een andere trigger.</translation>
    </message>
    <message>
        <source>there is no card '{word}'</source>
        <extracomment>ghour.v301.unknown</extracomment>
        <translation>er is geen kaart ‘{word}’</translation>
    </message>
    <message>
        <source>Did you mean “{card}” ({word})?</source>
        <extracomment>ghour.v301.near</extracomment>
        <translation>Bedoel je ‘{card}’ ({word})?</translation>
    </message>
    <message>
        <source>Use the id of a loaded card.</source>
        <extracomment>ghour.v301.unknown.mend</extracomment>
        <translation>Gebruik de id van een geladen kaart.</translation>
    </message>
    <message>
        <source>{count} copies of '{card}' ({word}); a deck may hold at most {most} identical cards</source>
        <extracomment>ghour.v302.many</extracomment>
        <translation>{count} keer ‘{card}’ ({word}); een deck mag hoogstens {most} gelijke kaarten bevatten</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n.</source>
        <extracomment>ghour.v302.many.mend, ghour.v303.many.mend, ghour.v305.many.mend</extracomment>
        <translation>
            <numerusform>Haal er %n weg.</numerusform>
            <numerusform>Haal er %n weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} copies of '{card}'</source>
        <extracomment>ghour.v302.few</extracomment>
        <translation>{amount} keer ‘{card}’</translation>
    </message>
    <message>
        <source>Write 1 to 3, or remove the line.</source>
        <extracomment>ghour.v302.few.mend, ghour.v302.form.mend</extracomment>
        <translation>Schrijf 1 tot 3, of verwijder de regel.</translation>
    </message>
    <message>
        <source>the count of '{card}' is '{amount}'</source>
        <extracomment>ghour.v302.form</extracomment>
        <translation>het aantal van ‘{card}’ is ‘{amount}’</translation>
    </message>
    <message>
        <source>{size} cards instead of exactly {wanted}</source>
        <extracomment>ghour.v303.few, ghour.v303.many, ghour.v305.few, ghour.v305.many</extracomment>
        <translation>{size} kaarten in plaats van precies {wanted}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n.</source>
        <extracomment>ghour.v303.few.mend, ghour.v305.few.mend</extracomment>
        <translation>
            <numerusform>Voeg er %n toe.</numerusform>
            <numerusform>Voeg er %n toe.</numerusform>
        </translation>
    </message>
    <message>
        <source>no starting base (cost 20 gold)</source>
        <extracomment>ghour.v304.none</extracomment>
        <translation>geen startbasis (kost 20 goud)</translation>
    </message>
    <message>
        <source>Add exactly one starting base.</source>
        <extracomment>ghour.v304.none.mend</extracomment>
        <translation>Voeg precies één startbasis toe.</translation>
    </message>
    <message numerus="yes">
        <source>%n starting base(s) (cost 20 gold) instead of one</source>
        <extracomment>ghour.v304.many</extracomment>
        <translation>
            <numerusform>%n startbasis (kost 20 goud) in plaats van één</numerusform>
            <numerusform>%n startbases (kosten 20 goud) in plaats van één</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep exactly one starting base.</source>
        <extracomment>ghour.v304.many.mend</extracomment>
        <translation>Houd precies één startbasis.</translation>
    </message>
    <message>
        <source>the pool holds no starting base</source>
        <extracomment>ghour.v306.no-base</extracomment>
        <translation>de voorraad heeft geen startbasis</translation>
    </message>
    <message>
        <source>Add at least one base that costs 20 gold.</source>
        <extracomment>ghour.v306.no-base.mend</extracomment>
        <translation>Voeg minstens één basis van 20 goud toe.</translation>
    </message>
    <message>
        <source>takes {taken} of '{card}', but the pool holds {held}</source>
        <extracomment>ghour.v307.more</extracomment>
        <translation>neemt {taken} van ‘{card}’, maar de voorraad heeft er {held}</translation>
    </message>
    <message>
        <source>Take no more than the pool has.</source>
        <extracomment>ghour.v307.more.mend</extracomment>
        <translation>Neem niet meer dan de voorraad heeft.</translation>
    </message>
    <message>
        <source>'{card}' costs {good}, but nothing in the deck yields it and there is no market</source>
        <extracomment>ghour.v308.one</extracomment>
        <translation>‘{card}’ kost {good}, maar niets in het deck levert dat en er is geen markt</translation>
    </message>
    <message>
        <source>Add a source: {good}.</source>
        <extracomment>ghour.v308.one.mend, ghour.v308.more.mend</extracomment>
        <translation>Voeg een bron toe: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>'{card}' and %n more cost {good}, but nothing in the deck yields it and there is no market</source>
        <extracomment>ghour.v308.more</extracomment>
        <translation>
            <numerusform>‘{card}’ en nog %n kosten {good}, maar niets in het deck levert dat en er is geen markt</numerusform>
            <numerusform>‘{card}’ en nog %n kosten {good}, maar niets in het deck levert dat en er is geen markt</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions but no building to extend</source>
        <extracomment>ghour.v309.extensions</extracomment>
        <translation>uitbreidingen, maar geen gebouw om uit te breiden</translation>
    </message>
    <message>
        <source>Add buildings.</source>
        <extracomment>ghour.v309.extensions.mend</extracomment>
        <translation>Voeg gebouwen toe.</translation>
    </message>
    <message>
        <source>items but no creature to carry them</source>
        <extracomment>ghour.v309.items</extracomment>
        <translation>voorwerpen, maar geen wezen om ze te dragen</translation>
    </message>
    <message>
        <source>Add creatures.</source>
        <extracomment>ghour.v309.items.mend</extracomment>
        <translation>Voeg wezens toe.</translation>
    </message>
    <message>
        <source>no card can recruit</source>
        <extracomment>ghour.v309.recruit</extracomment>
        <translation>geen kaart kan werven</translation>
    </message>
    <message>
        <source>Add cards with a recruit value.</source>
        <extracomment>ghour.v309.recruit.mend</extracomment>
        <translation>Voeg kaarten met een wervingswaarde toe.</translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) besides the starting base yield goods when turned</source>
        <extracomment>ghour.v314.few</extracomment>
        <translation>
            <numerusform>naast de startbasis levert maar %n kaart goederen bij het draaien</numerusform>
            <numerusform>naast de startbasis leveren maar %n kaarten goederen bij het draaien</numerusform>
        </translation>
    </message>
    <message>
        <source>Add producers.</source>
        <extracomment>ghour.v314.few.mend</extracomment>
        <translation>Voeg producenten toe.</translation>
    </message>
    <message>
        <source>no creature costs {most} goods or less: a flyer that attacks on its first day meets nobody</source>
        <extracomment>ghour.v315.none</extracomment>
        <translation>geen enkel wezen kost {most} goederen of minder: een vlieger die op zijn eerste dag aanvalt, treft niemand</translation>
    </message>
    <message>
        <source>Add cheap creatures.</source>
        <extracomment>ghour.v315.none.mend</extracomment>
        <translation>Voeg goedkope wezens toe.</translation>
    </message>
    <message>
        <source>the id '{word}' was used already on line {line}</source>
        <extracomment>ghour.v310.twice</extracomment>
        <translation>de id ‘{word}’ is al gebruikt op regel {line}</translation>
    </message>
    <message>
        <source>Give every deck its own id.</source>
        <extracomment>ghour.v310.twice.mend</extracomment>
        <translation>Geef elk deck een eigen id.</translation>
    </message>
    <message>
        <source>the card set '{word}' is not loaded</source>
        <extracomment>ghour.v311.set</extracomment>
        <translation>de kaartenset ‘{word}’ is niet geladen</translation>
    </message>
    <message>
        <source>Load it, or name another set.</source>
        <extracomment>ghour.v311.set.mend</extracomment>
        <translation>Laad hem, of noem een andere set.</translation>
    </message>
    <message>
        <source>the card set '{word}' is not as it was when the deck was made</source>
        <extracomment>ghour.v311.changed</extracomment>
        <translation>de kaartenset ‘{word}’ is niet meer zoals toen het deck werd gemaakt</translation>
    </message>
    <message>
        <source>Look the deck through and save it again.</source>
        <extracomment>ghour.v311.changed.mend</extracomment>
        <translation>Kijk het deck na en sla het opnieuw op.</translation>
    </message>
    <message>
        <source>the file names no card sets</source>
        <extracomment>ghour.v312.sets</extracomment>
        <translation>het bestand noemt geen kaartensets</translation>
    </message>
    <message>
        <source>Add 'sets:' with the ids of the sets.</source>
        <extracomment>ghour.v312.sets.mend</extracomment>
        <translation>Voeg ‘sets:’ toe met de ids van de sets.</translation>
    </message>
    <message>
        <source>the file holds neither decks nor pools</source>
        <extracomment>ghour.v312.nothing</extracomment>
        <translation>het bestand bevat decks noch voorraden</translation>
    </message>
    <message>
        <source>Add 'decks:'.</source>
        <extracomment>ghour.v312.nothing.mend</extracomment>
        <translation>Voeg ‘decks:’ toe.</translation>
    </message>
    <message>
        <source>setting up</source>
        <extracomment>ghour.where-setup, ghour.step-cut, ghour.step-opening</extracomment>
        <translation>opstelling</translation>
    </message>
    <message>
        <source>day {day}  ·  {part}</source>
        <extracomment>ghour.where</extracomment>
        <translation>dag {day}  ·  {part}</translation>
    </message>
    <message>
        <source>morning: recruits</source>
        <extracomment>ghour.step-recruit</extracomment>
        <translation>ochtend: wervers</translation>
    </message>
    <message>
        <source>morning: mercenaries</source>
        <extracomment>ghour.step-hire</extracomment>
        <translation>ochtend: huurlingen</translation>
    </message>
    <message>
        <source>daytime</source>
        <extracomment>ghour.step-floor</extracomment>
        <translation>overdag</translation>
    </message>
    <message>
        <source>an attack is announced</source>
        <extracomment>ghour.step-answer</extracomment>
        <translation>een aanval is aangekondigd</translation>
    </message>
    <message>
        <source>signs in secret</source>
        <extracomment>ghour.step-signs</extracomment>
        <translation>tekens in het geheim</translation>
    </message>
    <message>
        <source>a weak card</source>
        <extracomment>ghour.step-weak</extracomment>
        <translation>een zwakke kaart</translation>
    </message>
    <message>
        <source>a lurking card</source>
        <extracomment>ghour.step-lurk</extracomment>
        <translation>een sluipende kaart</translation>
    </message>
    <message>
        <source>discarding down</source>
        <extracomment>ghour.step-discard-down</extracomment>
        <translation>afleggen tot de grens</translation>
    </message>
    <message>
        <source>attack: declaration</source>
        <extracomment>ghour.step-declare</extracomment>
        <translation>aanval: aanwijzen</translation>
    </message>
    <message>
        <source>a surcharge</source>
        <extracomment>ghour.step-surcharge</extracomment>
        <translation>een toeslag</translation>
    </message>
    <message>
        <source>goods to spend</source>
        <extracomment>ghour.step-spend</extracomment>
        <translation>goederen te besteden</translation>
    </message>
    <message>
        <source>attack</source>
        <extracomment>ghour.step-window</extracomment>
        <translation>aanval</translation>
    </message>
    <message>
        <source>attack: before the blocks</source>
        <extracomment>ghour.step-window-first</extracomment>
        <translation>aanval: vóór de blokkades</translation>
    </message>
    <message>
        <source>attack: before the damage</source>
        <extracomment>ghour.step-window-second</extracomment>
        <translation>aanval: vóór de schade</translation>
    </message>
    <message>
        <source>a card is in danger</source>
        <extracomment>ghour.step-window-effect</extracomment>
        <translation>een kaart in gevaar</translation>
    </message>
    <message>
        <source>attack: blocks</source>
        <extracomment>ghour.step-blocks</extracomment>
        <translation>aanval: blokkades</translation>
    </message>
    <message>
        <source>attack: dividing the damage</source>
        <extracomment>ghour.step-split</extracomment>
        <translation>aanval: schade verdelen</translation>
    </message>
    <message>
        <source>attack: damage</source>
        <extracomment>ghour.step-told</extracomment>
        <translation>aanval: schade</translation>
    </message>
    <message>
        <source>attack: loot</source>
        <extracomment>ghour.step-loot</extracomment>
        <translation>aanval: buit</translation>
    </message>
    <message>
        <source>attack: the base is hit</source>
        <extracomment>ghour.step-result</extracomment>
        <translation>aanval: de basis is geraakt</translation>
    </message>
    <message>
        <source>a draw is offered</source>
        <extracomment>ghour.step-offer</extracomment>
        <translation>gelijkspel aangeboden</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>ghour.step-over</extracomment>
        <translation>het spel is afgelopen</translation>
    </message>
    <message>
        <source>Your Field</source>
        <extracomment>ghour.field-own</extracomment>
        <translation>Jouw Veld</translation>
    </message>
    <message>
        <source>Field: {who}</source>
        <extracomment>ghour.field-of</extracomment>
        <translation>Veld: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Field of {who}: %n card(s)</source>
        <extracomment>ghour.field-tip</extracomment>
        <translation>
            <numerusform>Veld van {who}: %n kaart</numerusform>
            <numerusform>Veld van {who}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ghour.out</extracomment>
        <translation>uit</translation>
    </message>
    <message>
        <source>has base</source>
        <extracomment>ghour.base-stands</extracomment>
        <translation>basis staat</translation>
    </message>
    <message>
        <source>no base</source>
        <extracomment>ghour.base-lost</extracomment>
        <translation>geen basis</translation>
    </message>
    <message>
        <source>{who}: {sub}, {hand} in hand, {points} TP. Click to see this Field</source>
        <extracomment>ghour.tab-tip</extracomment>
        <translation>{who}: {sub}, {hand} in de hand, {points} TP. Klik om dit Veld te zien</translation>
    </message>
    <message>
        <source>hidden {number}</source>
        <extracomment>ghour.hidden</extracomment>
        <translation>verborgen {number}</translation>
    </message>
    <message>
        <source>hidden {number}: {name}</source>
        <extracomment>ghour.hidden-own</extracomment>
        <translation>verborgen {number}: {name}</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>ghour.a-card</extracomment>
        <translation>een kaart</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>ghour.everything</extracomment>
        <translation>alles</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>ghour.chronicle</extracomment>
        <translation>Kroniek</translation>
    </message>
    <message>
        <source>The day's order</source>
        <extracomment>ghour.order</extracomment>
        <translation>Orde van de dag</translation>
    </message>
    <message>
        <source>is asked</source>
        <extracomment>ghour.asked</extracomment>
        <translation>wordt gevraagd</translation>
    </message>
    <message>
        <source>announced against {who}</source>
        <extracomment>ghour.did-announce</extracomment>
        <translation>aangekondigd tegen {who}</translation>
    </message>
    <message>
        <source>attacked {who}</source>
        <extracomment>ghour.did-attack</extracomment>
        <translation>viel aan: {who}</translation>
    </message>
    <message>
        <source>recruited</source>
        <extracomment>ghour.did-recruit</extracomment>
        <translation>heeft geworven</translation>
    </message>
    <message>
        <source>claimed the floor</source>
        <extracomment>ghour.did-claim</extracomment>
        <translation>vroeg de beurt</translation>
    </message>
    <message>
        <source>{who}: {deck}</source>
        <extracomment>ghour.row-player</extracomment>
        <translation>{who}: {deck}</translation>
    </message>
    <message>
        <source>{hand} of at most {limit} in hand, {colony} in the Colony, {grave} in the Graveyard, {points} TP</source>
        <extracomment>ghour.row-counts</extracomment>
        <translation>{hand} van hoogstens {limit} in de hand, {colony} in de Kolonie, {grave} op het Kerkhof, {points} TP</translation>
    </message>
    <message numerus="yes">
        <source>Colony of {who}: %n card(s) face-down</source>
        <extracomment>ghour.colony-tip</extracomment>
        <translation>
            <numerusform>Kolonie van {who}: %n gedekte kaart</numerusform>
            <numerusform>Kolonie van {who}: %n gedekte kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruiter: {name}</source>
        <extracomment>ghour.recruiter-tip</extracomment>
        <translation>Werver: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Graveyard of {who}: %n card(s)</source>
        <extracomment>ghour.grave-tip, ghour.looking-grave</extracomment>
        <translation>
            <numerusform>Kerkhof van {who}: %n kaart</numerusform>
            <numerusform>Kerkhof van {who}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>On top: {name}</source>
        <extracomment>ghour.grave-top</extracomment>
        <translation>Bovenop: {name}</translation>
    </message>
    <message>
        <source>Trophies of {who}: {n} TP ({values})</source>
        <extracomment>ghour.trophies-tip</extracomment>
        <translation>Trofeeën van {who}: {n} TP ({values})</translation>
    </message>
    <message>
        <source>Click twice to look into it: once a day</source>
        <extracomment>ghour.look-tip</extracomment>
        <translation>Klik twee keer om erin te kijken: één keer per dag</translation>
    </message>
    <message>
        <source>{name}: {who}, {state}</source>
        <extracomment>ghour.unit</extracomment>
        <translation>{name}: {who}, {state}</translation>
    </message>
    <message>
        <source>hidden {number}: {who}, {state}</source>
        <extracomment>ghour.unit-hidden</extracomment>
        <translation>verborgen {number}: {who}, {state}</translation>
    </message>
    <message>
        <source>Damage so far: {n}</source>
        <extracomment>ghour.unit-damage</extracomment>
        <translation>Schade tot nu toe: {n}</translation>
    </message>
    <message>
        <source>With it: {name}</source>
        <extracomment>ghour.unit-carries</extracomment>
        <translation>Erbij: {name}</translation>
    </message>
    <message>
        <source>Aimed at: {what}</source>
        <extracomment>ghour.unit-aims</extracomment>
        <translation>Gericht op: {what}</translation>
    </message>
    <message>
        <source>{name}, attached to {host}</source>
        <extracomment>ghour.attached</extracomment>
        <translation>{name}, bevestigd aan {host}</translation>
    </message>
    <message>
        <source>attack {values}</source>
        <extracomment>ghour.values-attack</extracomment>
        <translation>aanval {values}</translation>
    </message>
    <message>
        <source>defence {value}</source>
        <extracomment>ghour.values-defence</extracomment>
        <translation>verdediging {value}</translation>
    </message>
    <message>
        <source>{amount} attack: {why}</source>
        <extracomment>ghour.change-attack</extracomment>
        <translation>{amount} aanval: {why}</translation>
    </message>
    <message>
        <source>{amount} defence: {why}</source>
        <extracomment>ghour.change-defence</extracomment>
        <translation>{amount} verdediging: {why}</translation>
    </message>
    <message>
        <source>{gained}: {why}</source>
        <extracomment>ghour.change-keywords</extracomment>
        <translation>{gained}: {why}</translation>
    </message>
    <message>
        <source>attached</source>
        <extracomment>ghour.by-attached</extracomment>
        <translation>bevestigd</translation>
    </message>
    <message>
        <source>until the end of the battle</source>
        <extracomment>ghour.by-battle</extracomment>
        <translation>tot het eind van het gevecht</translation>
    </message>
    <message>
        <source>kamikaze</source>
        <extracomment>ghour.by-kamikaze</extracomment>
        <translation>kamikaze</translation>
    </message>
    <message>
        <source>catapult turned again</source>
        <extracomment>ghour.by-catapult</extracomment>
        <translation>katapult nogmaals gedraaid</translation>
    </message>
    <message>
        <source>knows the attacker's colour</source>
        <extracomment>ghour.by-knowledge</extracomment>
        <translation>kent de kleur van de aanvaller</translation>
    </message>
    <message>
        <source>life drunk</source>
        <extracomment>ghour.by-life-drinker</extracomment>
        <translation>gedronken leven</translation>
    </message>
    <message>
        <source>until the end of the day</source>
        <extracomment>ghour.by-day</extracomment>
        <translation>tot het eind van de dag</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <extracomment>ghour.price</extracomment>
        <translation>Prijs: {price}</translation>
    </message>
    <message numerus="yes">
        <source>Recruits %n card(s)</source>
        <extracomment>ghour.recruits</extracomment>
        <translation>
            <numerusform>Werft %n kaart</numerusform>
            <numerusform>Werft %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand</source>
        <extracomment>ghour.hand-empty</extracomment>
        <translation>Geen kaart in de hand</translation>
    </message>
    <message>
        <source>Into your hand</source>
        <extracomment>ghour.into-hand</extracomment>
        <translation>In je hand</translation>
    </message>
    <message>
        <source>Goods of symbols, to be used now or lost</source>
        <extracomment>ghour.purse-tip</extracomment>
        <translation>Goederen van symbolen: nu gebruiken, anders verloren</translation>
    </message>
    <message>
        <source>Announce an attack: carry the swords to an opponent</source>
        <extracomment>ghour.swords-tip</extracomment>
        <translation>Kondig een aanval aan: breng de zwaarden naar een tegenstander</translation>
    </message>
    <message>
        <source>The attack</source>
        <extracomment>ghour.attack</extracomment>
        <translation>De aanval</translation>
    </message>
    <message>
        <source>{who} against {whom}</source>
        <extracomment>ghour.attack-of</extracomment>
        <translation>{who} tegen {whom}</translation>
    </message>
    <message>
        <source>unpaid mercenaries: {who}</source>
        <extracomment>ghour.attack-mercenary</extracomment>
        <translation>onbetaalde huurlingen: {who}</translation>
    </message>
    <message>
        <source>Blocked by {names}</source>
        <extracomment>ghour.blocked-by</extracomment>
        <translation>Geblokkeerd door {names}</translation>
    </message>
    <message numerus="yes">
        <source>Named as an axe's next line (%n)</source>
        <extracomment>ghour.overflows</extracomment>
        <translation>
            <numerusform>Volgende lijn van een bijl (%n)</numerusform>
            <numerusform>Volgende lijn van een bijl (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The axe goes on to {name} if it kills</source>
        <extracomment>ghour.overflow-tip</extracomment>
        <translation>De bijl gaat door naar {name} als hij doodt</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <extracomment>ghour.line</extracomment>
        <translation>{name}: {value}</translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <extracomment>ghour.left</extracomment>
        <translation>
            <numerusform>nog %n</numerusform>
            <numerusform>nog %n</numerusform>
        </translation>
    </message>
    <message>
        <source>falls</source>
        <extracomment>ghour.falls</extracomment>
        <translation>valt</translation>
    </message>
    <message>
        <source>dies</source>
        <extracomment>ghour.dies</extracomment>
        <translation>sterft</translation>
    </message>
    <message>
        <source>unhurt</source>
        <extracomment>ghour.unhurt</extracomment>
        <translation>ongedeerd</translation>
    </message>
    <message>
        <source>ravaging: doubled</source>
        <extracomment>ghour.doubled</extracomment>
        <translation>verwoestend: dubbel</translation>
    </message>
    <message>
        <source>Damage</source>
        <extracomment>ghour.damage</extracomment>
        <translation>Schade</translation>
    </message>
    <message>
        <source>Divide damage</source>
        <extracomment>ghour.divide</extracomment>
        <translation>Schade verdelen</translation>
    </message>
    <message>
        <source>Click whom it hits</source>
        <extracomment>ghour.divide-target</extracomment>
        <translation>Klik wie geraakt wordt</translation>
    </message>
    <message>
        <source>Click for how much</source>
        <extracomment>ghour.divide-points</extracomment>
        <translation>Klik hoeveel</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>ghour.points</extracomment>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>choose who attacks, then click the target</source>
        <extracomment>ghour.choose-attackers</extracomment>
        <translation>kies wie aanvalt, klik dan op het doelwit</translation>
    </message>
    <message>
        <source>The pile of {who}</source>
        <extracomment>ghour.cut-title</extracomment>
        <translation>De stapel van {who}</translation>
    </message>
    <message>
        <source>click where to cut, or leave it as it is</source>
        <extracomment>ghour.cut-hint</extracomment>
        <translation>klik waar je coupeert, of laat haar zo</translation>
    </message>
    <message>
        <source>The top of the pile</source>
        <extracomment>ghour.cut-top</extracomment>
        <translation>De bovenkant van de stapel</translation>
    </message>
    <message numerus="yes">
        <source>Trophies of {who}: %n card(s)</source>
        <extracomment>ghour.looking-trophies</extracomment>
        <translation>
            <numerusform>Trofeeën van {who}: %n kaart</numerusform>
            <numerusform>Trofeeën van {who}: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>only you see this; each pile once a day</source>
        <extracomment>ghour.looking-hint</extracomment>
        <translation>alleen jij ziet dit; elke stapel één keer per dag</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ghour.close</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Your undead</source>
        <extracomment>ghour.undead-title</extracomment>
        <translation>Je ondoden</translation>
    </message>
    <message>
        <source>take one back instead of a drawn card: click it, then your hand</source>
        <extracomment>ghour.undead-hint</extracomment>
        <translation>neem er een terug in plaats van te trekken: klik erop, dan op je hand</translation>
    </message>
    <message>
        <source>Signs: the weak card is at stake</source>
        <extracomment>ghour.signs-weak</extracomment>
        <translation>Tekens: de zwakke kaart staat op het spel</translation>
    </message>
    <message>
        <source>Signs: the shapeshifter is at stake</source>
        <extracomment>ghour.signs-shift</extracomment>
        <translation>Tekens: de gedaanteverwisselaar staat op het spel</translation>
    </message>
    <message>
        <source>Signs: who attacks first?</source>
        <extracomment>ghour.signs-contest</extracomment>
        <translation>Tekens: wie valt eerst aan?</translation>
    </message>
    <message numerus="yes">
        <source>tied %n time(s): once more</source>
        <extracomment>ghour.signs-tied</extracomment>
        <translation>
            <numerusform>%n keer gelijk: nog eens</numerusform>
            <numerusform>%n keer gelijk: nog eens</numerusform>
        </translation>
    </message>
    <message>
        <source>The signs are shown</source>
        <extracomment>ghour.signs-shown</extracomment>
        <translation>De tekens worden getoond</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <extracomment>ghour.signs-won</extracomment>
        <translation>{who} wint</translation>
    </message>
    <message>
        <source>a tie: once more</source>
        <extracomment>ghour.signs-again</extracomment>
        <translation>gelijk: nog eens</translation>
    </message>
    <message>
        <source>Rock</source>
        <extracomment>ghour.sign-rock</extracomment>
        <translation>Steen</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>ghour.sign-paper</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Scissors</source>
        <extracomment>ghour.sign-scissors</extracomment>
        <translation>Schaar</translation>
    </message>
    <message>
        <source>{who}: locked</source>
        <extracomment>ghour.sign-locked</extracomment>
        <translation>{who}: vastgelegd</translation>
    </message>
    <message>
        <source>{who}: still choosing</source>
        <extracomment>ghour.sign-open</extracomment>
        <translation>{who}: kiest nog</translation>
    </message>
    <message>
        <source>yields</source>
        <extracomment>ghour.yields</extracomment>
        <translation>levert</translation>
    </message>
    <message>
        <source>Still missing</source>
        <extracomment>ghour.missing</extracomment>
        <translation>Ontbreekt nog</translation>
    </message>
    <message>
        <source>nothing is missing: confirm</source>
        <extracomment>ghour.nothing-missing</extracomment>
        <translation>er ontbreekt niets: bevestig</translation>
    </message>
    <message>
        <source>whom you do not pay attacks your base</source>
        <extracomment>ghour.hire-hint</extracomment>
        <translation>wie je niet betaalt, valt je basis aan</translation>
    </message>
    <message>
        <source>may answer:</source>
        <extracomment>ghour.may-answer</extracomment>
        <translation>mag reageren:</translation>
    </message>
    <message>
        <source>click a sign, then your box: nobody else sees it</source>
        <extracomment>ghour.signs-hint</extracomment>
        <translation>klik een teken, dan je kistje: niemand anders ziet het</translation>
    </message>
    <message>
        <source>still missing: {goods}</source>
        <extracomment>ghour.still</extracomment>
        <translation>ontbreekt nog: {goods}</translation>
    </message>
    <message>
        <source>the price is covered</source>
        <extracomment>ghour.covered</extracomment>
        <translation>de prijs is gedekt</translation>
    </message>
    <message>
        <source>too much: {goods} would be lost</source>
        <extracomment>ghour.left-over</extracomment>
        <translation>te veel, zou verloren gaan: {goods}</translation>
    </message>
    <message numerus="yes">
        <source>%n helper(s) turn it straighter</source>
        <extracomment>ghour.helping</extracomment>
        <translation>
            <numerusform>%n helper draait hem rechter</numerusform>
            <numerusform>%n helpers draaien hem rechter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n TP</source>
        <extracomment>ghour.threshold</extracomment>
        <translation>
            <numerusform>je hebt %n TP</numerusform>
            <numerusform>je hebt %n TP</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned</source>
        <extracomment>ghour.turned</extracomment>
        <translation>Gedraaid</translation>
    </message>
    <message>
        <source>a click on a badge turns its card</source>
        <extracomment>ghour.turned-hint</extracomment>
        <translation>een klik op een merk draait de kaart</translation>
    </message>
    <message>
        <source>click a row to take it back</source>
        <extracomment>ghour.retract-hint</extracomment>
        <translation>klik op een regel om hem terug te nemen</translation>
    </message>
    <message>
        <source>Take back from the payment: {name} (Backspace: the last step)</source>
        <extracomment>ghour.retract</extracomment>
        <translation>Terugnemen uit de betaling: {name} (Backspace: de laatste stap)</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>ghour.market</extracomment>
        <translation>Markt</translation>
    </message>
    <message>
        <source>one market; with two 2 : 1</source>
        <extracomment>ghour.market-one</extracomment>
        <translation>één markt; met twee 2 : 1</translation>
    </message>
    <message>
        <source>you have several markets</source>
        <extracomment>ghour.market-two</extracomment>
        <translation>je hebt meer markten</translation>
    </message>
    <message>
        <source>give</source>
        <extracomment>ghour.market-give</extracomment>
        <translation>geef</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>ghour.market-take</extracomment>
        <translation>neem</translation>
    </message>
    <message>
        <source>Give {rate} {good}</source>
        <extracomment>ghour.give-tip</extracomment>
        <translation>Geef {rate} {good}</translation>
    </message>
    <message>
        <source>Take 1 {good}</source>
        <extracomment>ghour.take-tip</extracomment>
        <translation>Neem 1 {good}</translation>
    </message>
    <message>
        <source>this sacrifices it</source>
        <extracomment>ghour.sacrifice</extracomment>
        <translation>dit offert haar</translation>
    </message>
    <message>
        <source>Let it take effect</source>
        <extracomment>ghour.deed-ripe</extracomment>
        <translation>Laat hem werken</translation>
    </message>
    <message>
        <source>Kamikaze: +3 attack</source>
        <extracomment>ghour.deed-explode</extracomment>
        <translation>Kamikaze: +3 aanval</translation>
    </message>
    <message>
        <source>Play signs for its shape</source>
        <extracomment>ghour.deed-shift</extracomment>
        <translation>Speel tekens om zijn gedaante</translation>
    </message>
    <message>
        <source>Turn the catapult once more</source>
        <extracomment>ghour.deed-wind</extracomment>
        <translation>Draai de katapult nog eens</translation>
    </message>
    <message>
        <source>Attack value {n}</source>
        <extracomment>ghour.deed-value</extracomment>
        <translation>Aanvalswaarde {n}</translation>
    </message>
    <message numerus="yes">
        <source>Ripe in %n day(s)</source>
        <extracomment>ghour.timer</extracomment>
        <translation>
            <numerusform>Rijp over %n dag</numerusform>
            <numerusform>Rijp over %n dagen</numerusform>
        </translation>
    </message>
    <message>
        <source>once more if you mean it</source>
        <extracomment>ghour.warn-again</extracomment>
        <translation>nog een keer als je het meent</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <extracomment>ghour.won</extracomment>
        <translation>gewonnen door {names}</translation>
    </message>
    <message>
        <source>This ends the game for you</source>
        <extracomment>ghour.warn-give-up</extracomment>
        <translation>Dit beëindigt het spel voor jou</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ghour.leave</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ghour.cancel</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>ghour.undo-steps</extracomment>
        <translation>Opnieuw beginnen</translation>
    </message>
    <message>
        <source>Propose</source>
        <extracomment>ghour.propose</extracomment>
        <translation>Voorstellen</translation>
    </message>
    <message>
        <source>Keep passing</source>
        <extracomment>ghour.quiet</extracomment>
        <translation>Blijven passen</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <extracomment>ghour.quiet-tip</extracomment>
        <translation>Pas tot er iets gebeurt</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>ghour.pay-play</extracomment>
        <translation>Speel haar</translation>
    </message>
    <message>
        <source>Cast it</source>
        <extracomment>ghour.pay-cast</extracomment>
        <translation>Spreek hem uit</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>ghour.pay-use</extracomment>
        <translation>Gebruik hem</translation>
    </message>
    <message>
        <source>Bribe it</source>
        <extracomment>ghour.pay-bribe</extracomment>
        <translation>Koop hem om</translation>
    </message>
    <message>
        <source>That is what I pay</source>
        <extracomment>ghour.pay-hire</extracomment>
        <translation>Dat betaal ik</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>ghour.pay-surcharge</extracomment>
        <translation>Betalen</translation>
    </message>
    <message>
        <source>Pay for {name}</source>
        <extracomment>ghour.paying-play, ghour.paying-cast</extracomment>
        <translation>Betaal voor {name}</translation>
    </message>
    <message>
        <source>Pay the symbol: {name}</source>
        <extracomment>ghour.paying-use</extracomment>
        <translation>Betaal het symbool: {name}</translation>
    </message>
    <message>
        <source>Bribe {name}</source>
        <extracomment>ghour.paying-bribe, ghour.do-bribe</extracomment>
        <translation>Koop {name} om</translation>
    </message>
    <message>
        <source>Pay the surcharge: {name}</source>
        <extracomment>ghour.paying-surcharge</extracomment>
        <translation>Betaal de toeslag: {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ghour.pass-floor, ghour.do-pass</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Let it come</source>
        <extracomment>ghour.pass-answer, ghour.pass-window, ghour.do-let</extracomment>
        <translation>Laat komen</translation>
    </message>
    <message>
        <source>Let the goods be lost</source>
        <extracomment>ghour.pass-spend</extracomment>
        <translation>Laat de goederen verloren gaan</translation>
    </message>
    <message>
        <source>Pass: the day ends</source>
        <extracomment>ghour.pass-last</extracomment>
        <translation>Pas: de dag eindigt</translation>
    </message>
    <message>
        <source>Send at least one card, then click its target</source>
        <extracomment>ghour.attack-how</extracomment>
        <translation>Stuur minstens één kaart, klik dan op haar doelwit</translation>
    </message>
    <message>
        <source>click a blocker, then whom it blocks</source>
        <extracomment>ghour.hint-blocks</extracomment>
        <translation>klik een blokkeerder, dan wie hij blokkeert</translation>
    </message>
    <message>
        <source>click your attackers, then the target</source>
        <extracomment>ghour.hint-declare</extracomment>
        <translation>klik je aanvallers, dan het doelwit</translation>
    </message>
    <message>
        <source>as many as your base holds</source>
        <extracomment>ghour.hint-opening</extracomment>
        <translation>zoveel als in je basis past</translation>
    </message>
    <message>
        <source>click a card, then your Graveyard</source>
        <extracomment>ghour.hint-discard-down</extracomment>
        <translation>klik een kaart, dan je Kerkhof</translation>
    </message>
    <message>
        <source>before the blocks</source>
        <extracomment>ghour.hint-first</extracomment>
        <translation>vóór de blokkades</translation>
    </message>
    <message>
        <source>before the damage</source>
        <extracomment>ghour.hint-second</extracomment>
        <translation>vóór de schade</translation>
    </message>
    <message>
        <source>a card is about to die</source>
        <extracomment>ghour.hint-effect</extracomment>
        <translation>een kaart staat op sterven</translation>
    </message>
    <message>
        <source>in how many days is it ripe?</source>
        <extracomment>ghour.hint-timer</extracomment>
        <translation>over hoeveel dagen is hij rijp?</translation>
    </message>
    <message>
        <source>which of these?</source>
        <extracomment>ghour.hint-deed</extracomment>
        <translation>welke hiervan?</translation>
    </message>
    <message>
        <source>click your Field to play it</source>
        <extracomment>ghour.hint-play</extracomment>
        <translation>klik op je Veld om haar te spelen</translation>
    </message>
    <message>
        <source>or your Colony to recruit with it</source>
        <extracomment>ghour.hint-recruit</extracomment>
        <translation>of op je Kolonie om te werven</translation>
    </message>
    <message>
        <source>click whom {name} is for</source>
        <extracomment>ghour.hint-target</extracomment>
        <translation>klik voor wie {name} is</translation>
    </message>
    <message>
        <source>click the player it is for</source>
        <extracomment>ghour.hint-player</extracomment>
        <translation>klik de speler voor wie het is</translation>
    </message>
    <message>
        <source>{who}: claim the floor</source>
        <extracomment>ghour.call-claim</extracomment>
        <translation>{who}: vraagt de beurt</translation>
    </message>
    <message>
        <source>click whom you attack</source>
        <extracomment>ghour.hint-swords</extracomment>
        <translation>klik wie je aanvalt</translation>
    </message>
    <message>
        <source>once more to look into it</source>
        <extracomment>ghour.hint-look</extracomment>
        <translation>nog eens om erin te kijken</translation>
    </message>
    <message>
        <source>what glows can be used; the swords go to whom you attack</source>
        <extracomment>ghour.hint-floor</extracomment>
        <translation>wat gloeit is te gebruiken; de zwaarden gaan naar wie je aanvalt</translation>
    </message>
    <message>
        <source>click the target once more, or the button</source>
        <extracomment>ghour.hint-strike</extracomment>
        <translation>klik nog een keer op het doelwit, of op de knop</translation>
    </message>
    <message>
        <source>click whom it is for</source>
        <extracomment>ghour.hint-aim</extracomment>
        <translation>klik voor wie het is</translation>
    </message>
    <message>
        <source>Bows strike first</source>
        <extracomment>ghour.step-first</extracomment>
        <translation>Bogen slaan eerst</translation>
    </message>
    <message>
        <source>Clubs and axes strike</source>
        <extracomment>ghour.step-second</extracomment>
        <translation>Knotsen en bijlen</translation>
    </message>
    <message>
        <source>Bows first</source>
        <extracomment>ghour.bows</extracomment>
        <translation>Bogen eerst</translation>
    </message>
    <message>
        <source>Clubs, axes</source>
        <extracomment>ghour.clubs</extracomment>
        <translation>Knots en bijl</translation>
    </message>
    <message>
        <source>round {n}: berserk</source>
        <extracomment>ghour.step-round</extracomment>
        <translation>ronde {n}: razend</translation>
    </message>
    <message>
        <source>Fallen: {names}</source>
        <extracomment>ghour.told-fell</extracomment>
        <translation>Gevallen: {names}</translation>
    </message>
    <message>
        <source>The base is hit: {who}</source>
        <extracomment>ghour.base-hit</extracomment>
        <translation>De basis is geraakt: {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) milled from the Colony</source>
        <extracomment>ghour.base-milled</extracomment>
        <translation>
            <numerusform>%n kaart van de Kolonie afgelegd</numerusform>
            <numerusform>%n kaarten van de Kolonie afgelegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded unseen</source>
        <extracomment>ghour.base-discarded</extracomment>
        <translation>
            <numerusform>%n kaart ongezien afgelegd</numerusform>
            <numerusform>%n kaarten ongezien afgelegd</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s) off the pile</source>
        <extracomment>ghour.do-cut</extracomment>
        <translation>
            <numerusform>Hef %n kaart van de stapel</numerusform>
            <numerusform>Hef %n kaarten van de stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>ghour.do-leave-it</extracomment>
        <translation>Laat haar zo</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <extracomment>ghour.do-draw</extracomment>
        <translation>
            <numerusform>Trek %n kaart</numerusform>
            <numerusform>Trek %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>ghour.do-stop</extracomment>
        <translation>Genoeg</translation>
    </message>
    <message>
        <source>Take back {name} from {who}</source>
        <extracomment>ghour.do-take-back</extracomment>
        <translation>Neem {name} terug van {who}</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>ghour.do-play</extracomment>
        <translation>Speel {name}</translation>
    </message>
    <message>
        <source>Attach {name} to {host}</source>
        <extracomment>ghour.do-attach</extracomment>
        <translation>Bevestig {name} aan {host}</translation>
    </message>
    <message>
        <source>Cast {name}: {what}</source>
        <extracomment>ghour.do-cast</extracomment>
        <translation>Spreuk {name}: {what}</translation>
    </message>
    <message>
        <source>Place {name}, turned {turned}: {what}</source>
        <extracomment>ghour.do-place</extracomment>
        <translation>Leg {name}, {turned} gedraaid: {what}</translation>
    </message>
    <message>
        <source>{name}: {what} – {target}</source>
        <extracomment>ghour.do-use</extracomment>
        <translation>{name}: {what} – {target}</translation>
    </message>
    <message>
        <source>{what} ({name} helps)</source>
        <extracomment>ghour.do-helped</extracomment>
        <translation>{what} ({name} helpt)</translation>
    </message>
    <message>
        <source>Turn {name}: {what}</source>
        <extracomment>ghour.do-turn</extracomment>
        <translation>Draai {name}: {what}</translation>
    </message>
    <message>
        <source>{name} helps: {what}</source>
        <extracomment>ghour.do-help</extracomment>
        <translation>{name} helpt: {what}</translation>
    </message>
    <message>
        <source>Exchange {give} for {take}</source>
        <extracomment>ghour.do-exchange</extracomment>
        <translation>Ruil {give} voor {take}</translation>
    </message>
    <message>
        <source>Cast {name} for {goods}</source>
        <extracomment>ghour.do-yield</extracomment>
        <translation>Spreuk {name} voor {goods}</translation>
    </message>
    <message>
        <source>{name} builds</source>
        <extracomment>ghour.do-build</extracomment>
        <translation>{name} bouwt</translation>
    </message>
    <message>
        <source>{name} helps building</source>
        <extracomment>ghour.do-assist</extracomment>
        <translation>{name} helpt bouwen</translation>
    </message>
    <message>
        <source>Pay {name}</source>
        <extracomment>ghour.do-hire</extracomment>
        <translation>Betaal {name}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>ghour.do-confirm</extracomment>
        <translation>Bevestigen</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <extracomment>ghour.do-refrain</extracomment>
        <translation>Niet betalen</translation>
    </message>
    <message>
        <source>Let {name} take effect</source>
        <extracomment>ghour.do-ripe</extracomment>
        <translation>Laat {name} werken</translation>
    </message>
    <message>
        <source>Recruit with {name}</source>
        <extracomment>ghour.do-recruit</extracomment>
        <translation>Werf met {name}</translation>
    </message>
    <message>
        <source>Recruit with {name}, from the Field</source>
        <extracomment>ghour.do-dismiss</extracomment>
        <translation>Werf met {name}, van het Veld</translation>
    </message>
    <message>
        <source>Announce an attack on {who}</source>
        <extracomment>ghour.do-announce</extracomment>
        <translation>Kondig een aanval op {who} aan</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <extracomment>ghour.do-withdraw</extracomment>
        <translation>Intrekken</translation>
    </message>
    <message>
        <source>Look into the Graveyard of {who}</source>
        <extracomment>ghour.do-look-grave</extracomment>
        <translation>Bekijk het Kerkhof van {who}</translation>
    </message>
    <message>
        <source>Look into the Trophies of {who}</source>
        <extracomment>ghour.do-look-trophies</extracomment>
        <translation>Bekijk de Trofeeën van {who}</translation>
    </message>
    <message>
        <source>Discard {name}</source>
        <extracomment>ghour.do-discard</extracomment>
        <translation>Leg {name} af</translation>
    </message>
    <message>
        <source>Turn it face-down</source>
        <extracomment>ghour.do-hide</extracomment>
        <translation>Omdraaien</translation>
    </message>
    <message>
        <source>Leave it face-up</source>
        <extracomment>ghour.do-show</extracomment>
        <translation>Open laten</translation>
    </message>
    <message>
        <source>Play signs against {who}</source>
        <extracomment>ghour.do-challenge</extracomment>
        <translation>Speel tekens tegen {who}</translation>
    </message>
    <message>
        <source>Let the others go first</source>
        <extracomment>ghour.do-courtesy</extracomment>
        <translation>Laat de anderen voorgaan</translation>
    </message>
    <message>
        <source>Attack with {name}</source>
        <extracomment>ghour.do-send</extracomment>
        <translation>Val aan met {name}</translation>
    </message>
    <message>
        <source>Attack {name}</source>
        <extracomment>ghour.do-strike</extracomment>
        <translation>Val {name} aan</translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n card(s)</source>
        <extracomment>ghour.do-attack</extracomment>
        <translation>
            <numerusform>Val aan met %n kaart</numerusform>
            <numerusform>Val aan met %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>ghour.do-attack-now</extracomment>
        <translation>Aanvallen</translation>
    </message>
    <message>
        <source>{name} blocks {what}</source>
        <extracomment>ghour.do-guard</extracomment>
        <translation>{name} blokkeert {what}</translation>
    </message>
    <message>
        <source>{what} (attack {value})</source>
        <extracomment>ghour.do-guard-with</extracomment>
        <translation>{what} (aanval {value})</translation>
    </message>
    <message>
        <source>The axe of {name} goes on to {what}</source>
        <extracomment>ghour.do-overflow</extracomment>
        <translation>De bijl van {name} gaat door naar {what}</translation>
    </message>
    <message>
        <source>Blocks are set</source>
        <extracomment>ghour.do-done</extracomment>
        <translation>Blokkades staan</translation>
    </message>
    <message>
        <source>{name}: use the kamikaze</source>
        <extracomment>ghour.do-explode</extracomment>
        <translation>{name}: gebruik kamikaze</translation>
    </message>
    <message>
        <source>{name}: play signs for its shape</source>
        <extracomment>ghour.do-shift</extracomment>
        <translation>{name}: speel tekens om zijn gedaante</translation>
    </message>
    <message>
        <source>Turn {name} once more</source>
        <extracomment>ghour.do-wind</extracomment>
        <translation>Draai {name} nog eens</translation>
    </message>
    <message numerus="yes">
        <source>%n to {name}</source>
        <extracomment>ghour.do-split</extracomment>
        <translation>
            <numerusform>%n naar {name}</numerusform>
            <numerusform>%n naar {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the items</source>
        <extracomment>ghour.do-loot</extracomment>
        <translation>{name} neemt de voorwerpen</translation>
    </message>
    <message numerus="yes">
        <source>Mill %n card(s) of the Colony</source>
        <extracomment>ghour.do-mill</extracomment>
        <translation>
            <numerusform>%n kaart van de kolonie afleggen</numerusform>
            <numerusform>%n kaarten van de kolonie afleggen</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard one unseen</source>
        <extracomment>ghour.do-discard-unseen</extracomment>
        <translation>Eén ongezien afleggen</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <extracomment>ghour.do-agree</extracomment>
        <translation>Gelijkspel aannemen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>ghour.do-decline</extracomment>
        <translation>Doorspelen</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <extracomment>ghour.log.dawned</extracomment>
        <translation>Dag {day}</translation>
    </message>
    <message>
        <source>Evening of day {day}</source>
        <extracomment>ghour.log.evening</extracomment>
        <translation>Avond van dag {day}</translation>
    </message>
    <message>
        <source>{who} cuts the pile of {whose}</source>
        <extracomment>ghour.log.cut</extracomment>
        <translation>{who} coupeert de stapel van {whose}</translation>
    </message>
    <message>
        <source>{who} leaves the pile of {whose}</source>
        <extracomment>ghour.log.not-cut</extracomment>
        <translation>{who} laat de stapel van {whose}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <extracomment>ghour.log.drew</extracomment>
        <translation>{who} trekt een kaart</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <extracomment>ghour.log.drew-card</extracomment>
        <translation>{who} trekt {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <extracomment>ghour.log.took-back</extracomment>
        <translation>{who} neemt {card} terug</translation>
    </message>
    <message>
        <source>{who} looks into the Graveyard of {whose}</source>
        <extracomment>ghour.log.looked-grave</extracomment>
        <translation>{who} bekijkt het Kerkhof van {whose}</translation>
    </message>
    <message>
        <source>{who} looks into the Trophies of {whose}</source>
        <extracomment>ghour.log.looked-trophies</extracomment>
        <translation>{who} bekijkt de Trofeeën van {whose}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <extracomment>ghour.log.passed</extracomment>
        <translation>{who} past</translation>
    </message>
    <message>
        <source>{who} claims the floor</source>
        <extracomment>ghour.log.claimed</extracomment>
        <translation>{who} vraagt de beurt</translation>
    </message>
    <message>
        <source>{who} announces an attack on {whom}</source>
        <extracomment>ghour.log.announced</extracomment>
        <translation>{who} kondigt een aanval op {whom} aan</translation>
    </message>
    <message>
        <source>{who}: the announcement lapses</source>
        <extracomment>ghour.log.lapsed</extracomment>
        <translation>{who}: de aankondiging vervalt</translation>
    </message>
    <message>
        <source>{who} withdraws the announcement</source>
        <extracomment>ghour.log.withdrawn</extracomment>
        <translation>{who} trekt de aankondiging in</translation>
    </message>
    <message>
        <source>{who} gives up</source>
        <extracomment>ghour.log.gave-up</extracomment>
        <translation>{who} geeft op</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <extracomment>ghour.log.out</extracomment>
        <translation>{who} is uitgeschakeld</translation>
    </message>
    <message>
        <source>Nothing moves: a draw is offered</source>
        <extracomment>ghour.log.draw-offered</extracomment>
        <translation>Er beweegt niets: gelijkspel aangeboden</translation>
    </message>
    <message>
        <source>{who} declines the draw</source>
        <extracomment>ghour.log.draw-declined</extracomment>
        <translation>{who} wijst het gelijkspel af</translation>
    </message>
    <message>
        <source>{signs}. {who} wins</source>
        <extracomment>ghour.log.signed</extracomment>
        <translation>{signs}. {who} wint</translation>
    </message>
    <message>
        <source>{signs}: a tie</source>
        <extracomment>ghour.log.signed-tied</extracomment>
        <translation>{signs}: gelijk</translation>
    </message>
    <message>
        <source>The game is over: {who}</source>
        <extracomment>ghour.log.ended</extracomment>
        <translation>Het spel is afgelopen: {who}</translation>
    </message>
    <message>
        <source>{who} attaches {card} to {host}</source>
        <extracomment>ghour.log.attached</extracomment>
        <translation>{who} bevestigt {card} aan {host}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <extracomment>ghour.log.played</extracomment>
        <translation>{who} speelt {card}</translation>
    </message>
    <message>
        <source>{who} casts {card}: {what}</source>
        <extracomment>ghour.log.cast</extracomment>
        <translation>{who} spreekt uit, {card}: {what}</translation>
    </message>
    <message>
        <source>{card} takes effect: {what}</source>
        <extracomment>ghour.log.ripe</extracomment>
        <translation>{card} werkt: {what}</translation>
    </message>
    <message>
        <source>{card}: {what}</source>
        <extracomment>ghour.log.worked</extracomment>
        <translation>{card}: {what}</translation>
    </message>
    <message>
        <source>{card}: {what} – {target}</source>
        <extracomment>ghour.log.worked-on</extracomment>
        <translation>{card}: {what} – {target}</translation>
    </message>
    <message>
        <source>{card}: to the Graveyard of {whose}</source>
        <extracomment>ghour.log.to-grave</extracomment>
        <translation>{card}: naar het Kerkhof van {whose}</translation>
    </message>
    <message>
        <source>{card}: to the Trophies of {whose}</source>
        <extracomment>ghour.log.to-trophies</extracomment>
        <translation>{card}: naar de Trofeeën van {whose}</translation>
    </message>
    <message>
        <source>{card}: onto the Colony of {whose}</source>
        <extracomment>ghour.log.to-colony</extracomment>
        <translation>{card}: op de Kolonie van {whose}</translation>
    </message>
    <message>
        <source>{card} leaves the game</source>
        <extracomment>ghour.log.to-nowhere</extracomment>
        <translation>{card} verlaat het spel</translation>
    </message>
    <message>
        <source>{who} bribes {card}</source>
        <extracomment>ghour.log.bribed</extracomment>
        <translation>{who} koopt {card} om</translation>
    </message>
    <message>
        <source>A creature lies face-down: hidden {number}</source>
        <extracomment>ghour.log.turned-down</extracomment>
        <translation>Een wezen ligt gedekt: verborgen {number}</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <extracomment>ghour.log.turned-up</extracomment>
        <translation>{card} wordt opengedraaid</translation>
    </message>
    <message>
        <source>{who} attacks {target} with {cards}</source>
        <extracomment>ghour.log.declared</extracomment>
        <translation>{who} valt {target} aan met {cards}</translation>
    </message>
    <message>
        <source>Unpaid mercenaries attack {target}: {cards}</source>
        <extracomment>ghour.log.mercenary</extracomment>
        <translation>Onbetaalde huurlingen vallen {target} aan: {cards}</translation>
    </message>
    <message>
        <source>{who} does not block</source>
        <extracomment>ghour.log.no-block</extracomment>
        <translation>{who} blokkeert niet</translation>
    </message>
    <message>
        <source>{who} blocks with {cards}</source>
        <extracomment>ghour.log.blocked</extracomment>
        <translation>{who} blokkeert met {cards}</translation>
    </message>
    <message>
        <source>{card} deals {n} to {target}</source>
        <extracomment>ghour.log.hit</extracomment>
        <translation>{card} doet {n} aan {target}</translation>
    </message>
    <message>
        <source>{card} loots {victim}</source>
        <extracomment>ghour.log.looted</extracomment>
        <translation>{card} plundert {victim}</translation>
    </message>
    <message>
        <source>{who} loses from the Colony: {cards}</source>
        <extracomment>ghour.log.milled</extracomment>
        <translation>{who} verliest van de Kolonie: {cards}</translation>
    </message>
    <message>
        <source>{who} discards {cards}</source>
        <extracomment>ghour.log.discarded</extracomment>
        <translation>{who} legt af: {cards}</translation>
    </message>
    <message>
        <source>There is no filter “{word}”</source>
        <extracomment>ghour.search.key</extracomment>
        <translation>Er is geen filter ‘{word}’</translation>
    </message>
    <message>
        <source>“{word}” is compared with a whole number, not with “{value}”</source>
        <extracomment>ghour.search.number</extracomment>
        <translation>‘{word}’ wordt vergeleken met een geheel getal, niet met ‘{value}’</translation>
    </message>
    <message>
        <source>“{word}” has no more or less: write {word}:</source>
        <extracomment>ghour.search.order</extracomment>
        <translation>‘{word}’ kent geen meer of minder: schrijf {word}:</translation>
    </message>
    <message>
        <source>the id was used already in {file}, line {line}</source>
        <extracomment>ghour.v102.elsewhere</extracomment>
        <translation>de id is al gebruikt in {file}, regel {line}</translation>
    </message>
    <message>
        <source>the name '{word}' was used in {file}, line {line}</source>
        <extracomment>ghour.v119.elsewhere</extracomment>
        <translation>de naam ‘{word}’ is al gebruikt in {file}, regel {line}</translation>
    </message>
    <message>
        <source>several cards are called '{word}'</source>
        <extracomment>ghour.v301.several</extracomment>
        <translation>meer kaarten heten ‘{word}’</translation>
    </message>
    <message>
        <source>Write the id of one: {known}.</source>
        <extracomment>ghour.v301.several.mend</extracomment>
        <translation>Schrijf de id van een ervan: {known}.</translation>
    </message>
    <message>
        <source>worth about {worth}, where its price allows {line}</source>
        <extracomment>ghour.budget.strong, ghour.budget.weak</extracomment>
        <translation>ongeveer {worth} waard, waar de prijs {line} toelaat</translation>
    </message>
    <message>
        <source>Let it cost more, or do less.</source>
        <extracomment>ghour.budget.strong.mend</extracomment>
        <translation>Laat haar meer kosten, of minder doen.</translation>
    </message>
    <message>
        <source>Let it cost less, or do more.</source>
        <extracomment>ghour.budget.weak.mend</extracomment>
        <translation>Laat haar minder kosten, of meer doen.</translation>
    </message>
    <message>
        <source>Add {card}</source>
        <extracomment>ghour.edit.add</extracomment>
        <translation>{card} toevoegen</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <extracomment>ghour.edit.remove</extracomment>
        <translation>{card} verwijderen</translation>
    </message>
    <message>
        <source>Put one card in the place of another</source>
        <extracomment>ghour.edit.swap</extracomment>
        <translation>Eén kaart door een andere vervangen</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <extracomment>ghour.edit.rename</extracomment>
        <translation>Deck hernoemen</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <extracomment>ghour.edit.annotate</extracomment>
        <translation>Notities wijzigen</translation>
    </message>
    <message>
        <source>Change the colour</source>
        <extracomment>ghour.edit.recolour</extracomment>
        <translation>Kleur wijzigen</translation>
    </message>
    <message>
        <source>Take another list of cards</source>
        <extracomment>ghour.edit.replace</extracomment>
        <translation>Een andere kaartenlijst overnemen</translation>
    </message>
    <message>
        <source>Meadhall · Ghour · {what} · sheet {sheet} of {sheets} · {side}</source>
        <extracomment>ghour.sheet.title</extracomment>
        <translation>Meadhall · Ghour · {what} · vel {sheet} van {sheets} · {side}</translation>
    </message>
    <message>
        <source>fronts</source>
        <extracomment>ghour.sheet.fronts</extracomment>
        <translation>voorkanten</translation>
    </message>
    <message>
        <source>backs</source>
        <extracomment>ghour.sheet.backs</extracomment>
        <translation>achterkanten</translation>
    </message>
    <message>
        <source>Print at 100 %. Icons: game-icons.net, CC BY 3.0</source>
        <extracomment>ghour.sheet.licence</extracomment>
        <translation>Druk af op 100 %. Pictogrammen: game-icons.net, CC BY 3.0</translation>
    </message>
    <message>
        <source>100 mm</source>
        <extracomment>ghour.sheet.ruler</extracomment>
        <translation>100 mm</translation>
    </message>
</context>
<context>
    <name>gold_and_rum</name>
    <message>
        <source>Lay a recruiting or desertion card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.normal</extracomment>
        <translation>Leg een wervings- of desertiekaart op een stapel, of pas</translation>
    </message>
    <message>
        <source>The rum is here: recruiting is open. Lay a card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.marker</extracomment>
        <translation>De rum is er: werven mag. Leg een kaart op een stapel, of pas</translation>
    </message>
    <message>
        <source>Last call: after the next card nobody can be driven away. Lay a card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.last</extracomment>
        <translation>Laatste kans: na de volgende kaart kan niemand meer verjaagd worden. Leg een kaart op een stapel, of pas</translation>
    </message>
    <message>
        <source>All warriors are dealt: lay a recruiting card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.recruit</extracomment>
        <translation>Alle krijgers zijn gedeeld: leg een wervingskaart op een stapel, of pas</translation>
    </message>
    <message>
        <source>Name your favourite: what he scores this round, you score</source>
        <extracomment>gold_and_rum.ask.favourite</extracomment>
        <translation>Noem je favoriet: wat die deze ronde scoort, scoor jij ook</translation>
    </message>
    <message>
        <source>Spy {number} is called: ask a warlord for one card, or leave it</source>
        <extracomment>gold_and_rum.ask.spy</extracomment>
        <translation>Spion {number} is geroepen: vraag een krijgsheer om één kaart, of laat het</translation>
    </message>
    <message>
        <source>Name the race that fights battle {number}</source>
        <extracomment>gold_and_rum.ask.race</extracomment>
        <translation>Noem het ras dat veldslag {number} uitvecht</translation>
    </message>
    <message>
        <source>How many of these do you lay? {kind}</source>
        <extracomment>gold_and_rum.ask.lay</extracomment>
        <translation>Hoeveel leg je er hiervan? {kind}</translation>
    </message>
    <message>
        <source>You have no mercenary that can be laid</source>
        <extracomment>gold_and_rum.ask.lay-nothing</extracomment>
        <translation>Je hebt geen huurling om te leggen</translation>
    </message>
    <message>
        <source>Who uses this card now? {kind}</source>
        <extracomment>gold_and_rum.ask.call</extracomment>
        <translation>Wie gebruikt deze kaart nu? {kind}</translation>
    </message>
    <message>
        <source>Point at the face-down card that the commando shall remove, or withdraw</source>
        <extracomment>gold_and_rum.ask.commando</extracomment>
        <translation>Wijs de gedekte kaart aan die de commando weghaalt, of trek je terug</translation>
    </message>
    <message>
        <source>No other warlord has laid a card: the commando has nobody to strike. Withdraw</source>
        <extracomment>gold_and_rum.ask.no-target</extracomment>
        <translation>Geen andere krijgsheer heeft een kaart gelegd: de commando heeft geen doelwit. Trek je terug</translation>
    </message>
    <message>
        <source>You do not hold this card: {kind}. Nobody else knows; withdraw</source>
        <extracomment>gold_and_rum.ask.feigned</extracomment>
        <translation>Je hebt deze kaart niet: {kind}. Niemand anders weet het; trek je terug</translation>
    </message>
    <message>
        <source>How many goblins board the airship? Or withdraw</source>
        <extracomment>gold_and_rum.ask.airship</extracomment>
        <translation>Hoeveel goblins gaan aan boord van het luchtschip? Of trek je terug</translation>
    </message>
    <message>
        <source>There is no goblin in your hand to fly the airship. Withdraw</source>
        <extracomment>gold_and_rum.ask.no-crew</extracomment>
        <translation>Je hebt geen goblin in je hand om het luchtschip te vliegen. Trek je terug</translation>
    </message>
    <message>
        <source>A desertion laid on a desertion has no effect; it lies on top of pile {piles}</source>
        <extracomment>gold_and_rum.warn.deserted</extracomment>
        <translation>Desertie op desertie heeft geen effect; die ligt boven op stapel {piles}</translation>
    </message>
    <message>
        <source>The lowest recruiting card owns a pile; there is one on top of pile {piles}</source>
        <extracomment>gold_and_rum.warn.claimed</extracomment>
        <translation>De onderste wervingskaart bezit de stapel; er ligt er al een boven op stapel {piles}</translation>
    </message>
    <message>
        <source>Two leaders of this race are in your army: it is worth nothing, whatever you add</source>
        <extracomment>gold_and_rum.warn.quarrel</extracomment>
        <translation>Twee leiders van dit ras zitten in je leger: het is niets waard, wat je ook toevoegt</translation>
    </message>
    <message>
        <source>A war machine needs a goblin laid in the same battle, and you hold none</source>
        <extracomment>gold_and_rum.warn.no-goblins</extracomment>
        <translation>Een oorlogstuig vraagt een goblin in dezelfde veldslag, en je hebt er geen</translation>
    </message>
    <message>
        <source>There is no such answer in this game</source>
        <extracomment>gold_and_rum.refused.not-asked</extracomment>
        <translation>Zo’n antwoord bestaat niet in dit spel</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>gold_and_rum.refused.not-dealing</extracomment>
        <translation>Het delen is voorbij</translation>
    </message>
    <message>
        <source>Desertion cards may be laid only until the last warrior card comes</source>
        <extracomment>gold_and_rum.refused.too-late</extracomment>
        <translation>Desertie mag alleen tot de laatste krijgerskaart komt</translation>
    </message>
    <message>
        <source>The chancellor deals and lays no cards</source>
        <extracomment>gold_and_rum.refused.chancellor-deals</extracomment>
        <translation>De kanselier deelt en legt geen kaarten</translation>
    </message>
    <message>
        <source>Nobody recruits before the rum is here</source>
        <extracomment>gold_and_rum.refused.no-rum</extracomment>
        <translation>Niemand werft voordat de rum er is</translation>
    </message>
    <message>
        <source>Now it is for {seat} to answer</source>
        <extracomment>gold_and_rum.refused.not-your-turn</extracomment>
        <translation>Nu is het antwoord aan {seat}</translation>
    </message>
    <message>
        <source>You have no such card left this round</source>
        <extracomment>gold_and_rum.refused.none-left</extracomment>
        <translation>Zo’n kaart heb je deze ronde niet meer</translation>
    </message>
    <message>
        <source>There is no pile {pile}</source>
        <extracomment>gold_and_rum.refused.no-pile</extracomment>
        <translation>Er is geen stapel {pile}</translation>
    </message>
    <message>
        <source>Pile {pile} has not begun: there is nothing to lay a card on</source>
        <extracomment>gold_and_rum.refused.pile-not-begun</extracomment>
        <translation>Stapel {pile} is nog niet begonnen: er is niets om een kaart op te leggen</translation>
    </message>
    <message>
        <source>Only the chancellor decides this</source>
        <extracomment>gold_and_rum.refused.not-chancellor</extracomment>
        <translation>Alleen de kanselier beslist dit</translation>
    </message>
    <message>
        <source>The favourite is named when the deal is over</source>
        <extracomment>gold_and_rum.refused.favourite-early</extracomment>
        <translation>De favoriet wordt genoemd als het delen voorbij is</translation>
    </message>
    <message>
        <source>The favourite is named for the whole round</source>
        <extracomment>gold_and_rum.refused.favourite-final</extracomment>
        <translation>De favoriet geldt voor de hele ronde</translation>
    </message>
    <message>
        <source>The chancellor must favour another player</source>
        <extracomment>gold_and_rum.refused.favourite-self</extracomment>
        <translation>De kanselier moet een andere speler kiezen</translation>
    </message>
    <message>
        <source>There is no such player</source>
        <extracomment>gold_and_rum.refused.no-player</extracomment>
        <translation>Die speler is er niet</translation>
    </message>
    <message>
        <source>No spy is called now</source>
        <extracomment>gold_and_rum.refused.no-spies-now</extracomment>
        <translation>Er wordt nu geen spion geroepen</translation>
    </message>
    <message>
        <source>The spy that is called belongs to {seat}</source>
        <extracomment>gold_and_rum.refused.spy-not-yours</extracomment>
        <translation>De geroepen spion is van {seat}</translation>
    </message>
    <message>
        <source>The chancellor has no army to spy on</source>
        <extracomment>gold_and_rum.refused.spy-chancellor</extracomment>
        <translation>De kanselier heeft geen leger om te bespioneren</translation>
    </message>
    <message>
        <source>You must ask another warlord</source>
        <extracomment>gold_and_rum.refused.spy-self</extracomment>
        <translation>Je moet een andere krijgsheer vragen</translation>
    </message>
    <message>
        <source>A spy can ask only for spies of a higher number: {kind} is none</source>
        <extracomment>gold_and_rum.refused.spy-lower</extracomment>
        <translation>Een spion mag alleen om spionnen met een hoger nummer vragen: {kind} is dat niet</translation>
    </message>
    <message>
        <source>There is no such kind of card</source>
        <extracomment>gold_and_rum.refused.no-kind</extracomment>
        <translation>Zo’n soort kaart bestaat niet</translation>
    </message>
    <message>
        <source>No race is to be named now</source>
        <extracomment>gold_and_rum.refused.no-race-now</extracomment>
        <translation>Er hoeft nu geen ras genoemd te worden</translation>
    </message>
    <message>
        <source>There is no such race</source>
        <extracomment>gold_and_rum.refused.no-race</extracomment>
        <translation>Dat ras bestaat niet</translation>
    </message>
    <message>
        <source>This race has fought this round: {race}</source>
        <extracomment>gold_and_rum.refused.race-fought</extracomment>
        <translation>Dit ras heeft deze ronde al gevochten: {race}</translation>
    </message>
    <message>
        <source>Nobody lays mercenaries now</source>
        <extracomment>gold_and_rum.refused.no-laying-now</extracomment>
        <translation>Niemand legt nu huurlingen</translation>
    </message>
    <message>
        <source>This card cannot be laid in a battle: {kind}</source>
        <extracomment>gold_and_rum.refused.not-layable</extracomment>
        <translation>Deze kaart kan niet in een veldslag worden gelegd: {kind}</translation>
    </message>
    <message>
        <source>You do not hold this card: {kind}</source>
        <extracomment>gold_and_rum.refused.not-in-hand</extracomment>
        <translation>Deze kaart heb je niet: {kind}</translation>
    </message>
    <message>
        <source>First say how many of these you lay: {kind}</source>
        <extracomment>gold_and_rum.refused.lay-order</extracomment>
        <translation>Zeg eerst hoeveel je er hiervan legt: {kind}</translation>
    </message>
    <message numerus="yes">
        <source>You cannot lay that number of these: {kind}. You hold %n</source>
        <extracomment>gold_and_rum.refused.too-many</extracomment>
        <translation>
            <numerusform>Zoveel kun je er hiervan niet leggen: {kind}. Je hebt er %n</numerusform>
            <numerusform>Zoveel kun je er hiervan niet leggen: {kind}. Je hebt er %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold mercenaries that can be laid; first say how many of these: {kind}</source>
        <extracomment>gold_and_rum.refused.lay-kinds</extracomment>
        <translation>Je hebt huurlingen om te leggen; zeg eerst hoeveel hiervan: {kind}</translation>
    </message>
    <message>
        <source>No call is open now</source>
        <extracomment>gold_and_rum.refused.no-call-now</extracomment>
        <translation>Er staat nu geen oproep open</translation>
    </message>
    <message>
        <source>You have answered this call: {kind}</source>
        <extracomment>gold_and_rum.refused.answered</extracomment>
        <translation>Je hebt deze oproep al beantwoord: {kind}</translation>
    </message>
    <message>
        <source>This call does not ask you: {kind}</source>
        <extracomment>gold_and_rum.refused.not-eligible</extracomment>
        <translation>Deze oproep is niet voor jou: {kind}</translation>
    </message>
    <message>
        <source>Nobody has named himself in a call</source>
        <extracomment>gold_and_rum.refused.not-named</extracomment>
        <translation>Niemand heeft zich gemeld bij een oproep</translation>
    </message>
    <message>
        <source>The commando strikes a card of another warlord</source>
        <extracomment>gold_and_rum.refused.own-card</extracomment>
        <translation>De commando treft een kaart van een andere krijgsheer</translation>
    </message>
    <message>
        <source>No face-down card lies there</source>
        <extracomment>gold_and_rum.refused.no-card-there</extracomment>
        <translation>Daar ligt geen gedekte kaart</translation>
    </message>
    <message>
        <source>The airship needs at least one goblin aboard</source>
        <extracomment>gold_and_rum.refused.no-crew</extracomment>
        <translation>Het luchtschip heeft minstens één goblin aan boord nodig</translation>
    </message>
    <message>
        <source>Gold &amp; Rum is for {low} to {high} players</source>
        <extracomment>gold_and_rum.setup.seats</extracomment>
        <translation>Gold &amp; Rum is voor {low} tot {high} spelers</translation>
    </message>
    <message>
        <source>The open book is either “on” or “off”, not “{value}”</source>
        <extracomment>gold_and_rum.setup.open-book</extracomment>
        <translation>Het open boek is ‘on’ of ‘off’, niet ‘{value}’</translation>
    </message>
    <message>
        <source>A window opens after every card (1) up to every circuit ({piles}), not after “{value}”</source>
        <extracomment>gold_and_rum.setup.step</extracomment>
        <translation>Een venster opent na elke kaart (1) tot na elke omloop ({piles}), niet na ‘{value}’</translation>
    </message>
    <message>
        <source>Gold &amp; Rum has no option “{name}”</source>
        <extracomment>gold_and_rum.setup.option</extracomment>
        <translation>Gold &amp; Rum heeft geen optie ‘{name}’</translation>
    </message>
    <message>
        <source>The first chancellor must be one of the players</source>
        <extracomment>gold_and_rum.setup.first</extracomment>
        <translation>De eerste kanselier moet een van de spelers zijn</translation>
    </message>
    <message>
        <source>There is nothing to pick: everything is dealt from one deck</source>
        <extracomment>gold_and_rum.setup.picks</extracomment>
        <translation>Er valt niets te kiezen: alles wordt van één stapel gedeeld</translation>
    </message>
    <message>
        <source>An answer must be a mapping with a seat and a verb</source>
        <extracomment>gold_and_rum.read.not-a-mapping</extracomment>
        <translation>Een antwoord moet een mapping met een plaats en een werkwoord zijn</translation>
    </message>
    <message>
        <source>The seat must be a number from 0 up</source>
        <extracomment>gold_and_rum.read.no-seat</extracomment>
        <translation>De plaats moet een getal vanaf 0 zijn</translation>
    </message>
    <message>
        <source>An answer needs exactly one verb of these: {words}</source>
        <extracomment>gold_and_rum.read.no-verb</extracomment>
        <translation>Een antwoord heeft precies één werkwoord hiervan nodig: {words}</translation>
    </message>
    <message>
        <source>This is no way to answer with “{word}”</source>
        <extracomment>gold_and_rum.read.bad-value</extracomment>
        <translation>Zo kun je niet antwoorden met ‘{word}’</translation>
    </message>
    <message>
        <source>There is no kind of warrior card “{word}”</source>
        <extracomment>gold_and_rum.content.unknown-kind</extracomment>
        <translation>Er is geen soort krijgerskaart ‘{word}’</translation>
    </message>
    <message>
        <source>The kinds are: {words}.</source>
        <extracomment>gold_and_rum.content.unknown-kind.mend</extracomment>
        <translation>De soorten zijn: {words}.</translation>
    </message>
    <message>
        <source>This kind stands here already, in line {line}</source>
        <extracomment>gold_and_rum.content.kind-twice</extracomment>
        <translation>Deze soort staat er al, in regel {line}</translation>
    </message>
    <message>
        <source>Keep one of the two lines.</source>
        <extracomment>gold_and_rum.content.kind-twice.mend, gold_and_rum.content.seats-twice.mend</extracomment>
        <translation>Houd een van de twee regels.</translation>
    </message>
    <message>
        <source>The kind “{word}” is missing</source>
        <extracomment>gold_and_rum.content.kind-missing</extracomment>
        <translation>De soort ‘{word}’ ontbreekt</translation>
    </message>
    <message>
        <source>Add a line for it with “copies” and “value”.</source>
        <extracomment>gold_and_rum.content.kind-missing.mend</extracomment>
        <translation>Voeg er een regel voor toe met ‘copies’ en ‘value’.</translation>
    </message>
    <message numerus="yes">
        <source>These are %n warrior card(s); the game is dealt with {wanted}</source>
        <extracomment>gold_and_rum.content.total</extracomment>
        <translation>
            <numerusform>Dit is %n krijgerskaart; het spel wordt met {wanted} gespeeld</numerusform>
            <numerusform>Dit zijn %n krijgerskaarten; het spel wordt met {wanted} gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the copies so that they add up.</source>
        <extracomment>gold_and_rum.content.total.mend</extracomment>
        <translation>Verander de aantallen zodat ze kloppen.</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <extracomment>gold_and_rum.content.range</extracomment>
        <translation>{value} ligt niet tussen {low} en {high}</translation>
    </message>
    <message>
        <source>Write a whole number in that range.</source>
        <extracomment>gold_and_rum.content.range.mend</extracomment>
        <translation>Schrijf een geheel getal in dat bereik.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n player(s) stands here already, in line {line}</source>
        <extracomment>gold_and_rum.content.seats-twice</extracomment>
        <translation>
            <numerusform>De tafel voor %n speler staat er al, in regel {line}</numerusform>
            <numerusform>De tafel voor %n spelers staat er al, in regel {line}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no table for %n player(s)</source>
        <extracomment>gold_and_rum.content.seats-missing</extracomment>
        <translation>
            <numerusform>Er is geen tafel voor %n speler</numerusform>
            <numerusform>Er is geen tafel voor %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a line with “seats”, “piles”, “recruits”, “deserts” and “threshold”.</source>
        <extracomment>gold_and_rum.content.seats-missing.mend</extracomment>
        <translation>Voeg een regel toe met ‘seats’, ‘piles’, ‘recruits’, ‘deserts’ en ‘threshold’.</translation>
    </message>
    <message>
        <source>The marker cannot lie between card {first} and card {last}: the second number is the smaller one</source>
        <extracomment>gold_and_rum.content.marker</extracomment>
        <translation>De markering kan niet tussen kaart {first} en kaart {last} liggen: het tweede getal is het kleinste</translation>
    </message>
    <message>
        <source>Put the smaller number under “first”.</source>
        <extracomment>gold_and_rum.content.marker.mend</extracomment>
        <translation>Zet het kleinste getal bij ‘first’.</translation>
    </message>
    <message numerus="yes">
        <source>There are points for %n battle(s), and four battles in a round</source>
        <extracomment>gold_and_rum.content.points</extracomment>
        <translation>
            <numerusform>Er zijn punten voor %n veldslag, en een ronde telt vier veldslagen</numerusform>
            <numerusform>Er zijn punten voor %n veldslagen, en een ronde telt vier veldslagen</numerusform>
        </translation>
    </message>
    <message>
        <source>Write four numbers.</source>
        <extracomment>gold_and_rum.content.points.mend</extracomment>
        <translation>Schrijf vier getallen.</translation>
    </message>
    <message>
        <source>Battles won</source>
        <extracomment>gold_and_rum.part.battles</extracomment>
        <translation>Gewonnen veldslagen</translation>
    </message>
    <message>
        <source>Battles won by the favourite</source>
        <extracomment>gold_and_rum.part.favourite</extracomment>
        <translation>Veldslagen gewonnen door de favoriet</translation>
    </message>
    <message>
        <source>Equal points: {winner} won battle {battle} of round {round}, the latest that makes a difference</source>
        <extracomment>gold_and_rum.why.latest</extracomment>
        <translation>Gelijke punten: {winner} won veldslag {battle} van ronde {round}, de laatste die verschil maakt</translation>
    </message>
    <message>
        <source>Equal points and equal battles: the victory is shared by {seats}</source>
        <extracomment>gold_and_rum.why.shared</extracomment>
        <translation>Gelijke punten en gelijke veldslagen: de overwinning wordt gedeeld door {seats}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>gold_and_rum.where-round</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>the deal, card {dealt} of {total}</source>
        <extracomment>gold_and_rum.where-deal</extracomment>
        <translation>het delen, kaart {dealt} van {total}</translation>
    </message>
    <message>
        <source>recruiting is open</source>
        <extracomment>gold_and_rum.where-rum</extracomment>
        <translation>werven mag</translation>
    </message>
    <message>
        <source>the last recruiting</source>
        <extracomment>gold_and_rum.where-recruit</extracomment>
        <translation>de laatste werving</translation>
    </message>
    <message>
        <source>the favourite</source>
        <extracomment>gold_and_rum.where-favourite</extracomment>
        <translation>de favoriet</translation>
    </message>
    <message>
        <source>the spies</source>
        <extracomment>gold_and_rum.where-spies</extracomment>
        <translation>de spionnen</translation>
    </message>
    <message>
        <source>the giants</source>
        <extracomment>gold_and_rum.where-giants</extracomment>
        <translation>de reuzen</translation>
    </message>
    <message>
        <source>Battle {number}: {race}</source>
        <extracomment>gold_and_rum.where-battle</extracomment>
        <translation>Veldslag {number}: {race}</translation>
    </message>
    <message>
        <source>before battle {number}</source>
        <extracomment>gold_and_rum.where-race</extracomment>
        <translation>vóór veldslag {number}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>gold_and_rum.nothing</extracomment>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>gold_and_rum.points</extracomment>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>gold_and_rum.cards</extracomment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruiting – {who}</source>
        <extracomment>gold_and_rum.recruit-of</extracomment>
        <translation>Werving – {who}</translation>
    </message>
    <message>
        <source>Desertion – {who}</source>
        <extracomment>gold_and_rum.desert-of</extracomment>
        <translation>Desertie – {who}</translation>
    </message>
    <message>
        <source>Pile {pile}: not begun</source>
        <extracomment>gold_and_rum.pile-empty</extracomment>
        <translation>Stapel {pile}: nog niet begonnen</translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile}: {top} on top, %n warrior card(s)</source>
        <extracomment>gold_and_rum.pile-tip</extracomment>
        <translation>
            <numerusform>Stapel {pile}: {top} bovenop, %n krijgerskaart</numerusform>
            <numerusform>Stapel {pile}: {top} bovenop, %n krijgerskaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>From the bottom: {cards}</source>
        <extracomment>gold_and_rum.pile-cards</extracomment>
        <translation>Van onderaf: {cards}</translation>
    </message>
    <message>
        <source>Pass, and call me when pile {pile} gets a new top card</source>
        <extracomment>gold_and_rum.watch-pile</extracomment>
        <translation>Pas, en roep me als stapel {pile} een nieuwe bovenste kaart krijgt</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>gold_and_rum.deck</extracomment>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>the deal</source>
        <extracomment>gold_and_rum.progress</extracomment>
        <translation>het delen</translation>
    </message>
    <message>
        <source>Warrior card {dealt} of {total}</source>
        <extracomment>gold_and_rum.progress-tip</extracomment>
        <translation>Krijgerskaart {dealt} van {total}</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>gold_and_rum.next-card</extracomment>
        <translation>Volgende</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>gold_and_rum.go-on</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Somebody has called and is answering</source>
        <extracomment>gold_and_rum.wait-for-answer</extracomment>
        <translation>Iemand heeft geroepen en antwoordt</translation>
    </message>
    <message>
        <source>Recruiting {recruits}, desertion {deserts}</source>
        <extracomment>gold_and_rum.cards-left</extracomment>
        <translation>Werving {recruits}, desertie {deserts}</translation>
    </message>
    <message>
        <source>In the hand: {cards}</source>
        <extracomment>gold_and_rum.hand-of</extracomment>
        <translation>In de hand: {cards}</translation>
    </message>
    <message>
        <source>Known since a spy, and safe from other spies: {cards}</source>
        <extracomment>gold_and_rum.protected</extracomment>
        <translation>Bekend sinds een spion, en veilig voor andere spionnen: {cards}</translation>
    </message>
    <message>
        <source>{back} {count}</source>
        <extracomment>gold_and_rum.back-count</extracomment>
        <translation>{back} {count}</translation>
    </message>
    <message>
        <source>Score {score}; {threshold} end the game</source>
        <extracomment>gold_and_rum.score</extracomment>
        <translation>Stand {score}; bij {threshold} eindigt het spel</translation>
    </message>
    <message>
        <source>Who is asked first</source>
        <extracomment>gold_and_rum.order</extracomment>
        <translation>Vraagvolgorde</translation>
    </message>
    <message>
        <source>Window {window}, offset {offset}: the order moves on with every window</source>
        <extracomment>gold_and_rum.order-tip</extracomment>
        <translation>Venster {window}, verschuiving {offset}: de volgorde schuift met elk venster door</translation>
    </message>
    <message>
        <source>The four battles</source>
        <extracomment>gold_and_rum.four-battles</extracomment>
        <translation>De vier veldslagen</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <extracomment>gold_and_rum.battle-number</extracomment>
        <translation>Veldslag {number}</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <extracomment>gold_and_rum.left-in-hands</extracomment>
        <translation>Nog in de handen</translation>
    </message>
    <message>
        <source>Look at a hand</source>
        <extracomment>gold_and_rum.look-title</extracomment>
        <translation>Een hand bekijken</translation>
    </message>
    <message>
        <source>{who} looks at the own hand</source>
        <extracomment>gold_and_rum.look</extracomment>
        <translation>{who} bekijkt de eigen hand</translation>
    </message>
    <message>
        <source>{who}: {race} warriors, {others} mercenaries</source>
        <extracomment>gold_and_rum.army</extracomment>
        <translation>{who}: krijgers ({race}), {others} huurlingen</translation>
    </message>
    <message>
        <source>{army} – {total} = {why}</source>
        <extracomment>gold_and_rum.army-sum</extracomment>
        <translation>{army} – {total} = {why}</translation>
    </message>
    <message>
        <source>{who}: face down, {back}</source>
        <extracomment>gold_and_rum.face-down</extracomment>
        <translation>{who}: gedekt, {back}</translation>
    </message>
    <message>
        <source>Removed by the commando, never shown: {back}</source>
        <extracomment>gold_and_rum.struck</extracomment>
        <translation>Weggehaald door de commando, nooit getoond: {back}</translation>
    </message>
    <message>
        <source>two leaders quarrel: worth nothing</source>
        <extracomment>gold_and_rum.quarrel</extracomment>
        <translation>twee leiders ruziën: niets waard</translation>
    </message>
    <message numerus="yes">
        <source>the airship took %n goblin(s) aboard</source>
        <extracomment>gold_and_rum.flew</extracomment>
        <translation>
            <numerusform>het luchtschip nam %n goblin aan boord</numerusform>
            <numerusform>het luchtschip nam %n goblins aan boord</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war machine(s) without a goblin</source>
        <extracomment>gold_and_rum.idle</extracomment>
        <translation>
            <numerusform>%n oorlogstuig zonder goblin</numerusform>
            <numerusform>%n oorlogstuigen zonder goblin</numerusform>
        </translation>
    </message>
    <message>
        <source>the leader doubles his warriors</source>
        <extracomment>gold_and_rum.doubled</extracomment>
        <translation>de leider verdubbelt zijn krijgers</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>gold_and_rum.won-points</extracomment>
        <translation>
            <numerusform>+%n punt</numerusform>
            <numerusform>+%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>the backs tell the kind and the number, not the value</source>
        <extracomment>gold_and_rum.backs-note</extracomment>
        <translation>de achterkant toont soort en aantal, niet de waarde</translation>
    </message>
    <message>
        <source>{race}: face down</source>
        <extracomment>gold_and_rum.face-down-of</extracomment>
        <translation>{race}: gedekt</translation>
    </message>
    <message>
        <source>{race}: turned up</source>
        <extracomment>gold_and_rum.turned-up-of</extracomment>
        <translation>{race}: opengedraaid</translation>
    </message>
    <message>
        <source>the airship may still fly</source>
        <extracomment>gold_and_rum.turned-note</extracomment>
        <translation>het luchtschip kan nog vliegen</translation>
    </message>
    <message>
        <source>won by {who}</source>
        <extracomment>gold_and_rum.won-by</extracomment>
        <translation>gewonnen door {who}</translation>
    </message>
    <message>
        <source>What became of the piles</source>
        <extracomment>gold_and_rum.piles-worked-out</extracomment>
        <translation>Wat er van de stapels werd</translation>
    </message>
    <message>
        <source>Spy {number} is called: {who}</source>
        <extracomment>gold_and_rum.spy-called</extracomment>
        <translation>Spion {number} is geroepen: {who}</translation>
    </message>
    <message>
        <source>Spy {number} may ask for one of these</source>
        <extracomment>gold_and_rum.spy-asks</extracomment>
        <translation>Spion {number} mag om een hiervan vragen</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <extracomment>gold_and_rum.your-cards</extracomment>
        <translation>
            <numerusform>Je hand: %n kaart</numerusform>
            <numerusform>Je hand: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes</source>
        <extracomment>gold_and_rum.window-normal</extracomment>
        <translation>De volgende kaart komt</translation>
    </message>
    <message>
        <source>The rum is here: recruiting is open</source>
        <extracomment>gold_and_rum.window-marker</extracomment>
        <translation>De rum is er: werven mag</translation>
    </message>
    <message>
        <source>Last call: desertion ends with the next card</source>
        <extracomment>gold_and_rum.window-last</extracomment>
        <translation>Laatste kans: met de volgende kaart eindigt desertie</translation>
    </message>
    <message>
        <source>All warriors are dealt: who still recruits?</source>
        <extracomment>gold_and_rum.window-recruit</extracomment>
        <translation>Alle krijgers zijn gedeeld: wie werft er nog?</translation>
    </message>
    <message>
        <source>press your key to lay a card</source>
        <extracomment>gold_and_rum.hint-call</extracomment>
        <translation>druk op je toets om een kaart te leggen</translation>
    </message>
    <message>
        <source>paused; press the space bar to go on</source>
        <extracomment>gold_and_rum.hint-paused</extracomment>
        <translation>pauze; spatiebalk om verder te gaan</translation>
    </message>
    <message>
        <source>{who} is answering</source>
        <extracomment>gold_and_rum.thinks</extracomment>
        <translation>{who} antwoordt</translation>
    </message>
    <message>
        <source>{who}, what do you lay?</source>
        <extracomment>gold_and_rum.your-turn</extracomment>
        <translation>{who}, wat leg je?</translation>
    </message>
    <message>
        <source>choose a card, then a pile</source>
        <extracomment>gold_and_rum.hint-card</extracomment>
        <translation>kies een kaart, dan een stapel</translation>
    </message>
    <message>
        <source>press your key, or say that nobody does</source>
        <extracomment>gold_and_rum.hint-neutral</extracomment>
        <translation>druk op je toets, of zeg dat niemand het doet</translation>
    </message>
    <message>
        <source>lay the laurel on a warlord</source>
        <extracomment>gold_and_rum.hint-crown</extracomment>
        <translation>leg de lauwerkrans op een krijgsheer</translation>
    </message>
    <message>
        <source>choose a card, then a warlord</source>
        <extracomment>gold_and_rum.hint-spy</extracomment>
        <translation>kies een kaart, dan een krijgsheer</translation>
    </message>
    <message>
        <source>lay a race on the cloth</source>
        <extracomment>gold_and_rum.hint-race</extracomment>
        <translation>leg een ras op het kleed</translation>
    </message>
    <message>
        <source>{who}: press the new key</source>
        <extracomment>gold_and_rum.bind</extracomment>
        <translation>{who}: druk op de nieuwe toets</translation>
    </message>
    <message>
        <source>Esc leaves it as it is</source>
        <extracomment>gold_and_rum.bind-hint</extracomment>
        <translation>Esc laat het zoals het is</translation>
    </message>
    <message>
        <source>Key of {who}: {letter}. Click to choose another</source>
        <extracomment>gold_and_rum.key-tip</extracomment>
        <translation>Toets van {who}: {letter}. Klik om een andere te kiezen</translation>
    </message>
    <message>
        <source>has called</source>
        <extracomment>gold_and_rum.badge-called</extracomment>
        <translation>heeft geroepen</translation>
    </message>
    <message>
        <source>call with {letter}</source>
        <extracomment>gold_and_rum.badge-call</extracomment>
        <translation>roepen met {letter}</translation>
    </message>
    <message>
        <source>has nothing to lay now</source>
        <extracomment>gold_and_rum.badge-cannot-call</extracomment>
        <translation>heeft nu niets te leggen</translation>
    </message>
    <message>
        <source>played by the computer</source>
        <extracomment>gold_and_rum.badge-computer</extracomment>
        <translation>door de computer gespeeld</translation>
    </message>
    <message>
        <source>That is all</source>
        <extracomment>gold_and_rum.that-is-all</extracomment>
        <translation>Dat is alles</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>gold_and_rum.nobody</extracomment>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>gold_and_rum.withdraw</extracomment>
        <translation>Terugtrekken</translation>
    </message>
    <message>
        <source>Leave the spy unused</source>
        <extracomment>gold_and_rum.decline</extracomment>
        <translation>Spion niet inzetten</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>gold_and_rum.pass</extracomment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Choose a warlord</source>
        <extracomment>gold_and_rum.choose-favourite</extracomment>
        <translation>Kies een krijgsheer</translation>
    </message>
    <message>
        <source>Choose a race</source>
        <extracomment>gold_and_rum.choose-race-button</extracomment>
        <translation>Kies een ras</translation>
    </message>
    <message>
        <source>Who fights?</source>
        <extracomment>gold_and_rum.choose-race</extracomment>
        <translation>Wie vecht er?</translation>
    </message>
    <message numerus="yes">
        <source>{race}: %n card(s) in the hands</source>
        <extracomment>gold_and_rum.race-tip</extracomment>
        <translation>
            <numerusform>{race}: %n kaart in de handen</numerusform>
            <numerusform>{race}: %n kaarten in de handen</numerusform>
        </translation>
    </message>
    <message>
        <source>Close my hand</source>
        <extracomment>gold_and_rum.close-hand</extracomment>
        <translation>Mijn hand sluiten</translation>
    </message>
    <message>
        <source>Call me at the rum</source>
        <extracomment>gold_and_rum.wish-rum</extracomment>
        <translation>Roep me bij de rum</translation>
    </message>
    <message>
        <source>Call me at last call</source>
        <extracomment>gold_and_rum.wish-last</extracomment>
        <translation>Roep me bij de laatste kans</translation>
    </message>
    <message>
        <source>Call me a circuit on</source>
        <extracomment>gold_and_rum.wish-circuit</extracomment>
        <translation>Roep me na een omloop</translation>
    </message>
    <message>
        <source>Call me at the end</source>
        <extracomment>gold_and_rum.wish-recruit</extracomment>
        <translation>Roep me aan het eind</translation>
    </message>
    <message>
        <source>Call me every time</source>
        <extracomment>gold_and_rum.wish-always</extracomment>
        <translation>Roep me elke keer</translation>
    </message>
    <message>
        <source>Pass now, and be called without touching a key</source>
        <extracomment>gold_and_rum.wish-tip</extracomment>
        <translation>Pas nu, en word geroepen zonder een toets aan te raken</translation>
    </message>
    <message>
        <source>Another order</source>
        <extracomment>gold_and_rum.wish-other</extracomment>
        <translation>Andere opdracht</translation>
    </message>
    <message>
        <source>Recruit on pile {pile}</source>
        <extracomment>gold_and_rum.do-recruit</extracomment>
        <translation>Werven op stapel {pile}</translation>
    </message>
    <message>
        <source>Desertion on pile {pile}</source>
        <extracomment>gold_and_rum.do-desert</extracomment>
        <translation>Desertie op stapel {pile}</translation>
    </message>
    <message>
        <source>Favour {who}</source>
        <extracomment>gold_and_rum.do-favour</extracomment>
        <translation>Favoriet: {who}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <extracomment>gold_and_rum.do-spy</extracomment>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>Name: {race}</source>
        <extracomment>gold_and_rum.do-race</extracomment>
        <translation>Noem: {race}</translation>
    </message>
    <message>
        <source>None: {card}</source>
        <extracomment>gold_and_rum.do-lay-none</extracomment>
        <translation>Geen: {card}</translation>
    </message>
    <message>
        <source>Lay {count}: {card}</source>
        <extracomment>gold_and_rum.do-lay</extracomment>
        <translation>Leg {count}: {card}</translation>
    </message>
    <message>
        <source>Lay nothing</source>
        <extracomment>gold_and_rum.do-nothing</extracomment>
        <translation>Niets leggen</translation>
    </message>
    <message>
        <source>Not me</source>
        <extracomment>gold_and_rum.do-nobody</extracomment>
        <translation>Ik niet</translation>
    </message>
    <message>
        <source>I do</source>
        <extracomment>gold_and_rum.do-name</extracomment>
        <translation>Ik wel</translation>
    </message>
    <message>
        <source>Strike card {place}: {who}</source>
        <extracomment>gold_and_rum.do-commando</extracomment>
        <translation>Tref kaart {place}: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Fly with %n goblin(s)</source>
        <extracomment>gold_and_rum.do-airship</extracomment>
        <translation>
            <numerusform>Vlieg met %n goblin</numerusform>
            <numerusform>Vlieg met %n goblins</numerusform>
        </translation>
    </message>
    <message>
        <source>{card}: {count}</source>
        <extracomment>gold_and_rum.row-count</extracomment>
        <translation>{card}: {count}</translation>
    </message>
    <message>
        <source>{who}, {title}: score {score}</source>
        <extracomment>gold_and_rum.row-player</extracomment>
        <translation>{who}, {title}: stand {score}</translation>
    </message>
    <message>
        <source>Order of calls: {who}</source>
        <extracomment>gold_and_rum.row-order</extracomment>
        <translation>Volgorde: {who}</translation>
    </message>
    <message>
        <source>Has called: {who}</source>
        <extracomment>gold_and_rum.row-called</extracomment>
        <translation>Heeft geroepen: {who}</translation>
    </message>
    <message>
        <source>Hand – {who}: {cards}</source>
        <extracomment>gold_and_rum.row-hand</extracomment>
        <translation>Hand – {who}: {cards}</translation>
    </message>
    <message>
        <source>Round {number}: {who} is chancellor</source>
        <extracomment>gold_and_rum.log.round</extracomment>
        <translation>Ronde {number}: {who} is kanselier</translation>
    </message>
    <message>
        <source>Card {number}, pile {pile}: {card}</source>
        <extracomment>gold_and_rum.log.dealt</extracomment>
        <translation>Kaart {number}, stapel {pile}: {card}</translation>
    </message>
    <message>
        <source>The rum came after card {after}</source>
        <extracomment>gold_and_rum.log.rum</extracomment>
        <translation>De rum kwam na kaart {after}</translation>
    </message>
    <message>
        <source>Last call for desertion</source>
        <extracomment>gold_and_rum.log.last-call</extracomment>
        <translation>Laatste kans voor desertie</translation>
    </message>
    <message>
        <source>All warriors are dealt</source>
        <extracomment>gold_and_rum.log.recruit-phase</extracomment>
        <translation>Alle krijgers zijn gedeeld</translation>
    </message>
    <message>
        <source>{who} drives away on pile {pile}: {card}</source>
        <extracomment>gold_and_rum.log.desert</extracomment>
        <translation>{who} verjaagt op stapel {pile}: {card}</translation>
    </message>
    <message>
        <source>{who} recruits on pile {pile}</source>
        <extracomment>gold_and_rum.log.recruit</extracomment>
        <translation>{who} werft op stapel {pile}</translation>
    </message>
    <message>
        <source>{who} favours {favourite}</source>
        <extracomment>gold_and_rum.log.favoured</extracomment>
        <translation>{who} kiest als favoriet {favourite}</translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile} goes to {who}: %n card(s).</source>
        <extracomment>gold_and_rum.log.taken</extracomment>
        <translation>
            <numerusform>Stapel {pile} gaat naar {who}: %n kaart.</numerusform>
            <numerusform>Stapel {pile} gaat naar {who}: %n kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deserted: {cards}</source>
        <extracomment>gold_and_rum.log.deserted</extracomment>
        <translation>Gedeserteerd: {cards}</translation>
    </message>
    <message>
        <source>Nobody claimed pile {pile}</source>
        <extracomment>gold_and_rum.log.unclaimed</extracomment>
        <translation>Niemand eiste stapel {pile} op</translation>
    </message>
    <message>
        <source>Spy {number}: nobody has it</source>
        <extracomment>gold_and_rum.log.spy-nobody</extracomment>
        <translation>Spion {number}: niemand heeft hem</translation>
    </message>
    <message>
        <source>Spy {number}: {who} leaves it unused</source>
        <extracomment>gold_and_rum.log.spy-unused</extracomment>
        <translation>Spion {number}: {who} laat hem ongebruikt</translation>
    </message>
    <message>
        <source>{who} asks {victim} for {card} and gets it</source>
        <extracomment>gold_and_rum.log.spy-got</extracomment>
        <translation>{who} vraagt {victim} om {card} en krijgt die</translation>
    </message>
    <message>
        <source>{who} asks {victim} for {card}: there is none to give</source>
        <extracomment>gold_and_rum.log.spy-failed</extracomment>
        <translation>{who} vraagt {victim} om {card}: die is er niet</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n giants quarrel and leave</source>
        <extracomment>gold_and_rum.log.giants</extracomment>
        <translation>
            <numerusform>{who}: %n reus krijgt ruzie en vertrekt</numerusform>
            <numerusform>{who}: %n reuzen krijgen ruzie en vertrekken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {number}: {race}, %n point(s)</source>
        <extracomment>gold_and_rum.log.battle</extracomment>
        <translation>
            <numerusform>Veldslag {number}: {race}, %n punt</numerusform>
            <numerusform>Veldslag {number}: {race}, %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} lays mercenaries: %n</source>
        <extracomment>gold_and_rum.log.laid</extracomment>
        <translation>
            <numerusform>{who} legt huurlingen: %n</numerusform>
            <numerusform>{who} legt huurlingen: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Called for: {card}</source>
        <extracomment>gold_and_rum.log.call</extracomment>
        <translation>Oproep voor: {card}</translation>
    </message>
    <message>
        <source>{card}: nobody</source>
        <extracomment>gold_and_rum.log.nobody</extracomment>
        <translation>{card}: niemand</translation>
    </message>
    <message>
        <source>{card}: {who}</source>
        <extracomment>gold_and_rum.log.named</extracomment>
        <translation>{card}: {who}</translation>
    </message>
    <message>
        <source>{who} withdraws</source>
        <extracomment>gold_and_rum.log.withdrew</extracomment>
        <translation>{who} trekt zich terug</translation>
    </message>
    <message>
        <source>The commando of {who} removes a card: {victim}</source>
        <extracomment>gold_and_rum.log.struck</extracomment>
        <translation>De commando van {who} haalt een kaart weg: {victim}</translation>
    </message>
    <message>
        <source>{who}: {total} = {why}</source>
        <extracomment>gold_and_rum.log.turned</extracomment>
        <translation>{who}: {total} = {why}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: the airship flies with %n goblin(s)</source>
        <extracomment>gold_and_rum.log.flew</extracomment>
        <translation>
            <numerusform>{who}: het luchtschip vliegt met %n goblin</numerusform>
            <numerusform>{who}: het luchtschip vliegt met %n goblins</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins this battle</source>
        <extracomment>gold_and_rum.log.nobody-won</extracomment>
        <translation>Niemand wint deze veldslag</translation>
    </message>
    <message>
        <source>{who}: wins with {strength}</source>
        <extracomment>gold_and_rum.log.won</extracomment>
        <translation>{who}: wint met {strength}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s)</source>
        <extracomment>gold_and_rum.log.scored</extracomment>
        <translation>
            <numerusform>{who}: +%n punt</numerusform>
            <numerusform>{who}: +%n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s) by the favourite</source>
        <extracomment>gold_and_rum.log.scored-favourite</extracomment>
        <translation>
            <numerusform>{who}: +%n punt door de favoriet</numerusform>
            <numerusform>{who}: +%n punten door de favoriet</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <extracomment>gold_and_rum.log.round-ended</extracomment>
        <translation>Ronde {number} is voorbij</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Show me how</source>
        <extracomment>guide.show-me</extracomment>
        <translation>Laat zien</translation>
    </message>
    <message>
        <source>First match, step {at} of {steps}</source>
        <extracomment>guide.step</extracomment>
        <translation>Eerste partij, stap {at} van {steps}</translation>
    </message>
    <message>
        <source>No notes</source>
        <extracomment>guide.leave</extracomment>
        <translation>Zonder uitleg</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>guide.done</extracomment>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Old Grim</source>
        <extracomment>guide.teacher</extracomment>
        <translation>Ouwe Grim</translation>
    </message>
    <message>
        <source>Old Grim {number}</source>
        <extracomment>guide.teachers</extracomment>
        <translation>Ouwe Grim {number}</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n game(s) at one table</source>
        <extracomment>home.tagline</extracomment>
        <translation>
            <numerusform>%n spel aan één tafel</numerusform>
            <numerusform>%n spellen aan één tafel</numerusform>
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
            <numerusform>{title}: {players} spelers, ongeveer %n minuut</numerusform>
            <numerusform>{title}: {players} spelers, ongeveer %n minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <extracomment>home.continue</extracomment>
        <translation>Verder: {title}</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>home.begun</extracomment>
        <translation>begonnen op {when}</translation>
    </message>
    <message>
        <source>begun today at {when}</source>
        <extracomment>home.begun-today</extracomment>
        <translation>vandaag begonnen om {when}</translation>
    </message>
    <message>
        <source>begun yesterday at {when}</source>
        <extracomment>home.begun-yesterday</extracomment>
        <translation>gisteren begonnen om {when}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <extracomment>home.sit</extracomment>
        <translation>Aanschuiven</translation>
    </message>
    <message>
        <source>Sit down again at {title}, {when}, with {names}</source>
        <extracomment>home.sit-again</extracomment>
        <translation>Schuif weer aan bij {title}, {when}, met {names}</translation>
    </message>
    <message>
        <source>Choose a board to sit down at its table</source>
        <extracomment>home.choose</extracomment>
        <translation>Kies een bord en schuif aan</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <extracomment>home.open</extracomment>
        <translation>Opgeslagen partij openen</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>home.open-short</extracomment>
        <translation>Openen…</translation>
    </message>
    <message>
        <source>Replays</source>
        <extracomment>home.replays</extracomment>
        <translation>Herhalingen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>home.rules</extracomment>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>home.workshop</extracomment>
        <translation>Werkplaats</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>home.settings</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>home.light</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>home.dark</extracomment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>Light colours (Ctrl+L)</source>
        <extracomment>home.light-long</extracomment>
        <translation>Lichte kleuren (Ctrl+L)</translation>
    </message>
    <message>
        <source>Dark colours (Ctrl+L)</source>
        <extracomment>home.dark-long</extracomment>
        <translation>Donkere kleuren (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Player {number}</source>
        <extracomment>match.seat</extracomment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <extracomment>match.undo-nothing</extracomment>
        <translation>Er valt nog niets terug te nemen</translation>
    </message>
    <message>
        <source>{who} answered last; only that player can take it back</source>
        <extracomment>match.undo-answer</extracomment>
        <translation>{who} was het laatst aan zet; alleen die speler kan dat terugnemen</translation>
    </message>
    <message>
        <source>Chance has spoken: what was rolled or drawn stands</source>
        <extracomment>match.undo-roll</extracomment>
        <translation>Het lot heeft beslist: wat gegooid of getrokken is, blijft staan</translation>
    </message>
    <message>
        <source>Something hidden was seen; nobody can forget it again</source>
        <extracomment>match.undo-reveal</extracomment>
        <translation>Er is iets verborgens gezien; niemand kan dat nog vergeten</translation>
    </message>
    <message>
        <source>{who} has looked at the table since</source>
        <extracomment>match.undo-look</extracomment>
        <translation>{who} heeft de tafel intussen bekeken</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <extracomment>match.redo-nothing</extracomment>
        <translation>Er is niets teruggenomen</translation>
    </message>
    <message>
        <source>Only {who} can put back what was taken back</source>
        <extracomment>match.redo-other</extracomment>
        <translation>Alleen {who} kan het teruggenomene herstellen</translation>
    </message>
    <message>
        <source>A computer player failed: {why}</source>
        <extracomment>match.bot-failed</extracomment>
        <translation>Een computerspeler is vastgelopen: {why}</translation>
    </message>
    <message>
        <source>There is no option “{word}”; this game has none</source>
        <extracomment>match.option-none</extracomment>
        <translation>De optie ‘{word}’ bestaat niet; dit spel heeft er geen</translation>
    </message>
    <message>
        <source>There is no option “{word}”; did you mean “{near}”?</source>
        <extracomment>match.option-near</extracomment>
        <translation>De optie ‘{word}’ bestaat niet; bedoel je ‘{near}’?</translation>
    </message>
    <message>
        <source>There is no option “{word}”; there are: {known}</source>
        <extracomment>match.option-unknown</extracomment>
        <translation>De optie ‘{word}’ bestaat niet; wel: {known}</translation>
    </message>
    <message>
        <source>The option “{name}” cannot be “{value}”; it can be: {known}</source>
        <extracomment>match.option-value</extracomment>
        <translation>De optie ‘{name}’ kan niet ‘{value}’ zijn; mogelijk: {known}</translation>
    </message>
    <message>
        <source>The option “{name}” is given twice</source>
        <extracomment>match.option-twice</extracomment>
        <translation>De optie ‘{name}’ is twee keer opgegeven</translation>
    </message>
</context>
<context>
    <name>orcz</name>
    <message>
        <source>Place a line: choose a field</source>
        <extracomment>orcz.ask.field</extracomment>
        <translation>Plaats een rij: kies een veld</translation>
    </message>
    <message>
        <source>Choose the first tile and its wing</source>
        <extracomment>orcz.ask.tile</extracomment>
        <translation>Kies het eerste fiche en zijn vleugel</translation>
    </message>
    <message>
        <source>Choose the tile beside it</source>
        <extracomment>orcz.ask.partner</extracomment>
        <translation>Kies het fiche ernaast</translation>
    </message>
    <message>
        <source>Which of the two lies face up?</source>
        <extracomment>orcz.ask.show</extracomment>
        <translation>Welk van de twee ligt open?</translation>
    </message>
    <message>
        <source>Use the scout: look at a face-down tile</source>
        <extracomment>orcz.ask.scout</extracomment>
        <translation>Gebruik de verkenner: bekijk een gedekt fiche</translation>
    </message>
    <message>
        <source>Hold, or backstab the line in front?</source>
        <extracomment>orcz.ask.order</extracomment>
        <translation>Standhouden, of de rij ervoor een dolkstoot geven?</translation>
    </message>
    <message>
        <source>Red Mist: the line must backstab</source>
        <extracomment>orcz.ask.forced</extracomment>
        <translation>Rode Mist: de rij moet een dolkstoot geven</translation>
    </message>
    <message numerus="yes">
        <source>Share out %n slave(s) among those who fought</source>
        <extracomment>orcz.ask.share</extracomment>
        <translation>
            <numerusform>Verdeel %n slaaf onder wie meevocht</numerusform>
            <numerusform>Verdeel %n slaven onder wie meevocht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let others pay %n slave(s), or nobody</source>
        <extracomment>orcz.ask.charge</extracomment>
        <translation>
            <numerusform>Laat anderen %n slaaf betalen, of niemand</numerusform>
            <numerusform>Laat anderen %n slaven betalen, of niemand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining line(s) can only be completed with a hero in one of them</source>
        <extracomment>orcz.warn.needs-hero</extracomment>
        <translation>
            <numerusform>Je laatste %n rij lukt alleen met een held erin</numerusform>
            <numerusform>Je laatste %n rijen lukken alleen met een held in een ervan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orcz is for 2 to 4 warlords, not for %n</source>
        <extracomment>orcz.no.seats</extracomment>
        <translation>
            <numerusform>Orcz is voor 2 tot 4 krijgsheren, niet voor %n</numerusform>
            <numerusform>Orcz is voor 2 tot 4 krijgsheren, niet voor %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Orcz has no option “{name}”</source>
        <extracomment>orcz.no.option</extracomment>
        <translation>Orcz heeft geen optie ‘{name}’</translation>
    </message>
    <message>
        <source>The option “{name}” is on or off, not “{value}”</source>
        <extracomment>orcz.no.value</extracomment>
        <translation>De optie ‘{name}’ is on of off, niet ‘{value}’</translation>
    </message>
    <message>
        <source>The short duel is for two warlords only</source>
        <extracomment>orcz.no.short-duel</extracomment>
        <translation>Het korte duel is alleen voor twee krijgsheren</translation>
    </message>
    <message>
        <source>Nobody sits there who could begin</source>
        <extracomment>orcz.no.first</extracomment>
        <translation>Daar zit niemand die kan beginnen</translation>
    </message>
    <message>
        <source>In Orcz nobody chooses anything before the game</source>
        <extracomment>orcz.no.picks</extracomment>
        <translation>In Orcz kiest niemand iets vóór het spel</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>orcz.no.over</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>It is not your turn; the answer is awaited of {seat}</source>
        <extracomment>orcz.no.turn</extracomment>
        <translation>Jij bent niet aan de beurt; het antwoord is aan {seat}</translation>
    </message>
    <message>
        <source>That does not answer the question that is open now</source>
        <extracomment>orcz.no.question</extracomment>
        <translation>Dat is geen antwoord op de vraag die nu openstaat</translation>
    </message>
    <message>
        <source>That is no answer anybody can give in Orcz</source>
        <extracomment>orcz.no.unreadable</extracomment>
        <translation>Zo’n antwoord kan niemand geven in Orcz</translation>
    </message>
    <message>
        <source>Red Mist: an active line that has a target must backstab</source>
        <extracomment>orcz.no.forced</extracomment>
        <translation>Rode Mist: een actieve rij met een doelwit moet een dolkstoot geven</translation>
    </message>
    <message>
        <source>Your scout is spent</source>
        <extracomment>orcz.no.scout-spent</extracomment>
        <translation>Je verkenner is verbruikt</translation>
    </message>
    <message>
        <source>There is no tile there to look at</source>
        <extracomment>orcz.no.scout-nothing</extracomment>
        <translation>Daar is geen fiche om te bekijken</translation>
    </message>
    <message>
        <source>A scout looks at the tile of another warlord</source>
        <extracomment>orcz.no.scout-own</extracomment>
        <translation>Een verkenner bekijkt een fiche van een andere krijgsheer</translation>
    </message>
    <message>
        <source>That tile does not lie face down</source>
        <extracomment>orcz.no.scout-open</extracomment>
        <translation>Dat fiche ligt niet gedekt</translation>
    </message>
    <message>
        <source>An answer has been begun; a scout goes before it or after it</source>
        <extracomment>orcz.no.scout-between</extracomment>
        <translation>Er is al een antwoord begonnen; een verkenner gaat ervoor of erna</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <extracomment>orcz.no.field</extracomment>
        <translation>Dat veld bestaat niet</translation>
    </message>
    <message>
        <source>{field}: conquered, and closed for the rest of the game</source>
        <extracomment>orcz.no.conquered</extracomment>
        <translation>{field}: veroverd, en de rest van het spel gesloten</translation>
    </message>
    <message numerus="yes">
        <source>{field}: full. Narrow Passes: at most %n line(s) on a field</source>
        <extracomment>orcz.no.full</extracomment>
        <translation>
            <numerusform>{field}: vol. Smalle Passen: hoogstens %n rij per veld</numerusform>
            <numerusform>{field}: vol. Smalle Passen: hoogstens %n rijen per veld</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such tile</source>
        <extracomment>orcz.no.tile</extracomment>
        <translation>Dat fiche bestaat niet</translation>
    </message>
    <message>
        <source>A tile stands on the left or on the right wing</source>
        <extracomment>orcz.no.wing</extracomment>
        <translation>Een fiche staat op de linker- of rechtervleugel</translation>
    </message>
    <message>
        <source>The scout never marches in a line</source>
        <extracomment>orcz.no.scout-marches</extracomment>
        <translation>De verkenner marcheert nooit in een rij</translation>
    </message>
    <message>
        <source>{tile}: spent, each hero serves once a game</source>
        <extracomment>orcz.no.spent</extracomment>
        <translation>{tile}: verbruikt, elke held dient één keer per spel</translation>
    </message>
    <message>
        <source>{tile}: not behind your screen</source>
        <extracomment>orcz.no.elsewhere</extracomment>
        <translation>{tile}: niet achter jouw scherm</translation>
    </message>
    <message>
        <source>Heroes' Hangover: champion and shaman cannot be placed this round</source>
        <extracomment>orcz.no.hangover</extracomment>
        <translation>Kater van de Helden: kampioen en sjamaan mogen deze ronde niet worden geplaatst</translation>
    </message>
    <message>
        <source>A line has two different tiles</source>
        <extracomment>orcz.no.same</extracomment>
        <translation>Een rij heeft twee verschillende fiches</translation>
    </message>
    <message>
        <source>Two cavalry cannot march in one line</source>
        <extracomment>orcz.no.two-cavalry</extracomment>
        <translation>Twee keer ruiterij kan niet in één rij</translation>
    </message>
    <message>
        <source>Two archers cannot march in one line</source>
        <extracomment>orcz.no.two-archers</extracomment>
        <translation>Twee keer boogschutters kan niet in één rij</translation>
    </message>
    <message>
        <source>Champion and shaman cannot march in one line</source>
        <extracomment>orcz.no.two-hero</extracomment>
        <translation>Kampioen en sjamaan kunnen niet in één rij</translation>
    </message>
    <message>
        <source>You must still place more lines after this one: {lines}. The tiles left behind your screen ({tiles}) make at most: {possible}, since {left} among them may not march together.</source>
        <extracomment>orcz.no.too-alike</extracomment>
        <translation>Hierna moet je nog rijen plaatsen: {lines}. Met de fiches achter je scherm ({tiles}) lukken er hoogstens: {possible}, want hiervan mogen er geen twee samen: {left}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <extracomment>orcz.kind.cavalry</extracomment>
        <translation>
            <numerusform>%n keer ruiterij</numerusform>
            <numerusform>%n keer ruiterij</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <extracomment>orcz.kind.archers</extracomment>
        <translation>
            <numerusform>%n keer boogschutters</numerusform>
            <numerusform>%n keer boogschutters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hero(es)</source>
        <extracomment>orcz.kind.hero</extracomment>
        <translation>
            <numerusform>%n held</numerusform>
            <numerusform>%n helden</numerusform>
        </translation>
    </message>
    <message>
        <source>Moonless Night: both tiles of every line lie face down</source>
        <extracomment>orcz.no.show-down</extracomment>
        <translation>Maanloze Nacht: beide fiches van elke rij liggen gedekt</translation>
    </message>
    <message>
        <source>Blazing Noon: both tiles of every line lie face up</source>
        <extracomment>orcz.no.show-up</extracomment>
        <translation>Brandende Middag: beide fiches van elke rij liggen open</translation>
    </message>
    <message>
        <source>The leader keeps none of the small reward</source>
        <extracomment>orcz.no.share-self</extracomment>
        <translation>De leider houdt niets van de kleine beloning</translation>
    </message>
    <message>
        <source>Only those who took part in the victory can be rewarded</source>
        <extracomment>orcz.no.share-absent</extracomment>
        <translation>Alleen wie aan de overwinning meedeed, kan worden beloond</translation>
    </message>
    <message>
        <source>The leader has paid already; charge another warlord</source>
        <extracomment>orcz.no.charge-self</extracomment>
        <translation>De leider heeft al betaald; laat een ander betalen</translation>
    </message>
    <message>
        <source>That warlord has no more slaves to pay with</source>
        <extracomment>orcz.no.charge-purse</extracomment>
        <translation>Die krijgsheer heeft geen slaven meer om te betalen</translation>
    </message>
    <message>
        <source>Once you charge anybody, the whole small number must be paid</source>
        <extracomment>orcz.no.charge-rest</extracomment>
        <translation>Laat je iemand betalen, dan moet het hele kleine getal betaald worden</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}): more opponents beaten as leader decide</source>
        <extracomment>orcz.why.opponents</extracomment>
        <translation>Evenveel slaven ({slaves}): wie als leider meer tegenstanders versloeg, wint</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}) and opponents beaten ({opponents}): more unspent heroes decide</source>
        <extracomment>orcz.why.heroes</extracomment>
        <translation>Evenveel slaven ({slaves}) en verslagen tegenstanders ({opponents}): meer ongebruikte helden beslissen</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}), opponents beaten ({opponents}) and unspent heroes ({heroes}): a shared victory</source>
        <extracomment>orcz.why.shared</extracomment>
        <translation>Evenveel slaven ({slaves}), verslagen tegenstanders ({opponents}) en ongebruikte helden ({heroes}): een gedeelde overwinning</translation>
    </message>
    <message>
        <source>Judgement of the Dark God: fields conquered {conquered}, at least 3 were needed; all warlords lose</source>
        <extracomment>orcz.why.judged</extracomment>
        <translation>Oordeel van de Duistere God: veroverde velden {conquered}, minstens 3 waren nodig; alle krijgsheren verliezen</translation>
    </message>
    <message>
        <source>Slaves at the start</source>
        <extracomment>orcz.part.start</extracomment>
        <translation>Slaven bij het begin</translation>
    </message>
    <message>
        <source>Loot of backstabs</source>
        <extracomment>orcz.part.loot</extracomment>
        <translation>Buit van dolkstoten</translation>
    </message>
    <message>
        <source>Rewards as leader</source>
        <extracomment>orcz.part.led</extracomment>
        <translation>Beloningen als leider</translation>
    </message>
    <message>
        <source>Shares of rewards</source>
        <extracomment>orcz.part.shared</extracomment>
        <translation>Aandeel in beloningen</translation>
    </message>
    <message>
        <source>Penalties as leader</source>
        <extracomment>orcz.part.fined</extracomment>
        <translation>Boetes als leider</translation>
    </message>
    <message>
        <source>Charged by leaders</source>
        <extracomment>orcz.part.charged</extracomment>
        <translation>Geïnd door leiders</translation>
    </message>
    <message>
        <source>There is no opponent “{word}” on this field</source>
        <extracomment>orcz.fault.unknown-opponent</extracomment>
        <translation>Op dit veld is geen tegenstander ‘{word}’</translation>
    </message>
    <message>
        <source>There is no event “{word}”</source>
        <extracomment>orcz.fault.unknown-event</extracomment>
        <translation>Er is geen gebeurtenis ‘{word}’</translation>
    </message>
    <message>
        <source>The opponent {word} is written twice</source>
        <extracomment>orcz.fault.twice-opponent</extracomment>
        <translation>De tegenstander {word} staat er twee keer</translation>
    </message>
    <message>
        <source>The event {word} is written twice</source>
        <extracomment>orcz.fault.twice-event</extracomment>
        <translation>De gebeurtenis {word} staat er twee keer</translation>
    </message>
    <message>
        <source>Remove one of them</source>
        <extracomment>orcz.fault.twice.mend</extracomment>
        <translation>Verwijder een van beide</translation>
    </message>
    <message numerus="yes">
        <source>The opponent {word} is missing; this field has %n of 6</source>
        <extracomment>orcz.fault.missing-opponent</extracomment>
        <translation>
            <numerusform>De tegenstander {word} ontbreekt; dit veld heeft er %n van 6</numerusform>
            <numerusform>De tegenstander {word} ontbreekt; dit veld heeft er %n van 6</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {id: {word}, large: 3, small: 1} to its field</source>
        <extracomment>orcz.fault.missing-opponent.mend</extracomment>
        <translation>Voeg {id: {word}, large: 3, small: 1} toe aan zijn veld</translation>
    </message>
    <message numerus="yes">
        <source>The event {word} is missing; there are %n of 24</source>
        <extracomment>orcz.fault.missing-event</extracomment>
        <translation>
            <numerusform>De gebeurtenis {word} ontbreekt; er zijn er %n van 24</numerusform>
            <numerusform>De gebeurtenis {word} ontbreekt; er zijn er %n van 24</numerusform>
        </translation>
    </message>
    <message>
        <source>Add an event with id: {word} and what it changes</source>
        <extracomment>orcz.fault.missing-event.mend</extracomment>
        <translation>Voeg een gebeurtenis toe met id: {word} en wat die verandert</translation>
    </message>
    <message>
        <source>The event {event} changes nothing</source>
        <extracomment>orcz.fault.no-change</extracomment>
        <translation>De gebeurtenis {event} verandert niets</translation>
    </message>
    <message>
        <source>Write under “changes” what it changes</source>
        <extracomment>orcz.fault.no-change.mend</extracomment>
        <translation>Schrijf onder ‘changes’ wat ze verandert</translation>
    </message>
    <message>
        <source>“{word}” is {amount}, below 0</source>
        <extracomment>orcz.fault.below-zero</extracomment>
        <translation>‘{word}’ is {amount}, lager dan 0</translation>
    </message>
    <message>
        <source>Write 0 or more</source>
        <extracomment>orcz.fault.below-zero.mend</extracomment>
        <translation>Schrijf 0 of meer</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <extracomment>orcz.round</extracomment>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>placing, circuit {circuit} of 5</source>
        <extracomment>orcz.where-placing</extracomment>
        <translation>opstellen, omloop {circuit} van 5</translation>
    </message>
    <message>
        <source>backstabbing: {field}</source>
        <extracomment>orcz.where-backstab</extracomment>
        <translation>dolkstoten: {field}</translation>
    </message>
    <message>
        <source>clash: {field}</source>
        <extracomment>orcz.where-clash</extracomment>
        <translation>slag: {field}</translation>
    </message>
    <message>
        <source>a hidden tile</source>
        <extracomment>orcz.hidden-tile</extracomment>
        <translation>een gedekt fiche</translation>
    </message>
    <message>
        <source>nothing any more</source>
        <extracomment>orcz.gone-tile</extracomment>
        <translation>niets meer</translation>
    </message>
    <message>
        <source>Line {place}, {who}: {tiles}</source>
        <extracomment>orcz.line-tip</extracomment>
        <translation>Rij {place}, {who}: {tiles}</translation>
    </message>
    <message>
        <source>{who}: line {place}</source>
        <extracomment>orcz.line-of</extracomment>
        <translation>{who}: rij {place}</translation>
    </message>
    <message>
        <source>{field}, line {place}</source>
        <extracomment>orcz.line-place</extracomment>
        <translation>{field}, rij {place}</translation>
    </message>
    <message>
        <source>{field}: the new line, place {place}</source>
        <extracomment>orcz.rank-tip</extracomment>
        <translation>{field}: de nieuwe rij, plaats {place}</translation>
    </message>
    <message>
        <source>Left wing</source>
        <extracomment>orcz.wing-left</extracomment>
        <translation>Linkervleugel</translation>
    </message>
    <message>
        <source>Right wing</source>
        <extracomment>orcz.wing-right</extracomment>
        <translation>Rechtervleugel</translation>
    </message>
    <message>
        <source>{name}. Force needed: {need}. Beaten, it pays the leader {large}, the others {small}. Unbeaten, it costs the leader {fine}, others {charge}. Still face down on this field: {left}</source>
        <extracomment>orcz.opponent-tip</extracomment>
        <translation>{name}. Nodige kracht: {need}. Verslagen betaalt hij de leider {large}, de anderen {small}. Onverslagen kost hij de leider {fine}, anderen {charge}. Nog gedekt op dit veld: {left}</translation>
    </message>
    <message>
        <source>conquered</source>
        <extracomment>orcz.conquered</extracomment>
        <translation>veroverd</translation>
    </message>
    <message>
        <source>beaten</source>
        <extracomment>orcz.beaten, orcz.won</extracomment>
        <translation>verslagen</translation>
    </message>
    <message>
        <source>fought for this round</source>
        <extracomment>orcz.fought</extracomment>
        <translation>deze ronde uitgevochten</translation>
    </message>
    <message>
        <source>being fought for</source>
        <extracomment>orcz.at-hand</extracomment>
        <translation>nu in de strijd</translation>
    </message>
    <message>
        <source>number {number} in the order of fields</source>
        <extracomment>orcz.turn-of-field</extracomment>
        <translation>nummer {number} in de volgorde van velden</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <extracomment>orcz.lines-there</extracomment>
        <translation>
            <numerusform>%n rij</numerusform>
            <numerusform>%n rijen</numerusform>
        </translation>
    </message>
    <message>
        <source>force {need}</source>
        <extracomment>orcz.needs</extracomment>
        <translation>kracht {need}</translation>
    </message>
    <message>
        <source>{lines} of {room} lines</source>
        <extracomment>orcz.of-room</extracomment>
        <translation>{lines} van {room} rijen</translation>
    </message>
    <message>
        <source>known force there: {force}</source>
        <extracomment>orcz.known-force</extracomment>
        <translation>bekende kracht daar: {force}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>orcz.nothing</extracomment>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>places, %n to go</source>
        <extracomment>orcz.sub-places</extracomment>
        <translation>
            <numerusform>plaatst, nog %n</numerusform>
            <numerusform>plaatst, nog %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to place</source>
        <extracomment>orcz.sub-left</extracomment>
        <translation>
            <numerusform>nog %n rij</numerusform>
            <numerusform>nog %n rijen</numerusform>
        </translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>orcz.sub-decides</extracomment>
        <translation>beslist</translation>
    </message>
    <message>
        <source>a target</source>
        <extracomment>orcz.sub-target</extracomment>
        <translation>een doelwit</translation>
    </message>
    <message>
        <source>stands on this field</source>
        <extracomment>orcz.sub-there</extracomment>
        <translation>staat op dit veld</translation>
    </message>
    <message>
        <source>not on this field</source>
        <extracomment>orcz.sub-absent</extracomment>
        <translation>niet op dit veld</translation>
    </message>
    <message>
        <source>leader, force {force}</source>
        <extracomment>orcz.sub-leader</extracomment>
        <translation>leider, kracht {force}</translation>
    </message>
    <message>
        <source>force {force}</source>
        <extracomment>orcz.sub-force</extracomment>
        <translation>kracht {force}</translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s)</source>
        <extracomment>orcz.sub-slaves</extracomment>
        <translation>
            <numerusform>%n slaaf</numerusform>
            <numerusform>%n slaven</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {what}. Slaves: {slaves}. Tiles behind the screen: {behind}. Heroes spent: {spent}. Opponents beaten as leader: {beaten}</source>
        <extracomment>orcz.seat-tip</extracomment>
        <translation>{who}: {what}. Slaven: {slaves}. Fiches achter het scherm: {behind}. Verbruikte helden: {spent}. Als leider verslagen tegenstanders: {beaten}</translation>
    </message>
    <message>
        <source>{who}: come to the screen, for a scout or for private notes</source>
        <extracomment>orcz.scout-call</extracomment>
        <translation>{who}: kom naar het scherm, voor een verkenner of je eigen notities</translation>
    </message>
    <message>
        <source>The bank</source>
        <extracomment>orcz.bank</extracomment>
        <translation>De bank</translation>
    </message>
    <message>
        <source>Slaves in the bank: {slaves}</source>
        <extracomment>orcz.bank-tip</extracomment>
        <translation>Slaven in de bank: {slaves}</translation>
    </message>
    <message>
        <source>Event of the round</source>
        <extracomment>orcz.event-of-round</extracomment>
        <translation>Gebeurtenis van de ronde</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>orcz.event-short</extracomment>
        <translation>Gebeurtenis</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <extracomment>orcz.wheel</extracomment>
        <translation>Wie wint van wie</translation>
    </message>
    <message>
        <source>Beats</source>
        <extracomment>orcz.wheel-short</extracomment>
        <translation>Wie wint</translation>
    </message>
    <message>
        <source>Types do not matter: only strength counts</source>
        <extracomment>orcz.wheel-off</extracomment>
        <translation>De soort doet er niet toe: alleen kracht telt</translation>
    </message>
    <message>
        <source>Cavalry beats archers, archers beat infantry, infantry beats cavalry; of one type the stronger</source>
        <extracomment>orcz.wheel-tip-usual</extracomment>
        <translation>Ruiterij verslaat boogschutters, boogschutters verslaan infanterie, infanterie verslaat ruiterij; bij gelijke soort de sterkste</translation>
    </message>
    <message>
        <source>Archers beat cavalry, infantry beats archers, cavalry beats infantry; of one type the stronger</source>
        <extracomment>orcz.wheel-tip-reversed</extracomment>
        <translation>Boogschutters verslaan ruiterij, infanterie verslaat boogschutters, ruiterij verslaat infanterie; bij gelijke soort de sterkste</translation>
    </message>
    <message>
        <source>Types do not matter: the stronger tile wins</source>
        <extracomment>orcz.wheel-tip-ignored</extracomment>
        <translation>De soort doet er niet toe: het sterkste fiche wint</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <extracomment>orcz.behind</extracomment>
        <translation>Achter je scherm</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>orcz.scout</extracomment>
        <translation>Verkenner</translation>
    </message>
    <message>
        <source>{tile}: spent</source>
        <extracomment>orcz.tile-spent</extracomment>
        <translation>{tile}: verbruikt</translation>
    </message>
    <message>
        <source>{tile}: in a line</source>
        <extracomment>orcz.tile-away</extracomment>
        <translation>{tile}: in een rij</translation>
    </message>
    <message>
        <source>New line</source>
        <extracomment>orcz.new-line</extracomment>
        <translation>Nieuwe rij</translation>
    </message>
    <message>
        <source>{tile}: lies face up</source>
        <extracomment>orcz.plan-up</extracomment>
        <translation>{tile}: ligt open</translation>
    </message>
    <message>
        <source>{tile}: lies face down</source>
        <extracomment>orcz.plan-down</extracomment>
        <translation>{tile}: ligt gedekt</translation>
    </message>
    <message>
        <source>The fields in turn</source>
        <extracomment>orcz.fields-left</extracomment>
        <translation>De velden op volgorde</translation>
    </message>
    <message>
        <source>Nobody looks behind a screen. Next to place a line: {who}</source>
        <extracomment>orcz.closed</extracomment>
        <translation>Niemand kijkt achter een scherm. Volgende rij: {who}</translation>
    </message>
    <message>
        <source>Place the line</source>
        <extracomment>orcz.place</extracomment>
        <translation>Plaats de rij</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>orcz.take-back</extracomment>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>orcz.leave</extracomment>
        <translation>Ga terug</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>orcz.hold</extracomment>
        <translation>Standhouden</translation>
    </message>
    <message>
        <source>Turn the line aside: it stands for the clash and attacks nobody</source>
        <extracomment>orcz.hold-tip</extracomment>
        <translation>Draai de rij opzij: ze staat in de slag en valt niemand aan</translation>
    </message>
    <message>
        <source>Backstab</source>
        <extracomment>orcz.backstab</extracomment>
        <translation>Dolkstoot</translation>
    </message>
    <message>
        <source>Hand them out</source>
        <extracomment>orcz.give</extracomment>
        <translation>Uitdelen</translation>
    </message>
    <message>
        <source>Charge them</source>
        <extracomment>orcz.charge</extracomment>
        <translation>Laten betalen</translation>
    </message>
    <message>
        <source>Give out every slave first: with +, or by carrying it to a shield</source>
        <extracomment>orcz.give-first</extracomment>
        <translation>Deel eerst elke slaaf uit: met +, of door hem naar een schild te slepen</translation>
    </message>
    <message>
        <source>Spare everybody</source>
        <extracomment>orcz.spare</extracomment>
        <translation>Spaar iedereen</translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s) to go: carry one to a shield</source>
        <extracomment>orcz.slave-tip</extracomment>
        <translation>
            <numerusform>Nog %n slaaf: sleep hem naar een schild</numerusform>
            <numerusform>Nog %n slaven: sleep er een naar een schild</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {given} so far; owns {slaves}</source>
        <extracomment>orcz.purse-tip</extracomment>
        <translation>{who}: tot nu toe {given}; bezit {slaves}</translation>
    </message>
    <message>
        <source>Waiting for {who}</source>
        <extracomment>orcz.waits</extracomment>
        <translation>Wachten op {who}</translation>
    </message>
    <message>
        <source>Your private notes</source>
        <extracomment>orcz.notes</extracomment>
        <translation>Je eigen notities</translation>
    </message>
    <message>
        <source>what a hood or a spyglass marks only you know</source>
        <extracomment>orcz.hint-notes</extracomment>
        <translation>wat een kap of kijker aanduidt, weet alleen jij</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to go; a tile may be dragged there at once</source>
        <extracomment>orcz.hint-field</extracomment>
        <translation>
            <numerusform>nog %n rij; je kunt er meteen een fiche heen slepen</numerusform>
            <numerusform>nog %n rijen; je kunt er meteen een fiche heen slepen</numerusform>
        </translation>
    </message>
    <message>
        <source>drag it, or click it and then its wing</source>
        <extracomment>orcz.hint-tile</extracomment>
        <translation>sleep het, of klik erop en dan op zijn vleugel</translation>
    </message>
    <message>
        <source>for the wing that is free</source>
        <extracomment>orcz.hint-partner</extracomment>
        <translation>voor de vrije vleugel</translation>
    </message>
    <message>
        <source>click the tile that shall be seen</source>
        <extracomment>orcz.hint-show</extracomment>
        <translation>klik op het fiche dat zichtbaar wordt</translation>
    </message>
    <message>
        <source>one tile still lies face down</source>
        <extracomment>orcz.hint-hidden</extracomment>
        <translation>één fiche ligt nog gedekt</translation>
    </message>
    <message>
        <source>pick it up, then a face-down tile</source>
        <extracomment>orcz.hint-scout</extracomment>
        <translation>pak hem op, dan een gedekt fiche</translation>
    </message>
    <message>
        <source>click a face-down tile of another warlord</source>
        <extracomment>orcz.hint-scout-tile</extracomment>
        <translation>klik op een gedekt fiche van een andere krijgsheer</translation>
    </message>
    <message>
        <source>with the last slave it is settled</source>
        <extracomment>orcz.hint-last</extracomment>
        <translation>met de laatste slaaf is het beslist</translation>
    </message>
    <message>
        <source>Place the line here: {field}</source>
        <extracomment>orcz.do-field</extracomment>
        <translation>Plaats de rij hier: {field}</translation>
    </message>
    <message>
        <source>Left wing: {tile}</source>
        <extracomment>orcz.do-tile-left</extracomment>
        <translation>Linkervleugel: {tile}</translation>
    </message>
    <message>
        <source>Right wing: {tile}</source>
        <extracomment>orcz.do-tile-right</extracomment>
        <translation>Rechtervleugel: {tile}</translation>
    </message>
    <message>
        <source>Face up: {tile}</source>
        <extracomment>orcz.do-show</extracomment>
        <translation>Open: {tile}</translation>
    </message>
    <message>
        <source>Scout: {field}, line {place} of {who}, left tile</source>
        <extracomment>orcz.do-scout-left</extracomment>
        <translation>Verkennen: {field}, rij {place} van {who}, linkerfiche</translation>
    </message>
    <message>
        <source>Scout: {field}, line {place} of {who}, right tile</source>
        <extracomment>orcz.do-scout-right</extracomment>
        <translation>Verkennen: {field}, rij {place} van {who}, rechterfiche</translation>
    </message>
    <message>
        <source>One slave for {who}</source>
        <extracomment>orcz.do-share</extracomment>
        <translation>Eén slaaf voor {who}</translation>
    </message>
    <message>
        <source>One slave from {who}</source>
        <extracomment>orcz.do-charge</extracomment>
        <translation>Eén slaaf van {who}</translation>
    </message>
    <message>
        <source>still face down</source>
        <extracomment>orcz.why-hidden</extracomment>
        <translation>nog gedekt</translation>
    </message>
    <message>
        <source>{winner} over {loser}</source>
        <extracomment>orcz.why-type</extracomment>
        <translation>{winner} boven {loser}</translation>
    </message>
    <message>
        <source>{a} against {b}: the stronger wins</source>
        <extracomment>orcz.why-strength</extracomment>
        <translation>{a} tegen {b}: de sterkste wint</translation>
    </message>
    <message>
        <source>{a} against {b}: the weaker wins</source>
        <extracomment>orcz.why-weakness</extracomment>
        <translation>{a} tegen {b}: de zwakste wint</translation>
    </message>
    <message>
        <source>{a} against {b}: nobody wins</source>
        <extracomment>orcz.why-tie</extracomment>
        <translation>{a} tegen {b}: niemand wint</translation>
    </message>
    <message>
        <source>{a} against {b}: the attacker has knives</source>
        <extracomment>orcz.why-knives</extracomment>
        <translation>{a} tegen {b}: de aanvaller heeft messen</translation>
    </message>
    <message>
        <source>Complete victory: the line moves forward</source>
        <extracomment>orcz.result-AA</extracomment>
        <translation>Volledige overwinning: de rij schuift naar voren</translation>
    </message>
    <message>
        <source>Beaten back: the attacking line is gone</source>
        <extracomment>orcz.result-DD</extracomment>
        <translation>Teruggeslagen: de aanvallende rij is weg</translation>
    </message>
    <message>
        <source>One tile each: both lines are broken</source>
        <extracomment>orcz.result-AD</extracomment>
        <translation>Elk één fiche: beide rijen zijn gebroken</translation>
    </message>
    <message>
        <source>Nobody wins, nobody loses anything</source>
        <extracomment>orcz.result-TT</extracomment>
        <translation>Niemand wint, niemand verliest iets</translation>
    </message>
    <message>
        <source>The attacked line loses one tile</source>
        <extracomment>orcz.result-AT</extracomment>
        <translation>De aangevallen rij verliest één fiche</translation>
    </message>
    <message>
        <source>The attacking line loses one tile</source>
        <extracomment>orcz.result-DT</extracomment>
        <translation>De aanvallende rij verliest één fiche</translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {to} %n slave(s)</source>
        <extracomment>orcz.loot</extracomment>
        <translation>
            <numerusform>{who} betaalt {to} %n slaaf</numerusform>
            <numerusform>{who} betaalt {to} %n slaven</numerusform>
        </translation>
    </message>
    <message>
        <source>the right wings first</source>
        <extracomment>orcz.told-right</extracomment>
        <translation>eerst de rechtervleugels</translation>
    </message>
    <message>
        <source>then the left wings</source>
        <extracomment>orcz.told-left</extracomment>
        <translation>dan de linkervleugels</translation>
    </message>
    <message>
        <source>A champion stands in line {place}: the order is withdrawn</source>
        <extracomment>orcz.told-withdrawn</extracomment>
        <translation>In rij {place} staat een kampioen: het bevel is ingetrokken</translation>
    </message>
    <message>
        <source>Behind the shaman nobody is left to attack</source>
        <extracomment>orcz.told-lapsed</extracomment>
        <translation>Achter de sjamaan is niemand om aan te vallen</translation>
    </message>
    <message>
        <source>The attack passed over a shaman: line {places}</source>
        <extracomment>orcz.told-passed</extracomment>
        <translation>De aanval sloeg een sjamaan over: rij {places}</translation>
    </message>
    <message>
        <source>force needed</source>
        <extracomment>orcz.need</extracomment>
        <translation>nodige kracht</translation>
    </message>
    <message numerus="yes">
        <source>{large} × %n warlord(s)</source>
        <extracomment>orcz.need-of</extracomment>
        <translation>
            <numerusform>{large} × %n krijgsheer</numerusform>
            <numerusform>{large} × %n krijgsheren</numerusform>
        </translation>
    </message>
    <message>
        <source>doubled by the shaman</source>
        <extracomment>orcz.shaman-doubles</extracomment>
        <translation>verdubbeld door de sjamaan</translation>
    </message>
    <message>
        <source>broken line</source>
        <extracomment>orcz.broken</extracomment>
        <translation>gebroken rij</translation>
    </message>
    <message>
        <source>Force {total} against {need}</source>
        <extracomment>orcz.total</extracomment>
        <translation>Kracht {total} tegen {need}</translation>
    </message>
    <message>
        <source>line {number} is added</source>
        <extracomment>orcz.told-line</extracomment>
        <translation>rij {number} wordt opgeteld</translation>
    </message>
    <message>
        <source>by the champion</source>
        <extracomment>orcz.won-champion</extracomment>
        <translation>door de kampioen</translation>
    </message>
    <message>
        <source>not beaten</source>
        <extracomment>orcz.lost</extracomment>
        <translation>niet verslagen</translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and takes %n slave(s)</source>
        <extracomment>orcz.leader-takes</extracomment>
        <translation>
            <numerusform>{who} leidt en krijgt %n slaaf</numerusform>
            <numerusform>{who} leidt en krijgt %n slaven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and pays %n slave(s)</source>
        <extracomment>orcz.leader-pays</extracomment>
        <translation>
            <numerusform>{who} leidt en betaalt %n slaaf</numerusform>
            <numerusform>{who} leidt en betaalt %n slaven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and hands %n slave(s) to the others</source>
        <extracomment>orcz.must-share</extracomment>
        <translation>
            <numerusform>en geeft de anderen %n slaaf</numerusform>
            <numerusform>en geeft de anderen %n slaven</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and may charge others %n slave(s)</source>
        <extracomment>orcz.may-charge</extracomment>
        <translation>
            <numerusform>en mag anderen %n slaaf laten betalen</numerusform>
            <numerusform>en mag anderen %n slaven laten betalen</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} gets a share of one slave</source>
        <extracomment>orcz.told-shared</extracomment>
        <translation>{who} krijgt één slaaf als aandeel</translation>
    </message>
    <message>
        <source>{who} shares the reward</source>
        <extracomment>orcz.told-shares</extracomment>
        <translation>{who} verdeelt de beloning</translation>
    </message>
    <message>
        <source>{who} lets others pay</source>
        <extracomment>orcz.told-charges</extracomment>
        <translation>{who} laat anderen betalen</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <extracomment>orcz.begins</extracomment>
        <translation>{who} begint</translation>
    </message>
    <message>
        <source>Round {round}: {event}</source>
        <extracomment>orcz.log.round</extracomment>
        <translation>Ronde {round}: {event}</translation>
    </message>
    <message>
        <source>{field}: {name}</source>
        <extracomment>orcz.log.opponent</extracomment>
        <translation>{field}: {name}</translation>
    </message>
    <message>
        <source>The order of the fields: {fields}</source>
        <extracomment>orcz.log.order</extracomment>
        <translation>De volgorde van de velden: {fields}</translation>
    </message>
    <message>
        <source>{field}: conquered</source>
        <extracomment>orcz.log.closed</extracomment>
        <translation>{field}: veroverd</translation>
    </message>
    <message>
        <source>Now fought for: {field}</source>
        <extracomment>orcz.log.field</extracomment>
        <translation>Nu in de strijd: {field}</translation>
    </message>
    <message numerus="yes">
        <source>The war is over; %n field(s) (was|were) conquered</source>
        <extracomment>orcz.log.ended</extracomment>
        <translation>
            <numerusform>De oorlog is voorbij; er is %n veld veroverd</numerusform>
            <numerusform>De oorlog is voorbij; er zijn %n velden veroverd</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}, {field}: {tiles}</source>
        <extracomment>orcz.log.placed</extracomment>
        <translation>{who}, {field}: {tiles}</translation>
    </message>
    <message>
        <source>{who} scouts the left tile of line {place}: {field}</source>
        <extracomment>orcz.log.scout-left</extracomment>
        <translation>{who} verkent het linkerfiche van rij {place}: {field}</translation>
    </message>
    <message>
        <source>{who} scouts the right tile of line {place}: {field}</source>
        <extracomment>orcz.log.scout-right</extracomment>
        <translation>{who} verkent het rechterfiche van rij {place}: {field}</translation>
    </message>
    <message>
        <source>{who} sees a tile of {owner}: {tile}</source>
        <extracomment>orcz.log.peek</extracomment>
        <translation>{who} ziet een fiche van {owner}: {tile}</translation>
    </message>
    <message>
        <source>{who}, line {place}: {tile} is turned up</source>
        <extracomment>orcz.log.turned</extracomment>
        <translation>{who}, rij {place}: {tile} wordt omgedraaid</translation>
    </message>
    <message>
        <source>{who} holds line {place}</source>
        <extracomment>orcz.log.hold</extracomment>
        <translation>{who}: rij {place} houdt stand</translation>
    </message>
    <message>
        <source>{who}: {tile} is spent</source>
        <extracomment>orcz.log.spent</extracomment>
        <translation>{who}: {tile} is verbruikt</translation>
    </message>
    <message>
        <source>{who}: {tile} comes back</source>
        <extracomment>orcz.log.returned</extracomment>
        <translation>{who}: {tile} komt terug</translation>
    </message>
    <message>
        <source>{who}: line {place} backstabs line {target}</source>
        <extracomment>orcz.log.backstab</extracomment>
        <translation>{who}: rij {place} geeft rij {target} een dolkstoot</translation>
    </message>
    <message>
        <source>A shaman in line {place}: the attack passes over it</source>
        <extracomment>orcz.log.passed</extracomment>
        <translation>Een sjamaan in rij {place}: de aanval slaat hem over</translation>
    </message>
    <message>
        <source>{wing}: {mine} beats {theirs}</source>
        <extracomment>orcz.log.wing-won</extracomment>
        <translation>{wing}: {mine} verslaat {theirs}</translation>
    </message>
    <message>
        <source>{wing}: {mine} loses to {theirs}</source>
        <extracomment>orcz.log.wing-lost</extracomment>
        <translation>{wing}: {mine} verliest van {theirs}</translation>
    </message>
    <message>
        <source>{wing}: {mine} and {theirs} are equal</source>
        <extracomment>orcz.log.wing-tie</extracomment>
        <translation>{wing}: {mine} en {theirs} zijn gelijk</translation>
    </message>
    <message>
        <source>{who} moves forward to place {place}</source>
        <extracomment>orcz.log.advanced</extracomment>
        <translation>{who} schuift op naar plaats {place}</translation>
    </message>
    <message>
        <source>The clash: {field}</source>
        <extracomment>orcz.log.clash-at</extracomment>
        <translation>De slag: {field}</translation>
    </message>
    <message>
        <source>{name}: force {total} against {need}</source>
        <extracomment>orcz.log.clash</extracomment>
        <translation>{name}: kracht {total} tegen {need}</translation>
    </message>
    <message>
        <source>{field}: nobody came, {name} stays</source>
        <extracomment>orcz.log.empty</extracomment>
        <translation>{field}: niemand kwam, {name} blijft</translation>
    </message>
    <message>
        <source>{who} is charged one slave</source>
        <extracomment>orcz.log.charged</extracomment>
        <translation>{who} moet één slaaf betalen</translation>
    </message>
    <message>
        <source>{who} spares everybody</source>
        <extracomment>orcz.log.spared</extracomment>
        <translation>{who} spaart iedereen</translation>
    </message>
    <message>
        <source>{name}: beaten under {who}</source>
        <extracomment>orcz.log.beaten</extracomment>
        <translation>{name}: verslagen onder {who}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <extracomment>replay.title</extracomment>
        <translation>Herhaling</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <extracomment>replay.eyes</extracomment>
        <translation>Door wiens ogen</translation>
    </message>
    <message>
        <source>The open table</source>
        <extracomment>replay.table</extracomment>
        <translation>De open tafel</translation>
    </message>
    <message>
        <source>With the eyes of {name}</source>
        <extracomment>replay.seat</extracomment>
        <translation>Door de ogen van {name}</translation>
    </message>
    <message>
        <source>With the eyes of whoever is to move</source>
        <extracomment>replay.mover</extracomment>
        <translation>Door de ogen van wie aan zet is</translation>
    </message>
    <message>
        <source>not over yet: only the open table</source>
        <extracomment>replay.unfinished</extracomment>
        <translation>nog niet afgelopen: alleen de open tafel</translation>
    </message>
    <message>
        <source>{at} of {length}</source>
        <extracomment>replay.at</extracomment>
        <translation>{at} van {length}</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>replay.dealt</extracomment>
        <translation>Het spel begint</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>replay.ended</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Time line</source>
        <extracomment>replay.line</extracomment>
        <translation>Tijdlijn</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>replay.first</extracomment>
        <translation>Naar het begin (Home)</translation>
    </message>
    <message>
        <source>One answer back (arrow left)</source>
        <extracomment>replay.previous</extracomment>
        <translation>Eén zet terug (pijl links)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <extracomment>replay.play</extracomment>
        <translation>Afspelen (spatie)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <extracomment>replay.pause</extracomment>
        <translation>Stoppen (spatie)</translation>
    </message>
    <message>
        <source>One answer on (arrow right)</source>
        <extracomment>replay.next</extracomment>
        <translation>Eén zet verder (pijl rechts)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>replay.last</extracomment>
        <translation>Naar het einde (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>replay.speed</extracomment>
        <translation>Snelheid</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <extracomment>replay.times</extracomment>
        <translation>Snelheid {times}</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>replay.leave</extracomment>
        <translation>Verlaten</translation>
    </message>
    <message>
        <source>arrows: one answer; space: play and stop</source>
        <extracomment>replay.hint</extracomment>
        <translation>pijlen: één zet; spatie: afspelen en stoppen</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>Results</source>
        <extracomment>results.title</extracomment>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>results.wins</extracomment>
        <translation>{name} wint</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <extracomment>results.win-together</extracomment>
        <translation>{names} winnen samen</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <extracomment>results.draw</extracomment>
        <translation>Een gedeelde overwinning</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>results.nobody</extracomment>
        <translation>Niemand wint</translation>
    </message>
    <message>
        <source>Why {name}?</source>
        <extracomment>results.why-name</extracomment>
        <translation>Waarom {name}?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>results.why</extracomment>
        <translation>Waarom?</translation>
    </message>
    <message>
        <source>{rank}. {name}: {total}</source>
        <extracomment>results.row</extracomment>
        <translation>{rank}. {name}: {total}</translation>
    </message>
    <message>
        <source>{label}: {amount}</source>
        <extracomment>results.part</extracomment>
        <translation>{label}: {amount}</translation>
    </message>
    <message>
        <source>Once more</source>
        <extracomment>results.again</extracomment>
        <translation>Nog een keer</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>results.table</extracomment>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>results.home</extracomment>
        <translation>Beginscherm</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>results.replay</extracomment>
        <translation>Herhaling</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Rules</source>
        <extracomment>rules.title</extracomment>
        <translation>Spelregels</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <extracomment>rules.game</extracomment>
        <translation>Regels van welk spel</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>rules.contents</extracomment>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>rules.search</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F); Enter goes to the next place</source>
        <extracomment>rules.search-long</extracomment>
        <translation>Zoek in de regels (Ctrl+F); Enter gaat naar de volgende plek</translation>
    </message>
    <message numerus="yes">
        <source>found in %n place(s)</source>
        <extracomment>rules.found</extracomment>
        <translation>
            <numerusform>op %n plek gevonden</numerusform>
            <numerusform>op %n plekken gevonden</numerusform>
        </translation>
    </message>
    <message>
        <source>found nowhere</source>
        <extracomment>rules.none</extracomment>
        <translation>nergens gevonden</translation>
    </message>
    <message numerus="yes">
        <source>{title}, found in %n place(s)</source>
        <extracomment>rules.row</extracomment>
        <translation>
            <numerusform>{title}, op %n plek</numerusform>
            <numerusform>{title}, op %n plekken</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>rules.back</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <extracomment>rules.back-long</extracomment>
        <translation>Terug naar waar je was (Esc)</translation>
    </message>
    <message>
        <source>Copy the number {clause}</source>
        <extracomment>rules.copy</extracomment>
        <translation>Kopieer het nummer {clause}</translation>
    </message>
    <message>
        <source>{clause} is copied</source>
        <extracomment>rules.copied</extracomment>
        <translation>{clause} is gekopieerd</translation>
    </message>
    <message>
        <source>A table of {title}, drawn by the program</source>
        <extracomment>rules.picture</extracomment>
        <translation>Een tafel van {title}, getekend door het programma</translation>
    </message>
    <message>
        <source>The rules: {title}</source>
        <extracomment>rules.page</extracomment>
        <translation>De regels: {title}</translation>
    </message>
    <message>
        <source>Back to the previous place (Alt+Left)</source>
        <extracomment>rules.previous</extracomment>
        <translation>Terug naar de vorige plek (Alt+links)</translation>
    </message>
</context>
<context>
    <name>save</name>
    <message>
        <source>The save “{file}” cannot be read: {why}</source>
        <extracomment>save.unreadable</extracomment>
        <translation>Het opgeslagen spel ‘{file}’ kan niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>“{file}” is empty: nothing was saved in it</source>
        <extracomment>save.empty</extracomment>
        <translation>‘{file}’ is leeg: er is niets in opgeslagen</translation>
    </message>
    <message>
        <source>“{file}” holds nothing but zeros: the disk lost what was written</source>
        <extracomment>save.zeros</extracomment>
        <translation>‘{file}’ bevat alleen nullen: de schijf is kwijt wat er geschreven was</translation>
    </message>
    <message>
        <source>“{file}” is cut off in its first line, which says what was played; it cannot be opened</source>
        <extracomment>save.torn-header</extracomment>
        <translation>‘{file}’ is afgebroken in de eerste regel, waarin staat wat er gespeeld is; het kan niet worden geopend</translation>
    </message>
    <message>
        <source>“{file}” is not a Meadhall save</source>
        <extracomment>save.foreign</extracomment>
        <translation>‘{file}’ is geen opgeslagen spel van Meadhall</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer Meadhall ({app}); install that version to open it</source>
        <extracomment>save.newer</extracomment>
        <translation>‘{file}’ is opgeslagen door een nieuwere Meadhall ({app}); installeer die om het te openen</translation>
    </message>
    <message>
        <source>“{file}” is a save of “{game}”, which this Meadhall does not have</source>
        <extracomment>save.unknown-game</extracomment>
        <translation>‘{file}’ hoort bij het spel ‘{game}’, dat deze Meadhall niet heeft</translation>
    </message>
    <message>
        <source>“{file}” was cut off in line {line}; everything before that is there</source>
        <extracomment>save.torn</extracomment>
        <translation>‘{file}’ is afgebroken in regel {line}; alles ervoor is er nog</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” is damaged; the save cannot be opened</source>
        <extracomment>save.damaged</extracomment>
        <translation>Regel {line} van ‘{file}’ is beschadigd; het opgeslagen spel kan niet worden geopend</translation>
    </message>
    <message>
        <source>The moves in “{file}” no longer lead where they did; the match goes on from its last checkpoint</source>
        <extracomment>save.disagrees</extracomment>
        <translation>De zetten in ‘{file}’ leiden niet meer tot dezelfde stand; de partij gaat verder vanaf het laatste herstelpunt</translation>
    </message>
    <message>
        <source>“{file}” was played with other rules or content; the match goes on from its last checkpoint</source>
        <extracomment>save.other-rules</extracomment>
        <translation>‘{file}’ is met andere regels of inhoud gespeeld; de partij gaat verder vanaf het laatste herstelpunt</translation>
    </message>
    <message>
        <source>“{file}” was played with other rules or content and holds no checkpoint to go on from</source>
        <extracomment>save.no-checkpoint</extracomment>
        <translation>‘{file}’ is met andere regels of inhoud gespeeld en heeft geen herstelpunt om vanaf verder te gaan</translation>
    </message>
    <message>
        <source>What you did could not be saved: {why}</source>
        <extracomment>save.full</extracomment>
        <translation>Je zet kon niet worden opgeslagen: {why}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <extracomment>settings.title</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>everything takes effect at once</source>
        <extracomment>settings.where</extracomment>
        <translation>alles werkt meteen</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>settings.done</extracomment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>settings.defaults</extracomment>
        <translation>Standaard</translation>
    </message>
    <message>
        <source>Set everything on these pages back</source>
        <extracomment>settings.defaults-tip</extracomment>
        <translation>Zet alles op deze pagina’s terug</translation>
    </message>
    <message>
        <source>kept in {file}</source>
        <extracomment>settings.file</extracomment>
        <translation>bewaard in {file}</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>settings.look</extracomment>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>settings.play</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>settings.keys</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>settings.files</extracomment>
        <translation>Bestanden</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>settings.about</extracomment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings.language</extracomment>
        <translation>Taal</translation>
    </message>
    <message>
        <source>As on the desktop</source>
        <extracomment>settings.language-desktop</extracomment>
        <translation>Zoals het bureaublad</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>settings.scheme</extracomment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>evening: oak; morning: limewood</source>
        <extracomment>settings.scheme.note</extracomment>
        <translation>avond: eik, ochtend: linde</translation>
    </message>
    <message>
        <source>desktop</source>
        <extracomment>settings.scheme-system, settings.speed-desktop</extracomment>
        <translation>systeem</translation>
    </message>
    <message>
        <source>morning</source>
        <extracomment>settings.scheme-light</extracomment>
        <translation>ochtend</translation>
    </message>
    <message>
        <source>evening</source>
        <extracomment>settings.scheme-dark</extracomment>
        <translation>avond</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>settings.speed</extracomment>
        <translation>Beweging</translation>
    </message>
    <message>
        <source>“none” shows the end at once</source>
        <extracomment>settings.speed.note</extracomment>
        <translation>‘geen’ toont meteen het einde</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>settings.speed-off</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>settings.speed-slow</extracomment>
        <translation>traag</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>settings.speed-normal, settings.bots-normal</extracomment>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>fast</source>
        <extracomment>settings.speed-fast</extracomment>
        <translation>snel</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>settings.letters</extracomment>
        <translation>Letters</translation>
    </message>
    <message>
        <source>on cards and everywhere</source>
        <extracomment>settings.letters.note</extracomment>
        <translation>op kaarten en overal</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>settings.letters-usual, settings.colours-usual</extracomment>
        <translation>gewoon</translation>
    </message>
    <message>
        <source>large</source>
        <extracomment>settings.letters-large</extracomment>
        <translation>groot</translation>
    </message>
    <message>
        <source>very large</source>
        <extracomment>settings.letters-largest</extracomment>
        <translation>heel groot</translation>
    </message>
    <message>
        <source>Colours of the seats</source>
        <extracomment>settings.colours</extracomment>
        <translation>Kleuren van de plaatsen</translation>
    </message>
    <message>
        <source>further apart for every eye</source>
        <extracomment>settings.colours.note</extracomment>
        <translation>voor elk oog verder uiteen</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>settings.colours-strong</extracomment>
        <translation>sterk</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>settings.bots</extracomment>
        <translation>Computerspelers</translation>
    </message>
    <message>
        <source>how long they wait</source>
        <extracomment>settings.bots.note</extracomment>
        <translation>hoelang ze wachten voor ze zetten</translation>
    </message>
    <message>
        <source>leisurely</source>
        <extracomment>settings.bots-slow</extracomment>
        <translation>rustig</translation>
    </message>
    <message>
        <source>brisk</source>
        <extracomment>settings.bots-fast</extracomment>
        <translation>vlot</translation>
    </message>
    <message>
        <source>The deal of Gold &amp; Rum</source>
        <extracomment>settings.deal</extracomment>
        <translation>Het delen in Gold &amp; Rum</translation>
    </message>
    <message>
        <source>how long a card lies</source>
        <extracomment>settings.deal.note</extracomment>
        <translation>hoelang een kaart ligt</translation>
    </message>
    <message>
        <source>click</source>
        <extracomment>settings.deal-click</extracomment>
        <translation>klik</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>settings.deal-seconds</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>With these keys the players of Gold &amp; Rum call out; click one, then strike another</source>
        <extracomment>settings.keys.note</extracomment>
        <translation>Met deze toetsen roepen de spelers van Gold &amp; Rum; klik op een ervan en druk dan op een andere</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>settings.key-of</extracomment>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>Key of seat {number}: {letter}</source>
        <extracomment>settings.key-tip</extracomment>
        <translation>Toets van plaats {number}: {letter}</translation>
    </message>
    <message>
        <source>…</source>
        <extracomment>settings.key-wait</extracomment>
        <translation>…</translation>
    </message>
    <message>
        <source>Saved matches, decks and cards</source>
        <extracomment>settings.data</extracomment>
        <translation>Opgeslagen partijen, decks en kaarten</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>settings.open-folder</extracomment>
        <translation>Map openen</translation>
    </message>
    <message>
        <source>The window and its lists</source>
        <extracomment>settings.layout</extracomment>
        <translation>Het venster en zijn lijsten</translation>
    </message>
    <message>
        <source>size, place and what is shown beside the table</source>
        <extracomment>settings.layout.note</extracomment>
        <translation>grootte, plaats en wat naast de tafel staat</translation>
    </message>
    <message>
        <source>As in the beginning</source>
        <extracomment>settings.reset-layout</extracomment>
        <translation>Zoals in het begin</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>settings.version</extracomment>
        <translation>Versie {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; credits and licences:</source>
        <extracomment>settings.licence</extracomment>
        <translation>Vrije software onder de MIT-licentie; dank en licenties:</translation>
    </message>
    <message>
        <source>Credits and licences</source>
        <extracomment>settings.credits</extracomment>
        <translation>Dank en licenties</translation>
    </message>
    <message>
        <source>How it looks</source>
        <extracomment>settings.preview</extracomment>
        <translation>Zo ziet het eruit</translation>
    </message>
    <message>
        <source>Colours and emblems</source>
        <extracomment>settings.seats</extracomment>
        <translation>Kleuren en emblemen</translation>
    </message>
    <message>
        <source>with red-green blindness:</source>
        <extracomment>settings.seats-blind</extracomment>
        <translation>met rood-groenblindheid:</translation>
    </message>
    <message>
        <source>Pattern and emblem always go with the colour.</source>
        <extracomment>settings.seats-note</extracomment>
        <translation>Patroon en embleem horen altijd bij de kleur.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>New game</source>
        <extracomment>setup.title</extracomment>
        <translation>Nieuw spel</translation>
    </message>
    <message numerus="yes">
        <source>{title}  ·  %n seat(s)</source>
        <extracomment>setup.where</extracomment>
        <translation>
            <numerusform>{title}  ·  %n plaats</numerusform>
            <numerusform>{title}  ·  %n plaatsen</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>setup.name</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>setup.name-of</extracomment>
        <translation>Naam van speler {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>setup.row</extracomment>
        <translation>Plaats {number}</translation>
    </message>
    <message>
        <source>Change the order of seats: drag, or Alt with the arrow up or down</source>
        <extracomment>setup.move</extracomment>
        <translation>Volgorde van de plaatsen wijzigen: sleep, of Alt met pijl omhoog of omlaag</translation>
    </message>
    <message>
        <source>Colour and emblem of player {number}: {coat}. Click for another</source>
        <extracomment>setup.shield</extracomment>
        <translation>Kleur en embleem van speler {number}: {coat}. Klik voor een ander</translation>
    </message>
    <message>
        <source>orange bear</source>
        <extracomment>setup.bear</extracomment>
        <translation>oranje beer</translation>
    </message>
    <message>
        <source>blue raven</source>
        <extracomment>setup.raven</extracomment>
        <translation>blauwe raaf</translation>
    </message>
    <message>
        <source>green stag</source>
        <extracomment>setup.stag</extracomment>
        <translation>groen hert</translation>
    </message>
    <message>
        <source>yellow bee</source>
        <extracomment>setup.bee</extracomment>
        <translation>gele bij</translation>
    </message>
    <message>
        <source>sky-blue wolf</source>
        <extracomment>setup.wolf</extracomment>
        <translation>hemelsblauwe wolf</translation>
    </message>
    <message>
        <source>pink swan</source>
        <extracomment>setup.swan</extracomment>
        <translation>roze zwaan</translation>
    </message>
    <message>
        <source>white boar</source>
        <extracomment>setup.boar</extracomment>
        <translation>wit everzwijn</translation>
    </message>
    <message>
        <source>Person or computer at seat {number}</source>
        <extracomment>setup.kind</extracomment>
        <translation>Mens of computer op plaats {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>setup.person</extracomment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Computer: recruit</source>
        <extracomment>setup.level-recruit</extracomment>
        <translation>Computer: rekruut</translation>
    </message>
    <message>
        <source>Computer: veteran</source>
        <extracomment>setup.level-veteran</extracomment>
        <translation>Computer: veteraan</translation>
    </message>
    <message>
        <source>Computer: warlord</source>
        <extracomment>setup.level-warlord</extracomment>
        <translation>Computer: krijgsheer</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <extracomment>setup.level-random</extracomment>
        <translation>Computer: willekeurig</translation>
    </message>
    <message>
        <source>Race of player {number}</source>
        <extracomment>setup.pick-race</extracomment>
        <translation>Ras van speler {number}</translation>
    </message>
    <message>
        <source>Race by lot</source>
        <extracomment>setup.lot-race</extracomment>
        <translation>Ras door loting</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <extracomment>setup.remove</extracomment>
        <translation>Plaats {number} weghalen</translation>
    </message>
    <message>
        <source>One more seat</source>
        <extracomment>setup.add</extracomment>
        <translation>Nog een plaats</translation>
    </message>
    <message>
        <source>Table rules</source>
        <extracomment>setup.options</extracomment>
        <translation>Tafelregels</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>setup.first</extracomment>
        <translation>Wie begint</translation>
    </message>
    <message>
        <source>By lot</source>
        <extracomment>setup.first-lot</extracomment>
        <translation>Door loting</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>setup.seat</extracomment>
        <translation>Speler {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>setup.seed</extracomment>
        <translation>Beginwaarde</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>setup.seed-hint</extracomment>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>same seed, same shuffle</source>
        <extracomment>setup.seed-note</extracomment>
        <translation>zelfde waarde, zelfde schudbeurt</translation>
    </message>
    <message>
        <source>drag rows to change seats</source>
        <extracomment>setup.first-note</extracomment>
        <translation>sleep rijen om van plaats te wisselen</translation>
    </message>
    <message>
        <source>Sit down</source>
        <extracomment>setup.sit</extracomment>
        <translation>Aan tafel</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>setup.back</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet</source>
        <extracomment>setup.no-name</extracomment>
        <translation>Plaats {number} heeft nog geen naam</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <extracomment>setup.same-name</extracomment>
        <translation>Twee spelers heten {name}</translation>
    </message>
    <message>
        <source>At least one person must sit at the table</source>
        <extracomment>setup.no-person</extracomment>
        <translation>Er moet minstens één mens aan tafel zitten</translation>
    </message>
    <message>
        <source>only with {seats} seats</source>
        <extracomment>setup.only-seats</extracomment>
        <translation>alleen met {seats} plaatsen</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>setup.armadora.advanced</extracomment>
        <translation>Gevorderd spel</translation>
    </message>
    <message>
        <source>powers and reinforcements</source>
        <extracomment>setup.armadora.advanced.note</extracomment>
        <translation>krachten en versterkingen</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <extracomment>setup.armadora.memory-aid</extracomment>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>shows what you may remember</source>
        <extracomment>setup.armadora.memory-aid.note</extracomment>
        <translation>toont wat je je mag herinneren</translation>
    </message>
    <message>
        <source>Deck of player {number}</source>
        <extracomment>setup.pick-deck</extracomment>
        <translation>Deck van speler {number}</translation>
    </message>
    <message>
        <source>Deck by lot</source>
        <extracomment>setup.lot-deck</extracomment>
        <translation>Deck door loting</translation>
    </message>
    <message>
        <source>Who acts next</source>
        <extracomment>setup.ghour.window-mode</extracomment>
        <translation>Wie mag er nu</translation>
    </message>
    <message>
        <source>strict: in turn; claim: whoever calls</source>
        <extracomment>setup.ghour.window-mode.note</extracomment>
        <translation>strict: om de beurt; claim: wie vraagt</translation>
    </message>
    <message>
        <source>Open deck lists</source>
        <extracomment>setup.ghour.open-lists</extracomment>
        <translation>Open decklijsten</translation>
    </message>
    <message>
        <source>everybody knows every deck</source>
        <extracomment>setup.ghour.open-lists.note</extracomment>
        <translation>iedereen kent elk deck</translation>
    </message>
    <message>
        <source>Goods left over</source>
        <extracomment>setup.ghour.leftover-goods</extracomment>
        <translation>Goederen over</translation>
    </message>
    <message>
        <source>lost, or kept for the next payment</source>
        <extracomment>setup.ghour.leftover-goods.note</extracomment>
        <translation>verloren, of bewaard voor de volgende betaling</translation>
    </message>
    <message>
        <source>Tied signs</source>
        <extracomment>setup.ghour.rps-tie</extracomment>
        <translation>Gelijke tekens</translation>
    </message>
    <message>
        <source>played again, or decided by lot</source>
        <extracomment>setup.ghour.rps-tie.note</extracomment>
        <translation>opnieuw, of door loting</translation>
    </message>
    <message>
        <source>Idle days to a draw</source>
        <extracomment>setup.ghour.stalemate-days</extracomment>
        <translation>Stille dagen tot gelijkspel</translation>
    </message>
    <message>
        <source>then a draw is offered</source>
        <extracomment>setup.ghour.stalemate-days.note</extracomment>
        <translation>dan wordt gelijkspel aangeboden</translation>
    </message>
    <message>
        <source>Empty Colony loses</source>
        <extracomment>setup.ghour.colony-out-loses</extracomment>
        <translation>Lege Kolonie verliest</translation>
    </message>
    <message>
        <source>out once the pile is gone</source>
        <extracomment>setup.ghour.colony-out-loses.note</extracomment>
        <translation>uit zodra de stapel op is</translation>
    </message>
    <message>
        <source>A timed spell keeps you alive</source>
        <extracomment>setup.ghour.timed-spell-keeps-alive</extracomment>
        <translation>Getimede spreuk houdt in leven</translation>
    </message>
    <message>
        <source>as your last card in play</source>
        <extracomment>setup.ghour.timed-spell-keeps-alive.note</extracomment>
        <translation>als laatste kaart in het spel</translation>
    </message>
    <message>
        <source>Towers do not stop mercenaries</source>
        <extracomment>setup.ghour.mercenary-ignores-watchtower</extracomment>
        <translation>Torens stoppen geen huurlingen</translation>
    </message>
    <message>
        <source>unpaid, they attack all the same</source>
        <extracomment>setup.ghour.mercenary-ignores-watchtower.note</extracomment>
        <translation>onbetaald vallen ze toch aan</translation>
    </message>
    <message>
        <source>Unarmed cards strike back</source>
        <extracomment>setup.ghour.unarmed-bonus-strikes</extracomment>
        <translation>Ongewapende kaart slaat terug</translation>
    </message>
    <message>
        <source>for 1, by knowing a colour</source>
        <extracomment>setup.ghour.unarmed-bonus-strikes.note</extracomment>
        <translation>voor 1, door een kleur te kennen</translation>
    </message>
    <message>
        <source>strictly in turn</source>
        <extracomment>setup.ghour.window-mode.strict</extracomment>
        <translation>strikt om de beurt</translation>
    </message>
    <message>
        <source>whoever calls</source>
        <extracomment>setup.ghour.window-mode.claim</extracomment>
        <translation>wie erom vraagt</translation>
    </message>
    <message>
        <source>are lost</source>
        <extracomment>setup.ghour.leftover-goods.lost</extracomment>
        <translation>gaan verloren</translation>
    </message>
    <message>
        <source>pay the next card</source>
        <extracomment>setup.ghour.leftover-goods.next</extracomment>
        <translation>betalen de volgende</translation>
    </message>
    <message>
        <source>are played again</source>
        <extracomment>setup.ghour.rps-tie.replay</extracomment>
        <translation>worden herhaald</translation>
    </message>
    <message>
        <source>are decided by lot</source>
        <extracomment>setup.ghour.rps-tie.lot</extracomment>
        <translation>het lot beslist</translation>
    </message>
    <message>
        <source>Open book</source>
        <extracomment>setup.gold_and_rum.open-book</extracomment>
        <translation>Open boek</translation>
    </message>
    <message>
        <source>piles may be leafed through</source>
        <extracomment>setup.gold_and_rum.open-book.note</extracomment>
        <translation>stapels mogen worden doorgebladerd</translation>
    </message>
    <message>
        <source>Cards between calls</source>
        <extracomment>setup.gold_and_rum.step</extracomment>
        <translation>Kaarten tussen vragen</translation>
    </message>
    <message>
        <source>1: after every card</source>
        <extracomment>setup.gold_and_rum.step.note</extracomment>
        <translation>1: na elke kaart</translation>
    </message>
    <message>
        <source>Short duel</source>
        <extracomment>setup.orcz.short-duel</extracomment>
        <translation>Kort duel</translation>
    </message>
    <message>
        <source>two rounds, one opponent on each field</source>
        <extracomment>setup.orcz.short-duel.note</extracomment>
        <translation>twee rondes, één tegenstander per veld</translation>
    </message>
    <message>
        <source>Judgement of the Dark God</source>
        <extracomment>setup.orcz.dark-god</extracomment>
        <translation>Oordeel van de Duistere God</translation>
    </message>
    <message>
        <source>fewer than three fields conquered: all lose</source>
        <extracomment>setup.orcz.dark-god.note</extracomment>
        <translation>minder dan drie velden veroverd: allen verliezen</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Waiting for {who}</source>
        <extracomment>table.waiting</extracomment>
        <translation>Wachten op {who}</translation>
    </message>
    <message>
        <source>Home: the match is saved</source>
        <extracomment>table.home</extracomment>
        <translation>Beginscherm: de partij is opgeslagen</translation>
    </message>
    <message>
        <source>Take back the last move (Ctrl+Z)</source>
        <extracomment>table.undo</extracomment>
        <translation>Laatste zet terugnemen (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play it again (Ctrl+Shift+Z)</source>
        <extracomment>table.redo</extracomment>
        <translation>Opnieuw spelen (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>table.log, table.list-log, table.chronicle</extracomment>
        <translation>Kroniek</translation>
    </message>
    <message>
        <source>Lists: hand, table, moves (F6)</source>
        <extracomment>table.lists</extracomment>
        <translation>Lijsten: hand, tafel, zetten (F6)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>table.settings</extracomment>
        <translation>Instellingen (Ctrl+,)</translation>
    </message>
    <message>
        <source>The rules, where you are now (F1)</source>
        <extracomment>table.rules</extracomment>
        <translation>De regels, waar je nu bent (F1)</translation>
    </message>
    <message>
        <source>{why}: read the rule</source>
        <extracomment>table.rule-of</extracomment>
        <translation>{why}: lees de regel</translation>
    </message>
    <message>
        <source>My hand</source>
        <extracomment>table.list-hand</extracomment>
        <translation>Mijn hand</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>table.list-ground</extracomment>
        <translation>Tafel</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>table.list-moves</extracomment>
        <translation>Zetten</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>table.your-hand</extracomment>
        <translation>Jouw hand</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>table.over</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>table.results</extracomment>
        <translation>Uitslag</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>table.told-next</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>On with the game</source>
        <extracomment>table.told-done</extracomment>
        <translation>Verder spelen</translation>
    </message>
    <message numerus="yes">
        <source>Skip the other %n</source>
        <extracomment>table.told-all</extracomment>
        <translation>
            <numerusform>Sla de andere %n over</numerusform>
            <numerusform>Sla de andere %n over</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: call</source>
        <extracomment>table.pace-row-call</extracomment>
        <translation>{who}: roep</translation>
    </message>
    <message>
        <source>Nobody calls: go on</source>
        <extracomment>table.pace-row-go</extracomment>
        <translation>Niemand roept: verder</translation>
    </message>
    <message>
        <source>Pause (space bar)</source>
        <extracomment>table.pace-pause</extracomment>
        <translation>Pauze (spatiebalk)</translation>
    </message>
    <message>
        <source>Go on (space bar)</source>
        <extracomment>table.pace-on</extracomment>
        <translation>Verder (spatiebalk)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>table.pace-seconds</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Click</source>
        <extracomment>table.pace-click</extracomment>
        <translation>Klik</translation>
    </message>
    <message>
        <source>How long a card lies before the next one comes by itself</source>
        <extracomment>table.pace-tip</extracomment>
        <translation>Hoelang een kaart ligt voordat vanzelf de volgende komt</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>error</source>
        <extracomment>text.level-error</extracomment>
        <translation>fout</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>text.level-warning</extracomment>
        <translation>waarschuwing</translation>
    </message>
    <message>
        <source>advice</source>
        <extracomment>text.level-advice</extracomment>
        <translation>advies</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>text.language</extracomment>
        <translation>nl</translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message>
        <source>Workshop</source>
        <extracomment>workshop.title</extracomment>
        <translation>Werkplaats</translation>
    </message>
    <message numerus="yes">
        <source>{sets} · %n card(s)</source>
        <extracomment>workshop.where</extracomment>
        <translation>
            <numerusform>{sets} · %n kaart</numerusform>
            <numerusform>{sets} · %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>workshop.home</extracomment>
        <translation>Beginscherm</translation>
    </message>
    <message>
        <source>Deck: new, open, import, export</source>
        <extracomment>workshop.menu</extracomment>
        <translation>Deck: nieuw, openen, importeren, exporteren</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>workshop.deck-menu</extracomment>
        <translation>Deck</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <extracomment>workshop.undo</extracomment>
        <translation>Ongedaan maken: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <extracomment>workshop.redo</extracomment>
        <translation>Opnieuw: {what}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <extracomment>workshop.no-undo</extracomment>
        <translation>Niets ongedaan te maken</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <extracomment>workshop.no-redo</extracomment>
        <translation>Niets opnieuw te doen</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>workshop.new, workshop.unnamed</extracomment>
        <translation>Nieuw deck</translation>
    </message>
    <message>
        <source>New pool of 48 cards</source>
        <extracomment>workshop.new-pool</extracomment>
        <translation>Nieuwe voorraad van 48 kaarten</translation>
    </message>
    <message>
        <source>Copy as a pool of 48 cards</source>
        <extracomment>workshop.as-pool</extracomment>
        <translation>Kopie als voorraad van 48 kaarten</translation>
    </message>
    <message>
        <source>Copy as a deck of 36 cards</source>
        <extracomment>workshop.as-deck</extracomment>
        <translation>Kopie als deck van 36 kaarten</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>workshop.open</extracomment>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Open a deck …</source>
        <extracomment>workshop.open-deck</extracomment>
        <translation>Deck openen…</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>workshop.save</extracomment>
        <translation>Opslaan</translation>
    </message>
    <message>
        <source>Save as …</source>
        <extracomment>workshop.save-as</extracomment>
        <translation>Opslaan als…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>workshop.duplicate</extracomment>
        <translation>Dupliceren</translation>
    </message>
    <message>
        <source>Import a list …</source>
        <extracomment>workshop.import</extracomment>
        <translation>Lijst importeren…</translation>
    </message>
    <message>
        <source>Export to a file …</source>
        <extracomment>workshop.export</extracomment>
        <translation>Naar bestand exporteren…</translation>
    </message>
    <message>
        <source>Copy as a list</source>
        <extracomment>workshop.copy-list</extracomment>
        <translation>Kopiëren als lijst</translation>
    </message>
    <message>
        <source>Copy as YAML</source>
        <extracomment>workshop.copy-yaml</extracomment>
        <translation>Kopiëren als YAML</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>workshop.print</extracomment>
        <translation>Afdrukken</translation>
    </message>
    <message>
        <source>Compare two decks</source>
        <extracomment>workshop.compare</extracomment>
        <translation>Twee decks vergelijken</translation>
    </message>
    <message>
        <source>Card maker</source>
        <extracomment>workshop.card-maker, workshop.maker</extracomment>
        <translation>Kaartenmaker</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>workshop.tournament</extracomment>
        <translation>Toernooi</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>workshop.search</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Name, type:creature, cost&lt;3, kw:flying …</source>
        <extracomment>workshop.search-hint</extracomment>
        <translation>Naam, soort:wezen, kosten&lt;3 …</translation>
    </message>
    <message>
        <source>Words are looked for in names and flavour. type: colour: kw: set: gain: when: is: ask for a word, cost gold attack defence recruit tp deck compare a number (cost&lt;3). A minus leaves out (-kw:slow), commas widen (colour:red,blue).</source>
        <extracomment>workshop.search-help</extracomment>
        <translation>Woorden worden gezocht in namen en sfeertekst. type: colour: kw: set: gain: when: is: vragen een woord, cost gold attack defence recruit tp deck vergelijken een getal (cost&lt;3). Een min sluit uit (-kw:slow), komma’s verruimen (colour:red,blue).</translation>
    </message>
    <message>
        <source>{what}: nothing is called “{word}”</source>
        <extracomment>workshop.unknown</extracomment>
        <translation>{what}: niets heet ‘{word}’</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>workshop.found</extracomment>
        <translation>
            <numerusform>%n kaart</numerusform>
            <numerusform>%n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Take away: {term}</source>
        <extracomment>workshop.take-away</extracomment>
        <translation>Weghalen: {term}</translation>
    </message>
    <message>
        <source>not {term}</source>
        <extracomment>workshop.not</extracomment>
        <translation>niet {term}</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <extracomment>workshop.filter</extracomment>
        <translation>{what}: {value}</translation>
    </message>
    <message>
        <source>in deck</source>
        <extracomment>workshop.in-deck</extracomment>
        <translation>in deck</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>workshop.clear</extracomment>
        <translation>Wissen</translation>
    </message>
    <message>
        <source>All sets</source>
        <extracomment>workshop.all-sets</extracomment>
        <translation>Alle sets</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>workshop.key.type</extracomment>
        <translation>Type</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>workshop.key.colour</extracomment>
        <translation>Kleur</translation>
    </message>
    <message>
        <source>Keyword</source>
        <extracomment>workshop.key.kw</extracomment>
        <translation>Trefwoord</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>workshop.key.set</extracomment>
        <translation>Set</translation>
    </message>
    <message>
        <source>Id</source>
        <extracomment>workshop.key.id</extracomment>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>workshop.key.name</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>workshop.key.text</extracomment>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Yields</source>
        <extracomment>workshop.key.gain</extracomment>
        <translation>Levert</translation>
    </message>
    <message>
        <source>Gives</source>
        <extracomment>workshop.key.gives</extracomment>
        <translation>Geeft</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>workshop.key.when</extracomment>
        <translation>Wanneer</translation>
    </message>
    <message>
        <source>Is</source>
        <extracomment>workshop.key.is</extracomment>
        <translation>Is</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>workshop.key.cost</extracomment>
        <translation>Kosten</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>workshop.key.gold</extracomment>
        <translation>Goud</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>workshop.key.material</extracomment>
        <translation>Materiaal</translation>
    </message>
    <message>
        <source>Mana</source>
        <extracomment>workshop.key.mana</extracomment>
        <translation>Mana</translation>
    </message>
    <message>
        <source>Builders</source>
        <extracomment>workshop.key.builders</extracomment>
        <translation>Bouwers</translation>
    </message>
    <message>
        <source>Threshold</source>
        <extracomment>workshop.key.threshold</extracomment>
        <translation>Drempel</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>workshop.key.attack</extracomment>
        <translation>Aanval</translation>
    </message>
    <message>
        <source>Defence</source>
        <extracomment>workshop.key.defence</extracomment>
        <translation>Verdediging</translation>
    </message>
    <message>
        <source>Trophy points</source>
        <extracomment>workshop.key.tp</extracomment>
        <translation>Trofeepunten</translation>
    </message>
    <message>
        <source>Recruits</source>
        <extracomment>workshop.key.recruit</extracomment>
        <translation>Werving</translation>
    </message>
    <message>
        <source>Hand size</source>
        <extracomment>workshop.key.size</extracomment>
        <translation>Handgrootte</translation>
    </message>
    <message>
        <source>In the deck</source>
        <extracomment>workshop.key.deck</extracomment>
        <translation>In het deck</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <extracomment>workshop.sort</extracomment>
        <translation>Gesorteerd</translation>
    </message>
    <message>
        <source>By cost</source>
        <extracomment>workshop.sort.cost</extracomment>
        <translation>Op kosten</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>workshop.sort.name</extracomment>
        <translation>Op naam</translation>
    </message>
    <message>
        <source>By type</source>
        <extracomment>workshop.sort.type</extracomment>
        <translation>Op type</translation>
    </message>
    <message>
        <source>By colour</source>
        <extracomment>workshop.sort.colour</extracomment>
        <translation>Op kleur</translation>
    </message>
    <message>
        <source>By attack</source>
        <extracomment>workshop.sort.attack</extracomment>
        <translation>Op aanval</translation>
    </message>
    <message>
        <source>By defence</source>
        <extracomment>workshop.sort.defence</extracomment>
        <translation>Op verdediging</translation>
    </message>
    <message>
        <source>By recruit value</source>
        <extracomment>workshop.sort.recruit</extracomment>
        <translation>Op wervingswaarde</translation>
    </message>
    <message>
        <source>By trophy points</source>
        <extracomment>workshop.sort.tp</extracomment>
        <translation>Op trofeepunten</translation>
    </message>
    <message>
        <source>Show as a list</source>
        <extracomment>workshop.as-list</extracomment>
        <translation>Als lijst tonen</translation>
    </message>
    <message>
        <source>Show as cards</source>
        <extracomment>workshop.as-grid</extracomment>
        <translation>Als kaarten tonen</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>workshop.library</extracomment>
        <translation>Bibliotheek</translation>
    </message>
    <message>
        <source>Enter or + adds, − takes out, 0 to 3 sets the copies</source>
        <extracomment>workshop.library-help</extracomment>
        <translation>Enter of + voegt toe, − haalt weg, 0 tot 3 stelt het aantal in</translation>
    </message>
    <message>
        <source>{name}: three copies are in the deck already</source>
        <extracomment>workshop.three-already</extracomment>
        <translation>{name}: er zitten al drie exemplaren in het deck</translation>
    </message>
    <message>
        <source>The deck</source>
        <extracomment>workshop.the-deck</extracomment>
        <translation>Het deck</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <extracomment>workshop.deck-name</extracomment>
        <translation>Naam van het deck</translation>
    </message>
    <message>
        <source>{name}, {amount}</source>
        <extracomment>workshop.row</extracomment>
        <translation>{name}, {amount}</translation>
    </message>
    <message>
        <source>{size} / {whole}</source>
        <extracomment>workshop.size</extracomment>
        <translation>{size} / {whole}</translation>
    </message>
    <message>
        <source>Unknown cards</source>
        <extracomment>workshop.unknown-cards</extracomment>
        <translation>Onbekende kaarten</translation>
    </message>
    <message>
        <source>A starting base</source>
        <extracomment>workshop.starting-base</extracomment>
        <translation>Een startbasis</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>workshop.tab-list</extracomment>
        <translation>Lijst</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>workshop.tab-piles</extracomment>
        <translation>Stapels</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>workshop.tab-figures</extracomment>
        <translation>Cijfers</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>workshop.tab-hand</extracomment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>workshop.tab-notes</extracomment>
        <translation>Notities</translation>
    </message>
    <message>
        <source>What you want to remember about this deck</source>
        <extracomment>workshop.notes-hint</extracomment>
        <translation>Wat je over dit deck wilt onthouden</translation>
    </message>
    <message>
        <source>Nothing in the deck yet. Double-click a card, drag it here, or press Enter on it.</source>
        <extracomment>workshop.empty</extracomment>
        <translation>Nog niets in het deck. Dubbelklik op een kaart, sleep haar hierheen, of druk er Enter op.</translation>
    </message>
    <message>
        <source>Cost curve</source>
        <extracomment>workshop.curve</extracomment>
        <translation>Kostencurve</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>workshop.types</extracomment>
        <translation>Types</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>workshop.colours</extracomment>
        <translation>Kleuren</translation>
    </message>
    <message>
        <source>Goods: needed, yielded</source>
        <extracomment>workshop.goods</extracomment>
        <translation>Goederen: nodig, geleverd</translation>
    </message>
    <message>
        <source>needs {amount}</source>
        <extracomment>workshop.need</extracomment>
        <translation>nodig {amount}</translation>
    </message>
    <message>
        <source>yields {amount}</source>
        <extracomment>workshop.yield</extracomment>
        <translation>levert {amount}</translation>
    </message>
    <message>
        <source>Sums</source>
        <extracomment>workshop.sums</extracomment>
        <translation>Totalen</translation>
    </message>
    <message>
        <source>Cards that recruit</source>
        <extracomment>workshop.recruiters</extracomment>
        <translation>Kaarten die werven</translation>
    </message>
    <message>
        <source>Recruit value a card</source>
        <extracomment>workshop.mean-recruit</extracomment>
        <translation>Wervingswaarde per kaart</translation>
    </message>
    <message>
        <source>Goods a card costs</source>
        <extracomment>workshop.mean-cost</extracomment>
        <translation>Goederen per kaart</translation>
    </message>
    <message>
        <source>Cards that need builders</source>
        <extracomment>workshop.builders</extracomment>
        <translation>Kaarten met bouwers</translation>
    </message>
    <message>
        <source>Attack altogether</source>
        <extracomment>workshop.attack</extracomment>
        <translation>Aanval samen</translation>
    </message>
    <message>
        <source>Trophy points to lose</source>
        <extracomment>workshop.tp</extracomment>
        <translation>Te verliezen trofeepunten</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <extracomment>workshop.deal</extracomment>
        <translation>Hand delen</translation>
    </message>
    <message>
        <source>Try an opening hand: the base and {amount} cards</source>
        <extracomment>workshop.deal-hint</extracomment>
        <translation>Probeer een openingshand: de basis en {amount} kaarten</translation>
    </message>
    <message>
        <source>A hand can be dealt once the deck has one starting base</source>
        <extracomment>workshop.no-hand</extracomment>
        <translation>Een hand delen kan zodra het deck één startbasis heeft</translation>
    </message>
    <message>
        <source>Chances of the opening hand, {amount} of {pile} cards</source>
        <extracomment>workshop.chances</extracomment>
        <translation>Kansen van de openingshand, {amount} van {pile} kaarten</translation>
    </message>
    <message>
        <source>at least one producer</source>
        <extracomment>workshop.chance-producer</extracomment>
        <translation>minstens één producent</translation>
    </message>
    <message>
        <source>at least one recruiter</source>
        <extracomment>workshop.chance-recruiter</extracomment>
        <translation>minstens één werver</translation>
    </message>
    <message>
        <source>at least one creature</source>
        <extracomment>workshop.chance-creature</extracomment>
        <translation>minstens één wezen</translation>
    </message>
    <message>
        <source>a card for the first turn</source>
        <extracomment>workshop.chance-playable</extracomment>
        <translation>een kaart voor de eerste beurt</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <extracomment>workshop.legal</extracomment>
        <translation>Dit deck is geldig.</translation>
    </message>
    <message>
        <source>This pool is legal: it can be brought to a tournament.</source>
        <extracomment>workshop.legal-pool</extracomment>
        <translation>Deze voorraad is geldig: hij kan mee naar een toernooi.</translation>
    </message>
    <message>
        <source>Colour of the deck: {value}</source>
        <extracomment>workshop.badge</extracomment>
        <translation>Kleur van het deck: {value}</translation>
    </message>
    <message>
        <source>Click for another colour</source>
        <extracomment>workshop.badge-help</extracomment>
        <translation>Klik voor een andere kleur</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>workshop.no-badge, workshop.no-bleed, workshop.backs-none</extracomment>
        <translation>geen</translation>
    </message>
    <message>
        <source>Mend it</source>
        <extracomment>workshop.mend</extracomment>
        <translation>Herstel het</translation>
    </message>
    <message>
        <source>Remove {amount}</source>
        <extracomment>workshop.mend-remove</extracomment>
        <translation>Haal {amount} weg</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>workshop.mend-add</extracomment>
        <translation>Voeg {name} toe</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <extracomment>workshop.mend-swap</extracomment>
        <translation>Neem {name}</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <extracomment>workshop.mend-replace</extracomment>
        <translation>Neem deze kaarten</translation>
    </message>
    <message>
        <source>no set of your own yet</source>
        <extracomment>workshop.maker-none</extracomment>
        <translation>nog geen eigen set</translation>
    </message>
    <message>
        <source>The set</source>
        <extracomment>workshop.the-set</extracomment>
        <translation>De set</translation>
    </message>
    <message>
        <source>Card file</source>
        <extracomment>workshop.card-file</extracomment>
        <translation>Kaartbestand</translation>
    </message>
    <message>
        <source>The text of the card file</source>
        <extracomment>workshop.file-text</extracomment>
        <translation>De tekst van het kaartbestand</translation>
    </message>
    <message>
        <source>New card</source>
        <extracomment>workshop.new-card</extracomment>
        <translation>Nieuwe kaart</translation>
    </message>
    <message>
        <source>Copy a card</source>
        <extracomment>workshop.copy-card</extracomment>
        <translation>Kaart kopiëren</translation>
    </message>
    <message>
        <source>New set</source>
        <extracomment>workshop.new-set</extracomment>
        <translation>Nieuwe set</translation>
    </message>
    <message>
        <source>My cards</source>
        <extracomment>workshop.set-name</extracomment>
        <translation>Mijn kaarten</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <extracomment>workshop.new-name</extracomment>
        <translation>{kind} {number}</translation>
    </message>
    <message>
        <source>Cards of your own stand in a text file. Begin a set, and each card is shown as you write it, here or in any editor you like.</source>
        <extracomment>workshop.no-set</extracomment>
        <translation>Eigen kaarten staan in een tekstbestand. Begin een set, en elke kaart verschijnt terwijl je haar schrijft, hier of in een editor naar keuze.</translation>
    </message>
    <message>
        <source>The card at the cursor is shown here once it is sound</source>
        <extracomment>workshop.no-card</extracomment>
        <translation>De kaart bij de cursor verschijnt hier zodra ze in orde is</translation>
    </message>
    <message>
        <source>Nothing is wrong with this file.</source>
        <extracomment>workshop.no-faults</extracomment>
        <translation>Er is niets mis met dit bestand.</translation>
    </message>
    <message>
        <source>F8: to the next fault</source>
        <extracomment>workshop.next-fault</extracomment>
        <translation>F8: naar de volgende fout</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <extracomment>workshop.n-errors</extracomment>
        <translation>
            <numerusform>%n fout</numerusform>
            <numerusform>%n fouten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>workshop.n-warnings</extracomment>
        <translation>
            <numerusform>%n waarschuwing</numerusform>
            <numerusform>%n waarschuwingen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound card(s)</source>
        <extracomment>workshop.n-sound</extracomment>
        <translation>
            <numerusform>%n kaart in orde</numerusform>
            <numerusform>%n kaarten in orde</numerusform>
        </translation>
    </message>
    <message>
        <source>In my editor</source>
        <extracomment>workshop.edit-outside</extracomment>
        <translation>In mijn editor</translation>
    </message>
    <message>
        <source>JSON Schema …</source>
        <extracomment>workshop.schema</extracomment>
        <translation>JSON-schema…</translation>
    </message>
    <message>
        <source>Save the JSON Schema, so that an editor completes keys</source>
        <extracomment>workshop.schema-note</extracomment>
        <translation>Sla het JSON-schema op, zodat een editor sleutels aanvult</translation>
    </message>
    <message>
        <source>Write {word}</source>
        <extracomment>workshop.take-word</extracomment>
        <translation>Schrijf {word}</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere; what you wrote here is kept until you save or give it up</source>
        <extracomment>workshop.changed-outside</extracomment>
        <translation>{file} is elders veranderd; wat je hier schreef blijft tot je het opslaat of laat vervallen</translation>
    </message>
    <message>
        <source>{file} was changed by another program. Write over it?</source>
        <extracomment>workshop.overwrite</extracomment>
        <translation>{file} is door een ander programma veranderd. Overschrijven?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <extracomment>workshop.write-over</extracomment>
        <translation>Overschrijven</translation>
    </message>
    <message>
        <source>Take the other text</source>
        <extracomment>workshop.take-theirs</extracomment>
        <translation>De andere tekst nemen</translation>
    </message>
    <message>
        <source>Worth {worth}; its price asks for {line}</source>
        <extracomment>workshop.budget</extracomment>
        <translation>Waard {worth}; de prijs vraagt {line}</translation>
    </message>
    <message>
        <source>The flavour finds no room on the printed card</source>
        <extracomment>workshop.flavour-long</extracomment>
        <translation>De sfeertekst past niet op de gedrukte kaart</translation>
    </message>
    <message>
        <source>Which card is copied?</source>
        <extracomment>workshop.choose-card</extracomment>
        <translation>Welke kaart wordt gekopieerd?</translation>
    </message>
    <message>
        <source>Printing</source>
        <extracomment>workshop.proof</extracomment>
        <translation>Afdrukken</translation>
    </message>
    <message numerus="yes">
        <source>{title} · {pages} pages · %n card(s)</source>
        <extracomment>workshop.proof-where</extracomment>
        <translation>
            <numerusform>{title} · {pages} pagina’s · %n kaart</numerusform>
            <numerusform>{title} · {pages} pagina’s · %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>workshop.paper</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Bleed</source>
        <extracomment>workshop.bleed</extracomment>
        <translation>Afloop</translation>
    </message>
    <message>
        <source>{amount} mm</source>
        <extracomment>workshop.millimetres</extracomment>
        <translation>{amount} mm</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>workshop.backs</extracomment>
        <translation>Achterkanten</translation>
    </message>
    <message>
        <source>long edge</source>
        <extracomment>workshop.backs-long</extracomment>
        <translation>lange zijde</translation>
    </message>
    <message>
        <source>short edge</source>
        <extracomment>workshop.backs-short</extracomment>
        <translation>korte zijde</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>workshop.what</extracomment>
        <translation>Wat afdrukken</translation>
    </message>
    <message>
        <source>Deck: {title}</source>
        <extracomment>workshop.what-deck</extracomment>
        <translation>Deck: {title}</translation>
    </message>
    <message>
        <source>Pool: {title}</source>
        <extracomment>workshop.what-pool</extracomment>
        <translation>Voorraad: {title}</translation>
    </message>
    <message>
        <source>Whole set: {title}</source>
        <extracomment>workshop.what-set</extracomment>
        <translation>Hele set: {title}</translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) of the search</source>
        <extracomment>workshop.what-found</extracomment>
        <translation>
            <numerusform>De %n kaart van de zoekopdracht</numerusform>
            <numerusform>De %n kaarten van de zoekopdracht</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies of each</source>
        <extracomment>workshop.copies</extracomment>
        <translation>Exemplaren van elk</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <extracomment>workshop.chosen-cards</extracomment>
        <translation>Gekozen kaarten</translation>
    </message>
    <message>
        <source>Shift the backs, in mm</source>
        <extracomment>workshop.offset</extracomment>
        <translation>Achterkanten verschuiven, in mm</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>workshop.offset-right</extracomment>
        <translation>naar rechts</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>workshop.offset-down</extracomment>
        <translation>omlaag</translation>
    </message>
    <message>
        <source>crop marks</source>
        <extracomment>workshop.crop-marks</extracomment>
        <translation>snijtekens</translation>
    </message>
    <message>
        <source>ruler</source>
        <extracomment>workshop.ruler</extracomment>
        <translation>liniaal</translation>
    </message>
    <message>
        <source>licence</source>
        <extracomment>workshop.licence</extracomment>
        <translation>licentie</translation>
    </message>
    <message>
        <source>solid: crop mark</source>
        <extracomment>workshop.crop-mark</extracomment>
        <translation>doorgetrokken: snijteken</translation>
    </message>
    <message>
        <source>dashed: bleed, {amount} mm</source>
        <extracomment>workshop.bleed-mark</extracomment>
        <translation>gestippeld: afloop, {amount} mm</translation>
    </message>
    <message>
        <source>Checked</source>
        <extracomment>workshop.checked</extracomment>
        <translation>Gecontroleerd</translation>
    </message>
    <message>
        <source>each card {wide} × {high} mm</source>
        <extracomment>workshop.check-size</extracomment>
        <translation>elke kaart {wide} × {high} mm</translation>
    </message>
    <message>
        <source>no letter below 6.5 pt</source>
        <extracomment>workshop.check-letters</extracomment>
        <translation>geen letter onder 6,5 pt</translation>
    </message>
    <message>
        <source>fonts embedded</source>
        <extracomment>workshop.check-fonts</extracomment>
        <translation>lettertypen ingesloten</translation>
    </message>
    <message>
        <source>backs mirrored</source>
        <extracomment>workshop.check-backs</extracomment>
        <translation>achterkanten gespiegeld</translation>
    </message>
    <message>
        <source>100 mm ruler to measure</source>
        <extracomment>workshop.check-ruler</extracomment>
        <translation>liniaal van 100 mm om te meten</translation>
    </message>
    <message>
        <source>{edge} mm free at the edge</source>
        <extracomment>workshop.check-margin</extracomment>
        <translation>{edge} mm vrij aan de rand</translation>
    </message>
    <message>
        <source>only {edge} mm free at the edge</source>
        <extracomment>workshop.check-no-margin</extracomment>
        <translation>maar {edge} mm vrij aan de rand</translation>
    </message>
    <message numerus="yes">
        <source>flavour left out on %n card(s): {name}</source>
        <extracomment>workshop.check-flavour</extracomment>
        <translation>
            <numerusform>sfeertekst weggelaten op %n kaart: {name}</numerusform>
            <numerusform>sfeertekst weggelaten op %n kaarten: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s): {name}</source>
        <extracomment>workshop.check-unknown</extracomment>
        <translation>
            <numerusform>%n onbekende kaart: {name}</numerusform>
            <numerusform>%n onbekende kaarten: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheet {sheet} of {sheets}, {side}</source>
        <extracomment>workshop.page-of</extracomment>
        <translation>Vel {sheet} van {sheets}, {side}</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <extracomment>workshop.save-pdf</extracomment>
        <translation>PDF opslaan</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>workshop.back</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <extracomment>workshop.writing</extracomment>
        <translation>{file} schrijven…</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written</source>
        <extracomment>workshop.pdf-cancelled</extracomment>
        <translation>Geannuleerd; er is niets geschreven</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <extracomment>workshop.nothing-to-print</extracomment>
        <translation>Er is nog niets af te drukken</translation>
    </message>
    <message>
        <source>Decks side by side</source>
        <extracomment>workshop.compare-title</extracomment>
        <translation>Decks naast elkaar</translation>
    </message>
    <message>
        <source>Left deck …</source>
        <extracomment>workshop.first-deck</extracomment>
        <translation>Linkerdeck…</translation>
    </message>
    <message>
        <source>Right deck …</source>
        <extracomment>workshop.other-deck</extracomment>
        <translation>Rechterdeck…</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>workshop.swap</extracomment>
        <translation>Wisselen</translation>
    </message>
    <message>
        <source>Only in the left one</source>
        <extracomment>workshop.only-left</extracomment>
        <translation>Alleen in het linker</translation>
    </message>
    <message>
        <source>Only in the right one</source>
        <extracomment>workshop.only-right</extracomment>
        <translation>Alleen in het rechter</translation>
    </message>
    <message>
        <source>In both, in other numbers</source>
        <extracomment>workshop.in-both</extracomment>
        <translation>In beide, in andere aantallen</translation>
    </message>
    <message>
        <source>{name}: left {left}, right {right}</source>
        <extracomment>workshop.row-of-two</extracomment>
        <translation>{name}: links {left}, rechts {right}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in both alike</source>
        <extracomment>workshop.same</extracomment>
        <translation>
            <numerusform>%n kaart in beide gelijk</numerusform>
            <numerusform>%n kaarten in beide gelijk</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} in other numbers, {left} only left, {right} only right</source>
        <extracomment>workshop.differ</extracomment>
        <translation>{other} in andere aantallen, {left} alleen links, {right} alleen rechts</translation>
    </message>
    <message>
        <source>No card is in both decks in different numbers</source>
        <extracomment>workshop.nothing-differs</extracomment>
        <translation>Geen kaart zit in beide decks in verschillende aantallen</translation>
    </message>
    <message>
        <source>above the left deck, below the right one</source>
        <extracomment>workshop.back-to-back</extracomment>
        <translation>boven het linkerdeck, onder het rechter</translation>
    </message>
    <message>
        <source>{size} / {whole} cards</source>
        <extracomment>workshop.size-of</extracomment>
        <translation>{size} / {whole} kaarten</translation>
    </message>
    <message>
        <source>Print at 100 %, never “fit to page”</source>
        <extracomment>workshop.proof-hint</extracomment>
        <translation>Druk af op 100 %, nooit ‘passend op pagina’</translation>
    </message>
    <message numerus="yes">
        <source>Ghour · round {number} · %n player(s)</source>
        <extracomment>workshop.tournament-where</extracomment>
        <translation>
            <numerusform>Ghour · ronde {number} · %n speler</numerusform>
            <numerusform>Ghour · ronde {number} · %n spelers</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghour · nobody has entered yet</source>
        <extracomment>workshop.tournament-none</extracomment>
        <translation>Ghour · nog niemand doet mee</translation>
    </message>
    <message>
        <source>Everybody brings a pool of 48 cards and chooses 36 of them for each of three games. Whoever wins a pairing goes on, and meets the one whose points are closest.</source>
        <extracomment>workshop.tournament-hint</extracomment>
        <translation>Iedereen brengt een voorraad van 48 kaarten mee en kiest er voor elk van drie partijen 36 uit. Wie een ontmoeting wint, gaat door en treft wie qua punten het dichtst bij staat.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>workshop.new-tournament</extracomment>
        <translation>Nieuw toernooi</translation>
    </message>
    <message>
        <source>Who takes part, and with which pool of 48 cards? Pools are built in the workshop.</source>
        <extracomment>workshop.entrants-hint</extracomment>
        <translation>Wie doet mee, en met welke voorraad van 48 kaarten? Voorraden maak je in de werkplaats.</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>workshop.add-entrant</extracomment>
        <translation>Nog een</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <extracomment>workshop.begin-tournament</extracomment>
        <translation>Loot de eerste ronde</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>workshop.pool</extracomment>
        <translation>Voorraad</translation>
    </message>
    <message>
        <source>There is no legal pool of 48 cards; build one in the workshop</source>
        <extracomment>workshop.no-pool</extracomment>
        <translation>Er is geen geldige voorraad van 48 kaarten; maak er een in de werkplaats</translation>
    </message>
    <message>
        <source>Write the names of at least two, or let computers play</source>
        <extracomment>workshop.two-entrants</extracomment>
        <translation>Schrijf minstens twee namen op, of laat computers spelen</translation>
    </message>
    <message>
        <source>Two have the same name</source>
        <extracomment>workshop.same-names</extracomment>
        <translation>Twee hebben dezelfde naam</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <extracomment>workshop.enter-result</extracomment>
        <translation>Uitslag invoeren</translation>
    </message>
    <message>
        <source>Nobody: a drawn game</source>
        <extracomment>workshop.drawn-game</extracomment>
        <translation>Niemand: gelijkspel</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>workshop.winner</extracomment>
        <translation>Winnaar</translation>
    </message>
    <message>
        <source>Cards left in the winner’s Colony</source>
        <extracomment>workshop.colony-left</extracomment>
        <translation>Kaarten over in de Kolonie van de winnaar</translation>
    </message>
    <message>
        <source>Trophy points: {name}</source>
        <extracomment>workshop.tp-of</extracomment>
        <translation>Trofeepunten: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winner</source>
        <extracomment>workshop.points-are</extracomment>
        <translation>
            <numerusform>%n punt voor de winnaar</numerusform>
            <numerusform>%n punten voor de winnaar</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it</source>
        <extracomment>workshop.take</extracomment>
        <translation>Overnemen</translation>
    </message>
    <message>
        <source>Standing</source>
        <extracomment>workshop.standing</extracomment>
        <translation>Stand</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>workshop.out</extracomment>
        <translation>uit</translation>
    </message>
    <message>
        <source>has won the tournament</source>
        <extracomment>workshop.champion</extracomment>
        <translation>wint het toernooi</translation>
    </message>
    <message>
        <source>games {won} : {lost}</source>
        <extracomment>workshop.games-of</extracomment>
        <translation>partijen {won} : {lost}</translation>
    </message>
    <message>
        <source>A win is worth a point for each card left in the Colony, and a tenth of the trophy points</source>
        <extracomment>workshop.points-rule</extracomment>
        <translation>Winst is een punt waard per kaart over in de Kolonie, plus een tiende van de trofeepunten</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>workshop.round-number</extracomment>
        <translation>Ronde {number}</translation>
    </message>
    <message>
        <source>{name} rested, without points</source>
        <extracomment>workshop.rested</extracomment>
        <translation>{name} rustte, zonder punten</translation>
    </message>
    <message>
        <source>{name} rests this round, without points</source>
        <extracomment>workshop.rests</extracomment>
        <translation>{name} rust deze ronde, zonder punten</translation>
    </message>
    <message>
        <source>{name}: {taken} of {held} chosen</source>
        <extracomment>workshop.pool-card</extracomment>
        <translation>{name}: {taken} van {held} gekozen</translation>
    </message>
    <message>
        <source>Game {number}: {size} of {whole} chosen</source>
        <extracomment>workshop.choice-of</extracomment>
        <translation>Partij {number}: {size} van {whole} gekozen</translation>
    </message>
    <message>
        <source>Game {number}: {size} cards, legal</source>
        <extracomment>workshop.choice-right</extracomment>
        <translation>Partij {number}: {size} kaarten, geldig</translation>
    </message>
    <message>
        <source>As before</source>
        <extracomment>workshop.as-before</extracomment>
        <translation>Als eerder</translation>
    </message>
    <message>
        <source>Anew</source>
        <extracomment>workshop.empty-choice</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <extracomment>workshop.play-game</extracomment>
        <translation>Speel partij {number}</translation>
    </message>
    <message>
        <source>Let them play</source>
        <extracomment>workshop.let-play</extracomment>
        <translation>Laat ze spelen</translation>
    </message>
    <message>
        <source>They are playing …</source>
        <extracomment>workshop.they-play</extracomment>
        <translation>Ze spelen…</translation>
    </message>
    <message>
        <source>The computer players could not finish their game: {why}</source>
        <extracomment>workshop.away-failed</extracomment>
        <translation>De computerspelers konden hun partij niet afmaken: {why}</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <extracomment>workshop.of-computer</extracomment>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>workshop.who-plays</extracomment>
        <translation>Wie speelt</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>workshop.to-tournament</extracomment>
        <translation>Naar het toernooi</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <extracomment>workshop.go-on-game</extracomment>
        <translation>Verder spelen</translation>
    </message>
    <message>
        <source>Strike out</source>
        <extracomment>workshop.strike-out</extracomment>
        <translation>Laatste schrappen</translation>
    </message>
    <message>
        <source>Rock-paper-scissors: {name}</source>
        <extracomment>workshop.lot-for</extracomment>
        <translation>Steen-papier-schaar: {name}</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>workshop.next-round</extracomment>
        <translation>Volgende ronde</translation>
    </message>
    <message>
        <source>{first} and {second}: {left} : {right}</source>
        <extracomment>workshop.score-of</extracomment>
        <translation>{first} en {second}: {left} : {right}</translation>
    </message>
    <message>
        <source>game {number} is next</source>
        <extracomment>workshop.game-next</extracomment>
        <translation>partij {number} is de volgende</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <extracomment>workshop.goes-on</extracomment>
        <translation>{name} gaat door</translation>
    </message>
    <message>
        <source>even in everything: rock-paper-scissors tells</source>
        <extracomment>workshop.even</extracomment>
        <translation>in alles gelijk: steen-papier-schaar beslist</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <extracomment>workshop.first-choose</extracomment>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>Ghour cannot be played at this table yet; enter the results</source>
        <extracomment>workshop.not-here</extracomment>
        <translation>Ghour kan aan deze tafel nog niet worden gespeeld; voer de uitslagen in</translation>
    </message>
    <message>
        <source>New pool</source>
        <extracomment>workshop.pool-unnamed</extracomment>
        <translation>Nieuwe voorraad</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <extracomment>workshop.unsaved</extracomment>
        <translation>‘{name}’ heeft wijzigingen die niet zijn opgeslagen.</translation>
    </message>
    <message>
        <source>Give them up</source>
        <extracomment>workshop.discard</extracomment>
        <translation>Laat ze vervallen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>workshop.cancel</extracomment>
        <translation>Annuleren</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” (%n card(s)) was left unsaved when the program ended. Go on with it?</source>
        <extracomment>workshop.draft</extracomment>
        <translation>
            <numerusform>‘{name}’ (%n kaart) was niet opgeslagen toen het programma eindigde. Ermee verdergaan?</numerusform>
            <numerusform>‘{name}’ (%n kaarten) was niet opgeslagen toen het programma eindigde. Ermee verdergaan?</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with it</source>
        <extracomment>workshop.draft-take</extracomment>
        <translation>Verdergaan</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>workshop.draft-drop</extracomment>
        <translation>Laten vervallen</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>workshop.draft-later</extracomment>
        <translation>Later</translation>
    </message>
    <message>
        <source>{name} (2)</source>
        <extracomment>workshop.copy-of</extracomment>
        <translation>{name} (2)</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>workshop.saved</extracomment>
        <translation>Opgeslagen als {file}</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <extracomment>workshop.written</extracomment>
        <translation>Geschreven naar {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the clipboard</source>
        <extracomment>workshop.copied</extracomment>
        <translation>
            <numerusform>%n kaart op het klembord</numerusform>
            <numerusform>%n kaarten op het klembord</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <extracomment>workshop.cannot-write</extracomment>
        <translation>{file} kon niet worden geschreven: {why}</translation>
    </message>
    <message>
        <source>{file} could not be read: {why}</source>
        <extracomment>workshop.cannot-read</extracomment>
        <translation>{file} kon niet worden gelezen: {why}</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck</source>
        <extracomment>workshop.no-deck</extracomment>
        <translation>‘{file}’ bevat geen Ghour-deck</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck: {why}</source>
        <extracomment>workshop.no-deck-why</extracomment>
        <translation>‘{file}’ bevat geen Ghour-deck: {why}</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck. Line {number}: {why}</source>
        <extracomment>workshop.no-deck-line</extracomment>
        <translation>‘{file}’ bevat geen Ghour-deck. Regel {number}: {why}</translation>
    </message>
    <message>
        <source>{file} is not a text</source>
        <extracomment>workshop.no-text</extracomment>
        <translation>{file} is geen tekst</translation>
    </message>
    <message>
        <source>Plain list</source>
        <extracomment>workshop.list-file</extracomment>
        <translation>Gewone lijst</translation>
    </message>
    <message>
        <source>Deck of Meadhall</source>
        <extracomment>workshop.yaml-file</extracomment>
        <translation>Deck van Meadhall</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>workshop.imported</extracomment>
        <translation>Geïmporteerd deck</translation>
    </message>
    <message>
        <source>Paste a list (“3 Card name” a line, in any language) or a deck file.</source>
        <extracomment>workshop.import-hint</extracomment>
        <translation>Plak een lijst (‘3 Kaartnaam’ per regel, in elke taal) of een deckbestand.</translation>
    </message>
    <message>
        <source>What is wrong with the list</source>
        <extracomment>workshop.import-unread</extracomment>
        <translation>Wat er mis is met de lijst</translation>
    </message>
    <message>
        <source>From a file …</source>
        <extracomment>workshop.import-file</extracomment>
        <translation>Uit een bestand…</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <extracomment>workshop.import-suggest</extracomment>
        <translation>Voorstel gebruiken</translation>
    </message>
    <message>
        <source>Replace the cards</source>
        <extracomment>workshop.import-replace</extracomment>
        <translation>Kaarten vervangen</translation>
    </message>
    <message>
        <source>As a new deck</source>
        <extracomment>workshop.import-new</extracomment>
        <translation>Als nieuw deck</translation>
    </message>
    <message>
        <source>Line {number}: {words}</source>
        <extracomment>workshop.import-line</extracomment>
        <translation>Regel {number}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read; without (it|them) the list holds {cards} cards</source>
        <extracomment>workshop.import-lost</extracomment>
        <translation>
            <numerusform>%n regel kon niet worden gelezen; zonder die regel telt de lijst {cards} kaarten</numerusform>
            <numerusform>%n regels konden niet worden gelezen; zonder die regels telt de lijst {cards} kaarten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), every line read</source>
        <extracomment>workshop.import-read</extracomment>
        <translation>
            <numerusform>%n kaart, elke regel gelezen</numerusform>
            <numerusform>%n kaarten, elke regel gelezen</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file …</source>
        <extracomment>workshop.other-file</extracomment>
        <translation>Ander bestand…</translation>
    </message>
    <message>
        <source>{name} · {amount} cards</source>
        <extracomment>workshop.deck</extracomment>
        <translation>{name} · {amount} kaarten</translation>
    </message>
    <message>
        <source>{name} · {amount} cards · your own</source>
        <extracomment>workshop.deck-own</extracomment>
        <translation>{name} · {amount} kaarten · van jezelf</translation>
    </message>
    <message>
        <source>{name} · {amount} cards · not legal yet</source>
        <extracomment>workshop.deck-wrong</extracomment>
        <translation>{name} · {amount} kaarten · nog niet geldig</translation>
    </message>
</context>
</TS>
