<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
<context>
    <name>armadora</name>
    <message>
        <source>Your turn: a warrior or palisades</source>
        <extracomment>armadora.turn</extracomment>
        <translation>Te jössz: harcos vagy palánk</translation>
    </message>
    <message>
        <source>Your turn: warrior, palisades or reinforcement</source>
        <extracomment>armadora.turn-advanced</extracomment>
        <translation>Te jössz: harcos, palánk vagy erősítés</translation>
    </message>
    <message>
        <source>Now lay a warrior, place palisades or a reinforcement</source>
        <extracomment>armadora.after-power</extracomment>
        <translation>Most tegyél le harcost, palánkot vagy erősítést</translation>
    </message>
    <message>
        <source>Now lay a warrior face down</source>
        <extracomment>armadora.after-goblin</extracomment>
        <translation>Most tegyél le egy harcost rejtve</translation>
    </message>
    <message>
        <source>You have nothing left to do but pass</source>
        <extracomment>armadora.only-pass</extracomment>
        <translation>Már csak passzolni tudsz</translation>
    </message>
    <message>
        <source>Place a second palisade, or leave it at one</source>
        <extracomment>armadora.second-palisade</extracomment>
        <translation>Tegyél le még egy palánkot, vagy maradj egynél</translation>
    </message>
    <message>
        <source>Place a third palisade, or leave it at two</source>
        <extracomment>armadora.third-palisade</extracomment>
        <translation>Tegyél le egy harmadik palánkot, vagy maradj kettőnél</translation>
    </message>
    <message>
        <source>The third palisade costs your power token</source>
        <extracomment>armadora.costs-token</extracomment>
        <translation>A harmadik palánk a képességjelződbe kerül</translation>
    </message>
    <message>
        <source>Armadora is for two to four players, not for {seats}</source>
        <extracomment>armadora.setup-seats</extracomment>
        <translation>Az Armadora két-négy játékosra való, nem ennyire: {seats}</translation>
    </message>
    <message>
        <source>Armadora knows no option {option}</source>
        <extracomment>armadora.setup-option</extracomment>
        <translation>Az Armadorának nincs ilyen beállítása: {option}</translation>
    </message>
    <message>
        <source>There is no seat {number} to begin</source>
        <extracomment>armadora.setup-first</extracomment>
        <translation>Nincs ilyen hely, amely kezdhetne: {number}</translation>
    </message>
    <message>
        <source>{picks} races were chosen for {seats} players</source>
        <extracomment>armadora.setup-picks</extracomment>
        <translation>Választott fajok: {picks}, játékosok: {seats}</translation>
    </message>
    <message>
        <source>In the advanced game the races are dealt by lot</source>
        <extracomment>armadora.setup-by-lot</extracomment>
        <translation>A haladó játékban a fajokat sorsoljuk</translation>
    </message>
    <message>
        <source>There is no race called {race}</source>
        <extracomment>armadora.setup-race</extracomment>
        <translation>Nincs ilyen faj: {race}</translation>
    </message>
    <message>
        <source>{race}: chosen twice; the warriors of a race make one army only</source>
        <extracomment>armadora.setup-race-twice</extracomment>
        <translation>{race}: kétszer választva; egy faj harcosai csak egy seregre elegek</translation>
    </message>
    <message>
        <source>Armadora knows no such action</source>
        <extracomment>armadora.unknown-action</extracomment>
        <translation>Az Armadora nem ismer ilyen lépést</translation>
    </message>
    <message>
        <source>This cannot be read as an action of Armadora</source>
        <extracomment>armadora.unreadable</extracomment>
        <translation>Ez nem olvasható az Armadora lépéseként</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>armadora.over</extracomment>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>There is no seat {number}</source>
        <extracomment>armadora.no-such-seat</extracomment>
        <translation>Nincs ilyen hely: {number}</translation>
    </message>
    <message>
        <source>Who has passed takes no further turn</source>
        <extracomment>armadora.has-passed</extracomment>
        <translation>Aki passzolt, nem lép többet</translation>
    </message>
    <message>
        <source>It is another player's turn: {seat}</source>
        <extracomment>armadora.not-your-turn</extracomment>
        <translation>Nem te lépsz, hanem: {seat}</translation>
    </message>
    <message>
        <source>First end your palisades: place one more or leave it at that</source>
        <extracomment>armadora.building</extracomment>
        <translation>Előbb fejezd be a palánkot: tegyél le még egyet, vagy állj meg itt</translation>
    </message>
    <message>
        <source>There is nothing to end: no palisade is placed yet</source>
        <extracomment>armadora.done-before-first</extracomment>
        <translation>Nincs mit befejezni: még egy palánk sem áll</translation>
    </message>
    <message>
        <source>After the open warrior you must lay one face down</source>
        <extracomment>armadora.goblin-goes-on</extracomment>
        <translation>A nyílt harcos után egyet rejtve is le kell tenned</translation>
    </message>
    <message>
        <source>After a power you must act; you cannot pass</source>
        <extracomment>armadora.pass-after-power</extracomment>
        <translation>Képesség után lépned kell, nem passzolhatsz</translation>
    </message>
    <message>
        <source>The base game has neither reinforcements nor powers</source>
        <extracomment>armadora.advanced-only</extracomment>
        <translation>Az alapjátékban nincs sem erősítés, sem képesség</translation>
    </message>
    <message>
        <source>You have no warriors left</source>
        <extracomment>armadora.reserve-empty</extracomment>
        <translation>Nincs több harcosod</translation>
    </message>
    <message>
        <source>There is no such square; squares are called a1 to {last}</source>
        <extracomment>armadora.no-such-square</extracomment>
        <translation>Nincs ilyen mező; a mezők neve a1 – {last}</translation>
    </message>
    <message>
        <source>{square} is a mine; warriors stand on land</source>
        <extracomment>armadora.mine</extracomment>
        <translation>Ez bánya: {square}; a harcosok földön állnak</translation>
    </message>
    <message>
        <source>There is a warrior on {square} already</source>
        <extracomment>armadora.occupied</extracomment>
        <translation>Itt már áll harcos: {square}</translation>
    </message>
    <message>
        <source>You have no warrior of strength {strength} left</source>
        <extracomment>armadora.no-such-strength</extracomment>
        <translation>Nincs több ilyen erejű harcosod: {strength}</translation>
    </message>
    <message>
        <source>There is no such line; palisades stand between two neighbouring squares, never on the border</source>
        <extracomment>armadora.no-such-line</extracomment>
        <translation>Nincs ilyen vonal; palánk két szomszédos mező közt áll, a tábla szélén soha</translation>
    </message>
    <message>
        <source>You have just placed a palisade on {line}</source>
        <extracomment>armadora.line-twice</extracomment>
        <translation>Ide épp most tettél palánkot: {line}</translation>
    </message>
    <message>
        <source>There are no palisades left</source>
        <extracomment>armadora.supply-empty</extracomment>
        <translation>Elfogyott a palánk</translation>
    </message>
    <message>
        <source>There is a palisade on {line} already</source>
        <extracomment>armadora.line-taken</extracomment>
        <translation>Itt már áll palánk: {line}</translation>
    </message>
    <message numerus="yes">
        <source>This would close a territory of %n square(s); at least {least} are needed</source>
        <extracomment>armadora.too-small</extracomment>
        <translation>
            <numerusform>Ez %n mezős területet zárna le; legalább {least} kell</numerusform>
        </translation>
    </message>
    <message>
        <source>You have used your reinforcement</source>
        <extracomment>armadora.reinforcement-used</extracomment>
        <translation>Az erősítésedet már felhasználtad</translation>
    </message>
    <message>
        <source>The reinforcement goes to a warrior of your own</source>
        <extracomment>armadora.reinforce-own</extracomment>
        <translation>Az erősítés a saját harcosodé</translation>
    </message>
    <message numerus="yes">
        <source>This territory is not full: %n square(s) are free</source>
        <extracomment>armadora.not-full</extracomment>
        <translation>
            <numerusform>Ez a terület nincs tele: %n mező szabad</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a reinforcement in this territory already</source>
        <extracomment>armadora.reinforced-already</extracomment>
        <translation>Ezen a területen már van erősítés</translation>
    </message>
    <message>
        <source>This power belongs to another race: {race}</source>
        <extracomment>armadora.other-race</extracomment>
        <translation>Ez a képesség más fajé: {race}</translation>
    </message>
    <message>
        <source>You have no power token left</source>
        <extracomment>armadora.no-token</extracomment>
        <translation>Nincs több képességjelződ</translation>
    </message>
    <message>
        <source>You have used your power this turn</source>
        <extracomment>armadora.second-power</extracomment>
        <translation>Ebben a lépésben már használtál képességet</translation>
    </message>
    <message>
        <source>You may look at a warrior of an opponent only</source>
        <extracomment>armadora.peek-foe</extracomment>
        <translation>Csak ellenfél harcosát nézheted meg</translation>
    </message>
    <message>
        <source>This warrior lies face up</source>
        <extracomment>armadora.peek-open</extracomment>
        <translation>Ez a harcos felfordítva fekszik</translation>
    </message>
    <message>
        <source>You may shoot at a warrior of an opponent only</source>
        <extracomment>armadora.shoot-foe</extracomment>
        <translation>Csak ellenfél harcosára lőhetsz</translation>
    </message>
    <message>
        <source>None of your elves stands in this territory</source>
        <extracomment>armadora.shoot-no-elf</extracomment>
        <translation>Nincs tündéd ezen a területen</translation>
    </message>
    <message>
        <source>This territory is full; nobody can be shot at here any more</source>
        <extracomment>armadora.shoot-full</extracomment>
        <translation>Ez a terület megtelt; itt már senkire sem lehet lőni</translation>
    </message>
    <message>
        <source>A power comes before an action, and you have none left</source>
        <extracomment>armadora.power-without-action</extracomment>
        <translation>A képesség lépés előtt jön, és már nincs lépésed</translation>
    </message>
    <message>
        <source>This power needs two warriors in your reserve and two free squares</source>
        <extracomment>armadora.goblin-needs-two</extracomment>
        <translation>Ehhez két harcos kell a tartalékodban és két szabad mező</translation>
    </message>
    <message>
        <source>Territory {first} to {last}</source>
        <extracomment>armadora.pile</extracomment>
        <translation>Terület: {first} – {last}</translation>
    </message>
    <message>
        <source>Territory {first} to {last}, shared</source>
        <extracomment>armadora.pile-shared</extracomment>
        <translation>Terület: {first} – {last}, megosztva</translation>
    </message>
    <message>
        <source>Equal gold ({gold}); comparing piles, number {place} in size decides: {mine} against {other}</source>
        <extracomment>armadora.why-piles</extracomment>
        <translation>Egyforma arany ({gold}); halmok szerint, nagyságban a {place}. dönt: {mine} – {other}</translation>
    </message>
    <message>
        <source>Equal gold ({gold}) and equal piles: the victory is shared</source>
        <extracomment>armadora.why-shared</extracomment>
        <translation>Egyforma arany ({gold}) és egyforma halmok: közös győzelem</translation>
    </message>
    <message>
        <source>Nobody has gold: the victory is shared</source>
        <extracomment>armadora.why-no-gold</extracomment>
        <translation>Senkinek sincs aranya: közös győzelem</translation>
    </message>
    <message>
        <source>The board and armies in this save cannot be read</source>
        <extracomment>armadora.fault-embedded</extracomment>
        <translation>A mentésben lévő tábla és seregek nem olvashatók</translation>
    </message>
    <message>
        <source>{what}: {value} is not between {low} and {high}</source>
        <extracomment>armadora.fault-range</extracomment>
        <translation>{what}: {value} nincs {low} és {high} között</translation>
    </message>
    <message>
        <source>Write a number from {low} to {high}</source>
        <extracomment>armadora.fault-range.mend</extracomment>
        <translation>Írj számot {low} és {high} között</translation>
    </message>
    <message>
        <source>There are {piles} piles of gold for {mines} mines</source>
        <extracomment>armadora.fault-piles</extracomment>
        <translation>Aranyhalmok: {piles}, bányák: {mines}</translation>
    </message>
    <message>
        <source>Give each mine one pile</source>
        <extracomment>armadora.fault-piles.mend</extracomment>
        <translation>Minden bányának adj egy halmot</translation>
    </message>
    <message>
        <source>There is no square {square}</source>
        <extracomment>armadora.fault-square</extracomment>
        <translation>Nincs ilyen mező: {square}</translation>
    </message>
    <message>
        <source>Squares are called a1 to {last}</source>
        <extracomment>armadora.fault-square.mend</extracomment>
        <translation>A mezők neve a1 – {last}</translation>
    </message>
    <message>
        <source>The mine {square} is named twice</source>
        <extracomment>armadora.fault-mine-twice</extracomment>
        <translation>Ez a bánya kétszer szerepel: {square}</translation>
    </message>
    <message>
        <source>Remove one {square}</source>
        <extracomment>armadora.fault-mine-twice.mend</extracomment>
        <translation>Vedd ki az egyiket: {square}</translation>
    </message>
    <message>
        <source>The mines {square} and {other} are neighbours</source>
        <extracomment>armadora.fault-mines-touch</extracomment>
        <translation>Két bánya szomszédos: {square} és {other}</translation>
    </message>
    <message>
        <source>Move {square} away from {other}</source>
        <extracomment>armadora.fault-mines-touch.mend</extracomment>
        <translation>Vidd távolabb egymástól: {square}, {other}</translation>
    </message>
    <message>
        <source>An army needs strengths from 1 upwards without a gap</source>
        <extracomment>armadora.fault-strengths</extracomment>
        <translation>Egy sereghez 1-től hézag nélkül kellenek az erők</translation>
    </message>
    <message>
        <source>Name every strength from 1 to the highest</source>
        <extracomment>armadora.fault-strengths.mend</extracomment>
        <translation>Nevezz meg minden erőt 1-től a legnagyobbig</translation>
    </message>
    <message>
        <source>There must be one army for each of 2, 3 and 4 players</source>
        <extracomment>armadora.fault-armies</extracomment>
        <translation>2, 3 és 4 játékosra egy-egy sereg kell</translation>
    </message>
    <message>
        <source>Name players 2, 3 and 4 once each</source>
        <extracomment>armadora.fault-armies.mend</extracomment>
        <translation>A 2, 3 és 4 játékost nevezd meg egyszer-egyszer</translation>
    </message>
    <message>
        <source>There must be four different races</source>
        <extracomment>armadora.fault-races</extracomment>
        <translation>Négy különböző faj kell</translation>
    </message>
    <message>
        <source>Name orc, goblin, elf and mage once each</source>
        <extracomment>armadora.fault-races.mend</extracomment>
        <translation>Nevezd meg egyszer-egyszer: orc, goblin, elf, mage</translation>
    </message>
    <message numerus="yes">
        <source>Basic game  ·  %n player(s)</source>
        <extracomment>armadora.where-basic</extracomment>
        <translation>
            <numerusform>Alapjáték  ·  %n játékos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advanced game  ·  %n player(s)</source>
        <extracomment>armadora.where-advanced</extracomment>
        <translation>
            <numerusform>Haladó játék  ·  %n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>Palisades</source>
        <extracomment>armadora.palisades</extracomment>
        <translation>Palánkok</translation>
    </message>
    <message>
        <source>Palisades left: {left}. Drag one onto a line</source>
        <extracomment>armadora.palisades-tip</extracomment>
        <translation>Maradt palánk: {left}. Húzz egyet egy vonalra</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>armadora.territories</extracomment>
        <translation>Területek</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <extracomment>armadora.territory</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Whole board</source>
        <extracomment>armadora.territory-one</extracomment>
        <translation>Egész tábla</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), {free} free</source>
        <extracomment>armadora.territory-free</extracomment>
        <translation>
            <numerusform>%n mező, {free} szabad</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), full</source>
        <extracomment>armadora.territory-full</extracomment>
        <translation>
            <numerusform>%n mező, tele</numerusform>
        </translation>
    </message>
    <message>
        <source>to {who}</source>
        <extracomment>armadora.won-by</extracomment>
        <translation>nyertese: {who}</translation>
    </message>
    <message>
        <source>shared: {who}</source>
        <extracomment>armadora.won-shared</extracomment>
        <translation>megosztva: {who}</translation>
    </message>
    <message>
        <source>nobody's</source>
        <extracomment>armadora.won-nobody</extracomment>
        <translation>senkié</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <extracomment>armadora.reserve</extracomment>
        <translation>A tartalékod</translation>
    </message>
    <message>
        <source>nobody's reserve is open</source>
        <extracomment>armadora.reserve-closed</extracomment>
        <translation>senkinek sincs nyitva a tartaléka</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>armadora.tokens</extracomment>
        <translation>Jelzők</translation>
    </message>
    <message>
        <source>reinforcement</source>
        <extracomment>armadora.flag</extracomment>
        <translation>erősítés</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <extracomment>armadora.done</extracomment>
        <translation>Ennyi elég</translation>
    </message>
    <message>
        <source>Pass for good</source>
        <extracomment>armadora.pass</extracomment>
        <translation>Végleg passzolok</translation>
    </message>
    <message>
        <source>You take no further turn in this game (AR-8.2)</source>
        <extracomment>armadora.pass-tip</extracomment>
        <translation>Ebben a játékban többet nem lépsz (AR-8.2)</translation>
    </message>
    <message>
        <source>drag a warrior onto land, or a palisade onto a line</source>
        <extracomment>armadora.hint-drag</extracomment>
        <translation>húzz egy harcost földre, vagy palánkot vonalra</translation>
    </message>
    <message>
        <source>choose a square for strength {strength}</source>
        <extracomment>armadora.hint-square</extracomment>
        <translation>válassz mezőt ehhez az erőhöz: {strength}</translation>
    </message>
    <message>
        <source>choose a line</source>
        <extracomment>armadora.hint-line</extracomment>
        <translation>válassz vonalat</translation>
    </message>
    <message>
        <source>{power}: {says}</source>
        <extracomment>armadora.hint-power</extracomment>
        <translation>{power}: {says}</translation>
    </message>
    <message>
        <source>choose a warrior of your own in a full territory</source>
        <extracomment>armadora.hint-flag</extracomment>
        <translation>válaszd egy saját harcosodat egy teli területen</translation>
    </message>
    <message>
        <source>The warrior on {square}: strength {strength}</source>
        <extracomment>armadora.peek-shown</extracomment>
        <translation>A harcos itt: {square}; ereje {strength}</translation>
    </message>
    <message>
        <source>shown this once: remember it</source>
        <extracomment>armadora.peek-once</extracomment>
        <translation>csak most látod: jegyezd meg</translation>
    </message>
    <message>
        <source>{race}, to move</source>
        <extracomment>armadora.sub-moves</extracomment>
        <translation>{race}, lép</translation>
    </message>
    <message>
        <source>{race}</source>
        <extracomment>armadora.sub</extracomment>
        <translation>{race}</translation>
    </message>
    <message>
        <source>{race}, with {partner}</source>
        <extracomment>armadora.sub-team</extracomment>
        <translation>{race}, társa: {partner}</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>armadora.out</extracomment>
        <translation>passzolt</translation>
    </message>
    <message>
        <source>{square}: free</source>
        <extracomment>armadora.square-empty</extracomment>
        <translation>{square}: szabad</translation>
    </message>
    <message>
        <source>{square}: mine, {gold} gold</source>
        <extracomment>armadora.square-mine</extracomment>
        <translation>{square}: bánya, {gold} arany</translation>
    </message>
    <message>
        <source>{square}: {who}, face down</source>
        <extracomment>armadora.square-hidden</extracomment>
        <translation>{square}: {who}, rejtve</translation>
    </message>
    <message>
        <source>{square}: {who}, strength {strength}</source>
        <extracomment>armadora.square-known</extracomment>
        <translation>{square}: {who}, ereje {strength}</translation>
    </message>
    <message>
        <source>{what}; tokens: {tokens}</source>
        <extracomment>armadora.square-tokens</extracomment>
        <translation>{what}; jelzők: {tokens}</translation>
    </message>
    <message>
        <source>{line}: a palisade may stand here</source>
        <extracomment>armadora.line-open</extracomment>
        <translation>{line}: állhat itt palánk</translation>
    </message>
    <message>
        <source>{line}: no palisade may stand here</source>
        <extracomment>armadora.line-barred</extracomment>
        <translation>{line}: nem állhat itt palánk</translation>
    </message>
    <message>
        <source>{line}: palisade</source>
        <extracomment>armadora.line-built</extracomment>
        <translation>{line}: palánk</translation>
    </message>
    <message>
        <source>Strength {strength}: {left} left</source>
        <extracomment>armadora.tile</extracomment>
        <translation>{strength} erő: maradt {left}</translation>
    </message>
    <message>
        <source>{power}: {says} Left: {left}</source>
        <extracomment>armadora.power-tip</extracomment>
        <translation>{power}: {says} Maradt: {left}</translation>
    </message>
    <message>
        <source>Reinforcement: +1 for a warrior of your own in a full territory</source>
        <extracomment>armadora.flag-tip</extracomment>
        <translation>Erősítés: +1 egy saját harcosodnak egy teli területen</translation>
    </message>
    <message>
        <source>Warrior {strength} to {square}</source>
        <extracomment>armadora.do-warrior</extracomment>
        <translation>{strength} erejű harcos ide: {square}</translation>
    </message>
    <message>
        <source>Open warrior {strength} to {square}</source>
        <extracomment>armadora.do-goblin</extracomment>
        <translation>Nyílt harcos, {strength} erejű, ide: {square}</translation>
    </message>
    <message>
        <source>Palisade {line}</source>
        <extracomment>armadora.do-palisade</extracomment>
        <translation>Palánk: {line}</translation>
    </message>
    <message>
        <source>Reinforcement to {square}</source>
        <extracomment>armadora.do-flag</extracomment>
        <translation>Erősítés ide: {square}</translation>
    </message>
    <message>
        <source>Look at {square}</source>
        <extracomment>armadora.do-peek</extracomment>
        <translation>Megnézés: {square}</translation>
    </message>
    <message>
        <source>Shoot at {square}</source>
        <extracomment>armadora.do-shoot</extracomment>
        <translation>Lövés ide: {square}</translation>
    </message>
    <message>
        <source>{who}, {race}: {left} warriors left</source>
        <extracomment>armadora.row-player</extracomment>
        <translation>{who}, {race}: maradt {left} harcos</translation>
    </message>
    <message>
        <source>Palisades left: {left}</source>
        <extracomment>armadora.row-supply</extracomment>
        <translation>Maradt palánk: {left}</translation>
    </message>
    <message>
        <source>Territory {name}: {what}, {gold} gold</source>
        <extracomment>armadora.row-territory</extracomment>
        <translation>Terület, {name}: {what}, {gold} arany</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <extracomment>armadora.log.began</extracomment>
        <translation>{who} kezd</translation>
    </message>
    <message>
        <source>{who}: warrior to {square}</source>
        <extracomment>armadora.log.warrior</extracomment>
        <translation>{who}: harcos ide: {square}</translation>
    </message>
    <message>
        <source>{who}: open warrior {strength} to {square}</source>
        <extracomment>armadora.log.goblin</extracomment>
        <translation>{who}: nyílt harcos, {strength} erejű, ide: {square}</translation>
    </message>
    <message>
        <source>{who}: palisade {line}</source>
        <extracomment>armadora.log.palisade</extracomment>
        <translation>{who}: palánk, {line}</translation>
    </message>
    <message>
        <source>{who}: palisade {line}, closes {a} and {b} squares</source>
        <extracomment>armadora.log.closed</extracomment>
        <translation>{who}: palánk, {line}; lezárva {a} és {b} mező</translation>
    </message>
    <message>
        <source>{who} passes for good</source>
        <extracomment>armadora.log.pass</extracomment>
        <translation>{who} végleg passzol</translation>
    </message>
    <message>
        <source>{who} has nothing left to do</source>
        <extracomment>armadora.log.pass-forced</extracomment>
        <translation>{who} már nem tud lépni</translation>
    </message>
    <message>
        <source>{who}: reinforcement to {square}</source>
        <extracomment>armadora.log.reinforcement</extracomment>
        <translation>{who}: erősítés ide: {square}</translation>
    </message>
    <message>
        <source>{who} looked under {square}</source>
        <extracomment>armadora.log.peek</extracomment>
        <translation>{who} benézett ide: {square}</translation>
    </message>
    <message>
        <source>{who} looked under {square}: {strength}</source>
        <extracomment>armadora.log.peek-value</extracomment>
        <translation>{who} benézett ide: {square}; ereje {strength}</translation>
    </message>
    <message>
        <source>{who} shot at {square}: −1</source>
        <extracomment>armadora.log.shoot</extracomment>
        <translation>{who} ide lőtt: {square}, −1</translation>
    </message>
    <message>
        <source>All warriors are turned up</source>
        <extracomment>armadora.log.turned-up</extracomment>
        <translation>Minden harcost felfordítunk</translation>
    </message>
    <message>
        <source>{name}: {gold} gold {what}</source>
        <extracomment>armadora.log.decided</extracomment>
        <translation>{name}: {gold} arany {what}</translation>
    </message>
</context>
<context>
    <name>claim2</name>
    <message>
        <source>Lead a card</source>
        <extracomment>claim2.lead</extracomment>
        <translation>Hívj egy lapot</translation>
    </message>
    <message numerus="yes">
        <source>Follow with this faction: {faction} (you hold %n)</source>
        <extracomment>claim2.follow</extracomment>
        <translation>
            <numerusform>Ezt a frakciót kövesd: {faction} (%n ilyen lapod van)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play any card: you hold none of this faction: {faction}</source>
        <extracomment>claim2.reply-freely</extracomment>
        <translation>Bármit játszhatsz: nincs lapod ebből a frakcióból: {faction}</translation>
    </message>
    <message>
        <source>Keep the competed card ({competed}) or swap it for the top card ({top})</source>
        <extracomment>claim2.choose</extracomment>
        <translation>Tartsd meg a nyereményt ({competed}), vagy cseréld a felső lapra ({top})</translation>
    </message>
    <message numerus="yes">
        <source>Smash up to %n gnome(s) of value {value} in the row of {victim}</source>
        <extracomment>claim2.smash</extracomment>
        <translation>
            <numerusform>Legfeljebb %n gnómot zúzhatsz szét, értéke {value}; a sor gazdája: {victim}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim 2 is for two players, not for %n</source>
        <extracomment>claim2.setup.seats</extracomment>
        <translation>
            <numerusform>A Claim 2 két játékosra való, nem ennyire: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The first leader must be one of the two players</source>
        <extracomment>claim2.setup.first</extracomment>
        <translation>Az első hívó a két játékos egyike legyen</translation>
    </message>
    <message>
        <source>Claim 2 has no option “{option}”</source>
        <extracomment>claim2.setup.option</extracomment>
        <translation>A Claim 2-nek nincs ilyen beállítása: „{option}”</translation>
    </message>
    <message>
        <source>There is nothing to pick: both players are dealt from one deck</source>
        <extracomment>claim2.setup.picks</extracomment>
        <translation>Nincs mit választani: mindketten ugyanabból a pakliból kaptok lapot</translation>
    </message>
    <message>
        <source>These are not the 52 cards of the game: {faction}: missing {missing}, too many {extra}</source>
        <extracomment>claim2.content.cards</extracomment>
        <translation>Nem ez a játék 52 lapja: {faction}: hiányzik {missing}, fölös {extra}</translation>
    </message>
    <message>
        <source>The values of this faction must be: {values}.</source>
        <extracomment>claim2.content.cards.mend</extracomment>
        <translation>A frakció értékei ezek legyenek: {values}.</translation>
    </message>
    <message>
        <source>There is no such decision in this game</source>
        <extracomment>claim2.no-decision</extracomment>
        <translation>Ebben a játékban nincs ilyen döntés</translation>
    </message>
    <message>
        <source>This decision is not written as it should be</source>
        <extracomment>claim2.malformed</extracomment>
        <translation>Ez a döntés nincs helyesen leírva</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>claim2.over</extracomment>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>No trick was just won with a seer: there is nothing to keep or swap</source>
        <extracomment>claim2.no-seer</extracomment>
        <translation>Most senki sem nyert ütést látnokkal: nincs mit megtartani vagy cserélni</translation>
    </message>
    <message>
        <source>First the seer: keep the competed card or swap it</source>
        <extracomment>claim2.seer-first</extracomment>
        <translation>Előbb a látnok: tartsd meg vagy cseréld el a nyereményt</translation>
    </message>
    <message>
        <source>No giant may smash a gnome now</source>
        <extracomment>claim2.no-smash</extracomment>
        <translation>Most egy óriás sem zúzhat szét gnómot</translation>
    </message>
    <message>
        <source>First the giants: say how many gnomes they smash</source>
        <extracomment>claim2.smash-first</extracomment>
        <translation>Előbb az óriások: mondd meg, hány gnómot zúznak szét</translation>
    </message>
    <message>
        <source>{seat} leads this trick</source>
        <extracomment>claim2.not-asked.lead</extracomment>
        <translation>Ezt az ütést ő hívja: {seat}</translation>
    </message>
    <message>
        <source>It is for {seat} to reply</source>
        <extracomment>claim2.not-asked.reply</extracomment>
        <translation>Most ő felel: {seat}</translation>
    </message>
    <message>
        <source>The choice belongs to the winner of the trick: {seat}</source>
        <extracomment>claim2.not-asked.choose</extracomment>
        <translation>Az ütés győztese dönt: {seat}</translation>
    </message>
    <message>
        <source>The giants smash for the winner of the trick: {seat}</source>
        <extracomment>claim2.not-asked.smash</extracomment>
        <translation>Az óriások az ütés győzteséért zúznak: {seat}</translation>
    </message>
    <message>
        <source>There is no card “{card}”</source>
        <extracomment>claim2.no-such-card</extracomment>
        <translation>Nincs ilyen lap: „{card}”</translation>
    </message>
    <message>
        <source>You do not hold this card: {card}</source>
        <extracomment>claim2.not-in-hand</extracomment>
        <translation>Ez a lap nincs a kezedben: {card}</translation>
    </message>
    <message>
        <source>You must follow: you hold a card of this faction: {faction}</source>
        <extracomment>claim2.must-follow</extracomment>
        <translation>Követned kell: van lapod ebből a frakcióból: {faction}</translation>
    </message>
    <message>
        <source>The number of gnomes must be a whole number from 0 up</source>
        <extracomment>claim2.smash-number</extracomment>
        <translation>A gnómok száma 0 vagy nagyobb egész szám legyen</translation>
    </message>
    <message>
        <source>Value {value}: there is no giant of it in the trick, or no gnome of it in the row of the loser</source>
        <extracomment>claim2.smash-value</extracomment>
        <translation>{value} érték: nincs ilyen óriás az ütésben, vagy nincs ilyen gnóm a vesztes sorában</translation>
    </message>
    <message>
        <source>First answer for the gnomes of value {value}</source>
        <extracomment>claim2.smash-order</extracomment>
        <translation>Előbb ezekről a gnómokról dönts: {value} értékűek</translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: the row of the loser has only %n such gnome(s)</source>
        <extracomment>claim2.smash-row</extracomment>
        <translation>
            <numerusform>{value} érték: a vesztes sorában csak %n ilyen gnóm van</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: only %n giant(s) can smash, one gnome each</source>
        <extracomment>claim2.smash-giants</extracomment>
        <translation>
            <numerusform>{value} érték: csak %n óriás zúzhat, egy-egy gnómot</numerusform>
        </translation>
    </message>
    <message>
        <source>More cards: {more} to {fewer}</source>
        <extracomment>claim2.vote.more</extracomment>
        <translation>Több lap: {more} – {fewer}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; the first difference is {higher} over {lower}</source>
        <extracomment>claim2.vote.higher</extracomment>
        <translation>
            <numerusform>%n-%n lap; az első különbség: {higher} veri: {lower}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each, all of equal values: no vote</source>
        <extracomment>claim2.vote.same</extracomment>
        <translation>
            <numerusform>%n-%n lap, csupa egyforma érték: nincs szavazat</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a card of this faction: no vote</source>
        <extracomment>claim2.vote.none</extracomment>
        <translation>Senkinek sincs lapja ebből a frakcióból: nincs szavazat</translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n card(s)</source>
        <extracomment>claim2.part.vote</extracomment>
        <translation>
            <numerusform>{faction}: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal votes: the voting factions have {more} cards against {fewer}</source>
        <extracomment>claim2.why.supporters</extracomment>
        <translation>Egyenlő szavazatok; a szavazó frakciók lapjai: {more} – {fewer}</translation>
    </message>
    <message numerus="yes">
        <source>Equal votes, and %n supporting card(s) each</source>
        <extracomment>claim2.why.draw</extracomment>
        <translation>
            <numerusform>Egyenlő szavazatok, és mindkét oldalon %n támogató lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase {phase}  ·  trick {trick} of 13</source>
        <extracomment>claim2.where</extracomment>
        <translation>{phase}. szakasz  ·  {trick}/13. ütés</translation>
    </message>
    <message>
        <source>{faction} {value}</source>
        <extracomment>claim2.card</extracomment>
        <translation>{faction} {value}</translation>
    </message>
    <message>
        <source>Gnomes: {who}</source>
        <extracomment>claim2.gnomes-of</extracomment>
        <translation>Gnómok: {who}</translation>
    </message>
    <message>
        <source>Your gnomes</source>
        <extracomment>claim2.your-gnomes</extracomment>
        <translation>Gnómjaid</translation>
    </message>
    <message>
        <source>Troll pool</source>
        <extracomment>claim2.pool</extracomment>
        <translation>Trollok készlete</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>claim2.deck</extracomment>
        <translation>Pakli</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <extracomment>claim2.deck-tip</extracomment>
        <translation>
            <numerusform>Pakli: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Smashed</source>
        <extracomment>claim2.smashed</extracomment>
        <translation>Szétzúzva</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>claim2.discard</extracomment>
        <translation>Dobott lapok</translation>
    </message>
    <message>
        <source>Played in Phase I: {cards}</source>
        <extracomment>claim2.discard-tip</extracomment>
        <translation>Az I. szakaszban kijátszva: {cards}</translation>
    </message>
    <message>
        <source>To be won</source>
        <extracomment>claim2.competed</extracomment>
        <translation>Nyeremény</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <extracomment>claim2.top</extracomment>
        <translation>A pakli teteje</translation>
    </message>
    <message>
        <source>Followers</source>
        <extracomment>claim2.followers</extracomment>
        <translation>Követők</translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s)</source>
        <extracomment>claim2.followers-tip</extracomment>
        <translation>
            <numerusform>Követők – {who}: %n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s), known: {cards}</source>
        <extracomment>claim2.followers-known</extracomment>
        <translation>
            <numerusform>Követők – {who}: %n lap, ismert: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>claim2.won-cards</extracomment>
        <translation>Elnyert</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>claim2.cards</extracomment>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Favour</source>
        <extracomment>claim2.favour</extracomment>
        <translation>Kegy</translation>
    </message>
    <message>
        <source>three votes win</source>
        <extracomment>claim2.three-votes</extracomment>
        <translation>három szavazat nyer</translation>
    </message>
    <message>
        <source>Factions</source>
        <extracomment>claim2.factions</extracomment>
        <translation>Frakciók</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <extracomment>claim2.leads-trick</extracomment>
        <translation>{who} hív</translation>
    </message>
    <message>
        <source>Last trick: won by {who}</source>
        <extracomment>claim2.last-won</extracomment>
        <translation>Utolsó ütés: {who}</translation>
    </message>
    <message>
        <source>lead here</source>
        <extracomment>claim2.slot-lead</extracomment>
        <translation>ide hívj</translation>
    </message>
    <message>
        <source>reply here</source>
        <extracomment>claim2.slot-reply</extracomment>
        <translation>ide felelj</translation>
    </message>
    <message>
        <source>asked for: {faction}</source>
        <extracomment>claim2.slot-suit</extracomment>
        <translation>hívott frakció: {faction}</translation>
    </message>
    <message>
        <source>{who} replies</source>
        <extracomment>claim2.slot-wait</extracomment>
        <translation>{who} felel</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>claim2.sub-leads</extracomment>
        <translation>hív</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>claim2.sub-moves</extracomment>
        <translation>lép</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>claim2.sub-waits</extracomment>
        <translation>vár</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <extracomment>claim2.hand-any</extracomment>
        <translation>bármelyik lap kijátszható</translation>
    </message>
    <message>
        <source>cards of other factions may not be played now</source>
        <extracomment>claim2.hand-follow</extracomment>
        <translation>más frakció lapja most nem játszható ki</translation>
    </message>
    <message>
        <source>no {faction} in your hand: any card may be played</source>
        <extracomment>claim2.hand-free</extracomment>
        <translation>nincs a kezedben: {faction}; bármelyik lap kijátszható</translation>
    </message>
    <message>
        <source>nobody's hand is open</source>
        <extracomment>claim2.hand-closed</extracomment>
        <translation>senkinek sincs nyitva a keze</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (fits|fit)</source>
        <extracomment>claim2.hint-follow</extracomment>
        <translation>
            <numerusform>%n lap jó</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>claim2.play-card</extracomment>
        <translation>Kijátszás: {card}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>claim2.choose-card</extracomment>
        <translation>Válassz egy lapot</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <extracomment>claim2.keep</extracomment>
        <translation>Megtartás: {card}</translation>
    </message>
    <message>
        <source>Swap for {card}</source>
        <extracomment>claim2.swap</extracomment>
        <translation>Csere erre: {card}</translation>
    </message>
    <message>
        <source>Spare them</source>
        <extracomment>claim2.smash-none</extracomment>
        <translation>Megkímélés</translation>
    </message>
    <message numerus="yes">
        <source>Smash %n gnome(s)</source>
        <extracomment>claim2.smash-some</extracomment>
        <translation>
            <numerusform>%n gnóm szétzúzása</numerusform>
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
        <translation>{card} – most nem játszható ki</translation>
    </message>
    <message>
        <source>Trick – {who}: {card}</source>
        <extracomment>claim2.row-trick</extracomment>
        <translation>Ütés – {who}: {card}</translation>
    </message>
    <message>
        <source>To be won: {card}</source>
        <extracomment>claim2.row-competed, claim2.log.revealed</extracomment>
        <translation>Nyeremény: {card}</translation>
    </message>
    <message>
        <source>Top of the deck: {card}</source>
        <extracomment>claim2.row-top</extracomment>
        <translation>A pakli teteje: {card}</translation>
    </message>
    <message>
        <source>Gnomes – {who}: {cards}</source>
        <extracomment>claim2.row-gnomes</extracomment>
        <translation>Gnómok – {who}: {cards}</translation>
    </message>
    <message>
        <source>Troll pool: {cards}</source>
        <extracomment>claim2.row-pool</extracomment>
        <translation>Trollok készlete: {cards}</translation>
    </message>
    <message>
        <source>Won – {who}: {cards}</source>
        <extracomment>claim2.row-score</extracomment>
        <translation>Elnyert – {who}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Hand – {who}: %n card(s)</source>
        <extracomment>claim2.row-count</extracomment>
        <translation>
            <numerusform>Kéz – {who}: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: {a} to {b}</source>
        <extracomment>claim2.row-vote</extracomment>
        <translation>{faction}: {a} – {b}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>claim2.nothing</extracomment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>leads trick {trick}</source>
        <extracomment>claim2.log.leads</extracomment>
        <translation>hívja: {trick}. ütés</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <extracomment>claim2.log.phase</extracomment>
        <translation>Kezdődik: {phase}. szakasz</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <extracomment>claim2.log.played</extracomment>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>{who} wins trick {trick}</source>
        <extracomment>claim2.log.won</extracomment>
        <translation>{who} nyeri: {trick}. ütés</translation>
    </message>
    <message>
        <source>{who} looks at the top card</source>
        <extracomment>claim2.log.peeked</extracomment>
        <translation>{who} megnézi a felső lapot</translation>
    </message>
    <message>
        <source>{who} sees: {card}</source>
        <extracomment>claim2.log.peeked-card</extracomment>
        <translation>{who} látja: {card}</translation>
    </message>
    <message>
        <source>{who} keeps the card to be won</source>
        <extracomment>claim2.log.kept</extracomment>
        <translation>{who} megtartja a nyereményt</translation>
    </message>
    <message>
        <source>{who} swaps for the top card</source>
        <extracomment>claim2.log.swapped</extracomment>
        <translation>{who} a felső lapra cserél</translation>
    </message>
    <message>
        <source>{who} recruits: {card}</source>
        <extracomment>claim2.log.recruited</extracomment>
        <translation>{who} toboroz: {card}</translation>
    </message>
    <message>
        <source>{who} recruits a card from the deck</source>
        <extracomment>claim2.log.recruited-hidden</extracomment>
        <translation>{who} a pakliból toboroz egy lapot</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes up %n follower(s)</source>
        <extracomment>claim2.log.took-up</extracomment>
        <translation>
            <numerusform>{who} kézbe vesz %n követőt</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes: {cards}</source>
        <extracomment>claim2.log.trolls</extracomment>
        <translation>{who} elviszi: {cards}</translation>
    </message>
    <message>
        <source>To the pool: {cards}</source>
        <extracomment>claim2.log.pooled</extracomment>
        <translation>A készletbe: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{who} smashes %n gnome(s) of value {value}: {victim}</source>
        <extracomment>claim2.log.smashed</extracomment>
        <translation>
            <numerusform>{who} szétzúz %n gnómot, értéke {value}: {victim}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} spares the gnomes of value {value}</source>
        <extracomment>claim2.log.spared</extracomment>
        <translation>{who} megkíméli ezeket a gnómokat: {value} értékűek</translation>
    </message>
    <message>
        <source>{faction}: vote for {who}</source>
        <extracomment>claim2.log.voted</extracomment>
        <translation>{faction}: szavazat – {who}</translation>
    </message>
    <message>
        <source>{faction}: no vote</source>
        <extracomment>claim2.log.unvoted</extracomment>
        <translation>{faction}: nincs szavazat</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>{what} (see “{verb} --help”)</source>
        <extracomment>cli.usage</extracomment>
        <translation>{what} (lásd: „{verb} --help”)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>cli.game</extracomment>
        <translation>játék</translation>
    </message>
    <message>
        <source>computer player</source>
        <extracomment>cli.level</extracomment>
        <translation>gépi játékos</translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>cli.screen</extracomment>
        <translation>képernyő</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>cli.verb</extracomment>
        <translation>parancs</translation>
    </message>
    <message>
        <source>deck</source>
        <extracomment>cli.deck</extracomment>
        <translation>pakli</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>cli.race</extracomment>
        <translation>faj</translation>
    </message>
    <message>
        <source>“{file}” holds several decks; choose one with --deck: {known}</source>
        <extracomment>cli.which-deck</extracomment>
        <translation>„{file}”: több pakli van benne; válassz egyet a --deck kapcsolóval: {known}</translation>
    </message>
    <message>
        <source>The folder “{file}” holds no card files (*.yaml)</source>
        <extracomment>cli.no-cards</extracomment>
        <translation>A mappában nincs kártyafájl (*.yaml): „{file}”</translation>
    </message>
    <message>
        <source>There is no {thing} “{word}”; did you mean “{near}”?</source>
        <extracomment>cli.near</extracomment>
        <translation>Nincs ilyen {thing}: „{word}”; erre gondoltál: „{near}”?</translation>
    </message>
    <message>
        <source>There is no {thing} “{word}”; there are: {known}</source>
        <extracomment>cli.unknown</extracomment>
        <translation>Nincs ilyen {thing}: „{word}”; ezek vannak: {known}</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not for {seats}</source>
        <extracomment>cli.seats</extracomment>
        <translation>{game}: {fewest}–{most} játékosra való, nem ennyire: {seats}</translation>
    </message>
    <message>
        <source>{game} is for {most} players, not for {seats}</source>
        <extracomment>cli.seats-exactly</extracomment>
        <translation>{game}: pontosan {most} játékosra való, nem ennyire: {seats}</translation>
    </message>
    <message>
        <source>The option “{name}” is for {listed} players, not for {seats}</source>
        <extracomment>cli.option-seats</extracomment>
        <translation>A beállítás („{name}”) csak ennyi játékossal használható: {listed}; most ennyi van: {seats}</translation>
    </message>
    <message>
        <source>{why} ({clause})</source>
        <extracomment>cli.refused</extracomment>
        <translation>{why} ({clause})</translation>
    </message>
    <message>
        <source>“{word}” does not name a seat and its computer player, such as 1=veteran</source>
        <extracomment>cli.bots</extracomment>
        <translation>„{word}”: ez nem hely és gépi játékos, mint például 1=veteran</translation>
    </message>
    <message>
        <source>There is no seat {seat}; seats are counted from 0 to {last}</source>
        <extracomment>cli.no-seat</extracomment>
        <translation>Nincs ilyen hely: {seat}; a helyek számozása 0-tól eddig tart: {last}</translation>
    </message>
    <message>
        <source>Seat {seat} is given two computer players</source>
        <extracomment>cli.seat-twice</extracomment>
        <translation>Ugyanazon a helyen két gépi játékos ülne: {seat}</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s) cannot sit on {seats} seats: name one, or one a seat</source>
        <extracomment>cli.levels</extracomment>
        <translation>
            <numerusform>%n gépi játékos nem ülhet ennyi helyre: {seats}; nevezz meg egyet, vagy helyenként egyet</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is a folder; name a file in it</source>
        <extracomment>cli.folder</extracomment>
        <translation>„{file}”: ez mappa; nevezz meg benne egy fájlt</translation>
    </message>
    <message>
        <source>There is no file “{file}”</source>
        <extracomment>cli.no-file</extracomment>
        <translation>Nincs ilyen fájl: „{file}”</translation>
    </message>
    <message>
        <source>“{file}” lies in a folder that does not exist</source>
        <extracomment>cli.no-folder</extracomment>
        <translation>„{file}”: a mappája nem létezik</translation>
    </message>
    <message>
        <source>The window opens one file at a time</source>
        <extracomment>cli.one-file</extracomment>
        <translation>Az ablak egyszerre egy fájlt nyit meg</translation>
    </message>
    <message>
        <source>The save has its answers {first} to {last}; there is no answer {to}</source>
        <extracomment>cli.to</extracomment>
        <translation>A mentésben a {first}–{last}. lépés van meg; ilyen lépés nincs: {to}</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>cli.system</extracomment>
        <translation>„{file}”: {why}</translation>
    </message>
    <message>
        <source>There is no display to open a window on: start Meadhall from a desktop, or set DISPLAY; the verbs simulate, scenario and replay need none</source>
        <extracomment>cli.no-display</extracomment>
        <translation>Nincs képernyő, amelyen ablak nyílhatna: indítsd a Meadhallt asztali környezetből, vagy állítsd be a DISPLAY változót; a simulate, scenario és replay parancsnak nem kell</translation>
    </message>
    <message>
        <source>No X server answers at the display “{display}”; check DISPLAY, or start Meadhall from a desktop</source>
        <extracomment>cli.no-server</extracomment>
        <translation>Nem válaszol X-kiszolgáló ezen a képernyőn: „{display}”; ellenőrizd a DISPLAY változót, vagy indítsd a Meadhallt asztali környezetből</translation>
    </message>
    <message>
        <source>Qt cannot draw here without {library}; on Debian or Ubuntu: sudo apt-get install -y {packages}</source>
        <extracomment>cli.no-library</extracomment>
        <translation>A Qt itt nem tud rajzolni e nélkül: {library}; Debianon vagy Ubuntun: sudo apt-get install -y {packages}</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong inside Meadhall. Your match is safe on the disk: every answer is written before it is shown. You can play on; if the table looks odd, go home and continue the match from there. The report below names no card. Nothing is sent.</source>
        <extracomment>crash.told</extracomment>
        <translation>Hiba történt a Meadhallban. A játszma biztonságban van a lemezen: minden lépést előbb mentünk, és csak aztán mutatunk. Játszhattok tovább; ha az asztal furcsán fest, menj a főképernyőre, és onnan folytasd a játszmát. A lenti jelentés egyetlen lapot sem nevez meg. Semmit sem küldünk el.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>crash.report</extracomment>
        <translation>Jelentés</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <extracomment>crash.copy</extracomment>
        <translation>Jelentés másolása</translation>
    </message>
    <message>
        <source>Open the folder of the log</source>
        <extracomment>crash.folder</extracomment>
        <translation>Naplómappa megnyitása</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>crash.go-on</extracomment>
        <translation>Tovább</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>It is your turn</source>
        <extracomment>curtain.turn</extracomment>
        <translation>Te következel</translation>
    </message>
    <message>
        <source>Nobody but {name} looks at the screen now.</source>
        <extracomment>curtain.alone</extracomment>
        <translation>Most csak ő nézi a képernyőt: {name}.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <extracomment>curtain.ready</extracomment>
        <translation>{name} vagyok</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <extracomment>curtain.undo</extracomment>
        <translation>Utolsó lépés visszavonása</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>curtain.home</extracomment>
        <translation>Főképernyő</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <extracomment>curtain.news</extracomment>
        <translation>Mióta utoljára néztél</translation>
    </message>
    <message numerus="yes">
        <source>and %n event(s) before</source>
        <extracomment>curtain.more</extracomment>
        <translation>
            <numerusform>és előtte még %n esemény</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>data</name>
    <message numerus="yes">
        <source>%n further fault(s) of this file are not shown</source>
        <extracomment>data.more</extracomment>
        <translation>
            <numerusform>A fájl további %n hibája nem látszik</numerusform>
        </translation>
    </message>
    <message>
        <source>Mend these first, then check again.</source>
        <extracomment>data.more.mend</extracomment>
        <translation>Előbb ezeket javítsd ki, aztán ellenőrizd újra.</translation>
    </message>
    <message>
        <source>This file does not exist</source>
        <extracomment>data.missing-file</extracomment>
        <translation>Ez a fájl nem létezik</translation>
    </message>
    <message>
        <source>Check the spelling of its name and folder.</source>
        <extracomment>data.missing-file.mend</extracomment>
        <translation>Ellenőrizd a nevét és a mappáját.</translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <extracomment>data.folder</extracomment>
        <translation>Ez mappa, nem fájl</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <extracomment>data.folder.mend</extracomment>
        <translation>Nevezz meg benne egy fájlt.</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <extracomment>data.unreadable</extracomment>
        <translation>Ez a fájl nem olvasható</translation>
    </message>
    <message>
        <source>Check that you may read it and that its disk is there.</source>
        <extracomment>data.unreadable.mend</extracomment>
        <translation>Ellenőrizd, van-e jogod olvasni, és megvan-e a lemeze.</translation>
    </message>
    <message>
        <source>This file is larger than {limit} bytes</source>
        <extracomment>data.too-big</extracomment>
        <translation>Ez a fájl nagyobb {limit} bájtnál</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <extracomment>data.too-big.mend</extracomment>
        <translation>Oszd több fájlra.</translation>
    </message>
    <message>
        <source>This file is written in {encoding}, not in UTF-8</source>
        <extracomment>data.encoding</extracomment>
        <translation>Ez a fájl {encoding} kódolású, nem UTF-8</translation>
    </message>
    <message>
        <source>Save it again as UTF-8.</source>
        <extracomment>data.encoding.mend</extracomment>
        <translation>Mentsd el újra UTF-8 kódolással.</translation>
    </message>
    <message>
        <source>The byte {byte} is no UTF-8 text</source>
        <extracomment>data.utf-8</extracomment>
        <translation>Ez a bájt nem UTF-8 szöveg: {byte}</translation>
    </message>
    <message>
        <source>Save the file again as UTF-8.</source>
        <extracomment>data.utf-8.mend</extracomment>
        <translation>Mentsd el a fájlt újra UTF-8 kódolással.</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n zero byte(s); it is damaged</source>
        <extracomment>data.zeros</extracomment>
        <translation>
            <numerusform>A fájlban %n nulla bájt van; megsérült</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore it from a copy.</source>
        <extracomment>data.zeros.mend</extracomment>
        <translation>Állítsd vissza egy másolatból.</translation>
    </message>
    <message numerus="yes">
        <source>The invisible character {code} may not stand in a file (%n time(s))</source>
        <extracomment>data.control</extracomment>
        <translation>
            <numerusform>Ez a láthatatlan karakter nem állhat fájlban: {code} (%n alkalommal)</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete it.</source>
        <extracomment>data.control.mend</extracomment>
        <translation>Töröld.</translation>
    </message>
    <message>
        <source>This text holds the invisible character {code}</source>
        <extracomment>data.escape-control</extracomment>
        <translation>Ebben a szövegben láthatatlan karakter van: {code}</translation>
    </message>
    <message>
        <source>Delete the escape that stands for it.</source>
        <extracomment>data.escape-control.mend</extracomment>
        <translation>Töröld azt a jelsort, amely jelöli.</translation>
    </message>
    <message>
        <source>A tab indents this line</source>
        <extracomment>data.tab</extracomment>
        <translation>Ez a sor tabulátorral van behúzva</translation>
    </message>
    <message>
        <source>Use blanks.</source>
        <extracomment>data.tab.mend</extracomment>
        <translation>Használj szóközöket.</translation>
    </message>
    <message>
        <source>The key “{word}” stands here a second time; first in line {line}</source>
        <extracomment>data.duplicate-key</extracomment>
        <translation>A „{word}” kulcs másodszor szerepel; először: {line}. sor</translation>
    </message>
    <message>
        <source>Delete one of them, or rename it.</source>
        <extracomment>data.duplicate-key.mend</extracomment>
        <translation>Töröld az egyiket, vagy nevezd át.</translation>
    </message>
    <message>
        <source>The anchor “&amp;{name}” is not allowed here</source>
        <extracomment>data.anchor</extracomment>
        <translation>Itt nem lehet horgony: „&amp;{name}”</translation>
    </message>
    <message>
        <source>Delete it; if the text shall begin with &amp;, put it in quotes.</source>
        <extracomment>data.anchor.mend</extracomment>
        <translation>Töröld; ha a szöveg &amp; jellel kezdődik, tedd idézőjelbe.</translation>
    </message>
    <message>
        <source>The alias “*{name}” is not allowed here</source>
        <extracomment>data.alias</extracomment>
        <translation>Itt nem lehet hivatkozás: „*{name}”</translation>
    </message>
    <message>
        <source>Write out what it stands for; if the text shall begin with *, put it in quotes.</source>
        <extracomment>data.alias.mend</extracomment>
        <translation>Írd ki, amit jelöl; ha a szöveg * jellel kezdődik, tedd idézőjelbe.</translation>
    </message>
    <message>
        <source>The tag “{tag}” is not allowed here</source>
        <extracomment>data.tag</extracomment>
        <translation>Itt nem lehet címke: „{tag}”</translation>
    </message>
    <message>
        <source>Delete it; if the text shall begin with !, put it in quotes.</source>
        <extracomment>data.tag.mend</extracomment>
        <translation>Töröld; ha a szöveg ! jellel kezdődik, tedd idézőjelbe.</translation>
    </message>
    <message>
        <source>A list or mapping cannot be a key</source>
        <extracomment>data.key-not-text</extracomment>
        <translation>Lista vagy leképezés nem lehet kulcs</translation>
    </message>
    <message>
        <source>Use a text as the key; if it holds brackets, put it in quotes.</source>
        <extracomment>data.key-not-text.mend</extracomment>
        <translation>A kulcs szöveg legyen; ha zárójel van benne, tedd idézőjelbe.</translation>
    </message>
    <message>
        <source>There is no key before this colon</source>
        <extracomment>data.key-empty</extracomment>
        <translation>A kettőspont előtt nincs kulcs</translation>
    </message>
    <message>
        <source>Write one.</source>
        <extracomment>data.key-empty.mend</extracomment>
        <translation>Írj egyet.</translation>
    </message>
    <message>
        <source>More than {depth} lists and mappings lie in one another</source>
        <extracomment>data.too-deep</extracomment>
        <translation>{depth} szintnél mélyebben fekszenek egymásban listák és leképezések</translation>
    </message>
    <message>
        <source>Nest them less deeply.</source>
        <extracomment>data.too-deep.mend</extracomment>
        <translation>Rendezd sekélyebben.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <extracomment>data.empty</extracomment>
        <translation>Ez a fájl üres</translation>
    </message>
    <message>
        <source>Write something in it, or delete it.</source>
        <extracomment>data.empty.mend</extracomment>
        <translation>Írj bele valamit, vagy töröld.</translation>
    </message>
    <message>
        <source>There is nothing in this document</source>
        <extracomment>data.empty-document</extracomment>
        <translation>Ebben a dokumentumban nincs semmi</translation>
    </message>
    <message>
        <source>Fill it, or delete its line of three hyphens.</source>
        <extracomment>data.empty-document.mend</extracomment>
        <translation>Töltsd ki, vagy töröld a három kötőjelből álló sorát.</translation>
    </message>
    <message>
        <source>This file holds {documents} documents; there may be one only</source>
        <extracomment>data.several-documents</extracomment>
        <translation>Ebben a fájlban {documents} dokumentum van; csak egy lehet</translation>
    </message>
    <message>
        <source>Put each in a file of its own, and delete the line of three hyphens.</source>
        <extracomment>data.several-documents.mend</extracomment>
        <translation>Mindet tedd külön fájlba, és töröld a három kötőjelből álló sort.</translation>
    </message>
    <message>
        <source>This is not YAML from here on</source>
        <extracomment>data.syntax</extracomment>
        <translation>Innentől ez nem YAML</translation>
    </message>
    <message>
        <source>Check quotes, brackets and indentation of this line and the one before.</source>
        <extracomment>data.syntax.mend</extracomment>
        <translation>Ellenőrizd ennek és az előző sornak az idézőjeleit, zárójeleit és behúzását.</translation>
    </message>
    <message>
        <source>There may be no second colon on this line, or the line before lacks one</source>
        <extracomment>data.syntax-colon</extracomment>
        <translation>Ebben a sorban nem lehet második kettőspont, vagy az előzőből hiányzik</translation>
    </message>
    <message>
        <source>Put a text with a colon in quotes; check the indentation.</source>
        <extracomment>data.syntax-colon.mend</extracomment>
        <translation>A kettőspontos szöveget tedd idézőjelbe; ellenőrizd a behúzást.</translation>
    </message>
    <message>
        <source>A text may not begin with this character</source>
        <extracomment>data.syntax-character</extracomment>
        <translation>Szöveg nem kezdődhet ezzel a karakterrel</translation>
    </message>
    <message>
        <source>Put the text in quotes.</source>
        <extracomment>data.syntax-character.mend</extracomment>
        <translation>Tedd idézőjelbe a szöveget.</translation>
    </message>
    <message>
        <source>A quote that was opened is never closed</source>
        <extracomment>data.syntax-quote</extracomment>
        <translation>Egy megnyitott idézőjel nincs bezárva</translation>
    </message>
    <message>
        <source>Close it.</source>
        <extracomment>data.syntax-quote.mend</extracomment>
        <translation>Zárd be.</translation>
    </message>
    <message>
        <source>A list in brackets is not closed here, or lacks a comma</source>
        <extracomment>data.syntax-list</extracomment>
        <translation>Egy zárójeles lista itt nincs bezárva, vagy hiányzik belőle egy vessző</translation>
    </message>
    <message>
        <source>Write a comma or the closing bracket.</source>
        <extracomment>data.syntax-list.mend</extracomment>
        <translation>Írj vesszőt vagy záró zárójelet.</translation>
    </message>
    <message>
        <source>A mapping in braces is not closed here, or lacks a comma</source>
        <extracomment>data.syntax-mapping</extracomment>
        <translation>Egy kapcsos zárójeles leképezés itt nincs bezárva, vagy hiányzik belőle egy vessző</translation>
    </message>
    <message>
        <source>Write a comma or the closing brace.</source>
        <extracomment>data.syntax-mapping.mend</extracomment>
        <translation>Írj vesszőt vagy záró kapcsos zárójelet.</translation>
    </message>
    <message>
        <source>There is a key without a colon</source>
        <extracomment>data.syntax-key</extracomment>
        <translation>Egy kulcs után nincs kettőspont</translation>
    </message>
    <message>
        <source>Write a colon and a blank after the key.</source>
        <extracomment>data.syntax-key.mend</extracomment>
        <translation>Írj a kulcs után kettőspontot és szóközt.</translation>
    </message>
    <message>
        <source>This line does not fit the lines before it</source>
        <extracomment>data.syntax-indent</extracomment>
        <translation>Ez a sor nem illik az előzőekhez</translation>
    </message>
    <message>
        <source>Give the lines of one list or mapping the same indentation; do not mix list and mapping.</source>
        <extracomment>data.syntax-indent.mend</extracomment>
        <translation>Egy lista vagy leképezés sorainak azonos legyen a behúzása; ne keverd a listát és a leképezést.</translation>
    </message>
    <message>
        <source>A list may not begin on this line</source>
        <extracomment>data.syntax-dash</extracomment>
        <translation>Ebben a sorban nem kezdődhet lista</translation>
    </message>
    <message>
        <source>Begin it on the next line, indented; or put the text in quotes.</source>
        <extracomment>data.syntax-dash.mend</extracomment>
        <translation>Kezdd a következő sorban, behúzva; vagy tedd idézőjelbe a szöveget.</translation>
    </message>
    <message>
        <source>A value is missing here</source>
        <extracomment>data.syntax-content</extracomment>
        <translation>Itt hiányzik egy érték</translation>
    </message>
    <message>
        <source>Write a value, or delete the bracket or comma.</source>
        <extracomment>data.syntax-content.mend</extracomment>
        <translation>Írj értéket, vagy töröld a zárójelet vagy vesszőt.</translation>
    </message>
    <message>
        <source>This is no escape</source>
        <extracomment>data.syntax-escape</extracomment>
        <translation>Nincs ilyen különleges jelsor</translation>
    </message>
    <message>
        <source>Write “\\” for a backslash, or use single quotes.</source>
        <extracomment>data.syntax-escape.mend</extracomment>
        <translation>Fordított perjelhez írd ezt: „\\”, vagy használj egyszeres idézőjelet.</translation>
    </message>
    <message>
        <source>There is more text after the end of the document</source>
        <extracomment>data.syntax-document</extracomment>
        <translation>A dokumentum vége után még van szöveg</translation>
    </message>
    <message>
        <source>Delete it; if it belongs to the text in quotes, put it inside.</source>
        <extracomment>data.syntax-document.mend</extracomment>
        <translation>Töröld; ha az idézőjeles szöveghez tartozik, tedd bele.</translation>
    </message>
    <message>
        <source>There is no key “{word}” here</source>
        <extracomment>data.unknown-key</extracomment>
        <translation>Itt nincs ilyen kulcs: „{word}”</translation>
    </message>
    <message>
        <source>The key “{word}” is missing</source>
        <extracomment>data.missing-key</extracomment>
        <translation>Hiányzik ez a kulcs: „{word}”</translation>
    </message>
    <message>
        <source>Add “{word}: …”.</source>
        <extracomment>data.missing-key.mend</extracomment>
        <translation>Írd hozzá: „{word}: …”.</translation>
    </message>
    <message>
        <source>This is {found}; it must be {wanted}</source>
        <extracomment>data.kind</extracomment>
        <translation>Ez a következő: {found}; ez kellene: {wanted}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>data.kind.nothing</extracomment>
        <translation>semmi</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>data.kind.text</extracomment>
        <translation>szöveg</translation>
    </message>
    <message>
        <source>Write it after the colon, without brackets.</source>
        <extracomment>data.kind.text.mend</extracomment>
        <translation>Írd a kettőspont után, zárójel nélkül.</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>data.kind.list</extracomment>
        <translation>lista</translation>
    </message>
    <message>
        <source>Put it in brackets: [a, b]; or write each item on a line of its own after a hyphen.</source>
        <extracomment>data.kind.list.mend</extracomment>
        <translation>Tedd szögletes zárójelbe: [a, b]; vagy minden elemet írj külön sorba kötőjel után.</translation>
    </message>
    <message>
        <source>a mapping</source>
        <extracomment>data.kind.mapping</extracomment>
        <translation>leképezés</translation>
    </message>
    <message>
        <source>Write pairs of key and value: “key: value”.</source>
        <extracomment>data.kind.mapping.mend</extracomment>
        <translation>Írj kulcs–érték párokat: „kulcs: érték”.</translation>
    </message>
    <message>
        <source>a text or a list</source>
        <extracomment>data.kind.text-or-list</extracomment>
        <translation>szöveg vagy lista</translation>
    </message>
    <message>
        <source>Write a text, or a list in brackets: [a, b].</source>
        <extracomment>data.kind.text-or-list.mend</extracomment>
        <translation>Írj szöveget, vagy listát szögletes zárójelben: [a, b].</translation>
    </message>
    <message>
        <source>a text or a mapping</source>
        <extracomment>data.kind.text-or-mapping</extracomment>
        <translation>szöveg vagy leképezés</translation>
    </message>
    <message>
        <source>Write a text, or pairs of key and value.</source>
        <extracomment>data.kind.text-or-mapping.mend</extracomment>
        <translation>Írj szöveget, vagy kulcs–érték párokat.</translation>
    </message>
    <message>
        <source>a list or a mapping</source>
        <extracomment>data.kind.list-or-mapping</extracomment>
        <translation>lista vagy leképezés</translation>
    </message>
    <message>
        <source>Write a list in brackets: [a, b]; or pairs of key and value.</source>
        <extracomment>data.kind.list-or-mapping.mend</extracomment>
        <translation>Írj listát szögletes zárójelben: [a, b]; vagy kulcs–érték párokat.</translation>
    </message>
    <message>
        <source>a text, a list or a mapping</source>
        <extracomment>data.kind.text-or-list-or-mapping</extracomment>
        <translation>szöveg, lista vagy leképezés</translation>
    </message>
    <message>
        <source>Write one of them.</source>
        <extracomment>data.kind.text-or-list-or-mapping.mend</extracomment>
        <translation>Írj egyet ezek közül.</translation>
    </message>
    <message>
        <source>“{word}” is no whole number</source>
        <extracomment>data.int</extracomment>
        <translation>„{word}”: ez nem egész szám</translation>
    </message>
    <message>
        <source>Write up to six digits, such as 3, -1 or +2.</source>
        <extracomment>data.int.mend</extracomment>
        <translation>Írj legfeljebb hat számjegyet, például 3, -1 vagy +2.</translation>
    </message>
    <message>
        <source>“{word}” is neither true nor false</source>
        <extracomment>data.bool</extracomment>
        <translation>„{word}”: ez se nem true, se nem false</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <extracomment>data.bool.mend</extracomment>
        <translation>Írd ezt: true vagy false.</translation>
    </message>
    <message>
        <source>“{word}” is not known here</source>
        <extracomment>data.word</extracomment>
        <translation>„{word}”: ez itt ismeretlen</translation>
    </message>
    <message>
        <source>Did you mean “{word}”?</source>
        <extracomment>data.did-you-mean</extracomment>
        <translation>Erre gondoltál: „{word}”?</translation>
    </message>
    <message>
        <source>Possible here: {words}.</source>
        <extracomment>data.choices</extracomment>
        <translation>Itt lehetséges: {words}.</translation>
    </message>
    <message>
        <source>This line stands before the first section</source>
        <extracomment>data.rules-outside</extracomment>
        <translation>Ez a sor az első szakasz előtt áll</translation>
    </message>
    <message>
        <source>“{text}” names no clause</source>
        <extracomment>data.rules-clause</extracomment>
        <translation>Nincs ilyen szabálypont: „{text}”</translation>
    </message>
</context>
<context>
    <name>ghour</name>
    <message>
        <source>Cut the pile of another player, or leave it</source>
        <extracomment>ghour.ask.cut</extracomment>
        <translation>Emeld meg egy másik játékos pakliját, vagy hagyd</translation>
    </message>
    <message>
        <source>Draw your opening hand</source>
        <extracomment>ghour.ask.opening</extracomment>
        <translation>Húzd fel a kezdőkezedet</translation>
    </message>
    <message>
        <source>Your recruiter fetches cards: draw</source>
        <extracomment>ghour.ask.recruit</extracomment>
        <translation>A toborzód lapokat hoz: húzz</translation>
    </message>
    <message>
        <source>Pay your mercenaries, or they attack your base</source>
        <extracomment>ghour.ask.hire</extracomment>
        <translation>Fizesd ki a zsoldosaidat, különben a bázisodat támadják</translation>
    </message>
    <message>
        <source>The floor is yours: act or pass</source>
        <extracomment>ghour.ask.floor</extracomment>
        <translation>Tiéd a szó: cselekedj vagy passzolj</translation>
    </message>
    <message>
        <source>Discard down to the size of your new base</source>
        <extracomment>ghour.ask.discard-down</extracomment>
        <translation>Dobj el lapokat az új bázisod méretéig</translation>
    </message>
    <message>
        <source>Everybody has seen it: turn it face-down?</source>
        <extracomment>ghour.ask.lurk</extracomment>
        <translation>Mindenki látta: leteszed képpel lefelé?</translation>
    </message>
    <message>
        <source>A weak card: against whom do you play signs?</source>
        <extracomment>ghour.ask.weak</extracomment>
        <translation>Gyenge lap: kivel játszol kő-papír-ollót?</translation>
    </message>
    <message>
        <source>An attack is announced: answer or let it come</source>
        <extracomment>ghour.ask.answer</extracomment>
        <translation>Támadást jelentettek be: felelj rá, vagy hagyd</translation>
    </message>
    <message>
        <source>Choose a sign: the weak card is at stake</source>
        <extracomment>ghour.ask.signs-weak</extracomment>
        <translation>Válassz jelet: a gyenge lap sorsa a tét</translation>
    </message>
    <message>
        <source>Choose a sign: the shapeshifter is at stake</source>
        <extracomment>ghour.ask.signs-shift</extracomment>
        <translation>Válassz jelet: az alakváltó a tét</translation>
    </message>
    <message>
        <source>Choose a sign: who attacks first?</source>
        <extracomment>ghour.ask.signs-contest</extracomment>
        <translation>Válassz jelet: ki támad először?</translation>
    </message>
    <message>
        <source>Choose your attackers, then the target</source>
        <extracomment>ghour.ask.declare</extracomment>
        <translation>Válaszd ki a támadóidat, aztán a célpontot</translation>
    </message>
    <message>
        <source>Pay the surcharge of the symbol, or leave it</source>
        <extracomment>ghour.ask.surcharge</extracomment>
        <translation>Fizesd ki a jel felárát, vagy hagyd</translation>
    </message>
    <message>
        <source>Use the goods of your symbols, or let them be lost</source>
        <extracomment>ghour.ask.spend</extracomment>
        <translation>Használd fel a jelek javait, vagy elvesznek</translation>
    </message>
    <message>
        <source>Cast a spell or use a symbol, or let it come</source>
        <extracomment>ghour.ask.window</extracomment>
        <translation>Varázsolj, használj egy jelet, vagy hagyd</translation>
    </message>
    <message>
        <source>Set your blockers against the attack lines</source>
        <extracomment>ghour.ask.blocks</extracomment>
        <translation>Állítsd a blokkolóidat a támadó vonalak elé</translation>
    </message>
    <message>
        <source>Divide the damage</source>
        <extracomment>ghour.ask.split</extracomment>
        <translation>Oszd el a sebzést</translation>
    </message>
    <message>
        <source>Who takes the items?</source>
        <extracomment>ghour.ask.loot</extracomment>
        <translation>Ki kapja a tárgyakat?</translation>
    </message>
    <message>
        <source>The base is hit: discard a card unseen, or mill the Colony</source>
        <extracomment>ghour.ask.result</extracomment>
        <translation>A bázis találatot kapott: dobass el egy rejtett lapot a kézből, vagy lapokat a Kolóniából</translation>
    </message>
    <message>
        <source>Nothing moves any more: accept a draw?</source>
        <extracomment>ghour.ask.offer</extracomment>
        <translation>Már semmi sem mozdul: elfogadod a döntetlent?</translation>
    </message>
    <message>
        <source>Decline the draw and play on</source>
        <extracomment>ghour.ask.refuse</extracomment>
        <translation>Nem kérsz döntetlent, játszol tovább</translation>
    </message>
    <message>
        <source>Claim the floor</source>
        <extracomment>ghour.ask.claim, ghour.do-claim</extracomment>
        <translation>Szót kérek</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>ghour.ask.give-up, ghour.do-give-up</extracomment>
        <translation>Feladom</translation>
    </message>
    <message>
        <source>{seat} is the last one alive</source>
        <extracomment>ghour.why.last</extracomment>
        <translation>Utolsóként maradt életben: {seat}</translation>
    </message>
    <message>
        <source>The last players fell together</source>
        <extracomment>ghour.why.draw</extracomment>
        <translation>Az utolsó játékosok együtt estek el</translation>
    </message>
    <message>
        <source>Nothing moved any more: a draw was agreed</source>
        <extracomment>ghour.why.agreed</extracomment>
        <translation>Már semmi sem mozdult: megegyezéses döntetlen</translation>
    </message>
    <message>
        <source>Cards left in the Colony</source>
        <extracomment>ghour.part.colony</extracomment>
        <translation>A Kolóniában maradt lapok</translation>
    </message>
    <message>
        <source>A tenth of {points} trophy points</source>
        <extracomment>ghour.part.trophies</extracomment>
        <translation>{points} trófeapont tizede</translation>
    </message>
    <message>
        <source>This sacrifices your base, and your hand with it: {card}</source>
        <extracomment>ghour.warn.base</extracomment>
        <translation>Ezzel feláldozod a bázisodat, vele a kezedet is: {card}</translation>
    </message>
    <message>
        <source>This is your last card: your base goes with it</source>
        <extracomment>ghour.warn.last-card</extracomment>
        <translation>Ez az utolsó lapod: vele megy a bázisod is</translation>
    </message>
    <message>
        <source>This sacrifices {card}</source>
        <extracomment>ghour.warn.sacrifice</extracomment>
        <translation>Ezzel feláldozod: {card}</translation>
    </message>
    <message>
        <source>Nothing would be left on your Field: you would be out</source>
        <extracomment>ghour.warn.out</extracomment>
        <translation>Nem maradna lap a Terepeden: kiesnél</translation>
    </message>
    <message>
        <source>Ghour is for {least} to {most} players</source>
        <extracomment>ghour.refuse.seats</extracomment>
        <translation>A Ghour {least}–{most} játékosra való</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n player(s) needs a deck</source>
        <extracomment>ghour.refuse.picks</extracomment>
        <translation>
            <numerusform>Minden játékosnak kell egy pakli (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: there is no deck {deck}</source>
        <extracomment>ghour.refuse.deck</extracomment>
        <translation>{seat}: nincs ilyen pakli: {deck}</translation>
    </message>
    <message>
        <source>No legal deck is loaded</source>
        <extracomment>ghour.refuse.no-deck</extracomment>
        <translation>Nincs betöltve szabályos pakli</translation>
    </message>
    <message>
        <source>This is no move</source>
        <extracomment>ghour.refuse.malformed</extracomment>
        <translation>Ez nem lépés</translation>
    </message>
    <message>
        <source>There is no move of this kind</source>
        <extracomment>ghour.refuse.unknown-move</extracomment>
        <translation>Nincs ilyen lépés</translation>
    </message>
    <message>
        <source>There is no card {card}</source>
        <extracomment>ghour.refuse.unknown-card</extracomment>
        <translation>Nincs ilyen lap: {card}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ghour.refuse.over</extracomment>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>This player is out of the game</source>
        <extracomment>ghour.refuse.out</extracomment>
        <translation>Ez a játékos kiesett</translation>
    </message>
    <message>
        <source>It is not this player who decides now</source>
        <extracomment>ghour.refuse.not-asked</extracomment>
        <translation>Most nem ez a játékos dönt</translation>
    </message>
    <message>
        <source>This is no answer to what is asked now</source>
        <extracomment>ghour.refuse.not-now</extracomment>
        <translation>Ez nem felelet a mostani kérdésre</translation>
    </message>
    <message>
        <source>The pile cannot be cut there</source>
        <extracomment>ghour.refuse.cut</extracomment>
        <translation>A paklit ott nem lehet megemelni</translation>
    </message>
    <message>
        <source>The opening hand is at most as large as the base</source>
        <extracomment>ghour.refuse.opening-draw</extracomment>
        <translation>A kezdőkéz legfeljebb akkora, mint a bázis</translation>
    </message>
    <message>
        <source>Draw at least one card: an empty hand costs the base</source>
        <extracomment>ghour.refuse.empty-hand</extracomment>
        <translation>Húzz legalább egy lapot: üres kézzel elvész a bázis</translation>
    </message>
    <message numerus="yes">
        <source>The recruiter fetches only %n more card(s)</source>
        <extracomment>ghour.refuse.draw-value</extracomment>
        <translation>
            <numerusform>A toborzó már csak %n lapot hoz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your base holds only %n card(s)</source>
        <extracomment>ghour.refuse.hand-limit</extracomment>
        <translation>
            <numerusform>A bázisodon csak %n lap fér el</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Colony does not hold so many cards</source>
        <extracomment>ghour.refuse.empty-colony</extracomment>
        <translation>Nincs ennyi lap a Kolóniádban</translation>
    </message>
    <message>
        <source>Only your undead in your Graveyard or in an opponent's Trophies come back</source>
        <extracomment>ghour.refuse.undead</extracomment>
        <translation>Csak a saját élőhalottad jön vissza a Temetődből vagy egy ellenfél Trófeái közül</translation>
    </message>
    <message>
        <source>You have looked into this pile today</source>
        <extracomment>ghour.refuse.second-look</extracomment>
        <translation>Ma már belenéztél ebbe a halomba</translation>
    </message>
    <message>
        <source>This pile is empty</source>
        <extracomment>ghour.refuse.empty-pile</extracomment>
        <translation>Ez a halom üres</translation>
    </message>
    <message>
        <source>An attack needs an opponent</source>
        <extracomment>ghour.refuse.opponent</extracomment>
        <translation>Támadáshoz ellenfél kell</translation>
    </message>
    <message>
        <source>You have attacked this opponent today</source>
        <extracomment>ghour.refuse.attacked-today</extracomment>
        <translation>Ezt az ellenfelet ma már megtámadtad</translation>
    </message>
    <message>
        <source>You have announced an attack already</source>
        <extracomment>ghour.refuse.second-announcement</extracomment>
        <translation>Már bejelentettél egy támadást</translation>
    </message>
    <message>
        <source>You have nothing to attack with, or there is no target</source>
        <extracomment>ghour.refuse.cannot-attack</extracomment>
        <translation>Nincs mivel támadnod, vagy nincs célpont</translation>
    </message>
    <message>
        <source>You have no announcement to withdraw</source>
        <extracomment>ghour.refuse.nothing-stands</extracomment>
        <translation>Nincs visszavonható bejelentésed</translation>
    </message>
    <message>
        <source>You withdrew once today: this announcement binds you</source>
        <extracomment>ghour.refuse.binding</extracomment>
        <translation>Ma már visszaléptél egyszer: ez a bejelentés kötelez</translation>
    </message>
    <message>
        <source>Nobody has done anything since you announced it</source>
        <extracomment>ghour.refuse.nothing-happened</extracomment>
        <translation>A bejelentésed óta senki sem tett semmit</translation>
    </message>
    <message>
        <source>Choose rock, paper or scissors</source>
        <extracomment>ghour.refuse.sign</extracomment>
        <translation>Válassz: kő, papír vagy olló</translation>
    </message>
    <message>
        <source>You can only yield where attackers are tied</source>
        <extracomment>ghour.refuse.courtesy</extracomment>
        <translation>Csak azonos esélyű támadók közt engedhetsz</translation>
    </message>
    <message>
        <source>Discard a card of your hand</source>
        <extracomment>ghour.refuse.discard-down</extracomment>
        <translation>A kezedből dobj el egy lapot</translation>
    </message>
    <message>
        <source>Only a lurking creature just played can be turned face-down</source>
        <extracomment>ghour.refuse.lurk</extracomment>
        <translation>Csak a most kijátszott rejtőzködő lény fordítható képpel lefelé</translation>
    </message>
    <message>
        <source>Choose an opponent who is still in the game</source>
        <extracomment>ghour.refuse.challenge</extracomment>
        <translation>Válassz ellenfelet, aki még játékban van</translation>
    </message>
    <message>
        <source>This card cannot loot here</source>
        <extracomment>ghour.refuse.loot</extracomment>
        <translation>Ez a lap itt nem fosztogathat</translation>
    </message>
    <message>
        <source>No base was hit</source>
        <extracomment>ghour.refuse.no-hit</extracomment>
        <translation>Egy bázis sem kapott találatot</translation>
    </message>
    <message>
        <source>Only your own cards attack</source>
        <extracomment>ghour.refuse.attacker-not-own</extracomment>
        <translation>Csak a saját lapjaid támadnak</translation>
    </message>
    <message>
        <source>Only active cards attack</source>
        <extracomment>ghour.refuse.attacker-passive</extracomment>
        <translation>Csak aktív lap támad</translation>
    </message>
    <message>
        <source>Only creatures and mobile buildings attack</source>
        <extracomment>ghour.refuse.attacker-fixed</extracomment>
        <translation>Csak lény és mobil építmény támad</translation>
    </message>
    <message>
        <source>This card is among the attackers already</source>
        <extracomment>ghour.refuse.attacker-chosen</extracomment>
        <translation>Ez a lap már a támadók közt van</translation>
    </message>
    <message>
        <source>A guard does not attack</source>
        <extracomment>ghour.refuse.guard</extracomment>
        <translation>Az őr nem támad</translation>
    </message>
    <message>
        <source>This card has nothing to strike with</source>
        <extracomment>ghour.refuse.no-strike</extracomment>
        <translation>Ennek a lapnak nincs mivel sebeznie</translation>
    </message>
    <message>
        <source>The target must be a card of the opponent named</source>
        <extracomment>ghour.refuse.target-not-theirs</extracomment>
        <translation>A célpont a megnevezett ellenfél lapja legyen</translation>
    </message>
    <message>
        <source>Only creatures, buildings and bases are targets</source>
        <extracomment>ghour.refuse.no-target</extracomment>
        <translation>Csak lény, építmény és bázis lehet célpont</translation>
    </message>
    <message>
        <source>A watchtower stands: the base cannot be attacked</source>
        <extracomment>ghour.refuse.watchtower</extracomment>
        <translation>Áll egy őrtorony: a bázis nem támadható</translation>
    </message>
    <message>
        <source>A watchtower stands: this building is protected</source>
        <extracomment>ghour.refuse.protected</extracomment>
        <translation>Áll egy őrtorony: ez az építmény védett</translation>
    </message>
    <message>
        <source>Choose at least one attacker first</source>
        <extracomment>ghour.refuse.no-attacker</extracomment>
        <translation>Előbb válassz legalább egy támadót</translation>
    </message>
    <message>
        <source>Only the attacked player's own cards block</source>
        <extracomment>ghour.refuse.blocker-not-own</extracomment>
        <translation>Csak a megtámadott játékos lapjai blokkolnak</translation>
    </message>
    <message>
        <source>The target itself does not block</source>
        <extracomment>ghour.refuse.blocker-target</extracomment>
        <translation>Maga a célpont nem blokkol</translation>
    </message>
    <message>
        <source>Only active creatures and mobile buildings block</source>
        <extracomment>ghour.refuse.blocker-passive</extracomment>
        <translation>Csak aktív lény és mobil építmény blokkol</translation>
    </message>
    <message>
        <source>An aggressive card does not block</source>
        <extracomment>ghour.refuse.aggressive</extracomment>
        <translation>Agresszív lap nem blokkol</translation>
    </message>
    <message>
        <source>There is no such attack line</source>
        <extracomment>ghour.refuse.no-line</extracomment>
        <translation>Nincs ilyen támadó vonal</translation>
    </message>
    <message>
        <source>Only a swimming card blocks a swimming one</source>
        <extracomment>ghour.refuse.swimming</extracomment>
        <translation>Úszó lapot csak úszó blokkol</translation>
    </message>
    <message>
        <source>Only a seer blocks an invisible card</source>
        <extracomment>ghour.refuse.invisible</extracomment>
        <translation>Láthatatlan lapot csak látnok blokkol</translation>
    </message>
    <message>
        <source>Each attack value of a blocker stands against one line</source>
        <extracomment>ghour.refuse.block-value</extracomment>
        <translation>A blokkoló minden támadóértéke egy vonal ellen áll</translation>
    </message>
    <message>
        <source>Only a blocker with an axe takes on further lines, and only lines that nobody blocks</source>
        <extracomment>ghour.refuse.overflow</extracomment>
        <translation>Csak bárdos blokkoló vihet tovább vonalakat, és csak olyat, amelyet más nem blokkol</translation>
    </message>
    <message>
        <source>An axe passes on only what is left after the full defence</source>
        <extracomment>ghour.refuse.axe</extracomment>
        <translation>A bárd csak azt viszi tovább, ami a teljes védekezés után marad</translation>
    </message>
    <message>
        <source>The damage cannot be divided like this</source>
        <extracomment>ghour.refuse.split</extracomment>
        <translation>A sebzés így nem osztható el</translation>
    </message>
    <message>
        <source>This card has no kamikaze to use here</source>
        <extracomment>ghour.refuse.kamikaze</extracomment>
        <translation>Ennek a lapnak itt nincs kamikaze tulajdonsága</translation>
    </message>
    <message>
        <source>This card has no shape to change here</source>
        <extracomment>ghour.refuse.shapeshifter</extracomment>
        <translation>Ez a lap itt nem válthat alakot</translation>
    </message>
    <message>
        <source>This card is no catapult that can be turned here</source>
        <extracomment>ghour.refuse.catapult</extracomment>
        <translation>Ez a lap nem itt elforgatható katapult</translation>
    </message>
    <message>
        <source>{card} yields no goods: pay first, or cancel</source>
        <extracomment>ghour.refuse.yields-nothing</extracomment>
        <translation>{card}: nem ad semmilyen jószágot; előbb fizess, vagy szakítsd meg</translation>
    </message>
    <message>
        <source>The price is not covered yet</source>
        <extracomment>ghour.refuse.goods</extracomment>
        <translation>Az ár még nincs meg</translation>
    </message>
    <message numerus="yes">
        <source>%n active builder(s) must turn for it</source>
        <extracomment>ghour.refuse.builders</extracomment>
        <translation>
            <numerusform>Ehhez %n aktív építőnek kell elfordulnia</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is not in your hand</source>
        <extracomment>ghour.refuse.not-in-hand</extracomment>
        <translation>Nincs a kezedben: {card}</translation>
    </message>
    <message>
        <source>Only spells may come from the hand now</source>
        <extracomment>ghour.refuse.spells-only</extracomment>
        <translation>Most csak varázslat játszható ki kézből</translation>
    </message>
    <message>
        <source>An extension needs a building of your own</source>
        <extracomment>ghour.refuse.no-building</extracomment>
        <translation>A bővítéshez saját építmény kell</translation>
    </message>
    <message>
        <source>An item needs a creature of your own</source>
        <extracomment>ghour.refuse.no-creature</extracomment>
        <translation>A tárgyhoz saját lény kell</translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n trophy point(s) for it</source>
        <extracomment>ghour.refuse.threshold</extracomment>
        <translation>
            <numerusform>Ehhez legalább %n trófeapont kell</numerusform>
        </translation>
    </message>
    <message>
        <source>No spells in the morning</source>
        <extracomment>ghour.refuse.morning</extracomment>
        <translation>Reggel nincs varázslás</translation>
    </message>
    <message>
        <source>This is no spell</source>
        <extracomment>ghour.refuse.no-spell</extracomment>
        <translation>Ez nem varázslat</translation>
    </message>
    <message>
        <source>A spell that yields goods is cast while you pay for something</source>
        <extracomment>ghour.refuse.yields</extracomment>
        <translation>Javakat adó varázslat fizetés közben mondható el</translation>
    </message>
    <message>
        <source>A timed spell is placed once, twice or three times turned</source>
        <extracomment>ghour.refuse.timed-state</extracomment>
        <translation>Időzített varázslat egyszer, kétszer vagy háromszor elforgatva kerül le</translation>
    </message>
    <message>
        <source>Name one player</source>
        <extracomment>ghour.refuse.target-player</extracomment>
        <translation>Nevezz meg egy játékost</translation>
    </message>
    <message>
        <source>This reaches everything and names no target</source>
        <extracomment>ghour.refuse.target-all</extracomment>
        <translation>Ez mindenre hat, nincs célpontja</translation>
    </message>
    <message>
        <source>Name a building</source>
        <extracomment>ghour.refuse.target-building</extracomment>
        <translation>Nevezz meg egy építményt</translation>
    </message>
    <message>
        <source>This card's keywords do not fit</source>
        <extracomment>ghour.refuse.target-keywords</extracomment>
        <translation>E lap tulajdonságai nem illenek</translation>
    </message>
    <message>
        <source>Name a card that the symbol can reach</source>
        <extracomment>ghour.refuse.target-one</extracomment>
        <translation>Nevezz meg egy lapot, amelyre a jel hathat</translation>
    </message>
    <message>
        <source>Only your own cards turn for you</source>
        <extracomment>ghour.refuse.not-own</extracomment>
        <translation>Csak a saját lapjaid fordulnak neked</translation>
    </message>
    <message>
        <source>The card has no such symbol</source>
        <extracomment>ghour.refuse.no-symbol</extracomment>
        <translation>A lapon nincs ilyen jel</translation>
    </message>
    <message>
        <source>Another creature of yours must help</source>
        <extracomment>ghour.refuse.helper</extracomment>
        <translation>Egy másik lényednek kell segítenie</translation>
    </message>
    <message>
        <source>A clumsy creature neither builds nor helps</source>
        <extracomment>ghour.refuse.clumsy</extracomment>
        <translation>Ügyetlen lény nem épít és nem segít</translation>
    </message>
    <message>
        <source>The card cannot be turned so far</source>
        <extracomment>ghour.refuse.beyond</extracomment>
        <translation>A lap nem fordítható el ennyire</translation>
    </message>
    <message>
        <source>This would change nothing now</source>
        <extracomment>ghour.refuse.no-effect</extracomment>
        <translation>Ez most semmin sem változtatna</translation>
    </message>
    <message>
        <source>The surcharge is not covered</source>
        <extracomment>ghour.refuse.surcharge</extracomment>
        <translation>A felár nincs meg</translation>
    </message>
    <message>
        <source>Traitors are bribed in daytime, not during an attack</source>
        <extracomment>ghour.refuse.bribe-now</extracomment>
        <translation>Árulót napközben lehet lefizetni, támadás közben nem</translation>
    </message>
    <message>
        <source>Bribing takes an opponent's traitor and twice its price</source>
        <extracomment>ghour.refuse.bribe</extracomment>
        <translation>A lefizetéshez egy ellenfél árulója és az ára kétszerese kell</translation>
    </message>
    <message>
        <source>You have no such ripe timed spell</source>
        <extracomment>ghour.refuse.not-ripe</extracomment>
        <translation>Nincs ilyen megérett időzített varázslatod</translation>
    </message>
    <message>
        <source>Recruiters are laid in daytime, not during an attack</source>
        <extracomment>ghour.refuse.recruit-now</extracomment>
        <translation>Toborzót napközben lehet letenni, támadás közben nem</translation>
    </message>
    <message>
        <source>You have laid a recruiter today</source>
        <extracomment>ghour.refuse.recruited</extracomment>
        <translation>Ma már tettél le toborzót</translation>
    </message>
    <message>
        <source>This card cannot recruit</source>
        <extracomment>ghour.refuse.no-recruit-value</extracomment>
        <translation>Ez a lap nem tud toborozni</translation>
    </message>
    <message>
        <source>Only a card of your own deck can recruit for you</source>
        <extracomment>ghour.refuse.not-owned</extracomment>
        <translation>Csak a saját paklid lapja toborozhat neked</translation>
    </message>
    <message>
        <source>After this the price could not be covered any more</source>
        <extracomment>ghour.refuse.out-of-reach</extracomment>
        <translation>Ezután az ár már nem lenne kifizethető</translation>
    </message>
    <message>
        <source>Only active creatures help building</source>
        <extracomment>ghour.refuse.passive-helper</extracomment>
        <translation>Csak aktív lény segít építeni</translation>
    </message>
    <message>
        <source>Only active creatures are builders</source>
        <extracomment>ghour.refuse.passive-builder</extracomment>
        <translation>Csak aktív lény lehet építő</translation>
    </message>
    <message>
        <source>One turn serves one purpose</source>
        <extracomment>ghour.refuse.one-purpose</extracomment>
        <translation>Egy fordítás egy célt szolgál</translation>
    </message>
    <message>
        <source>Creatures help with bases and buildings only</source>
        <extracomment>ghour.refuse.nothing-to-build</extracomment>
        <translation>A lények csak bázisnál és építménynél segítenek</translation>
    </message>
    <message>
        <source>Without a market nothing is exchanged</source>
        <extracomment>ghour.refuse.no-market</extracomment>
        <translation>Piac nélkül nincs váltás</translation>
    </message>
    <message numerus="yes">
        <source>The market takes %n for one</source>
        <extracomment>ghour.refuse.rate</extracomment>
        <translation>
            <numerusform>A piac %n-ért ad egyet</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own mercenaries can be paid, each once</source>
        <extracomment>ghour.refuse.hire</extracomment>
        <translation>Csak a saját zsoldosaid fizethetők ki, mind egyszer</translation>
    </message>
    <message>
        <source>{condition}: {results}.</source>
        <extracomment>ghour.text.line</extracomment>
        <translation>{condition}: {results}.</translation>
    </message>
    <message>
        <source>{condition}, pay {goods}: {results}.</source>
        <extracomment>ghour.text.paid</extracomment>
        <translation>{condition}, fizess ({goods}): {results}.</translation>
    </message>
    <message>
        <source>{results}.</source>
        <extracomment>ghour.text.plain</extracomment>
        <translation>{results}.</translation>
    </message>
    <message>
        <source>When ripe: {results}.</source>
        <extracomment>ghour.text.timed</extracomment>
        <translation>Amikor megérik: {results}.</translation>
    </message>
    <message>
        <source>Turn this card</source>
        <extracomment>ghour.text.when.rotate</extracomment>
        <translation>Fordítsd el</translation>
    </message>
    <message>
        <source>Turn another creature of yours as helper</source>
        <extracomment>ghour.text.when.helper</extracomment>
        <translation>Fordítsd el egy másik lényedet segítőként</translation>
    </message>
    <message>
        <source>When attacked or blocking</source>
        <extracomment>ghour.text.when.defending</extracomment>
        <translation>Ha támadják vagy blokkol</translation>
    </message>
    <message>
        <source>When attacking</source>
        <extracomment>ghour.text.when.attacking</extracomment>
        <translation>Támadáskor</translation>
    </message>
    <message>
        <source>When an opponent kills it</source>
        <extracomment>ghour.text.when.dying</extracomment>
        <translation>Ha egy ellenfél megöli</translation>
    </message>
    <message>
        <source>gain {goods}</source>
        <extracomment>ghour.text.gain</extracomment>
        <translation>kapsz: {goods}</translation>
    </message>
    <message>
        <source>{target}: {change}</source>
        <extracomment>ghour.text.give</extracomment>
        <translation>{target}: {change}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ghour.text.nothing</extracomment>
        <translation>semmi</translation>
    </message>
    <message>
        <source>{amount} {good}</source>
        <extracomment>ghour.text.amount</extracomment>
        <translation>{amount} {good}</translation>
    </message>
    <message>
        <source>{amount} attack</source>
        <extracomment>ghour.text.attack</extracomment>
        <translation>{amount} sebzés</translation>
    </message>
    <message>
        <source>{amount} life</source>
        <extracomment>ghour.text.defence</extracomment>
        <translation>{amount} élet</translation>
    </message>
    <message>
        <source>{amount} structure</source>
        <extracomment>ghour.text.structure</extracomment>
        <translation>{amount} struktúra</translation>
    </message>
    <message>
        <source>{word}</source>
        <extracomment>ghour.text.keyword</extracomment>
        <translation>{word}</translation>
    </message>
    <message>
        <source>this card</source>
        <extracomment>ghour.text.itself</extracomment>
        <translation>ez a lap</translation>
    </message>
    <message>
        <source>creature</source>
        <extracomment>ghour.text.kind.creature</extracomment>
        <translation>lény</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ghour.text.kind.building</extracomment>
        <translation>építmény</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>ghour.text.kind.base</extracomment>
        <translation>bázis</translation>
    </message>
    <message>
        <source>one {kinds}</source>
        <extracomment>ghour.text.scope.one</extracomment>
        <translation>egy {kinds}</translation>
    </message>
    <message>
        <source>each {kinds} of one player</source>
        <extracomment>ghour.text.scope.player</extracomment>
        <translation>egy játékos minden lapja ({kinds})</translation>
    </message>
    <message>
        <source>each {kinds} of all players</source>
        <extracomment>ghour.text.scope.all</extracomment>
        <translation>minden játékos minden lapja ({kinds})</translation>
    </message>
    <message>
        <source>with {word}</source>
        <extracomment>ghour.text.with</extracomment>
        <translation>ha van: {word}</translation>
    </message>
    <message>
        <source>without {word}</source>
        <extracomment>ghour.text.without</extracomment>
        <translation>ha nincs: {word}</translation>
    </message>
    <message>
        <source>{target} {filters}</source>
        <extracomment>ghour.text.filtered</extracomment>
        <translation>{target}, {filters}</translation>
    </message>
    <message>
        <source>{first}, {second}</source>
        <extracomment>ghour.text.and</extracomment>
        <translation>{first}, {second}</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <extracomment>ghour.text.or</extracomment>
        <translation>{first} vagy {second}</translation>
    </message>
    <message>
        <source>{card}: {results}</source>
        <extracomment>ghour.text.log</extracomment>
        <translation>{card}: {results}</translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <extracomment>ghour.use-one-of, ghour.v107.unknown.mend, ghour.v108.resource.mend, ghour.v120.tongue.mend</extracomment>
        <translation>Ezek egyikét használd: {known}.</translation>
    </message>
    <message>
        <source>the format line is missing or not '{word}'</source>
        <extracomment>ghour.v002.format</extracomment>
        <translation>a format sor hiányzik, vagy nem „{word}”</translation>
    </message>
    <message>
        <source>Write 'format: {word}' as the first line.</source>
        <extracomment>ghour.v002.format.mend</extracomment>
        <translation>Első sornak írd ezt: „format: {word}”.</translation>
    </message>
    <message>
        <source>unknown top-level key '{word}'</source>
        <extracomment>ghour.v004.key</extracomment>
        <translation>ismeretlen felső szintű kulcs: „{word}”</translation>
    </message>
    <message>
        <source>the id is missing</source>
        <extracomment>ghour.v101.missing</extracomment>
        <translation>hiányzik az azonosító</translation>
    </message>
    <message>
        <source>Add 'id:' with small letters, digits and hyphens.</source>
        <extracomment>ghour.v101.missing.mend</extracomment>
        <translation>Írd be az „id:” kulcsot kisbetűkkel, számokkal, kötőjelekkel.</translation>
    </message>
    <message>
        <source>the id '{word}' is malformed</source>
        <extracomment>ghour.v101.form</extracomment>
        <translation>hibás alakú azonosító: „{word}”</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, at most 40.</source>
        <extracomment>ghour.v101.form.mend</extracomment>
        <translation>Kisbetűket, számokat, kötőjeleket használj, legfeljebb 40-et.</translation>
    </message>
    <message>
        <source>the id was used already on line {line}</source>
        <extracomment>ghour.v102.twice</extracomment>
        <translation>az azonosító már szerepel: {line}. sor</translation>
    </message>
    <message>
        <source>Give every card its own id.</source>
        <extracomment>ghour.v102.twice.mend, ghour.v102.elsewhere.mend</extracomment>
        <translation>Minden lapnak legyen saját azonosítója.</translation>
    </message>
    <message>
        <source>unknown field '{word}'</source>
        <extracomment>ghour.v103.field</extracomment>
        <translation>ismeretlen mező: „{word}”</translation>
    </message>
    <message>
        <source>a {type} needs '{word}'</source>
        <extracomment>ghour.v104.field</extracomment>
        <translation>ehhez ({type}) kell: „{word}”</translation>
    </message>
    <message>
        <source>Add '{word}:'.</source>
        <extracomment>ghour.v104.field.mend, ghour.v104.part.mend, ghour.v312.part.mend</extracomment>
        <translation>Írd hozzá: „{word}:”.</translation>
    </message>
    <message>
        <source>'{word}' is missing</source>
        <extracomment>ghour.v104.part, ghour.v312.part</extracomment>
        <translation>hiányzik: „{word}”</translation>
    </message>
    <message>
        <source>the file has no '{word}'</source>
        <extracomment>ghour.v104.top</extracomment>
        <translation>a fájlból hiányzik: „{word}”</translation>
    </message>
    <message>
        <source>Add '{word}:' at the top.</source>
        <extracomment>ghour.v104.top.mend</extracomment>
        <translation>Írd legfelülre: „{word}:”.</translation>
    </message>
    <message>
        <source>a {type} has no '{word}'</source>
        <extracomment>ghour.v105.field</extracomment>
        <translation>ennek ({type}) nincs ilyenje: „{word}”</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <extracomment>ghour.v105.field.mend</extracomment>
        <translation>Töröld a sort.</translation>
    </message>
    <message>
        <source>unknown type '{word}'</source>
        <extracomment>ghour.v106.type</extracomment>
        <translation>ismeretlen típus: „{word}”</translation>
    </message>
    <message>
        <source>no colours are declared</source>
        <extracomment>ghour.v107.none</extracomment>
        <translation>nincs megadva szín</translation>
    </message>
    <message>
        <source>Add 'colours:' with at least one colour.</source>
        <extracomment>ghour.v107.none.mend</extracomment>
        <translation>Írd be a „colours:” kulcsot legalább egy színnel.</translation>
    </message>
    <message>
        <source>unknown colour '{word}'</source>
        <extracomment>ghour.v107.unknown</extracomment>
        <translation>ismeretlen szín: „{word}”</translation>
    </message>
    <message>
        <source>{field} names '{word}', which is no resource here</source>
        <extracomment>ghour.v108.resource</extracomment>
        <translation>{field}: itt nincs ilyen erőforrás: „{word}”</translation>
    </message>
    <message>
        <source>{field}: {word} is {amount}</source>
        <extracomment>ghour.v108.amount</extracomment>
        <translation>{field}: {word} értéke {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from {least} to {most}.</source>
        <extracomment>ghour.v108.amount.mend</extracomment>
        <translation>Egész szám kell {least} és {most} között.</translation>
    </message>
    <message>
        <source>the version is {amount}</source>
        <extracomment>ghour.v108.version</extracomment>
        <translation>a verzió {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from 1.</source>
        <extracomment>ghour.v108.version.mend</extracomment>
        <translation>Egész szám kell, 1-től.</translation>
    </message>
    <message>
        <source>recruit value is {amount}</source>
        <extracomment>ghour.v109.recruit</extracomment>
        <translation>a toborzási érték {amount}</translation>
    </message>
    <message>
        <source>Use {least} to {most}, or remove the line if the card cannot recruit.</source>
        <extracomment>ghour.v109.recruit.mend</extracomment>
        <translation>{least} és {most} között lehet; vagy töröld a sort, ha a lap nem toboroz.</translation>
    </message>
    <message>
        <source>unknown keyword '{word}'</source>
        <extracomment>ghour.v110.unknown</extracomment>
        <translation>ismeretlen tulajdonság: „{word}”</translation>
    </message>
    <message>
        <source>Write the name of a keyword.</source>
        <extracomment>ghour.v110.unknown.mend</extracomment>
        <translation>Egy tulajdonság nevét írd.</translation>
    </message>
    <message>
        <source>a {type} cannot have the keyword '{word}'</source>
        <extracomment>ghour.v111.type</extracomment>
        <translation>ennek ({type}) nem lehet ilyen tulajdonsága: „{word}”</translation>
    </message>
    <message>
        <source>Allowed here: {known}.</source>
        <extracomment>ghour.v111.type.mend</extracomment>
        <translation>Itt lehetséges: {known}.</translation>
    </message>
    <message>
        <source>the keyword '{word}' stands twice</source>
        <extracomment>ghour.v112.twice</extracomment>
        <translation>a tulajdonság kétszer szerepel: „{word}”</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <extracomment>ghour.v112.twice.mend, ghour.v210.kind-twice.mend</extracomment>
        <translation>Tarts meg egyet.</translation>
    </message>
    <message>
        <source>guard and aggressive together can neither attack nor block</source>
        <extracomment>ghour.v112.useless</extracomment>
        <translation>az őr és agresszív együtt se nem támad, se nem blokkol</translation>
    </message>
    <message>
        <source>Keep one of them, or mean it.</source>
        <extracomment>ghour.v112.useless.mend</extracomment>
        <translation>Tarts meg egyet, vagy szándékos.</translation>
    </message>
    <message>
        <source>attack {word} is malformed</source>
        <extracomment>ghour.v113.form</extracomment>
        <translation>hibás alakú támadás: {word}</translation>
    </message>
    <message>
        <source>Write 'kind' as club, bow or axe, and 'value' as 0 to 20.</source>
        <extracomment>ghour.v113.form.mend</extracomment>
        <translation>A „kind” értéke club, bow vagy axe legyen, a „value” 0–20.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack value(s)</source>
        <extracomment>ghour.v113.count</extracomment>
        <translation>
            <numerusform>%n támadóérték</numerusform>
        </translation>
    </message>
    <message>
        <source>Use 1 to 4, or remove the line.</source>
        <extracomment>ghour.v113.count.mend</extracomment>
        <translation>1 és 4 között lehet; vagy töröld a sort.</translation>
    </message>
    <message>
        <source>a catapult without an attack value has nothing to multiply</source>
        <extracomment>ghour.v113.catapult</extracomment>
        <translation>támadóérték nélküli katapultnak nincs mit többszöröznie</translation>
    </message>
    <message>
        <source>Add 'attacks:'.</source>
        <extracomment>ghour.v113.catapult.mend</extracomment>
        <translation>Írd hozzá: „attacks:”.</translation>
    </message>
    <message>
        <source>defence is {amount}</source>
        <extracomment>ghour.v114.defence</extracomment>
        <translation>a védekezés {amount}</translation>
    </message>
    <message>
        <source>Use {least} to {most}.</source>
        <extracomment>ghour.v114.defence.mend, ghour.v115.tp.mend, ghour.v116.size.mend</extracomment>
        <translation>{least} és {most} között lehet.</translation>
    </message>
    <message>
        <source>tp is {amount}</source>
        <extracomment>ghour.v115.tp</extracomment>
        <translation>a TP {amount}</translation>
    </message>
    <message>
        <source>size is {amount}</source>
        <extracomment>ghour.v116.size</extracomment>
        <translation>a méret {amount}</translation>
    </message>
    <message>
        <source>a starting base costs 20 gold and nothing else and has no recruit value</source>
        <extracomment>ghour.v117.start</extracomment>
        <translation>a kezdőbázis 20 aranyba kerül, semmi másba, és nincs toborzási értéke</translation>
    </message>
    <message>
        <source>Remove the other costs and 'recruit'.</source>
        <extracomment>ghour.v117.start.mend</extracomment>
        <translation>Töröld a többi költséget és a „recruit” sort.</translation>
    </message>
    <message>
        <source>only starting bases cost 20 gold, and nothing costs more</source>
        <extracomment>ghour.v117.gold</extracomment>
        <translation>20 aranyba csak kezdőbázis kerül, többe semmi</translation>
    </message>
    <message>
        <source>Use less than 20 gold.</source>
        <extracomment>ghour.v117.gold.mend</extracomment>
        <translation>20 aranynál kevesebb legyen.</translation>
    </message>
    <message>
        <source>'timed' is neither true nor false</source>
        <extracomment>ghour.v118.truth</extracomment>
        <translation>„timed” se nem true, se nem false</translation>
    </message>
    <message>
        <source>Write timed: true.</source>
        <extracomment>ghour.v118.truth.mend</extracomment>
        <translation>Írd ezt: timed: true.</translation>
    </message>
    <message>
        <source>the name '{word}' was used on line {line}</source>
        <extracomment>ghour.v119.twice</extracomment>
        <translation>ez a név már szerepel: „{word}” – {line}. sor</translation>
    </message>
    <message>
        <source>Two different cards need two names, since the limit of three counts identical cards.</source>
        <extracomment>ghour.v119.twice.mend, ghour.v119.elsewhere.mend</extracomment>
        <translation>Két különböző laphoz két név kell, mert a hármas korlát az azonos lapokat számolja.</translation>
    </message>
    <message>
        <source>'{field}' is no text</source>
        <extracomment>ghour.v120.text</extracomment>
        <translation>„{field}” nem szöveg</translation>
    </message>
    <message>
        <source>Write a text, or one text a language.</source>
        <extracomment>ghour.v120.text.mend</extracomment>
        <translation>Írj szöveget, vagy nyelvenként egyet.</translation>
    </message>
    <message>
        <source>'{field}' has no text in any language</source>
        <extracomment>ghour.v120.empty</extracomment>
        <translation>„{field}”: egy nyelven sincs szövege</translation>
    </message>
    <message>
        <source>Write at least one of en, hu, nl, pl.</source>
        <extracomment>ghour.v120.empty.mend</extracomment>
        <translation>Legalább az egyik kell: en, hu, nl, pl.</translation>
    </message>
    <message>
        <source>'{field}' names the unknown language '{word}'</source>
        <extracomment>ghour.v120.language</extracomment>
        <translation>„{field}”: ismeretlen nyelv: „{word}”</translation>
    </message>
    <message>
        <source>unknown language '{word}'</source>
        <extracomment>ghour.v120.tongue</extracomment>
        <translation>ismeretlen nyelv: „{word}”</translation>
    </message>
    <message numerus="yes">
        <source>'{field}' is empty or longer than %n letter(s)</source>
        <extracomment>ghour.v120.length</extracomment>
        <translation>
            <numerusform>„{field}” üres, vagy hosszabb ennyi betűnél: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use 1 to %n letter(s).</source>
        <extracomment>ghour.v120.length.mend</extracomment>
        <translation>
            <numerusform>1–%n betű lehet.</numerusform>
        </translation>
    </message>
    <message>
        <source>the emblem '{word}' cannot be the name of an icon</source>
        <extracomment>ghour.v120.emblem</extracomment>
        <translation>a címer nem lehet ikon neve: „{word}”</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, or remove the line.</source>
        <extracomment>ghour.v120.emblem.mend</extracomment>
        <translation>Kisbetűket, számokat, kötőjeleket használj, vagy töröld a sort.</translation>
    </message>
    <message>
        <source>'{field}' is not a list</source>
        <extracomment>ghour.v121.list</extracomment>
        <translation>„{field}” nem lista</translation>
    </message>
    <message>
        <source>Write a list, each entry on a line with '- '.</source>
        <extracomment>ghour.v121.list.mend</extracomment>
        <translation>Írj listát, minden tételt külön sorba „- ” után.</translation>
    </message>
    <message>
        <source>'{field}' is not a mapping</source>
        <extracomment>ghour.v121.mapping</extracomment>
        <translation>„{field}” nem leképezés</translation>
    </message>
    <message>
        <source>Write lines of the form 'key: value'.</source>
        <extracomment>ghour.v121.mapping.mend</extracomment>
        <translation>„kulcs: érték” alakú sorokat írj.</translation>
    </message>
    <message>
        <source>the trigger key is '{word}'</source>
        <extracomment>ghour.v201.on</extracomment>
        <translation>a kiváltó kulcsa „{word}”</translation>
    </message>
    <message>
        <source>Rename the key to 'when'.</source>
        <extracomment>ghour.v201.on.mend</extracomment>
        <translation>Nevezd át erre: „when”.</translation>
    </message>
    <message>
        <source>an ability is written as a mapping</source>
        <extracomment>ghour.v202.shape</extracomment>
        <translation>a képesség leképezés legyen</translation>
    </message>
    <message>
        <source>Write for example (when: rotate, gain: (gold: 1)).</source>
        <extracomment>ghour.v202.shape.mend</extracomment>
        <translation>Írd például így: (when: rotate, gain: (gold: 1)).</translation>
    </message>
    <message>
        <source>unknown key '{word}'</source>
        <extracomment>ghour.v202.key, ghour.v313.key</extracomment>
        <translation>ismeretlen kulcs: „{word}”</translation>
    </message>
    <message>
        <source>the trigger is missing</source>
        <extracomment>ghour.v202.no-trigger</extracomment>
        <translation>hiányzik a kiváltó</translation>
    </message>
    <message>
        <source>Add 'when:' with one of: {known}.</source>
        <extracomment>ghour.v202.no-trigger.mend</extracomment>
        <translation>Írd hozzá a „when:” kulcsot ezek egyikével: {known}.</translation>
    </message>
    <message>
        <source>unknown trigger '{word}'</source>
        <extracomment>ghour.v202.trigger</extracomment>
        <translation>ismeretlen kiváltó: „{word}”</translation>
    </message>
    <message>
        <source>a {type} cannot have the trigger '{word}'</source>
        <extracomment>ghour.v203.trigger</extracomment>
        <translation>ennek ({type}) nem lehet ilyen kiváltója: „{word}”</translation>
    </message>
    <message>
        <source>Allowed: {known}.</source>
        <extracomment>ghour.v203.trigger.mend</extracomment>
        <translation>Lehetséges: {known}.</translation>
    </message>
    <message>
        <source>the ability does nothing</source>
        <extracomment>ghour.v204.nothing</extracomment>
        <translation>a képesség nem csinál semmit</translation>
    </message>
    <message>
        <source>Add 'gain' (goods) or 'give' (modifiers, keywords).</source>
        <extracomment>ghour.v204.nothing.mend</extracomment>
        <translation>Írd hozzá: „gain” (javak) vagy „give” (módosítók, tulajdonságok).</translation>
    </message>
    <message>
        <source>'{word}' cannot have a surcharge</source>
        <extracomment>ghour.v206.surcharge</extracomment>
        <translation>ennek nem lehet felára: „{word}”</translation>
    </message>
    <message>
        <source>Remove 'pay'.</source>
        <extracomment>ghour.v206.surcharge.mend</extracomment>
        <translation>Töröld: „pay”.</translation>
    </message>
    <message>
        <source>a dying card can only give goods</source>
        <extracomment>ghour.v207.dying</extracomment>
        <translation>haldokló lap csak javakat adhat</translation>
    </message>
    <message>
        <source>Use 'gain'.</source>
        <extracomment>ghour.v207.dying.mend</extracomment>
        <translation>Használd ezt: „gain”.</translation>
    </message>
    <message>
        <source>what lasts yields no goods</source>
        <extracomment>ghour.v208.static</extracomment>
        <translation>ami állandó, nem ad javakat</translation>
    </message>
    <message>
        <source>Use 'give', or the trigger rotate.</source>
        <extracomment>ghour.v208.static.mend</extracomment>
        <translation>Használd ezt: „give”, vagy a rotate kiváltót.</translation>
    </message>
    <message>
        <source>unknown modifier '{word}'</source>
        <extracomment>ghour.v209.unknown</extracomment>
        <translation>ismeretlen módosító: „{word}”</translation>
    </message>
    <message>
        <source>{word} modifier is {amount}</source>
        <extracomment>ghour.v209.amount</extracomment>
        <translation>{word} módosító: {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from -9 to 9, not 0.</source>
        <extracomment>ghour.v209.amount.mend</extracomment>
        <translation>-9 és 9 közti egész szám legyen, 0 nem.</translation>
    </message>
    <message>
        <source>modifiers or keywords without a target</source>
        <extracomment>ghour.v210.missing</extracomment>
        <translation>módosítók vagy tulajdonságok célpont nélkül</translation>
    </message>
    <message>
        <source>Add to: (scope: one, kinds: [creature]).</source>
        <extracomment>ghour.v210.missing.mend</extracomment>
        <translation>Írd hozzá: to: (scope: one, kinds: [creature]).</translation>
    </message>
    <message>
        <source>'{word}' has no target of its own choice</source>
        <extracomment>ghour.v210.forbidden</extracomment>
        <translation>ennek nincs választható célpontja: „{word}”</translation>
    </message>
    <message>
        <source>Remove 'to'.</source>
        <extracomment>ghour.v210.forbidden.mend</extracomment>
        <translation>Töröld: „to”.</translation>
    </message>
    <message>
        <source>unknown key '{word}' of the target</source>
        <extracomment>ghour.v210.key</extracomment>
        <translation>a célpont ismeretlen kulcsa: „{word}”</translation>
    </message>
    <message>
        <source>the scope '{word}' is unknown or missing</source>
        <extracomment>ghour.v210.scope</extracomment>
        <translation>ismeretlen vagy hiányzó hatókör: „{word}”</translation>
    </message>
    <message>
        <source>Write scope: one, player or all.</source>
        <extracomment>ghour.v210.scope.mend</extracomment>
        <translation>Írd így: scope: one, player vagy all.</translation>
    </message>
    <message>
        <source>'{word}' reaches one card only</source>
        <extracomment>ghour.v210.one-card</extracomment>
        <translation>ez csak egy lapra hat: „{word}”</translation>
    </message>
    <message>
        <source>Write scope: one.</source>
        <extracomment>ghour.v210.one-card.mend</extracomment>
        <translation>Írd így: scope: one.</translation>
    </message>
    <message>
        <source>the target names no kinds</source>
        <extracomment>ghour.v210.kinds</extracomment>
        <translation>a célpontnak nincs fajtája megadva</translation>
    </message>
    <message>
        <source>Add kinds: [creature], with building or base if meant.</source>
        <extracomment>ghour.v210.kinds.mend</extracomment>
        <translation>Írd hozzá: kinds: [creature], és ha kell, building vagy base.</translation>
    </message>
    <message>
        <source>unknown kind '{word}'</source>
        <extracomment>ghour.v210.kind</extracomment>
        <translation>ismeretlen fajta: „{word}”</translation>
    </message>
    <message>
        <source>the kind '{word}' stands twice</source>
        <extracomment>ghour.v210.kind-twice</extracomment>
        <translation>a fajta kétszer szerepel: „{word}”</translation>
    </message>
    <message>
        <source>'with' and 'without' are for creatures only</source>
        <extracomment>ghour.v211.filter</extracomment>
        <translation>a „with” és a „without” csak lényekre való</translation>
    </message>
    <message>
        <source>Write kinds: [creature], or remove the filter.</source>
        <extracomment>ghour.v211.filter.mend</extracomment>
        <translation>Írd így: kinds: [creature], vagy töröld a szűrőt.</translation>
    </message>
    <message>
        <source>'defence' is for creatures, but no creature is among the target kinds</source>
        <extracomment>ghour.v212.defence</extracomment>
        <translation>a „defence” lényekre való, de nincs lény a célpontok közt</translation>
    </message>
    <message>
        <source>Use 'structure'.</source>
        <extracomment>ghour.v212.defence.mend, ghour.v212.own-defence.mend</extracomment>
        <translation>Használd ezt: „structure”.</translation>
    </message>
    <message>
        <source>'structure' is for buildings and bases, but neither is among the target kinds</source>
        <extracomment>ghour.v212.structure</extracomment>
        <translation>a „structure” építményre és bázisra való, de egyik sincs a célpontok közt</translation>
    </message>
    <message>
        <source>Use 'defence'.</source>
        <extracomment>ghour.v212.structure.mend, ghour.v212.own-structure.mend</extracomment>
        <translation>Használd ezt: „defence”.</translation>
    </message>
    <message>
        <source>'defence' is for creatures, but a {type} changes none</source>
        <extracomment>ghour.v212.own-defence</extracomment>
        <translation>a „defence” lényekre való, de ez ({type}) nem változtat lényen</translation>
    </message>
    <message>
        <source>'structure' is for buildings, but a {type} changes none</source>
        <extracomment>ghour.v212.own-structure</extracomment>
        <translation>a „structure” építményekre való, de ez ({type}) nem változtat építményen</translation>
    </message>
    <message>
        <source>'{word}' does nothing when it is granted for a day only</source>
        <extracomment>ghour.v213.idle</extracomment>
        <translation>csak egy napra adva nincs hatása: „{word}”</translation>
    </message>
    <message>
        <source>Grant another keyword or use an item.</source>
        <extracomment>ghour.v213.idle.mend</extracomment>
        <translation>Adj más tulajdonságot, vagy használj tárgyat.</translation>
    </message>
    <message>
        <source>a {type} without abilities does nothing</source>
        <extracomment>ghour.v214.nothing</extracomment>
        <translation>képesség nélkül ez ({type}) nem csinál semmit</translation>
    </message>
    <message>
        <source>Add an ability.</source>
        <extracomment>ghour.v214.nothing.mend</extracomment>
        <translation>Írj hozzá képességet.</translation>
    </message>
    <message>
        <source>no target can have the keyword '{word}'</source>
        <extracomment>ghour.v215.no-target</extracomment>
        <translation>egy célpontnak sem lehet ilyen tulajdonsága: „{word}”</translation>
    </message>
    <message>
        <source>Grant another keyword, or change the kinds.</source>
        <extracomment>ghour.v215.no-target.mend</extracomment>
        <translation>Adj más tulajdonságot, vagy változtass a fajtákon.</translation>
    </message>
    <message>
        <source>the building is not mobile, so 'attacking' is met only while mobile is granted</source>
        <extracomment>ghour.v216.not-mobile</extracomment>
        <translation>az építmény nem mobil, így az „attacking” csak akkor teljesül, ha mobillá teszik</translation>
    </message>
    <message>
        <source>Add the keyword 'mobile' or use another trigger.</source>
        <extracomment>ghour.v216.not-mobile.mend</extracomment>
        <translation>Add hozzá a „mobile” tulajdonságot, vagy használj más kiváltót.</translation>
    </message>
    <message>
        <source>there is no card '{word}'</source>
        <extracomment>ghour.v301.unknown</extracomment>
        <translation>nincs ilyen lap: „{word}”</translation>
    </message>
    <message>
        <source>Did you mean “{card}” ({word})?</source>
        <extracomment>ghour.v301.near</extracomment>
        <translation>Erre gondoltál: „{card}” ({word})?</translation>
    </message>
    <message>
        <source>Use the id of a loaded card.</source>
        <extracomment>ghour.v301.unknown.mend</extracomment>
        <translation>Egy betöltött lap azonosítóját írd.</translation>
    </message>
    <message>
        <source>{count} copies of '{card}' ({word}); a deck may hold at most {most} identical cards</source>
        <extracomment>ghour.v302.many</extracomment>
        <translation>„{card}” ({word}): {count} példány; egy pakliban legfeljebb {most} azonos lap lehet</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n.</source>
        <extracomment>ghour.v302.many.mend, ghour.v303.many.mend, ghour.v305.many.mend</extracomment>
        <translation>
            <numerusform>Vegyél ki ennyit: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} copies of '{card}'</source>
        <extracomment>ghour.v302.few</extracomment>
        <translation>„{card}”: {amount} példány</translation>
    </message>
    <message>
        <source>Write 1 to 3, or remove the line.</source>
        <extracomment>ghour.v302.few.mend, ghour.v302.form.mend</extracomment>
        <translation>1 és 3 között lehet; vagy töröld a sort.</translation>
    </message>
    <message>
        <source>the count of '{card}' is '{amount}'</source>
        <extracomment>ghour.v302.form</extracomment>
        <translation>„{card}”: a példányszám „{amount}”</translation>
    </message>
    <message>
        <source>{size} cards instead of exactly {wanted}</source>
        <extracomment>ghour.v303.few, ghour.v303.many, ghour.v305.few, ghour.v305.many</extracomment>
        <translation>{size} lap, pontosan ennyi helyett: {wanted}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n.</source>
        <extracomment>ghour.v303.few.mend, ghour.v305.few.mend</extracomment>
        <translation>
            <numerusform>Tegyél hozzá ennyit: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>no starting base (cost 20 gold)</source>
        <extracomment>ghour.v304.none</extracomment>
        <translation>nincs kezdőbázis (ára 20 arany)</translation>
    </message>
    <message>
        <source>Add exactly one starting base.</source>
        <extracomment>ghour.v304.none.mend</extracomment>
        <translation>Pontosan egy kezdőbázist adj hozzá.</translation>
    </message>
    <message numerus="yes">
        <source>%n starting base(s) (cost 20 gold) instead of one</source>
        <extracomment>ghour.v304.many</extracomment>
        <translation>
            <numerusform>%n kezdőbázis (ára 20 arany) egy helyett</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep exactly one starting base.</source>
        <extracomment>ghour.v304.many.mend</extracomment>
        <translation>Pontosan egy kezdőbázist tarts meg.</translation>
    </message>
    <message>
        <source>the pool holds no starting base</source>
        <extracomment>ghour.v306.no-base</extracomment>
        <translation>a készletben nincs kezdőbázis</translation>
    </message>
    <message>
        <source>Add at least one base that costs 20 gold.</source>
        <extracomment>ghour.v306.no-base.mend</extracomment>
        <translation>Adj hozzá legalább egy 20 aranyba kerülő bázist.</translation>
    </message>
    <message>
        <source>takes {taken} of '{card}', but the pool holds {held}</source>
        <extracomment>ghour.v307.more</extracomment>
        <translation>„{card}”: kivéve {taken}, de a készletben csak ennyi van: {held}</translation>
    </message>
    <message>
        <source>Take no more than the pool has.</source>
        <extracomment>ghour.v307.more.mend</extracomment>
        <translation>Ne vegyél többet, mint amennyi a készletben van.</translation>
    </message>
    <message>
        <source>'{card}' costs {good}, but nothing in the deck yields it and there is no market</source>
        <extracomment>ghour.v308.one</extracomment>
        <translation>„{card}”: ára {good}, de a pakliban semmi sem ad ilyet, és piac sincs</translation>
    </message>
    <message>
        <source>Add a source: {good}.</source>
        <extracomment>ghour.v308.one.mend, ghour.v308.more.mend</extracomment>
        <translation>Adj hozzá forrást: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>'{card}' and %n more cost {good}, but nothing in the deck yields it and there is no market</source>
        <extracomment>ghour.v308.more</extracomment>
        <translation>
            <numerusform>„{card}” és még %n lap ára {good}, de a pakliban semmi sem ad ilyet, és piac sincs</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions but no building to extend</source>
        <extracomment>ghour.v309.extensions</extracomment>
        <translation>van bővítés, de nincs mit bővíteni</translation>
    </message>
    <message>
        <source>Add buildings.</source>
        <extracomment>ghour.v309.extensions.mend</extracomment>
        <translation>Adj hozzá építményeket.</translation>
    </message>
    <message>
        <source>items but no creature to carry them</source>
        <extracomment>ghour.v309.items</extracomment>
        <translation>van tárgy, de nincs lény, aki viselje</translation>
    </message>
    <message>
        <source>Add creatures.</source>
        <extracomment>ghour.v309.items.mend</extracomment>
        <translation>Adj hozzá lényeket.</translation>
    </message>
    <message>
        <source>no card can recruit</source>
        <extracomment>ghour.v309.recruit</extracomment>
        <translation>egy lap sem tud toborozni</translation>
    </message>
    <message>
        <source>Add cards with a recruit value.</source>
        <extracomment>ghour.v309.recruit.mend</extracomment>
        <translation>Adj hozzá toborzási értékű lapokat.</translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) besides the starting base yield goods when turned</source>
        <extracomment>ghour.v314.few</extracomment>
        <translation>
            <numerusform>a kezdőbázison kívül csak %n lap ad javakat elforgatva</numerusform>
        </translation>
    </message>
    <message>
        <source>Add producers.</source>
        <extracomment>ghour.v314.few.mend</extracomment>
        <translation>Adj hozzá termelőket.</translation>
    </message>
    <message>
        <source>no creature costs {most} goods or less: a flyer that attacks on its first day meets nobody</source>
        <extracomment>ghour.v315.none</extracomment>
        <translation>egyetlen lény sem kerül {most} jószágba vagy kevesebbe: az első napján támadó repülővel senki sem száll szembe</translation>
    </message>
    <message>
        <source>Add cheap creatures.</source>
        <extracomment>ghour.v315.none.mend</extracomment>
        <translation>Adj hozzá olcsó lényeket.</translation>
    </message>
    <message>
        <source>the id '{word}' was used already on line {line}</source>
        <extracomment>ghour.v310.twice</extracomment>
        <translation>az azonosító már szerepel: „{word}” – {line}. sor</translation>
    </message>
    <message>
        <source>Give every deck its own id.</source>
        <extracomment>ghour.v310.twice.mend</extracomment>
        <translation>Minden paklinak legyen saját azonosítója.</translation>
    </message>
    <message>
        <source>the card set '{word}' is not loaded</source>
        <extracomment>ghour.v311.set</extracomment>
        <translation>ez a lapkészlet nincs betöltve: „{word}”</translation>
    </message>
    <message>
        <source>Load it, or name another set.</source>
        <extracomment>ghour.v311.set.mend</extracomment>
        <translation>Töltsd be, vagy nevezz meg másikat.</translation>
    </message>
    <message>
        <source>the card set '{word}' is not as it was when the deck was made</source>
        <extracomment>ghour.v311.changed</extracomment>
        <translation>ez a lapkészlet megváltozott a pakli készítése óta: „{word}”</translation>
    </message>
    <message>
        <source>Look the deck through and save it again.</source>
        <extracomment>ghour.v311.changed.mend</extracomment>
        <translation>Nézd át a paklit, és mentsd el újra.</translation>
    </message>
    <message>
        <source>the file names no card sets</source>
        <extracomment>ghour.v312.sets</extracomment>
        <translation>a fájl nem nevez meg lapkészletet</translation>
    </message>
    <message>
        <source>Add 'sets:' with the ids of the sets.</source>
        <extracomment>ghour.v312.sets.mend</extracomment>
        <translation>Írd hozzá a „sets:” kulcsot a készletek azonosítóival.</translation>
    </message>
    <message>
        <source>the file holds neither decks nor pools</source>
        <extracomment>ghour.v312.nothing</extracomment>
        <translation>a fájlban se pakli, se készlet nincs</translation>
    </message>
    <message>
        <source>Add 'decks:'.</source>
        <extracomment>ghour.v312.nothing.mend</extracomment>
        <translation>Írd hozzá: „decks:”.</translation>
    </message>
    <message>
        <source>setting up</source>
        <extracomment>ghour.where-setup, ghour.step-cut, ghour.step-opening</extracomment>
        <translation>előkészület</translation>
    </message>
    <message>
        <source>day {day}  ·  {part}</source>
        <extracomment>ghour.where</extracomment>
        <translation>{day}. nap  ·  {part}</translation>
    </message>
    <message>
        <source>morning: recruits</source>
        <extracomment>ghour.step-recruit</extracomment>
        <translation>reggel: toborzók</translation>
    </message>
    <message>
        <source>morning: mercenaries</source>
        <extracomment>ghour.step-hire</extracomment>
        <translation>reggel: zsoldosok</translation>
    </message>
    <message>
        <source>daytime</source>
        <extracomment>ghour.step-floor</extracomment>
        <translation>napközben</translation>
    </message>
    <message>
        <source>an attack is announced</source>
        <extracomment>ghour.step-answer</extracomment>
        <translation>bejelentett támadás</translation>
    </message>
    <message>
        <source>signs in secret</source>
        <extracomment>ghour.step-signs</extracomment>
        <translation>titkos jelek</translation>
    </message>
    <message>
        <source>a weak card</source>
        <extracomment>ghour.step-weak</extracomment>
        <translation>gyenge lap</translation>
    </message>
    <message>
        <source>a lurking card</source>
        <extracomment>ghour.step-lurk</extracomment>
        <translation>rejtőzködő lap</translation>
    </message>
    <message>
        <source>discarding down</source>
        <extracomment>ghour.step-discard-down</extracomment>
        <translation>fölös lapok eldobása</translation>
    </message>
    <message>
        <source>attack: declaration</source>
        <extracomment>ghour.step-declare</extracomment>
        <translation>támadás: kijelölés</translation>
    </message>
    <message>
        <source>a surcharge</source>
        <extracomment>ghour.step-surcharge</extracomment>
        <translation>felár</translation>
    </message>
    <message>
        <source>goods to spend</source>
        <extracomment>ghour.step-spend</extracomment>
        <translation>elköltendő javak</translation>
    </message>
    <message>
        <source>attack</source>
        <extracomment>ghour.step-window</extracomment>
        <translation>támadás</translation>
    </message>
    <message>
        <source>attack: before the blocks</source>
        <extracomment>ghour.step-window-first</extracomment>
        <translation>támadás: blokkolás előtt</translation>
    </message>
    <message>
        <source>attack: before the damage</source>
        <extracomment>ghour.step-window-second</extracomment>
        <translation>támadás: sebzés előtt</translation>
    </message>
    <message>
        <source>a card is in danger</source>
        <extracomment>ghour.step-window-effect</extracomment>
        <translation>egy lap veszélyben</translation>
    </message>
    <message>
        <source>attack: blocks</source>
        <extracomment>ghour.step-blocks</extracomment>
        <translation>támadás: blokkolás</translation>
    </message>
    <message>
        <source>attack: dividing the damage</source>
        <extracomment>ghour.step-split</extracomment>
        <translation>támadás: sebzéselosztás</translation>
    </message>
    <message>
        <source>attack: damage</source>
        <extracomment>ghour.step-told</extracomment>
        <translation>támadás: sebzés</translation>
    </message>
    <message>
        <source>attack: loot</source>
        <extracomment>ghour.step-loot</extracomment>
        <translation>támadás: zsákmány</translation>
    </message>
    <message>
        <source>attack: the base is hit</source>
        <extracomment>ghour.step-result</extracomment>
        <translation>támadás: találat a bázison</translation>
    </message>
    <message>
        <source>a draw is offered</source>
        <extracomment>ghour.step-offer</extracomment>
        <translation>döntetlent ajánlanak</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>ghour.step-over</extracomment>
        <translation>vége a játéknak</translation>
    </message>
    <message>
        <source>Your Field</source>
        <extracomment>ghour.field-own</extracomment>
        <translation>A Tereped</translation>
    </message>
    <message>
        <source>Field: {who}</source>
        <extracomment>ghour.field-of</extracomment>
        <translation>Terep: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Field of {who}: %n card(s)</source>
        <extracomment>ghour.field-tip</extracomment>
        <translation>
            <numerusform>Terep – {who}: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ghour.out</extracomment>
        <translation>kiesett</translation>
    </message>
    <message>
        <source>has base</source>
        <extracomment>ghour.base-stands</extracomment>
        <translation>van bázis</translation>
    </message>
    <message>
        <source>no base</source>
        <extracomment>ghour.base-lost</extracomment>
        <translation>nincs bázis</translation>
    </message>
    <message>
        <source>{who}: {sub}, {hand} in hand, {points} TP. Click to see this Field</source>
        <extracomment>ghour.tab-tip</extracomment>
        <translation>{who}: {sub}, kézben {hand}, {points} TP. Kattints a Terepéért</translation>
    </message>
    <message>
        <source>hidden {number}</source>
        <extracomment>ghour.hidden</extracomment>
        <translation>rejtett {number}</translation>
    </message>
    <message>
        <source>hidden {number}: {name}</source>
        <extracomment>ghour.hidden-own</extracomment>
        <translation>rejtett {number}: {name}</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>ghour.a-card</extracomment>
        <translation>egy lap</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>ghour.everything</extracomment>
        <translation>minden</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>ghour.chronicle</extracomment>
        <translation>Krónika</translation>
    </message>
    <message>
        <source>The day's order</source>
        <extracomment>ghour.order</extracomment>
        <translation>A nap rendje</translation>
    </message>
    <message>
        <source>is asked</source>
        <extracomment>ghour.asked</extracomment>
        <translation>őt kérdezzük</translation>
    </message>
    <message>
        <source>announced against {who}</source>
        <extracomment>ghour.did-announce</extracomment>
        <translation>bejelentette, kire: {who}</translation>
    </message>
    <message>
        <source>attacked {who}</source>
        <extracomment>ghour.did-attack</extracomment>
        <translation>megtámadta: {who}</translation>
    </message>
    <message>
        <source>recruited</source>
        <extracomment>ghour.did-recruit</extracomment>
        <translation>toborzott</translation>
    </message>
    <message>
        <source>claimed the floor</source>
        <extracomment>ghour.did-claim</extracomment>
        <translation>szót kért</translation>
    </message>
    <message>
        <source>{who}: {deck}</source>
        <extracomment>ghour.row-player</extracomment>
        <translation>{who}: {deck}</translation>
    </message>
    <message>
        <source>{hand} of at most {limit} in hand, {colony} in the Colony, {grave} in the Graveyard, {points} TP</source>
        <extracomment>ghour.row-counts</extracomment>
        <translation>kézben {hand} (legfeljebb {limit}), Kolóniában {colony}, Temetőben {grave}, {points} TP</translation>
    </message>
    <message numerus="yes">
        <source>Colony of {who}: %n card(s) face-down</source>
        <extracomment>ghour.colony-tip</extracomment>
        <translation>
            <numerusform>Kolónia – {who}: %n lap képpel lefelé</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruiter: {name}</source>
        <extracomment>ghour.recruiter-tip</extracomment>
        <translation>Toborzó: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Graveyard of {who}: %n card(s)</source>
        <extracomment>ghour.grave-tip, ghour.looking-grave</extracomment>
        <translation>
            <numerusform>Temető – {who}: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>On top: {name}</source>
        <extracomment>ghour.grave-top</extracomment>
        <translation>Felül: {name}</translation>
    </message>
    <message>
        <source>Trophies of {who}: {n} TP ({values})</source>
        <extracomment>ghour.trophies-tip</extracomment>
        <translation>Trófeák – {who}: {n} TP ({values})</translation>
    </message>
    <message>
        <source>Click twice to look into it: once a day</source>
        <extracomment>ghour.look-tip</extracomment>
        <translation>Két kattintással belenézhetsz: naponta egyszer</translation>
    </message>
    <message>
        <source>{name}: {who}, {state}</source>
        <extracomment>ghour.unit</extracomment>
        <translation>{name}: {who}, {state}</translation>
    </message>
    <message>
        <source>hidden {number}: {who}, {state}</source>
        <extracomment>ghour.unit-hidden</extracomment>
        <translation>rejtett {number}: {who}, {state}</translation>
    </message>
    <message>
        <source>Damage so far: {n}</source>
        <extracomment>ghour.unit-damage</extracomment>
        <translation>Eddigi sebzés: {n}</translation>
    </message>
    <message>
        <source>With it: {name}</source>
        <extracomment>ghour.unit-carries</extracomment>
        <translation>Vele van: {name}</translation>
    </message>
    <message>
        <source>Aimed at: {what}</source>
        <extracomment>ghour.unit-aims</extracomment>
        <translation>Célpontja: {what}</translation>
    </message>
    <message>
        <source>{name}, attached to {host}</source>
        <extracomment>ghour.attached</extracomment>
        <translation>{name}, csatolva ehhez: {host}</translation>
    </message>
    <message>
        <source>attack {values}</source>
        <extracomment>ghour.values-attack</extracomment>
        <translation>támadás {values}</translation>
    </message>
    <message>
        <source>defence {value}</source>
        <extracomment>ghour.values-defence</extracomment>
        <translation>védekezés {value}</translation>
    </message>
    <message>
        <source>{amount} attack: {why}</source>
        <extracomment>ghour.change-attack</extracomment>
        <translation>{amount} támadás: {why}</translation>
    </message>
    <message>
        <source>{amount} defence: {why}</source>
        <extracomment>ghour.change-defence</extracomment>
        <translation>{amount} védekezés: {why}</translation>
    </message>
    <message>
        <source>{gained}: {why}</source>
        <extracomment>ghour.change-keywords</extracomment>
        <translation>{gained}: {why}</translation>
    </message>
    <message>
        <source>attached</source>
        <extracomment>ghour.by-attached</extracomment>
        <translation>csatolt lap</translation>
    </message>
    <message>
        <source>until the end of the battle</source>
        <extracomment>ghour.by-battle</extracomment>
        <translation>a csata végéig</translation>
    </message>
    <message>
        <source>kamikaze</source>
        <extracomment>ghour.by-kamikaze</extracomment>
        <translation>kamikaze</translation>
    </message>
    <message>
        <source>catapult turned again</source>
        <extracomment>ghour.by-catapult</extracomment>
        <translation>újra elforgatott katapult</translation>
    </message>
    <message>
        <source>knows the attacker's colour</source>
        <extracomment>ghour.by-knowledge</extracomment>
        <translation>ismeri a támadó színét</translation>
    </message>
    <message>
        <source>life drunk</source>
        <extracomment>ghour.by-life-drinker</extracomment>
        <translation>elszívott élet</translation>
    </message>
    <message>
        <source>until the end of the day</source>
        <extracomment>ghour.by-day</extracomment>
        <translation>a nap végéig</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <extracomment>ghour.price</extracomment>
        <translation>Ára: {price}</translation>
    </message>
    <message numerus="yes">
        <source>Recruits %n card(s)</source>
        <extracomment>ghour.recruits</extracomment>
        <translation>
            <numerusform>%n lapot toboroz</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand</source>
        <extracomment>ghour.hand-empty</extracomment>
        <translation>Nincs lap a kézben</translation>
    </message>
    <message>
        <source>Into your hand</source>
        <extracomment>ghour.into-hand</extracomment>
        <translation>A kezedbe</translation>
    </message>
    <message>
        <source>Goods of symbols, to be used now or lost</source>
        <extracomment>ghour.purse-tip</extracomment>
        <translation>A jelek javai: most használd fel, vagy elvesznek</translation>
    </message>
    <message>
        <source>Announce an attack: carry the swords to an opponent</source>
        <extracomment>ghour.swords-tip</extracomment>
        <translation>Támadás bejelentése: vidd a kardokat egy ellenfélhez</translation>
    </message>
    <message>
        <source>The attack</source>
        <extracomment>ghour.attack</extracomment>
        <translation>A támadás</translation>
    </message>
    <message>
        <source>{who} against {whom}</source>
        <extracomment>ghour.attack-of</extracomment>
        <translation>{who} – {whom}</translation>
    </message>
    <message>
        <source>unpaid mercenaries: {who}</source>
        <extracomment>ghour.attack-mercenary</extracomment>
        <translation>fizetetlen zsoldosok: {who}</translation>
    </message>
    <message>
        <source>Blocked by {names}</source>
        <extracomment>ghour.blocked-by</extracomment>
        <translation>Blokkolja: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Named as an axe's next line (%n)</source>
        <extracomment>ghour.overflows</extracomment>
        <translation>
            <numerusform>A bárd következő vonala (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The axe goes on to {name} if it kills</source>
        <extracomment>ghour.overflow-tip</extracomment>
        <translation>A bárd továbbmegy, ha öl: {name}</translation>
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
            <numerusform>maradt %n</numerusform>
        </translation>
    </message>
    <message>
        <source>falls</source>
        <extracomment>ghour.falls</extracomment>
        <translation>elesik</translation>
    </message>
    <message>
        <source>dies</source>
        <extracomment>ghour.dies</extracomment>
        <translation>meghal</translation>
    </message>
    <message>
        <source>unhurt</source>
        <extracomment>ghour.unhurt</extracomment>
        <translation>sértetlen</translation>
    </message>
    <message>
        <source>ravaging: doubled</source>
        <extracomment>ghour.doubled</extracomment>
        <translation>romboló: kétszeres</translation>
    </message>
    <message>
        <source>Damage</source>
        <extracomment>ghour.damage</extracomment>
        <translation>Sebzés</translation>
    </message>
    <message>
        <source>Divide damage</source>
        <extracomment>ghour.divide</extracomment>
        <translation>Sebzés elosztása</translation>
    </message>
    <message>
        <source>Click whom it hits</source>
        <extracomment>ghour.divide-target</extracomment>
        <translation>Kattints, kit ér</translation>
    </message>
    <message>
        <source>Click for how much</source>
        <extracomment>ghour.divide-points</extracomment>
        <translation>Kattints, mennyi</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>ghour.points</extracomment>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>choose who attacks, then click the target</source>
        <extracomment>ghour.choose-attackers</extracomment>
        <translation>válaszd ki, ki támad, aztán a célpontot</translation>
    </message>
    <message>
        <source>The pile of {who}</source>
        <extracomment>ghour.cut-title</extracomment>
        <translation>Pakli – {who}</translation>
    </message>
    <message>
        <source>click where to cut, or leave it as it is</source>
        <extracomment>ghour.cut-hint</extracomment>
        <translation>kattints, hol emeled meg, vagy hagyd így</translation>
    </message>
    <message>
        <source>The top of the pile</source>
        <extracomment>ghour.cut-top</extracomment>
        <translation>A pakli teteje</translation>
    </message>
    <message numerus="yes">
        <source>Trophies of {who}: %n card(s)</source>
        <extracomment>ghour.looking-trophies</extracomment>
        <translation>
            <numerusform>Trófeák – {who}: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>only you see this; each pile once a day</source>
        <extracomment>ghour.looking-hint</extracomment>
        <translation>csak te látod; minden halmot naponta egyszer</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ghour.close</extracomment>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Your undead</source>
        <extracomment>ghour.undead-title</extracomment>
        <translation>Élőhalottaid</translation>
    </message>
    <message>
        <source>take one back instead of a drawn card: click it, then your hand</source>
        <extracomment>ghour.undead-hint</extracomment>
        <translation>húzás helyett vegyél vissza egyet: kattints rá, aztán a kezedre</translation>
    </message>
    <message>
        <source>Signs: the weak card is at stake</source>
        <extracomment>ghour.signs-weak</extracomment>
        <translation>Jelek: a gyenge lap a tét</translation>
    </message>
    <message>
        <source>Signs: the shapeshifter is at stake</source>
        <extracomment>ghour.signs-shift</extracomment>
        <translation>Jelek: az alakváltó a tét</translation>
    </message>
    <message>
        <source>Signs: who attacks first?</source>
        <extracomment>ghour.signs-contest</extracomment>
        <translation>Jelek: ki támad először?</translation>
    </message>
    <message numerus="yes">
        <source>tied %n time(s): once more</source>
        <extracomment>ghour.signs-tied</extracomment>
        <translation>
            <numerusform>%n döntetlen: még egyszer</numerusform>
        </translation>
    </message>
    <message>
        <source>The signs are shown</source>
        <extracomment>ghour.signs-shown</extracomment>
        <translation>A jelek láthatók</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <extracomment>ghour.signs-won</extracomment>
        <translation>{who} nyer</translation>
    </message>
    <message>
        <source>a tie: once more</source>
        <extracomment>ghour.signs-again</extracomment>
        <translation>döntetlen: még egyszer</translation>
    </message>
    <message>
        <source>Rock</source>
        <extracomment>ghour.sign-rock</extracomment>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>ghour.sign-paper</extracomment>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Scissors</source>
        <extracomment>ghour.sign-scissors</extracomment>
        <translation>Olló</translation>
    </message>
    <message>
        <source>{who}: locked</source>
        <extracomment>ghour.sign-locked</extracomment>
        <translation>{who}: kész</translation>
    </message>
    <message>
        <source>{who}: still choosing</source>
        <extracomment>ghour.sign-open</extracomment>
        <translation>{who}: még választ</translation>
    </message>
    <message>
        <source>yields</source>
        <extracomment>ghour.yields</extracomment>
        <translation>ad</translation>
    </message>
    <message>
        <source>Still missing</source>
        <extracomment>ghour.missing</extracomment>
        <translation>Még hiányzik</translation>
    </message>
    <message>
        <source>nothing is missing: confirm</source>
        <extracomment>ghour.nothing-missing</extracomment>
        <translation>semmi sem hiányzik: erősítsd meg</translation>
    </message>
    <message>
        <source>whom you do not pay attacks your base</source>
        <extracomment>ghour.hire-hint</extracomment>
        <translation>akit nem fizetsz ki, a bázisodra támad</translation>
    </message>
    <message>
        <source>may answer:</source>
        <extracomment>ghour.may-answer</extracomment>
        <translation>felelhet:</translation>
    </message>
    <message>
        <source>click a sign, then your box: nobody else sees it</source>
        <extracomment>ghour.signs-hint</extracomment>
        <translation>kattints egy jelre, aztán a dobozodra: más nem látja</translation>
    </message>
    <message>
        <source>still missing: {goods}</source>
        <extracomment>ghour.still</extracomment>
        <translation>még hiányzik: {goods}</translation>
    </message>
    <message>
        <source>the price is covered</source>
        <extracomment>ghour.covered</extracomment>
        <translation>az ár megvan</translation>
    </message>
    <message>
        <source>too much: {goods} would be lost</source>
        <extracomment>ghour.left-over</extracomment>
        <translation>fölös, elveszne: {goods}</translation>
    </message>
    <message numerus="yes">
        <source>%n helper(s) turn it straighter</source>
        <extracomment>ghour.helping</extracomment>
        <translation>
            <numerusform>%n segítő egyenesíti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n TP</source>
        <extracomment>ghour.threshold</extracomment>
        <translation>
            <numerusform>%n trófeapontod van</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned</source>
        <extracomment>ghour.turned</extracomment>
        <translation>Elforgatva</translation>
    </message>
    <message>
        <source>a click on a badge turns its card</source>
        <extracomment>ghour.turned-hint</extracomment>
        <translation>a jelvényre kattintva fordul a lap</translation>
    </message>
    <message>
        <source>click a row to take it back</source>
        <extracomment>ghour.retract-hint</extracomment>
        <translation>kattints egy sorra, és visszaveszed</translation>
    </message>
    <message>
        <source>Take back from the payment: {name} (Backspace: the last step)</source>
        <extracomment>ghour.retract</extracomment>
        <translation>Visszavétel a fizetésből: {name} (Backspace: az utolsó lépés)</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>ghour.market</extracomment>
        <translation>Piac</translation>
    </message>
    <message>
        <source>one market; with two 2 : 1</source>
        <extracomment>ghour.market-one</extracomment>
        <translation>egy piac; kettővel 2 : 1</translation>
    </message>
    <message>
        <source>you have several markets</source>
        <extracomment>ghour.market-two</extracomment>
        <translation>több piacod van</translation>
    </message>
    <message>
        <source>give</source>
        <extracomment>ghour.market-give</extracomment>
        <translation>ad</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>ghour.market-take</extracomment>
        <translation>kap</translation>
    </message>
    <message>
        <source>Give {rate} {good}</source>
        <extracomment>ghour.give-tip</extracomment>
        <translation>Adsz: {rate} {good}</translation>
    </message>
    <message>
        <source>Take 1 {good}</source>
        <extracomment>ghour.take-tip</extracomment>
        <translation>Kapsz: 1 {good}</translation>
    </message>
    <message>
        <source>this sacrifices it</source>
        <extracomment>ghour.sacrifice</extracomment>
        <translation>ezzel feláldozod</translation>
    </message>
    <message>
        <source>Let it take effect</source>
        <extracomment>ghour.deed-ripe</extracomment>
        <translation>Hasson most</translation>
    </message>
    <message>
        <source>Kamikaze: +3 attack</source>
        <extracomment>ghour.deed-explode</extracomment>
        <translation>Kamikaze: +3 támadás</translation>
    </message>
    <message>
        <source>Play signs for its shape</source>
        <extracomment>ghour.deed-shift</extracomment>
        <translation>Játssz jelekkel az alakjáért</translation>
    </message>
    <message>
        <source>Turn the catapult once more</source>
        <extracomment>ghour.deed-wind</extracomment>
        <translation>Fordítsd tovább a katapultot</translation>
    </message>
    <message>
        <source>Attack value {n}</source>
        <extracomment>ghour.deed-value</extracomment>
        <translation>Támadóérték: {n}</translation>
    </message>
    <message numerus="yes">
        <source>Ripe in %n day(s)</source>
        <extracomment>ghour.timer</extracomment>
        <translation>
            <numerusform>%n nap múlva érik meg</numerusform>
        </translation>
    </message>
    <message>
        <source>once more if you mean it</source>
        <extracomment>ghour.warn-again</extracomment>
        <translation>még egyszer, ha tényleg ezt akarod</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <extracomment>ghour.won</extracomment>
        <translation>nyertes: {names}</translation>
    </message>
    <message>
        <source>This ends the game for you</source>
        <extracomment>ghour.warn-give-up</extracomment>
        <translation>Ezzel számodra véget ér a játék</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ghour.leave</extracomment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ghour.cancel</extracomment>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>ghour.undo-steps</extracomment>
        <translation>Elölről</translation>
    </message>
    <message>
        <source>Propose</source>
        <extracomment>ghour.propose</extracomment>
        <translation>Javaslat</translation>
    </message>
    <message>
        <source>Keep passing</source>
        <extracomment>ghour.quiet</extracomment>
        <translation>Mindig passz</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <extracomment>ghour.quiet-tip</extracomment>
        <translation>Passz, amíg nem történik valami</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>ghour.pay-play</extracomment>
        <translation>Kijátszás</translation>
    </message>
    <message>
        <source>Cast it</source>
        <extracomment>ghour.pay-cast</extracomment>
        <translation>Varázslás</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>ghour.pay-use</extracomment>
        <translation>Használat</translation>
    </message>
    <message>
        <source>Bribe it</source>
        <extracomment>ghour.pay-bribe</extracomment>
        <translation>Lefizetés</translation>
    </message>
    <message>
        <source>That is what I pay</source>
        <extracomment>ghour.pay-hire</extracomment>
        <translation>Ennyit fizetek</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>ghour.pay-surcharge</extracomment>
        <translation>Fizetés</translation>
    </message>
    <message>
        <source>Pay for {name}</source>
        <extracomment>ghour.paying-play, ghour.paying-cast</extracomment>
        <translation>Fizetés ezért: {name}</translation>
    </message>
    <message>
        <source>Pay the symbol: {name}</source>
        <extracomment>ghour.paying-use</extracomment>
        <translation>A jel ára: {name}</translation>
    </message>
    <message>
        <source>Bribe {name}</source>
        <extracomment>ghour.paying-bribe, ghour.do-bribe</extracomment>
        <translation>Lefizetés: {name}</translation>
    </message>
    <message>
        <source>Pay the surcharge: {name}</source>
        <extracomment>ghour.paying-surcharge</extracomment>
        <translation>Felár: {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ghour.pass-floor, ghour.do-pass</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Let it come</source>
        <extracomment>ghour.pass-answer, ghour.pass-window, ghour.do-let</extracomment>
        <translation>Jöjjön csak</translation>
    </message>
    <message>
        <source>Let the goods be lost</source>
        <extracomment>ghour.pass-spend</extracomment>
        <translation>Vesszenek el a javak</translation>
    </message>
    <message>
        <source>Pass: the day ends</source>
        <extracomment>ghour.pass-last</extracomment>
        <translation>Passz: vége a napnak</translation>
    </message>
    <message>
        <source>Send at least one card, then click its target</source>
        <extracomment>ghour.attack-how</extracomment>
        <translation>Küldj legalább egy lapot, aztán kattints a célpontjára</translation>
    </message>
    <message>
        <source>click a blocker, then whom it blocks</source>
        <extracomment>ghour.hint-blocks</extracomment>
        <translation>kattints egy blokkolóra, aztán arra, akit blokkol</translation>
    </message>
    <message>
        <source>click your attackers, then the target</source>
        <extracomment>ghour.hint-declare</extracomment>
        <translation>kattints a támadóidra, aztán a célpontra</translation>
    </message>
    <message>
        <source>as many as your base holds</source>
        <extracomment>ghour.hint-opening</extracomment>
        <translation>annyit, amennyi a bázisodra fér</translation>
    </message>
    <message>
        <source>click a card, then your Graveyard</source>
        <extracomment>ghour.hint-discard-down</extracomment>
        <translation>kattints egy lapra, aztán a Temetődre</translation>
    </message>
    <message>
        <source>before the blocks</source>
        <extracomment>ghour.hint-first</extracomment>
        <translation>blokkolás előtt</translation>
    </message>
    <message>
        <source>before the damage</source>
        <extracomment>ghour.hint-second</extracomment>
        <translation>sebzés előtt</translation>
    </message>
    <message>
        <source>a card is about to die</source>
        <extracomment>ghour.hint-effect</extracomment>
        <translation>egy lap a halálán van</translation>
    </message>
    <message>
        <source>in how many days is it ripe?</source>
        <extracomment>ghour.hint-timer</extracomment>
        <translation>hány nap múlva érjen meg?</translation>
    </message>
    <message>
        <source>which of these?</source>
        <extracomment>ghour.hint-deed</extracomment>
        <translation>melyik legyen?</translation>
    </message>
    <message>
        <source>click your Field to play it</source>
        <extracomment>ghour.hint-play</extracomment>
        <translation>kattints a Terepedre, és kijátszod</translation>
    </message>
    <message>
        <source>or your Colony to recruit with it</source>
        <extracomment>ghour.hint-recruit</extracomment>
        <translation>vagy a Kolóniádra, és toboroz</translation>
    </message>
    <message>
        <source>click whom {name} is for</source>
        <extracomment>ghour.hint-target</extracomment>
        <translation>kattints a célpontra: {name}</translation>
    </message>
    <message>
        <source>click the player it is for</source>
        <extracomment>ghour.hint-player</extracomment>
        <translation>kattints a játékosra, akinek szól</translation>
    </message>
    <message>
        <source>{who}: claim the floor</source>
        <extracomment>ghour.call-claim</extracomment>
        <translation>{who}: szót kér</translation>
    </message>
    <message>
        <source>click whom you attack</source>
        <extracomment>ghour.hint-swords</extracomment>
        <translation>kattints, kit támadsz</translation>
    </message>
    <message>
        <source>once more to look into it</source>
        <extracomment>ghour.hint-look</extracomment>
        <translation>még egyszer, és belenézel</translation>
    </message>
    <message>
        <source>what glows can be used; the swords go to whom you attack</source>
        <extracomment>ghour.hint-floor</extracomment>
        <translation>ami fénylik, használható; a kardok azt illetik, akit megtámadsz</translation>
    </message>
    <message>
        <source>click the target once more, or the button</source>
        <extracomment>ghour.hint-strike</extracomment>
        <translation>koppints még egyszer a célpontra vagy a gombra</translation>
    </message>
    <message>
        <source>click whom it is for</source>
        <extracomment>ghour.hint-aim</extracomment>
        <translation>kattints a célpontra</translation>
    </message>
    <message>
        <source>Bows strike first</source>
        <extracomment>ghour.step-first</extracomment>
        <translation>Előbb az íjak</translation>
    </message>
    <message>
        <source>Clubs and axes strike</source>
        <extracomment>ghour.step-second</extracomment>
        <translation>Buzogányok és bárdok</translation>
    </message>
    <message>
        <source>Bows first</source>
        <extracomment>ghour.bows</extracomment>
        <translation>Íjak elsőként</translation>
    </message>
    <message>
        <source>Clubs, axes</source>
        <extracomment>ghour.clubs</extracomment>
        <translation>Buzogány, bárd</translation>
    </message>
    <message>
        <source>round {n}: berserk</source>
        <extracomment>ghour.step-round</extracomment>
        <translation>{n}. kör: őrjöngés</translation>
    </message>
    <message>
        <source>Fallen: {names}</source>
        <extracomment>ghour.told-fell</extracomment>
        <translation>Elesett: {names}</translation>
    </message>
    <message>
        <source>The base is hit: {who}</source>
        <extracomment>ghour.base-hit</extracomment>
        <translation>Találat a bázison: {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) milled from the Colony</source>
        <extracomment>ghour.base-milled</extracomment>
        <translation>
            <numerusform>%n lap a Kolóniából</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded unseen</source>
        <extracomment>ghour.base-discarded</extracomment>
        <translation>
            <numerusform>%n rejtett lap eldobva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s) off the pile</source>
        <extracomment>ghour.do-cut</extracomment>
        <translation>
            <numerusform>%n lap megemelése</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>ghour.do-leave-it</extracomment>
        <translation>Maradjon így</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <extracomment>ghour.do-draw</extracomment>
        <translation>
            <numerusform>%n lap húzása</numerusform>
        </translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>ghour.do-stop</extracomment>
        <translation>Nem kell több</translation>
    </message>
    <message>
        <source>Take back {name} from {who}</source>
        <extracomment>ghour.do-take-back</extracomment>
        <translation>Visszavétel: {name} ({who})</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>ghour.do-play</extracomment>
        <translation>Kijátszás: {name}</translation>
    </message>
    <message>
        <source>Attach {name} to {host}</source>
        <extracomment>ghour.do-attach</extracomment>
        <translation>{name} csatolása ehhez: {host}</translation>
    </message>
    <message>
        <source>Cast {name}: {what}</source>
        <extracomment>ghour.do-cast</extracomment>
        <translation>Varázslás, {name}: {what}</translation>
    </message>
    <message>
        <source>Place {name}, turned {turned}: {what}</source>
        <extracomment>ghour.do-place</extracomment>
        <translation>Letétel, {name}, elforgatva: {turned}: {what}</translation>
    </message>
    <message>
        <source>{name}: {what} – {target}</source>
        <extracomment>ghour.do-use</extracomment>
        <translation>{name}: {what} – {target}</translation>
    </message>
    <message>
        <source>{what} ({name} helps)</source>
        <extracomment>ghour.do-helped</extracomment>
        <translation>{what} (segít: {name})</translation>
    </message>
    <message>
        <source>Turn {name}: {what}</source>
        <extracomment>ghour.do-turn</extracomment>
        <translation>Elfordítás, {name}: {what}</translation>
    </message>
    <message>
        <source>{name} helps: {what}</source>
        <extracomment>ghour.do-help</extracomment>
        <translation>{name} segít: {what}</translation>
    </message>
    <message>
        <source>Exchange {give} for {take}</source>
        <extracomment>ghour.do-exchange</extracomment>
        <translation>Váltás: {give} → {take}</translation>
    </message>
    <message>
        <source>Cast {name} for {goods}</source>
        <extracomment>ghour.do-yield</extracomment>
        <translation>Varázslás, {name}: {goods}</translation>
    </message>
    <message>
        <source>{name} builds</source>
        <extracomment>ghour.do-build</extracomment>
        <translation>{name} épít</translation>
    </message>
    <message>
        <source>{name} helps building</source>
        <extracomment>ghour.do-assist</extracomment>
        <translation>{name} segít építeni</translation>
    </message>
    <message>
        <source>Pay {name}</source>
        <extracomment>ghour.do-hire</extracomment>
        <translation>Kifizetés: {name}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>ghour.do-confirm</extracomment>
        <translation>Megerősítés</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <extracomment>ghour.do-refrain</extracomment>
        <translation>Nem fizetek</translation>
    </message>
    <message>
        <source>Let {name} take effect</source>
        <extracomment>ghour.do-ripe</extracomment>
        <translation>Hasson most: {name}</translation>
    </message>
    <message>
        <source>Recruit with {name}</source>
        <extracomment>ghour.do-recruit</extracomment>
        <translation>Toborzás ezzel: {name}</translation>
    </message>
    <message>
        <source>Recruit with {name}, from the Field</source>
        <extracomment>ghour.do-dismiss</extracomment>
        <translation>Toborzás ezzel, a Terepről: {name}</translation>
    </message>
    <message>
        <source>Announce an attack on {who}</source>
        <extracomment>ghour.do-announce</extracomment>
        <translation>Támadás bejelentése: {who}</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <extracomment>ghour.do-withdraw</extracomment>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Look into the Graveyard of {who}</source>
        <extracomment>ghour.do-look-grave</extracomment>
        <translation>Benézés a Temetőbe: {who}</translation>
    </message>
    <message>
        <source>Look into the Trophies of {who}</source>
        <extracomment>ghour.do-look-trophies</extracomment>
        <translation>Benézés a Trófeákba: {who}</translation>
    </message>
    <message>
        <source>Discard {name}</source>
        <extracomment>ghour.do-discard</extracomment>
        <translation>Eldobás: {name}</translation>
    </message>
    <message>
        <source>Turn it face-down</source>
        <extracomment>ghour.do-hide</extracomment>
        <translation>Képpel lefelé fordítás</translation>
    </message>
    <message>
        <source>Leave it face-up</source>
        <extracomment>ghour.do-show</extracomment>
        <translation>Maradjon felfordítva</translation>
    </message>
    <message>
        <source>Play signs against {who}</source>
        <extracomment>ghour.do-challenge</extracomment>
        <translation>Kő-papír-olló vele: {who}</translation>
    </message>
    <message>
        <source>Let the others go first</source>
        <extracomment>ghour.do-courtesy</extracomment>
        <translation>Jöjjenek előbb a többiek</translation>
    </message>
    <message>
        <source>Attack with {name}</source>
        <extracomment>ghour.do-send</extracomment>
        <translation>Támad: {name}</translation>
    </message>
    <message>
        <source>Attack {name}</source>
        <extracomment>ghour.do-strike</extracomment>
        <translation>Célpont: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n card(s)</source>
        <extracomment>ghour.do-attack</extracomment>
        <translation>
            <numerusform>Támadás %n lappal</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>ghour.do-attack-now</extracomment>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>{name} blocks {what}</source>
        <extracomment>ghour.do-guard</extracomment>
        <translation>{name} blokkol: {what}</translation>
    </message>
    <message>
        <source>{what} (attack {value})</source>
        <extracomment>ghour.do-guard-with</extracomment>
        <translation>{what} (támadás {value})</translation>
    </message>
    <message>
        <source>The axe of {name} goes on to {what}</source>
        <extracomment>ghour.do-overflow</extracomment>
        <translation>A bárd továbbmegy ({name}): {what}</translation>
    </message>
    <message>
        <source>Blocks are set</source>
        <extracomment>ghour.do-done</extracomment>
        <translation>Kész a blokkolás</translation>
    </message>
    <message>
        <source>{name}: use the kamikaze</source>
        <extracomment>ghour.do-explode</extracomment>
        <translation>{name}: kamikaze</translation>
    </message>
    <message>
        <source>{name}: play signs for its shape</source>
        <extracomment>ghour.do-shift</extracomment>
        <translation>{name}: jelek az alakjáért</translation>
    </message>
    <message>
        <source>Turn {name} once more</source>
        <extracomment>ghour.do-wind</extracomment>
        <translation>{name}: még egy fordítás</translation>
    </message>
    <message numerus="yes">
        <source>%n to {name}</source>
        <extracomment>ghour.do-split</extracomment>
        <translation>
            <numerusform>%n ide: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the items</source>
        <extracomment>ghour.do-loot</extracomment>
        <translation>{name} viszi a tárgyakat</translation>
    </message>
    <message numerus="yes">
        <source>Mill %n card(s) of the Colony</source>
        <extracomment>ghour.do-mill</extracomment>
        <translation>
            <numerusform>%n lap a Kolóniából</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard one unseen</source>
        <extracomment>ghour.do-discard-unseen</extracomment>
        <translation>Egy rejtett lap eldobása</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <extracomment>ghour.do-agree</extracomment>
        <translation>Elfogadom a döntetlent</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>ghour.do-decline</extracomment>
        <translation>Játszunk tovább</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <extracomment>ghour.log.dawned</extracomment>
        <translation>{day}. nap</translation>
    </message>
    <message>
        <source>Evening of day {day}</source>
        <extracomment>ghour.log.evening</extracomment>
        <translation>{day}. nap estéje</translation>
    </message>
    <message>
        <source>{who} cuts the pile of {whose}</source>
        <extracomment>ghour.log.cut</extracomment>
        <translation>{who} megemeli a paklit: {whose}</translation>
    </message>
    <message>
        <source>{who} leaves the pile of {whose}</source>
        <extracomment>ghour.log.not-cut</extracomment>
        <translation>{who} nem nyúl a paklihoz: {whose}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <extracomment>ghour.log.drew</extracomment>
        <translation>{who} húz egy lapot</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <extracomment>ghour.log.drew-card</extracomment>
        <translation>{who} húz: {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <extracomment>ghour.log.took-back</extracomment>
        <translation>{who} visszaveszi: {card}</translation>
    </message>
    <message>
        <source>{who} looks into the Graveyard of {whose}</source>
        <extracomment>ghour.log.looked-grave</extracomment>
        <translation>{who} benéz a Temetőbe: {whose}</translation>
    </message>
    <message>
        <source>{who} looks into the Trophies of {whose}</source>
        <extracomment>ghour.log.looked-trophies</extracomment>
        <translation>{who} benéz a Trófeákba: {whose}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <extracomment>ghour.log.passed</extracomment>
        <translation>{who} passzol</translation>
    </message>
    <message>
        <source>{who} claims the floor</source>
        <extracomment>ghour.log.claimed</extracomment>
        <translation>{who} szót kér</translation>
    </message>
    <message>
        <source>{who} announces an attack on {whom}</source>
        <extracomment>ghour.log.announced</extracomment>
        <translation>{who} támadást jelent be: {whom}</translation>
    </message>
    <message>
        <source>{who}: the announcement lapses</source>
        <extracomment>ghour.log.lapsed</extracomment>
        <translation>{who}: a bejelentés elévül</translation>
    </message>
    <message>
        <source>{who} withdraws the announcement</source>
        <extracomment>ghour.log.withdrawn</extracomment>
        <translation>{who} visszavonja a bejelentést</translation>
    </message>
    <message>
        <source>{who} gives up</source>
        <extracomment>ghour.log.gave-up</extracomment>
        <translation>{who} feladja</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <extracomment>ghour.log.out</extracomment>
        <translation>{who} kiesett</translation>
    </message>
    <message>
        <source>Nothing moves: a draw is offered</source>
        <extracomment>ghour.log.draw-offered</extracomment>
        <translation>Semmi sem mozdul: döntetlenajánlat</translation>
    </message>
    <message>
        <source>{who} declines the draw</source>
        <extracomment>ghour.log.draw-declined</extracomment>
        <translation>{who} nem kér döntetlent</translation>
    </message>
    <message>
        <source>{signs}. {who} wins</source>
        <extracomment>ghour.log.signed</extracomment>
        <translation>{signs}. {who} nyer</translation>
    </message>
    <message>
        <source>{signs}: a tie</source>
        <extracomment>ghour.log.signed-tied</extracomment>
        <translation>{signs}: döntetlen</translation>
    </message>
    <message>
        <source>The game is over: {who}</source>
        <extracomment>ghour.log.ended</extracomment>
        <translation>Vége a játéknak: {who}</translation>
    </message>
    <message>
        <source>{who} attaches {card} to {host}</source>
        <extracomment>ghour.log.attached</extracomment>
        <translation>{who} csatolja: {card} – {host}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <extracomment>ghour.log.played</extracomment>
        <translation>{who} kijátssza: {card}</translation>
    </message>
    <message>
        <source>{who} casts {card}: {what}</source>
        <extracomment>ghour.log.cast</extracomment>
        <translation>{who} varázsol, {card}: {what}</translation>
    </message>
    <message>
        <source>{card} takes effect: {what}</source>
        <extracomment>ghour.log.ripe</extracomment>
        <translation>{card} megérett: {what}</translation>
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
        <translation>{card}: a Temetőbe ({whose})</translation>
    </message>
    <message>
        <source>{card}: to the Trophies of {whose}</source>
        <extracomment>ghour.log.to-trophies</extracomment>
        <translation>{card}: a Trófeák közé ({whose})</translation>
    </message>
    <message>
        <source>{card}: onto the Colony of {whose}</source>
        <extracomment>ghour.log.to-colony</extracomment>
        <translation>{card}: a Kolónia tetejére ({whose})</translation>
    </message>
    <message>
        <source>{card} leaves the game</source>
        <extracomment>ghour.log.to-nowhere</extracomment>
        <translation>{card} kikerül a játékból</translation>
    </message>
    <message>
        <source>{who} bribes {card}</source>
        <extracomment>ghour.log.bribed</extracomment>
        <translation>{who} lefizeti: {card}</translation>
    </message>
    <message>
        <source>A creature lies face-down: hidden {number}</source>
        <extracomment>ghour.log.turned-down</extracomment>
        <translation>Egy lény képpel lefelé fordult: rejtett {number}</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <extracomment>ghour.log.turned-up</extracomment>
        <translation>{card} felfordul</translation>
    </message>
    <message>
        <source>{who} attacks {target} with {cards}</source>
        <extracomment>ghour.log.declared</extracomment>
        <translation>{who} támad: {target}; támadók: {cards}</translation>
    </message>
    <message>
        <source>Unpaid mercenaries attack {target}: {cards}</source>
        <extracomment>ghour.log.mercenary</extracomment>
        <translation>Fizetetlen zsoldosok támadnak: {target}; {cards}</translation>
    </message>
    <message>
        <source>{who} does not block</source>
        <extracomment>ghour.log.no-block</extracomment>
        <translation>{who} nem blokkol</translation>
    </message>
    <message>
        <source>{who} blocks with {cards}</source>
        <extracomment>ghour.log.blocked</extracomment>
        <translation>{who} blokkol: {cards}</translation>
    </message>
    <message>
        <source>{card} deals {n} to {target}</source>
        <extracomment>ghour.log.hit</extracomment>
        <translation>{card} sebez, {n}: {target}</translation>
    </message>
    <message>
        <source>{card} loots {victim}</source>
        <extracomment>ghour.log.looted</extracomment>
        <translation>{card} fosztogat: {victim}</translation>
    </message>
    <message>
        <source>{who} loses from the Colony: {cards}</source>
        <extracomment>ghour.log.milled</extracomment>
        <translation>{who} elveszti a Kolóniából: {cards}</translation>
    </message>
    <message>
        <source>{who} discards {cards}</source>
        <extracomment>ghour.log.discarded</extracomment>
        <translation>{who} eldobja: {cards}</translation>
    </message>
    <message>
        <source>There is no filter “{word}”</source>
        <extracomment>ghour.search.key</extracomment>
        <translation>Nincs ilyen szűrő: „{word}”</translation>
    </message>
    <message>
        <source>“{word}” is compared with a whole number, not with “{value}”</source>
        <extracomment>ghour.search.number</extracomment>
        <translation>„{word}” egész számmal hasonlítható össze, ezzel nem: „{value}”</translation>
    </message>
    <message>
        <source>“{word}” has no more or less: write {word}:</source>
        <extracomment>ghour.search.order</extracomment>
        <translation>„{word}”: ennél nincs több vagy kevesebb; írd így: {word}:</translation>
    </message>
    <message>
        <source>the id was used already in {file}, line {line}</source>
        <extracomment>ghour.v102.elsewhere</extracomment>
        <translation>az azonosító már szerepel itt: {file}, {line}. sor</translation>
    </message>
    <message>
        <source>the name '{word}' was used in {file}, line {line}</source>
        <extracomment>ghour.v119.elsewhere</extracomment>
        <translation>ez a név már szerepel: „{word}” – {file}, {line}. sor</translation>
    </message>
    <message>
        <source>several cards are called '{word}'</source>
        <extracomment>ghour.v301.several</extracomment>
        <translation>több lapnak ez a neve: „{word}”</translation>
    </message>
    <message>
        <source>Write the id of one: {known}.</source>
        <extracomment>ghour.v301.several.mend</extracomment>
        <translation>Írd az egyik azonosítóját: {known}.</translation>
    </message>
    <message>
        <source>worth about {worth}, where its price allows {line}</source>
        <extracomment>ghour.budget.strong, ghour.budget.weak</extracomment>
        <translation>értéke kb. {worth}, az ára ennyit enged: {line}</translation>
    </message>
    <message>
        <source>Let it cost more, or do less.</source>
        <extracomment>ghour.budget.strong.mend</extracomment>
        <translation>Kerüljön többe, vagy tudjon kevesebbet.</translation>
    </message>
    <message>
        <source>Let it cost less, or do more.</source>
        <extracomment>ghour.budget.weak.mend</extracomment>
        <translation>Kerüljön kevesebbe, vagy tudjon többet.</translation>
    </message>
    <message>
        <source>Add {card}</source>
        <extracomment>ghour.edit.add</extracomment>
        <translation>Hozzáadás: {card}</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <extracomment>ghour.edit.remove</extracomment>
        <translation>Kivétel: {card}</translation>
    </message>
    <message>
        <source>Put one card in the place of another</source>
        <extracomment>ghour.edit.swap</extracomment>
        <translation>Egy lap cseréje másikra</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <extracomment>ghour.edit.rename</extracomment>
        <translation>Pakli átnevezése</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <extracomment>ghour.edit.annotate</extracomment>
        <translation>Jegyzetek módosítása</translation>
    </message>
    <message>
        <source>Change the colour</source>
        <extracomment>ghour.edit.recolour</extracomment>
        <translation>Szín módosítása</translation>
    </message>
    <message>
        <source>Take another list of cards</source>
        <extracomment>ghour.edit.replace</extracomment>
        <translation>Más laplista átvétele</translation>
    </message>
    <message>
        <source>Meadhall · Ghour · {what} · sheet {sheet} of {sheets} · {side}</source>
        <extracomment>ghour.sheet.title</extracomment>
        <translation>Meadhall · Ghour · {what} · {sheet}/{sheets}. ív · {side}</translation>
    </message>
    <message>
        <source>fronts</source>
        <extracomment>ghour.sheet.fronts</extracomment>
        <translation>előlapok</translation>
    </message>
    <message>
        <source>backs</source>
        <extracomment>ghour.sheet.backs</extracomment>
        <translation>hátlapok</translation>
    </message>
    <message>
        <source>Print at 100 %. Icons: game-icons.net, CC BY 3.0</source>
        <extracomment>ghour.sheet.licence</extracomment>
        <translation>Nyomtasd 100 %-os méretben. Ikonok: game-icons.net, CC BY 3.0</translation>
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
        <translation>Tegyél egy toborzást vagy dezertálást egy halomra, vagy passzolj</translation>
    </message>
    <message>
        <source>The rum is here: recruiting is open. Lay a card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.marker</extracomment>
        <translation>Megjött a rum: lehet toborozni. Tegyél egy lapot egy halomra, vagy passzolj</translation>
    </message>
    <message>
        <source>Last call: after the next card nobody can be driven away. Lay a card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.last</extracomment>
        <translation>Utolsó alkalom: a következő lap után nem dezertálhat senki. Tegyél egy lapot egy halomra, vagy passzolj</translation>
    </message>
    <message>
        <source>All warriors are dealt: lay a recruiting card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.recruit</extracomment>
        <translation>Minden harcos kiosztva: tegyél toborzást egy halomra, vagy passzolj</translation>
    </message>
    <message>
        <source>Name your favourite: what he scores this round, you score</source>
        <extracomment>gold_and_rum.ask.favourite</extracomment>
        <translation>Nevezd meg a kegyencedet: ebben a fordulóban annyi pontot kapsz, amennyit ő</translation>
    </message>
    <message>
        <source>Spy {number} is called: ask a warlord for one card, or leave it</source>
        <extracomment>gold_and_rum.ask.spy</extracomment>
        <translation>Jelentkezik a {number}. kém: kérj egy hadúrtól egy lapot, vagy hagyd</translation>
    </message>
    <message>
        <source>Name the race that fights battle {number}</source>
        <extracomment>gold_and_rum.ask.race</extracomment>
        <translation>Nevezd meg a fajt, amely harcol – {number}. csata</translation>
    </message>
    <message>
        <source>How many of these do you lay? {kind}</source>
        <extracomment>gold_and_rum.ask.lay</extracomment>
        <translation>Hányat teszel le ebből? {kind}</translation>
    </message>
    <message>
        <source>You have no mercenary that can be laid</source>
        <extracomment>gold_and_rum.ask.lay-nothing</extracomment>
        <translation>Nincs lerakható zsoldosod</translation>
    </message>
    <message>
        <source>Who uses this card now? {kind}</source>
        <extracomment>gold_and_rum.ask.call</extracomment>
        <translation>Ki használja most ezt a lapot? {kind}</translation>
    </message>
    <message>
        <source>Point at the face-down card that the commando shall remove, or withdraw</source>
        <extracomment>gold_and_rum.ask.commando</extracomment>
        <translation>Mutass a rejtett lapra, amelyet a kommandó eltávolít, vagy lépj vissza</translation>
    </message>
    <message>
        <source>No other warlord has laid a card: the commando has nobody to strike. Withdraw</source>
        <extracomment>gold_and_rum.ask.no-target</extracomment>
        <translation>Más hadúr nem tett le lapot: a kommandónak nincs kit támadnia. Lépj vissza</translation>
    </message>
    <message>
        <source>You do not hold this card: {kind}. Nobody else knows; withdraw</source>
        <extracomment>gold_and_rum.ask.feigned</extracomment>
        <translation>Nincs nálad ez a lap: {kind}. Más nem tudja; lépj vissza</translation>
    </message>
    <message>
        <source>How many goblins board the airship? Or withdraw</source>
        <extracomment>gold_and_rum.ask.airship</extracomment>
        <translation>Hány goblin száll a léghajóra? Vagy lépj vissza</translation>
    </message>
    <message>
        <source>There is no goblin in your hand to fly the airship. Withdraw</source>
        <extracomment>gold_and_rum.ask.no-crew</extracomment>
        <translation>Nincs a kezedben goblin, aki a léghajót vezetné. Lépj vissza</translation>
    </message>
    <message>
        <source>A desertion laid on a desertion has no effect; it lies on top of pile {piles}</source>
        <extracomment>gold_and_rum.warn.deserted</extracomment>
        <translation>Dezertáláson a dezertálásnak nincs hatása; ilyen van felül ezen a halmon: {piles}</translation>
    </message>
    <message>
        <source>The lowest recruiting card owns a pile; there is one on top of pile {piles}</source>
        <extracomment>gold_and_rum.warn.claimed</extracomment>
        <translation>A halom a legalsó toborzásé; ezen a halmon már van felül egy: {piles}</translation>
    </message>
    <message>
        <source>Two leaders of this race are in your army: it is worth nothing, whatever you add</source>
        <extracomment>gold_and_rum.warn.quarrel</extracomment>
        <translation>E faj két vezére van a seregedben: akármit teszel hozzá, nullát ér</translation>
    </message>
    <message>
        <source>A war machine needs a goblin laid in the same battle, and you hold none</source>
        <extracomment>gold_and_rum.warn.no-goblins</extracomment>
        <translation>A hadigéphez ugyanebben a csatában lerakott goblin kell, és nincs nálad egy sem</translation>
    </message>
    <message>
        <source>There is no such answer in this game</source>
        <extracomment>gold_and_rum.refused.not-asked</extracomment>
        <translation>Ebben a játékban nincs ilyen válasz</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>gold_and_rum.refused.not-dealing</extracomment>
        <translation>Az osztás véget ért</translation>
    </message>
    <message>
        <source>Desertion cards may be laid only until the last warrior card comes</source>
        <extracomment>gold_and_rum.refused.too-late</extracomment>
        <translation>Dezertálás csak az utolsó harcoslap előtt játszható ki</translation>
    </message>
    <message>
        <source>The chancellor deals and lays no cards</source>
        <extracomment>gold_and_rum.refused.chancellor-deals</extracomment>
        <translation>A kancellár oszt, és nem rak le lapot</translation>
    </message>
    <message>
        <source>Nobody recruits before the rum is here</source>
        <extracomment>gold_and_rum.refused.no-rum</extracomment>
        <translation>Senki sem toboroz, amíg meg nem jön a rum</translation>
    </message>
    <message>
        <source>Now it is for {seat} to answer</source>
        <extracomment>gold_and_rum.refused.not-your-turn</extracomment>
        <translation>Most ő felel: {seat}</translation>
    </message>
    <message>
        <source>You have no such card left this round</source>
        <extracomment>gold_and_rum.refused.none-left</extracomment>
        <translation>Ebben a fordulóban nincs több ilyen lapod</translation>
    </message>
    <message>
        <source>There is no pile {pile}</source>
        <extracomment>gold_and_rum.refused.no-pile</extracomment>
        <translation>Nincs ilyen halom: {pile}</translation>
    </message>
    <message>
        <source>Pile {pile} has not begun: there is nothing to lay a card on</source>
        <extracomment>gold_and_rum.refused.pile-not-begun</extracomment>
        <translation>Ez a halom még üres: {pile}; nincs mire lapot tenni</translation>
    </message>
    <message>
        <source>Only the chancellor decides this</source>
        <extracomment>gold_and_rum.refused.not-chancellor</extracomment>
        <translation>Erről csak a kancellár dönt</translation>
    </message>
    <message>
        <source>The favourite is named when the deal is over</source>
        <extracomment>gold_and_rum.refused.favourite-early</extracomment>
        <translation>A kegyencet az osztás végén kell megnevezni</translation>
    </message>
    <message>
        <source>The favourite is named for the whole round</source>
        <extracomment>gold_and_rum.refused.favourite-final</extracomment>
        <translation>A kegyenc az egész fordulóra szól</translation>
    </message>
    <message>
        <source>The chancellor must favour another player</source>
        <extracomment>gold_and_rum.refused.favourite-self</extracomment>
        <translation>A kancellár csak más játékost nevezhet meg</translation>
    </message>
    <message>
        <source>There is no such player</source>
        <extracomment>gold_and_rum.refused.no-player</extracomment>
        <translation>Nincs ilyen játékos</translation>
    </message>
    <message>
        <source>No spy is called now</source>
        <extracomment>gold_and_rum.refused.no-spies-now</extracomment>
        <translation>Most nem szólítanak kémet</translation>
    </message>
    <message>
        <source>The spy that is called belongs to {seat}</source>
        <extracomment>gold_and_rum.refused.spy-not-yours</extracomment>
        <translation>A szólított kém gazdája: {seat}</translation>
    </message>
    <message>
        <source>The chancellor has no army to spy on</source>
        <extracomment>gold_and_rum.refused.spy-chancellor</extracomment>
        <translation>A kancellárnak nincs serege, amelyet ki lehetne kémlelni</translation>
    </message>
    <message>
        <source>You must ask another warlord</source>
        <extracomment>gold_and_rum.refused.spy-self</extracomment>
        <translation>Másik hadúrtól kell kérned</translation>
    </message>
    <message>
        <source>A spy can ask only for spies of a higher number: {kind} is none</source>
        <extracomment>gold_and_rum.refused.spy-lower</extracomment>
        <translation>Kém csak nagyobb számú kémet kérhet; ez nem az: {kind}</translation>
    </message>
    <message>
        <source>There is no such kind of card</source>
        <extracomment>gold_and_rum.refused.no-kind</extracomment>
        <translation>Nincs ilyen lapfajta</translation>
    </message>
    <message>
        <source>No race is to be named now</source>
        <extracomment>gold_and_rum.refused.no-race-now</extracomment>
        <translation>Most nem kell fajt megnevezni</translation>
    </message>
    <message>
        <source>There is no such race</source>
        <extracomment>gold_and_rum.refused.no-race</extracomment>
        <translation>Nincs ilyen faj</translation>
    </message>
    <message>
        <source>This race has fought this round: {race}</source>
        <extracomment>gold_and_rum.refused.race-fought</extracomment>
        <translation>Ez a faj ebben a fordulóban már harcolt: {race}</translation>
    </message>
    <message>
        <source>Nobody lays mercenaries now</source>
        <extracomment>gold_and_rum.refused.no-laying-now</extracomment>
        <translation>Most senki sem rak le zsoldost</translation>
    </message>
    <message>
        <source>This card cannot be laid in a battle: {kind}</source>
        <extracomment>gold_and_rum.refused.not-layable</extracomment>
        <translation>Ez a lap nem rakható le csatában: {kind}</translation>
    </message>
    <message>
        <source>You do not hold this card: {kind}</source>
        <extracomment>gold_and_rum.refused.not-in-hand</extracomment>
        <translation>Ez a lap nincs a kezedben: {kind}</translation>
    </message>
    <message>
        <source>First say how many of these you lay: {kind}</source>
        <extracomment>gold_and_rum.refused.lay-order</extracomment>
        <translation>Előbb mondd meg, ebből hányat teszel le: {kind}</translation>
    </message>
    <message numerus="yes">
        <source>You cannot lay that number of these: {kind}. You hold %n</source>
        <extracomment>gold_and_rum.refused.too-many</extracomment>
        <translation>
            <numerusform>Ebből nem tehetsz le ennyit: {kind}. Nálad %n van</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold mercenaries that can be laid; first say how many of these: {kind}</source>
        <extracomment>gold_and_rum.refused.lay-kinds</extracomment>
        <translation>Van lerakható zsoldosod; előbb mondd meg, ebből hányat: {kind}</translation>
    </message>
    <message>
        <source>No call is open now</source>
        <extracomment>gold_and_rum.refused.no-call-now</extracomment>
        <translation>Most nincs nyitott felhívás</translation>
    </message>
    <message>
        <source>You have answered this call: {kind}</source>
        <extracomment>gold_and_rum.refused.answered</extracomment>
        <translation>Erre a felhívásra már feleltél: {kind}</translation>
    </message>
    <message>
        <source>This call does not ask you: {kind}</source>
        <extracomment>gold_and_rum.refused.not-eligible</extracomment>
        <translation>Ez a felhívás nem neked szól: {kind}</translation>
    </message>
    <message>
        <source>Nobody has named himself in a call</source>
        <extracomment>gold_and_rum.refused.not-named</extracomment>
        <translation>Senki sem jelentkezett a felhívásra</translation>
    </message>
    <message>
        <source>The commando strikes a card of another warlord</source>
        <extracomment>gold_and_rum.refused.own-card</extracomment>
        <translation>A kommandó más hadúr lapját támadja</translation>
    </message>
    <message>
        <source>No face-down card lies there</source>
        <extracomment>gold_and_rum.refused.no-card-there</extracomment>
        <translation>Ott nincs rejtett lap</translation>
    </message>
    <message>
        <source>The airship needs at least one goblin aboard</source>
        <extracomment>gold_and_rum.refused.no-crew</extracomment>
        <translation>A léghajóra legalább egy goblin kell</translation>
    </message>
    <message>
        <source>Gold &amp; Rum is for {low} to {high} players</source>
        <extracomment>gold_and_rum.setup.seats</extracomment>
        <translation>A Gold &amp; Rum {low}–{high} játékosra való</translation>
    </message>
    <message>
        <source>The open book is either “on” or “off”, not “{value}”</source>
        <extracomment>gold_and_rum.setup.open-book</extracomment>
        <translation>A nyitott könyv „on” vagy „off”, nem „{value}”</translation>
    </message>
    <message>
        <source>A window opens after every card (1) up to every circuit ({piles}), not after “{value}”</source>
        <extracomment>gold_and_rum.setup.step</extracomment>
        <translation>Az ablak minden lap után (1) vagy legfeljebb körönként ({piles}) nyílik, nem ennyi után: „{value}”</translation>
    </message>
    <message>
        <source>Gold &amp; Rum has no option “{name}”</source>
        <extracomment>gold_and_rum.setup.option</extracomment>
        <translation>A Gold &amp; Rumnak nincs ilyen beállítása: „{name}”</translation>
    </message>
    <message>
        <source>The first chancellor must be one of the players</source>
        <extracomment>gold_and_rum.setup.first</extracomment>
        <translation>Az első kancellár a játékosok egyike legyen</translation>
    </message>
    <message>
        <source>There is nothing to pick: everything is dealt from one deck</source>
        <extracomment>gold_and_rum.setup.picks</extracomment>
        <translation>Nincs mit választani: mindent egy pakliból osztunk</translation>
    </message>
    <message>
        <source>An answer must be a mapping with a seat and a verb</source>
        <extracomment>gold_and_rum.read.not-a-mapping</extracomment>
        <translation>A válasz hellyel és igével megadott leképezés legyen</translation>
    </message>
    <message>
        <source>The seat must be a number from 0 up</source>
        <extracomment>gold_and_rum.read.no-seat</extracomment>
        <translation>A hely 0-tól számozott szám legyen</translation>
    </message>
    <message>
        <source>An answer needs exactly one verb of these: {words}</source>
        <extracomment>gold_and_rum.read.no-verb</extracomment>
        <translation>A válaszban pontosan egy ige legyen ezek közül: {words}</translation>
    </message>
    <message>
        <source>This is no way to answer with “{word}”</source>
        <extracomment>gold_and_rum.read.bad-value</extracomment>
        <translation>Ezzel így nem lehet felelni: „{word}”</translation>
    </message>
    <message>
        <source>There is no kind of warrior card “{word}”</source>
        <extracomment>gold_and_rum.content.unknown-kind</extracomment>
        <translation>Nincs ilyen harcoslap: „{word}”</translation>
    </message>
    <message>
        <source>The kinds are: {words}.</source>
        <extracomment>gold_and_rum.content.unknown-kind.mend</extracomment>
        <translation>A fajták: {words}.</translation>
    </message>
    <message>
        <source>This kind stands here already, in line {line}</source>
        <extracomment>gold_and_rum.content.kind-twice</extracomment>
        <translation>Ez a fajta már szerepel: {line}. sor</translation>
    </message>
    <message>
        <source>Keep one of the two lines.</source>
        <extracomment>gold_and_rum.content.kind-twice.mend, gold_and_rum.content.seats-twice.mend</extracomment>
        <translation>A két sorból tarts meg egyet.</translation>
    </message>
    <message>
        <source>The kind “{word}” is missing</source>
        <extracomment>gold_and_rum.content.kind-missing</extracomment>
        <translation>Hiányzik ez a fajta: „{word}”</translation>
    </message>
    <message>
        <source>Add a line for it with “copies” and “value”.</source>
        <extracomment>gold_and_rum.content.kind-missing.mend</extracomment>
        <translation>Írj neki egy sort, benne „copies” és „value”.</translation>
    </message>
    <message numerus="yes">
        <source>These are %n warrior card(s); the game is dealt with {wanted}</source>
        <extracomment>gold_and_rum.content.total</extracomment>
        <translation>
            <numerusform>Ez %n harcoslap; a játékhoz ennyi kell: {wanted}</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the copies so that they add up.</source>
        <extracomment>gold_and_rum.content.total.mend</extracomment>
        <translation>Úgy írd át a példányszámokat, hogy kijöjjön.</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <extracomment>gold_and_rum.content.range</extracomment>
        <translation>{value} nincs {low} és {high} között</translation>
    </message>
    <message>
        <source>Write a whole number in that range.</source>
        <extracomment>gold_and_rum.content.range.mend</extracomment>
        <translation>Írj egész számot ebből a tartományból.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n player(s) stands here already, in line {line}</source>
        <extracomment>gold_and_rum.content.seats-twice</extracomment>
        <translation>
            <numerusform>%n játékos asztala már szerepel: {line}. sor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no table for %n player(s)</source>
        <extracomment>gold_and_rum.content.seats-missing</extracomment>
        <translation>
            <numerusform>Nincs asztal %n játékosra</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a line with “seats”, “piles”, “recruits”, “deserts” and “threshold”.</source>
        <extracomment>gold_and_rum.content.seats-missing.mend</extracomment>
        <translation>Írj egy sort, benne „seats”, „piles”, „recruits”, „deserts” és „threshold”.</translation>
    </message>
    <message>
        <source>The marker cannot lie between card {first} and card {last}: the second number is the smaller one</source>
        <extracomment>gold_and_rum.content.marker</extracomment>
        <translation>A jelző nem eshet a {first}. és a {last}. lap közé: a második szám a kisebb</translation>
    </message>
    <message>
        <source>Put the smaller number under “first”.</source>
        <extracomment>gold_and_rum.content.marker.mend</extracomment>
        <translation>A kisebb szám kerüljön a „first” alá.</translation>
    </message>
    <message numerus="yes">
        <source>There are points for %n battle(s), and four battles in a round</source>
        <extracomment>gold_and_rum.content.points</extracomment>
        <translation>
            <numerusform>%n csatára vannak pontok, de egy fordulóban négy csata van</numerusform>
        </translation>
    </message>
    <message>
        <source>Write four numbers.</source>
        <extracomment>gold_and_rum.content.points.mend</extracomment>
        <translation>Írj négy számot.</translation>
    </message>
    <message>
        <source>Battles won</source>
        <extracomment>gold_and_rum.part.battles</extracomment>
        <translation>Megnyert csaták</translation>
    </message>
    <message>
        <source>Battles won by the favourite</source>
        <extracomment>gold_and_rum.part.favourite</extracomment>
        <translation>A kegyenc megnyert csatái</translation>
    </message>
    <message>
        <source>Equal points: {winner} won battle {battle} of round {round}, the latest that makes a difference</source>
        <extracomment>gold_and_rum.why.latest</extracomment>
        <translation>Egyenlő pontszám: {winner} nyerte az utolsó különbséget tevő csatát ({round}. forduló, {battle}. csata)</translation>
    </message>
    <message>
        <source>Equal points and equal battles: the victory is shared by {seats}</source>
        <extracomment>gold_and_rum.why.shared</extracomment>
        <translation>Egyenlő pontszám és egyenlő csaták; közös győzelem: {seats}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>gold_and_rum.where-round</extracomment>
        <translation>{number}. forduló</translation>
    </message>
    <message>
        <source>the deal, card {dealt} of {total}</source>
        <extracomment>gold_and_rum.where-deal</extracomment>
        <translation>osztás, {dealt}/{total}. lap</translation>
    </message>
    <message>
        <source>recruiting is open</source>
        <extracomment>gold_and_rum.where-rum</extracomment>
        <translation>lehet toborozni</translation>
    </message>
    <message>
        <source>the last recruiting</source>
        <extracomment>gold_and_rum.where-recruit</extracomment>
        <translation>az utolsó toborzás</translation>
    </message>
    <message>
        <source>the favourite</source>
        <extracomment>gold_and_rum.where-favourite</extracomment>
        <translation>a kegyenc</translation>
    </message>
    <message>
        <source>the spies</source>
        <extracomment>gold_and_rum.where-spies</extracomment>
        <translation>a kémek</translation>
    </message>
    <message>
        <source>the giants</source>
        <extracomment>gold_and_rum.where-giants</extracomment>
        <translation>az óriások</translation>
    </message>
    <message>
        <source>Battle {number}: {race}</source>
        <extracomment>gold_and_rum.where-battle</extracomment>
        <translation>{number}. csata: {race}</translation>
    </message>
    <message>
        <source>before battle {number}</source>
        <extracomment>gold_and_rum.where-race</extracomment>
        <translation>{number}. csata előtt</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>gold_and_rum.nothing</extracomment>
        <translation>nincs</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>gold_and_rum.points</extracomment>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>gold_and_rum.cards</extracomment>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruiting – {who}</source>
        <extracomment>gold_and_rum.recruit-of</extracomment>
        <translation>Toborzás – {who}</translation>
    </message>
    <message>
        <source>Desertion – {who}</source>
        <extracomment>gold_and_rum.desert-of</extracomment>
        <translation>Dezertálás – {who}</translation>
    </message>
    <message>
        <source>Pile {pile}: not begun</source>
        <extracomment>gold_and_rum.pile-empty</extracomment>
        <translation>{pile}. halom: még üres</translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile}: {top} on top, %n warrior card(s)</source>
        <extracomment>gold_and_rum.pile-tip</extracomment>
        <translation>
            <numerusform>{pile}. halom: felül {top}, %n harcoslap</numerusform>
        </translation>
    </message>
    <message>
        <source>From the bottom: {cards}</source>
        <extracomment>gold_and_rum.pile-cards</extracomment>
        <translation>Alulról: {cards}</translation>
    </message>
    <message>
        <source>Pass, and call me when pile {pile} gets a new top card</source>
        <extracomment>gold_and_rum.watch-pile</extracomment>
        <translation>Passz, de szóljatok, ha új lap kerül a tetejére: {pile}. halom</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>gold_and_rum.deck</extracomment>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>the deal</source>
        <extracomment>gold_and_rum.progress</extracomment>
        <translation>az osztás</translation>
    </message>
    <message>
        <source>Warrior card {dealt} of {total}</source>
        <extracomment>gold_and_rum.progress-tip</extracomment>
        <translation>{dealt}/{total}. harcoslap</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>gold_and_rum.next-card</extracomment>
        <translation>Következő lap</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>gold_and_rum.go-on</extracomment>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Somebody has called and is answering</source>
        <extracomment>gold_and_rum.wait-for-answer</extracomment>
        <translation>Valaki jelentkezett, és éppen felel</translation>
    </message>
    <message>
        <source>Recruiting {recruits}, desertion {deserts}</source>
        <extracomment>gold_and_rum.cards-left</extracomment>
        <translation>Toborzás {recruits}, dezertálás {deserts}</translation>
    </message>
    <message>
        <source>In the hand: {cards}</source>
        <extracomment>gold_and_rum.hand-of</extracomment>
        <translation>Kézben: {cards}</translation>
    </message>
    <message>
        <source>Known since a spy, and safe from other spies: {cards}</source>
        <extracomment>gold_and_rum.protected</extracomment>
        <translation>Kém óta ismert, és más kémektől védett: {cards}</translation>
    </message>
    <message>
        <source>{back} {count}</source>
        <extracomment>gold_and_rum.back-count</extracomment>
        <translation>{back} {count}</translation>
    </message>
    <message>
        <source>Score {score}; {threshold} end the game</source>
        <extracomment>gold_and_rum.score</extracomment>
        <translation>{score} pont; a játék vége: {threshold}</translation>
    </message>
    <message>
        <source>Who is asked first</source>
        <extracomment>gold_and_rum.order</extracomment>
        <translation>Kérdezési sorrend</translation>
    </message>
    <message>
        <source>Window {window}, offset {offset}: the order moves on with every window</source>
        <extracomment>gold_and_rum.order-tip</extracomment>
        <translation>{window}. ablak, eltolás: {offset}; a sorrend minden ablakkal továbblép</translation>
    </message>
    <message>
        <source>The four battles</source>
        <extracomment>gold_and_rum.four-battles</extracomment>
        <translation>A négy csata</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <extracomment>gold_and_rum.battle-number</extracomment>
        <translation>{number}. csata</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <extracomment>gold_and_rum.left-in-hands</extracomment>
        <translation>Kézben maradt</translation>
    </message>
    <message>
        <source>Look at a hand</source>
        <extracomment>gold_and_rum.look-title</extracomment>
        <translation>Egy kéz megnézése</translation>
    </message>
    <message>
        <source>{who} looks at the own hand</source>
        <extracomment>gold_and_rum.look</extracomment>
        <translation>{who} megnézi a saját kezét</translation>
    </message>
    <message>
        <source>{who}: {race} warriors, {others} mercenaries</source>
        <extracomment>gold_and_rum.army</extracomment>
        <translation>{who}: harcosok ({race}) és {others} zsoldos</translation>
    </message>
    <message>
        <source>{army} – {total} = {why}</source>
        <extracomment>gold_and_rum.army-sum</extracomment>
        <translation>{army} – {total} = {why}</translation>
    </message>
    <message>
        <source>{who}: face down, {back}</source>
        <extracomment>gold_and_rum.face-down</extracomment>
        <translation>{who}: rejtve, {back}</translation>
    </message>
    <message>
        <source>Removed by the commando, never shown: {back}</source>
        <extracomment>gold_and_rum.struck</extracomment>
        <translation>A kommandó eltávolította, senki sem látta: {back}</translation>
    </message>
    <message>
        <source>two leaders quarrel: worth nothing</source>
        <extracomment>gold_and_rum.quarrel</extracomment>
        <translation>két vezér veszekszik: nullát ér</translation>
    </message>
    <message numerus="yes">
        <source>the airship took %n goblin(s) aboard</source>
        <extracomment>gold_and_rum.flew</extracomment>
        <translation>
            <numerusform>a léghajóra felszállt %n goblin</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war machine(s) without a goblin</source>
        <extracomment>gold_and_rum.idle</extracomment>
        <translation>
            <numerusform>%n hadigép goblin nélkül</numerusform>
        </translation>
    </message>
    <message>
        <source>the leader doubles his warriors</source>
        <extracomment>gold_and_rum.doubled</extracomment>
        <translation>a vezér megduplázza a harcosait</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>gold_and_rum.won-points</extracomment>
        <translation>
            <numerusform>+%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>the backs tell the kind and the number, not the value</source>
        <extracomment>gold_and_rum.backs-note</extracomment>
        <translation>a hátlap a fajtát és a számot mutatja, az értéket nem</translation>
    </message>
    <message>
        <source>{race}: face down</source>
        <extracomment>gold_and_rum.face-down-of</extracomment>
        <translation>{race}: rejtve</translation>
    </message>
    <message>
        <source>{race}: turned up</source>
        <extracomment>gold_and_rum.turned-up-of</extracomment>
        <translation>{race}: felfordítva</translation>
    </message>
    <message>
        <source>the airship may still fly</source>
        <extracomment>gold_and_rum.turned-note</extracomment>
        <translation>a léghajó még felszállhat</translation>
    </message>
    <message>
        <source>won by {who}</source>
        <extracomment>gold_and_rum.won-by</extracomment>
        <translation>nyertese: {who}</translation>
    </message>
    <message>
        <source>What became of the piles</source>
        <extracomment>gold_and_rum.piles-worked-out</extracomment>
        <translation>Mi lett a halmokkal</translation>
    </message>
    <message>
        <source>Spy {number} is called: {who}</source>
        <extracomment>gold_and_rum.spy-called</extracomment>
        <translation>{number}. kém: {who}</translation>
    </message>
    <message>
        <source>Spy {number} may ask for one of these</source>
        <extracomment>gold_and_rum.spy-asks</extracomment>
        <translation>A {number}. kém ezek egyikét kérheti</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <extracomment>gold_and_rum.your-cards</extracomment>
        <translation>
            <numerusform>A kezed: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes</source>
        <extracomment>gold_and_rum.window-normal</extracomment>
        <translation>Jön a következő lap</translation>
    </message>
    <message>
        <source>The rum is here: recruiting is open</source>
        <extracomment>gold_and_rum.window-marker</extracomment>
        <translation>Megjött a rum: lehet toborozni</translation>
    </message>
    <message>
        <source>Last call: desertion ends with the next card</source>
        <extracomment>gold_and_rum.window-last</extracomment>
        <translation>Utolsó alkalom: a következő lappal vége a dezertálásnak</translation>
    </message>
    <message>
        <source>All warriors are dealt: who still recruits?</source>
        <extracomment>gold_and_rum.window-recruit</extracomment>
        <translation>Minden harcos kiosztva: ki toboroz még?</translation>
    </message>
    <message>
        <source>press your key to lay a card</source>
        <extracomment>gold_and_rum.hint-call</extracomment>
        <translation>a gomboddal jelentkezz, ha lapot raknál</translation>
    </message>
    <message>
        <source>paused; press the space bar to go on</source>
        <extracomment>gold_and_rum.hint-paused</extracomment>
        <translation>szünet; szóközzel tovább</translation>
    </message>
    <message>
        <source>{who} is answering</source>
        <extracomment>gold_and_rum.thinks</extracomment>
        <translation>{who} felel</translation>
    </message>
    <message>
        <source>{who}, what do you lay?</source>
        <extracomment>gold_and_rum.your-turn</extracomment>
        <translation>{who}, mit raksz le?</translation>
    </message>
    <message>
        <source>choose a card, then a pile</source>
        <extracomment>gold_and_rum.hint-card</extracomment>
        <translation>válassz lapot, aztán halmot</translation>
    </message>
    <message>
        <source>press your key, or say that nobody does</source>
        <extracomment>gold_and_rum.hint-neutral</extracomment>
        <translation>nyomd meg a gombod, vagy jelezd, hogy senki</translation>
    </message>
    <message>
        <source>lay the laurel on a warlord</source>
        <extracomment>gold_and_rum.hint-crown</extracomment>
        <translation>tedd a babérkoszorút egy hadúrra</translation>
    </message>
    <message>
        <source>choose a card, then a warlord</source>
        <extracomment>gold_and_rum.hint-spy</extracomment>
        <translation>válassz lapot, aztán hadurat</translation>
    </message>
    <message>
        <source>lay a race on the cloth</source>
        <extracomment>gold_and_rum.hint-race</extracomment>
        <translation>tegyél egy fajt a posztóra</translation>
    </message>
    <message>
        <source>{who}: press the new key</source>
        <extracomment>gold_and_rum.bind</extracomment>
        <translation>{who}: nyomd meg az új billentyűt</translation>
    </message>
    <message>
        <source>Esc leaves it as it is</source>
        <extracomment>gold_and_rum.bind-hint</extracomment>
        <translation>Esc: marad, ahogy volt</translation>
    </message>
    <message>
        <source>Key of {who}: {letter}. Click to choose another</source>
        <extracomment>gold_and_rum.key-tip</extracomment>
        <translation>Billentyű – {who}: {letter}. Kattints egy másikért</translation>
    </message>
    <message>
        <source>has called</source>
        <extracomment>gold_and_rum.badge-called</extracomment>
        <translation>jelentkezett</translation>
    </message>
    <message>
        <source>call with {letter}</source>
        <extracomment>gold_and_rum.badge-call</extracomment>
        <translation>jelentkezés: {letter}</translation>
    </message>
    <message>
        <source>has nothing to lay now</source>
        <extracomment>gold_and_rum.badge-cannot-call</extracomment>
        <translation>most nincs mit letennie</translation>
    </message>
    <message>
        <source>played by the computer</source>
        <extracomment>gold_and_rum.badge-computer</extracomment>
        <translation>a gép játssza</translation>
    </message>
    <message>
        <source>That is all</source>
        <extracomment>gold_and_rum.that-is-all</extracomment>
        <translation>Ennyi</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>gold_and_rum.nobody</extracomment>
        <translation>Senki</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>gold_and_rum.withdraw</extracomment>
        <translation>Visszalépek</translation>
    </message>
    <message>
        <source>Leave the spy unused</source>
        <extracomment>gold_and_rum.decline</extracomment>
        <translation>Kém kihagyása</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>gold_and_rum.pass</extracomment>
        <translation>Passz</translation>
    </message>
    <message>
        <source>Choose a warlord</source>
        <extracomment>gold_and_rum.choose-favourite</extracomment>
        <translation>Válassz hadurat</translation>
    </message>
    <message>
        <source>Choose a race</source>
        <extracomment>gold_and_rum.choose-race-button</extracomment>
        <translation>Válassz fajt</translation>
    </message>
    <message>
        <source>Who fights?</source>
        <extracomment>gold_and_rum.choose-race</extracomment>
        <translation>Ki harcol?</translation>
    </message>
    <message numerus="yes">
        <source>{race}: %n card(s) in the hands</source>
        <extracomment>gold_and_rum.race-tip</extracomment>
        <translation>
            <numerusform>{race}: %n lap a kezekben</numerusform>
        </translation>
    </message>
    <message>
        <source>Close my hand</source>
        <extracomment>gold_and_rum.close-hand</extracomment>
        <translation>Kéz elrejtése</translation>
    </message>
    <message>
        <source>Call me at the rum</source>
        <extracomment>gold_and_rum.wish-rum</extracomment>
        <translation>Szóljatok a rumnál</translation>
    </message>
    <message>
        <source>Call me at last call</source>
        <extracomment>gold_and_rum.wish-last</extracomment>
        <translation>Szóljatok a végén</translation>
    </message>
    <message>
        <source>Call me a circuit on</source>
        <extracomment>gold_and_rum.wish-circuit</extracomment>
        <translation>Szóljatok egy kör múlva</translation>
    </message>
    <message>
        <source>Call me at the end</source>
        <extracomment>gold_and_rum.wish-recruit</extracomment>
        <translation>Szóljatok osztás után</translation>
    </message>
    <message>
        <source>Call me every time</source>
        <extracomment>gold_and_rum.wish-always</extracomment>
        <translation>Szóljatok mindig</translation>
    </message>
    <message>
        <source>Pass now, and be called without touching a key</source>
        <extracomment>gold_and_rum.wish-tip</extracomment>
        <translation>Most passz, és később gombnyomás nélkül is szólunk</translation>
    </message>
    <message>
        <source>Another order</source>
        <extracomment>gold_and_rum.wish-other</extracomment>
        <translation>Más kérés</translation>
    </message>
    <message>
        <source>Recruit on pile {pile}</source>
        <extracomment>gold_and_rum.do-recruit</extracomment>
        <translation>Toborzás – {pile}. halom</translation>
    </message>
    <message>
        <source>Desertion on pile {pile}</source>
        <extracomment>gold_and_rum.do-desert</extracomment>
        <translation>Dezertálás – {pile}. halom</translation>
    </message>
    <message>
        <source>Favour {who}</source>
        <extracomment>gold_and_rum.do-favour</extracomment>
        <translation>Kegyenc: {who}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <extracomment>gold_and_rum.do-spy</extracomment>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>Name: {race}</source>
        <extracomment>gold_and_rum.do-race</extracomment>
        <translation>Megnevezés: {race}</translation>
    </message>
    <message>
        <source>None: {card}</source>
        <extracomment>gold_and_rum.do-lay-none</extracomment>
        <translation>Egyet sem: {card}</translation>
    </message>
    <message>
        <source>Lay {count}: {card}</source>
        <extracomment>gold_and_rum.do-lay</extracomment>
        <translation>Lerakás, {count}: {card}</translation>
    </message>
    <message>
        <source>Lay nothing</source>
        <extracomment>gold_and_rum.do-nothing</extracomment>
        <translation>Semmit sem teszek le</translation>
    </message>
    <message>
        <source>Not me</source>
        <extracomment>gold_and_rum.do-nobody</extracomment>
        <translation>Én nem</translation>
    </message>
    <message>
        <source>I do</source>
        <extracomment>gold_and_rum.do-name</extracomment>
        <translation>Én igen</translation>
    </message>
    <message>
        <source>Strike card {place}: {who}</source>
        <extracomment>gold_and_rum.do-commando</extracomment>
        <translation>Támadás, {place}. lap: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Fly with %n goblin(s)</source>
        <extracomment>gold_and_rum.do-airship</extracomment>
        <translation>
            <numerusform>Felszállás %n goblinnal</numerusform>
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
        <translation>{who}, {title}: {score} pont</translation>
    </message>
    <message>
        <source>Order of calls: {who}</source>
        <extracomment>gold_and_rum.row-order</extracomment>
        <translation>Hívási sorrend: {who}</translation>
    </message>
    <message>
        <source>Has called: {who}</source>
        <extracomment>gold_and_rum.row-called</extracomment>
        <translation>Jelentkezett: {who}</translation>
    </message>
    <message>
        <source>Hand – {who}: {cards}</source>
        <extracomment>gold_and_rum.row-hand</extracomment>
        <translation>Kéz – {who}: {cards}</translation>
    </message>
    <message>
        <source>Round {number}: {who} is chancellor</source>
        <extracomment>gold_and_rum.log.round</extracomment>
        <translation>{number}. forduló; kancellár: {who}</translation>
    </message>
    <message>
        <source>Card {number}, pile {pile}: {card}</source>
        <extracomment>gold_and_rum.log.dealt</extracomment>
        <translation>{number}. lap, {pile}. halom: {card}</translation>
    </message>
    <message>
        <source>The rum came after card {after}</source>
        <extracomment>gold_and_rum.log.rum</extracomment>
        <translation>Megjött a rum: {after}. lap után</translation>
    </message>
    <message>
        <source>Last call for desertion</source>
        <extracomment>gold_and_rum.log.last-call</extracomment>
        <translation>Utolsó alkalom dezertálásra</translation>
    </message>
    <message>
        <source>All warriors are dealt</source>
        <extracomment>gold_and_rum.log.recruit-phase</extracomment>
        <translation>Minden harcos kiosztva</translation>
    </message>
    <message>
        <source>{who} drives away on pile {pile}: {card}</source>
        <extracomment>gold_and_rum.log.desert</extracomment>
        <translation>{who} elűzi – {pile}. halom: {card}</translation>
    </message>
    <message>
        <source>{who} recruits on pile {pile}</source>
        <extracomment>gold_and_rum.log.recruit</extracomment>
        <translation>{who} toboroz: {pile}. halom</translation>
    </message>
    <message>
        <source>{who} favours {favourite}</source>
        <extracomment>gold_and_rum.log.favoured</extracomment>
        <translation>{who} kegyence: {favourite}</translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile} goes to {who}: %n card(s).</source>
        <extracomment>gold_and_rum.log.taken</extracomment>
        <translation>
            <numerusform>{pile}. halom: {who}, %n lap.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deserted: {cards}</source>
        <extracomment>gold_and_rum.log.deserted</extracomment>
        <translation>Dezertált: {cards}</translation>
    </message>
    <message>
        <source>Nobody claimed pile {pile}</source>
        <extracomment>gold_and_rum.log.unclaimed</extracomment>
        <translation>Senkinek sem kellett: {pile}. halom</translation>
    </message>
    <message>
        <source>Spy {number}: nobody has it</source>
        <extracomment>gold_and_rum.log.spy-nobody</extracomment>
        <translation>{number}. kém: senkinél sincs</translation>
    </message>
    <message>
        <source>Spy {number}: {who} leaves it unused</source>
        <extracomment>gold_and_rum.log.spy-unused</extracomment>
        <translation>{number}. kém: {who} nem használja</translation>
    </message>
    <message>
        <source>{who} asks {victim} for {card} and gets it</source>
        <extracomment>gold_and_rum.log.spy-got</extracomment>
        <translation>{who} kéri és megkapja: {card} ({victim})</translation>
    </message>
    <message>
        <source>{who} asks {victim} for {card}: there is none to give</source>
        <extracomment>gold_and_rum.log.spy-failed</extracomment>
        <translation>{who} kéri, de nincs: {card} ({victim})</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n giants quarrel and leave</source>
        <extracomment>gold_and_rum.log.giants</extracomment>
        <translation>
            <numerusform>{who}: %n óriás összevész és elmegy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {number}: {race}, %n point(s)</source>
        <extracomment>gold_and_rum.log.battle</extracomment>
        <translation>
            <numerusform>{number}. csata: {race}, %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} lays mercenaries: %n</source>
        <extracomment>gold_and_rum.log.laid</extracomment>
        <translation>
            <numerusform>{who} zsoldosokat tesz le: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Called for: {card}</source>
        <extracomment>gold_and_rum.log.call</extracomment>
        <translation>Felhívás: {card}</translation>
    </message>
    <message>
        <source>{card}: nobody</source>
        <extracomment>gold_and_rum.log.nobody</extracomment>
        <translation>{card}: senki</translation>
    </message>
    <message>
        <source>{card}: {who}</source>
        <extracomment>gold_and_rum.log.named</extracomment>
        <translation>{card}: {who}</translation>
    </message>
    <message>
        <source>{who} withdraws</source>
        <extracomment>gold_and_rum.log.withdrew</extracomment>
        <translation>{who} visszalép</translation>
    </message>
    <message>
        <source>The commando of {who} removes a card: {victim}</source>
        <extracomment>gold_and_rum.log.struck</extracomment>
        <translation>Kommandó – {who}: eltávolított lap, {victim}</translation>
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
            <numerusform>{who}: felszáll a léghajó %n goblinnal</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins this battle</source>
        <extracomment>gold_and_rum.log.nobody-won</extracomment>
        <translation>Ezt a csatát senki sem nyeri</translation>
    </message>
    <message>
        <source>{who}: wins with {strength}</source>
        <extracomment>gold_and_rum.log.won</extracomment>
        <translation>{who}: győzelem, erő {strength}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s)</source>
        <extracomment>gold_and_rum.log.scored</extracomment>
        <translation>
            <numerusform>{who}: +%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s) by the favourite</source>
        <extracomment>gold_and_rum.log.scored-favourite</extracomment>
        <translation>
            <numerusform>{who}: +%n pont a kegyenc révén</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <extracomment>gold_and_rum.log.round-ended</extracomment>
        <translation>Vége: {number}. forduló</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Show me how</source>
        <extracomment>guide.show-me</extracomment>
        <translation>Mutasd meg</translation>
    </message>
    <message>
        <source>First match, step {at} of {steps}</source>
        <extracomment>guide.step</extracomment>
        <translation>Első játszma, {at}/{steps}. lépés</translation>
    </message>
    <message>
        <source>No notes</source>
        <extracomment>guide.leave</extracomment>
        <translation>Jegyzetek nélkül</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>guide.done</extracomment>
        <translation>Tovább a játékkal</translation>
    </message>
    <message>
        <source>Old Grim</source>
        <extracomment>guide.teacher</extracomment>
        <translation>Öreg Grim</translation>
    </message>
    <message>
        <source>Old Grim {number}</source>
        <extracomment>guide.teachers</extracomment>
        <translation>Öreg Grim {number}</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n game(s) at one table</source>
        <extracomment>home.tagline</extracomment>
        <translation>
            <numerusform>%n játék egy asztalnál</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>home.minutes</extracomment>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}: {players} players, about %n minutes</source>
        <extracomment>home.board</extracomment>
        <translation>
            <numerusform>{title}: {players} játékos, körülbelül %n perc</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <extracomment>home.continue</extracomment>
        <translation>Folytatás: {title}</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>home.begun</extracomment>
        <translation>kezdés: {when}</translation>
    </message>
    <message>
        <source>begun today at {when}</source>
        <extracomment>home.begun-today</extracomment>
        <translation>kezdés: ma, {when}</translation>
    </message>
    <message>
        <source>begun yesterday at {when}</source>
        <extracomment>home.begun-yesterday</extracomment>
        <translation>kezdés: tegnap, {when}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <extracomment>home.sit</extracomment>
        <translation>Leülök</translation>
    </message>
    <message>
        <source>Sit down again at {title}, {when}, with {names}</source>
        <extracomment>home.sit-again</extracomment>
        <translation>Ülj vissza az asztalhoz: {title}, {when}, játékosok: {names}</translation>
    </message>
    <message>
        <source>Choose a board to sit down at its table</source>
        <extracomment>home.choose</extracomment>
        <translation>Válassz táblát, és ülj le az asztalához</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <extracomment>home.open</extracomment>
        <translation>Mentett játszma megnyitása</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>home.open-short</extracomment>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Replays</source>
        <extracomment>home.replays</extracomment>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>home.rules</extracomment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>home.workshop</extracomment>
        <translation>Műhely</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>home.settings</extracomment>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>home.light</extracomment>
        <translation>Világos</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>home.dark</extracomment>
        <translation>Sötét</translation>
    </message>
    <message>
        <source>Light colours (Ctrl+L)</source>
        <extracomment>home.light-long</extracomment>
        <translation>Világos színek (Ctrl+L)</translation>
    </message>
    <message>
        <source>Dark colours (Ctrl+L)</source>
        <extracomment>home.dark-long</extracomment>
        <translation>Sötét színek (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Player {number}</source>
        <extracomment>match.seat</extracomment>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <extracomment>match.undo-nothing</extracomment>
        <translation>Még nincs mit visszavonni</translation>
    </message>
    <message>
        <source>{who} answered last; only that player can take it back</source>
        <extracomment>match.undo-answer</extracomment>
        <translation>Utoljára ő lépett: {who}; csak ő vonhatja vissza</translation>
    </message>
    <message>
        <source>Chance has spoken: what was rolled or drawn stands</source>
        <extracomment>match.undo-roll</extracomment>
        <translation>A véletlen már döntött: a dobás vagy húzás érvényes</translation>
    </message>
    <message>
        <source>Something hidden was seen; nobody can forget it again</source>
        <extracomment>match.undo-reveal</extracomment>
        <translation>Rejtett dolog került napvilágra; ezt már senki sem felejtheti el</translation>
    </message>
    <message>
        <source>{who} has looked at the table since</source>
        <extracomment>match.undo-look</extracomment>
        <translation>Azóta látta az asztalt: {who}</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <extracomment>match.redo-nothing</extracomment>
        <translation>Nem volt visszavonás</translation>
    </message>
    <message>
        <source>Only {who} can put back what was taken back</source>
        <extracomment>match.redo-other</extracomment>
        <translation>A visszavont lépést csak ő állíthatja helyre: {who}</translation>
    </message>
    <message>
        <source>A computer player failed: {why}</source>
        <extracomment>match.bot-failed</extracomment>
        <translation>Egy gépi játékos hibázott: {why}</translation>
    </message>
    <message>
        <source>There is no option “{word}”; this game has none</source>
        <extracomment>match.option-none</extracomment>
        <translation>Nincs „{word}” beállítás; ennek a játéknak nincs ilyenje</translation>
    </message>
    <message>
        <source>There is no option “{word}”; did you mean “{near}”?</source>
        <extracomment>match.option-near</extracomment>
        <translation>Nincs „{word}” beállítás; erre gondoltál: „{near}”?</translation>
    </message>
    <message>
        <source>There is no option “{word}”; there are: {known}</source>
        <extracomment>match.option-unknown</extracomment>
        <translation>Nincs „{word}” beállítás; ezek vannak: {known}</translation>
    </message>
    <message>
        <source>The option “{name}” cannot be “{value}”; it can be: {known}</source>
        <extracomment>match.option-value</extracomment>
        <translation>A beállítás („{name}”) értéke nem lehet „{value}”; lehet: {known}</translation>
    </message>
    <message>
        <source>The option “{name}” is given twice</source>
        <extracomment>match.option-twice</extracomment>
        <translation>Ez a beállítás kétszer szerepel: „{name}”</translation>
    </message>
</context>
<context>
    <name>orcz</name>
    <message>
        <source>Place a line: choose a field</source>
        <extracomment>orcz.ask.field</extracomment>
        <translation>Tegyél le egy sort: válassz mezőt</translation>
    </message>
    <message>
        <source>Choose the first tile and its wing</source>
        <extracomment>orcz.ask.tile</extracomment>
        <translation>Válaszd ki az első lapot és a szárnyát</translation>
    </message>
    <message>
        <source>Choose the tile beside it</source>
        <extracomment>orcz.ask.partner</extracomment>
        <translation>Válaszd ki mellé a párját</translation>
    </message>
    <message>
        <source>Which of the two lies face up?</source>
        <extracomment>orcz.ask.show</extracomment>
        <translation>Melyik legyen felfordítva?</translation>
    </message>
    <message>
        <source>Use the scout: look at a face-down tile</source>
        <extracomment>orcz.ask.scout</extracomment>
        <translation>Használd a felderítőt: nézz meg egy rejtett lapot</translation>
    </message>
    <message>
        <source>Hold, or backstab the line in front?</source>
        <extracomment>orcz.ask.order</extracomment>
        <translation>Helyben maradsz, vagy hátba támadod az előtted álló sort?</translation>
    </message>
    <message>
        <source>Red Mist: the line must backstab</source>
        <extracomment>orcz.ask.forced</extracomment>
        <translation>Vörös köd: a sornak hátba kell támadnia</translation>
    </message>
    <message numerus="yes">
        <source>Share out %n slave(s) among those who fought</source>
        <extracomment>orcz.ask.share</extracomment>
        <translation>
            <numerusform>Ossz szét %n rabszolgát a csata résztvevői közt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let others pay %n slave(s), or nobody</source>
        <extracomment>orcz.ask.charge</extracomment>
        <translation>
            <numerusform>Fizettess másokkal %n rabszolgát, vagy senkivel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining line(s) can only be completed with a hero in one of them</source>
        <extracomment>orcz.warn.needs-hero</extracomment>
        <translation>
            <numerusform>A hátralévő %n sorod csak úgy jön ki, ha az egyikben hős áll</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orcz is for 2 to 4 warlords, not for %n</source>
        <extracomment>orcz.no.seats</extracomment>
        <translation>
            <numerusform>Az Orcz 2–4 hadúrra való, nem ennyire: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Orcz has no option “{name}”</source>
        <extracomment>orcz.no.option</extracomment>
        <translation>Az Orcznak nincs ilyen beállítása: „{name}”</translation>
    </message>
    <message>
        <source>The option “{name}” is on or off, not “{value}”</source>
        <extracomment>orcz.no.value</extracomment>
        <translation>A beállítás („{name}”) on vagy off, nem „{value}”</translation>
    </message>
    <message>
        <source>The short duel is for two warlords only</source>
        <extracomment>orcz.no.short-duel</extracomment>
        <translation>A rövid párbaj csak két hadúrra való</translation>
    </message>
    <message>
        <source>Nobody sits there who could begin</source>
        <extracomment>orcz.no.first</extracomment>
        <translation>Ott nem ül senki, aki kezdhetne</translation>
    </message>
    <message>
        <source>In Orcz nobody chooses anything before the game</source>
        <extracomment>orcz.no.picks</extracomment>
        <translation>Az Orczban a játék előtt senki sem választ</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>orcz.no.over</extracomment>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>It is not your turn; the answer is awaited of {seat}</source>
        <extracomment>orcz.no.turn</extracomment>
        <translation>Nem te következel; most ő felel: {seat}</translation>
    </message>
    <message>
        <source>That does not answer the question that is open now</source>
        <extracomment>orcz.no.question</extracomment>
        <translation>Ez nem felelet a most nyitott kérdésre</translation>
    </message>
    <message>
        <source>That is no answer anybody can give in Orcz</source>
        <extracomment>orcz.no.unreadable</extracomment>
        <translation>Ilyen válasz nincs az Orczban</translation>
    </message>
    <message>
        <source>Red Mist: an active line that has a target must backstab</source>
        <extracomment>orcz.no.forced</extracomment>
        <translation>Vörös köd: a soron lévő sor, ha van célpontja, köteles hátba támadni</translation>
    </message>
    <message>
        <source>Your scout is spent</source>
        <extracomment>orcz.no.scout-spent</extracomment>
        <translation>A felderítőd már elhasználódott</translation>
    </message>
    <message>
        <source>There is no tile there to look at</source>
        <extracomment>orcz.no.scout-nothing</extracomment>
        <translation>Ott nincs megnézhető lap</translation>
    </message>
    <message>
        <source>A scout looks at the tile of another warlord</source>
        <extracomment>orcz.no.scout-own</extracomment>
        <translation>A felderítő másik hadúr lapját nézi meg</translation>
    </message>
    <message>
        <source>That tile does not lie face down</source>
        <extracomment>orcz.no.scout-open</extracomment>
        <translation>Ez a lap nincs rejtve</translation>
    </message>
    <message>
        <source>An answer has been begun; a scout goes before it or after it</source>
        <extracomment>orcz.no.scout-between</extracomment>
        <translation>Már belekezdtél egy lépésbe; a felderítő előtte vagy utána jöhet</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <extracomment>orcz.no.field</extracomment>
        <translation>Nincs ilyen mező</translation>
    </message>
    <message>
        <source>{field}: conquered, and closed for the rest of the game</source>
        <extracomment>orcz.no.conquered</extracomment>
        <translation>{field}: meghódítva, a játék végéig lezárva</translation>
    </message>
    <message numerus="yes">
        <source>{field}: full. Narrow Passes: at most %n line(s) on a field</source>
        <extracomment>orcz.no.full</extracomment>
        <translation>
            <numerusform>{field}: megtelt. Szűk szorosok: legfeljebb %n sor egy mezőn</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such tile</source>
        <extracomment>orcz.no.tile</extracomment>
        <translation>Nincs ilyen lap</translation>
    </message>
    <message>
        <source>A tile stands on the left or on the right wing</source>
        <extracomment>orcz.no.wing</extracomment>
        <translation>Egy lap a bal vagy a jobb szárnyon áll</translation>
    </message>
    <message>
        <source>The scout never marches in a line</source>
        <extracomment>orcz.no.scout-marches</extracomment>
        <translation>A felderítő sosem vonul sorban</translation>
    </message>
    <message>
        <source>{tile}: spent, each hero serves once a game</source>
        <extracomment>orcz.no.spent</extracomment>
        <translation>{tile}: elhasználva, minden hős egyszer szolgál egy játékban</translation>
    </message>
    <message>
        <source>{tile}: not behind your screen</source>
        <extracomment>orcz.no.elsewhere</extracomment>
        <translation>{tile}: nincs a paravánod mögött</translation>
    </message>
    <message>
        <source>Heroes' Hangover: champion and shaman cannot be placed this round</source>
        <extracomment>orcz.no.hangover</extracomment>
        <translation>A hősök másnapja: ebben a fordulóban bajnok és sámán nem állhat be</translation>
    </message>
    <message>
        <source>A line has two different tiles</source>
        <extracomment>orcz.no.same</extracomment>
        <translation>Egy sorban két különböző lap áll</translation>
    </message>
    <message>
        <source>Two cavalry cannot march in one line</source>
        <extracomment>orcz.no.two-cavalry</extracomment>
        <translation>Két lovas nem állhat egy sorban</translation>
    </message>
    <message>
        <source>Two archers cannot march in one line</source>
        <extracomment>orcz.no.two-archers</extracomment>
        <translation>Két íjász nem állhat egy sorban</translation>
    </message>
    <message>
        <source>Champion and shaman cannot march in one line</source>
        <extracomment>orcz.no.two-hero</extracomment>
        <translation>Bajnok és sámán nem állhat egy sorban</translation>
    </message>
    <message>
        <source>You must still place more lines after this one: {lines}. The tiles left behind your screen ({tiles}) make at most: {possible}, since {left} among them may not march together.</source>
        <extracomment>orcz.no.too-alike</extracomment>
        <translation>Ez után még ennyi sort kell letenned: {lines}. A paravánod mögött maradó {tiles} lapból legfeljebb ennyi jön ki: {possible}, mert ezek nem állhatnak egymás mellett: {left}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <extracomment>orcz.kind.cavalry</extracomment>
        <translation>
            <numerusform>%n lovas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <extracomment>orcz.kind.archers</extracomment>
        <translation>
            <numerusform>%n íjász</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hero(es)</source>
        <extracomment>orcz.kind.hero</extracomment>
        <translation>
            <numerusform>%n hős</numerusform>
        </translation>
    </message>
    <message>
        <source>Moonless Night: both tiles of every line lie face down</source>
        <extracomment>orcz.no.show-down</extracomment>
        <translation>Holdtalan éj: minden sor mindkét lapja rejtve marad</translation>
    </message>
    <message>
        <source>Blazing Noon: both tiles of every line lie face up</source>
        <extracomment>orcz.no.show-up</extracomment>
        <translation>Tűző dél: minden sor mindkét lapja felfordítva áll</translation>
    </message>
    <message>
        <source>The leader keeps none of the small reward</source>
        <extracomment>orcz.no.share-self</extracomment>
        <translation>A vezér nem tarthat meg a kis jutalomból</translation>
    </message>
    <message>
        <source>Only those who took part in the victory can be rewarded</source>
        <extracomment>orcz.no.share-absent</extracomment>
        <translation>Csak az jutalmazható, aki részt vett a győzelemben</translation>
    </message>
    <message>
        <source>The leader has paid already; charge another warlord</source>
        <extracomment>orcz.no.charge-self</extracomment>
        <translation>A vezér már fizetett; fizettess mással</translation>
    </message>
    <message>
        <source>That warlord has no more slaves to pay with</source>
        <extracomment>orcz.no.charge-purse</extracomment>
        <translation>Ennek a hadúrnak nincs több rabszolgája</translation>
    </message>
    <message>
        <source>Once you charge anybody, the whole small number must be paid</source>
        <extracomment>orcz.no.charge-rest</extracomment>
        <translation>Ha bárkivel fizettetsz, a teljes kis számot be kell hajtani</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}): more opponents beaten as leader decide</source>
        <extracomment>orcz.why.opponents</extracomment>
        <translation>Egyforma rabszolgaszám ({slaves}): az dönt, ki győzött le vezérként több ellenfelet</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}) and opponents beaten ({opponents}): more unspent heroes decide</source>
        <extracomment>orcz.why.heroes</extracomment>
        <translation>Egyforma rabszolgaszám ({slaves}) és ellenfélszám ({opponents}): a több megmaradt hős dönt</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}), opponents beaten ({opponents}) and unspent heroes ({heroes}): a shared victory</source>
        <extracomment>orcz.why.shared</extracomment>
        <translation>Egyforma rabszolgaszám ({slaves}), ellenfélszám ({opponents}) és megmaradt hős ({heroes}): közös győzelem</translation>
    </message>
    <message>
        <source>Judgement of the Dark God: fields conquered {conquered}, at least 3 were needed; all warlords lose</source>
        <extracomment>orcz.why.judged</extracomment>
        <translation>A sötét isten ítélete: meghódított mezők: {conquered}, legalább 3 kellett volna; minden hadúr veszít</translation>
    </message>
    <message>
        <source>Slaves at the start</source>
        <extracomment>orcz.part.start</extracomment>
        <translation>Kezdő rabszolgák</translation>
    </message>
    <message>
        <source>Loot of backstabs</source>
        <extracomment>orcz.part.loot</extracomment>
        <translation>Hátulról szerzett</translation>
    </message>
    <message>
        <source>Rewards as leader</source>
        <extracomment>orcz.part.led</extracomment>
        <translation>Jutalom vezérként</translation>
    </message>
    <message>
        <source>Shares of rewards</source>
        <extracomment>orcz.part.shared</extracomment>
        <translation>Részesedés jutalomból</translation>
    </message>
    <message>
        <source>Penalties as leader</source>
        <extracomment>orcz.part.fined</extracomment>
        <translation>Büntetés vezérként</translation>
    </message>
    <message>
        <source>Charged by leaders</source>
        <extracomment>orcz.part.charged</extracomment>
        <translation>Vezérek követelése</translation>
    </message>
    <message>
        <source>There is no opponent “{word}” on this field</source>
        <extracomment>orcz.fault.unknown-opponent</extracomment>
        <translation>Ezen a mezőn nincs ilyen ellenfél: „{word}”</translation>
    </message>
    <message>
        <source>There is no event “{word}”</source>
        <extracomment>orcz.fault.unknown-event</extracomment>
        <translation>Nincs ilyen esemény: „{word}”</translation>
    </message>
    <message>
        <source>The opponent {word} is written twice</source>
        <extracomment>orcz.fault.twice-opponent</extracomment>
        <translation>Ez az ellenfél kétszer szerepel: {word}</translation>
    </message>
    <message>
        <source>The event {word} is written twice</source>
        <extracomment>orcz.fault.twice-event</extracomment>
        <translation>Ez az esemény kétszer szerepel: {word}</translation>
    </message>
    <message>
        <source>Remove one of them</source>
        <extracomment>orcz.fault.twice.mend</extracomment>
        <translation>Töröld az egyiket</translation>
    </message>
    <message numerus="yes">
        <source>The opponent {word} is missing; this field has %n of 6</source>
        <extracomment>orcz.fault.missing-opponent</extracomment>
        <translation>
            <numerusform>Hiányzik ez az ellenfél: {word}; a mezőn 6-ból %n van</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {id: {word}, large: 3, small: 1} to its field</source>
        <extracomment>orcz.fault.missing-opponent.mend</extracomment>
        <translation>Írd a mezőjéhez: {id: {word}, large: 3, small: 1}</translation>
    </message>
    <message numerus="yes">
        <source>The event {word} is missing; there are %n of 24</source>
        <extracomment>orcz.fault.missing-event</extracomment>
        <translation>
            <numerusform>Hiányzik ez az esemény: {word}; 24-ből %n van</numerusform>
        </translation>
    </message>
    <message>
        <source>Add an event with id: {word} and what it changes</source>
        <extracomment>orcz.fault.missing-event.mend</extracomment>
        <translation>Írj egy eseményt ezzel: id: {word}, és azzal, amit megváltoztat</translation>
    </message>
    <message>
        <source>The event {event} changes nothing</source>
        <extracomment>orcz.fault.no-change</extracomment>
        <translation>Ez az esemény semmit sem változtat: {event}</translation>
    </message>
    <message>
        <source>Write under “changes” what it changes</source>
        <extracomment>orcz.fault.no-change.mend</extracomment>
        <translation>Írd a „changes” alá, mit változtat</translation>
    </message>
    <message>
        <source>“{word}” is {amount}, below 0</source>
        <extracomment>orcz.fault.below-zero</extracomment>
        <translation>„{word}”: {amount}, 0 alatti</translation>
    </message>
    <message>
        <source>Write 0 or more</source>
        <extracomment>orcz.fault.below-zero.mend</extracomment>
        <translation>Írj 0-t vagy többet</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <extracomment>orcz.round</extracomment>
        <translation>{round}/{rounds}. forduló</translation>
    </message>
    <message>
        <source>placing, circuit {circuit} of 5</source>
        <extracomment>orcz.where-placing</extracomment>
        <translation>felállás, {circuit}/5. kör</translation>
    </message>
    <message>
        <source>backstabbing: {field}</source>
        <extracomment>orcz.where-backstab</extracomment>
        <translation>hátbatámadás: {field}</translation>
    </message>
    <message>
        <source>clash: {field}</source>
        <extracomment>orcz.where-clash</extracomment>
        <translation>ütközet: {field}</translation>
    </message>
    <message>
        <source>a hidden tile</source>
        <extracomment>orcz.hidden-tile</extracomment>
        <translation>rejtett lap</translation>
    </message>
    <message>
        <source>nothing any more</source>
        <extracomment>orcz.gone-tile</extracomment>
        <translation>már semmi</translation>
    </message>
    <message>
        <source>Line {place}, {who}: {tiles}</source>
        <extracomment>orcz.line-tip</extracomment>
        <translation>{place}. sor, {who}: {tiles}</translation>
    </message>
    <message>
        <source>{who}: line {place}</source>
        <extracomment>orcz.line-of</extracomment>
        <translation>{who}: {place}. sor</translation>
    </message>
    <message>
        <source>{field}, line {place}</source>
        <extracomment>orcz.line-place</extracomment>
        <translation>{field}, {place}. sor</translation>
    </message>
    <message>
        <source>{field}: the new line, place {place}</source>
        <extracomment>orcz.rank-tip</extracomment>
        <translation>{field}: az új sor, {place}. hely</translation>
    </message>
    <message>
        <source>Left wing</source>
        <extracomment>orcz.wing-left</extracomment>
        <translation>Bal szárny</translation>
    </message>
    <message>
        <source>Right wing</source>
        <extracomment>orcz.wing-right</extracomment>
        <translation>Jobb szárny</translation>
    </message>
    <message>
        <source>{name}. Force needed: {need}. Beaten, it pays the leader {large}, the others {small}. Unbeaten, it costs the leader {fine}, others {charge}. Still face down on this field: {left}</source>
        <extracomment>orcz.opponent-tip</extracomment>
        <translation>{name}. Szükséges erő: {need}. Ha legyőzitek, a vezérnek {large}, a többieknek {small} jár. Ha nem, a vezér fizet: {fine}, mások: {charge}. Még rejtve ezen a mezőn: {left}</translation>
    </message>
    <message>
        <source>conquered</source>
        <extracomment>orcz.conquered</extracomment>
        <translation>meghódítva</translation>
    </message>
    <message>
        <source>beaten</source>
        <extracomment>orcz.beaten, orcz.won</extracomment>
        <translation>legyőzve</translation>
    </message>
    <message>
        <source>fought for this round</source>
        <extracomment>orcz.fought</extracomment>
        <translation>e fordulóban már volt harc</translation>
    </message>
    <message>
        <source>being fought for</source>
        <extracomment>orcz.at-hand</extracomment>
        <translation>most folyik érte a harc</translation>
    </message>
    <message>
        <source>number {number} in the order of fields</source>
        <extracomment>orcz.turn-of-field</extracomment>
        <translation>{number}. a mezők sorában</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <extracomment>orcz.lines-there</extracomment>
        <translation>
            <numerusform>%n sor</numerusform>
        </translation>
    </message>
    <message>
        <source>force {need}</source>
        <extracomment>orcz.needs</extracomment>
        <translation>erő: {need}</translation>
    </message>
    <message>
        <source>{lines} of {room} lines</source>
        <extracomment>orcz.of-room</extracomment>
        <translation>{lines}/{room} sor</translation>
    </message>
    <message>
        <source>known force there: {force}</source>
        <extracomment>orcz.known-force</extracomment>
        <translation>ismert erő ott: {force}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>orcz.nothing</extracomment>
        <translation>nincs</translation>
    </message>
    <message numerus="yes">
        <source>places, %n to go</source>
        <extracomment>orcz.sub-places</extracomment>
        <translation>
            <numerusform>lerak, még %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to place</source>
        <extracomment>orcz.sub-left</extracomment>
        <translation>
            <numerusform>még %n sor</numerusform>
        </translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>orcz.sub-decides</extracomment>
        <translation>dönt</translation>
    </message>
    <message>
        <source>a target</source>
        <extracomment>orcz.sub-target</extracomment>
        <translation>célpont</translation>
    </message>
    <message>
        <source>stands on this field</source>
        <extracomment>orcz.sub-there</extracomment>
        <translation>itt áll ezen a mezőn</translation>
    </message>
    <message>
        <source>not on this field</source>
        <extracomment>orcz.sub-absent</extracomment>
        <translation>nincs ezen a mezőn</translation>
    </message>
    <message>
        <source>leader, force {force}</source>
        <extracomment>orcz.sub-leader</extracomment>
        <translation>vezér, erő: {force}</translation>
    </message>
    <message>
        <source>force {force}</source>
        <extracomment>orcz.sub-force</extracomment>
        <translation>erő: {force}</translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s)</source>
        <extracomment>orcz.sub-slaves</extracomment>
        <translation>
            <numerusform>%n rabszolga</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {what}. Slaves: {slaves}. Tiles behind the screen: {behind}. Heroes spent: {spent}. Opponents beaten as leader: {beaten}</source>
        <extracomment>orcz.seat-tip</extracomment>
        <translation>{who}: {what}. Rabszolgák: {slaves}. Lapok a paraván mögött: {behind}. Elhasznált hősök: {spent}. Vezérként legyőzött ellenfelek: {beaten}</translation>
    </message>
    <message>
        <source>{who}: come to the screen, for a scout or for private notes</source>
        <extracomment>orcz.scout-call</extracomment>
        <translation>{who}: gyere a képernyőhöz felderíteni vagy a jegyzeteidért</translation>
    </message>
    <message>
        <source>The bank</source>
        <extracomment>orcz.bank</extracomment>
        <translation>A kupac</translation>
    </message>
    <message>
        <source>Slaves in the bank: {slaves}</source>
        <extracomment>orcz.bank-tip</extracomment>
        <translation>Rabszolgák a kupacban: {slaves}</translation>
    </message>
    <message>
        <source>Event of the round</source>
        <extracomment>orcz.event-of-round</extracomment>
        <translation>A forduló eseménye</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>orcz.event-short</extracomment>
        <translation>Esemény</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <extracomment>orcz.wheel</extracomment>
        <translation>Ki kit söpör el</translation>
    </message>
    <message>
        <source>Beats</source>
        <extracomment>orcz.wheel-short</extracomment>
        <translation>Elsöprés</translation>
    </message>
    <message>
        <source>Types do not matter: only strength counts</source>
        <extracomment>orcz.wheel-off</extracomment>
        <translation>A fegyvernem nem számít: csak az erő</translation>
    </message>
    <message>
        <source>Cavalry beats archers, archers beat infantry, infantry beats cavalry; of one type the stronger</source>
        <extracomment>orcz.wheel-tip-usual</extracomment>
        <translation>A lovas elsöpri az íjászt, az íjász a gyalogost, a gyalogos a lovast; azonos fegyvernemből az erősebb</translation>
    </message>
    <message>
        <source>Archers beat cavalry, infantry beats archers, cavalry beats infantry; of one type the stronger</source>
        <extracomment>orcz.wheel-tip-reversed</extracomment>
        <translation>Az íjász elsöpri a lovast, a gyalogos az íjászt, a lovas a gyalogost; azonos fegyvernemből az erősebb</translation>
    </message>
    <message>
        <source>Types do not matter: the stronger tile wins</source>
        <extracomment>orcz.wheel-tip-ignored</extracomment>
        <translation>A fegyvernem nem számít: az erősebb lap nyer</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <extracomment>orcz.behind</extracomment>
        <translation>A paravánod mögött</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>orcz.scout</extracomment>
        <translation>Felderítő</translation>
    </message>
    <message>
        <source>{tile}: spent</source>
        <extracomment>orcz.tile-spent</extracomment>
        <translation>{tile}: elhasználva</translation>
    </message>
    <message>
        <source>{tile}: in a line</source>
        <extracomment>orcz.tile-away</extracomment>
        <translation>{tile}: sorban áll</translation>
    </message>
    <message>
        <source>New line</source>
        <extracomment>orcz.new-line</extracomment>
        <translation>Új sor</translation>
    </message>
    <message>
        <source>{tile}: lies face up</source>
        <extracomment>orcz.plan-up</extracomment>
        <translation>{tile}: felfordítva</translation>
    </message>
    <message>
        <source>{tile}: lies face down</source>
        <extracomment>orcz.plan-down</extracomment>
        <translation>{tile}: rejtve</translation>
    </message>
    <message>
        <source>The fields in turn</source>
        <extracomment>orcz.fields-left</extracomment>
        <translation>A mezők sorban</translation>
    </message>
    <message>
        <source>Nobody looks behind a screen. Next to place a line: {who}</source>
        <extracomment>orcz.closed</extracomment>
        <translation>Senki sem néz paraván mögé. Következő sort lerak: {who}</translation>
    </message>
    <message>
        <source>Place the line</source>
        <extracomment>orcz.place</extracomment>
        <translation>Sor lerakása</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>orcz.take-back</extracomment>
        <translation>Visszavétel</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>orcz.leave</extracomment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>orcz.hold</extracomment>
        <translation>Helyben marad</translation>
    </message>
    <message>
        <source>Turn the line aside: it stands for the clash and attacks nobody</source>
        <extracomment>orcz.hold-tip</extracomment>
        <translation>A sort félreforgatod: részt vesz az ütközetben, de nem támad hátba</translation>
    </message>
    <message>
        <source>Backstab</source>
        <extracomment>orcz.backstab</extracomment>
        <translation>Hátbatámadás</translation>
    </message>
    <message>
        <source>Hand them out</source>
        <extracomment>orcz.give</extracomment>
        <translation>Szétosztás</translation>
    </message>
    <message>
        <source>Charge them</source>
        <extracomment>orcz.charge</extracomment>
        <translation>Fizettetés</translation>
    </message>
    <message>
        <source>Give out every slave first: with +, or by carrying it to a shield</source>
        <extracomment>orcz.give-first</extracomment>
        <translation>Előbb ossz ki minden rabszolgát: + jellel, vagy vidd őket egy címerre</translation>
    </message>
    <message>
        <source>Spare everybody</source>
        <extracomment>orcz.spare</extracomment>
        <translation>Senki se fizessen</translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s) to go: carry one to a shield</source>
        <extracomment>orcz.slave-tip</extracomment>
        <translation>
            <numerusform>Még %n rabszolga: vidd egy címerre</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {given} so far; owns {slaves}</source>
        <extracomment>orcz.purse-tip</extracomment>
        <translation>{who}: eddig {given}; van neki {slaves}</translation>
    </message>
    <message>
        <source>Waiting for {who}</source>
        <extracomment>orcz.waits</extracomment>
        <translation>Várunk rá: {who}</translation>
    </message>
    <message>
        <source>Your private notes</source>
        <extracomment>orcz.notes</extracomment>
        <translation>Saját jegyzeteid</translation>
    </message>
    <message>
        <source>what a hood or a spyglass marks only you know</source>
        <extracomment>orcz.hint-notes</extracomment>
        <translation>amit csuklya vagy távcső jelöl, csak te tudod</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to go; a tile may be dragged there at once</source>
        <extracomment>orcz.hint-field</extracomment>
        <translation>
            <numerusform>még %n sor; egy lap rögtön oda is húzható</numerusform>
        </translation>
    </message>
    <message>
        <source>drag it, or click it and then its wing</source>
        <extracomment>orcz.hint-tile</extracomment>
        <translation>húzd, vagy kattints rá, aztán a szárnyára</translation>
    </message>
    <message>
        <source>for the wing that is free</source>
        <extracomment>orcz.hint-partner</extracomment>
        <translation>a szabad szárnyra</translation>
    </message>
    <message>
        <source>click the tile that shall be seen</source>
        <extracomment>orcz.hint-show</extracomment>
        <translation>kattints a lapra, amelyik látszik majd</translation>
    </message>
    <message>
        <source>one tile still lies face down</source>
        <extracomment>orcz.hint-hidden</extracomment>
        <translation>egy lap még rejtve van</translation>
    </message>
    <message>
        <source>pick it up, then a face-down tile</source>
        <extracomment>orcz.hint-scout</extracomment>
        <translation>vedd fel, aztán egy rejtett lapot</translation>
    </message>
    <message>
        <source>click a face-down tile of another warlord</source>
        <extracomment>orcz.hint-scout-tile</extracomment>
        <translation>kattints egy másik hadúr rejtett lapjára</translation>
    </message>
    <message>
        <source>with the last slave it is settled</source>
        <extracomment>orcz.hint-last</extracomment>
        <translation>az utolsó rabszolgával eldől</translation>
    </message>
    <message>
        <source>Place the line here: {field}</source>
        <extracomment>orcz.do-field</extracomment>
        <translation>Sor lerakása ide: {field}</translation>
    </message>
    <message>
        <source>Left wing: {tile}</source>
        <extracomment>orcz.do-tile-left</extracomment>
        <translation>Bal szárny: {tile}</translation>
    </message>
    <message>
        <source>Right wing: {tile}</source>
        <extracomment>orcz.do-tile-right</extracomment>
        <translation>Jobb szárny: {tile}</translation>
    </message>
    <message>
        <source>Face up: {tile}</source>
        <extracomment>orcz.do-show</extracomment>
        <translation>Felfordítva: {tile}</translation>
    </message>
    <message>
        <source>Scout: {field}, line {place} of {who}, left tile</source>
        <extracomment>orcz.do-scout-left</extracomment>
        <translation>Felderítés: {field}, {place}. sor ({who}), bal lap</translation>
    </message>
    <message>
        <source>Scout: {field}, line {place} of {who}, right tile</source>
        <extracomment>orcz.do-scout-right</extracomment>
        <translation>Felderítés: {field}, {place}. sor ({who}), jobb lap</translation>
    </message>
    <message>
        <source>One slave for {who}</source>
        <extracomment>orcz.do-share</extracomment>
        <translation>Egy rabszolgát kap: {who}</translation>
    </message>
    <message>
        <source>One slave from {who}</source>
        <extracomment>orcz.do-charge</extracomment>
        <translation>Egy rabszolgát fizet: {who}</translation>
    </message>
    <message>
        <source>still face down</source>
        <extracomment>orcz.why-hidden</extracomment>
        <translation>még rejtve</translation>
    </message>
    <message>
        <source>{winner} over {loser}</source>
        <extracomment>orcz.why-type</extracomment>
        <translation>{winner} elsöpri: {loser}</translation>
    </message>
    <message>
        <source>{a} against {b}: the stronger wins</source>
        <extracomment>orcz.why-strength</extracomment>
        <translation>{a} – {b}: az erősebb nyer</translation>
    </message>
    <message>
        <source>{a} against {b}: the weaker wins</source>
        <extracomment>orcz.why-weakness</extracomment>
        <translation>{a} – {b}: a gyengébb nyer</translation>
    </message>
    <message>
        <source>{a} against {b}: nobody wins</source>
        <extracomment>orcz.why-tie</extracomment>
        <translation>{a} – {b}: döntetlen</translation>
    </message>
    <message>
        <source>{a} against {b}: the attacker has knives</source>
        <extracomment>orcz.why-knives</extracomment>
        <translation>{a} – {b}: a támadónál kés van</translation>
    </message>
    <message>
        <source>Complete victory: the line moves forward</source>
        <extracomment>orcz.result-AA</extracomment>
        <translation>Teljes győzelem: a sor előrébb lép</translation>
    </message>
    <message>
        <source>Beaten back: the attacking line is gone</source>
        <extracomment>orcz.result-DD</extracomment>
        <translation>Visszaverve: a támadó sor elveszett</translation>
    </message>
    <message>
        <source>One tile each: both lines are broken</source>
        <extracomment>orcz.result-AD</extracomment>
        <translation>Egy-egy lap: mindkét sor megtört</translation>
    </message>
    <message>
        <source>Nobody wins, nobody loses anything</source>
        <extracomment>orcz.result-TT</extracomment>
        <translation>Senki sem nyer, senki sem veszít</translation>
    </message>
    <message>
        <source>The attacked line loses one tile</source>
        <extracomment>orcz.result-AT</extracomment>
        <translation>A megtámadott sor egy lapot veszít</translation>
    </message>
    <message>
        <source>The attacking line loses one tile</source>
        <extracomment>orcz.result-DT</extracomment>
        <translation>A támadó sor egy lapot veszít</translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {to} %n slave(s)</source>
        <extracomment>orcz.loot</extracomment>
        <translation>
            <numerusform>{who} fizet %n rabszolgát; kapja: {to}</numerusform>
        </translation>
    </message>
    <message>
        <source>the right wings first</source>
        <extracomment>orcz.told-right</extracomment>
        <translation>előbb a jobb szárny</translation>
    </message>
    <message>
        <source>then the left wings</source>
        <extracomment>orcz.told-left</extracomment>
        <translation>aztán a bal szárny</translation>
    </message>
    <message>
        <source>A champion stands in line {place}: the order is withdrawn</source>
        <extracomment>orcz.told-withdrawn</extracomment>
        <translation>Bajnok áll ebben a sorban: {place}; a parancs visszavonva</translation>
    </message>
    <message>
        <source>Behind the shaman nobody is left to attack</source>
        <extracomment>orcz.told-lapsed</extracomment>
        <translation>A sámán mögött nincs kit megtámadni</translation>
    </message>
    <message>
        <source>The attack passed over a shaman: line {places}</source>
        <extracomment>orcz.told-passed</extracomment>
        <translation>A támadás átlépett egy sámánon, sor: {places}</translation>
    </message>
    <message>
        <source>force needed</source>
        <extracomment>orcz.need</extracomment>
        <translation>szükséges erő</translation>
    </message>
    <message numerus="yes">
        <source>{large} × %n warlord(s)</source>
        <extracomment>orcz.need-of</extracomment>
        <translation>
            <numerusform>{large} × %n hadúr</numerusform>
        </translation>
    </message>
    <message>
        <source>doubled by the shaman</source>
        <extracomment>orcz.shaman-doubles</extracomment>
        <translation>a sámán megduplázza</translation>
    </message>
    <message>
        <source>broken line</source>
        <extracomment>orcz.broken</extracomment>
        <translation>megtört sor</translation>
    </message>
    <message>
        <source>Force {total} against {need}</source>
        <extracomment>orcz.total</extracomment>
        <translation>Erő: {total}, kell: {need}</translation>
    </message>
    <message>
        <source>line {number} is added</source>
        <extracomment>orcz.told-line</extracomment>
        <translation>hozzáadva: {number}. sor</translation>
    </message>
    <message>
        <source>by the champion</source>
        <extracomment>orcz.won-champion</extracomment>
        <translation>a bajnok által</translation>
    </message>
    <message>
        <source>not beaten</source>
        <extracomment>orcz.lost</extracomment>
        <translation>nem sikerült</translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and takes %n slave(s)</source>
        <extracomment>orcz.leader-takes</extracomment>
        <translation>
            <numerusform>{who} a vezér, és kap %n rabszolgát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and pays %n slave(s)</source>
        <extracomment>orcz.leader-pays</extracomment>
        <translation>
            <numerusform>{who} a vezér, és fizet %n rabszolgát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and hands %n slave(s) to the others</source>
        <extracomment>orcz.must-share</extracomment>
        <translation>
            <numerusform>és %n rabszolgát ad a többieknek</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and may charge others %n slave(s)</source>
        <extracomment>orcz.may-charge</extracomment>
        <translation>
            <numerusform>és %n rabszolgát fizettethet másokkal</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} gets a share of one slave</source>
        <extracomment>orcz.told-shared</extracomment>
        <translation>{who} kap egy rabszolgát</translation>
    </message>
    <message>
        <source>{who} shares the reward</source>
        <extracomment>orcz.told-shares</extracomment>
        <translation>{who} szétosztja a jutalmat</translation>
    </message>
    <message>
        <source>{who} lets others pay</source>
        <extracomment>orcz.told-charges</extracomment>
        <translation>{who} másokkal fizettet</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <extracomment>orcz.begins</extracomment>
        <translation>{who} kezd</translation>
    </message>
    <message>
        <source>Round {round}: {event}</source>
        <extracomment>orcz.log.round</extracomment>
        <translation>{round}. forduló: {event}</translation>
    </message>
    <message>
        <source>{field}: {name}</source>
        <extracomment>orcz.log.opponent</extracomment>
        <translation>{field}: {name}</translation>
    </message>
    <message>
        <source>The order of the fields: {fields}</source>
        <extracomment>orcz.log.order</extracomment>
        <translation>A mezők sorrendje: {fields}</translation>
    </message>
    <message>
        <source>{field}: conquered</source>
        <extracomment>orcz.log.closed</extracomment>
        <translation>{field}: meghódítva</translation>
    </message>
    <message>
        <source>Now fought for: {field}</source>
        <extracomment>orcz.log.field</extracomment>
        <translation>Most folyik a harc: {field}</translation>
    </message>
    <message numerus="yes">
        <source>The war is over; %n field(s) (was|were) conquered</source>
        <extracomment>orcz.log.ended</extracomment>
        <translation>
            <numerusform>Vége a háborúnak; %n mező elesett</numerusform>
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
        <translation>{who} felderít: {field}, {place}. sor, bal lap</translation>
    </message>
    <message>
        <source>{who} scouts the right tile of line {place}: {field}</source>
        <extracomment>orcz.log.scout-right</extracomment>
        <translation>{who} felderít: {field}, {place}. sor, jobb lap</translation>
    </message>
    <message>
        <source>{who} sees a tile of {owner}: {tile}</source>
        <extracomment>orcz.log.peek</extracomment>
        <translation>{who} látja: {tile} ({owner})</translation>
    </message>
    <message>
        <source>{who}, line {place}: {tile} is turned up</source>
        <extracomment>orcz.log.turned</extracomment>
        <translation>{who}, {place}. sor: felfordítva {tile}</translation>
    </message>
    <message>
        <source>{who} holds line {place}</source>
        <extracomment>orcz.log.hold</extracomment>
        <translation>{who}: helyben marad a {place}. sor</translation>
    </message>
    <message>
        <source>{who}: {tile} is spent</source>
        <extracomment>orcz.log.spent</extracomment>
        <translation>{who}: {tile} elhasználva</translation>
    </message>
    <message>
        <source>{who}: {tile} comes back</source>
        <extracomment>orcz.log.returned</extracomment>
        <translation>{who}: {tile} visszatér</translation>
    </message>
    <message>
        <source>{who}: line {place} backstabs line {target}</source>
        <extracomment>orcz.log.backstab</extracomment>
        <translation>{who}: a {place}. sor hátba támadja a {target}. sort</translation>
    </message>
    <message>
        <source>A shaman in line {place}: the attack passes over it</source>
        <extracomment>orcz.log.passed</extracomment>
        <translation>Sámán áll ebben a sorban: {place}; a támadás átlép rajta</translation>
    </message>
    <message>
        <source>{wing}: {mine} beats {theirs}</source>
        <extracomment>orcz.log.wing-won</extracomment>
        <translation>{wing}: {mine} legyőzi: {theirs}</translation>
    </message>
    <message>
        <source>{wing}: {mine} loses to {theirs}</source>
        <extracomment>orcz.log.wing-lost</extracomment>
        <translation>{wing}: {mine} veszít, győz: {theirs}</translation>
    </message>
    <message>
        <source>{wing}: {mine} and {theirs} are equal</source>
        <extracomment>orcz.log.wing-tie</extracomment>
        <translation>{wing}: döntetlen – {mine}, {theirs}</translation>
    </message>
    <message>
        <source>{who} moves forward to place {place}</source>
        <extracomment>orcz.log.advanced</extracomment>
        <translation>{who} előrelép: {place}. hely</translation>
    </message>
    <message>
        <source>The clash: {field}</source>
        <extracomment>orcz.log.clash-at</extracomment>
        <translation>Az ütközet: {field}</translation>
    </message>
    <message>
        <source>{name}: force {total} against {need}</source>
        <extracomment>orcz.log.clash</extracomment>
        <translation>{name}: erő {total}, kell {need}</translation>
    </message>
    <message>
        <source>{field}: nobody came, {name} stays</source>
        <extracomment>orcz.log.empty</extracomment>
        <translation>{field}: senki sem jött, marad: {name}</translation>
    </message>
    <message>
        <source>{who} is charged one slave</source>
        <extracomment>orcz.log.charged</extracomment>
        <translation>{who} egy rabszolgát fizet</translation>
    </message>
    <message>
        <source>{who} spares everybody</source>
        <extracomment>orcz.log.spared</extracomment>
        <translation>{who} senkivel sem fizettet</translation>
    </message>
    <message>
        <source>{name}: beaten under {who}</source>
        <extracomment>orcz.log.beaten</extracomment>
        <translation>{name}: legyőzve, vezér: {who}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <extracomment>replay.title</extracomment>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <extracomment>replay.eyes</extracomment>
        <translation>Kinek a szemével</translation>
    </message>
    <message>
        <source>The open table</source>
        <extracomment>replay.table</extracomment>
        <translation>A nyílt asztal</translation>
    </message>
    <message>
        <source>With the eyes of {name}</source>
        <extracomment>replay.seat</extracomment>
        <translation>Az ő szemével: {name}</translation>
    </message>
    <message>
        <source>With the eyes of whoever is to move</source>
        <extracomment>replay.mover</extracomment>
        <translation>Mindig a lépő szemével</translation>
    </message>
    <message>
        <source>not over yet: only the open table</source>
        <extracomment>replay.unfinished</extracomment>
        <translation>még tart: csak a nyílt asztal</translation>
    </message>
    <message>
        <source>{at} of {length}</source>
        <extracomment>replay.at</extracomment>
        <translation>{at} / {length}</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>replay.dealt</extracomment>
        <translation>Kezdődik a játék</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>replay.ended</extracomment>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>Time line</source>
        <extracomment>replay.line</extracomment>
        <translation>Idővonal</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>replay.first</extracomment>
        <translation>Az elejére (Home)</translation>
    </message>
    <message>
        <source>One answer back (arrow left)</source>
        <extracomment>replay.previous</extracomment>
        <translation>Egy lépés vissza (balra nyíl)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <extracomment>replay.play</extracomment>
        <translation>Lejátszás (szóköz)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <extracomment>replay.pause</extracomment>
        <translation>Megállítás (szóköz)</translation>
    </message>
    <message>
        <source>One answer on (arrow right)</source>
        <extracomment>replay.next</extracomment>
        <translation>Egy lépés előre (jobbra nyíl)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>replay.last</extracomment>
        <translation>A végére (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>replay.speed</extracomment>
        <translation>Sebesség</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <extracomment>replay.times</extracomment>
        <translation>Sebesség: {times}</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>replay.leave</extracomment>
        <translation>Kilépés</translation>
    </message>
    <message>
        <source>arrows: one answer; space: play and stop</source>
        <extracomment>replay.hint</extracomment>
        <translation>nyilak: egy lépés; szóköz: indítás, megállás</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>Results</source>
        <extracomment>results.title</extracomment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>results.wins</extracomment>
        <translation>{name} nyert</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <extracomment>results.win-together</extracomment>
        <translation>Közösen nyertek: {names}</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <extracomment>results.draw</extracomment>
        <translation>Közös győzelem</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>results.nobody</extracomment>
        <translation>Senki sem nyert</translation>
    </message>
    <message>
        <source>Why {name}?</source>
        <extracomment>results.why-name</extracomment>
        <translation>{name} – miért?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>results.why</extracomment>
        <translation>Miért?</translation>
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
        <translation>Még egyszer</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>results.table</extracomment>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>results.home</extracomment>
        <translation>Főképernyő</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>results.replay</extracomment>
        <translation>Visszajátszás</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Rules</source>
        <extracomment>rules.title</extracomment>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <extracomment>rules.game</extracomment>
        <translation>Melyik játék szabályai</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>rules.contents</extracomment>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>rules.search</extracomment>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F); Enter goes to the next place</source>
        <extracomment>rules.search-long</extracomment>
        <translation>Keresés a szabályokban (Ctrl+F); Enter a következő helyre ugrik</translation>
    </message>
    <message numerus="yes">
        <source>found in %n place(s)</source>
        <extracomment>rules.found</extracomment>
        <translation>
            <numerusform>%n helyen</numerusform>
        </translation>
    </message>
    <message>
        <source>found nowhere</source>
        <extracomment>rules.none</extracomment>
        <translation>sehol</translation>
    </message>
    <message numerus="yes">
        <source>{title}, found in %n place(s)</source>
        <extracomment>rules.row</extracomment>
        <translation>
            <numerusform>{title}, %n helyen</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>rules.back</extracomment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <extracomment>rules.back-long</extracomment>
        <translation>Vissza oda, ahol voltál (Esc)</translation>
    </message>
    <message>
        <source>Copy the number {clause}</source>
        <extracomment>rules.copy</extracomment>
        <translation>Szám másolása: {clause}</translation>
    </message>
    <message>
        <source>{clause} is copied</source>
        <extracomment>rules.copied</extracomment>
        <translation>{clause} a vágólapon</translation>
    </message>
    <message>
        <source>A table of {title}, drawn by the program</source>
        <extracomment>rules.picture</extracomment>
        <translation>Asztal – {title}, a program rajza</translation>
    </message>
    <message>
        <source>The rules: {title}</source>
        <extracomment>rules.page</extracomment>
        <translation>Szabályok: {title}</translation>
    </message>
    <message>
        <source>Back to the previous place (Alt+Left)</source>
        <extracomment>rules.previous</extracomment>
        <translation>Vissza az előző helyre (Alt+balra)</translation>
    </message>
</context>
<context>
    <name>save</name>
    <message>
        <source>The save “{file}” cannot be read: {why}</source>
        <extracomment>save.unreadable</extracomment>
        <translation>Ez a mentés nem olvasható: „{file}” – {why}</translation>
    </message>
    <message>
        <source>“{file}” is empty: nothing was saved in it</source>
        <extracomment>save.empty</extracomment>
        <translation>„{file}”: üres, semmi sincs elmentve benne</translation>
    </message>
    <message>
        <source>“{file}” holds nothing but zeros: the disk lost what was written</source>
        <extracomment>save.zeros</extracomment>
        <translation>„{file}”: csupa nulla, a lemez elvesztette a tartalmát</translation>
    </message>
    <message>
        <source>“{file}” is cut off in its first line, which says what was played; it cannot be opened</source>
        <extracomment>save.torn-header</extracomment>
        <translation>„{file}”: az első sora, amely megmondja, mivel játszottatok, csonka; nem nyitható meg</translation>
    </message>
    <message>
        <source>“{file}” is not a Meadhall save</source>
        <extracomment>save.foreign</extracomment>
        <translation>„{file}”: ez nem Meadhall-mentés</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer Meadhall ({app}); install that version to open it</source>
        <extracomment>save.newer</extracomment>
        <translation>„{file}”: újabb Meadhall mentette ({app}); a megnyitásához telepítsd azt</translation>
    </message>
    <message>
        <source>“{file}” is a save of “{game}”, which this Meadhall does not have</source>
        <extracomment>save.unknown-game</extracomment>
        <translation>„{file}”: ennek a játéknak a mentése: „{game}”; ez a Meadhall nem ismeri</translation>
    </message>
    <message>
        <source>“{file}” was cut off in line {line}; everything before that is there</source>
        <extracomment>save.torn</extracomment>
        <translation>„{file}”: a {line}. sornál megszakadt; ami előtte van, megmaradt</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” is damaged; the save cannot be opened</source>
        <extracomment>save.damaged</extracomment>
        <translation>A {line}. sor sérült: „{file}”; a mentés nem nyitható meg</translation>
    </message>
    <message>
        <source>The moves in “{file}” no longer lead where they did; the match goes on from its last checkpoint</source>
        <extracomment>save.disagrees</extracomment>
        <translation>„{file}”: a lépések már nem oda vezetnek, ahová egykor; a játszma az utolsó ellenőrzőponttól folytatódik</translation>
    </message>
    <message>
        <source>“{file}” was played with other rules or content; the match goes on from its last checkpoint</source>
        <extracomment>save.other-rules</extracomment>
        <translation>„{file}”: más szabályokkal vagy tartalommal játszottátok; a játszma az utolsó ellenőrzőponttól folytatódik</translation>
    </message>
    <message>
        <source>“{file}” was played with other rules or content and holds no checkpoint to go on from</source>
        <extracomment>save.no-checkpoint</extracomment>
        <translation>„{file}”: más szabályokkal vagy tartalommal játszottátok, és nincs benne ellenőrzőpont, ahonnan folytatható lenne</translation>
    </message>
    <message>
        <source>What you did could not be saved: {why}</source>
        <extracomment>save.full</extracomment>
        <translation>A lépésedet nem sikerült elmenteni: {why}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <extracomment>settings.title</extracomment>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>everything takes effect at once</source>
        <extracomment>settings.where</extracomment>
        <translation>minden azonnal érvényes</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>settings.done</extracomment>
        <translation>Kész</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>settings.defaults</extracomment>
        <translation>Alapértékek</translation>
    </message>
    <message>
        <source>Set everything on these pages back</source>
        <extracomment>settings.defaults-tip</extracomment>
        <translation>Minden visszaáll ezeken az oldalakon</translation>
    </message>
    <message>
        <source>kept in {file}</source>
        <extracomment>settings.file</extracomment>
        <translation>itt van elmentve: {file}</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>settings.look</extracomment>
        <translation>Kinézet</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>settings.play</extracomment>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>settings.keys</extracomment>
        <translation>Billentyűk</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>settings.files</extracomment>
        <translation>Fájlok</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>settings.about</extracomment>
        <translation>Névjegy</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings.language</extracomment>
        <translation>Nyelv</translation>
    </message>
    <message>
        <source>As on the desktop</source>
        <extracomment>settings.language-desktop</extracomment>
        <translation>Mint az asztali környezeté</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>settings.scheme</extracomment>
        <translation>Világítás</translation>
    </message>
    <message>
        <source>evening: oak; morning: limewood</source>
        <extracomment>settings.scheme.note</extracomment>
        <translation>este: tölgy, reggel: hárs</translation>
    </message>
    <message>
        <source>desktop</source>
        <extracomment>settings.scheme-system, settings.speed-desktop</extracomment>
        <translation>rendszer</translation>
    </message>
    <message>
        <source>morning</source>
        <extracomment>settings.scheme-light</extracomment>
        <translation>reggel</translation>
    </message>
    <message>
        <source>evening</source>
        <extracomment>settings.scheme-dark</extracomment>
        <translation>este</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>settings.speed</extracomment>
        <translation>Mozgás</translation>
    </message>
    <message>
        <source>“none” shows the end at once</source>
        <extracomment>settings.speed.note</extracomment>
        <translation>„nincs”: rögtön a vége látszik</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>settings.speed-off</extracomment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>settings.speed-slow</extracomment>
        <translation>lassú</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>settings.speed-normal, settings.bots-normal</extracomment>
        <translation>rendes</translation>
    </message>
    <message>
        <source>fast</source>
        <extracomment>settings.speed-fast</extracomment>
        <translation>gyors</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>settings.letters</extracomment>
        <translation>Betűk</translation>
    </message>
    <message>
        <source>on cards and everywhere</source>
        <extracomment>settings.letters.note</extracomment>
        <translation>a lapokon és mindenütt</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>settings.letters-usual, settings.colours-usual</extracomment>
        <translation>szokásos</translation>
    </message>
    <message>
        <source>large</source>
        <extracomment>settings.letters-large</extracomment>
        <translation>nagy</translation>
    </message>
    <message>
        <source>very large</source>
        <extracomment>settings.letters-largest</extracomment>
        <translation>nagyon nagy</translation>
    </message>
    <message>
        <source>Colours of the seats</source>
        <extracomment>settings.colours</extracomment>
        <translation>A helyek színei</translation>
    </message>
    <message>
        <source>further apart for every eye</source>
        <extracomment>settings.colours.note</extracomment>
        <translation>minden szemnek jobban elválnak</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>settings.colours-strong</extracomment>
        <translation>erős</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>settings.bots</extracomment>
        <translation>Gépi játékosok</translation>
    </message>
    <message>
        <source>how long they wait</source>
        <extracomment>settings.bots.note</extracomment>
        <translation>mennyit várnak, mielőtt lépnek</translation>
    </message>
    <message>
        <source>leisurely</source>
        <extracomment>settings.bots-slow</extracomment>
        <translation>ráérős</translation>
    </message>
    <message>
        <source>brisk</source>
        <extracomment>settings.bots-fast</extracomment>
        <translation>fürge</translation>
    </message>
    <message>
        <source>The deal of Gold &amp; Rum</source>
        <extracomment>settings.deal</extracomment>
        <translation>A Gold &amp; Rum osztása</translation>
    </message>
    <message>
        <source>how long a card lies</source>
        <extracomment>settings.deal.note</extracomment>
        <translation>meddig fekszik egy lap</translation>
    </message>
    <message>
        <source>click</source>
        <extracomment>settings.deal-click</extracomment>
        <translation>kattintás</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>settings.deal-seconds</extracomment>
        <translation>{seconds} mp</translation>
    </message>
    <message>
        <source>With these keys the players of Gold &amp; Rum call out; click one, then strike another</source>
        <extracomment>settings.keys.note</extracomment>
        <translation>Ezekkel jelentkeznek a Gold &amp; Rum játékosai; kattints egyre, aztán üss le egy másikat</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>settings.key-of</extracomment>
        <translation>{number}. hely</translation>
    </message>
    <message>
        <source>Key of seat {number}: {letter}</source>
        <extracomment>settings.key-tip</extracomment>
        <translation>{number}. hely billentyűje: {letter}</translation>
    </message>
    <message>
        <source>…</source>
        <extracomment>settings.key-wait</extracomment>
        <translation>…</translation>
    </message>
    <message>
        <source>Saved matches, decks and cards</source>
        <extracomment>settings.data</extracomment>
        <translation>Mentett játszmák, paklik és lapok</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>settings.open-folder</extracomment>
        <translation>Mappa megnyitása</translation>
    </message>
    <message>
        <source>The window and its lists</source>
        <extracomment>settings.layout</extracomment>
        <translation>Az ablak és a listák</translation>
    </message>
    <message>
        <source>size, place and what is shown beside the table</source>
        <extracomment>settings.layout.note</extracomment>
        <translation>mérete, helye, és ami az asztal mellett látszik</translation>
    </message>
    <message>
        <source>As in the beginning</source>
        <extracomment>settings.reset-layout</extracomment>
        <translation>Mint kezdetben</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>settings.version</extracomment>
        <translation>{version} verzió</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; credits and licences:</source>
        <extracomment>settings.licence</extracomment>
        <translation>Szabad szoftver, MIT-licenc; köszönet és licencek:</translation>
    </message>
    <message>
        <source>Credits and licences</source>
        <extracomment>settings.credits</extracomment>
        <translation>Köszönet és licencek</translation>
    </message>
    <message>
        <source>How it looks</source>
        <extracomment>settings.preview</extracomment>
        <translation>Így fest</translation>
    </message>
    <message>
        <source>Colours and emblems</source>
        <extracomment>settings.seats</extracomment>
        <translation>Színek és jelek</translation>
    </message>
    <message>
        <source>with red-green blindness:</source>
        <extracomment>settings.seats-blind</extracomment>
        <translation>zöld-vörös színtévesztéssel:</translation>
    </message>
    <message>
        <source>Pattern and emblem always go with the colour.</source>
        <extracomment>settings.seats-note</extracomment>
        <translation>A minta és a jel mindig együtt jár a színnel.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>New game</source>
        <extracomment>setup.title</extracomment>
        <translation>Új játszma</translation>
    </message>
    <message numerus="yes">
        <source>{title}  ·  %n seat(s)</source>
        <extracomment>setup.where</extracomment>
        <translation>
            <numerusform>{title}  ·  %n hely</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>setup.name</extracomment>
        <translation>Név</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>setup.name-of</extracomment>
        <translation>{number}. játékos neve</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>setup.row</extracomment>
        <translation>{number}. hely</translation>
    </message>
    <message>
        <source>Change the order of seats: drag, or Alt with the arrow up or down</source>
        <extracomment>setup.move</extracomment>
        <translation>Helyek cseréje: húzd, vagy Alt és fel-le nyíl</translation>
    </message>
    <message>
        <source>Colour and emblem of player {number}: {coat}. Click for another</source>
        <extracomment>setup.shield</extracomment>
        <translation>{number}. játékos színe és címere: {coat}. Kattints egy másikért</translation>
    </message>
    <message>
        <source>orange bear</source>
        <extracomment>setup.bear</extracomment>
        <translation>narancs medve</translation>
    </message>
    <message>
        <source>blue raven</source>
        <extracomment>setup.raven</extracomment>
        <translation>kék holló</translation>
    </message>
    <message>
        <source>green stag</source>
        <extracomment>setup.stag</extracomment>
        <translation>zöld szarvas</translation>
    </message>
    <message>
        <source>yellow bee</source>
        <extracomment>setup.bee</extracomment>
        <translation>sárga méh</translation>
    </message>
    <message>
        <source>sky-blue wolf</source>
        <extracomment>setup.wolf</extracomment>
        <translation>égkék farkas</translation>
    </message>
    <message>
        <source>pink swan</source>
        <extracomment>setup.swan</extracomment>
        <translation>rózsaszín hattyú</translation>
    </message>
    <message>
        <source>white boar</source>
        <extracomment>setup.boar</extracomment>
        <translation>fehér vadkan</translation>
    </message>
    <message>
        <source>Person or computer at seat {number}</source>
        <extracomment>setup.kind</extracomment>
        <translation>Ember vagy gép: {number}. hely</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>setup.person</extracomment>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Computer: recruit</source>
        <extracomment>setup.level-recruit</extracomment>
        <translation>Gép: újonc</translation>
    </message>
    <message>
        <source>Computer: veteran</source>
        <extracomment>setup.level-veteran</extracomment>
        <translation>Gép: veterán</translation>
    </message>
    <message>
        <source>Computer: warlord</source>
        <extracomment>setup.level-warlord</extracomment>
        <translation>Gép: hadúr</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <extracomment>setup.level-random</extracomment>
        <translation>Gép: véletlen</translation>
    </message>
    <message>
        <source>Race of player {number}</source>
        <extracomment>setup.pick-race</extracomment>
        <translation>{number}. játékos faja</translation>
    </message>
    <message>
        <source>Race by lot</source>
        <extracomment>setup.lot-race</extracomment>
        <translation>Sorsolt faj</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <extracomment>setup.remove</extracomment>
        <translation>{number}. hely törlése</translation>
    </message>
    <message>
        <source>One more seat</source>
        <extracomment>setup.add</extracomment>
        <translation>Még egy hely</translation>
    </message>
    <message>
        <source>Table rules</source>
        <extracomment>setup.options</extracomment>
        <translation>Asztali szabályok</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>setup.first</extracomment>
        <translation>Ki kezd?</translation>
    </message>
    <message>
        <source>By lot</source>
        <extracomment>setup.first-lot</extracomment>
        <translation>Sorsolás</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>setup.seat</extracomment>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>setup.seed</extracomment>
        <translation>Magszám</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>setup.seed-hint</extracomment>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>same seed, same shuffle</source>
        <extracomment>setup.seed-note</extracomment>
        <translation>azonos magszám, azonos keverés</translation>
    </message>
    <message>
        <source>drag rows to change seats</source>
        <extracomment>setup.first-note</extracomment>
        <translation>a sorok húzásával cserélhettek helyet</translation>
    </message>
    <message>
        <source>Sit down</source>
        <extracomment>setup.sit</extracomment>
        <translation>Leülünk</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>setup.back</extracomment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet</source>
        <extracomment>setup.no-name</extracomment>
        <translation>Még nincs neve: {number}. hely</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <extracomment>setup.same-name</extracomment>
        <translation>Két játékosnak azonos a neve: {name}</translation>
    </message>
    <message>
        <source>At least one person must sit at the table</source>
        <extracomment>setup.no-person</extracomment>
        <translation>Legalább egy ember is üljön az asztalhoz</translation>
    </message>
    <message>
        <source>only with {seats} seats</source>
        <extracomment>setup.only-seats</extracomment>
        <translation>csak ennyi hellyel: {seats}</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>setup.armadora.advanced</extracomment>
        <translation>Haladó játék</translation>
    </message>
    <message>
        <source>powers and reinforcements</source>
        <extracomment>setup.armadora.advanced.note</extracomment>
        <translation>képességek és erősítések</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <extracomment>setup.armadora.memory-aid</extracomment>
        <translation>Emlékeztető</translation>
    </message>
    <message>
        <source>shows what you may remember</source>
        <extracomment>setup.armadora.memory-aid.note</extracomment>
        <translation>mutatja, amire emlékezhetsz</translation>
    </message>
    <message>
        <source>Deck of player {number}</source>
        <extracomment>setup.pick-deck</extracomment>
        <translation>{number}. játékos paklija</translation>
    </message>
    <message>
        <source>Deck by lot</source>
        <extracomment>setup.lot-deck</extracomment>
        <translation>Sorsolt pakli</translation>
    </message>
    <message>
        <source>Who acts next</source>
        <extracomment>setup.ghour.window-mode</extracomment>
        <translation>Ki léphet</translation>
    </message>
    <message>
        <source>strict: in turn; claim: whoever calls</source>
        <extracomment>setup.ghour.window-mode.note</extracomment>
        <translation>strict: sorban; claim: aki kér</translation>
    </message>
    <message>
        <source>Open deck lists</source>
        <extracomment>setup.ghour.open-lists</extracomment>
        <translation>Nyílt paklilisták</translation>
    </message>
    <message>
        <source>everybody knows every deck</source>
        <extracomment>setup.ghour.open-lists.note</extracomment>
        <translation>mindenki ismer minden paklit</translation>
    </message>
    <message>
        <source>Goods left over</source>
        <extracomment>setup.ghour.leftover-goods</extracomment>
        <translation>Megmaradt javak</translation>
    </message>
    <message>
        <source>lost, or kept for the next payment</source>
        <extracomment>setup.ghour.leftover-goods.note</extracomment>
        <translation>elvesznek, vagy jók a következő fizetéshez</translation>
    </message>
    <message>
        <source>Tied signs</source>
        <extracomment>setup.ghour.rps-tie</extracomment>
        <translation>Döntetlen jelek</translation>
    </message>
    <message>
        <source>played again, or decided by lot</source>
        <extracomment>setup.ghour.rps-tie.note</extracomment>
        <translation>újra, vagy sorsolás</translation>
    </message>
    <message>
        <source>Idle days to a draw</source>
        <extracomment>setup.ghour.stalemate-days</extracomment>
        <translation>Tétlen napok a döntetlenig</translation>
    </message>
    <message>
        <source>then a draw is offered</source>
        <extracomment>setup.ghour.stalemate-days.note</extracomment>
        <translation>utána döntetlent ajánlunk</translation>
    </message>
    <message>
        <source>Empty Colony loses</source>
        <extracomment>setup.ghour.colony-out-loses</extracomment>
        <translation>Az üres Kolónia veszít</translation>
    </message>
    <message>
        <source>out once the pile is gone</source>
        <extracomment>setup.ghour.colony-out-loses.note</extracomment>
        <translation>kiesik, akinek elfogyott</translation>
    </message>
    <message>
        <source>A timed spell keeps you alive</source>
        <extracomment>setup.ghour.timed-spell-keeps-alive</extracomment>
        <translation>Időzített varázslat életben tart</translation>
    </message>
    <message>
        <source>as your last card in play</source>
        <extracomment>setup.ghour.timed-spell-keeps-alive.note</extracomment>
        <translation>utolsó lapként a Terepen</translation>
    </message>
    <message>
        <source>Towers do not stop mercenaries</source>
        <extracomment>setup.ghour.mercenary-ignores-watchtower</extracomment>
        <translation>Torony nem állít meg zsoldost</translation>
    </message>
    <message>
        <source>unpaid, they attack all the same</source>
        <extracomment>setup.ghour.mercenary-ignores-watchtower.note</extracomment>
        <translation>fizetetlenül így is támad</translation>
    </message>
    <message>
        <source>Unarmed cards strike back</source>
        <extracomment>setup.ghour.unarmed-bonus-strikes</extracomment>
        <translation>Fegyvertelen lap is visszaüt</translation>
    </message>
    <message>
        <source>for 1, by knowing a colour</source>
        <extracomment>setup.ghour.unarmed-bonus-strikes.note</extracomment>
        <translation>1 pontot, ha ismeri a színt</translation>
    </message>
    <message>
        <source>strictly in turn</source>
        <extracomment>setup.ghour.window-mode.strict</extracomment>
        <translation>szigorúan sorban</translation>
    </message>
    <message>
        <source>whoever calls</source>
        <extracomment>setup.ghour.window-mode.claim</extracomment>
        <translation>aki szót kér</translation>
    </message>
    <message>
        <source>are lost</source>
        <extracomment>setup.ghour.leftover-goods.lost</extracomment>
        <translation>elvesznek</translation>
    </message>
    <message>
        <source>pay the next card</source>
        <extracomment>setup.ghour.leftover-goods.next</extracomment>
        <translation>fizetik a következőt</translation>
    </message>
    <message>
        <source>are played again</source>
        <extracomment>setup.ghour.rps-tie.replay</extracomment>
        <translation>még egyszer</translation>
    </message>
    <message>
        <source>are decided by lot</source>
        <extracomment>setup.ghour.rps-tie.lot</extracomment>
        <translation>sorsolás dönt</translation>
    </message>
    <message>
        <source>Open book</source>
        <extracomment>setup.gold_and_rum.open-book</extracomment>
        <translation>Nyitott könyv</translation>
    </message>
    <message>
        <source>piles may be leafed through</source>
        <extracomment>setup.gold_and_rum.open-book.note</extracomment>
        <translation>a halmok átlapozhatók</translation>
    </message>
    <message>
        <source>Cards between calls</source>
        <extracomment>setup.gold_and_rum.step</extracomment>
        <translation>Lap két hívás közt</translation>
    </message>
    <message>
        <source>1: after every card</source>
        <extracomment>setup.gold_and_rum.step.note</extracomment>
        <translation>1: minden lap után</translation>
    </message>
    <message>
        <source>Short duel</source>
        <extracomment>setup.orcz.short-duel</extracomment>
        <translation>Rövid párbaj</translation>
    </message>
    <message>
        <source>two rounds, one opponent on each field</source>
        <extracomment>setup.orcz.short-duel.note</extracomment>
        <translation>két forduló, mezőnként egy ellenfél</translation>
    </message>
    <message>
        <source>Judgement of the Dark God</source>
        <extracomment>setup.orcz.dark-god</extracomment>
        <translation>A sötét isten ítélete</translation>
    </message>
    <message>
        <source>fewer than three fields conquered: all lose</source>
        <extracomment>setup.orcz.dark-god.note</extracomment>
        <translation>háromnál kevesebb meghódított mező: mind veszítenek</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Waiting for {who}</source>
        <extracomment>table.waiting</extracomment>
        <translation>Várunk rá: {who}</translation>
    </message>
    <message>
        <source>Home: the match is saved</source>
        <extracomment>table.home</extracomment>
        <translation>Főképernyő: a játszma el van mentve</translation>
    </message>
    <message>
        <source>Take back the last move (Ctrl+Z)</source>
        <extracomment>table.undo</extracomment>
        <translation>Utolsó lépés visszavonása (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play it again (Ctrl+Shift+Z)</source>
        <extracomment>table.redo</extracomment>
        <translation>Lépés újra (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>table.log, table.list-log, table.chronicle</extracomment>
        <translation>Krónika</translation>
    </message>
    <message>
        <source>Lists: hand, table, moves (F6)</source>
        <extracomment>table.lists</extracomment>
        <translation>Listák: kéz, asztal, lépések (F6)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>table.settings</extracomment>
        <translation>Beállítások (Ctrl+,)</translation>
    </message>
    <message>
        <source>The rules, where you are now (F1)</source>
        <extracomment>table.rules</extracomment>
        <translation>Szabályok, ahol épp tartasz (F1)</translation>
    </message>
    <message>
        <source>{why}: read the rule</source>
        <extracomment>table.rule-of</extracomment>
        <translation>{why}: olvasd el a szabályt</translation>
    </message>
    <message>
        <source>My hand</source>
        <extracomment>table.list-hand</extracomment>
        <translation>Kezem</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>table.list-ground</extracomment>
        <translation>Asztal</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>table.list-moves</extracomment>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>table.your-hand</extracomment>
        <translation>A kezed</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>table.over</extracomment>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>table.results</extracomment>
        <translation>Eredmény</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>table.told-next</extracomment>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>On with the game</source>
        <extracomment>table.told-done</extracomment>
        <translation>Folytatódjon a játék</translation>
    </message>
    <message numerus="yes">
        <source>Skip the other %n</source>
        <extracomment>table.told-all</extracomment>
        <translation>
            <numerusform>A többi kihagyása: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: call</source>
        <extracomment>table.pace-row-call</extracomment>
        <translation>{who}: jelentkezés</translation>
    </message>
    <message>
        <source>Nobody calls: go on</source>
        <extracomment>table.pace-row-go</extracomment>
        <translation>Senki sem jelentkezik: tovább</translation>
    </message>
    <message>
        <source>Pause (space bar)</source>
        <extracomment>table.pace-pause</extracomment>
        <translation>Szünet (szóköz)</translation>
    </message>
    <message>
        <source>Go on (space bar)</source>
        <extracomment>table.pace-on</extracomment>
        <translation>Folytatás (szóköz)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>table.pace-seconds</extracomment>
        <translation>{seconds} mp</translation>
    </message>
    <message>
        <source>Click</source>
        <extracomment>table.pace-click</extracomment>
        <translation>Kattintás</translation>
    </message>
    <message>
        <source>How long a card lies before the next one comes by itself</source>
        <extracomment>table.pace-tip</extracomment>
        <translation>Meddig fekszik egy lap, mire magától jön a következő</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>error</source>
        <extracomment>text.level-error</extracomment>
        <translation>hiba</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>text.level-warning</extracomment>
        <translation>figyelmeztetés</translation>
    </message>
    <message>
        <source>advice</source>
        <extracomment>text.level-advice</extracomment>
        <translation>tanács</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>text.language</extracomment>
        <translation>hu</translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message>
        <source>Workshop</source>
        <extracomment>workshop.title</extracomment>
        <translation>Műhely</translation>
    </message>
    <message numerus="yes">
        <source>{sets} · %n card(s)</source>
        <extracomment>workshop.where</extracomment>
        <translation>
            <numerusform>{sets} · %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>workshop.home</extracomment>
        <translation>Főképernyő</translation>
    </message>
    <message>
        <source>Deck: new, open, import, export</source>
        <extracomment>workshop.menu</extracomment>
        <translation>Pakli: új, megnyitás, importálás, exportálás</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>workshop.deck-menu</extracomment>
        <translation>Pakli</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <extracomment>workshop.undo</extracomment>
        <translation>Visszavonás: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <extracomment>workshop.redo</extracomment>
        <translation>Újra: {what}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <extracomment>workshop.no-undo</extracomment>
        <translation>Nincs mit visszavonni</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <extracomment>workshop.no-redo</extracomment>
        <translation>Nincs mit újra megtenni</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>workshop.new, workshop.unnamed</extracomment>
        <translation>Új pakli</translation>
    </message>
    <message>
        <source>New pool of 48 cards</source>
        <extracomment>workshop.new-pool</extracomment>
        <translation>Új 48 lapos készlet</translation>
    </message>
    <message>
        <source>Copy as a pool of 48 cards</source>
        <extracomment>workshop.as-pool</extracomment>
        <translation>Másolat 48 lapos készletként</translation>
    </message>
    <message>
        <source>Copy as a deck of 36 cards</source>
        <extracomment>workshop.as-deck</extracomment>
        <translation>Másolat 36 lapos pakliként</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>workshop.open</extracomment>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Open a deck …</source>
        <extracomment>workshop.open-deck</extracomment>
        <translation>Pakli megnyitása…</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>workshop.save</extracomment>
        <translation>Mentés</translation>
    </message>
    <message>
        <source>Save as …</source>
        <extracomment>workshop.save-as</extracomment>
        <translation>Mentés másként…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>workshop.duplicate</extracomment>
        <translation>Másolat</translation>
    </message>
    <message>
        <source>Import a list …</source>
        <extracomment>workshop.import</extracomment>
        <translation>Lista importálása…</translation>
    </message>
    <message>
        <source>Export to a file …</source>
        <extracomment>workshop.export</extracomment>
        <translation>Exportálás fájlba…</translation>
    </message>
    <message>
        <source>Copy as a list</source>
        <extracomment>workshop.copy-list</extracomment>
        <translation>Másolás listaként</translation>
    </message>
    <message>
        <source>Copy as YAML</source>
        <extracomment>workshop.copy-yaml</extracomment>
        <translation>Másolás YAML-ként</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>workshop.print</extracomment>
        <translation>Nyomtatás</translation>
    </message>
    <message>
        <source>Compare two decks</source>
        <extracomment>workshop.compare</extracomment>
        <translation>Két pakli összevetése</translation>
    </message>
    <message>
        <source>Card maker</source>
        <extracomment>workshop.card-maker, workshop.maker</extracomment>
        <translation>Kártyakészítő</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>workshop.tournament</extracomment>
        <translation>Verseny</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>workshop.search</extracomment>
        <translation>Keresés</translation>
    </message>
    <message>
        <source>Name, type:creature, cost&lt;3, kw:flying …</source>
        <extracomment>workshop.search-hint</extracomment>
        <translation>Név, típus:lény, költség&lt;3 …</translation>
    </message>
    <message>
        <source>Words are looked for in names and flavour. type: colour: kw: set: gain: when: is: ask for a word, cost gold attack defence recruit tp deck compare a number (cost&lt;3). A minus leaves out (-kw:slow), commas widen (colour:red,blue).</source>
        <extracomment>workshop.search-help</extracomment>
        <translation>A szavakat nevekben és hangulatszövegben keressük. type: colour: kw: set: gain: when: is: szót kér, cost gold attack defence recruit tp deck számmal hasonlítható (cost&lt;3). A mínusz kizár (-kw:slow), a vessző bővít (colour:red,blue).</translation>
    </message>
    <message>
        <source>{what}: nothing is called “{word}”</source>
        <extracomment>workshop.unknown</extracomment>
        <translation>{what}: nincs ilyen: „{word}”</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>workshop.found</extracomment>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Take away: {term}</source>
        <extracomment>workshop.take-away</extracomment>
        <translation>Elvétel: {term}</translation>
    </message>
    <message>
        <source>not {term}</source>
        <extracomment>workshop.not</extracomment>
        <translation>nem {term}</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <extracomment>workshop.filter</extracomment>
        <translation>{what}: {value}</translation>
    </message>
    <message>
        <source>in deck</source>
        <extracomment>workshop.in-deck</extracomment>
        <translation>a pakliban</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>workshop.clear</extracomment>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>All sets</source>
        <extracomment>workshop.all-sets</extracomment>
        <translation>Minden készlet</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>workshop.key.type</extracomment>
        <translation>Típus</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>workshop.key.colour</extracomment>
        <translation>Szín</translation>
    </message>
    <message>
        <source>Keyword</source>
        <extracomment>workshop.key.kw</extracomment>
        <translation>Tulajdonság</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>workshop.key.set</extracomment>
        <translation>Készlet</translation>
    </message>
    <message>
        <source>Id</source>
        <extracomment>workshop.key.id</extracomment>
        <translation>Azonosító</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>workshop.key.name</extracomment>
        <translation>Név</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>workshop.key.text</extracomment>
        <translation>Szöveg</translation>
    </message>
    <message>
        <source>Yields</source>
        <extracomment>workshop.key.gain</extracomment>
        <translation>Termel</translation>
    </message>
    <message>
        <source>Gives</source>
        <extracomment>workshop.key.gives</extracomment>
        <translation>Ad</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>workshop.key.when</extracomment>
        <translation>Mikor</translation>
    </message>
    <message>
        <source>Is</source>
        <extracomment>workshop.key.is</extracomment>
        <translation>Jelleg</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>workshop.key.cost</extracomment>
        <translation>Költség</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>workshop.key.gold</extracomment>
        <translation>Arany</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>workshop.key.material</extracomment>
        <translation>Építőanyag</translation>
    </message>
    <message>
        <source>Mana</source>
        <extracomment>workshop.key.mana</extracomment>
        <translation>Mana</translation>
    </message>
    <message>
        <source>Builders</source>
        <extracomment>workshop.key.builders</extracomment>
        <translation>Építők</translation>
    </message>
    <message>
        <source>Threshold</source>
        <extracomment>workshop.key.threshold</extracomment>
        <translation>Küszöb</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>workshop.key.attack</extracomment>
        <translation>Támadás</translation>
    </message>
    <message>
        <source>Defence</source>
        <extracomment>workshop.key.defence</extracomment>
        <translation>Védekezés</translation>
    </message>
    <message>
        <source>Trophy points</source>
        <extracomment>workshop.key.tp</extracomment>
        <translation>Trófeapont</translation>
    </message>
    <message>
        <source>Recruits</source>
        <extracomment>workshop.key.recruit</extracomment>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>Hand size</source>
        <extracomment>workshop.key.size</extracomment>
        <translation>Kézméret</translation>
    </message>
    <message>
        <source>In the deck</source>
        <extracomment>workshop.key.deck</extracomment>
        <translation>A pakliban</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <extracomment>workshop.sort</extracomment>
        <translation>Rendezés</translation>
    </message>
    <message>
        <source>By cost</source>
        <extracomment>workshop.sort.cost</extracomment>
        <translation>Költség szerint</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>workshop.sort.name</extracomment>
        <translation>Név szerint</translation>
    </message>
    <message>
        <source>By type</source>
        <extracomment>workshop.sort.type</extracomment>
        <translation>Típus szerint</translation>
    </message>
    <message>
        <source>By colour</source>
        <extracomment>workshop.sort.colour</extracomment>
        <translation>Szín szerint</translation>
    </message>
    <message>
        <source>By attack</source>
        <extracomment>workshop.sort.attack</extracomment>
        <translation>Támadás szerint</translation>
    </message>
    <message>
        <source>By defence</source>
        <extracomment>workshop.sort.defence</extracomment>
        <translation>Védekezés szerint</translation>
    </message>
    <message>
        <source>By recruit value</source>
        <extracomment>workshop.sort.recruit</extracomment>
        <translation>Toborzás szerint</translation>
    </message>
    <message>
        <source>By trophy points</source>
        <extracomment>workshop.sort.tp</extracomment>
        <translation>Trófeapont szerint</translation>
    </message>
    <message>
        <source>Show as a list</source>
        <extracomment>workshop.as-list</extracomment>
        <translation>Listaként</translation>
    </message>
    <message>
        <source>Show as cards</source>
        <extracomment>workshop.as-grid</extracomment>
        <translation>Lapokként</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>workshop.library</extracomment>
        <translation>Könyvtár</translation>
    </message>
    <message>
        <source>Enter or + adds, − takes out, 0 to 3 sets the copies</source>
        <extracomment>workshop.library-help</extracomment>
        <translation>Enter vagy + hozzáad, − kivesz, 0–3 a példányszám</translation>
    </message>
    <message>
        <source>{name}: three copies are in the deck already</source>
        <extracomment>workshop.three-already</extracomment>
        <translation>{name}: már három példány van a pakliban</translation>
    </message>
    <message>
        <source>The deck</source>
        <extracomment>workshop.the-deck</extracomment>
        <translation>A pakli</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <extracomment>workshop.deck-name</extracomment>
        <translation>A pakli neve</translation>
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
        <translation>Ismeretlen lapok</translation>
    </message>
    <message>
        <source>A starting base</source>
        <extracomment>workshop.starting-base</extracomment>
        <translation>Kezdőbázis</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>workshop.tab-list</extracomment>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>workshop.tab-piles</extracomment>
        <translation>Halmok</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>workshop.tab-figures</extracomment>
        <translation>Számok</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>workshop.tab-hand</extracomment>
        <translation>Kéz</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>workshop.tab-notes</extracomment>
        <translation>Jegyzet</translation>
    </message>
    <message>
        <source>What you want to remember about this deck</source>
        <extracomment>workshop.notes-hint</extracomment>
        <translation>Amire emlékezni akarsz erről a pakliról</translation>
    </message>
    <message>
        <source>Nothing in the deck yet. Double-click a card, drag it here, or press Enter on it.</source>
        <extracomment>workshop.empty</extracomment>
        <translation>A pakli még üres. Kattints kétszer egy lapra, húzd ide, vagy nyomj rajta Entert.</translation>
    </message>
    <message>
        <source>Cost curve</source>
        <extracomment>workshop.curve</extracomment>
        <translation>Költséggörbe</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>workshop.types</extracomment>
        <translation>Típusok</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>workshop.colours</extracomment>
        <translation>Színek</translation>
    </message>
    <message>
        <source>Goods: needed, yielded</source>
        <extracomment>workshop.goods</extracomment>
        <translation>Javak: kell, termel</translation>
    </message>
    <message>
        <source>needs {amount}</source>
        <extracomment>workshop.need</extracomment>
        <translation>kell {amount}</translation>
    </message>
    <message>
        <source>yields {amount}</source>
        <extracomment>workshop.yield</extracomment>
        <translation>termel {amount}</translation>
    </message>
    <message>
        <source>Sums</source>
        <extracomment>workshop.sums</extracomment>
        <translation>Összegek</translation>
    </message>
    <message>
        <source>Cards that recruit</source>
        <extracomment>workshop.recruiters</extracomment>
        <translation>Toborzó lapok</translation>
    </message>
    <message>
        <source>Recruit value a card</source>
        <extracomment>workshop.mean-recruit</extracomment>
        <translation>Toborzás laponként</translation>
    </message>
    <message>
        <source>Goods a card costs</source>
        <extracomment>workshop.mean-cost</extracomment>
        <translation>Javak laponként</translation>
    </message>
    <message>
        <source>Cards that need builders</source>
        <extracomment>workshop.builders</extracomment>
        <translation>Építőt kívánó lapok</translation>
    </message>
    <message>
        <source>Attack altogether</source>
        <extracomment>workshop.attack</extracomment>
        <translation>Összes támadás</translation>
    </message>
    <message>
        <source>Trophy points to lose</source>
        <extracomment>workshop.tp</extracomment>
        <translation>Elveszthető trófeapont</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <extracomment>workshop.deal</extracomment>
        <translation>Kéz osztása</translation>
    </message>
    <message>
        <source>Try an opening hand: the base and {amount} cards</source>
        <extracomment>workshop.deal-hint</extracomment>
        <translation>Próbálj egy kezdőkezet: a bázis és {amount} lap</translation>
    </message>
    <message>
        <source>A hand can be dealt once the deck has one starting base</source>
        <extracomment>workshop.no-hand</extracomment>
        <translation>Kezet osztani akkor lehet, ha egy kezdőbázis van a pakliban</translation>
    </message>
    <message>
        <source>Chances of the opening hand, {amount} of {pile} cards</source>
        <extracomment>workshop.chances</extracomment>
        <translation>A kezdőkéz esélyei, {amount} lap a {pile} közül</translation>
    </message>
    <message>
        <source>at least one producer</source>
        <extracomment>workshop.chance-producer</extracomment>
        <translation>legalább egy termelő</translation>
    </message>
    <message>
        <source>at least one recruiter</source>
        <extracomment>workshop.chance-recruiter</extracomment>
        <translation>legalább egy toborzó</translation>
    </message>
    <message>
        <source>at least one creature</source>
        <extracomment>workshop.chance-creature</extracomment>
        <translation>legalább egy lény</translation>
    </message>
    <message>
        <source>a card for the first turn</source>
        <extracomment>workshop.chance-playable</extracomment>
        <translation>egy lap az első körre</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <extracomment>workshop.legal</extracomment>
        <translation>Ez a pakli szabályos.</translation>
    </message>
    <message>
        <source>This pool is legal: it can be brought to a tournament.</source>
        <extracomment>workshop.legal-pool</extracomment>
        <translation>Ez a készlet szabályos: versenyre vihető.</translation>
    </message>
    <message>
        <source>Colour of the deck: {value}</source>
        <extracomment>workshop.badge</extracomment>
        <translation>A pakli színe: {value}</translation>
    </message>
    <message>
        <source>Click for another colour</source>
        <extracomment>workshop.badge-help</extracomment>
        <translation>Kattints, ha más színt szeretnél</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>workshop.no-badge, workshop.no-bleed, workshop.backs-none</extracomment>
        <translation>nincs</translation>
    </message>
    <message>
        <source>Mend it</source>
        <extracomment>workshop.mend</extracomment>
        <translation>Javítás</translation>
    </message>
    <message>
        <source>Remove {amount}</source>
        <extracomment>workshop.mend-remove</extracomment>
        <translation>Kivétel: {amount}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>workshop.mend-add</extracomment>
        <translation>Hozzáadás: {name}</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <extracomment>workshop.mend-swap</extracomment>
        <translation>Legyen ez: {name}</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <extracomment>workshop.mend-replace</extracomment>
        <translation>Legyenek ezek a lapok</translation>
    </message>
    <message>
        <source>no set of your own yet</source>
        <extracomment>workshop.maker-none</extracomment>
        <translation>még nincs saját készlet</translation>
    </message>
    <message>
        <source>The set</source>
        <extracomment>workshop.the-set</extracomment>
        <translation>A készlet</translation>
    </message>
    <message>
        <source>Card file</source>
        <extracomment>workshop.card-file</extracomment>
        <translation>Kártyafájl</translation>
    </message>
    <message>
        <source>The text of the card file</source>
        <extracomment>workshop.file-text</extracomment>
        <translation>A kártyafájl szövege</translation>
    </message>
    <message>
        <source>New card</source>
        <extracomment>workshop.new-card</extracomment>
        <translation>Új lap</translation>
    </message>
    <message>
        <source>Copy a card</source>
        <extracomment>workshop.copy-card</extracomment>
        <translation>Lap másolása</translation>
    </message>
    <message>
        <source>New set</source>
        <extracomment>workshop.new-set</extracomment>
        <translation>Új készlet</translation>
    </message>
    <message>
        <source>My cards</source>
        <extracomment>workshop.set-name</extracomment>
        <translation>Saját lapjaim</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <extracomment>workshop.new-name</extracomment>
        <translation>{kind} {number}</translation>
    </message>
    <message>
        <source>Cards of your own stand in a text file. Begin a set, and each card is shown as you write it, here or in any editor you like.</source>
        <extracomment>workshop.no-set</extracomment>
        <translation>A saját lapok egy szövegfájlban állnak. Kezdj egy készletet, és minden lap úgy látszik majd, ahogy írod, itt vagy bármely szerkesztőben.</translation>
    </message>
    <message>
        <source>The card at the cursor is shown here once it is sound</source>
        <extracomment>workshop.no-card</extracomment>
        <translation>A kurzornál lévő lap itt jelenik meg, ha hibátlan</translation>
    </message>
    <message>
        <source>Nothing is wrong with this file.</source>
        <extracomment>workshop.no-faults</extracomment>
        <translation>Ebben a fájlban nincs hiba.</translation>
    </message>
    <message>
        <source>F8: to the next fault</source>
        <extracomment>workshop.next-fault</extracomment>
        <translation>F8: a következő hibára</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <extracomment>workshop.n-errors</extracomment>
        <translation>
            <numerusform>%n hiba</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>workshop.n-warnings</extracomment>
        <translation>
            <numerusform>%n figyelmeztetés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound card(s)</source>
        <extracomment>workshop.n-sound</extracomment>
        <translation>
            <numerusform>%n hibátlan lap</numerusform>
        </translation>
    </message>
    <message>
        <source>In my editor</source>
        <extracomment>workshop.edit-outside</extracomment>
        <translation>A szerkesztőmben</translation>
    </message>
    <message>
        <source>JSON Schema …</source>
        <extracomment>workshop.schema</extracomment>
        <translation>JSON-séma…</translation>
    </message>
    <message>
        <source>Save the JSON Schema, so that an editor completes keys</source>
        <extracomment>workshop.schema-note</extracomment>
        <translation>A JSON-séma mentése, hogy a szerkesztő kiegészítse a kulcsokat</translation>
    </message>
    <message>
        <source>Write {word}</source>
        <extracomment>workshop.take-word</extracomment>
        <translation>Legyen ez: {word}</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere; what you wrote here is kept until you save or give it up</source>
        <extracomment>workshop.changed-outside</extracomment>
        <translation>{file}: máshol megváltozott; amit itt írtál, megmarad, amíg el nem mented vagy el nem dobod</translation>
    </message>
    <message>
        <source>{file} was changed by another program. Write over it?</source>
        <extracomment>workshop.overwrite</extracomment>
        <translation>{file}: egy másik program megváltoztatta. Felülírod?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <extracomment>workshop.write-over</extracomment>
        <translation>Felülírás</translation>
    </message>
    <message>
        <source>Take the other text</source>
        <extracomment>workshop.take-theirs</extracomment>
        <translation>A másik szöveg átvétele</translation>
    </message>
    <message>
        <source>Worth {worth}; its price asks for {line}</source>
        <extracomment>workshop.budget</extracomment>
        <translation>Értéke {worth}; az ára ezt kéri: {line}</translation>
    </message>
    <message>
        <source>The flavour finds no room on the printed card</source>
        <extracomment>workshop.flavour-long</extracomment>
        <translation>A hangulatszöveg nem fér el a nyomtatott lapon</translation>
    </message>
    <message>
        <source>Which card is copied?</source>
        <extracomment>workshop.choose-card</extracomment>
        <translation>Melyik lapot másolod?</translation>
    </message>
    <message>
        <source>Printing</source>
        <extracomment>workshop.proof</extracomment>
        <translation>Nyomtatás</translation>
    </message>
    <message numerus="yes">
        <source>{title} · {pages} pages · %n card(s)</source>
        <extracomment>workshop.proof-where</extracomment>
        <translation>
            <numerusform>{title} · {pages} oldal · %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>workshop.paper</extracomment>
        <translation>Papír</translation>
    </message>
    <message>
        <source>Bleed</source>
        <extracomment>workshop.bleed</extracomment>
        <translation>Kifutó</translation>
    </message>
    <message>
        <source>{amount} mm</source>
        <extracomment>workshop.millimetres</extracomment>
        <translation>{amount} mm</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>workshop.backs</extracomment>
        <translation>Hátlapok</translation>
    </message>
    <message>
        <source>long edge</source>
        <extracomment>workshop.backs-long</extracomment>
        <translation>hosszú él</translation>
    </message>
    <message>
        <source>short edge</source>
        <extracomment>workshop.backs-short</extracomment>
        <translation>rövid él</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>workshop.what</extracomment>
        <translation>Mit nyomtatsz</translation>
    </message>
    <message>
        <source>Deck: {title}</source>
        <extracomment>workshop.what-deck</extracomment>
        <translation>Pakli: {title}</translation>
    </message>
    <message>
        <source>Pool: {title}</source>
        <extracomment>workshop.what-pool</extracomment>
        <translation>Készlet: {title}</translation>
    </message>
    <message>
        <source>Whole set: {title}</source>
        <extracomment>workshop.what-set</extracomment>
        <translation>Teljes készlet: {title}</translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) of the search</source>
        <extracomment>workshop.what-found</extracomment>
        <translation>
            <numerusform>A keresés %n lapja</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies of each</source>
        <extracomment>workshop.copies</extracomment>
        <translation>Példány laponként</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <extracomment>workshop.chosen-cards</extracomment>
        <translation>Kiválasztott lapok</translation>
    </message>
    <message>
        <source>Shift the backs, in mm</source>
        <extracomment>workshop.offset</extracomment>
        <translation>Hátlapok eltolása, mm</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>workshop.offset-right</extracomment>
        <translation>jobbra</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>workshop.offset-down</extracomment>
        <translation>lefelé</translation>
    </message>
    <message>
        <source>crop marks</source>
        <extracomment>workshop.crop-marks</extracomment>
        <translation>vágójelek</translation>
    </message>
    <message>
        <source>ruler</source>
        <extracomment>workshop.ruler</extracomment>
        <translation>vonalzó</translation>
    </message>
    <message>
        <source>licence</source>
        <extracomment>workshop.licence</extracomment>
        <translation>licenc</translation>
    </message>
    <message>
        <source>solid: crop mark</source>
        <extracomment>workshop.crop-mark</extracomment>
        <translation>folytonos: vágójel</translation>
    </message>
    <message>
        <source>dashed: bleed, {amount} mm</source>
        <extracomment>workshop.bleed-mark</extracomment>
        <translation>szaggatott: kifutó, {amount} mm</translation>
    </message>
    <message>
        <source>Checked</source>
        <extracomment>workshop.checked</extracomment>
        <translation>Ellenőrizve</translation>
    </message>
    <message>
        <source>each card {wide} × {high} mm</source>
        <extracomment>workshop.check-size</extracomment>
        <translation>minden lap {wide} × {high} mm</translation>
    </message>
    <message>
        <source>no letter below 6.5 pt</source>
        <extracomment>workshop.check-letters</extracomment>
        <translation>nincs 6,5 pontnál kisebb betű</translation>
    </message>
    <message>
        <source>fonts embedded</source>
        <extracomment>workshop.check-fonts</extracomment>
        <translation>beágyazott betűk</translation>
    </message>
    <message>
        <source>backs mirrored</source>
        <extracomment>workshop.check-backs</extracomment>
        <translation>tükrözött hátlapok</translation>
    </message>
    <message>
        <source>100 mm ruler to measure</source>
        <extracomment>workshop.check-ruler</extracomment>
        <translation>100 mm-es vonalzó a méréshez</translation>
    </message>
    <message>
        <source>{edge} mm free at the edge</source>
        <extracomment>workshop.check-margin</extracomment>
        <translation>{edge} mm szabad a szélen</translation>
    </message>
    <message>
        <source>only {edge} mm free at the edge</source>
        <extracomment>workshop.check-no-margin</extracomment>
        <translation>csak {edge} mm szabad a szélen</translation>
    </message>
    <message numerus="yes">
        <source>flavour left out on %n card(s): {name}</source>
        <extracomment>workshop.check-flavour</extracomment>
        <translation>
            <numerusform>%n lapon nem fért el a hangulatszöveg: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s): {name}</source>
        <extracomment>workshop.check-unknown</extracomment>
        <translation>
            <numerusform>%n ismeretlen lap: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheet {sheet} of {sheets}, {side}</source>
        <extracomment>workshop.page-of</extracomment>
        <translation>{sheet}/{sheets}. ív, {side}</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <extracomment>workshop.save-pdf</extracomment>
        <translation>PDF mentése</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>workshop.back</extracomment>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <extracomment>workshop.writing</extracomment>
        <translation>Írás: {file}…</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written</source>
        <extracomment>workshop.pdf-cancelled</extracomment>
        <translation>Megszakítva; semmi sem készült</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <extracomment>workshop.nothing-to-print</extracomment>
        <translation>Még nincs mit nyomtatni</translation>
    </message>
    <message>
        <source>Decks side by side</source>
        <extracomment>workshop.compare-title</extracomment>
        <translation>Paklik egymás mellett</translation>
    </message>
    <message>
        <source>Left deck …</source>
        <extracomment>workshop.first-deck</extracomment>
        <translation>Bal oldali pakli…</translation>
    </message>
    <message>
        <source>Right deck …</source>
        <extracomment>workshop.other-deck</extracomment>
        <translation>Jobb oldali pakli…</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>workshop.swap</extracomment>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Only in the left one</source>
        <extracomment>workshop.only-left</extracomment>
        <translation>Csak a bal oldaliban</translation>
    </message>
    <message>
        <source>Only in the right one</source>
        <extracomment>workshop.only-right</extracomment>
        <translation>Csak a jobb oldaliban</translation>
    </message>
    <message>
        <source>In both, in other numbers</source>
        <extracomment>workshop.in-both</extracomment>
        <translation>Mindkettőben, más számban</translation>
    </message>
    <message>
        <source>{name}: left {left}, right {right}</source>
        <extracomment>workshop.row-of-two</extracomment>
        <translation>{name}: bal {left}, jobb {right}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in both alike</source>
        <extracomment>workshop.same</extracomment>
        <translation>
            <numerusform>%n lap mindkettőben egyformán</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} in other numbers, {left} only left, {right} only right</source>
        <extracomment>workshop.differ</extracomment>
        <translation>más számban {other}, csak bal {left}, csak jobb {right}</translation>
    </message>
    <message>
        <source>No card is in both decks in different numbers</source>
        <extracomment>workshop.nothing-differs</extracomment>
        <translation>Nincs lap, amely más számban volna a két pakliban</translation>
    </message>
    <message>
        <source>above the left deck, below the right one</source>
        <extracomment>workshop.back-to-back</extracomment>
        <translation>fent a bal, lent a jobb oldali pakli</translation>
    </message>
    <message>
        <source>{size} / {whole} cards</source>
        <extracomment>workshop.size-of</extracomment>
        <translation>{size} / {whole} lap</translation>
    </message>
    <message>
        <source>Print at 100 %, never “fit to page”</source>
        <extracomment>workshop.proof-hint</extracomment>
        <translation>100 %-on nyomtasd, soha ne „oldalhoz igazítva”</translation>
    </message>
    <message numerus="yes">
        <source>Ghour · round {number} · %n player(s)</source>
        <extracomment>workshop.tournament-where</extracomment>
        <translation>
            <numerusform>Ghour · {number}. forduló · %n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghour · nobody has entered yet</source>
        <extracomment>workshop.tournament-none</extracomment>
        <translation>Ghour · még senki sem nevezett</translation>
    </message>
    <message>
        <source>Everybody brings a pool of 48 cards and chooses 36 of them for each of three games. Whoever wins a pairing goes on, and meets the one whose points are closest.</source>
        <extracomment>workshop.tournament-hint</extracomment>
        <translation>Mindenki 48 lapos készletet hoz, és mind a három játszmára 36-ot választ belőle. A párosítás győztese továbbjut, és azzal kerül össze, akinek a pontszáma a legközelebb áll.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>workshop.new-tournament</extracomment>
        <translation>Új verseny</translation>
    </message>
    <message>
        <source>Who takes part, and with which pool of 48 cards? Pools are built in the workshop.</source>
        <extracomment>workshop.entrants-hint</extracomment>
        <translation>Kik indulnak, és milyen 48 lapos készlettel? Készletet a műhelyben lehet összeállítani.</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>workshop.add-entrant</extracomment>
        <translation>Még egy</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <extracomment>workshop.begin-tournament</extracomment>
        <translation>Első forduló sorsolása</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>workshop.pool</extracomment>
        <translation>Készlet</translation>
    </message>
    <message>
        <source>There is no legal pool of 48 cards; build one in the workshop</source>
        <extracomment>workshop.no-pool</extracomment>
        <translation>Nincs szabályos 48 lapos készlet; a műhelyben állíthatsz össze egyet</translation>
    </message>
    <message>
        <source>Write the names of at least two, or let computers play</source>
        <extracomment>workshop.two-entrants</extracomment>
        <translation>Írd be legalább két játékos nevét, vagy játsszon a gép</translation>
    </message>
    <message>
        <source>Two have the same name</source>
        <extracomment>workshop.same-names</extracomment>
        <translation>Kettőnek azonos a neve</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <extracomment>workshop.enter-result</extracomment>
        <translation>Eredmény beírása</translation>
    </message>
    <message>
        <source>Nobody: a drawn game</source>
        <extracomment>workshop.drawn-game</extracomment>
        <translation>Senki: döntetlen</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>workshop.winner</extracomment>
        <translation>Győztes</translation>
    </message>
    <message>
        <source>Cards left in the winner’s Colony</source>
        <extracomment>workshop.colony-left</extracomment>
        <translation>A győztes Kolóniájában maradt lapok</translation>
    </message>
    <message>
        <source>Trophy points: {name}</source>
        <extracomment>workshop.tp-of</extracomment>
        <translation>Trófeapont: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winner</source>
        <extracomment>workshop.points-are</extracomment>
        <translation>
            <numerusform>%n pont a győztesnek</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it</source>
        <extracomment>workshop.take</extracomment>
        <translation>Rendben</translation>
    </message>
    <message>
        <source>Standing</source>
        <extracomment>workshop.standing</extracomment>
        <translation>Állás</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>workshop.out</extracomment>
        <translation>kiesett</translation>
    </message>
    <message>
        <source>has won the tournament</source>
        <extracomment>workshop.champion</extracomment>
        <translation>megnyerte a versenyt</translation>
    </message>
    <message>
        <source>games {won} : {lost}</source>
        <extracomment>workshop.games-of</extracomment>
        <translation>játszmák {won} : {lost}</translation>
    </message>
    <message>
        <source>A win is worth a point for each card left in the Colony, and a tenth of the trophy points</source>
        <extracomment>workshop.points-rule</extracomment>
        <translation>A győzelem a Kolóniában maradt lapokért egy-egy pontot ér, és a trófeapontok tizedét</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>workshop.round-number</extracomment>
        <translation>{number}. forduló</translation>
    </message>
    <message>
        <source>{name} rested, without points</source>
        <extracomment>workshop.rested</extracomment>
        <translation>{name} pihent, pont nélkül</translation>
    </message>
    <message>
        <source>{name} rests this round, without points</source>
        <extracomment>workshop.rests</extracomment>
        <translation>{name} pihen ebben a fordulóban, pont nélkül</translation>
    </message>
    <message>
        <source>{name}: {taken} of {held} chosen</source>
        <extracomment>workshop.pool-card</extracomment>
        <translation>{name}: {taken} / {held} választva</translation>
    </message>
    <message>
        <source>Game {number}: {size} of {whole} chosen</source>
        <extracomment>workshop.choice-of</extracomment>
        <translation>{number}. játszma: {size} / {whole} választva</translation>
    </message>
    <message>
        <source>Game {number}: {size} cards, legal</source>
        <extracomment>workshop.choice-right</extracomment>
        <translation>{number}. játszma: {size} lap, szabályos</translation>
    </message>
    <message>
        <source>As before</source>
        <extracomment>workshop.as-before</extracomment>
        <translation>Mint előbb</translation>
    </message>
    <message>
        <source>Anew</source>
        <extracomment>workshop.empty-choice</extracomment>
        <translation>Elölről</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <extracomment>workshop.play-game</extracomment>
        <translation>{number}. játszma indítása</translation>
    </message>
    <message>
        <source>Let them play</source>
        <extracomment>workshop.let-play</extracomment>
        <translation>Játsszanak!</translation>
    </message>
    <message>
        <source>They are playing …</source>
        <extracomment>workshop.they-play</extracomment>
        <translation>Játszanak…</translation>
    </message>
    <message>
        <source>The computer players could not finish their game: {why}</source>
        <extracomment>workshop.away-failed</extracomment>
        <translation>A gépi játékosok nem tudták befejezni a játszmát: {why}</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <extracomment>workshop.of-computer</extracomment>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>workshop.who-plays</extracomment>
        <translation>Ki játszik</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>workshop.to-tournament</extracomment>
        <translation>Vissza a versenyhez</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <extracomment>workshop.go-on-game</extracomment>
        <translation>Játék folytatása</translation>
    </message>
    <message>
        <source>Strike out</source>
        <extracomment>workshop.strike-out</extracomment>
        <translation>Utolsó törlése</translation>
    </message>
    <message>
        <source>Rock-paper-scissors: {name}</source>
        <extracomment>workshop.lot-for</extracomment>
        <translation>Kő-papír-olló: {name}</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>workshop.next-round</extracomment>
        <translation>Következő forduló</translation>
    </message>
    <message>
        <source>{first} and {second}: {left} : {right}</source>
        <extracomment>workshop.score-of</extracomment>
        <translation>{first} – {second}: {left} : {right}</translation>
    </message>
    <message>
        <source>game {number} is next</source>
        <extracomment>workshop.game-next</extracomment>
        <translation>következik: {number}. játszma</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <extracomment>workshop.goes-on</extracomment>
        <translation>{name} továbbjut</translation>
    </message>
    <message>
        <source>even in everything: rock-paper-scissors tells</source>
        <extracomment>workshop.even</extracomment>
        <translation>mindenben egyenlők: kő-papír-olló dönt</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <extracomment>workshop.first-choose</extracomment>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>Ghour cannot be played at this table yet; enter the results</source>
        <extracomment>workshop.not-here</extracomment>
        <translation>A Ghour ennél az asztalnál még nem játszható; írd be az eredményeket</translation>
    </message>
    <message>
        <source>New pool</source>
        <extracomment>workshop.pool-unnamed</extracomment>
        <translation>Új készlet</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <extracomment>workshop.unsaved</extracomment>
        <translation>„{name}”: vannak el nem mentett változásai.</translation>
    </message>
    <message>
        <source>Give them up</source>
        <extracomment>workshop.discard</extracomment>
        <translation>Eldobás</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>workshop.cancel</extracomment>
        <translation>Mégse</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” (%n card(s)) was left unsaved when the program ended. Go on with it?</source>
        <extracomment>workshop.draft</extracomment>
        <translation>
            <numerusform>„{name}” (%n lap) mentetlen maradt, amikor a program véget ért. Folytatod?</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with it</source>
        <extracomment>workshop.draft-take</extracomment>
        <translation>Folytatom</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>workshop.draft-drop</extracomment>
        <translation>Eldobom</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>workshop.draft-later</extracomment>
        <translation>Később</translation>
    </message>
    <message>
        <source>{name} (2)</source>
        <extracomment>workshop.copy-of</extracomment>
        <translation>{name} (2)</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>workshop.saved</extracomment>
        <translation>Elmentve: {file}</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <extracomment>workshop.written</extracomment>
        <translation>Kiírva: {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the clipboard</source>
        <extracomment>workshop.copied</extracomment>
        <translation>
            <numerusform>%n lap a vágólapon</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <extracomment>workshop.cannot-write</extracomment>
        <translation>{file}: nem írható: {why}</translation>
    </message>
    <message>
        <source>{file} could not be read: {why}</source>
        <extracomment>workshop.cannot-read</extracomment>
        <translation>{file}: nem olvasható: {why}</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck</source>
        <extracomment>workshop.no-deck</extracomment>
        <translation>„{file}”: nincs benne Ghour-pakli</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck: {why}</source>
        <extracomment>workshop.no-deck-why</extracomment>
        <translation>„{file}”: nincs benne Ghour-pakli: {why}</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck. Line {number}: {why}</source>
        <extracomment>workshop.no-deck-line</extracomment>
        <translation>„{file}”: nincs benne Ghour-pakli. {number}. sor: {why}</translation>
    </message>
    <message>
        <source>{file} is not a text</source>
        <extracomment>workshop.no-text</extracomment>
        <translation>{file}: ez nem szöveg</translation>
    </message>
    <message>
        <source>Plain list</source>
        <extracomment>workshop.list-file</extracomment>
        <translation>Egyszerű lista</translation>
    </message>
    <message>
        <source>Deck of Meadhall</source>
        <extracomment>workshop.yaml-file</extracomment>
        <translation>Meadhall-pakli</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>workshop.imported</extracomment>
        <translation>Importált pakli</translation>
    </message>
    <message>
        <source>Paste a list (“3 Card name” a line, in any language) or a deck file.</source>
        <extracomment>workshop.import-hint</extracomment>
        <translation>Illessz be egy listát (soronként „3 Lapnév”, bármelyik nyelven) vagy egy paklifájlt.</translation>
    </message>
    <message>
        <source>What is wrong with the list</source>
        <extracomment>workshop.import-unread</extracomment>
        <translation>Mi a baj a listával</translation>
    </message>
    <message>
        <source>From a file …</source>
        <extracomment>workshop.import-file</extracomment>
        <translation>Fájlból…</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <extracomment>workshop.import-suggest</extracomment>
        <translation>Javaslat elfogadása</translation>
    </message>
    <message>
        <source>Replace the cards</source>
        <extracomment>workshop.import-replace</extracomment>
        <translation>Lapok cseréje</translation>
    </message>
    <message>
        <source>As a new deck</source>
        <extracomment>workshop.import-new</extracomment>
        <translation>Új pakliként</translation>
    </message>
    <message>
        <source>Line {number}: {words}</source>
        <extracomment>workshop.import-line</extracomment>
        <translation>{number}. sor: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read; without (it|them) the list holds {cards} cards</source>
        <extracomment>workshop.import-lost</extracomment>
        <translation>
            <numerusform>%n sor nem olvasható; nélküle a listában {cards} lap van</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), every line read</source>
        <extracomment>workshop.import-read</extracomment>
        <translation>
            <numerusform>%n lap, minden sor olvasható</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file …</source>
        <extracomment>workshop.other-file</extracomment>
        <translation>Másik fájl…</translation>
    </message>
    <message>
        <source>{name} · {amount} cards</source>
        <extracomment>workshop.deck</extracomment>
        <translation>{name} · {amount} lap</translation>
    </message>
    <message>
        <source>{name} · {amount} cards · your own</source>
        <extracomment>workshop.deck-own</extracomment>
        <translation>{name} · {amount} lap · saját</translation>
    </message>
    <message>
        <source>{name} · {amount} cards · not legal yet</source>
        <extracomment>workshop.deck-wrong</extracomment>
        <translation>{name} · {amount} lap · még nem szabályos</translation>
    </message>
</context>
</TS>
