<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>armadora</name>
    <message>
        <source>Your turn: a warrior or palisades</source>
        <extracomment>armadora.turn</extracomment>
        <translation>Twój ruch: wojownik albo palisady</translation>
    </message>
    <message>
        <source>Your turn: warrior, palisades or reinforcement</source>
        <extracomment>armadora.turn-advanced</extracomment>
        <translation>Twój ruch: wojownik, palisady lub posiłki</translation>
    </message>
    <message>
        <source>Now lay a warrior, place palisades or a reinforcement</source>
        <extracomment>armadora.after-power</extracomment>
        <translation>Teraz połóż wojownika, palisady lub posiłki</translation>
    </message>
    <message>
        <source>Now lay a warrior face down</source>
        <extracomment>armadora.after-goblin</extracomment>
        <translation>Teraz połóż wojownika zakrytego</translation>
    </message>
    <message>
        <source>You have nothing left to do but pass</source>
        <extracomment>armadora.only-pass</extracomment>
        <translation>Możesz już tylko spasować</translation>
    </message>
    <message>
        <source>Place a second palisade, or leave it at one</source>
        <extracomment>armadora.second-palisade</extracomment>
        <translation>Postaw drugą palisadę albo poprzestań na jednej</translation>
    </message>
    <message>
        <source>Place a third palisade, or leave it at two</source>
        <extracomment>armadora.third-palisade</extracomment>
        <translation>Postaw trzecią palisadę albo poprzestań na dwóch</translation>
    </message>
    <message>
        <source>The third palisade costs your power token</source>
        <extracomment>armadora.costs-token</extracomment>
        <translation>Trzecia palisada kosztuje żeton mocy</translation>
    </message>
    <message>
        <source>Armadora is for two to four players, not for {seats}</source>
        <extracomment>armadora.setup-seats</extracomment>
        <translation>Armadora to gra dla dwóch do czterech graczy, nie dla {seats}</translation>
    </message>
    <message>
        <source>Armadora knows no option {option}</source>
        <extracomment>armadora.setup-option</extracomment>
        <translation>Armadora nie zna opcji {option}</translation>
    </message>
    <message>
        <source>There is no seat {number} to begin</source>
        <extracomment>armadora.setup-first</extracomment>
        <translation>Nie ma miejsca {number}, które mogłoby zacząć</translation>
    </message>
    <message>
        <source>{picks} races were chosen for {seats} players</source>
        <extracomment>armadora.setup-picks</extracomment>
        <translation>Wybrane rasy: {picks}, gracze: {seats}</translation>
    </message>
    <message>
        <source>In the advanced game the races are dealt by lot</source>
        <extracomment>armadora.setup-by-lot</extracomment>
        <translation>W grze zaawansowanej rasy przydziela los</translation>
    </message>
    <message>
        <source>There is no race called {race}</source>
        <extracomment>armadora.setup-race</extracomment>
        <translation>Nie ma rasy {race}</translation>
    </message>
    <message>
        <source>{race}: chosen twice; the warriors of a race make one army only</source>
        <extracomment>armadora.setup-race-twice</extracomment>
        <translation>{race}: wybrano dwa razy; wojownicy jednej rasy tworzą tylko jedną armię</translation>
    </message>
    <message>
        <source>Armadora knows no such action</source>
        <extracomment>armadora.unknown-action</extracomment>
        <translation>Armadora nie zna takiego ruchu</translation>
    </message>
    <message>
        <source>This cannot be read as an action of Armadora</source>
        <extracomment>armadora.unreadable</extracomment>
        <translation>Nie da się tego odczytać jako ruchu w Armadorze</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>armadora.over</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>There is no seat {number}</source>
        <extracomment>armadora.no-such-seat</extracomment>
        <translation>Nie ma miejsca {number}</translation>
    </message>
    <message>
        <source>Who has passed takes no further turn</source>
        <extracomment>armadora.has-passed</extracomment>
        <translation>Kto spasował, nie ma już ruchu</translation>
    </message>
    <message>
        <source>It is another player's turn: {seat}</source>
        <extracomment>armadora.not-your-turn</extracomment>
        <translation>Teraz ruch ma ktoś inny: {seat}</translation>
    </message>
    <message>
        <source>First end your palisades: place one more or leave it at that</source>
        <extracomment>armadora.building</extracomment>
        <translation>Najpierw skończ palisady: postaw jeszcze jedną albo poprzestań</translation>
    </message>
    <message>
        <source>There is nothing to end: no palisade is placed yet</source>
        <extracomment>armadora.done-before-first</extracomment>
        <translation>Nie ma czego kończyć: nie stoi jeszcze żadna palisada</translation>
    </message>
    <message>
        <source>After the open warrior you must lay one face down</source>
        <extracomment>armadora.goblin-goes-on</extracomment>
        <translation>Po odkrytym wojowniku musisz położyć zakrytego</translation>
    </message>
    <message>
        <source>After a power you must act; you cannot pass</source>
        <extracomment>armadora.pass-after-power</extracomment>
        <translation>Po użyciu mocy musisz wykonać ruch; nie możesz pasować</translation>
    </message>
    <message>
        <source>The base game has neither reinforcements nor powers</source>
        <extracomment>armadora.advanced-only</extracomment>
        <translation>Gra podstawowa nie ma posiłków ani mocy</translation>
    </message>
    <message>
        <source>You have no warriors left</source>
        <extracomment>armadora.reserve-empty</extracomment>
        <translation>Nie masz już wojowników</translation>
    </message>
    <message>
        <source>There is no such square; squares are called a1 to {last}</source>
        <extracomment>armadora.no-such-square</extracomment>
        <translation>Nie ma takiego pola; pola nazywają się od a1 do {last}</translation>
    </message>
    <message>
        <source>{square} is a mine; warriors stand on land</source>
        <extracomment>armadora.mine</extracomment>
        <translation>{square} to kopalnia; wojownicy stoją na ziemi</translation>
    </message>
    <message>
        <source>There is a warrior on {square} already</source>
        <extracomment>armadora.occupied</extracomment>
        <translation>Na polu {square} stoi już wojownik</translation>
    </message>
    <message>
        <source>You have no warrior of strength {strength} left</source>
        <extracomment>armadora.no-such-strength</extracomment>
        <translation>Nie masz już wojownika o sile {strength}</translation>
    </message>
    <message>
        <source>There is no such line; palisades stand between two neighbouring squares, never on the border</source>
        <extracomment>armadora.no-such-line</extracomment>
        <translation>Nie ma takiej linii; palisady stoją między dwoma sąsiednimi polami, nigdy na skraju</translation>
    </message>
    <message>
        <source>You have just placed a palisade on {line}</source>
        <extracomment>armadora.line-twice</extracomment>
        <translation>Na linii {line} właśnie stanęła twoja palisada</translation>
    </message>
    <message>
        <source>There are no palisades left</source>
        <extracomment>armadora.supply-empty</extracomment>
        <translation>Nie ma już palisad</translation>
    </message>
    <message>
        <source>There is a palisade on {line} already</source>
        <extracomment>armadora.line-taken</extracomment>
        <translation>Na linii {line} stoi już palisada</translation>
    </message>
    <message numerus="yes">
        <source>This would close a territory of %n square(s); at least {least} are needed</source>
        <extracomment>armadora.too-small</extracomment>
        <translation>
            <numerusform>To zamknęłoby terytorium z %n pola; potrzeba co najmniej {least}</numerusform>
            <numerusform>To zamknęłoby terytorium z %n pól; potrzeba co najmniej {least}</numerusform>
            <numerusform>To zamknęłoby terytorium z %n pól; potrzeba co najmniej {least}</numerusform>
        </translation>
    </message>
    <message>
        <source>You have used your reinforcement</source>
        <extracomment>armadora.reinforcement-used</extracomment>
        <translation>Twoje posiłki są już zużyte</translation>
    </message>
    <message>
        <source>The reinforcement goes to a warrior of your own</source>
        <extracomment>armadora.reinforce-own</extracomment>
        <translation>Posiłki idą do własnego wojownika</translation>
    </message>
    <message numerus="yes">
        <source>This territory is not full: %n square(s) are free</source>
        <extracomment>armadora.not-full</extracomment>
        <translation>
            <numerusform>To terytorium nie jest pełne: wolne jest %n pole</numerusform>
            <numerusform>To terytorium nie jest pełne: wolne są %n pola</numerusform>
            <numerusform>To terytorium nie jest pełne: wolnych jest %n pól</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a reinforcement in this territory already</source>
        <extracomment>armadora.reinforced-already</extracomment>
        <translation>Na tym terytorium są już posiłki</translation>
    </message>
    <message>
        <source>This power belongs to another race: {race}</source>
        <extracomment>armadora.other-race</extracomment>
        <translation>Ta moc należy do innej rasy: {race}</translation>
    </message>
    <message>
        <source>You have no power token left</source>
        <extracomment>armadora.no-token</extracomment>
        <translation>Nie masz już żetonu mocy</translation>
    </message>
    <message>
        <source>You have used your power this turn</source>
        <extracomment>armadora.second-power</extracomment>
        <translation>W tym ruchu moc jest już zużyta</translation>
    </message>
    <message>
        <source>You may look at a warrior of an opponent only</source>
        <extracomment>armadora.peek-foe</extracomment>
        <translation>Możesz obejrzeć tylko wojownika przeciwnika</translation>
    </message>
    <message>
        <source>This warrior lies face up</source>
        <extracomment>armadora.peek-open</extracomment>
        <translation>Ten wojownik leży odkryty</translation>
    </message>
    <message>
        <source>You may shoot at a warrior of an opponent only</source>
        <extracomment>armadora.shoot-foe</extracomment>
        <translation>Możesz strzelić tylko do wojownika przeciwnika</translation>
    </message>
    <message>
        <source>None of your elves stands in this territory</source>
        <extracomment>armadora.shoot-no-elf</extracomment>
        <translation>Na tym terytorium nie ma twojego elfa</translation>
    </message>
    <message>
        <source>This territory is full; nobody can be shot at here any more</source>
        <extracomment>armadora.shoot-full</extracomment>
        <translation>To terytorium jest pełne; tu nie można już do nikogo strzelać</translation>
    </message>
    <message>
        <source>A power comes before an action, and you have none left</source>
        <extracomment>armadora.power-without-action</extracomment>
        <translation>Moc poprzedza ruch, a ty nie masz już żadnego</translation>
    </message>
    <message>
        <source>This power needs two warriors in your reserve and two free squares</source>
        <extracomment>armadora.goblin-needs-two</extracomment>
        <translation>Ta moc wymaga dwóch wojowników w rezerwie i dwóch wolnych pól</translation>
    </message>
    <message>
        <source>Territory {first} to {last}</source>
        <extracomment>armadora.pile</extracomment>
        <translation>Terytorium {first} – {last}</translation>
    </message>
    <message>
        <source>Territory {first} to {last}, shared</source>
        <extracomment>armadora.pile-shared</extracomment>
        <translation>Terytorium {first} – {last}, podzielone</translation>
    </message>
    <message>
        <source>Equal gold ({gold}); comparing piles, number {place} in size decides: {mine} against {other}</source>
        <extracomment>armadora.why-piles</extracomment>
        <translation>Tyle samo złota ({gold}); wśród stosów rozstrzyga {place}. co do wielkości: {mine} do {other}</translation>
    </message>
    <message>
        <source>Equal gold ({gold}) and equal piles: the victory is shared</source>
        <extracomment>armadora.why-shared</extracomment>
        <translation>Tyle samo złota ({gold}) i równe stosy: wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>Nobody has gold: the victory is shared</source>
        <extracomment>armadora.why-no-gold</extracomment>
        <translation>Nikt nie ma złota: wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>The board and armies in this save cannot be read</source>
        <extracomment>armadora.fault-embedded</extracomment>
        <translation>Nie można odczytać planszy i armii w tym zapisie</translation>
    </message>
    <message>
        <source>{what}: {value} is not between {low} and {high}</source>
        <extracomment>armadora.fault-range</extracomment>
        <translation>{what}: {value} nie mieści się między {low} a {high}</translation>
    </message>
    <message>
        <source>Write a number from {low} to {high}</source>
        <extracomment>armadora.fault-range.mend</extracomment>
        <translation>Wpisz liczbę od {low} do {high}</translation>
    </message>
    <message>
        <source>There are {piles} piles of gold for {mines} mines</source>
        <extracomment>armadora.fault-piles</extracomment>
        <translation>Stosy złota: {piles}, kopalnie: {mines}</translation>
    </message>
    <message>
        <source>Give each mine one pile</source>
        <extracomment>armadora.fault-piles.mend</extracomment>
        <translation>Daj każdej kopalni jeden stos</translation>
    </message>
    <message>
        <source>There is no square {square}</source>
        <extracomment>armadora.fault-square</extracomment>
        <translation>Nie ma pola {square}</translation>
    </message>
    <message>
        <source>Squares are called a1 to {last}</source>
        <extracomment>armadora.fault-square.mend</extracomment>
        <translation>Pola nazywają się od a1 do {last}</translation>
    </message>
    <message>
        <source>The mine {square} is named twice</source>
        <extracomment>armadora.fault-mine-twice</extracomment>
        <translation>Kopalnię {square} podano dwa razy</translation>
    </message>
    <message>
        <source>Remove one {square}</source>
        <extracomment>armadora.fault-mine-twice.mend</extracomment>
        <translation>Usuń jedno {square}</translation>
    </message>
    <message>
        <source>The mines {square} and {other} are neighbours</source>
        <extracomment>armadora.fault-mines-touch</extracomment>
        <translation>Kopalnie {square} i {other} sąsiadują ze sobą</translation>
    </message>
    <message>
        <source>Move {square} away from {other}</source>
        <extracomment>armadora.fault-mines-touch.mend</extracomment>
        <translation>Odsuń od siebie {square} i {other}</translation>
    </message>
    <message>
        <source>An army needs strengths from 1 upwards without a gap</source>
        <extracomment>armadora.fault-strengths</extracomment>
        <translation>Armia potrzebuje sił od 1 w górę bez luk</translation>
    </message>
    <message>
        <source>Name every strength from 1 to the highest</source>
        <extracomment>armadora.fault-strengths.mend</extracomment>
        <translation>Wymień każdą siłę od 1 do największej</translation>
    </message>
    <message>
        <source>There must be one army for each of 2, 3 and 4 players</source>
        <extracomment>armadora.fault-armies</extracomment>
        <translation>Musi być po jednej armii dla 2, 3 i 4 graczy</translation>
    </message>
    <message>
        <source>Name players 2, 3 and 4 once each</source>
        <extracomment>armadora.fault-armies.mend</extracomment>
        <translation>Podaj 2, 3 i 4 graczy po jednym razie</translation>
    </message>
    <message>
        <source>There must be four different races</source>
        <extracomment>armadora.fault-races</extracomment>
        <translation>Muszą być cztery różne rasy</translation>
    </message>
    <message>
        <source>Name orc, goblin, elf and mage once each</source>
        <extracomment>armadora.fault-races.mend</extracomment>
        <translation>Podaj po jednym razie: orc, goblin, elf, mage</translation>
    </message>
    <message numerus="yes">
        <source>Basic game  ·  %n player(s)</source>
        <extracomment>armadora.where-basic</extracomment>
        <translation>
            <numerusform>Gra podstawowa  ·  %n gracz</numerusform>
            <numerusform>Gra podstawowa  ·  %n graczy</numerusform>
            <numerusform>Gra podstawowa  ·  %n graczy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Advanced game  ·  %n player(s)</source>
        <extracomment>armadora.where-advanced</extracomment>
        <translation>
            <numerusform>Gra zaawansowana  ·  %n gracz</numerusform>
            <numerusform>Gra zaawansowana  ·  %n graczy</numerusform>
            <numerusform>Gra zaawansowana  ·  %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Palisades</source>
        <extracomment>armadora.palisades</extracomment>
        <translation>Palisady</translation>
    </message>
    <message>
        <source>Palisades left: {left}. Drag one onto a line</source>
        <extracomment>armadora.palisades-tip</extracomment>
        <translation>Pozostałe palisady: {left}. Przeciągnij jedną na linię</translation>
    </message>
    <message>
        <source>Territories</source>
        <extracomment>armadora.territories</extracomment>
        <translation>Terytoria</translation>
    </message>
    <message>
        <source>{first} – {last}</source>
        <extracomment>armadora.territory</extracomment>
        <translation>{first} – {last}</translation>
    </message>
    <message>
        <source>Whole board</source>
        <extracomment>armadora.territory-one</extracomment>
        <translation>Cała plansza</translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), {free} free</source>
        <extracomment>armadora.territory-free</extracomment>
        <translation>
            <numerusform>%n pole, wolne: {free}</numerusform>
            <numerusform>%n pola, wolne: {free}</numerusform>
            <numerusform>%n pól, wolne: {free}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n square(s), full</source>
        <extracomment>armadora.territory-full</extracomment>
        <translation>
            <numerusform>%n pole, pełne</numerusform>
            <numerusform>%n pola, pełne</numerusform>
            <numerusform>%n pól, pełne</numerusform>
        </translation>
    </message>
    <message>
        <source>to {who}</source>
        <extracomment>armadora.won-by</extracomment>
        <translation>dla: {who}</translation>
    </message>
    <message>
        <source>shared: {who}</source>
        <extracomment>armadora.won-shared</extracomment>
        <translation>podział: {who}</translation>
    </message>
    <message>
        <source>nobody's</source>
        <extracomment>armadora.won-nobody</extracomment>
        <translation>niczyje</translation>
    </message>
    <message>
        <source>Your reserve</source>
        <extracomment>armadora.reserve</extracomment>
        <translation>Twoja rezerwa</translation>
    </message>
    <message>
        <source>nobody's reserve is open</source>
        <extracomment>armadora.reserve-closed</extracomment>
        <translation>niczyja rezerwa nie jest odkryta</translation>
    </message>
    <message>
        <source>Tokens</source>
        <extracomment>armadora.tokens</extracomment>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>reinforcement</source>
        <extracomment>armadora.flag</extracomment>
        <translation>posiłki</translation>
    </message>
    <message>
        <source>Leave it at that</source>
        <extracomment>armadora.done</extracomment>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>Pass for good</source>
        <extracomment>armadora.pass</extracomment>
        <translation>Pasuję na dobre</translation>
    </message>
    <message>
        <source>You take no further turn in this game (AR-8.2)</source>
        <extracomment>armadora.pass-tip</extracomment>
        <translation>W tej grze nie wykonasz już ruchu (AR-8.2)</translation>
    </message>
    <message>
        <source>drag a warrior onto land, or a palisade onto a line</source>
        <extracomment>armadora.hint-drag</extracomment>
        <translation>przeciągnij wojownika na ziemię albo palisadę na linię</translation>
    </message>
    <message>
        <source>choose a square for strength {strength}</source>
        <extracomment>armadora.hint-square</extracomment>
        <translation>wybierz pole dla siły {strength}</translation>
    </message>
    <message>
        <source>choose a line</source>
        <extracomment>armadora.hint-line</extracomment>
        <translation>wybierz linię</translation>
    </message>
    <message>
        <source>{power}: {says}</source>
        <extracomment>armadora.hint-power</extracomment>
        <translation>{power}: {says}</translation>
    </message>
    <message>
        <source>choose a warrior of your own in a full territory</source>
        <extracomment>armadora.hint-flag</extracomment>
        <translation>wybierz własnego wojownika na pełnym terytorium</translation>
    </message>
    <message>
        <source>The warrior on {square}: strength {strength}</source>
        <extracomment>armadora.peek-shown</extracomment>
        <translation>Wojownik na {square}: siła {strength}</translation>
    </message>
    <message>
        <source>shown this once: remember it</source>
        <extracomment>armadora.peek-once</extracomment>
        <translation>widać tylko teraz: zapamiętaj</translation>
    </message>
    <message>
        <source>{race}, to move</source>
        <extracomment>armadora.sub-moves</extracomment>
        <translation>{race}, na ruchu</translation>
    </message>
    <message>
        <source>{race}</source>
        <extracomment>armadora.sub</extracomment>
        <translation>{race}</translation>
    </message>
    <message>
        <source>{race}, with {partner}</source>
        <extracomment>armadora.sub-team</extracomment>
        <translation>{race}, wraz z: {partner}</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>armadora.out</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>{square}: free</source>
        <extracomment>armadora.square-empty</extracomment>
        <translation>{square}: wolne</translation>
    </message>
    <message>
        <source>{square}: mine, {gold} gold</source>
        <extracomment>armadora.square-mine</extracomment>
        <translation>{square}: kopalnia, złoto: {gold}</translation>
    </message>
    <message>
        <source>{square}: {who}, face down</source>
        <extracomment>armadora.square-hidden</extracomment>
        <translation>{square}: {who}, zakryty</translation>
    </message>
    <message>
        <source>{square}: {who}, strength {strength}</source>
        <extracomment>armadora.square-known</extracomment>
        <translation>{square}: {who}, siła {strength}</translation>
    </message>
    <message>
        <source>{what}; tokens: {tokens}</source>
        <extracomment>armadora.square-tokens</extracomment>
        <translation>{what}; żetony: {tokens}</translation>
    </message>
    <message>
        <source>{line}: a palisade may stand here</source>
        <extracomment>armadora.line-open</extracomment>
        <translation>{line}: tu może stanąć palisada</translation>
    </message>
    <message>
        <source>{line}: no palisade may stand here</source>
        <extracomment>armadora.line-barred</extracomment>
        <translation>{line}: tu nie może stanąć palisada</translation>
    </message>
    <message>
        <source>{line}: palisade</source>
        <extracomment>armadora.line-built</extracomment>
        <translation>{line}: palisada</translation>
    </message>
    <message>
        <source>Strength {strength}: {left} left</source>
        <extracomment>armadora.tile</extracomment>
        <translation>Siła {strength}: zostało {left}</translation>
    </message>
    <message>
        <source>{power}: {says} Left: {left}</source>
        <extracomment>armadora.power-tip</extracomment>
        <translation>{power}: {says} Zostało: {left}</translation>
    </message>
    <message>
        <source>Reinforcement: +1 for a warrior of your own in a full territory</source>
        <extracomment>armadora.flag-tip</extracomment>
        <translation>Posiłki: +1 dla własnego wojownika na pełnym terytorium</translation>
    </message>
    <message>
        <source>Warrior {strength} to {square}</source>
        <extracomment>armadora.do-warrior</extracomment>
        <translation>Wojownik {strength} na {square}</translation>
    </message>
    <message>
        <source>Open warrior {strength} to {square}</source>
        <extracomment>armadora.do-goblin</extracomment>
        <translation>Odkryty wojownik {strength} na {square}</translation>
    </message>
    <message>
        <source>Palisade {line}</source>
        <extracomment>armadora.do-palisade</extracomment>
        <translation>Palisada {line}</translation>
    </message>
    <message>
        <source>Reinforcement to {square}</source>
        <extracomment>armadora.do-flag</extracomment>
        <translation>Posiłki na {square}</translation>
    </message>
    <message>
        <source>Look at {square}</source>
        <extracomment>armadora.do-peek</extracomment>
        <translation>Obejrzyj {square}</translation>
    </message>
    <message>
        <source>Shoot at {square}</source>
        <extracomment>armadora.do-shoot</extracomment>
        <translation>Strzel w {square}</translation>
    </message>
    <message>
        <source>{who}, {race}: {left} warriors left</source>
        <extracomment>armadora.row-player</extracomment>
        <translation>{who}, {race}: pozostali wojownicy: {left}</translation>
    </message>
    <message>
        <source>Palisades left: {left}</source>
        <extracomment>armadora.row-supply</extracomment>
        <translation>Pozostałe palisady: {left}</translation>
    </message>
    <message>
        <source>Territory {name}: {what}, {gold} gold</source>
        <extracomment>armadora.row-territory</extracomment>
        <translation>Terytorium {name}: {what}, złoto: {gold}</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <extracomment>armadora.log.began</extracomment>
        <translation>{who} zaczyna</translation>
    </message>
    <message>
        <source>{who}: warrior to {square}</source>
        <extracomment>armadora.log.warrior</extracomment>
        <translation>{who}: wojownik na {square}</translation>
    </message>
    <message>
        <source>{who}: open warrior {strength} to {square}</source>
        <extracomment>armadora.log.goblin</extracomment>
        <translation>{who}: odkryty wojownik {strength} na {square}</translation>
    </message>
    <message>
        <source>{who}: palisade {line}</source>
        <extracomment>armadora.log.palisade</extracomment>
        <translation>{who}: palisada {line}</translation>
    </message>
    <message>
        <source>{who}: palisade {line}, closes {a} and {b} squares</source>
        <extracomment>armadora.log.closed</extracomment>
        <translation>{who}: palisada {line}, zamknięte pola: {a} i {b}</translation>
    </message>
    <message>
        <source>{who} passes for good</source>
        <extracomment>armadora.log.pass</extracomment>
        <translation>{who} pasuje na dobre</translation>
    </message>
    <message>
        <source>{who} has nothing left to do</source>
        <extracomment>armadora.log.pass-forced</extracomment>
        <translation>{who} nie ma już ruchu</translation>
    </message>
    <message>
        <source>{who}: reinforcement to {square}</source>
        <extracomment>armadora.log.reinforcement</extracomment>
        <translation>{who}: posiłki na {square}</translation>
    </message>
    <message>
        <source>{who} looked under {square}</source>
        <extracomment>armadora.log.peek</extracomment>
        <translation>{who} zagląda pod {square}</translation>
    </message>
    <message>
        <source>{who} looked under {square}: {strength}</source>
        <extracomment>armadora.log.peek-value</extracomment>
        <translation>{who} zagląda pod {square}: {strength}</translation>
    </message>
    <message>
        <source>{who} shot at {square}: −1</source>
        <extracomment>armadora.log.shoot</extracomment>
        <translation>{who} strzela w {square}: −1</translation>
    </message>
    <message>
        <source>All warriors are turned up</source>
        <extracomment>armadora.log.turned-up</extracomment>
        <translation>Wszyscy wojownicy zostają odkryci</translation>
    </message>
    <message>
        <source>{name}: {gold} gold {what}</source>
        <extracomment>armadora.log.decided</extracomment>
        <translation>{name}: złoto {gold}, {what}</translation>
    </message>
</context>
<context>
    <name>claim2</name>
    <message>
        <source>Lead a card</source>
        <extracomment>claim2.lead</extracomment>
        <translation>Wyjdź w kartę</translation>
    </message>
    <message numerus="yes">
        <source>Follow with this faction: {faction} (you hold %n)</source>
        <extracomment>claim2.follow</extracomment>
        <translation>
            <numerusform>Dołóż do frakcji: {faction} (masz %n taką kartę)</numerusform>
            <numerusform>Dołóż do frakcji: {faction} (masz %n takie karty)</numerusform>
            <numerusform>Dołóż do frakcji: {faction} (masz %n takich kart)</numerusform>
        </translation>
    </message>
    <message>
        <source>Play any card: you hold none of this faction: {faction}</source>
        <extracomment>claim2.reply-freely</extracomment>
        <translation>Zagraj dowolną kartę: nie masz nic z frakcji: {faction}</translation>
    </message>
    <message>
        <source>Keep the competed card ({competed}) or swap it for the top card ({top})</source>
        <extracomment>claim2.choose</extracomment>
        <translation>Zachowaj kartę do wzięcia ({competed}) albo zamień ją na wierzchnią ({top})</translation>
    </message>
    <message numerus="yes">
        <source>Smash up to %n gnome(s) of value {value} in the row of {victim}</source>
        <extracomment>claim2.smash</extracomment>
        <translation>
            <numerusform>Zgnieć najwyżej %n gnoma o wartości {value}; rząd gracza: {victim}</numerusform>
            <numerusform>Zgnieć najwyżej %n gnomy o wartości {value}; rząd gracza: {victim}</numerusform>
            <numerusform>Zgnieć najwyżej %n gnomów o wartości {value}; rząd gracza: {victim}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Claim 2 is for two players, not for %n</source>
        <extracomment>claim2.setup.seats</extracomment>
        <translation>
            <numerusform>Claim 2 to gra dla dwóch graczy, nie dla %n</numerusform>
            <numerusform>Claim 2 to gra dla dwóch graczy, nie dla %n</numerusform>
            <numerusform>Claim 2 to gra dla dwóch graczy, nie dla %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The first leader must be one of the two players</source>
        <extracomment>claim2.setup.first</extracomment>
        <translation>Pierwszy musi wychodzić jeden z dwóch graczy</translation>
    </message>
    <message>
        <source>Claim 2 has no option “{option}”</source>
        <extracomment>claim2.setup.option</extracomment>
        <translation>Claim 2 nie ma opcji „{option}”</translation>
    </message>
    <message>
        <source>There is nothing to pick: both players are dealt from one deck</source>
        <extracomment>claim2.setup.picks</extracomment>
        <translation>Nie ma czego wybierać: obaj gracze dostają karty z jednej talii</translation>
    </message>
    <message>
        <source>These are not the 52 cards of the game: {faction}: missing {missing}, too many {extra}</source>
        <extracomment>claim2.content.cards</extracomment>
        <translation>To nie są 52 karty tej gry: {faction}: brakuje {missing}, za dużo {extra}</translation>
    </message>
    <message>
        <source>The values of this faction must be: {values}.</source>
        <extracomment>claim2.content.cards.mend</extracomment>
        <translation>Wartości tej frakcji muszą być takie: {values}.</translation>
    </message>
    <message>
        <source>There is no such decision in this game</source>
        <extracomment>claim2.no-decision</extracomment>
        <translation>W tej grze nie ma takiej decyzji</translation>
    </message>
    <message>
        <source>This decision is not written as it should be</source>
        <extracomment>claim2.malformed</extracomment>
        <translation>Ta decyzja jest źle zapisana</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>claim2.over</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>No trick was just won with a seer: there is nothing to keep or swap</source>
        <extracomment>claim2.no-seer</extracomment>
        <translation>Nikt nie wygrał właśnie lewy wróżbitą: nie ma czego zachować ani zamieniać</translation>
    </message>
    <message>
        <source>First the seer: keep the competed card or swap it</source>
        <extracomment>claim2.seer-first</extracomment>
        <translation>Najpierw wróżbita: zachowaj kartę do wzięcia albo ją zamień</translation>
    </message>
    <message>
        <source>No giant may smash a gnome now</source>
        <extracomment>claim2.no-smash</extracomment>
        <translation>Teraz żaden olbrzym nie może zgnieść gnoma</translation>
    </message>
    <message>
        <source>First the giants: say how many gnomes they smash</source>
        <extracomment>claim2.smash-first</extracomment>
        <translation>Najpierw olbrzymy: powiedz, ile gnomów zgniotą</translation>
    </message>
    <message>
        <source>{seat} leads this trick</source>
        <extracomment>claim2.not-asked.lead</extracomment>
        <translation>W tej lewie wychodzi: {seat}</translation>
    </message>
    <message>
        <source>It is for {seat} to reply</source>
        <extracomment>claim2.not-asked.reply</extracomment>
        <translation>Teraz odpowiada: {seat}</translation>
    </message>
    <message>
        <source>The choice belongs to the winner of the trick: {seat}</source>
        <extracomment>claim2.not-asked.choose</extracomment>
        <translation>Wybiera zwycięzca lewy: {seat}</translation>
    </message>
    <message>
        <source>The giants smash for the winner of the trick: {seat}</source>
        <extracomment>claim2.not-asked.smash</extracomment>
        <translation>Olbrzymy gniotą dla zwycięzcy lewy: {seat}</translation>
    </message>
    <message>
        <source>There is no card “{card}”</source>
        <extracomment>claim2.no-such-card</extracomment>
        <translation>Nie ma karty „{card}”</translation>
    </message>
    <message>
        <source>You do not hold this card: {card}</source>
        <extracomment>claim2.not-in-hand</extracomment>
        <translation>Nie masz tej karty: {card}</translation>
    </message>
    <message>
        <source>You must follow: you hold a card of this faction: {faction}</source>
        <extracomment>claim2.must-follow</extracomment>
        <translation>Musisz dołożyć: masz kartę z frakcji: {faction}</translation>
    </message>
    <message>
        <source>The number of gnomes must be a whole number from 0 up</source>
        <extracomment>claim2.smash-number</extracomment>
        <translation>Liczba gnomów musi być liczbą całkowitą od 0</translation>
    </message>
    <message>
        <source>Value {value}: there is no giant of it in the trick, or no gnome of it in the row of the loser</source>
        <extracomment>claim2.smash-value</extracomment>
        <translation>Wartość {value}: nie ma takiego olbrzyma w lewie albo takiego gnoma w rzędzie przegranego</translation>
    </message>
    <message>
        <source>First answer for the gnomes of value {value}</source>
        <extracomment>claim2.smash-order</extracomment>
        <translation>Najpierw zdecyduj o gnomach o wartości {value}</translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: the row of the loser has only %n such gnome(s)</source>
        <extracomment>claim2.smash-row</extracomment>
        <translation>
            <numerusform>Wartość {value}: w rzędzie przegranego jest tylko %n taki gnom</numerusform>
            <numerusform>Wartość {value}: w rzędzie przegranego są tylko %n takie gnomy</numerusform>
            <numerusform>Wartość {value}: w rzędzie przegranego jest tylko %n takich gnomów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Value {value}: only %n giant(s) can smash, one gnome each</source>
        <extracomment>claim2.smash-giants</extracomment>
        <translation>
            <numerusform>Wartość {value}: gnieść może tylko %n olbrzym, po jednym gnomie</numerusform>
            <numerusform>Wartość {value}: gnieść mogą tylko %n olbrzymy, po jednym gnomie</numerusform>
            <numerusform>Wartość {value}: gnieść może tylko %n olbrzymów, po jednym gnomie</numerusform>
        </translation>
    </message>
    <message>
        <source>More cards: {more} to {fewer}</source>
        <extracomment>claim2.vote.more</extracomment>
        <translation>Więcej kart: {more} do {fewer}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each; the first difference is {higher} over {lower}</source>
        <extracomment>claim2.vote.higher</extracomment>
        <translation>
            <numerusform>po %n karcie; pierwsza różnica: {higher} nad {lower}</numerusform>
            <numerusform>po %n karty; pierwsza różnica: {higher} nad {lower}</numerusform>
            <numerusform>po %n kart; pierwsza różnica: {higher} nad {lower}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each, all of equal values: no vote</source>
        <extracomment>claim2.vote.same</extracomment>
        <translation>
            <numerusform>po %n karcie, wszystkie wartości równe: brak głosu</numerusform>
            <numerusform>po %n karty, wszystkie wartości równe: brak głosu</numerusform>
            <numerusform>po %n kart, wszystkie wartości równe: brak głosu</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has a card of this faction: no vote</source>
        <extracomment>claim2.vote.none</extracomment>
        <translation>Nikt nie ma karty tej frakcji: brak głosu</translation>
    </message>
    <message numerus="yes">
        <source>{faction}: %n card(s)</source>
        <extracomment>claim2.part.vote</extracomment>
        <translation>
            <numerusform>{faction}: %n karta</numerusform>
            <numerusform>{faction}: %n karty</numerusform>
            <numerusform>{faction}: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Equal votes: the voting factions have {more} cards against {fewer}</source>
        <extracomment>claim2.why.supporters</extracomment>
        <translation>Równa liczba głosów; karty głosujących frakcji: {more} do {fewer}</translation>
    </message>
    <message numerus="yes">
        <source>Equal votes, and %n supporting card(s) each</source>
        <extracomment>claim2.why.draw</extracomment>
        <translation>
            <numerusform>Równa liczba głosów i po %n karcie poparcia</numerusform>
            <numerusform>Równa liczba głosów i po %n karty poparcia</numerusform>
            <numerusform>Równa liczba głosów i po %n kart poparcia</numerusform>
        </translation>
    </message>
    <message>
        <source>Phase {phase}  ·  trick {trick} of 13</source>
        <extracomment>claim2.where</extracomment>
        <translation>Faza {phase}  ·  lewa {trick} z 13</translation>
    </message>
    <message>
        <source>{faction} {value}</source>
        <extracomment>claim2.card</extracomment>
        <translation>{faction} {value}</translation>
    </message>
    <message>
        <source>Gnomes: {who}</source>
        <extracomment>claim2.gnomes-of</extracomment>
        <translation>Gnomy: {who}</translation>
    </message>
    <message>
        <source>Your gnomes</source>
        <extracomment>claim2.your-gnomes</extracomment>
        <translation>Twoje gnomy</translation>
    </message>
    <message>
        <source>Troll pool</source>
        <extracomment>claim2.pool</extracomment>
        <translation>Pula trolli</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>claim2.deck</extracomment>
        <translation>Talia</translation>
    </message>
    <message numerus="yes">
        <source>Deck: %n card(s)</source>
        <extracomment>claim2.deck-tip</extracomment>
        <translation>
            <numerusform>Talia: %n karta</numerusform>
            <numerusform>Talia: %n karty</numerusform>
            <numerusform>Talia: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Smashed</source>
        <extracomment>claim2.smashed</extracomment>
        <translation>Zgniecione</translation>
    </message>
    <message>
        <source>Discard</source>
        <extracomment>claim2.discard</extracomment>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Played in Phase I: {cards}</source>
        <extracomment>claim2.discard-tip</extracomment>
        <translation>Zagrane w fazie I: {cards}</translation>
    </message>
    <message>
        <source>To be won</source>
        <extracomment>claim2.competed</extracomment>
        <translation>Do wzięcia</translation>
    </message>
    <message>
        <source>Top of the deck</source>
        <extracomment>claim2.top</extracomment>
        <translation>Wierzch talii</translation>
    </message>
    <message>
        <source>Followers</source>
        <extracomment>claim2.followers</extracomment>
        <translation>Stronnicy</translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s)</source>
        <extracomment>claim2.followers-tip</extracomment>
        <translation>
            <numerusform>Stronnicy – {who}: %n karta</numerusform>
            <numerusform>Stronnicy – {who}: %n karty</numerusform>
            <numerusform>Stronnicy – {who}: %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Followers of {who}: %n card(s), known: {cards}</source>
        <extracomment>claim2.followers-known</extracomment>
        <translation>
            <numerusform>Stronnicy – {who}: %n karta, znane: {cards}</numerusform>
            <numerusform>Stronnicy – {who}: %n karty, znane: {cards}</numerusform>
            <numerusform>Stronnicy – {who}: %n kart, znane: {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>claim2.won-cards</extracomment>
        <translation>Zdobyte</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>claim2.cards</extracomment>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Favour</source>
        <extracomment>claim2.favour</extracomment>
        <translation>Przychylność</translation>
    </message>
    <message>
        <source>three votes win</source>
        <extracomment>claim2.three-votes</extracomment>
        <translation>trzy głosy wygrywają</translation>
    </message>
    <message>
        <source>Factions</source>
        <extracomment>claim2.factions</extracomment>
        <translation>Frakcje</translation>
    </message>
    <message>
        <source>{who} leads</source>
        <extracomment>claim2.leads-trick</extracomment>
        <translation>Wychodzi {who}</translation>
    </message>
    <message>
        <source>Last trick: won by {who}</source>
        <extracomment>claim2.last-won</extracomment>
        <translation>Ostatnia lewa: {who}</translation>
    </message>
    <message>
        <source>lead here</source>
        <extracomment>claim2.slot-lead</extracomment>
        <translation>wyjdź tutaj</translation>
    </message>
    <message>
        <source>reply here</source>
        <extracomment>claim2.slot-reply</extracomment>
        <translation>odpowiedz tutaj</translation>
    </message>
    <message>
        <source>asked for: {faction}</source>
        <extracomment>claim2.slot-suit</extracomment>
        <translation>żądana frakcja: {faction}</translation>
    </message>
    <message>
        <source>{who} replies</source>
        <extracomment>claim2.slot-wait</extracomment>
        <translation>odpowiada {who}</translation>
    </message>
    <message>
        <source>leads</source>
        <extracomment>claim2.sub-leads</extracomment>
        <translation>wychodzi</translation>
    </message>
    <message>
        <source>to move</source>
        <extracomment>claim2.sub-moves</extracomment>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>waits</source>
        <extracomment>claim2.sub-waits</extracomment>
        <translation>czeka</translation>
    </message>
    <message>
        <source>any card may be played</source>
        <extracomment>claim2.hand-any</extracomment>
        <translation>można zagrać dowolną kartę</translation>
    </message>
    <message>
        <source>cards of other factions may not be played now</source>
        <extracomment>claim2.hand-follow</extracomment>
        <translation>kart innych frakcji nie można teraz zagrać</translation>
    </message>
    <message>
        <source>no {faction} in your hand: any card may be played</source>
        <extracomment>claim2.hand-free</extracomment>
        <translation>na ręce brak: {faction}; można zagrać dowolną kartę</translation>
    </message>
    <message>
        <source>nobody's hand is open</source>
        <extracomment>claim2.hand-closed</extracomment>
        <translation>niczyja ręka nie jest odkryta</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) (fits|fit)</source>
        <extracomment>claim2.hint-follow</extracomment>
        <translation>
            <numerusform>pasuje %n karta</numerusform>
            <numerusform>pasują %n karty</numerusform>
            <numerusform>pasuje %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Play {card}</source>
        <extracomment>claim2.play-card</extracomment>
        <translation>Zagraj: {card}</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <extracomment>claim2.choose-card</extracomment>
        <translation>Wybierz kartę</translation>
    </message>
    <message>
        <source>Keep {card}</source>
        <extracomment>claim2.keep</extracomment>
        <translation>Zachowaj: {card}</translation>
    </message>
    <message>
        <source>Swap for {card}</source>
        <extracomment>claim2.swap</extracomment>
        <translation>Zamień na: {card}</translation>
    </message>
    <message>
        <source>Spare them</source>
        <extracomment>claim2.smash-none</extracomment>
        <translation>Oszczędź je</translation>
    </message>
    <message numerus="yes">
        <source>Smash %n gnome(s)</source>
        <extracomment>claim2.smash-some</extracomment>
        <translation>
            <numerusform>Zgnieć %n gnoma</numerusform>
            <numerusform>Zgnieć %n gnomy</numerusform>
            <numerusform>Zgnieć %n gnomów</numerusform>
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
        <translation>{card} – nie można teraz zagrać</translation>
    </message>
    <message>
        <source>Trick – {who}: {card}</source>
        <extracomment>claim2.row-trick</extracomment>
        <translation>Lewa – {who}: {card}</translation>
    </message>
    <message>
        <source>To be won: {card}</source>
        <extracomment>claim2.row-competed, claim2.log.revealed</extracomment>
        <translation>Do wzięcia: {card}</translation>
    </message>
    <message>
        <source>Top of the deck: {card}</source>
        <extracomment>claim2.row-top</extracomment>
        <translation>Wierzch talii: {card}</translation>
    </message>
    <message>
        <source>Gnomes – {who}: {cards}</source>
        <extracomment>claim2.row-gnomes</extracomment>
        <translation>Gnomy – {who}: {cards}</translation>
    </message>
    <message>
        <source>Troll pool: {cards}</source>
        <extracomment>claim2.row-pool</extracomment>
        <translation>Pula trolli: {cards}</translation>
    </message>
    <message>
        <source>Won – {who}: {cards}</source>
        <extracomment>claim2.row-score</extracomment>
        <translation>Zdobyte – {who}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>Hand – {who}: %n card(s)</source>
        <extracomment>claim2.row-count</extracomment>
        <translation>
            <numerusform>Ręka – {who}: %n karta</numerusform>
            <numerusform>Ręka – {who}: %n karty</numerusform>
            <numerusform>Ręka – {who}: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{faction}: {a} to {b}</source>
        <extracomment>claim2.row-vote</extracomment>
        <translation>{faction}: {a} do {b}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>claim2.nothing</extracomment>
        <translation>brak</translation>
    </message>
    <message>
        <source>leads trick {trick}</source>
        <extracomment>claim2.log.leads</extracomment>
        <translation>wychodzi do lewy {trick}</translation>
    </message>
    <message>
        <source>Phase {phase} begins</source>
        <extracomment>claim2.log.phase</extracomment>
        <translation>Zaczyna się faza {phase}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <extracomment>claim2.log.played</extracomment>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>{who} wins trick {trick}</source>
        <extracomment>claim2.log.won</extracomment>
        <translation>{who} wygrywa lewę {trick}</translation>
    </message>
    <message>
        <source>{who} looks at the top card</source>
        <extracomment>claim2.log.peeked</extracomment>
        <translation>{who} ogląda wierzchnią kartę</translation>
    </message>
    <message>
        <source>{who} sees: {card}</source>
        <extracomment>claim2.log.peeked-card</extracomment>
        <translation>{who} widzi: {card}</translation>
    </message>
    <message>
        <source>{who} keeps the card to be won</source>
        <extracomment>claim2.log.kept</extracomment>
        <translation>{who} zachowuje kartę do wzięcia</translation>
    </message>
    <message>
        <source>{who} swaps for the top card</source>
        <extracomment>claim2.log.swapped</extracomment>
        <translation>{who} zamienia na wierzchnią kartę</translation>
    </message>
    <message>
        <source>{who} recruits: {card}</source>
        <extracomment>claim2.log.recruited</extracomment>
        <translation>{who} werbuje: {card}</translation>
    </message>
    <message>
        <source>{who} recruits a card from the deck</source>
        <extracomment>claim2.log.recruited-hidden</extracomment>
        <translation>{who} werbuje kartę z talii</translation>
    </message>
    <message numerus="yes">
        <source>{who} takes up %n follower(s)</source>
        <extracomment>claim2.log.took-up</extracomment>
        <translation>
            <numerusform>{who} bierze %n stronnika</numerusform>
            <numerusform>{who} bierze %n stronników</numerusform>
            <numerusform>{who} bierze %n stronników</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} takes: {cards}</source>
        <extracomment>claim2.log.trolls</extracomment>
        <translation>{who} zabiera: {cards}</translation>
    </message>
    <message>
        <source>To the pool: {cards}</source>
        <extracomment>claim2.log.pooled</extracomment>
        <translation>Do puli: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{who} smashes %n gnome(s) of value {value}: {victim}</source>
        <extracomment>claim2.log.smashed</extracomment>
        <translation>
            <numerusform>{who} gniecie %n gnoma o wartości {value}: {victim}</numerusform>
            <numerusform>{who} gniecie %n gnomy o wartości {value}: {victim}</numerusform>
            <numerusform>{who} gniecie %n gnomów o wartości {value}: {victim}</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} spares the gnomes of value {value}</source>
        <extracomment>claim2.log.spared</extracomment>
        <translation>{who} oszczędza gnomy o wartości {value}</translation>
    </message>
    <message>
        <source>{faction}: vote for {who}</source>
        <extracomment>claim2.log.voted</extracomment>
        <translation>{faction}: głos dla gracza {who}</translation>
    </message>
    <message>
        <source>{faction}: no vote</source>
        <extracomment>claim2.log.unvoted</extracomment>
        <translation>{faction}: brak głosu</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>{what} (see “{verb} --help”)</source>
        <extracomment>cli.usage</extracomment>
        <translation>{what} (zob. „{verb} --help”)</translation>
    </message>
    <message>
        <source>game</source>
        <extracomment>cli.game</extracomment>
        <translation>gra</translation>
    </message>
    <message>
        <source>computer player</source>
        <extracomment>cli.level</extracomment>
        <translation>gracz komputerowy</translation>
    </message>
    <message>
        <source>screen</source>
        <extracomment>cli.screen</extracomment>
        <translation>ekran</translation>
    </message>
    <message>
        <source>verb</source>
        <extracomment>cli.verb</extracomment>
        <translation>polecenie</translation>
    </message>
    <message>
        <source>deck</source>
        <extracomment>cli.deck</extracomment>
        <translation>talia</translation>
    </message>
    <message>
        <source>race</source>
        <extracomment>cli.race</extracomment>
        <translation>rasa</translation>
    </message>
    <message>
        <source>“{file}” holds several decks; choose one with --deck: {known}</source>
        <extracomment>cli.which-deck</extracomment>
        <translation>Plik „{file}” zawiera kilka talii; wybierz jedną przez --deck: {known}</translation>
    </message>
    <message>
        <source>The folder “{file}” holds no card files (*.yaml)</source>
        <extracomment>cli.no-cards</extracomment>
        <translation>W folderze „{file}” nie ma plików kart (*.yaml)</translation>
    </message>
    <message>
        <source>There is no {thing} “{word}”; did you mean “{near}”?</source>
        <extracomment>cli.near</extracomment>
        <translation>Nieznane słowo „{word}” ({thing}); czy chodziło o „{near}”?</translation>
    </message>
    <message>
        <source>There is no {thing} “{word}”; there are: {known}</source>
        <extracomment>cli.unknown</extracomment>
        <translation>Nieznane słowo „{word}” ({thing}); dostępne: {known}</translation>
    </message>
    <message>
        <source>{game} is for {fewest} to {most} players, not for {seats}</source>
        <extracomment>cli.seats</extracomment>
        <translation>{game}: liczba graczy od {fewest} do {most}, nie {seats}</translation>
    </message>
    <message>
        <source>{game} is for {most} players, not for {seats}</source>
        <extracomment>cli.seats-exactly</extracomment>
        <translation>{game}: liczba graczy {most}, nie {seats}</translation>
    </message>
    <message>
        <source>The option “{name}” is for {listed} players, not for {seats}</source>
        <extracomment>cli.option-seats</extracomment>
        <translation>Opcja „{name}” wymaga liczby graczy {listed}, nie {seats}</translation>
    </message>
    <message>
        <source>{why} ({clause})</source>
        <extracomment>cli.refused</extracomment>
        <translation>{why} ({clause})</translation>
    </message>
    <message>
        <source>“{word}” does not name a seat and its computer player, such as 1=veteran</source>
        <extracomment>cli.bots</extracomment>
        <translation>„{word}” nie podaje miejsca i gracza komputerowego, jak 1=veteran</translation>
    </message>
    <message>
        <source>There is no seat {seat}; seats are counted from 0 to {last}</source>
        <extracomment>cli.no-seat</extracomment>
        <translation>Nie ma miejsca {seat}; miejsca liczy się od 0 do {last}</translation>
    </message>
    <message>
        <source>Seat {seat} is given two computer players</source>
        <extracomment>cli.seat-twice</extracomment>
        <translation>Miejsce {seat} dostało dwóch graczy komputerowych</translation>
    </message>
    <message numerus="yes">
        <source>%n computer player(s) cannot sit on {seats} seats: name one, or one a seat</source>
        <extracomment>cli.levels</extracomment>
        <translation>
            <numerusform>%n gracz komputerowy nie pasuje do liczby miejsc {seats}: podaj jednego albo po jednym na miejsce</numerusform>
            <numerusform>%n gracze komputerowi nie pasują do liczby miejsc {seats}: podaj jednego albo po jednym na miejsce</numerusform>
            <numerusform>%n graczy komputerowych nie pasuje do liczby miejsc {seats}: podaj jednego albo po jednym na miejsce</numerusform>
        </translation>
    </message>
    <message>
        <source>“{file}” is a folder; name a file in it</source>
        <extracomment>cli.folder</extracomment>
        <translation>„{file}” to folder; podaj plik w nim</translation>
    </message>
    <message>
        <source>There is no file “{file}”</source>
        <extracomment>cli.no-file</extracomment>
        <translation>Nie ma pliku „{file}”</translation>
    </message>
    <message>
        <source>“{file}” lies in a folder that does not exist</source>
        <extracomment>cli.no-folder</extracomment>
        <translation>Folder pliku „{file}” nie istnieje</translation>
    </message>
    <message>
        <source>The window opens one file at a time</source>
        <extracomment>cli.one-file</extracomment>
        <translation>Okno otwiera jeden plik naraz</translation>
    </message>
    <message>
        <source>The save has its answers {first} to {last}; there is no answer {to}</source>
        <extracomment>cli.to</extracomment>
        <translation>Zapis zawiera ruchy od {first} do {last}; nie ma ruchu {to}</translation>
    </message>
    <message>
        <source>“{file}”: {why}</source>
        <extracomment>cli.system</extracomment>
        <translation>„{file}”: {why}</translation>
    </message>
    <message>
        <source>There is no display to open a window on: start Meadhall from a desktop, or set DISPLAY; the verbs simulate, scenario and replay need none</source>
        <extracomment>cli.no-display</extracomment>
        <translation>Brak ekranu, na którym można otworzyć okno: uruchom Meadhall z pulpitu albo ustaw DISPLAY; polecenia simulate, scenario i replay go nie potrzebują</translation>
    </message>
    <message>
        <source>No X server answers at the display “{display}”; check DISPLAY, or start Meadhall from a desktop</source>
        <extracomment>cli.no-server</extracomment>
        <translation>Na ekranie „{display}” nie odpowiada żaden serwer X; sprawdź DISPLAY albo uruchom Meadhall z pulpitu</translation>
    </message>
    <message>
        <source>Qt cannot draw here without {library}; on Debian or Ubuntu: sudo apt-get install -y {packages}</source>
        <extracomment>cli.no-library</extracomment>
        <translation>Qt nie może tu rysować bez {library}; w Debianie lub Ubuntu: sudo apt-get install -y {packages}</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>Something went wrong inside Meadhall. Your match is safe on the disk: every answer is written before it is shown. You can play on; if the table looks odd, go home and continue the match from there. The report below names no card. Nothing is sent.</source>
        <extracomment>crash.told</extracomment>
        <translation>W Meadhall coś poszło nie tak. Partia jest bezpieczna na dysku: każdy ruch jest zapisywany, zanim go pokażemy. Możesz grać dalej; jeśli stół wygląda dziwnie, wróć do ekranu głównego i stamtąd kontynuuj partię. Raport poniżej nie wymienia żadnej karty. Nic nie jest wysyłane.</translation>
    </message>
    <message>
        <source>Report</source>
        <extracomment>crash.report</extracomment>
        <translation>Raport</translation>
    </message>
    <message>
        <source>Copy the report</source>
        <extracomment>crash.copy</extracomment>
        <translation>Kopiuj raport</translation>
    </message>
    <message>
        <source>Open the folder of the log</source>
        <extracomment>crash.folder</extracomment>
        <translation>Otwórz folder dziennika</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>crash.go-on</extracomment>
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>curtain</name>
    <message>
        <source>It is your turn</source>
        <extracomment>curtain.turn</extracomment>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>Nobody but {name} looks at the screen now.</source>
        <extracomment>curtain.alone</extracomment>
        <translation>Na ekran patrzy teraz tylko {name}.</translation>
    </message>
    <message>
        <source>I am {name}</source>
        <extracomment>curtain.ready</extracomment>
        <translation>To ja, {name}</translation>
    </message>
    <message>
        <source>Take the last move back</source>
        <extracomment>curtain.undo</extracomment>
        <translation>Cofnij ostatni ruch</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>curtain.home</extracomment>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>Since you last looked</source>
        <extracomment>curtain.news</extracomment>
        <translation>Od twojego ostatniego spojrzenia</translation>
    </message>
    <message numerus="yes">
        <source>and %n event(s) before</source>
        <extracomment>curtain.more</extracomment>
        <translation>
            <numerusform>a wcześniej jeszcze %n zdarzenie</numerusform>
            <numerusform>a wcześniej jeszcze %n zdarzenia</numerusform>
            <numerusform>a wcześniej jeszcze %n zdarzeń</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>data</name>
    <message numerus="yes">
        <source>%n further fault(s) of this file are not shown</source>
        <extracomment>data.more</extracomment>
        <translation>
            <numerusform>Nie pokazano jeszcze %n błędu tego pliku</numerusform>
            <numerusform>Nie pokazano jeszcze %n błędów tego pliku</numerusform>
            <numerusform>Nie pokazano jeszcze %n błędów tego pliku</numerusform>
        </translation>
    </message>
    <message>
        <source>Mend these first, then check again.</source>
        <extracomment>data.more.mend</extracomment>
        <translation>Najpierw popraw te, potem sprawdź ponownie.</translation>
    </message>
    <message>
        <source>This file does not exist</source>
        <extracomment>data.missing-file</extracomment>
        <translation>Ten plik nie istnieje</translation>
    </message>
    <message>
        <source>Check the spelling of its name and folder.</source>
        <extracomment>data.missing-file.mend</extracomment>
        <translation>Sprawdź pisownię nazwy i folderu.</translation>
    </message>
    <message>
        <source>This is a folder, not a file</source>
        <extracomment>data.folder</extracomment>
        <translation>To folder, nie plik</translation>
    </message>
    <message>
        <source>Name a file in it.</source>
        <extracomment>data.folder.mend</extracomment>
        <translation>Podaj plik w nim.</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <extracomment>data.unreadable</extracomment>
        <translation>Nie można odczytać tego pliku</translation>
    </message>
    <message>
        <source>Check that you may read it and that its disk is there.</source>
        <extracomment>data.unreadable.mend</extracomment>
        <translation>Sprawdź, czy wolno ci go czytać i czy jego dysk jest dostępny.</translation>
    </message>
    <message>
        <source>This file is larger than {limit} bytes</source>
        <extracomment>data.too-big</extracomment>
        <translation>Ten plik jest większy niż {limit} bajtów</translation>
    </message>
    <message>
        <source>Split it into several files.</source>
        <extracomment>data.too-big.mend</extracomment>
        <translation>Podziel go na kilka plików.</translation>
    </message>
    <message>
        <source>This file is written in {encoding}, not in UTF-8</source>
        <extracomment>data.encoding</extracomment>
        <translation>Ten plik zapisano w {encoding}, nie w UTF-8</translation>
    </message>
    <message>
        <source>Save it again as UTF-8.</source>
        <extracomment>data.encoding.mend</extracomment>
        <translation>Zapisz go ponownie jako UTF-8.</translation>
    </message>
    <message>
        <source>The byte {byte} is no UTF-8 text</source>
        <extracomment>data.utf-8</extracomment>
        <translation>Bajt {byte} nie jest tekstem UTF-8</translation>
    </message>
    <message>
        <source>Save the file again as UTF-8.</source>
        <extracomment>data.utf-8.mend</extracomment>
        <translation>Zapisz plik ponownie jako UTF-8.</translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n zero byte(s); it is damaged</source>
        <extracomment>data.zeros</extracomment>
        <translation>
            <numerusform>Plik zawiera %n bajt zerowy; jest uszkodzony</numerusform>
            <numerusform>Plik zawiera %n bajty zerowe; jest uszkodzony</numerusform>
            <numerusform>Plik zawiera %n bajtów zerowych; jest uszkodzony</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore it from a copy.</source>
        <extracomment>data.zeros.mend</extracomment>
        <translation>Przywróć go z kopii.</translation>
    </message>
    <message numerus="yes">
        <source>The invisible character {code} may not stand in a file (%n time(s))</source>
        <extracomment>data.control</extracomment>
        <translation>
            <numerusform>Niewidoczny znak {code} nie może stać w pliku (%n raz)</numerusform>
            <numerusform>Niewidoczny znak {code} nie może stać w pliku (%n razy)</numerusform>
            <numerusform>Niewidoczny znak {code} nie może stać w pliku (%n razy)</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete it.</source>
        <extracomment>data.control.mend</extracomment>
        <translation>Usuń go.</translation>
    </message>
    <message>
        <source>This text holds the invisible character {code}</source>
        <extracomment>data.escape-control</extracomment>
        <translation>Ten tekst zawiera niewidoczny znak {code}</translation>
    </message>
    <message>
        <source>Delete the escape that stands for it.</source>
        <extracomment>data.escape-control.mend</extracomment>
        <translation>Usuń sekwencję, która go oznacza.</translation>
    </message>
    <message>
        <source>A tab indents this line</source>
        <extracomment>data.tab</extracomment>
        <translation>Ten wiersz jest wcięty tabulatorem</translation>
    </message>
    <message>
        <source>Use blanks.</source>
        <extracomment>data.tab.mend</extracomment>
        <translation>Użyj spacji.</translation>
    </message>
    <message>
        <source>The key “{word}” stands here a second time; first in line {line}</source>
        <extracomment>data.duplicate-key</extracomment>
        <translation>Klucz „{word}” stoi tu po raz drugi; pierwszy raz w wierszu {line}</translation>
    </message>
    <message>
        <source>Delete one of them, or rename it.</source>
        <extracomment>data.duplicate-key.mend</extracomment>
        <translation>Usuń jeden z nich albo zmień mu nazwę.</translation>
    </message>
    <message>
        <source>The anchor “&amp;{name}” is not allowed here</source>
        <extracomment>data.anchor</extracomment>
        <translation>Kotwica „&amp;{name}” nie jest tu dozwolona</translation>
    </message>
    <message>
        <source>Delete it; if the text shall begin with &amp;, put it in quotes.</source>
        <extracomment>data.anchor.mend</extracomment>
        <translation>Usuń ją; jeśli tekst ma zaczynać się od &amp;, ujmij go w cudzysłów.</translation>
    </message>
    <message>
        <source>The alias “*{name}” is not allowed here</source>
        <extracomment>data.alias</extracomment>
        <translation>Alias „*{name}” nie jest tu dozwolony</translation>
    </message>
    <message>
        <source>Write out what it stands for; if the text shall begin with *, put it in quotes.</source>
        <extracomment>data.alias.mend</extracomment>
        <translation>Napisz to, co oznacza; jeśli tekst ma zaczynać się od *, ujmij go w cudzysłów.</translation>
    </message>
    <message>
        <source>The tag “{tag}” is not allowed here</source>
        <extracomment>data.tag</extracomment>
        <translation>Znacznik „{tag}” nie jest tu dozwolony</translation>
    </message>
    <message>
        <source>Delete it; if the text shall begin with !, put it in quotes.</source>
        <extracomment>data.tag.mend</extracomment>
        <translation>Usuń go; jeśli tekst ma zaczynać się od !, ujmij go w cudzysłów.</translation>
    </message>
    <message>
        <source>A list or mapping cannot be a key</source>
        <extracomment>data.key-not-text</extracomment>
        <translation>Lista ani mapa nie może być kluczem</translation>
    </message>
    <message>
        <source>Use a text as the key; if it holds brackets, put it in quotes.</source>
        <extracomment>data.key-not-text.mend</extracomment>
        <translation>Kluczem niech będzie tekst; jeśli ma nawiasy, ujmij go w cudzysłów.</translation>
    </message>
    <message>
        <source>There is no key before this colon</source>
        <extracomment>data.key-empty</extracomment>
        <translation>Przed tym dwukropkiem nie ma klucza</translation>
    </message>
    <message>
        <source>Write one.</source>
        <extracomment>data.key-empty.mend</extracomment>
        <translation>Wpisz go.</translation>
    </message>
    <message>
        <source>More than {depth} lists and mappings lie in one another</source>
        <extracomment>data.too-deep</extracomment>
        <translation>Listy i mapy zagnieżdżono głębiej niż {depth}</translation>
    </message>
    <message>
        <source>Nest them less deeply.</source>
        <extracomment>data.too-deep.mend</extracomment>
        <translation>Zagnieźdź je płycej.</translation>
    </message>
    <message>
        <source>This file is empty</source>
        <extracomment>data.empty</extracomment>
        <translation>Ten plik jest pusty</translation>
    </message>
    <message>
        <source>Write something in it, or delete it.</source>
        <extracomment>data.empty.mend</extracomment>
        <translation>Wpisz coś albo go usuń.</translation>
    </message>
    <message>
        <source>There is nothing in this document</source>
        <extracomment>data.empty-document</extracomment>
        <translation>W tym dokumencie nic nie ma</translation>
    </message>
    <message>
        <source>Fill it, or delete its line of three hyphens.</source>
        <extracomment>data.empty-document.mend</extracomment>
        <translation>Wypełnij go albo usuń wiersz z trzema łącznikami.</translation>
    </message>
    <message>
        <source>This file holds {documents} documents; there may be one only</source>
        <extracomment>data.several-documents</extracomment>
        <translation>Liczba dokumentów w tym pliku: {documents}; może być tylko jeden</translation>
    </message>
    <message>
        <source>Put each in a file of its own, and delete the line of three hyphens.</source>
        <extracomment>data.several-documents.mend</extracomment>
        <translation>Każdy umieść w osobnym pliku i usuń wiersz z trzema łącznikami.</translation>
    </message>
    <message>
        <source>This is not YAML from here on</source>
        <extracomment>data.syntax</extracomment>
        <translation>Odtąd to nie jest YAML</translation>
    </message>
    <message>
        <source>Check quotes, brackets and indentation of this line and the one before.</source>
        <extracomment>data.syntax.mend</extracomment>
        <translation>Sprawdź cudzysłowy, nawiasy i wcięcie tego wiersza i poprzedniego.</translation>
    </message>
    <message>
        <source>There may be no second colon on this line, or the line before lacks one</source>
        <extracomment>data.syntax-colon</extracomment>
        <translation>W tym wierszu nie może być drugiego dwukropka albo brak go w poprzednim</translation>
    </message>
    <message>
        <source>Put a text with a colon in quotes; check the indentation.</source>
        <extracomment>data.syntax-colon.mend</extracomment>
        <translation>Tekst z dwukropkiem ujmij w cudzysłów; sprawdź wcięcie.</translation>
    </message>
    <message>
        <source>A text may not begin with this character</source>
        <extracomment>data.syntax-character</extracomment>
        <translation>Tekst nie może zaczynać się od tego znaku</translation>
    </message>
    <message>
        <source>Put the text in quotes.</source>
        <extracomment>data.syntax-character.mend</extracomment>
        <translation>Ujmij tekst w cudzysłów.</translation>
    </message>
    <message>
        <source>A quote that was opened is never closed</source>
        <extracomment>data.syntax-quote</extracomment>
        <translation>Otwarty cudzysłów nie został zamknięty</translation>
    </message>
    <message>
        <source>Close it.</source>
        <extracomment>data.syntax-quote.mend</extracomment>
        <translation>Zamknij go.</translation>
    </message>
    <message>
        <source>A list in brackets is not closed here, or lacks a comma</source>
        <extracomment>data.syntax-list</extracomment>
        <translation>Lista w nawiasach nie jest tu zamknięta albo brak w niej przecinka</translation>
    </message>
    <message>
        <source>Write a comma or the closing bracket.</source>
        <extracomment>data.syntax-list.mend</extracomment>
        <translation>Wpisz przecinek albo nawias zamykający.</translation>
    </message>
    <message>
        <source>A mapping in braces is not closed here, or lacks a comma</source>
        <extracomment>data.syntax-mapping</extracomment>
        <translation>Mapa w nawiasach klamrowych nie jest tu zamknięta albo brak w niej przecinka</translation>
    </message>
    <message>
        <source>Write a comma or the closing brace.</source>
        <extracomment>data.syntax-mapping.mend</extracomment>
        <translation>Wpisz przecinek albo zamykający nawias klamrowy.</translation>
    </message>
    <message>
        <source>There is a key without a colon</source>
        <extracomment>data.syntax-key</extracomment>
        <translation>Jest klucz bez dwukropka</translation>
    </message>
    <message>
        <source>Write a colon and a blank after the key.</source>
        <extracomment>data.syntax-key.mend</extracomment>
        <translation>Po kluczu wpisz dwukropek i spację.</translation>
    </message>
    <message>
        <source>This line does not fit the lines before it</source>
        <extracomment>data.syntax-indent</extracomment>
        <translation>Ten wiersz nie pasuje do poprzednich</translation>
    </message>
    <message>
        <source>Give the lines of one list or mapping the same indentation; do not mix list and mapping.</source>
        <extracomment>data.syntax-indent.mend</extracomment>
        <translation>Wiersze jednej listy lub mapy wetnij jednakowo; nie mieszaj listy z mapą.</translation>
    </message>
    <message>
        <source>A list may not begin on this line</source>
        <extracomment>data.syntax-dash</extracomment>
        <translation>W tym wierszu nie może zaczynać się lista</translation>
    </message>
    <message>
        <source>Begin it on the next line, indented; or put the text in quotes.</source>
        <extracomment>data.syntax-dash.mend</extracomment>
        <translation>Zacznij ją w następnym wierszu z wcięciem albo ujmij tekst w cudzysłów.</translation>
    </message>
    <message>
        <source>A value is missing here</source>
        <extracomment>data.syntax-content</extracomment>
        <translation>Brak tu wartości</translation>
    </message>
    <message>
        <source>Write a value, or delete the bracket or comma.</source>
        <extracomment>data.syntax-content.mend</extracomment>
        <translation>Wpisz wartość albo usuń nawias lub przecinek.</translation>
    </message>
    <message>
        <source>This is no escape</source>
        <extracomment>data.syntax-escape</extracomment>
        <translation>Nie ma takiej sekwencji specjalnej</translation>
    </message>
    <message>
        <source>Write “\\” for a backslash, or use single quotes.</source>
        <extracomment>data.syntax-escape.mend</extracomment>
        <translation>Ukośnik wsteczny zapisz jako „\\” albo użyj apostrofów.</translation>
    </message>
    <message>
        <source>There is more text after the end of the document</source>
        <extracomment>data.syntax-document</extracomment>
        <translation>Po końcu dokumentu jest jeszcze tekst</translation>
    </message>
    <message>
        <source>Delete it; if it belongs to the text in quotes, put it inside.</source>
        <extracomment>data.syntax-document.mend</extracomment>
        <translation>Usuń go; jeśli należy do tekstu w cudzysłowie, wstaw go do środka.</translation>
    </message>
    <message>
        <source>There is no key “{word}” here</source>
        <extracomment>data.unknown-key</extracomment>
        <translation>Nie ma tu klucza „{word}”</translation>
    </message>
    <message>
        <source>The key “{word}” is missing</source>
        <extracomment>data.missing-key</extracomment>
        <translation>Brakuje klucza „{word}”</translation>
    </message>
    <message>
        <source>Add “{word}: …”.</source>
        <extracomment>data.missing-key.mend</extracomment>
        <translation>Dodaj „{word}: …”.</translation>
    </message>
    <message>
        <source>This is {found}; it must be {wanted}</source>
        <extracomment>data.kind</extracomment>
        <translation>Tutaj jest {found}, a powinno być: {wanted}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>data.kind.nothing</extracomment>
        <translation>nic</translation>
    </message>
    <message>
        <source>a text</source>
        <extracomment>data.kind.text</extracomment>
        <translation>tekst</translation>
    </message>
    <message>
        <source>Write it after the colon, without brackets.</source>
        <extracomment>data.kind.text.mend</extracomment>
        <translation>Wpisz go po dwukropku, bez nawiasów.</translation>
    </message>
    <message>
        <source>a list</source>
        <extracomment>data.kind.list</extracomment>
        <translation>lista</translation>
    </message>
    <message>
        <source>Put it in brackets: [a, b]; or write each item on a line of its own after a hyphen.</source>
        <extracomment>data.kind.list.mend</extracomment>
        <translation>Ujmij ją w nawiasy: [a, b]; albo każdy element wpisz w osobnym wierszu po łączniku.</translation>
    </message>
    <message>
        <source>a mapping</source>
        <extracomment>data.kind.mapping</extracomment>
        <translation>mapa</translation>
    </message>
    <message>
        <source>Write pairs of key and value: “key: value”.</source>
        <extracomment>data.kind.mapping.mend</extracomment>
        <translation>Wpisz pary klucz i wartość: „klucz: wartość”.</translation>
    </message>
    <message>
        <source>a text or a list</source>
        <extracomment>data.kind.text-or-list</extracomment>
        <translation>tekst lub lista</translation>
    </message>
    <message>
        <source>Write a text, or a list in brackets: [a, b].</source>
        <extracomment>data.kind.text-or-list.mend</extracomment>
        <translation>Wpisz tekst albo listę w nawiasach: [a, b].</translation>
    </message>
    <message>
        <source>a text or a mapping</source>
        <extracomment>data.kind.text-or-mapping</extracomment>
        <translation>tekst lub mapa</translation>
    </message>
    <message>
        <source>Write a text, or pairs of key and value.</source>
        <extracomment>data.kind.text-or-mapping.mend</extracomment>
        <translation>Wpisz tekst albo pary klucz i wartość.</translation>
    </message>
    <message>
        <source>a list or a mapping</source>
        <extracomment>data.kind.list-or-mapping</extracomment>
        <translation>lista lub mapa</translation>
    </message>
    <message>
        <source>Write a list in brackets: [a, b]; or pairs of key and value.</source>
        <extracomment>data.kind.list-or-mapping.mend</extracomment>
        <translation>Wpisz listę w nawiasach: [a, b]; albo pary klucz i wartość.</translation>
    </message>
    <message>
        <source>a text, a list or a mapping</source>
        <extracomment>data.kind.text-or-list-or-mapping</extracomment>
        <translation>tekst, lista lub mapa</translation>
    </message>
    <message>
        <source>Write one of them.</source>
        <extracomment>data.kind.text-or-list-or-mapping.mend</extracomment>
        <translation>Wpisz jedno z nich.</translation>
    </message>
    <message>
        <source>“{word}” is no whole number</source>
        <extracomment>data.int</extracomment>
        <translation>„{word}” to nie liczba całkowita</translation>
    </message>
    <message>
        <source>Write up to six digits, such as 3, -1 or +2.</source>
        <extracomment>data.int.mend</extracomment>
        <translation>Wpisz najwyżej sześć cyfr, na przykład 3, -1 lub +2.</translation>
    </message>
    <message>
        <source>“{word}” is neither true nor false</source>
        <extracomment>data.bool</extracomment>
        <translation>„{word}” to ani true, ani false</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <extracomment>data.bool.mend</extracomment>
        <translation>Wpisz true albo false.</translation>
    </message>
    <message>
        <source>“{word}” is not known here</source>
        <extracomment>data.word</extracomment>
        <translation>„{word}” jest tu nieznane</translation>
    </message>
    <message>
        <source>Did you mean “{word}”?</source>
        <extracomment>data.did-you-mean</extracomment>
        <translation>Czy chodziło o „{word}”?</translation>
    </message>
    <message>
        <source>Possible here: {words}.</source>
        <extracomment>data.choices</extracomment>
        <translation>Możliwe tutaj: {words}.</translation>
    </message>
    <message>
        <source>This line stands before the first section</source>
        <extracomment>data.rules-outside</extracomment>
        <translation>Ten wiersz stoi przed pierwszym rozdziałem</translation>
    </message>
    <message>
        <source>“{text}” names no clause</source>
        <extracomment>data.rules-clause</extracomment>
        <translation>„{text}” nie wskazuje żadnego punktu</translation>
    </message>
</context>
<context>
    <name>ghour</name>
    <message>
        <source>Cut the pile of another player, or leave it</source>
        <extracomment>ghour.ask.cut</extracomment>
        <translation>Przełóż talię innego gracza albo zrezygnuj</translation>
    </message>
    <message>
        <source>Draw your opening hand</source>
        <extracomment>ghour.ask.opening</extracomment>
        <translation>Dobierz rękę startową</translation>
    </message>
    <message>
        <source>Your recruiter fetches cards: draw</source>
        <extracomment>ghour.ask.recruit</extracomment>
        <translation>Twój werbownik sprowadza karty: dobieraj</translation>
    </message>
    <message>
        <source>Pay your mercenaries, or they attack your base</source>
        <extracomment>ghour.ask.hire</extracomment>
        <translation>Zapłać najemnikom, bo zaatakują twoją bazę</translation>
    </message>
    <message>
        <source>The floor is yours: act or pass</source>
        <extracomment>ghour.ask.floor</extracomment>
        <translation>Masz głos: działaj albo spasuj</translation>
    </message>
    <message>
        <source>Discard down to the size of your new base</source>
        <extracomment>ghour.ask.discard-down</extracomment>
        <translation>Odrzuć karty do rozmiaru nowej bazy</translation>
    </message>
    <message>
        <source>Everybody has seen it: turn it face-down?</source>
        <extracomment>ghour.ask.lurk</extracomment>
        <translation>Wszyscy ją widzieli: zakrywasz?</translation>
    </message>
    <message>
        <source>A weak card: against whom do you play signs?</source>
        <extracomment>ghour.ask.weak</extracomment>
        <translation>Słaba karta: z kim grasz w papier-kamień-nożyce?</translation>
    </message>
    <message>
        <source>An attack is announced: answer or let it come</source>
        <extracomment>ghour.ask.answer</extracomment>
        <translation>Zapowiedziano atak: odpowiedz albo go przyjmij</translation>
    </message>
    <message>
        <source>Choose a sign: the weak card is at stake</source>
        <extracomment>ghour.ask.signs-weak</extracomment>
        <translation>Wybierz znak: stawką jest słaba karta</translation>
    </message>
    <message>
        <source>Choose a sign: the shapeshifter is at stake</source>
        <extracomment>ghour.ask.signs-shift</extracomment>
        <translation>Wybierz znak: stawką jest zmiennokształtny</translation>
    </message>
    <message>
        <source>Choose a sign: who attacks first?</source>
        <extracomment>ghour.ask.signs-contest</extracomment>
        <translation>Wybierz znak: kto atakuje pierwszy?</translation>
    </message>
    <message>
        <source>Choose your attackers, then the target</source>
        <extracomment>ghour.ask.declare</extracomment>
        <translation>Wybierz atakujących, potem cel</translation>
    </message>
    <message>
        <source>Pay the surcharge of the symbol, or leave it</source>
        <extracomment>ghour.ask.surcharge</extracomment>
        <translation>Zapłać dopłatę symbolu albo zrezygnuj</translation>
    </message>
    <message>
        <source>Use the goods of your symbols, or let them be lost</source>
        <extracomment>ghour.ask.spend</extracomment>
        <translation>Użyj dóbr z symboli albo przepadną</translation>
    </message>
    <message>
        <source>Cast a spell or use a symbol, or let it come</source>
        <extracomment>ghour.ask.window</extracomment>
        <translation>Rzuć zaklęcie, użyj symbolu albo przepuść</translation>
    </message>
    <message>
        <source>Set your blockers against the attack lines</source>
        <extracomment>ghour.ask.blocks</extracomment>
        <translation>Ustaw blokujących naprzeciw linii ataku</translation>
    </message>
    <message>
        <source>Divide the damage</source>
        <extracomment>ghour.ask.split</extracomment>
        <translation>Podziel obrażenia</translation>
    </message>
    <message>
        <source>Who takes the items?</source>
        <extracomment>ghour.ask.loot</extracomment>
        <translation>Kto bierze przedmioty?</translation>
    </message>
    <message>
        <source>The base is hit: discard a card unseen, or mill the Colony</source>
        <extracomment>ghour.ask.result</extracomment>
        <translation>Baza trafiona: odrzuć w ciemno kartę z ręki albo karty z Kolonii</translation>
    </message>
    <message>
        <source>Nothing moves any more: accept a draw?</source>
        <extracomment>ghour.ask.offer</extracomment>
        <translation>Nic się już nie dzieje: zgadzasz się na remis?</translation>
    </message>
    <message>
        <source>Decline the draw and play on</source>
        <extracomment>ghour.ask.refuse</extracomment>
        <translation>Odrzuć remis i graj dalej</translation>
    </message>
    <message>
        <source>Claim the floor</source>
        <extracomment>ghour.ask.claim, ghour.do-claim</extracomment>
        <translation>Proszę o głos</translation>
    </message>
    <message>
        <source>Give up</source>
        <extracomment>ghour.ask.give-up, ghour.do-give-up</extracomment>
        <translation>Poddaję się</translation>
    </message>
    <message>
        <source>{seat} is the last one alive</source>
        <extracomment>ghour.why.last</extracomment>
        <translation>Ostatni przy życiu: {seat}</translation>
    </message>
    <message>
        <source>The last players fell together</source>
        <extracomment>ghour.why.draw</extracomment>
        <translation>Ostatni gracze padli razem</translation>
    </message>
    <message>
        <source>Nothing moved any more: a draw was agreed</source>
        <extracomment>ghour.why.agreed</extracomment>
        <translation>Nic się już nie działo: uzgodniono remis</translation>
    </message>
    <message>
        <source>Cards left in the Colony</source>
        <extracomment>ghour.part.colony</extracomment>
        <translation>Karty pozostałe w Kolonii</translation>
    </message>
    <message>
        <source>A tenth of {points} trophy points</source>
        <extracomment>ghour.part.trophies</extracomment>
        <translation>Dziesiąta część punktów trofeów ({points})</translation>
    </message>
    <message>
        <source>This sacrifices your base, and your hand with it: {card}</source>
        <extracomment>ghour.warn.base</extracomment>
        <translation>To poświęca twoją bazę, a z nią rękę: {card}</translation>
    </message>
    <message>
        <source>This is your last card: your base goes with it</source>
        <extracomment>ghour.warn.last-card</extracomment>
        <translation>To twoja ostatnia karta: przepadnie z nią baza</translation>
    </message>
    <message>
        <source>This sacrifices {card}</source>
        <extracomment>ghour.warn.sacrifice</extracomment>
        <translation>To poświęca: {card}</translation>
    </message>
    <message>
        <source>Nothing would be left on your Field: you would be out</source>
        <extracomment>ghour.warn.out</extracomment>
        <translation>Na twoim Polu nic by nie zostało: odpadasz z gry</translation>
    </message>
    <message>
        <source>Ghour is for {least} to {most} players</source>
        <extracomment>ghour.refuse.seats</extracomment>
        <translation>Ghour: liczba graczy od {least} do {most}</translation>
    </message>
    <message numerus="yes">
        <source>Each of the %n player(s) needs a deck</source>
        <extracomment>ghour.refuse.picks</extracomment>
        <translation>
            <numerusform>Każdy gracz (%n) potrzebuje talii</numerusform>
            <numerusform>Każdy z %n graczy potrzebuje talii</numerusform>
            <numerusform>Każdy z %n graczy potrzebuje talii</numerusform>
        </translation>
    </message>
    <message>
        <source>{seat}: there is no deck {deck}</source>
        <extracomment>ghour.refuse.deck</extracomment>
        <translation>{seat}: nie ma talii {deck}</translation>
    </message>
    <message>
        <source>No legal deck is loaded</source>
        <extracomment>ghour.refuse.no-deck</extracomment>
        <translation>Nie wczytano żadnej zgodnej talii</translation>
    </message>
    <message>
        <source>This is no move</source>
        <extracomment>ghour.refuse.malformed</extracomment>
        <translation>To nie jest ruch</translation>
    </message>
    <message>
        <source>There is no move of this kind</source>
        <extracomment>ghour.refuse.unknown-move</extracomment>
        <translation>Nie ma takiego ruchu</translation>
    </message>
    <message>
        <source>There is no card {card}</source>
        <extracomment>ghour.refuse.unknown-card</extracomment>
        <translation>Nie ma karty {card}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>ghour.refuse.over</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>This player is out of the game</source>
        <extracomment>ghour.refuse.out</extracomment>
        <translation>Ten gracz odpadł z gry</translation>
    </message>
    <message>
        <source>It is not this player who decides now</source>
        <extracomment>ghour.refuse.not-asked</extracomment>
        <translation>Teraz decyduje kto inny</translation>
    </message>
    <message>
        <source>This is no answer to what is asked now</source>
        <extracomment>ghour.refuse.not-now</extracomment>
        <translation>To nie odpowiedź na to, o co teraz chodzi</translation>
    </message>
    <message>
        <source>The pile cannot be cut there</source>
        <extracomment>ghour.refuse.cut</extracomment>
        <translation>W tym miejscu nie można przełożyć talii</translation>
    </message>
    <message>
        <source>The opening hand is at most as large as the base</source>
        <extracomment>ghour.refuse.opening-draw</extracomment>
        <translation>Ręka startowa jest najwyżej tak duża jak baza</translation>
    </message>
    <message>
        <source>Draw at least one card: an empty hand costs the base</source>
        <extracomment>ghour.refuse.empty-hand</extracomment>
        <translation>Dobierz choć jedną kartę: pusta ręka kosztuje bazę</translation>
    </message>
    <message numerus="yes">
        <source>The recruiter fetches only %n more card(s)</source>
        <extracomment>ghour.refuse.draw-value</extracomment>
        <translation>
            <numerusform>Werbownik sprowadzi jeszcze tylko %n kartę</numerusform>
            <numerusform>Werbownik sprowadzi jeszcze tylko %n karty</numerusform>
            <numerusform>Werbownik sprowadzi jeszcze tylko %n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your base holds only %n card(s)</source>
        <extracomment>ghour.refuse.hand-limit</extracomment>
        <translation>
            <numerusform>Twoja baza mieści tylko %n kartę</numerusform>
            <numerusform>Twoja baza mieści tylko %n karty</numerusform>
            <numerusform>Twoja baza mieści tylko %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Your Colony does not hold so many cards</source>
        <extracomment>ghour.refuse.empty-colony</extracomment>
        <translation>W twojej Kolonii nie ma tylu kart</translation>
    </message>
    <message>
        <source>Only your undead in your Graveyard or in an opponent's Trophies come back</source>
        <extracomment>ghour.refuse.undead</extracomment>
        <translation>Wracają tylko twoi nieumarli z twojego Cmentarza lub Trofeów przeciwnika</translation>
    </message>
    <message>
        <source>You have looked into this pile today</source>
        <extracomment>ghour.refuse.second-look</extracomment>
        <translation>Ten stos był już dziś przez ciebie oglądany</translation>
    </message>
    <message>
        <source>This pile is empty</source>
        <extracomment>ghour.refuse.empty-pile</extracomment>
        <translation>Ten stos jest pusty</translation>
    </message>
    <message>
        <source>An attack needs an opponent</source>
        <extracomment>ghour.refuse.opponent</extracomment>
        <translation>Atak wymaga przeciwnika</translation>
    </message>
    <message>
        <source>You have attacked this opponent today</source>
        <extracomment>ghour.refuse.attacked-today</extracomment>
        <translation>Ten przeciwnik był już dziś przez ciebie atakowany</translation>
    </message>
    <message>
        <source>You have announced an attack already</source>
        <extracomment>ghour.refuse.second-announcement</extracomment>
        <translation>Masz już zapowiedziany atak</translation>
    </message>
    <message>
        <source>You have nothing to attack with, or there is no target</source>
        <extracomment>ghour.refuse.cannot-attack</extracomment>
        <translation>Nie masz czym atakować albo nie ma celu</translation>
    </message>
    <message>
        <source>You have no announcement to withdraw</source>
        <extracomment>ghour.refuse.nothing-stands</extracomment>
        <translation>Nie masz zapowiedzi do wycofania</translation>
    </message>
    <message>
        <source>You withdrew once today: this announcement binds you</source>
        <extracomment>ghour.refuse.binding</extracomment>
        <translation>Dziś już raz było wycofanie: ta zapowiedź wiąże</translation>
    </message>
    <message>
        <source>Nobody has done anything since you announced it</source>
        <extracomment>ghour.refuse.nothing-happened</extracomment>
        <translation>Od twojej zapowiedzi nikt nic nie zrobił</translation>
    </message>
    <message>
        <source>Choose rock, paper or scissors</source>
        <extracomment>ghour.refuse.sign</extracomment>
        <translation>Wybierz kamień, papier lub nożyce</translation>
    </message>
    <message>
        <source>You can only yield where attackers are tied</source>
        <extracomment>ghour.refuse.courtesy</extracomment>
        <translation>Ustąpić można tylko wśród równych atakujących</translation>
    </message>
    <message>
        <source>Discard a card of your hand</source>
        <extracomment>ghour.refuse.discard-down</extracomment>
        <translation>Odrzuć kartę z ręki</translation>
    </message>
    <message>
        <source>Only a lurking creature just played can be turned face-down</source>
        <extracomment>ghour.refuse.lurk</extracomment>
        <translation>Zakryć można tylko właśnie zagraną czającą się istotę</translation>
    </message>
    <message>
        <source>Choose an opponent who is still in the game</source>
        <extracomment>ghour.refuse.challenge</extracomment>
        <translation>Wybierz przeciwnika, który jest jeszcze w grze</translation>
    </message>
    <message>
        <source>This card cannot loot here</source>
        <extracomment>ghour.refuse.loot</extracomment>
        <translation>Ta karta nie może tu łupić</translation>
    </message>
    <message>
        <source>No base was hit</source>
        <extracomment>ghour.refuse.no-hit</extracomment>
        <translation>Nie trafiono żadnej bazy</translation>
    </message>
    <message>
        <source>Only your own cards attack</source>
        <extracomment>ghour.refuse.attacker-not-own</extracomment>
        <translation>Atakują tylko twoje karty</translation>
    </message>
    <message>
        <source>Only active cards attack</source>
        <extracomment>ghour.refuse.attacker-passive</extracomment>
        <translation>Atakują tylko aktywne karty</translation>
    </message>
    <message>
        <source>Only creatures and mobile buildings attack</source>
        <extracomment>ghour.refuse.attacker-fixed</extracomment>
        <translation>Atakują tylko istoty i ruchome budynki</translation>
    </message>
    <message>
        <source>This card is among the attackers already</source>
        <extracomment>ghour.refuse.attacker-chosen</extracomment>
        <translation>Ta karta już atakuje</translation>
    </message>
    <message>
        <source>A guard does not attack</source>
        <extracomment>ghour.refuse.guard</extracomment>
        <translation>Strażnik nie atakuje</translation>
    </message>
    <message>
        <source>This card has nothing to strike with</source>
        <extracomment>ghour.refuse.no-strike</extracomment>
        <translation>Ta karta nie ma czym uderzyć</translation>
    </message>
    <message>
        <source>The target must be a card of the opponent named</source>
        <extracomment>ghour.refuse.target-not-theirs</extracomment>
        <translation>Celem musi być karta wskazanego przeciwnika</translation>
    </message>
    <message>
        <source>Only creatures, buildings and bases are targets</source>
        <extracomment>ghour.refuse.no-target</extracomment>
        <translation>Celem mogą być tylko istoty, budynki i bazy</translation>
    </message>
    <message>
        <source>A watchtower stands: the base cannot be attacked</source>
        <extracomment>ghour.refuse.watchtower</extracomment>
        <translation>Stoi strażnica: bazy nie można atakować</translation>
    </message>
    <message>
        <source>A watchtower stands: this building is protected</source>
        <extracomment>ghour.refuse.protected</extracomment>
        <translation>Stoi strażnica: ten budynek jest chroniony</translation>
    </message>
    <message>
        <source>Choose at least one attacker first</source>
        <extracomment>ghour.refuse.no-attacker</extracomment>
        <translation>Najpierw wybierz choć jednego atakującego</translation>
    </message>
    <message>
        <source>Only the attacked player's own cards block</source>
        <extracomment>ghour.refuse.blocker-not-own</extracomment>
        <translation>Blokują tylko karty atakowanego gracza</translation>
    </message>
    <message>
        <source>The target itself does not block</source>
        <extracomment>ghour.refuse.blocker-target</extracomment>
        <translation>Sam cel nie blokuje</translation>
    </message>
    <message>
        <source>Only active creatures and mobile buildings block</source>
        <extracomment>ghour.refuse.blocker-passive</extracomment>
        <translation>Blokują tylko aktywne istoty i ruchome budynki</translation>
    </message>
    <message>
        <source>An aggressive card does not block</source>
        <extracomment>ghour.refuse.aggressive</extracomment>
        <translation>Agresywna karta nie blokuje</translation>
    </message>
    <message>
        <source>There is no such attack line</source>
        <extracomment>ghour.refuse.no-line</extracomment>
        <translation>Nie ma takiej linii ataku</translation>
    </message>
    <message>
        <source>Only a swimming card blocks a swimming one</source>
        <extracomment>ghour.refuse.swimming</extracomment>
        <translation>Pływającą kartę zablokuje tylko pływająca</translation>
    </message>
    <message>
        <source>Only a seer blocks an invisible card</source>
        <extracomment>ghour.refuse.invisible</extracomment>
        <translation>Niewidzialną kartę zablokuje tylko widzący</translation>
    </message>
    <message>
        <source>Each attack value of a blocker stands against one line</source>
        <extracomment>ghour.refuse.block-value</extracomment>
        <translation>Każda wartość ataku blokującego staje przeciw jednej linii</translation>
    </message>
    <message>
        <source>Only a blocker with an axe takes on further lines, and only lines that nobody blocks</source>
        <extracomment>ghour.refuse.overflow</extracomment>
        <translation>Dalsze linie bierze na siebie tylko blokujący z toporem, i tylko te, których nikt nie blokuje</translation>
    </message>
    <message>
        <source>An axe passes on only what is left after the full defence</source>
        <extracomment>ghour.refuse.axe</extracomment>
        <translation>Topór przekazuje tylko to, co zostaje po pełnej obronie</translation>
    </message>
    <message>
        <source>The damage cannot be divided like this</source>
        <extracomment>ghour.refuse.split</extracomment>
        <translation>Tak nie można podzielić obrażeń</translation>
    </message>
    <message>
        <source>This card has no kamikaze to use here</source>
        <extracomment>ghour.refuse.kamikaze</extracomment>
        <translation>Ta karta nie ma tu kamikadze</translation>
    </message>
    <message>
        <source>This card has no shape to change here</source>
        <extracomment>ghour.refuse.shapeshifter</extracomment>
        <translation>Ta karta nie może tu zmienić kształtu</translation>
    </message>
    <message>
        <source>This card is no catapult that can be turned here</source>
        <extracomment>ghour.refuse.catapult</extracomment>
        <translation>Ta karta nie jest katapultą, którą można tu obrócić</translation>
    </message>
    <message>
        <source>{card} yields no goods: pay first, or cancel</source>
        <extracomment>ghour.refuse.yields-nothing</extracomment>
        <translation>{card}: nie daje żadnych dóbr; najpierw zapłać albo anuluj</translation>
    </message>
    <message>
        <source>The price is not covered yet</source>
        <extracomment>ghour.refuse.goods</extracomment>
        <translation>Cena nie jest jeszcze pokryta</translation>
    </message>
    <message numerus="yes">
        <source>%n active builder(s) must turn for it</source>
        <extracomment>ghour.refuse.builders</extracomment>
        <translation>
            <numerusform>Musi się obrócić %n aktywny budowniczy</numerusform>
            <numerusform>Musi się obrócić %n aktywnych budowniczych</numerusform>
            <numerusform>Musi się obrócić %n aktywnych budowniczych</numerusform>
        </translation>
    </message>
    <message>
        <source>{card} is not in your hand</source>
        <extracomment>ghour.refuse.not-in-hand</extracomment>
        <translation>Nie masz na ręce: {card}</translation>
    </message>
    <message>
        <source>Only spells may come from the hand now</source>
        <extracomment>ghour.refuse.spells-only</extracomment>
        <translation>Teraz z ręki można zagrać tylko zaklęcia</translation>
    </message>
    <message>
        <source>An extension needs a building of your own</source>
        <extracomment>ghour.refuse.no-building</extracomment>
        <translation>Rozbudowa wymaga własnego budynku</translation>
    </message>
    <message>
        <source>An item needs a creature of your own</source>
        <extracomment>ghour.refuse.no-creature</extracomment>
        <translation>Przedmiot wymaga własnej istoty</translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n trophy point(s) for it</source>
        <extracomment>ghour.refuse.threshold</extracomment>
        <translation>
            <numerusform>Potrzeba co najmniej %n punktu trofeów</numerusform>
            <numerusform>Potrzeba co najmniej %n punktów trofeów</numerusform>
            <numerusform>Potrzeba co najmniej %n punktów trofeów</numerusform>
        </translation>
    </message>
    <message>
        <source>No spells in the morning</source>
        <extracomment>ghour.refuse.morning</extracomment>
        <translation>Rano nie rzuca się zaklęć</translation>
    </message>
    <message>
        <source>This is no spell</source>
        <extracomment>ghour.refuse.no-spell</extracomment>
        <translation>To nie jest zaklęcie</translation>
    </message>
    <message>
        <source>A spell that yields goods is cast while you pay for something</source>
        <extracomment>ghour.refuse.yields</extracomment>
        <translation>Zaklęcie dające dobra rzuca się, płacąc za coś</translation>
    </message>
    <message>
        <source>A timed spell is placed once, twice or three times turned</source>
        <extracomment>ghour.refuse.timed-state</extracomment>
        <translation>Zaklęcie czasowe kładzie się obrócone raz, dwa lub trzy razy</translation>
    </message>
    <message>
        <source>Name one player</source>
        <extracomment>ghour.refuse.target-player</extracomment>
        <translation>Wskaż jednego gracza</translation>
    </message>
    <message>
        <source>This reaches everything and names no target</source>
        <extracomment>ghour.refuse.target-all</extracomment>
        <translation>To działa na wszystko i nie wskazuje celu</translation>
    </message>
    <message>
        <source>Name a building</source>
        <extracomment>ghour.refuse.target-building</extracomment>
        <translation>Wskaż budynek</translation>
    </message>
    <message>
        <source>This card's keywords do not fit</source>
        <extracomment>ghour.refuse.target-keywords</extracomment>
        <translation>Cechy tej karty nie pasują</translation>
    </message>
    <message>
        <source>Name a card that the symbol can reach</source>
        <extracomment>ghour.refuse.target-one</extracomment>
        <translation>Wskaż kartę w zasięgu symbolu</translation>
    </message>
    <message>
        <source>Only your own cards turn for you</source>
        <extracomment>ghour.refuse.not-own</extracomment>
        <translation>Obracają się dla ciebie tylko twoje karty</translation>
    </message>
    <message>
        <source>The card has no such symbol</source>
        <extracomment>ghour.refuse.no-symbol</extracomment>
        <translation>Karta nie ma takiego symbolu</translation>
    </message>
    <message>
        <source>Another creature of yours must help</source>
        <extracomment>ghour.refuse.helper</extracomment>
        <translation>Musi pomóc inna twoja istota</translation>
    </message>
    <message>
        <source>A clumsy creature neither builds nor helps</source>
        <extracomment>ghour.refuse.clumsy</extracomment>
        <translation>Niezdarna istota nie buduje i nie pomaga</translation>
    </message>
    <message>
        <source>The card cannot be turned so far</source>
        <extracomment>ghour.refuse.beyond</extracomment>
        <translation>Karty nie można obrócić tak daleko</translation>
    </message>
    <message>
        <source>This would change nothing now</source>
        <extracomment>ghour.refuse.no-effect</extracomment>
        <translation>To by teraz niczego nie zmieniło</translation>
    </message>
    <message>
        <source>The surcharge is not covered</source>
        <extracomment>ghour.refuse.surcharge</extracomment>
        <translation>Dopłata nie jest pokryta</translation>
    </message>
    <message>
        <source>Traitors are bribed in daytime, not during an attack</source>
        <extracomment>ghour.refuse.bribe-now</extracomment>
        <translation>Zdrajców przekupuje się w dzień, nie podczas ataku</translation>
    </message>
    <message>
        <source>Bribing takes an opponent's traitor and twice its price</source>
        <extracomment>ghour.refuse.bribe</extracomment>
        <translation>Przekupstwo wymaga zdrajcy przeciwnika i podwójnej ceny</translation>
    </message>
    <message>
        <source>You have no such ripe timed spell</source>
        <extracomment>ghour.refuse.not-ripe</extracomment>
        <translation>Nie masz takiego dojrzałego zaklęcia czasowego</translation>
    </message>
    <message>
        <source>Recruiters are laid in daytime, not during an attack</source>
        <extracomment>ghour.refuse.recruit-now</extracomment>
        <translation>Werbowników kładzie się w dzień, nie podczas ataku</translation>
    </message>
    <message>
        <source>You have laid a recruiter today</source>
        <extracomment>ghour.refuse.recruited</extracomment>
        <translation>Dziś leży już twój werbownik</translation>
    </message>
    <message>
        <source>This card cannot recruit</source>
        <extracomment>ghour.refuse.no-recruit-value</extracomment>
        <translation>Ta karta nie może werbować</translation>
    </message>
    <message>
        <source>Only a card of your own deck can recruit for you</source>
        <extracomment>ghour.refuse.not-owned</extracomment>
        <translation>Werbować może dla ciebie tylko karta z twojej talii</translation>
    </message>
    <message>
        <source>After this the price could not be covered any more</source>
        <extracomment>ghour.refuse.out-of-reach</extracomment>
        <translation>Potem ceny nie dałoby się już pokryć</translation>
    </message>
    <message>
        <source>Only active creatures help building</source>
        <extracomment>ghour.refuse.passive-helper</extracomment>
        <translation>W budowie pomagają tylko aktywne istoty</translation>
    </message>
    <message>
        <source>Only active creatures are builders</source>
        <extracomment>ghour.refuse.passive-builder</extracomment>
        <translation>Budowniczymi są tylko aktywne istoty</translation>
    </message>
    <message>
        <source>One turn serves one purpose</source>
        <extracomment>ghour.refuse.one-purpose</extracomment>
        <translation>Jeden obrót służy jednemu celowi</translation>
    </message>
    <message>
        <source>Creatures help with bases and buildings only</source>
        <extracomment>ghour.refuse.nothing-to-build</extracomment>
        <translation>Istoty pomagają tylko przy bazach i budynkach</translation>
    </message>
    <message>
        <source>Without a market nothing is exchanged</source>
        <extracomment>ghour.refuse.no-market</extracomment>
        <translation>Bez targu nic się nie wymienia</translation>
    </message>
    <message numerus="yes">
        <source>The market takes %n for one</source>
        <extracomment>ghour.refuse.rate</extracomment>
        <translation>
            <numerusform>Targ bierze %n za jeden</numerusform>
            <numerusform>Targ bierze %n za jeden</numerusform>
            <numerusform>Targ bierze %n za jeden</numerusform>
        </translation>
    </message>
    <message>
        <source>Only your own mercenaries can be paid, each once</source>
        <extracomment>ghour.refuse.hire</extracomment>
        <translation>Zapłacić można tylko własnym najemnikom, każdemu raz</translation>
    </message>
    <message>
        <source>{condition}: {results}.</source>
        <extracomment>ghour.text.line</extracomment>
        <translation>{condition}: {results}.</translation>
    </message>
    <message>
        <source>{condition}, pay {goods}: {results}.</source>
        <extracomment>ghour.text.paid</extracomment>
        <translation>{condition}, zapłać ({goods}): {results}.</translation>
    </message>
    <message>
        <source>{results}.</source>
        <extracomment>ghour.text.plain</extracomment>
        <translation>{results}.</translation>
    </message>
    <message>
        <source>When ripe: {results}.</source>
        <extracomment>ghour.text.timed</extracomment>
        <translation>Gdy dojrzeje: {results}.</translation>
    </message>
    <message>
        <source>Turn this card</source>
        <extracomment>ghour.text.when.rotate</extracomment>
        <translation>Obróć tę kartę</translation>
    </message>
    <message>
        <source>Turn another creature of yours as helper</source>
        <extracomment>ghour.text.when.helper</extracomment>
        <translation>Obróć inną swoją istotę jako pomocnika</translation>
    </message>
    <message>
        <source>When attacked or blocking</source>
        <extracomment>ghour.text.when.defending</extracomment>
        <translation>Gdy jest atakowana lub blokuje</translation>
    </message>
    <message>
        <source>When attacking</source>
        <extracomment>ghour.text.when.attacking</extracomment>
        <translation>Gdy atakuje</translation>
    </message>
    <message>
        <source>When an opponent kills it</source>
        <extracomment>ghour.text.when.dying</extracomment>
        <translation>Gdy zabije ją przeciwnik</translation>
    </message>
    <message>
        <source>gain {goods}</source>
        <extracomment>ghour.text.gain</extracomment>
        <translation>zyskaj: {goods}</translation>
    </message>
    <message>
        <source>{target}: {change}</source>
        <extracomment>ghour.text.give</extracomment>
        <translation>{target}: {change}</translation>
    </message>
    <message>
        <source>nothing</source>
        <extracomment>ghour.text.nothing</extracomment>
        <translation>nic</translation>
    </message>
    <message>
        <source>{amount} {good}</source>
        <extracomment>ghour.text.amount</extracomment>
        <translation>{amount} {good}</translation>
    </message>
    <message>
        <source>{amount} attack</source>
        <extracomment>ghour.text.attack</extracomment>
        <translation>{amount} atak</translation>
    </message>
    <message>
        <source>{amount} life</source>
        <extracomment>ghour.text.defence</extracomment>
        <translation>{amount} życie</translation>
    </message>
    <message>
        <source>{amount} structure</source>
        <extracomment>ghour.text.structure</extracomment>
        <translation>{amount} konstrukcja</translation>
    </message>
    <message>
        <source>{word}</source>
        <extracomment>ghour.text.keyword</extracomment>
        <translation>{word}</translation>
    </message>
    <message>
        <source>this card</source>
        <extracomment>ghour.text.itself</extracomment>
        <translation>ta karta</translation>
    </message>
    <message>
        <source>creature</source>
        <extracomment>ghour.text.kind.creature</extracomment>
        <translation>istota</translation>
    </message>
    <message>
        <source>building</source>
        <extracomment>ghour.text.kind.building</extracomment>
        <translation>budynek</translation>
    </message>
    <message>
        <source>base</source>
        <extracomment>ghour.text.kind.base</extracomment>
        <translation>baza</translation>
    </message>
    <message>
        <source>one {kinds}</source>
        <extracomment>ghour.text.scope.one</extracomment>
        <translation>dowolna karta ({kinds})</translation>
    </message>
    <message>
        <source>each {kinds} of one player</source>
        <extracomment>ghour.text.scope.player</extracomment>
        <translation>każda karta gracza ({kinds})</translation>
    </message>
    <message>
        <source>each {kinds} of all players</source>
        <extracomment>ghour.text.scope.all</extracomment>
        <translation>każda karta wszystkich graczy ({kinds})</translation>
    </message>
    <message>
        <source>with {word}</source>
        <extracomment>ghour.text.with</extracomment>
        <translation>z cechą {word}</translation>
    </message>
    <message>
        <source>without {word}</source>
        <extracomment>ghour.text.without</extracomment>
        <translation>bez cechy {word}</translation>
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
        <translation>{first} lub {second}</translation>
    </message>
    <message>
        <source>{card}: {results}</source>
        <extracomment>ghour.text.log</extracomment>
        <translation>{card}: {results}</translation>
    </message>
    <message>
        <source>Use one of: {known}.</source>
        <extracomment>ghour.use-one-of, ghour.v107.unknown.mend, ghour.v108.resource.mend, ghour.v120.tongue.mend</extracomment>
        <translation>Użyj jednego z: {known}.</translation>
    </message>
    <message>
        <source>the format line is missing or not '{word}'</source>
        <extracomment>ghour.v002.format</extracomment>
        <translation>brak wiersza format albo nie jest to „{word}”</translation>
    </message>
    <message>
        <source>Write 'format: {word}' as the first line.</source>
        <extracomment>ghour.v002.format.mend</extracomment>
        <translation>Wpisz „format: {word}” w pierwszym wierszu.</translation>
    </message>
    <message>
        <source>unknown top-level key '{word}'</source>
        <extracomment>ghour.v004.key</extracomment>
        <translation>nieznany klucz najwyższego poziomu „{word}”</translation>
    </message>
    <message>
        <source>the id is missing</source>
        <extracomment>ghour.v101.missing</extracomment>
        <translation>brak identyfikatora</translation>
    </message>
    <message>
        <source>Add 'id:' with small letters, digits and hyphens.</source>
        <extracomment>ghour.v101.missing.mend</extracomment>
        <translation>Dodaj „id:” z małych liter, cyfr i łączników.</translation>
    </message>
    <message>
        <source>the id '{word}' is malformed</source>
        <extracomment>ghour.v101.form</extracomment>
        <translation>identyfikator „{word}” ma złą postać</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, at most 40.</source>
        <extracomment>ghour.v101.form.mend</extracomment>
        <translation>Użyj małych liter, cyfr i łączników, najwyżej 40.</translation>
    </message>
    <message>
        <source>the id was used already on line {line}</source>
        <extracomment>ghour.v102.twice</extracomment>
        <translation>identyfikator był już użyty w wierszu {line}</translation>
    </message>
    <message>
        <source>Give every card its own id.</source>
        <extracomment>ghour.v102.twice.mend, ghour.v102.elsewhere.mend</extracomment>
        <translation>Nadaj każdej karcie własny identyfikator.</translation>
    </message>
    <message>
        <source>unknown field '{word}'</source>
        <extracomment>ghour.v103.field</extracomment>
        <translation>nieznane pole „{word}”</translation>
    </message>
    <message>
        <source>a {type} needs '{word}'</source>
        <extracomment>ghour.v104.field</extracomment>
        <translation>{type} wymaga „{word}”</translation>
    </message>
    <message>
        <source>Add '{word}:'.</source>
        <extracomment>ghour.v104.field.mend, ghour.v104.part.mend, ghour.v312.part.mend</extracomment>
        <translation>Dodaj „{word}:”.</translation>
    </message>
    <message>
        <source>'{word}' is missing</source>
        <extracomment>ghour.v104.part, ghour.v312.part</extracomment>
        <translation>brakuje „{word}”</translation>
    </message>
    <message>
        <source>the file has no '{word}'</source>
        <extracomment>ghour.v104.top</extracomment>
        <translation>plik nie ma „{word}”</translation>
    </message>
    <message>
        <source>Add '{word}:' at the top.</source>
        <extracomment>ghour.v104.top.mend</extracomment>
        <translation>Dodaj „{word}:” na górze.</translation>
    </message>
    <message>
        <source>a {type} has no '{word}'</source>
        <extracomment>ghour.v105.field</extracomment>
        <translation>{type} nie ma „{word}”</translation>
    </message>
    <message>
        <source>Remove the line.</source>
        <extracomment>ghour.v105.field.mend</extracomment>
        <translation>Usuń wiersz.</translation>
    </message>
    <message>
        <source>unknown type '{word}'</source>
        <extracomment>ghour.v106.type</extracomment>
        <translation>nieznany typ „{word}”</translation>
    </message>
    <message>
        <source>no colours are declared</source>
        <extracomment>ghour.v107.none</extracomment>
        <translation>nie podano kolorów</translation>
    </message>
    <message>
        <source>Add 'colours:' with at least one colour.</source>
        <extracomment>ghour.v107.none.mend</extracomment>
        <translation>Dodaj „colours:” z co najmniej jednym kolorem.</translation>
    </message>
    <message>
        <source>unknown colour '{word}'</source>
        <extracomment>ghour.v107.unknown</extracomment>
        <translation>nieznany kolor „{word}”</translation>
    </message>
    <message>
        <source>{field} names '{word}', which is no resource here</source>
        <extracomment>ghour.v108.resource</extracomment>
        <translation>{field} podaje „{word}”, a to nie jest tu zasób</translation>
    </message>
    <message>
        <source>{field}: {word} is {amount}</source>
        <extracomment>ghour.v108.amount</extracomment>
        <translation>{field}: {word} wynosi {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from {least} to {most}.</source>
        <extracomment>ghour.v108.amount.mend</extracomment>
        <translation>Użyj liczby całkowitej od {least} do {most}.</translation>
    </message>
    <message>
        <source>the version is {amount}</source>
        <extracomment>ghour.v108.version</extracomment>
        <translation>wersja to {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from 1.</source>
        <extracomment>ghour.v108.version.mend</extracomment>
        <translation>Użyj liczby całkowitej od 1.</translation>
    </message>
    <message>
        <source>recruit value is {amount}</source>
        <extracomment>ghour.v109.recruit</extracomment>
        <translation>wartość werbunku to {amount}</translation>
    </message>
    <message>
        <source>Use {least} to {most}, or remove the line if the card cannot recruit.</source>
        <extracomment>ghour.v109.recruit.mend</extracomment>
        <translation>Użyj od {least} do {most} albo usuń wiersz, jeśli karta nie werbuje.</translation>
    </message>
    <message>
        <source>unknown keyword '{word}'</source>
        <extracomment>ghour.v110.unknown</extracomment>
        <translation>nieznana cecha „{word}”</translation>
    </message>
    <message>
        <source>Write the name of a keyword.</source>
        <extracomment>ghour.v110.unknown.mend</extracomment>
        <translation>Wpisz nazwę cechy.</translation>
    </message>
    <message>
        <source>a {type} cannot have the keyword '{word}'</source>
        <extracomment>ghour.v111.type</extracomment>
        <translation>{type} nie może mieć cechy „{word}”</translation>
    </message>
    <message>
        <source>Allowed here: {known}.</source>
        <extracomment>ghour.v111.type.mend</extracomment>
        <translation>Tu dozwolone: {known}.</translation>
    </message>
    <message>
        <source>the keyword '{word}' stands twice</source>
        <extracomment>ghour.v112.twice</extracomment>
        <translation>cecha „{word}” stoi dwa razy</translation>
    </message>
    <message>
        <source>Keep one of them.</source>
        <extracomment>ghour.v112.twice.mend, ghour.v210.kind-twice.mend</extracomment>
        <translation>Zachowaj jeden.</translation>
    </message>
    <message>
        <source>guard and aggressive together can neither attack nor block</source>
        <extracomment>ghour.v112.useless</extracomment>
        <translation>strażnik i agresywny razem nie mogą atakować ani blokować</translation>
    </message>
    <message>
        <source>Keep one of them, or mean it.</source>
        <extracomment>ghour.v112.useless.mend</extracomment>
        <translation>Zachowaj jedną albo niech tak będzie.</translation>
    </message>
    <message>
        <source>attack {word} is malformed</source>
        <extracomment>ghour.v113.form</extracomment>
        <translation>atak {word} ma złą postać</translation>
    </message>
    <message>
        <source>Write 'kind' as club, bow or axe, and 'value' as 0 to 20.</source>
        <extracomment>ghour.v113.form.mend</extracomment>
        <translation>Zapisz „kind” jako club, bow lub axe, a „value” od 0 do 20.</translation>
    </message>
    <message numerus="yes">
        <source>%n attack value(s)</source>
        <extracomment>ghour.v113.count</extracomment>
        <translation>
            <numerusform>%n wartość ataku</numerusform>
            <numerusform>%n wartości ataku</numerusform>
            <numerusform>%n wartości ataku</numerusform>
        </translation>
    </message>
    <message>
        <source>Use 1 to 4, or remove the line.</source>
        <extracomment>ghour.v113.count.mend</extracomment>
        <translation>Użyj od 1 do 4 albo usuń wiersz.</translation>
    </message>
    <message>
        <source>a catapult without an attack value has nothing to multiply</source>
        <extracomment>ghour.v113.catapult</extracomment>
        <translation>katapulta bez wartości ataku nie ma czego mnożyć</translation>
    </message>
    <message>
        <source>Add 'attacks:'.</source>
        <extracomment>ghour.v113.catapult.mend</extracomment>
        <translation>Dodaj „attacks:”.</translation>
    </message>
    <message>
        <source>defence is {amount}</source>
        <extracomment>ghour.v114.defence</extracomment>
        <translation>obrona to {amount}</translation>
    </message>
    <message>
        <source>Use {least} to {most}.</source>
        <extracomment>ghour.v114.defence.mend, ghour.v115.tp.mend, ghour.v116.size.mend</extracomment>
        <translation>Użyj od {least} do {most}.</translation>
    </message>
    <message>
        <source>tp is {amount}</source>
        <extracomment>ghour.v115.tp</extracomment>
        <translation>PT to {amount}</translation>
    </message>
    <message>
        <source>size is {amount}</source>
        <extracomment>ghour.v116.size</extracomment>
        <translation>rozmiar to {amount}</translation>
    </message>
    <message>
        <source>a starting base costs 20 gold and nothing else and has no recruit value</source>
        <extracomment>ghour.v117.start</extracomment>
        <translation>baza startowa kosztuje 20 złota i nic więcej, i nie ma wartości werbunku</translation>
    </message>
    <message>
        <source>Remove the other costs and 'recruit'.</source>
        <extracomment>ghour.v117.start.mend</extracomment>
        <translation>Usuń inne koszty i „recruit”.</translation>
    </message>
    <message>
        <source>only starting bases cost 20 gold, and nothing costs more</source>
        <extracomment>ghour.v117.gold</extracomment>
        <translation>20 złota kosztują tylko bazy startowe, a więcej nic</translation>
    </message>
    <message>
        <source>Use less than 20 gold.</source>
        <extracomment>ghour.v117.gold.mend</extracomment>
        <translation>Użyj mniej niż 20 złota.</translation>
    </message>
    <message>
        <source>'timed' is neither true nor false</source>
        <extracomment>ghour.v118.truth</extracomment>
        <translation>„timed” to ani true, ani false</translation>
    </message>
    <message>
        <source>Write timed: true.</source>
        <extracomment>ghour.v118.truth.mend</extracomment>
        <translation>Wpisz timed: true.</translation>
    </message>
    <message>
        <source>the name '{word}' was used on line {line}</source>
        <extracomment>ghour.v119.twice</extracomment>
        <translation>nazwa „{word}” była już użyta w wierszu {line}</translation>
    </message>
    <message>
        <source>Two different cards need two names, since the limit of three counts identical cards.</source>
        <extracomment>ghour.v119.twice.mend, ghour.v119.elsewhere.mend</extracomment>
        <translation>Dwie różne karty potrzebują dwóch nazw, bo limit trzech liczy identyczne karty.</translation>
    </message>
    <message>
        <source>'{field}' is no text</source>
        <extracomment>ghour.v120.text</extracomment>
        <translation>„{field}” to nie tekst</translation>
    </message>
    <message>
        <source>Write a text, or one text a language.</source>
        <extracomment>ghour.v120.text.mend</extracomment>
        <translation>Wpisz tekst albo po jednym na język.</translation>
    </message>
    <message>
        <source>'{field}' has no text in any language</source>
        <extracomment>ghour.v120.empty</extracomment>
        <translation>„{field}” nie ma tekstu w żadnym języku</translation>
    </message>
    <message>
        <source>Write at least one of en, hu, nl, pl.</source>
        <extracomment>ghour.v120.empty.mend</extracomment>
        <translation>Wpisz co najmniej jeden z en, hu, nl, pl.</translation>
    </message>
    <message>
        <source>'{field}' names the unknown language '{word}'</source>
        <extracomment>ghour.v120.language</extracomment>
        <translation>„{field}” podaje nieznany język „{word}”</translation>
    </message>
    <message>
        <source>unknown language '{word}'</source>
        <extracomment>ghour.v120.tongue</extracomment>
        <translation>nieznany język „{word}”</translation>
    </message>
    <message numerus="yes">
        <source>'{field}' is empty or longer than %n letter(s)</source>
        <extracomment>ghour.v120.length</extracomment>
        <translation>
            <numerusform>„{field}” jest puste lub dłuższe niż %n litera</numerusform>
            <numerusform>„{field}” jest puste lub dłuższe niż %n litery</numerusform>
            <numerusform>„{field}” jest puste lub dłuższe niż %n liter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use 1 to %n letter(s).</source>
        <extracomment>ghour.v120.length.mend</extracomment>
        <translation>
            <numerusform>Użyj do %n litery.</numerusform>
            <numerusform>Użyj od 1 do %n liter.</numerusform>
            <numerusform>Użyj od 1 do %n liter.</numerusform>
        </translation>
    </message>
    <message>
        <source>the emblem '{word}' cannot be the name of an icon</source>
        <extracomment>ghour.v120.emblem</extracomment>
        <translation>godło „{word}” nie może być nazwą ikony</translation>
    </message>
    <message>
        <source>Use small letters, digits and hyphens, or remove the line.</source>
        <extracomment>ghour.v120.emblem.mend</extracomment>
        <translation>Użyj małych liter, cyfr i łączników albo usuń wiersz.</translation>
    </message>
    <message>
        <source>'{field}' is not a list</source>
        <extracomment>ghour.v121.list</extracomment>
        <translation>„{field}” to nie lista</translation>
    </message>
    <message>
        <source>Write a list, each entry on a line with '- '.</source>
        <extracomment>ghour.v121.list.mend</extracomment>
        <translation>Wpisz listę, każdą pozycję w wierszu z „- ”.</translation>
    </message>
    <message>
        <source>'{field}' is not a mapping</source>
        <extracomment>ghour.v121.mapping</extracomment>
        <translation>„{field}” to nie mapa</translation>
    </message>
    <message>
        <source>Write lines of the form 'key: value'.</source>
        <extracomment>ghour.v121.mapping.mend</extracomment>
        <translation>Wpisz wiersze postaci „klucz: wartość”.</translation>
    </message>
    <message>
        <source>the trigger key is '{word}'</source>
        <extracomment>ghour.v201.on</extracomment>
        <translation>klucz wyzwalacza to „{word}”</translation>
    </message>
    <message>
        <source>Rename the key to 'when'.</source>
        <extracomment>ghour.v201.on.mend</extracomment>
        <translation>Zmień nazwę klucza na „when”.</translation>
    </message>
    <message>
        <source>an ability is written as a mapping</source>
        <extracomment>ghour.v202.shape</extracomment>
        <translation>zdolność zapisuje się jako mapę</translation>
    </message>
    <message>
        <source>Write for example (when: rotate, gain: (gold: 1)).</source>
        <extracomment>ghour.v202.shape.mend</extracomment>
        <translation>Wpisz na przykład (when: rotate, gain: (gold: 1)).</translation>
    </message>
    <message>
        <source>unknown key '{word}'</source>
        <extracomment>ghour.v202.key, ghour.v313.key</extracomment>
        <translation>nieznany klucz „{word}”</translation>
    </message>
    <message>
        <source>the trigger is missing</source>
        <extracomment>ghour.v202.no-trigger</extracomment>
        <translation>brak wyzwalacza</translation>
    </message>
    <message>
        <source>Add 'when:' with one of: {known}.</source>
        <extracomment>ghour.v202.no-trigger.mend</extracomment>
        <translation>Dodaj „when:” z jednym z: {known}.</translation>
    </message>
    <message>
        <source>unknown trigger '{word}'</source>
        <extracomment>ghour.v202.trigger</extracomment>
        <translation>nieznany wyzwalacz „{word}”</translation>
    </message>
    <message>
        <source>a {type} cannot have the trigger '{word}'</source>
        <extracomment>ghour.v203.trigger</extracomment>
        <translation>{type} nie może mieć wyzwalacza „{word}”</translation>
    </message>
    <message>
        <source>Allowed: {known}.</source>
        <extracomment>ghour.v203.trigger.mend</extracomment>
        <translation>Dozwolone: {known}.</translation>
    </message>
    <message>
        <source>the ability does nothing</source>
        <extracomment>ghour.v204.nothing</extracomment>
        <translation>zdolność nic nie robi</translation>
    </message>
    <message>
        <source>Add 'gain' (goods) or 'give' (modifiers, keywords).</source>
        <extracomment>ghour.v204.nothing.mend</extracomment>
        <translation>Dodaj „gain” (dobra) albo „give” (modyfikatory, cechy).</translation>
    </message>
    <message>
        <source>'{word}' cannot have a surcharge</source>
        <extracomment>ghour.v206.surcharge</extracomment>
        <translation>„{word}” nie może mieć dopłaty</translation>
    </message>
    <message>
        <source>Remove 'pay'.</source>
        <extracomment>ghour.v206.surcharge.mend</extracomment>
        <translation>Usuń „pay”.</translation>
    </message>
    <message>
        <source>a dying card can only give goods</source>
        <extracomment>ghour.v207.dying</extracomment>
        <translation>ginąca karta może dać tylko dobra</translation>
    </message>
    <message>
        <source>Use 'gain'.</source>
        <extracomment>ghour.v207.dying.mend</extracomment>
        <translation>Użyj „gain”.</translation>
    </message>
    <message>
        <source>what lasts yields no goods</source>
        <extracomment>ghour.v208.static</extracomment>
        <translation>to, co trwa, nie daje dóbr</translation>
    </message>
    <message>
        <source>Use 'give', or the trigger rotate.</source>
        <extracomment>ghour.v208.static.mend</extracomment>
        <translation>Użyj „give” albo wyzwalacza rotate.</translation>
    </message>
    <message>
        <source>unknown modifier '{word}'</source>
        <extracomment>ghour.v209.unknown</extracomment>
        <translation>nieznany modyfikator „{word}”</translation>
    </message>
    <message>
        <source>{word} modifier is {amount}</source>
        <extracomment>ghour.v209.amount</extracomment>
        <translation>modyfikator {word} wynosi {amount}</translation>
    </message>
    <message>
        <source>Use a whole number from -9 to 9, not 0.</source>
        <extracomment>ghour.v209.amount.mend</extracomment>
        <translation>Użyj liczby całkowitej od -9 do 9, nie 0.</translation>
    </message>
    <message>
        <source>modifiers or keywords without a target</source>
        <extracomment>ghour.v210.missing</extracomment>
        <translation>modyfikatory lub cechy bez celu</translation>
    </message>
    <message>
        <source>Add to: (scope: one, kinds: [creature]).</source>
        <extracomment>ghour.v210.missing.mend</extracomment>
        <translation>Dodaj to: (scope: one, kinds: [creature]).</translation>
    </message>
    <message>
        <source>'{word}' has no target of its own choice</source>
        <extracomment>ghour.v210.forbidden</extracomment>
        <translation>„{word}” nie ma celu do wyboru</translation>
    </message>
    <message>
        <source>Remove 'to'.</source>
        <extracomment>ghour.v210.forbidden.mend</extracomment>
        <translation>Usuń „to”.</translation>
    </message>
    <message>
        <source>unknown key '{word}' of the target</source>
        <extracomment>ghour.v210.key</extracomment>
        <translation>nieznany klucz „{word}” celu</translation>
    </message>
    <message>
        <source>the scope '{word}' is unknown or missing</source>
        <extracomment>ghour.v210.scope</extracomment>
        <translation>zasięg „{word}” jest nieznany lub go brak</translation>
    </message>
    <message>
        <source>Write scope: one, player or all.</source>
        <extracomment>ghour.v210.scope.mend</extracomment>
        <translation>Wpisz scope: one, player lub all.</translation>
    </message>
    <message>
        <source>'{word}' reaches one card only</source>
        <extracomment>ghour.v210.one-card</extracomment>
        <translation>„{word}” sięga tylko jednej karty</translation>
    </message>
    <message>
        <source>Write scope: one.</source>
        <extracomment>ghour.v210.one-card.mend</extracomment>
        <translation>Wpisz scope: one.</translation>
    </message>
    <message>
        <source>the target names no kinds</source>
        <extracomment>ghour.v210.kinds</extracomment>
        <translation>cel nie podaje rodzajów</translation>
    </message>
    <message>
        <source>Add kinds: [creature], with building or base if meant.</source>
        <extracomment>ghour.v210.kinds.mend</extracomment>
        <translation>Dodaj kinds: [creature], a w razie potrzeby building lub base.</translation>
    </message>
    <message>
        <source>unknown kind '{word}'</source>
        <extracomment>ghour.v210.kind</extracomment>
        <translation>nieznany rodzaj „{word}”</translation>
    </message>
    <message>
        <source>the kind '{word}' stands twice</source>
        <extracomment>ghour.v210.kind-twice</extracomment>
        <translation>rodzaj „{word}” stoi dwa razy</translation>
    </message>
    <message>
        <source>'with' and 'without' are for creatures only</source>
        <extracomment>ghour.v211.filter</extracomment>
        <translation>„with” i „without” są tylko dla istot</translation>
    </message>
    <message>
        <source>Write kinds: [creature], or remove the filter.</source>
        <extracomment>ghour.v211.filter.mend</extracomment>
        <translation>Wpisz kinds: [creature] albo usuń filtr.</translation>
    </message>
    <message>
        <source>'defence' is for creatures, but no creature is among the target kinds</source>
        <extracomment>ghour.v212.defence</extracomment>
        <translation>„defence” jest dla istot, a wśród celów nie ma istot</translation>
    </message>
    <message>
        <source>Use 'structure'.</source>
        <extracomment>ghour.v212.defence.mend, ghour.v212.own-defence.mend</extracomment>
        <translation>Użyj „structure”.</translation>
    </message>
    <message>
        <source>'structure' is for buildings and bases, but neither is among the target kinds</source>
        <extracomment>ghour.v212.structure</extracomment>
        <translation>„structure” jest dla budynków i baz, a wśród celów ich nie ma</translation>
    </message>
    <message>
        <source>Use 'defence'.</source>
        <extracomment>ghour.v212.structure.mend, ghour.v212.own-structure.mend</extracomment>
        <translation>Użyj „defence”.</translation>
    </message>
    <message>
        <source>'defence' is for creatures, but a {type} changes none</source>
        <extracomment>ghour.v212.own-defence</extracomment>
        <translation>„defence” jest dla istot, a {type} żadnej nie zmienia</translation>
    </message>
    <message>
        <source>'structure' is for buildings, but a {type} changes none</source>
        <extracomment>ghour.v212.own-structure</extracomment>
        <translation>„structure” jest dla budynków, a {type} żadnego nie zmienia</translation>
    </message>
    <message>
        <source>'{word}' does nothing when it is granted for a day only</source>
        <extracomment>ghour.v213.idle</extracomment>
        <translation>„{word}” nic nie daje, gdy nadana tylko na dzień</translation>
    </message>
    <message>
        <source>Grant another keyword or use an item.</source>
        <extracomment>ghour.v213.idle.mend</extracomment>
        <translation>Nadaj inną cechę albo użyj przedmiotu.</translation>
    </message>
    <message>
        <source>a {type} without abilities does nothing</source>
        <extracomment>ghour.v214.nothing</extracomment>
        <translation>{type} bez zdolności nic nie robi</translation>
    </message>
    <message>
        <source>Add an ability.</source>
        <extracomment>ghour.v214.nothing.mend</extracomment>
        <translation>Dodaj zdolność.</translation>
    </message>
    <message>
        <source>no target can have the keyword '{word}'</source>
        <extracomment>ghour.v215.no-target</extracomment>
        <translation>żaden cel nie może mieć cechy „{word}”</translation>
    </message>
    <message>
        <source>Grant another keyword, or change the kinds.</source>
        <extracomment>ghour.v215.no-target.mend</extracomment>
        <translation>Nadaj inną cechę albo zmień rodzaje.</translation>
    </message>
    <message>
        <source>the building is not mobile, so 'attacking' is met only while mobile is granted</source>
        <extracomment>ghour.v216.not-mobile</extracomment>
        <translation>budynek nie jest ruchomy, więc „attacking” spełnia się tylko po nadaniu ruchomości</translation>
    </message>
    <message>
        <source>Add the keyword 'mobile' or use another trigger.</source>
        <extracomment>ghour.v216.not-mobile.mend</extracomment>
        <translation>Dodaj cechę „mobile” albo użyj innego wyzwalacza.</translation>
    </message>
    <message>
        <source>there is no card '{word}'</source>
        <extracomment>ghour.v301.unknown</extracomment>
        <translation>nie ma karty „{word}”</translation>
    </message>
    <message>
        <source>Did you mean “{card}” ({word})?</source>
        <extracomment>ghour.v301.near</extracomment>
        <translation>Czy chodziło o „{card}” ({word})?</translation>
    </message>
    <message>
        <source>Use the id of a loaded card.</source>
        <extracomment>ghour.v301.unknown.mend</extracomment>
        <translation>Użyj identyfikatora wczytanej karty.</translation>
    </message>
    <message>
        <source>{count} copies of '{card}' ({word}); a deck may hold at most {most} identical cards</source>
        <extracomment>ghour.v302.many</extracomment>
        <translation>„{card}” ({word}): {count} egz.; talia może mieć najwyżej {most} identyczne karty</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n.</source>
        <extracomment>ghour.v302.many.mend, ghour.v303.many.mend, ghour.v305.many.mend</extracomment>
        <translation>
            <numerusform>Usuń %n.</numerusform>
            <numerusform>Usuń %n.</numerusform>
            <numerusform>Usuń %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{amount} copies of '{card}'</source>
        <extracomment>ghour.v302.few</extracomment>
        <translation>„{card}”: {amount} egz.</translation>
    </message>
    <message>
        <source>Write 1 to 3, or remove the line.</source>
        <extracomment>ghour.v302.few.mend, ghour.v302.form.mend</extracomment>
        <translation>Wpisz od 1 do 3 albo usuń wiersz.</translation>
    </message>
    <message>
        <source>the count of '{card}' is '{amount}'</source>
        <extracomment>ghour.v302.form</extracomment>
        <translation>liczba dla „{card}” to „{amount}”</translation>
    </message>
    <message>
        <source>{size} cards instead of exactly {wanted}</source>
        <extracomment>ghour.v303.few, ghour.v303.many, ghour.v305.few, ghour.v305.many</extracomment>
        <translation>kart: {size} zamiast dokładnie {wanted}</translation>
    </message>
    <message numerus="yes">
        <source>Add %n.</source>
        <extracomment>ghour.v303.few.mend, ghour.v305.few.mend</extracomment>
        <translation>
            <numerusform>Dodaj %n.</numerusform>
            <numerusform>Dodaj %n.</numerusform>
            <numerusform>Dodaj %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>no starting base (cost 20 gold)</source>
        <extracomment>ghour.v304.none</extracomment>
        <translation>brak bazy startowej (koszt 20 złota)</translation>
    </message>
    <message>
        <source>Add exactly one starting base.</source>
        <extracomment>ghour.v304.none.mend</extracomment>
        <translation>Dodaj dokładnie jedną bazę startową.</translation>
    </message>
    <message numerus="yes">
        <source>%n starting base(s) (cost 20 gold) instead of one</source>
        <extracomment>ghour.v304.many</extracomment>
        <translation>
            <numerusform>%n baza startowa (koszt 20 złota) zamiast jednej</numerusform>
            <numerusform>%n bazy startowe (koszt 20 złota) zamiast jednej</numerusform>
            <numerusform>%n baz startowych (koszt 20 złota) zamiast jednej</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep exactly one starting base.</source>
        <extracomment>ghour.v304.many.mend</extracomment>
        <translation>Zachowaj dokładnie jedną bazę startową.</translation>
    </message>
    <message>
        <source>the pool holds no starting base</source>
        <extracomment>ghour.v306.no-base</extracomment>
        <translation>pula nie ma bazy startowej</translation>
    </message>
    <message>
        <source>Add at least one base that costs 20 gold.</source>
        <extracomment>ghour.v306.no-base.mend</extracomment>
        <translation>Dodaj co najmniej jedną bazę za 20 złota.</translation>
    </message>
    <message>
        <source>takes {taken} of '{card}', but the pool holds {held}</source>
        <extracomment>ghour.v307.more</extracomment>
        <translation>bierze {taken} z „{card}”, a pula ma {held}</translation>
    </message>
    <message>
        <source>Take no more than the pool has.</source>
        <extracomment>ghour.v307.more.mend</extracomment>
        <translation>Nie bierz więcej, niż ma pula.</translation>
    </message>
    <message>
        <source>'{card}' costs {good}, but nothing in the deck yields it and there is no market</source>
        <extracomment>ghour.v308.one</extracomment>
        <translation>„{card}”: koszt {good}, a nic w talii tego nie daje i nie ma targu</translation>
    </message>
    <message>
        <source>Add a source: {good}.</source>
        <extracomment>ghour.v308.one.mend, ghour.v308.more.mend</extracomment>
        <translation>Dodaj źródło: {good}.</translation>
    </message>
    <message numerus="yes">
        <source>'{card}' and %n more cost {good}, but nothing in the deck yields it and there is no market</source>
        <extracomment>ghour.v308.more</extracomment>
        <translation>
            <numerusform>„{card}” i jeszcze %n: koszt {good}, a nic w talii tego nie daje i nie ma targu</numerusform>
            <numerusform>„{card}” i jeszcze %n: koszt {good}, a nic w talii tego nie daje i nie ma targu</numerusform>
            <numerusform>„{card}” i jeszcze %n: koszt {good}, a nic w talii tego nie daje i nie ma targu</numerusform>
        </translation>
    </message>
    <message>
        <source>extensions but no building to extend</source>
        <extracomment>ghour.v309.extensions</extracomment>
        <translation>rozbudowy, ale żadnego budynku do rozbudowania</translation>
    </message>
    <message>
        <source>Add buildings.</source>
        <extracomment>ghour.v309.extensions.mend</extracomment>
        <translation>Dodaj budynki.</translation>
    </message>
    <message>
        <source>items but no creature to carry them</source>
        <extracomment>ghour.v309.items</extracomment>
        <translation>przedmioty, ale żadnej istoty, która by je niosła</translation>
    </message>
    <message>
        <source>Add creatures.</source>
        <extracomment>ghour.v309.items.mend</extracomment>
        <translation>Dodaj istoty.</translation>
    </message>
    <message>
        <source>no card can recruit</source>
        <extracomment>ghour.v309.recruit</extracomment>
        <translation>żadna karta nie werbuje</translation>
    </message>
    <message>
        <source>Add cards with a recruit value.</source>
        <extracomment>ghour.v309.recruit.mend</extracomment>
        <translation>Dodaj karty z wartością werbunku.</translation>
    </message>
    <message numerus="yes">
        <source>only %n card(s) besides the starting base yield goods when turned</source>
        <extracomment>ghour.v314.few</extracomment>
        <translation>
            <numerusform>poza bazą startową tylko %n karta daje dobra po obróceniu</numerusform>
            <numerusform>poza bazą startową tylko %n karty dają dobra po obróceniu</numerusform>
            <numerusform>poza bazą startową tylko %n kart daje dobra po obróceniu</numerusform>
        </translation>
    </message>
    <message>
        <source>Add producers.</source>
        <extracomment>ghour.v314.few.mend</extracomment>
        <translation>Dodaj producentów.</translation>
    </message>
    <message>
        <source>no creature costs {most} goods or less: a flyer that attacks on its first day meets nobody</source>
        <extracomment>ghour.v315.none</extracomment>
        <translation>żadna istota nie kosztuje {most} dóbr ani mniej: latający, który atakuje pierwszego dnia, nie trafi na nikogo</translation>
    </message>
    <message>
        <source>Add cheap creatures.</source>
        <extracomment>ghour.v315.none.mend</extracomment>
        <translation>Dodaj tanie istoty.</translation>
    </message>
    <message>
        <source>the id '{word}' was used already on line {line}</source>
        <extracomment>ghour.v310.twice</extracomment>
        <translation>identyfikator „{word}” był już użyty w wierszu {line}</translation>
    </message>
    <message>
        <source>Give every deck its own id.</source>
        <extracomment>ghour.v310.twice.mend</extracomment>
        <translation>Nadaj każdej talii własny identyfikator.</translation>
    </message>
    <message>
        <source>the card set '{word}' is not loaded</source>
        <extracomment>ghour.v311.set</extracomment>
        <translation>zestaw kart „{word}” nie jest wczytany</translation>
    </message>
    <message>
        <source>Load it, or name another set.</source>
        <extracomment>ghour.v311.set.mend</extracomment>
        <translation>Wczytaj go albo podaj inny.</translation>
    </message>
    <message>
        <source>the card set '{word}' is not as it was when the deck was made</source>
        <extracomment>ghour.v311.changed</extracomment>
        <translation>zestaw kart „{word}” zmienił się, odkąd powstała talia</translation>
    </message>
    <message>
        <source>Look the deck through and save it again.</source>
        <extracomment>ghour.v311.changed.mend</extracomment>
        <translation>Przejrzyj talię i zapisz ją ponownie.</translation>
    </message>
    <message>
        <source>the file names no card sets</source>
        <extracomment>ghour.v312.sets</extracomment>
        <translation>plik nie podaje zestawów kart</translation>
    </message>
    <message>
        <source>Add 'sets:' with the ids of the sets.</source>
        <extracomment>ghour.v312.sets.mend</extracomment>
        <translation>Dodaj „sets:” z identyfikatorami zestawów.</translation>
    </message>
    <message>
        <source>the file holds neither decks nor pools</source>
        <extracomment>ghour.v312.nothing</extracomment>
        <translation>plik nie zawiera talii ani pul</translation>
    </message>
    <message>
        <source>Add 'decks:'.</source>
        <extracomment>ghour.v312.nothing.mend</extracomment>
        <translation>Dodaj „decks:”.</translation>
    </message>
    <message>
        <source>setting up</source>
        <extracomment>ghour.where-setup, ghour.step-cut, ghour.step-opening</extracomment>
        <translation>przygotowanie</translation>
    </message>
    <message>
        <source>day {day}  ·  {part}</source>
        <extracomment>ghour.where</extracomment>
        <translation>dzień {day}  ·  {part}</translation>
    </message>
    <message>
        <source>morning: recruits</source>
        <extracomment>ghour.step-recruit</extracomment>
        <translation>rano: werbownicy</translation>
    </message>
    <message>
        <source>morning: mercenaries</source>
        <extracomment>ghour.step-hire</extracomment>
        <translation>rano: najemnicy</translation>
    </message>
    <message>
        <source>daytime</source>
        <extracomment>ghour.step-floor</extracomment>
        <translation>w dzień</translation>
    </message>
    <message>
        <source>an attack is announced</source>
        <extracomment>ghour.step-answer</extracomment>
        <translation>zapowiedziany atak</translation>
    </message>
    <message>
        <source>signs in secret</source>
        <extracomment>ghour.step-signs</extracomment>
        <translation>tajne znaki</translation>
    </message>
    <message>
        <source>a weak card</source>
        <extracomment>ghour.step-weak</extracomment>
        <translation>słaba karta</translation>
    </message>
    <message>
        <source>a lurking card</source>
        <extracomment>ghour.step-lurk</extracomment>
        <translation>czająca się karta</translation>
    </message>
    <message>
        <source>discarding down</source>
        <extracomment>ghour.step-discard-down</extracomment>
        <translation>odrzucanie nadmiaru</translation>
    </message>
    <message>
        <source>attack: declaration</source>
        <extracomment>ghour.step-declare</extracomment>
        <translation>atak: wskazanie</translation>
    </message>
    <message>
        <source>a surcharge</source>
        <extracomment>ghour.step-surcharge</extracomment>
        <translation>dopłata</translation>
    </message>
    <message>
        <source>goods to spend</source>
        <extracomment>ghour.step-spend</extracomment>
        <translation>dobra do wydania</translation>
    </message>
    <message>
        <source>attack</source>
        <extracomment>ghour.step-window</extracomment>
        <translation>atak</translation>
    </message>
    <message>
        <source>attack: before the blocks</source>
        <extracomment>ghour.step-window-first</extracomment>
        <translation>atak: przed blokami</translation>
    </message>
    <message>
        <source>attack: before the damage</source>
        <extracomment>ghour.step-window-second</extracomment>
        <translation>atak: przed obrażeniami</translation>
    </message>
    <message>
        <source>a card is in danger</source>
        <extracomment>ghour.step-window-effect</extracomment>
        <translation>karta w niebezpieczeństwie</translation>
    </message>
    <message>
        <source>attack: blocks</source>
        <extracomment>ghour.step-blocks</extracomment>
        <translation>atak: bloki</translation>
    </message>
    <message>
        <source>attack: dividing the damage</source>
        <extracomment>ghour.step-split</extracomment>
        <translation>atak: podział obrażeń</translation>
    </message>
    <message>
        <source>attack: damage</source>
        <extracomment>ghour.step-told</extracomment>
        <translation>atak: obrażenia</translation>
    </message>
    <message>
        <source>attack: loot</source>
        <extracomment>ghour.step-loot</extracomment>
        <translation>atak: łup</translation>
    </message>
    <message>
        <source>attack: the base is hit</source>
        <extracomment>ghour.step-result</extracomment>
        <translation>atak: baza trafiona</translation>
    </message>
    <message>
        <source>a draw is offered</source>
        <extracomment>ghour.step-offer</extracomment>
        <translation>zaproponowano remis</translation>
    </message>
    <message>
        <source>the game is over</source>
        <extracomment>ghour.step-over</extracomment>
        <translation>koniec gry</translation>
    </message>
    <message>
        <source>Your Field</source>
        <extracomment>ghour.field-own</extracomment>
        <translation>Twoje Pole</translation>
    </message>
    <message>
        <source>Field: {who}</source>
        <extracomment>ghour.field-of</extracomment>
        <translation>Pole: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Field of {who}: %n card(s)</source>
        <extracomment>ghour.field-tip</extracomment>
        <translation>
            <numerusform>Pole – {who}: %n karta</numerusform>
            <numerusform>Pole – {who}: %n karty</numerusform>
            <numerusform>Pole – {who}: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>ghour.out</extracomment>
        <translation>odpada</translation>
    </message>
    <message>
        <source>has base</source>
        <extracomment>ghour.base-stands</extracomment>
        <translation>ma bazę</translation>
    </message>
    <message>
        <source>no base</source>
        <extracomment>ghour.base-lost</extracomment>
        <translation>bez bazy</translation>
    </message>
    <message>
        <source>{who}: {sub}, {hand} in hand, {points} TP. Click to see this Field</source>
        <extracomment>ghour.tab-tip</extracomment>
        <translation>{who}: {sub}, na ręce {hand}, {points} PT. Kliknij, aby zobaczyć Pole</translation>
    </message>
    <message>
        <source>hidden {number}</source>
        <extracomment>ghour.hidden</extracomment>
        <translation>ukryta {number}</translation>
    </message>
    <message>
        <source>hidden {number}: {name}</source>
        <extracomment>ghour.hidden-own</extracomment>
        <translation>ukryta {number}: {name}</translation>
    </message>
    <message>
        <source>a card</source>
        <extracomment>ghour.a-card</extracomment>
        <translation>karta</translation>
    </message>
    <message>
        <source>everything</source>
        <extracomment>ghour.everything</extracomment>
        <translation>wszystko</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>ghour.chronicle</extracomment>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>The day's order</source>
        <extracomment>ghour.order</extracomment>
        <translation>Porządek dnia</translation>
    </message>
    <message>
        <source>is asked</source>
        <extracomment>ghour.asked</extracomment>
        <translation>jest pytany</translation>
    </message>
    <message>
        <source>announced against {who}</source>
        <extracomment>ghour.did-announce</extracomment>
        <translation>zapowiedź przeciw: {who}</translation>
    </message>
    <message>
        <source>attacked {who}</source>
        <extracomment>ghour.did-attack</extracomment>
        <translation>atak na: {who}</translation>
    </message>
    <message>
        <source>recruited</source>
        <extracomment>ghour.did-recruit</extracomment>
        <translation>werbunek</translation>
    </message>
    <message>
        <source>claimed the floor</source>
        <extracomment>ghour.did-claim</extracomment>
        <translation>prośba o głos</translation>
    </message>
    <message>
        <source>{who}: {deck}</source>
        <extracomment>ghour.row-player</extracomment>
        <translation>{who}: {deck}</translation>
    </message>
    <message>
        <source>{hand} of at most {limit} in hand, {colony} in the Colony, {grave} in the Graveyard, {points} TP</source>
        <extracomment>ghour.row-counts</extracomment>
        <translation>na ręce {hand} (najwyżej {limit}), w Kolonii {colony}, na Cmentarzu {grave}, {points} PT</translation>
    </message>
    <message numerus="yes">
        <source>Colony of {who}: %n card(s) face-down</source>
        <extracomment>ghour.colony-tip</extracomment>
        <translation>
            <numerusform>Kolonia – {who}: %n zakryta karta</numerusform>
            <numerusform>Kolonia – {who}: %n zakryte karty</numerusform>
            <numerusform>Kolonia – {who}: %n zakrytych kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruiter: {name}</source>
        <extracomment>ghour.recruiter-tip</extracomment>
        <translation>Werbownik: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Graveyard of {who}: %n card(s)</source>
        <extracomment>ghour.grave-tip, ghour.looking-grave</extracomment>
        <translation>
            <numerusform>Cmentarz – {who}: %n karta</numerusform>
            <numerusform>Cmentarz – {who}: %n karty</numerusform>
            <numerusform>Cmentarz – {who}: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>On top: {name}</source>
        <extracomment>ghour.grave-top</extracomment>
        <translation>Na wierzchu: {name}</translation>
    </message>
    <message>
        <source>Trophies of {who}: {n} TP ({values})</source>
        <extracomment>ghour.trophies-tip</extracomment>
        <translation>Trofea – {who}: {n} PT ({values})</translation>
    </message>
    <message>
        <source>Click twice to look into it: once a day</source>
        <extracomment>ghour.look-tip</extracomment>
        <translation>Kliknij dwa razy, by zajrzeć: raz dziennie</translation>
    </message>
    <message>
        <source>{name}: {who}, {state}</source>
        <extracomment>ghour.unit</extracomment>
        <translation>{name}: {who}, {state}</translation>
    </message>
    <message>
        <source>hidden {number}: {who}, {state}</source>
        <extracomment>ghour.unit-hidden</extracomment>
        <translation>ukryta {number}: {who}, {state}</translation>
    </message>
    <message>
        <source>Damage so far: {n}</source>
        <extracomment>ghour.unit-damage</extracomment>
        <translation>Obrażenia dotąd: {n}</translation>
    </message>
    <message>
        <source>With it: {name}</source>
        <extracomment>ghour.unit-carries</extracomment>
        <translation>Z nią: {name}</translation>
    </message>
    <message>
        <source>Aimed at: {what}</source>
        <extracomment>ghour.unit-aims</extracomment>
        <translation>Cel: {what}</translation>
    </message>
    <message>
        <source>{name}, attached to {host}</source>
        <extracomment>ghour.attached</extracomment>
        <translation>{name}, dołączone do: {host}</translation>
    </message>
    <message>
        <source>attack {values}</source>
        <extracomment>ghour.values-attack</extracomment>
        <translation>atak {values}</translation>
    </message>
    <message>
        <source>defence {value}</source>
        <extracomment>ghour.values-defence</extracomment>
        <translation>obrona {value}</translation>
    </message>
    <message>
        <source>{amount} attack: {why}</source>
        <extracomment>ghour.change-attack</extracomment>
        <translation>{amount} atak: {why}</translation>
    </message>
    <message>
        <source>{amount} defence: {why}</source>
        <extracomment>ghour.change-defence</extracomment>
        <translation>{amount} obrona: {why}</translation>
    </message>
    <message>
        <source>{gained}: {why}</source>
        <extracomment>ghour.change-keywords</extracomment>
        <translation>{gained}: {why}</translation>
    </message>
    <message>
        <source>attached</source>
        <extracomment>ghour.by-attached</extracomment>
        <translation>dołączone</translation>
    </message>
    <message>
        <source>until the end of the battle</source>
        <extracomment>ghour.by-battle</extracomment>
        <translation>do końca walki</translation>
    </message>
    <message>
        <source>kamikaze</source>
        <extracomment>ghour.by-kamikaze</extracomment>
        <translation>kamikadze</translation>
    </message>
    <message>
        <source>catapult turned again</source>
        <extracomment>ghour.by-catapult</extracomment>
        <translation>katapulta obrócona ponownie</translation>
    </message>
    <message>
        <source>knows the attacker's colour</source>
        <extracomment>ghour.by-knowledge</extracomment>
        <translation>zna barwę atakującego</translation>
    </message>
    <message>
        <source>life drunk</source>
        <extracomment>ghour.by-life-drinker</extracomment>
        <translation>wyssane życie</translation>
    </message>
    <message>
        <source>until the end of the day</source>
        <extracomment>ghour.by-day</extracomment>
        <translation>do końca dnia</translation>
    </message>
    <message>
        <source>Price: {price}</source>
        <extracomment>ghour.price</extracomment>
        <translation>Cena: {price}</translation>
    </message>
    <message numerus="yes">
        <source>Recruits %n card(s)</source>
        <extracomment>ghour.recruits</extracomment>
        <translation>
            <numerusform>Werbuje %n kartę</numerusform>
            <numerusform>Werbuje %n karty</numerusform>
            <numerusform>Werbuje %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>No card in hand</source>
        <extracomment>ghour.hand-empty</extracomment>
        <translation>Brak kart na ręce</translation>
    </message>
    <message>
        <source>Into your hand</source>
        <extracomment>ghour.into-hand</extracomment>
        <translation>Na rękę</translation>
    </message>
    <message>
        <source>Goods of symbols, to be used now or lost</source>
        <extracomment>ghour.purse-tip</extracomment>
        <translation>Dobra z symboli: użyj teraz albo przepadną</translation>
    </message>
    <message>
        <source>Announce an attack: carry the swords to an opponent</source>
        <extracomment>ghour.swords-tip</extracomment>
        <translation>Zapowiedz atak: zanieś miecze do przeciwnika</translation>
    </message>
    <message>
        <source>The attack</source>
        <extracomment>ghour.attack</extracomment>
        <translation>Atak</translation>
    </message>
    <message>
        <source>{who} against {whom}</source>
        <extracomment>ghour.attack-of</extracomment>
        <translation>{who} przeciw: {whom}</translation>
    </message>
    <message>
        <source>unpaid mercenaries: {who}</source>
        <extracomment>ghour.attack-mercenary</extracomment>
        <translation>niezapłaceni najemnicy: {who}</translation>
    </message>
    <message>
        <source>Blocked by {names}</source>
        <extracomment>ghour.blocked-by</extracomment>
        <translation>Blokuje: {names}</translation>
    </message>
    <message numerus="yes">
        <source>Named as an axe's next line (%n)</source>
        <extracomment>ghour.overflows</extracomment>
        <translation>
            <numerusform>Następna linia topora (%n)</numerusform>
            <numerusform>Następna linia topora (%n)</numerusform>
            <numerusform>Następna linia topora (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>The axe goes on to {name} if it kills</source>
        <extracomment>ghour.overflow-tip</extracomment>
        <translation>Topór idzie dalej, jeśli zabije: {name}</translation>
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
            <numerusform>zostało %n</numerusform>
            <numerusform>zostało %n</numerusform>
            <numerusform>zostało %n</numerusform>
        </translation>
    </message>
    <message>
        <source>falls</source>
        <extracomment>ghour.falls</extracomment>
        <translation>pada</translation>
    </message>
    <message>
        <source>dies</source>
        <extracomment>ghour.dies</extracomment>
        <translation>ginie</translation>
    </message>
    <message>
        <source>unhurt</source>
        <extracomment>ghour.unhurt</extracomment>
        <translation>bez szwanku</translation>
    </message>
    <message>
        <source>ravaging: doubled</source>
        <extracomment>ghour.doubled</extracomment>
        <translation>niszczyciel: podwójnie</translation>
    </message>
    <message>
        <source>Damage</source>
        <extracomment>ghour.damage</extracomment>
        <translation>Obrażenia</translation>
    </message>
    <message>
        <source>Divide damage</source>
        <extracomment>ghour.divide</extracomment>
        <translation>Podział obrażeń</translation>
    </message>
    <message>
        <source>Click whom it hits</source>
        <extracomment>ghour.divide-target</extracomment>
        <translation>Kliknij, kogo trafia</translation>
    </message>
    <message>
        <source>Click for how much</source>
        <extracomment>ghour.divide-points</extracomment>
        <translation>Kliknij ile</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>ghour.points</extracomment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>choose who attacks, then click the target</source>
        <extracomment>ghour.choose-attackers</extracomment>
        <translation>wybierz, kto atakuje, potem kliknij cel</translation>
    </message>
    <message>
        <source>The pile of {who}</source>
        <extracomment>ghour.cut-title</extracomment>
        <translation>Talia – {who}</translation>
    </message>
    <message>
        <source>click where to cut, or leave it as it is</source>
        <extracomment>ghour.cut-hint</extracomment>
        <translation>kliknij, gdzie przełożyć, albo zostaw</translation>
    </message>
    <message>
        <source>The top of the pile</source>
        <extracomment>ghour.cut-top</extracomment>
        <translation>Wierzch talii</translation>
    </message>
    <message numerus="yes">
        <source>Trophies of {who}: %n card(s)</source>
        <extracomment>ghour.looking-trophies</extracomment>
        <translation>
            <numerusform>Trofea – {who}: %n karta</numerusform>
            <numerusform>Trofea – {who}: %n karty</numerusform>
            <numerusform>Trofea – {who}: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>only you see this; each pile once a day</source>
        <extracomment>ghour.looking-hint</extracomment>
        <translation>widzisz tylko ty; każdy stos raz dziennie</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>ghour.close</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Your undead</source>
        <extracomment>ghour.undead-title</extracomment>
        <translation>Twoi nieumarli</translation>
    </message>
    <message>
        <source>take one back instead of a drawn card: click it, then your hand</source>
        <extracomment>ghour.undead-hint</extracomment>
        <translation>zamiast dobierać, weź jednego: kliknij go, potem rękę</translation>
    </message>
    <message>
        <source>Signs: the weak card is at stake</source>
        <extracomment>ghour.signs-weak</extracomment>
        <translation>Znaki: stawką jest słaba karta</translation>
    </message>
    <message>
        <source>Signs: the shapeshifter is at stake</source>
        <extracomment>ghour.signs-shift</extracomment>
        <translation>Znaki: stawką jest zmiennokształtny</translation>
    </message>
    <message>
        <source>Signs: who attacks first?</source>
        <extracomment>ghour.signs-contest</extracomment>
        <translation>Znaki: kto atakuje pierwszy?</translation>
    </message>
    <message numerus="yes">
        <source>tied %n time(s): once more</source>
        <extracomment>ghour.signs-tied</extracomment>
        <translation>
            <numerusform>%n remis: jeszcze raz</numerusform>
            <numerusform>%n remisy: jeszcze raz</numerusform>
            <numerusform>%n remisów: jeszcze raz</numerusform>
        </translation>
    </message>
    <message>
        <source>The signs are shown</source>
        <extracomment>ghour.signs-shown</extracomment>
        <translation>Znaki odkryte</translation>
    </message>
    <message>
        <source>{who} wins</source>
        <extracomment>ghour.signs-won</extracomment>
        <translation>{who} wygrywa</translation>
    </message>
    <message>
        <source>a tie: once more</source>
        <extracomment>ghour.signs-again</extracomment>
        <translation>remis: jeszcze raz</translation>
    </message>
    <message>
        <source>Rock</source>
        <extracomment>ghour.sign-rock</extracomment>
        <translation>Kamień</translation>
    </message>
    <message>
        <source>Paper</source>
        <extracomment>ghour.sign-paper</extracomment>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Scissors</source>
        <extracomment>ghour.sign-scissors</extracomment>
        <translation>Nożyce</translation>
    </message>
    <message>
        <source>{who}: locked</source>
        <extracomment>ghour.sign-locked</extracomment>
        <translation>{who}: gotowe</translation>
    </message>
    <message>
        <source>{who}: still choosing</source>
        <extracomment>ghour.sign-open</extracomment>
        <translation>{who}: jeszcze wybiera</translation>
    </message>
    <message>
        <source>yields</source>
        <extracomment>ghour.yields</extracomment>
        <translation>daje</translation>
    </message>
    <message>
        <source>Still missing</source>
        <extracomment>ghour.missing</extracomment>
        <translation>Jeszcze brakuje</translation>
    </message>
    <message>
        <source>nothing is missing: confirm</source>
        <extracomment>ghour.nothing-missing</extracomment>
        <translation>niczego nie brakuje: potwierdź</translation>
    </message>
    <message>
        <source>whom you do not pay attacks your base</source>
        <extracomment>ghour.hire-hint</extracomment>
        <translation>kogo nie opłacisz, zaatakuje twoją bazę</translation>
    </message>
    <message>
        <source>may answer:</source>
        <extracomment>ghour.may-answer</extracomment>
        <translation>może odpowiedzieć:</translation>
    </message>
    <message>
        <source>click a sign, then your box: nobody else sees it</source>
        <extracomment>ghour.signs-hint</extracomment>
        <translation>kliknij znak, potem swoją skrzynkę: nikt inny nie widzi</translation>
    </message>
    <message>
        <source>still missing: {goods}</source>
        <extracomment>ghour.still</extracomment>
        <translation>jeszcze brakuje: {goods}</translation>
    </message>
    <message>
        <source>the price is covered</source>
        <extracomment>ghour.covered</extracomment>
        <translation>cena pokryta</translation>
    </message>
    <message>
        <source>too much: {goods} would be lost</source>
        <extracomment>ghour.left-over</extracomment>
        <translation>nadmiar, przepadnie: {goods}</translation>
    </message>
    <message numerus="yes">
        <source>%n helper(s) turn it straighter</source>
        <extracomment>ghour.helping</extracomment>
        <translation>
            <numerusform>%n pomocnik prostuje</numerusform>
            <numerusform>%n pomocników prostuje</numerusform>
            <numerusform>%n pomocników prostuje</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>you have %n TP</source>
        <extracomment>ghour.threshold</extracomment>
        <translation>
            <numerusform>masz %n PT</numerusform>
            <numerusform>masz %n PT</numerusform>
            <numerusform>masz %n PT</numerusform>
        </translation>
    </message>
    <message>
        <source>Turned</source>
        <extracomment>ghour.turned</extracomment>
        <translation>Obrócone</translation>
    </message>
    <message>
        <source>a click on a badge turns its card</source>
        <extracomment>ghour.turned-hint</extracomment>
        <translation>kliknięcie znaku obraca kartę</translation>
    </message>
    <message>
        <source>click a row to take it back</source>
        <extracomment>ghour.retract-hint</extracomment>
        <translation>kliknij wiersz, aby go cofnąć</translation>
    </message>
    <message>
        <source>Take back from the payment: {name} (Backspace: the last step)</source>
        <extracomment>ghour.retract</extracomment>
        <translation>Wycofaj z zapłaty: {name} (Backspace: ostatni krok)</translation>
    </message>
    <message>
        <source>Market</source>
        <extracomment>ghour.market</extracomment>
        <translation>Targ</translation>
    </message>
    <message>
        <source>one market; with two 2 : 1</source>
        <extracomment>ghour.market-one</extracomment>
        <translation>jeden targ; z dwoma 2 : 1</translation>
    </message>
    <message>
        <source>you have several markets</source>
        <extracomment>ghour.market-two</extracomment>
        <translation>masz kilka targów</translation>
    </message>
    <message>
        <source>give</source>
        <extracomment>ghour.market-give</extracomment>
        <translation>oddaj</translation>
    </message>
    <message>
        <source>take</source>
        <extracomment>ghour.market-take</extracomment>
        <translation>weź</translation>
    </message>
    <message>
        <source>Give {rate} {good}</source>
        <extracomment>ghour.give-tip</extracomment>
        <translation>Oddaj {rate}: {good}</translation>
    </message>
    <message>
        <source>Take 1 {good}</source>
        <extracomment>ghour.take-tip</extracomment>
        <translation>Weź 1: {good}</translation>
    </message>
    <message>
        <source>this sacrifices it</source>
        <extracomment>ghour.sacrifice</extracomment>
        <translation>to ją poświęca</translation>
    </message>
    <message>
        <source>Let it take effect</source>
        <extracomment>ghour.deed-ripe</extracomment>
        <translation>Niech zadziała</translation>
    </message>
    <message>
        <source>Kamikaze: +3 attack</source>
        <extracomment>ghour.deed-explode</extracomment>
        <translation>Kamikadze: +3 ataku</translation>
    </message>
    <message>
        <source>Play signs for its shape</source>
        <extracomment>ghour.deed-shift</extracomment>
        <translation>Zagraj w znaki o kształt</translation>
    </message>
    <message>
        <source>Turn the catapult once more</source>
        <extracomment>ghour.deed-wind</extracomment>
        <translation>Obróć katapultę jeszcze raz</translation>
    </message>
    <message>
        <source>Attack value {n}</source>
        <extracomment>ghour.deed-value</extracomment>
        <translation>Wartość ataku {n}</translation>
    </message>
    <message numerus="yes">
        <source>Ripe in %n day(s)</source>
        <extracomment>ghour.timer</extracomment>
        <translation>
            <numerusform>Dojrzeje za %n dzień</numerusform>
            <numerusform>Dojrzeje za %n dni</numerusform>
            <numerusform>Dojrzeje za %n dni</numerusform>
        </translation>
    </message>
    <message>
        <source>once more if you mean it</source>
        <extracomment>ghour.warn-again</extracomment>
        <translation>jeszcze raz, jeśli na pewno</translation>
    </message>
    <message>
        <source>won by {names}</source>
        <extracomment>ghour.won</extracomment>
        <translation>wygrywa: {names}</translation>
    </message>
    <message>
        <source>This ends the game for you</source>
        <extracomment>ghour.warn-give-up</extracomment>
        <translation>To kończy dla ciebie grę</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>ghour.leave</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>ghour.cancel</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Start again</source>
        <extracomment>ghour.undo-steps</extracomment>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Propose</source>
        <extracomment>ghour.propose</extracomment>
        <translation>Zaproponuj</translation>
    </message>
    <message>
        <source>Keep passing</source>
        <extracomment>ghour.quiet</extracomment>
        <translation>Pasuj dalej</translation>
    </message>
    <message>
        <source>Pass until something happens</source>
        <extracomment>ghour.quiet-tip</extracomment>
        <translation>Pasuj, aż coś się stanie</translation>
    </message>
    <message>
        <source>Play it</source>
        <extracomment>ghour.pay-play</extracomment>
        <translation>Zagraj ją</translation>
    </message>
    <message>
        <source>Cast it</source>
        <extracomment>ghour.pay-cast</extracomment>
        <translation>Rzuć je</translation>
    </message>
    <message>
        <source>Use it</source>
        <extracomment>ghour.pay-use</extracomment>
        <translation>Użyj go</translation>
    </message>
    <message>
        <source>Bribe it</source>
        <extracomment>ghour.pay-bribe</extracomment>
        <translation>Przekup go</translation>
    </message>
    <message>
        <source>That is what I pay</source>
        <extracomment>ghour.pay-hire</extracomment>
        <translation>Tyle płacę</translation>
    </message>
    <message>
        <source>Pay</source>
        <extracomment>ghour.pay-surcharge</extracomment>
        <translation>Zapłać</translation>
    </message>
    <message>
        <source>Pay for {name}</source>
        <extracomment>ghour.paying-play, ghour.paying-cast</extracomment>
        <translation>Zapłać za: {name}</translation>
    </message>
    <message>
        <source>Pay the symbol: {name}</source>
        <extracomment>ghour.paying-use</extracomment>
        <translation>Zapłać za symbol: {name}</translation>
    </message>
    <message>
        <source>Bribe {name}</source>
        <extracomment>ghour.paying-bribe, ghour.do-bribe</extracomment>
        <translation>Przekup: {name}</translation>
    </message>
    <message>
        <source>Pay the surcharge: {name}</source>
        <extracomment>ghour.paying-surcharge</extracomment>
        <translation>Zapłać dopłatę: {name}</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>ghour.pass-floor, ghour.do-pass</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Let it come</source>
        <extracomment>ghour.pass-answer, ghour.pass-window, ghour.do-let</extracomment>
        <translation>Niech będzie</translation>
    </message>
    <message>
        <source>Let the goods be lost</source>
        <extracomment>ghour.pass-spend</extracomment>
        <translation>Niech dobra przepadną</translation>
    </message>
    <message>
        <source>Pass: the day ends</source>
        <extracomment>ghour.pass-last</extracomment>
        <translation>Pas: koniec dnia</translation>
    </message>
    <message>
        <source>Send at least one card, then click its target</source>
        <extracomment>ghour.attack-how</extracomment>
        <translation>Wyślij choć jedną kartę, potem kliknij jej cel</translation>
    </message>
    <message>
        <source>click a blocker, then whom it blocks</source>
        <extracomment>ghour.hint-blocks</extracomment>
        <translation>kliknij blokującego, potem tego, kogo blokuje</translation>
    </message>
    <message>
        <source>click your attackers, then the target</source>
        <extracomment>ghour.hint-declare</extracomment>
        <translation>kliknij atakujących, potem cel</translation>
    </message>
    <message>
        <source>as many as your base holds</source>
        <extracomment>ghour.hint-opening</extracomment>
        <translation>tyle, ile mieści twoja baza</translation>
    </message>
    <message>
        <source>click a card, then your Graveyard</source>
        <extracomment>ghour.hint-discard-down</extracomment>
        <translation>kliknij kartę, potem swój Cmentarz</translation>
    </message>
    <message>
        <source>before the blocks</source>
        <extracomment>ghour.hint-first</extracomment>
        <translation>przed blokami</translation>
    </message>
    <message>
        <source>before the damage</source>
        <extracomment>ghour.hint-second</extracomment>
        <translation>przed obrażeniami</translation>
    </message>
    <message>
        <source>a card is about to die</source>
        <extracomment>ghour.hint-effect</extracomment>
        <translation>karta zaraz zginie</translation>
    </message>
    <message>
        <source>in how many days is it ripe?</source>
        <extracomment>ghour.hint-timer</extracomment>
        <translation>za ile dni dojrzeje?</translation>
    </message>
    <message>
        <source>which of these?</source>
        <extracomment>ghour.hint-deed</extracomment>
        <translation>które z nich?</translation>
    </message>
    <message>
        <source>click your Field to play it</source>
        <extracomment>ghour.hint-play</extracomment>
        <translation>kliknij swoje Pole, by ją zagrać</translation>
    </message>
    <message>
        <source>or your Colony to recruit with it</source>
        <extracomment>ghour.hint-recruit</extracomment>
        <translation>albo Kolonię, by nią werbować</translation>
    </message>
    <message>
        <source>click whom {name} is for</source>
        <extracomment>ghour.hint-target</extracomment>
        <translation>kliknij, dla kogo: {name}</translation>
    </message>
    <message>
        <source>click the player it is for</source>
        <extracomment>ghour.hint-player</extracomment>
        <translation>kliknij gracza, dla którego to jest</translation>
    </message>
    <message>
        <source>{who}: claim the floor</source>
        <extracomment>ghour.call-claim</extracomment>
        <translation>{who}: prosi o głos</translation>
    </message>
    <message>
        <source>click whom you attack</source>
        <extracomment>ghour.hint-swords</extracomment>
        <translation>kliknij, kogo atakujesz</translation>
    </message>
    <message>
        <source>once more to look into it</source>
        <extracomment>ghour.hint-look</extracomment>
        <translation>jeszcze raz, by zajrzeć</translation>
    </message>
    <message>
        <source>what glows can be used; the swords go to whom you attack</source>
        <extracomment>ghour.hint-floor</extracomment>
        <translation>co się żarzy, można użyć; miecze prowadzą do celu ataku</translation>
    </message>
    <message>
        <source>click the target once more, or the button</source>
        <extracomment>ghour.hint-strike</extracomment>
        <translation>kliknij cel jeszcze raz albo przycisk</translation>
    </message>
    <message>
        <source>click whom it is for</source>
        <extracomment>ghour.hint-aim</extracomment>
        <translation>kliknij, dla kogo</translation>
    </message>
    <message>
        <source>Bows strike first</source>
        <extracomment>ghour.step-first</extracomment>
        <translation>Najpierw łuki</translation>
    </message>
    <message>
        <source>Clubs and axes strike</source>
        <extracomment>ghour.step-second</extracomment>
        <translation>Maczugi i topory</translation>
    </message>
    <message>
        <source>Bows first</source>
        <extracomment>ghour.bows</extracomment>
        <translation>Najpierw łuki</translation>
    </message>
    <message>
        <source>Clubs, axes</source>
        <extracomment>ghour.clubs</extracomment>
        <translation>Maczugi, topory</translation>
    </message>
    <message>
        <source>round {n}: berserk</source>
        <extracomment>ghour.step-round</extracomment>
        <translation>runda {n}: szał bojowy</translation>
    </message>
    <message>
        <source>Fallen: {names}</source>
        <extracomment>ghour.told-fell</extracomment>
        <translation>Polegli: {names}</translation>
    </message>
    <message>
        <source>The base is hit: {who}</source>
        <extracomment>ghour.base-hit</extracomment>
        <translation>Trafiona baza: {who}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) milled from the Colony</source>
        <extracomment>ghour.base-milled</extracomment>
        <translation>
            <numerusform>%n karta z Kolonii</numerusform>
            <numerusform>%n karty z Kolonii</numerusform>
            <numerusform>%n kart z Kolonii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) discarded unseen</source>
        <extracomment>ghour.base-discarded</extracomment>
        <translation>
            <numerusform>%n karta odrzucona w ciemno</numerusform>
            <numerusform>%n karty odrzucone w ciemno</numerusform>
            <numerusform>%n kart odrzuconych w ciemno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lift %n card(s) off the pile</source>
        <extracomment>ghour.do-cut</extracomment>
        <translation>
            <numerusform>Zdejmij %n kartę z talii</numerusform>
            <numerusform>Zdejmij %n karty z talii</numerusform>
            <numerusform>Zdejmij %n kart z talii</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave it as it is</source>
        <extracomment>ghour.do-leave-it</extracomment>
        <translation>Zostaw tak</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <extracomment>ghour.do-draw</extracomment>
        <translation>
            <numerusform>Dobierz %n kartę</numerusform>
            <numerusform>Dobierz %n karty</numerusform>
            <numerusform>Dobierz %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>No more</source>
        <extracomment>ghour.do-stop</extracomment>
        <translation>Wystarczy</translation>
    </message>
    <message>
        <source>Take back {name} from {who}</source>
        <extracomment>ghour.do-take-back</extracomment>
        <translation>Weź z powrotem: {name} ({who})</translation>
    </message>
    <message>
        <source>Play {name}</source>
        <extracomment>ghour.do-play</extracomment>
        <translation>Zagraj: {name}</translation>
    </message>
    <message>
        <source>Attach {name} to {host}</source>
        <extracomment>ghour.do-attach</extracomment>
        <translation>Dołącz: {name} do: {host}</translation>
    </message>
    <message>
        <source>Cast {name}: {what}</source>
        <extracomment>ghour.do-cast</extracomment>
        <translation>Rzuć {name}: {what}</translation>
    </message>
    <message>
        <source>Place {name}, turned {turned}: {what}</source>
        <extracomment>ghour.do-place</extracomment>
        <translation>Połóż {name}, obrót {turned}: {what}</translation>
    </message>
    <message>
        <source>{name}: {what} – {target}</source>
        <extracomment>ghour.do-use</extracomment>
        <translation>{name}: {what} – {target}</translation>
    </message>
    <message>
        <source>{what} ({name} helps)</source>
        <extracomment>ghour.do-helped</extracomment>
        <translation>{what} (pomaga {name})</translation>
    </message>
    <message>
        <source>Turn {name}: {what}</source>
        <extracomment>ghour.do-turn</extracomment>
        <translation>Obróć {name}: {what}</translation>
    </message>
    <message>
        <source>{name} helps: {what}</source>
        <extracomment>ghour.do-help</extracomment>
        <translation>{name} pomaga: {what}</translation>
    </message>
    <message>
        <source>Exchange {give} for {take}</source>
        <extracomment>ghour.do-exchange</extracomment>
        <translation>Wymień: {give} na {take}</translation>
    </message>
    <message>
        <source>Cast {name} for {goods}</source>
        <extracomment>ghour.do-yield</extracomment>
        <translation>Rzuć {name}: {goods}</translation>
    </message>
    <message>
        <source>{name} builds</source>
        <extracomment>ghour.do-build</extracomment>
        <translation>{name} buduje</translation>
    </message>
    <message>
        <source>{name} helps building</source>
        <extracomment>ghour.do-assist</extracomment>
        <translation>{name} pomaga budować</translation>
    </message>
    <message>
        <source>Pay {name}</source>
        <extracomment>ghour.do-hire</extracomment>
        <translation>Zapłać: {name}</translation>
    </message>
    <message>
        <source>Confirm</source>
        <extracomment>ghour.do-confirm</extracomment>
        <translation>Potwierdź</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <extracomment>ghour.do-refrain</extracomment>
        <translation>Nie płacę</translation>
    </message>
    <message>
        <source>Let {name} take effect</source>
        <extracomment>ghour.do-ripe</extracomment>
        <translation>Niech zadziała: {name}</translation>
    </message>
    <message>
        <source>Recruit with {name}</source>
        <extracomment>ghour.do-recruit</extracomment>
        <translation>Werbuj kartą: {name}</translation>
    </message>
    <message>
        <source>Recruit with {name}, from the Field</source>
        <extracomment>ghour.do-dismiss</extracomment>
        <translation>Werbuj kartą z Pola: {name}</translation>
    </message>
    <message>
        <source>Announce an attack on {who}</source>
        <extracomment>ghour.do-announce</extracomment>
        <translation>Zapowiedz atak na: {who}</translation>
    </message>
    <message>
        <source>Withdraw it</source>
        <extracomment>ghour.do-withdraw</extracomment>
        <translation>Wycofaj</translation>
    </message>
    <message>
        <source>Look into the Graveyard of {who}</source>
        <extracomment>ghour.do-look-grave</extracomment>
        <translation>Zajrzyj na Cmentarz: {who}</translation>
    </message>
    <message>
        <source>Look into the Trophies of {who}</source>
        <extracomment>ghour.do-look-trophies</extracomment>
        <translation>Zajrzyj do Trofeów: {who}</translation>
    </message>
    <message>
        <source>Discard {name}</source>
        <extracomment>ghour.do-discard</extracomment>
        <translation>Odrzuć: {name}</translation>
    </message>
    <message>
        <source>Turn it face-down</source>
        <extracomment>ghour.do-hide</extracomment>
        <translation>Zakryj ją</translation>
    </message>
    <message>
        <source>Leave it face-up</source>
        <extracomment>ghour.do-show</extracomment>
        <translation>Zostaw odkrytą</translation>
    </message>
    <message>
        <source>Play signs against {who}</source>
        <extracomment>ghour.do-challenge</extracomment>
        <translation>Zagraj w znaki: {who}</translation>
    </message>
    <message>
        <source>Let the others go first</source>
        <extracomment>ghour.do-courtesy</extracomment>
        <translation>Ustąp innym</translation>
    </message>
    <message>
        <source>Attack with {name}</source>
        <extracomment>ghour.do-send</extracomment>
        <translation>Atakuj kartą: {name}</translation>
    </message>
    <message>
        <source>Attack {name}</source>
        <extracomment>ghour.do-strike</extracomment>
        <translation>Cel: {name}</translation>
    </message>
    <message numerus="yes">
        <source>Attack with %n card(s)</source>
        <extracomment>ghour.do-attack</extracomment>
        <translation>
            <numerusform>Atakuj %n kartą</numerusform>
            <numerusform>Atakuj %n kartami</numerusform>
            <numerusform>Atakuj %n kartami</numerusform>
        </translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>ghour.do-attack-now</extracomment>
        <translation>Atakuj</translation>
    </message>
    <message>
        <source>{name} blocks {what}</source>
        <extracomment>ghour.do-guard</extracomment>
        <translation>{name} blokuje: {what}</translation>
    </message>
    <message>
        <source>{what} (attack {value})</source>
        <extracomment>ghour.do-guard-with</extracomment>
        <translation>{what} (atak {value})</translation>
    </message>
    <message>
        <source>The axe of {name} goes on to {what}</source>
        <extracomment>ghour.do-overflow</extracomment>
        <translation>Topór ({name}) idzie dalej: {what}</translation>
    </message>
    <message>
        <source>Blocks are set</source>
        <extracomment>ghour.do-done</extracomment>
        <translation>Bloki ustawione</translation>
    </message>
    <message>
        <source>{name}: use the kamikaze</source>
        <extracomment>ghour.do-explode</extracomment>
        <translation>{name}: użyj kamikadze</translation>
    </message>
    <message>
        <source>{name}: play signs for its shape</source>
        <extracomment>ghour.do-shift</extracomment>
        <translation>{name}: zagraj w znaki o kształt</translation>
    </message>
    <message>
        <source>Turn {name} once more</source>
        <extracomment>ghour.do-wind</extracomment>
        <translation>{name}: jeszcze jeden obrót</translation>
    </message>
    <message numerus="yes">
        <source>%n to {name}</source>
        <extracomment>ghour.do-split</extracomment>
        <translation>
            <numerusform>%n dla: {name}</numerusform>
            <numerusform>%n dla: {name}</numerusform>
            <numerusform>%n dla: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} takes the items</source>
        <extracomment>ghour.do-loot</extracomment>
        <translation>{name} bierze przedmioty</translation>
    </message>
    <message numerus="yes">
        <source>Mill %n card(s) of the Colony</source>
        <extracomment>ghour.do-mill</extracomment>
        <translation>
            <numerusform>Odrzuć %n kartę z Kolonii</numerusform>
            <numerusform>Odrzuć %n karty z Kolonii</numerusform>
            <numerusform>Odrzuć %n kart z Kolonii</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard one unseen</source>
        <extracomment>ghour.do-discard-unseen</extracomment>
        <translation>Odrzuć jedną w ciemno</translation>
    </message>
    <message>
        <source>Accept the draw</source>
        <extracomment>ghour.do-agree</extracomment>
        <translation>Zgoda na remis</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>ghour.do-decline</extracomment>
        <translation>Gramy dalej</translation>
    </message>
    <message>
        <source>Day {day}</source>
        <extracomment>ghour.log.dawned</extracomment>
        <translation>Dzień {day}</translation>
    </message>
    <message>
        <source>Evening of day {day}</source>
        <extracomment>ghour.log.evening</extracomment>
        <translation>Wieczór dnia {day}</translation>
    </message>
    <message>
        <source>{who} cuts the pile of {whose}</source>
        <extracomment>ghour.log.cut</extracomment>
        <translation>{who} przekłada talię: {whose}</translation>
    </message>
    <message>
        <source>{who} leaves the pile of {whose}</source>
        <extracomment>ghour.log.not-cut</extracomment>
        <translation>{who} zostawia talię: {whose}</translation>
    </message>
    <message>
        <source>{who} draws a card</source>
        <extracomment>ghour.log.drew</extracomment>
        <translation>{who} dobiera kartę</translation>
    </message>
    <message>
        <source>{who} draws {card}</source>
        <extracomment>ghour.log.drew-card</extracomment>
        <translation>{who} dobiera: {card}</translation>
    </message>
    <message>
        <source>{who} takes back {card}</source>
        <extracomment>ghour.log.took-back</extracomment>
        <translation>{who} bierze z powrotem: {card}</translation>
    </message>
    <message>
        <source>{who} looks into the Graveyard of {whose}</source>
        <extracomment>ghour.log.looked-grave</extracomment>
        <translation>{who} zagląda na Cmentarz: {whose}</translation>
    </message>
    <message>
        <source>{who} looks into the Trophies of {whose}</source>
        <extracomment>ghour.log.looked-trophies</extracomment>
        <translation>{who} zagląda do Trofeów: {whose}</translation>
    </message>
    <message>
        <source>{who} passes</source>
        <extracomment>ghour.log.passed</extracomment>
        <translation>{who} pasuje</translation>
    </message>
    <message>
        <source>{who} claims the floor</source>
        <extracomment>ghour.log.claimed</extracomment>
        <translation>{who} prosi o głos</translation>
    </message>
    <message>
        <source>{who} announces an attack on {whom}</source>
        <extracomment>ghour.log.announced</extracomment>
        <translation>{who} zapowiada atak: {whom}</translation>
    </message>
    <message>
        <source>{who}: the announcement lapses</source>
        <extracomment>ghour.log.lapsed</extracomment>
        <translation>{who}: zapowiedź wygasa</translation>
    </message>
    <message>
        <source>{who} withdraws the announcement</source>
        <extracomment>ghour.log.withdrawn</extracomment>
        <translation>{who} wycofuje zapowiedź</translation>
    </message>
    <message>
        <source>{who} gives up</source>
        <extracomment>ghour.log.gave-up</extracomment>
        <translation>{who} poddaje się</translation>
    </message>
    <message>
        <source>{who} is out</source>
        <extracomment>ghour.log.out</extracomment>
        <translation>{who} odpada</translation>
    </message>
    <message>
        <source>Nothing moves: a draw is offered</source>
        <extracomment>ghour.log.draw-offered</extracomment>
        <translation>Nic się nie dzieje: propozycja remisu</translation>
    </message>
    <message>
        <source>{who} declines the draw</source>
        <extracomment>ghour.log.draw-declined</extracomment>
        <translation>{who} odrzuca remis</translation>
    </message>
    <message>
        <source>{signs}. {who} wins</source>
        <extracomment>ghour.log.signed</extracomment>
        <translation>{signs}. {who} wygrywa</translation>
    </message>
    <message>
        <source>{signs}: a tie</source>
        <extracomment>ghour.log.signed-tied</extracomment>
        <translation>{signs}: remis</translation>
    </message>
    <message>
        <source>The game is over: {who}</source>
        <extracomment>ghour.log.ended</extracomment>
        <translation>Koniec gry: {who}</translation>
    </message>
    <message>
        <source>{who} attaches {card} to {host}</source>
        <extracomment>ghour.log.attached</extracomment>
        <translation>{who} dołącza: {card} – {host}</translation>
    </message>
    <message>
        <source>{who} plays {card}</source>
        <extracomment>ghour.log.played</extracomment>
        <translation>{who} zagrywa: {card}</translation>
    </message>
    <message>
        <source>{who} casts {card}: {what}</source>
        <extracomment>ghour.log.cast</extracomment>
        <translation>{who} rzuca {card}: {what}</translation>
    </message>
    <message>
        <source>{card} takes effect: {what}</source>
        <extracomment>ghour.log.ripe</extracomment>
        <translation>{card} działa: {what}</translation>
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
        <translation>{card}: na Cmentarz ({whose})</translation>
    </message>
    <message>
        <source>{card}: to the Trophies of {whose}</source>
        <extracomment>ghour.log.to-trophies</extracomment>
        <translation>{card}: do Trofeów ({whose})</translation>
    </message>
    <message>
        <source>{card}: onto the Colony of {whose}</source>
        <extracomment>ghour.log.to-colony</extracomment>
        <translation>{card}: na Kolonię ({whose})</translation>
    </message>
    <message>
        <source>{card} leaves the game</source>
        <extracomment>ghour.log.to-nowhere</extracomment>
        <translation>{card} opuszcza grę</translation>
    </message>
    <message>
        <source>{who} bribes {card}</source>
        <extracomment>ghour.log.bribed</extracomment>
        <translation>{who} przekupuje: {card}</translation>
    </message>
    <message>
        <source>A creature lies face-down: hidden {number}</source>
        <extracomment>ghour.log.turned-down</extracomment>
        <translation>Istota leży zakryta: ukryta {number}</translation>
    </message>
    <message>
        <source>{card} is turned up</source>
        <extracomment>ghour.log.turned-up</extracomment>
        <translation>{card} zostaje odkryta</translation>
    </message>
    <message>
        <source>{who} attacks {target} with {cards}</source>
        <extracomment>ghour.log.declared</extracomment>
        <translation>{who} atakuje: {target}; atakujący: {cards}</translation>
    </message>
    <message>
        <source>Unpaid mercenaries attack {target}: {cards}</source>
        <extracomment>ghour.log.mercenary</extracomment>
        <translation>Niezapłaceni najemnicy atakują: {target}; {cards}</translation>
    </message>
    <message>
        <source>{who} does not block</source>
        <extracomment>ghour.log.no-block</extracomment>
        <translation>{who} nie blokuje</translation>
    </message>
    <message>
        <source>{who} blocks with {cards}</source>
        <extracomment>ghour.log.blocked</extracomment>
        <translation>{who} blokuje: {cards}</translation>
    </message>
    <message>
        <source>{card} deals {n} to {target}</source>
        <extracomment>ghour.log.hit</extracomment>
        <translation>{card} zadaje {n}: {target}</translation>
    </message>
    <message>
        <source>{card} loots {victim}</source>
        <extracomment>ghour.log.looted</extracomment>
        <translation>{card} łupi: {victim}</translation>
    </message>
    <message>
        <source>{who} loses from the Colony: {cards}</source>
        <extracomment>ghour.log.milled</extracomment>
        <translation>{who} traci z Kolonii: {cards}</translation>
    </message>
    <message>
        <source>{who} discards {cards}</source>
        <extracomment>ghour.log.discarded</extracomment>
        <translation>{who} odrzuca: {cards}</translation>
    </message>
    <message>
        <source>There is no filter “{word}”</source>
        <extracomment>ghour.search.key</extracomment>
        <translation>Nie ma filtru „{word}”</translation>
    </message>
    <message>
        <source>“{word}” is compared with a whole number, not with “{value}”</source>
        <extracomment>ghour.search.number</extracomment>
        <translation>„{word}” porównuje się z liczbą całkowitą, nie z „{value}”</translation>
    </message>
    <message>
        <source>“{word}” has no more or less: write {word}:</source>
        <extracomment>ghour.search.order</extracomment>
        <translation>„{word}” nie ma więcej ani mniej: wpisz {word}:</translation>
    </message>
    <message>
        <source>the id was used already in {file}, line {line}</source>
        <extracomment>ghour.v102.elsewhere</extracomment>
        <translation>identyfikator był już użyty w {file}, wiersz {line}</translation>
    </message>
    <message>
        <source>the name '{word}' was used in {file}, line {line}</source>
        <extracomment>ghour.v119.elsewhere</extracomment>
        <translation>nazwa „{word}” była już użyta w {file}, wiersz {line}</translation>
    </message>
    <message>
        <source>several cards are called '{word}'</source>
        <extracomment>ghour.v301.several</extracomment>
        <translation>kilka kart nazywa się „{word}”</translation>
    </message>
    <message>
        <source>Write the id of one: {known}.</source>
        <extracomment>ghour.v301.several.mend</extracomment>
        <translation>Wpisz identyfikator jednej: {known}.</translation>
    </message>
    <message>
        <source>worth about {worth}, where its price allows {line}</source>
        <extracomment>ghour.budget.strong, ghour.budget.weak</extracomment>
        <translation>wart około {worth}, a cena pozwala na {line}</translation>
    </message>
    <message>
        <source>Let it cost more, or do less.</source>
        <extracomment>ghour.budget.strong.mend</extracomment>
        <translation>Niech kosztuje więcej albo robi mniej.</translation>
    </message>
    <message>
        <source>Let it cost less, or do more.</source>
        <extracomment>ghour.budget.weak.mend</extracomment>
        <translation>Niech kosztuje mniej albo robi więcej.</translation>
    </message>
    <message>
        <source>Add {card}</source>
        <extracomment>ghour.edit.add</extracomment>
        <translation>Dodaj: {card}</translation>
    </message>
    <message>
        <source>Remove {card}</source>
        <extracomment>ghour.edit.remove</extracomment>
        <translation>Usuń: {card}</translation>
    </message>
    <message>
        <source>Put one card in the place of another</source>
        <extracomment>ghour.edit.swap</extracomment>
        <translation>Zamień jedną kartę na inną</translation>
    </message>
    <message>
        <source>Rename the deck</source>
        <extracomment>ghour.edit.rename</extracomment>
        <translation>Zmień nazwę talii</translation>
    </message>
    <message>
        <source>Change the notes</source>
        <extracomment>ghour.edit.annotate</extracomment>
        <translation>Zmień notatki</translation>
    </message>
    <message>
        <source>Change the colour</source>
        <extracomment>ghour.edit.recolour</extracomment>
        <translation>Zmień kolor</translation>
    </message>
    <message>
        <source>Take another list of cards</source>
        <extracomment>ghour.edit.replace</extracomment>
        <translation>Weź inną listę kart</translation>
    </message>
    <message>
        <source>Meadhall · Ghour · {what} · sheet {sheet} of {sheets} · {side}</source>
        <extracomment>ghour.sheet.title</extracomment>
        <translation>Meadhall · Ghour · {what} · arkusz {sheet} z {sheets} · {side}</translation>
    </message>
    <message>
        <source>fronts</source>
        <extracomment>ghour.sheet.fronts</extracomment>
        <translation>awersy</translation>
    </message>
    <message>
        <source>backs</source>
        <extracomment>ghour.sheet.backs</extracomment>
        <translation>rewersy</translation>
    </message>
    <message>
        <source>Print at 100 %. Icons: game-icons.net, CC BY 3.0</source>
        <extracomment>ghour.sheet.licence</extracomment>
        <translation>Drukuj w skali 100 %. Ikony: game-icons.net, CC BY 3.0</translation>
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
        <translation>Połóż kartę werbunku lub dezercji na stosie albo spasuj</translation>
    </message>
    <message>
        <source>The rum is here: recruiting is open. Lay a card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.marker</extracomment>
        <translation>Jest rum: można werbować. Połóż kartę na stosie albo spasuj</translation>
    </message>
    <message>
        <source>Last call: after the next card nobody can be driven away. Lay a card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.last</extracomment>
        <translation>Ostatnie wezwanie: po następnej karcie nikogo już nie przepędzisz. Połóż kartę na stosie albo spasuj</translation>
    </message>
    <message>
        <source>All warriors are dealt: lay a recruiting card on a pile, or pass</source>
        <extracomment>gold_and_rum.ask.recruit</extracomment>
        <translation>Wszyscy wojownicy rozdani: połóż werbunek na stosie albo spasuj</translation>
    </message>
    <message>
        <source>Name your favourite: what he scores this round, you score</source>
        <extracomment>gold_and_rum.ask.favourite</extracomment>
        <translation>Wskaż faworyta: w tej rundzie dostaniesz tyle punktów co on</translation>
    </message>
    <message>
        <source>Spy {number} is called: ask a warlord for one card, or leave it</source>
        <extracomment>gold_and_rum.ask.spy</extracomment>
        <translation>Wezwano szpiega {number}: zażądaj karty od jednego watażki albo zrezygnuj</translation>
    </message>
    <message>
        <source>Name the race that fights battle {number}</source>
        <extracomment>gold_and_rum.ask.race</extracomment>
        <translation>Wskaż rasę, która stoczy bitwę {number}</translation>
    </message>
    <message>
        <source>How many of these do you lay? {kind}</source>
        <extracomment>gold_and_rum.ask.lay</extracomment>
        <translation>Ile takich kart wykładasz? {kind}</translation>
    </message>
    <message>
        <source>You have no mercenary that can be laid</source>
        <extracomment>gold_and_rum.ask.lay-nothing</extracomment>
        <translation>Nie masz najemnika, którego można wyłożyć</translation>
    </message>
    <message>
        <source>Who uses this card now? {kind}</source>
        <extracomment>gold_and_rum.ask.call</extracomment>
        <translation>Kto teraz używa tej karty? {kind}</translation>
    </message>
    <message>
        <source>Point at the face-down card that the commando shall remove, or withdraw</source>
        <extracomment>gold_and_rum.ask.commando</extracomment>
        <translation>Wskaż zakrytą kartę, którą usunie komandos, albo się wycofaj</translation>
    </message>
    <message>
        <source>No other warlord has laid a card: the commando has nobody to strike. Withdraw</source>
        <extracomment>gold_and_rum.ask.no-target</extracomment>
        <translation>Żaden inny watażka nie wyłożył karty: komandos nie ma kogo uderzyć. Wycofaj się</translation>
    </message>
    <message>
        <source>You do not hold this card: {kind}. Nobody else knows; withdraw</source>
        <extracomment>gold_and_rum.ask.feigned</extracomment>
        <translation>Nie masz tej karty: {kind}. Nikt inny o tym nie wie; wycofaj się</translation>
    </message>
    <message>
        <source>How many goblins board the airship? Or withdraw</source>
        <extracomment>gold_and_rum.ask.airship</extracomment>
        <translation>Ile goblinów wsiada na sterowiec? Albo się wycofaj</translation>
    </message>
    <message>
        <source>There is no goblin in your hand to fly the airship. Withdraw</source>
        <extracomment>gold_and_rum.ask.no-crew</extracomment>
        <translation>Nie masz na ręce goblina, który poprowadzi sterowiec. Wycofaj się</translation>
    </message>
    <message>
        <source>A desertion laid on a desertion has no effect; it lies on top of pile {piles}</source>
        <extracomment>gold_and_rum.warn.deserted</extracomment>
        <translation>Dezercja na dezercji nic nie daje; leży na wierzchu stosu {piles}</translation>
    </message>
    <message>
        <source>The lowest recruiting card owns a pile; there is one on top of pile {piles}</source>
        <extracomment>gold_and_rum.warn.claimed</extracomment>
        <translation>Stos należy do najniższego werbunku; jeden leży już na stosie {piles}</translation>
    </message>
    <message>
        <source>Two leaders of this race are in your army: it is worth nothing, whatever you add</source>
        <extracomment>gold_and_rum.warn.quarrel</extracomment>
        <translation>W twojej armii jest dwóch wodzów tej rasy: cokolwiek dołożysz, jest warta zero</translation>
    </message>
    <message>
        <source>A war machine needs a goblin laid in the same battle, and you hold none</source>
        <extracomment>gold_and_rum.warn.no-goblins</extracomment>
        <translation>Machina wojenna wymaga goblina w tej samej bitwie, a ty go nie masz</translation>
    </message>
    <message>
        <source>There is no such answer in this game</source>
        <extracomment>gold_and_rum.refused.not-asked</extracomment>
        <translation>W tej grze nie ma takiej odpowiedzi</translation>
    </message>
    <message>
        <source>The deal is over</source>
        <extracomment>gold_and_rum.refused.not-dealing</extracomment>
        <translation>Rozdawanie się skończyło</translation>
    </message>
    <message>
        <source>Desertion cards may be laid only until the last warrior card comes</source>
        <extracomment>gold_and_rum.refused.too-late</extracomment>
        <translation>Dezercję można kłaść tylko do ostatniej karty wojownika</translation>
    </message>
    <message>
        <source>The chancellor deals and lays no cards</source>
        <extracomment>gold_and_rum.refused.chancellor-deals</extracomment>
        <translation>Kanclerz rozdaje i nie kładzie kart</translation>
    </message>
    <message>
        <source>Nobody recruits before the rum is here</source>
        <extracomment>gold_and_rum.refused.no-rum</extracomment>
        <translation>Nikt nie werbuje, zanim przybędzie rum</translation>
    </message>
    <message>
        <source>Now it is for {seat} to answer</source>
        <extracomment>gold_and_rum.refused.not-your-turn</extracomment>
        <translation>Teraz odpowiada: {seat}</translation>
    </message>
    <message>
        <source>You have no such card left this round</source>
        <extracomment>gold_and_rum.refused.none-left</extracomment>
        <translation>W tej rundzie nie masz już takiej karty</translation>
    </message>
    <message>
        <source>There is no pile {pile}</source>
        <extracomment>gold_and_rum.refused.no-pile</extracomment>
        <translation>Nie ma stosu {pile}</translation>
    </message>
    <message>
        <source>Pile {pile} has not begun: there is nothing to lay a card on</source>
        <extracomment>gold_and_rum.refused.pile-not-begun</extracomment>
        <translation>Stos {pile} jeszcze się nie zaczął: nie ma na czym położyć karty</translation>
    </message>
    <message>
        <source>Only the chancellor decides this</source>
        <extracomment>gold_and_rum.refused.not-chancellor</extracomment>
        <translation>O tym decyduje tylko kanclerz</translation>
    </message>
    <message>
        <source>The favourite is named when the deal is over</source>
        <extracomment>gold_and_rum.refused.favourite-early</extracomment>
        <translation>Faworyta wskazuje się po rozdaniu</translation>
    </message>
    <message>
        <source>The favourite is named for the whole round</source>
        <extracomment>gold_and_rum.refused.favourite-final</extracomment>
        <translation>Faworyta wskazuje się na całą rundę</translation>
    </message>
    <message>
        <source>The chancellor must favour another player</source>
        <extracomment>gold_and_rum.refused.favourite-self</extracomment>
        <translation>Kanclerz musi wskazać innego gracza</translation>
    </message>
    <message>
        <source>There is no such player</source>
        <extracomment>gold_and_rum.refused.no-player</extracomment>
        <translation>Nie ma takiego gracza</translation>
    </message>
    <message>
        <source>No spy is called now</source>
        <extracomment>gold_and_rum.refused.no-spies-now</extracomment>
        <translation>Teraz nie wzywa się szpiega</translation>
    </message>
    <message>
        <source>The spy that is called belongs to {seat}</source>
        <extracomment>gold_and_rum.refused.spy-not-yours</extracomment>
        <translation>Wezwany szpieg należy do gracza {seat}</translation>
    </message>
    <message>
        <source>The chancellor has no army to spy on</source>
        <extracomment>gold_and_rum.refused.spy-chancellor</extracomment>
        <translation>Kanclerz nie ma armii, którą można szpiegować</translation>
    </message>
    <message>
        <source>You must ask another warlord</source>
        <extracomment>gold_and_rum.refused.spy-self</extracomment>
        <translation>Musisz zażądać od innego watażki</translation>
    </message>
    <message>
        <source>A spy can ask only for spies of a higher number: {kind} is none</source>
        <extracomment>gold_and_rum.refused.spy-lower</extracomment>
        <translation>Szpieg może żądać tylko szpiega o wyższym numerze; to nim nie jest: {kind}</translation>
    </message>
    <message>
        <source>There is no such kind of card</source>
        <extracomment>gold_and_rum.refused.no-kind</extracomment>
        <translation>Nie ma takiego rodzaju karty</translation>
    </message>
    <message>
        <source>No race is to be named now</source>
        <extracomment>gold_and_rum.refused.no-race-now</extracomment>
        <translation>Teraz nie wskazuje się rasy</translation>
    </message>
    <message>
        <source>There is no such race</source>
        <extracomment>gold_and_rum.refused.no-race</extracomment>
        <translation>Nie ma takiej rasy</translation>
    </message>
    <message>
        <source>This race has fought this round: {race}</source>
        <extracomment>gold_and_rum.refused.race-fought</extracomment>
        <translation>Ta rasa już walczyła w tej rundzie: {race}</translation>
    </message>
    <message>
        <source>Nobody lays mercenaries now</source>
        <extracomment>gold_and_rum.refused.no-laying-now</extracomment>
        <translation>Teraz nikt nie wykłada najemników</translation>
    </message>
    <message>
        <source>This card cannot be laid in a battle: {kind}</source>
        <extracomment>gold_and_rum.refused.not-layable</extracomment>
        <translation>Tej karty nie można wyłożyć w bitwie: {kind}</translation>
    </message>
    <message>
        <source>You do not hold this card: {kind}</source>
        <extracomment>gold_and_rum.refused.not-in-hand</extracomment>
        <translation>Nie masz tej karty: {kind}</translation>
    </message>
    <message>
        <source>First say how many of these you lay: {kind}</source>
        <extracomment>gold_and_rum.refused.lay-order</extracomment>
        <translation>Najpierw powiedz, ile takich wykładasz: {kind}</translation>
    </message>
    <message numerus="yes">
        <source>You cannot lay that number of these: {kind}. You hold %n</source>
        <extracomment>gold_and_rum.refused.too-many</extracomment>
        <translation>
            <numerusform>Tylu takich nie możesz wyłożyć: {kind}. Masz %n</numerusform>
            <numerusform>Tylu takich nie możesz wyłożyć: {kind}. Masz %n</numerusform>
            <numerusform>Tylu takich nie możesz wyłożyć: {kind}. Masz %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold mercenaries that can be laid; first say how many of these: {kind}</source>
        <extracomment>gold_and_rum.refused.lay-kinds</extracomment>
        <translation>Masz najemników do wyłożenia; najpierw powiedz, ilu takich: {kind}</translation>
    </message>
    <message>
        <source>No call is open now</source>
        <extracomment>gold_and_rum.refused.no-call-now</extracomment>
        <translation>Teraz nie ma otwartego wezwania</translation>
    </message>
    <message>
        <source>You have answered this call: {kind}</source>
        <extracomment>gold_and_rum.refused.answered</extracomment>
        <translation>Na to wezwanie już odpowiedziałeś: {kind}</translation>
    </message>
    <message>
        <source>This call does not ask you: {kind}</source>
        <extracomment>gold_and_rum.refused.not-eligible</extracomment>
        <translation>To wezwanie nie jest do ciebie: {kind}</translation>
    </message>
    <message>
        <source>Nobody has named himself in a call</source>
        <extracomment>gold_and_rum.refused.not-named</extracomment>
        <translation>Nikt nie zgłosił się na wezwanie</translation>
    </message>
    <message>
        <source>The commando strikes a card of another warlord</source>
        <extracomment>gold_and_rum.refused.own-card</extracomment>
        <translation>Komandos uderza w kartę innego watażki</translation>
    </message>
    <message>
        <source>No face-down card lies there</source>
        <extracomment>gold_and_rum.refused.no-card-there</extracomment>
        <translation>Tam nie leży zakryta karta</translation>
    </message>
    <message>
        <source>The airship needs at least one goblin aboard</source>
        <extracomment>gold_and_rum.refused.no-crew</extracomment>
        <translation>Na sterowcu musi być choć jeden goblin</translation>
    </message>
    <message>
        <source>Gold &amp; Rum is for {low} to {high} players</source>
        <extracomment>gold_and_rum.setup.seats</extracomment>
        <translation>Gold &amp; Rum: liczba graczy od {low} do {high}</translation>
    </message>
    <message>
        <source>The open book is either “on” or “off”, not “{value}”</source>
        <extracomment>gold_and_rum.setup.open-book</extracomment>
        <translation>Otwarta księga to „on” albo „off”, nie „{value}”</translation>
    </message>
    <message>
        <source>A window opens after every card (1) up to every circuit ({piles}), not after “{value}”</source>
        <extracomment>gold_and_rum.setup.step</extracomment>
        <translation>Okno otwiera się od każdej karty (1) do każdego okrążenia ({piles}), nie po „{value}”</translation>
    </message>
    <message>
        <source>Gold &amp; Rum has no option “{name}”</source>
        <extracomment>gold_and_rum.setup.option</extracomment>
        <translation>Gold &amp; Rum nie ma opcji „{name}”</translation>
    </message>
    <message>
        <source>The first chancellor must be one of the players</source>
        <extracomment>gold_and_rum.setup.first</extracomment>
        <translation>Pierwszym kanclerzem musi być jeden z graczy</translation>
    </message>
    <message>
        <source>There is nothing to pick: everything is dealt from one deck</source>
        <extracomment>gold_and_rum.setup.picks</extracomment>
        <translation>Nie ma czego wybierać: wszystko rozdaje się z jednej talii</translation>
    </message>
    <message>
        <source>An answer must be a mapping with a seat and a verb</source>
        <extracomment>gold_and_rum.read.not-a-mapping</extracomment>
        <translation>Odpowiedź musi być mapą z miejscem i czasownikiem</translation>
    </message>
    <message>
        <source>The seat must be a number from 0 up</source>
        <extracomment>gold_and_rum.read.no-seat</extracomment>
        <translation>Miejsce musi być liczbą od 0 w górę</translation>
    </message>
    <message>
        <source>An answer needs exactly one verb of these: {words}</source>
        <extracomment>gold_and_rum.read.no-verb</extracomment>
        <translation>Odpowiedź wymaga dokładnie jednego czasownika z tych: {words}</translation>
    </message>
    <message>
        <source>This is no way to answer with “{word}”</source>
        <extracomment>gold_and_rum.read.bad-value</extracomment>
        <translation>Tak nie odpowiada się słowem „{word}”</translation>
    </message>
    <message>
        <source>There is no kind of warrior card “{word}”</source>
        <extracomment>gold_and_rum.content.unknown-kind</extracomment>
        <translation>Nie ma rodzaju karty wojownika „{word}”</translation>
    </message>
    <message>
        <source>The kinds are: {words}.</source>
        <extracomment>gold_and_rum.content.unknown-kind.mend</extracomment>
        <translation>Rodzaje to: {words}.</translation>
    </message>
    <message>
        <source>This kind stands here already, in line {line}</source>
        <extracomment>gold_and_rum.content.kind-twice</extracomment>
        <translation>Ten rodzaj już tu stoi, w wierszu {line}</translation>
    </message>
    <message>
        <source>Keep one of the two lines.</source>
        <extracomment>gold_and_rum.content.kind-twice.mend, gold_and_rum.content.seats-twice.mend</extracomment>
        <translation>Zachowaj jeden z dwóch wierszy.</translation>
    </message>
    <message>
        <source>The kind “{word}” is missing</source>
        <extracomment>gold_and_rum.content.kind-missing</extracomment>
        <translation>Brakuje rodzaju „{word}”</translation>
    </message>
    <message>
        <source>Add a line for it with “copies” and “value”.</source>
        <extracomment>gold_and_rum.content.kind-missing.mend</extracomment>
        <translation>Dodaj dla niego wiersz z „copies” i „value”.</translation>
    </message>
    <message numerus="yes">
        <source>These are %n warrior card(s); the game is dealt with {wanted}</source>
        <extracomment>gold_and_rum.content.total</extracomment>
        <translation>
            <numerusform>To %n karta wojownika; gra wymaga {wanted}</numerusform>
            <numerusform>To %n karty wojowników; gra wymaga {wanted}</numerusform>
            <numerusform>To %n kart wojowników; gra wymaga {wanted}</numerusform>
        </translation>
    </message>
    <message>
        <source>Change the copies so that they add up.</source>
        <extracomment>gold_and_rum.content.total.mend</extracomment>
        <translation>Zmień liczby egzemplarzy tak, by się zgadzały.</translation>
    </message>
    <message>
        <source>{value} is not between {low} and {high}</source>
        <extracomment>gold_and_rum.content.range</extracomment>
        <translation>{value} nie mieści się między {low} a {high}</translation>
    </message>
    <message>
        <source>Write a whole number in that range.</source>
        <extracomment>gold_and_rum.content.range.mend</extracomment>
        <translation>Wpisz liczbę całkowitą z tego zakresu.</translation>
    </message>
    <message numerus="yes">
        <source>The table for %n player(s) stands here already, in line {line}</source>
        <extracomment>gold_and_rum.content.seats-twice</extracomment>
        <translation>
            <numerusform>Stół dla %n gracza już tu stoi, w wierszu {line}</numerusform>
            <numerusform>Stół dla %n graczy już tu stoi, w wierszu {line}</numerusform>
            <numerusform>Stół dla %n graczy już tu stoi, w wierszu {line}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is no table for %n player(s)</source>
        <extracomment>gold_and_rum.content.seats-missing</extracomment>
        <translation>
            <numerusform>Nie ma stołu dla %n gracza</numerusform>
            <numerusform>Nie ma stołu dla %n graczy</numerusform>
            <numerusform>Nie ma stołu dla %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Add a line with “seats”, “piles”, “recruits”, “deserts” and “threshold”.</source>
        <extracomment>gold_and_rum.content.seats-missing.mend</extracomment>
        <translation>Dodaj wiersz z „seats”, „piles”, „recruits”, „deserts” i „threshold”.</translation>
    </message>
    <message>
        <source>The marker cannot lie between card {first} and card {last}: the second number is the smaller one</source>
        <extracomment>gold_and_rum.content.marker</extracomment>
        <translation>Znacznik nie może leżeć między kartą {first} a kartą {last}: druga liczba jest mniejsza</translation>
    </message>
    <message>
        <source>Put the smaller number under “first”.</source>
        <extracomment>gold_and_rum.content.marker.mend</extracomment>
        <translation>Mniejszą liczbę wpisz pod „first”.</translation>
    </message>
    <message numerus="yes">
        <source>There are points for %n battle(s), and four battles in a round</source>
        <extracomment>gold_and_rum.content.points</extracomment>
        <translation>
            <numerusform>Są punkty za %n bitwę, a runda ma cztery bitwy</numerusform>
            <numerusform>Są punkty za %n bitwy, a runda ma cztery bitwy</numerusform>
            <numerusform>Są punkty za %n bitew, a runda ma cztery bitwy</numerusform>
        </translation>
    </message>
    <message>
        <source>Write four numbers.</source>
        <extracomment>gold_and_rum.content.points.mend</extracomment>
        <translation>Wpisz cztery liczby.</translation>
    </message>
    <message>
        <source>Battles won</source>
        <extracomment>gold_and_rum.part.battles</extracomment>
        <translation>Wygrane bitwy</translation>
    </message>
    <message>
        <source>Battles won by the favourite</source>
        <extracomment>gold_and_rum.part.favourite</extracomment>
        <translation>Bitwy wygrane przez faworyta</translation>
    </message>
    <message>
        <source>Equal points: {winner} won battle {battle} of round {round}, the latest that makes a difference</source>
        <extracomment>gold_and_rum.why.latest</extracomment>
        <translation>Równe punkty: {winner} wygrywa bitwę {battle} rundy {round}, ostatnią, która robi różnicę</translation>
    </message>
    <message>
        <source>Equal points and equal battles: the victory is shared by {seats}</source>
        <extracomment>gold_and_rum.why.shared</extracomment>
        <translation>Równe punkty i równe bitwy; wspólne zwycięstwo: {seats}</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>gold_and_rum.where-round</extracomment>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>the deal, card {dealt} of {total}</source>
        <extracomment>gold_and_rum.where-deal</extracomment>
        <translation>rozdawanie, karta {dealt} z {total}</translation>
    </message>
    <message>
        <source>recruiting is open</source>
        <extracomment>gold_and_rum.where-rum</extracomment>
        <translation>można werbować</translation>
    </message>
    <message>
        <source>the last recruiting</source>
        <extracomment>gold_and_rum.where-recruit</extracomment>
        <translation>ostatni werbunek</translation>
    </message>
    <message>
        <source>the favourite</source>
        <extracomment>gold_and_rum.where-favourite</extracomment>
        <translation>faworyt</translation>
    </message>
    <message>
        <source>the spies</source>
        <extracomment>gold_and_rum.where-spies</extracomment>
        <translation>szpiedzy</translation>
    </message>
    <message>
        <source>the giants</source>
        <extracomment>gold_and_rum.where-giants</extracomment>
        <translation>olbrzymy</translation>
    </message>
    <message>
        <source>Battle {number}: {race}</source>
        <extracomment>gold_and_rum.where-battle</extracomment>
        <translation>Bitwa {number}: {race}</translation>
    </message>
    <message>
        <source>before battle {number}</source>
        <extracomment>gold_and_rum.where-race</extracomment>
        <translation>przed bitwą {number}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>gold_and_rum.nothing</extracomment>
        <translation>brak</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <extracomment>gold_and_rum.points</extracomment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>gold_and_rum.cards</extracomment>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Recruiting – {who}</source>
        <extracomment>gold_and_rum.recruit-of</extracomment>
        <translation>Werbunek – {who}</translation>
    </message>
    <message>
        <source>Desertion – {who}</source>
        <extracomment>gold_and_rum.desert-of</extracomment>
        <translation>Dezercja – {who}</translation>
    </message>
    <message>
        <source>Pile {pile}: not begun</source>
        <extracomment>gold_and_rum.pile-empty</extracomment>
        <translation>Stos {pile}: jeszcze pusty</translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile}: {top} on top, %n warrior card(s)</source>
        <extracomment>gold_and_rum.pile-tip</extracomment>
        <translation>
            <numerusform>Stos {pile}: na wierzchu {top}, %n karta wojownika</numerusform>
            <numerusform>Stos {pile}: na wierzchu {top}, %n karty wojowników</numerusform>
            <numerusform>Stos {pile}: na wierzchu {top}, %n kart wojowników</numerusform>
        </translation>
    </message>
    <message>
        <source>From the bottom: {cards}</source>
        <extracomment>gold_and_rum.pile-cards</extracomment>
        <translation>Od spodu: {cards}</translation>
    </message>
    <message>
        <source>Pass, and call me when pile {pile} gets a new top card</source>
        <extracomment>gold_and_rum.watch-pile</extracomment>
        <translation>Pas, ale zawołaj mnie, gdy na stos {pile} trafi nowa karta</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>gold_and_rum.deck</extracomment>
        <translation>Talia</translation>
    </message>
    <message>
        <source>the deal</source>
        <extracomment>gold_and_rum.progress</extracomment>
        <translation>rozdawanie</translation>
    </message>
    <message>
        <source>Warrior card {dealt} of {total}</source>
        <extracomment>gold_and_rum.progress-tip</extracomment>
        <translation>Karta wojownika {dealt} z {total}</translation>
    </message>
    <message>
        <source>Next card</source>
        <extracomment>gold_and_rum.next-card</extracomment>
        <translation>Następna</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>gold_and_rum.go-on</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Somebody has called and is answering</source>
        <extracomment>gold_and_rum.wait-for-answer</extracomment>
        <translation>Ktoś się zgłosił i odpowiada</translation>
    </message>
    <message>
        <source>Recruiting {recruits}, desertion {deserts}</source>
        <extracomment>gold_and_rum.cards-left</extracomment>
        <translation>Werbunek {recruits}, dezercja {deserts}</translation>
    </message>
    <message>
        <source>In the hand: {cards}</source>
        <extracomment>gold_and_rum.hand-of</extracomment>
        <translation>Na ręce: {cards}</translation>
    </message>
    <message>
        <source>Known since a spy, and safe from other spies: {cards}</source>
        <extracomment>gold_and_rum.protected</extracomment>
        <translation>Znane od szpiega i bezpieczne przed innymi szpiegami: {cards}</translation>
    </message>
    <message>
        <source>{back} {count}</source>
        <extracomment>gold_and_rum.back-count</extracomment>
        <translation>{back} {count}</translation>
    </message>
    <message>
        <source>Score {score}; {threshold} end the game</source>
        <extracomment>gold_and_rum.score</extracomment>
        <translation>Wynik {score}; gra kończy się przy {threshold}</translation>
    </message>
    <message>
        <source>Who is asked first</source>
        <extracomment>gold_and_rum.order</extracomment>
        <translation>Kolejność pytań</translation>
    </message>
    <message>
        <source>Window {window}, offset {offset}: the order moves on with every window</source>
        <extracomment>gold_and_rum.order-tip</extracomment>
        <translation>Okno {window}, przesunięcie {offset}: kolejność przesuwa się z każdym oknem</translation>
    </message>
    <message>
        <source>The four battles</source>
        <extracomment>gold_and_rum.four-battles</extracomment>
        <translation>Cztery bitwy</translation>
    </message>
    <message>
        <source>Battle {number}</source>
        <extracomment>gold_and_rum.battle-number</extracomment>
        <translation>Bitwa {number}</translation>
    </message>
    <message>
        <source>Left in the hands</source>
        <extracomment>gold_and_rum.left-in-hands</extracomment>
        <translation>Zostało na rękach</translation>
    </message>
    <message>
        <source>Look at a hand</source>
        <extracomment>gold_and_rum.look-title</extracomment>
        <translation>Oglądanie ręki</translation>
    </message>
    <message>
        <source>{who} looks at the own hand</source>
        <extracomment>gold_and_rum.look</extracomment>
        <translation>{who} ogląda własną rękę</translation>
    </message>
    <message>
        <source>{who}: {race} warriors, {others} mercenaries</source>
        <extracomment>gold_and_rum.army</extracomment>
        <translation>{who}: wojownicy ({race}), najemnicy: {others}</translation>
    </message>
    <message>
        <source>{army} – {total} = {why}</source>
        <extracomment>gold_and_rum.army-sum</extracomment>
        <translation>{army} – {total} = {why}</translation>
    </message>
    <message>
        <source>{who}: face down, {back}</source>
        <extracomment>gold_and_rum.face-down</extracomment>
        <translation>{who}: zakryta, {back}</translation>
    </message>
    <message>
        <source>Removed by the commando, never shown: {back}</source>
        <extracomment>gold_and_rum.struck</extracomment>
        <translation>Usunięta przez komandosa, nigdy nie pokazana: {back}</translation>
    </message>
    <message>
        <source>two leaders quarrel: worth nothing</source>
        <extracomment>gold_and_rum.quarrel</extracomment>
        <translation>dwóch wodzów się kłóci: warte zero</translation>
    </message>
    <message numerus="yes">
        <source>the airship took %n goblin(s) aboard</source>
        <extracomment>gold_and_rum.flew</extracomment>
        <translation>
            <numerusform>sterowiec zabrał %n goblina</numerusform>
            <numerusform>sterowiec zabrał %n gobliny</numerusform>
            <numerusform>sterowiec zabrał %n goblinów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n war machine(s) without a goblin</source>
        <extracomment>gold_and_rum.idle</extracomment>
        <translation>
            <numerusform>%n machina wojenna bez goblina</numerusform>
            <numerusform>%n machiny wojenne bez goblina</numerusform>
            <numerusform>%n machin wojennych bez goblina</numerusform>
        </translation>
    </message>
    <message>
        <source>the leader doubles his warriors</source>
        <extracomment>gold_and_rum.doubled</extracomment>
        <translation>wódz podwaja swoich wojowników</translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s)</source>
        <extracomment>gold_and_rum.won-points</extracomment>
        <translation>
            <numerusform>+%n punkt</numerusform>
            <numerusform>+%n punkty</numerusform>
            <numerusform>+%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>the backs tell the kind and the number, not the value</source>
        <extracomment>gold_and_rum.backs-note</extracomment>
        <translation>rewers zdradza rodzaj i liczbę, nie wartość</translation>
    </message>
    <message>
        <source>{race}: face down</source>
        <extracomment>gold_and_rum.face-down-of</extracomment>
        <translation>{race}: zakryte</translation>
    </message>
    <message>
        <source>{race}: turned up</source>
        <extracomment>gold_and_rum.turned-up-of</extracomment>
        <translation>{race}: odkryte</translation>
    </message>
    <message>
        <source>the airship may still fly</source>
        <extracomment>gold_and_rum.turned-note</extracomment>
        <translation>sterowiec może jeszcze polecieć</translation>
    </message>
    <message>
        <source>won by {who}</source>
        <extracomment>gold_and_rum.won-by</extracomment>
        <translation>wygrywa {who}</translation>
    </message>
    <message>
        <source>What became of the piles</source>
        <extracomment>gold_and_rum.piles-worked-out</extracomment>
        <translation>Co stało się ze stosami</translation>
    </message>
    <message>
        <source>Spy {number} is called: {who}</source>
        <extracomment>gold_and_rum.spy-called</extracomment>
        <translation>Wezwano szpiega {number}: {who}</translation>
    </message>
    <message>
        <source>Spy {number} may ask for one of these</source>
        <extracomment>gold_and_rum.spy-asks</extracomment>
        <translation>Szpieg {number} może zażądać jednej z nich</translation>
    </message>
    <message numerus="yes">
        <source>Your hand: %n card(s)</source>
        <extracomment>gold_and_rum.your-cards</extracomment>
        <translation>
            <numerusform>Twoja ręka: %n karta</numerusform>
            <numerusform>Twoja ręka: %n karty</numerusform>
            <numerusform>Twoja ręka: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>The next card comes</source>
        <extracomment>gold_and_rum.window-normal</extracomment>
        <translation>Przychodzi następna karta</translation>
    </message>
    <message>
        <source>The rum is here: recruiting is open</source>
        <extracomment>gold_and_rum.window-marker</extracomment>
        <translation>Jest rum: można werbować</translation>
    </message>
    <message>
        <source>Last call: desertion ends with the next card</source>
        <extracomment>gold_and_rum.window-last</extracomment>
        <translation>Ostatnie wezwanie: z następną kartą kończy się dezercja</translation>
    </message>
    <message>
        <source>All warriors are dealt: who still recruits?</source>
        <extracomment>gold_and_rum.window-recruit</extracomment>
        <translation>Wszyscy wojownicy rozdani: kto jeszcze werbuje?</translation>
    </message>
    <message>
        <source>press your key to lay a card</source>
        <extracomment>gold_and_rum.hint-call</extracomment>
        <translation>naciśnij swój klawisz, by położyć kartę</translation>
    </message>
    <message>
        <source>paused; press the space bar to go on</source>
        <extracomment>gold_and_rum.hint-paused</extracomment>
        <translation>pauza; dalej spacją</translation>
    </message>
    <message>
        <source>{who} is answering</source>
        <extracomment>gold_and_rum.thinks</extracomment>
        <translation>odpowiada {who}</translation>
    </message>
    <message>
        <source>{who}, what do you lay?</source>
        <extracomment>gold_and_rum.your-turn</extracomment>
        <translation>{who}, co wykładasz?</translation>
    </message>
    <message>
        <source>choose a card, then a pile</source>
        <extracomment>gold_and_rum.hint-card</extracomment>
        <translation>wybierz kartę, potem stos</translation>
    </message>
    <message>
        <source>press your key, or say that nobody does</source>
        <extracomment>gold_and_rum.hint-neutral</extracomment>
        <translation>naciśnij swój klawisz albo powiedz, że nikt</translation>
    </message>
    <message>
        <source>lay the laurel on a warlord</source>
        <extracomment>gold_and_rum.hint-crown</extracomment>
        <translation>połóż wieniec na watażce</translation>
    </message>
    <message>
        <source>choose a card, then a warlord</source>
        <extracomment>gold_and_rum.hint-spy</extracomment>
        <translation>wybierz kartę, potem watażkę</translation>
    </message>
    <message>
        <source>lay a race on the cloth</source>
        <extracomment>gold_and_rum.hint-race</extracomment>
        <translation>połóż rasę na suknie</translation>
    </message>
    <message>
        <source>{who}: press the new key</source>
        <extracomment>gold_and_rum.bind</extracomment>
        <translation>{who}: naciśnij nowy klawisz</translation>
    </message>
    <message>
        <source>Esc leaves it as it is</source>
        <extracomment>gold_and_rum.bind-hint</extracomment>
        <translation>Esc zostawia bez zmian</translation>
    </message>
    <message>
        <source>Key of {who}: {letter}. Click to choose another</source>
        <extracomment>gold_and_rum.key-tip</extracomment>
        <translation>Klawisz – {who}: {letter}. Kliknij, aby zmienić</translation>
    </message>
    <message>
        <source>has called</source>
        <extracomment>gold_and_rum.badge-called</extracomment>
        <translation>zgłoszenie</translation>
    </message>
    <message>
        <source>call with {letter}</source>
        <extracomment>gold_and_rum.badge-call</extracomment>
        <translation>zgłoś się: {letter}</translation>
    </message>
    <message>
        <source>has nothing to lay now</source>
        <extracomment>gold_and_rum.badge-cannot-call</extracomment>
        <translation>nie ma teraz nic do wyłożenia</translation>
    </message>
    <message>
        <source>played by the computer</source>
        <extracomment>gold_and_rum.badge-computer</extracomment>
        <translation>gra komputer</translation>
    </message>
    <message>
        <source>That is all</source>
        <extracomment>gold_and_rum.that-is-all</extracomment>
        <translation>To wszystko</translation>
    </message>
    <message>
        <source>Nobody</source>
        <extracomment>gold_and_rum.nobody</extracomment>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>gold_and_rum.withdraw</extracomment>
        <translation>Wycofuję się</translation>
    </message>
    <message>
        <source>Leave the spy unused</source>
        <extracomment>gold_and_rum.decline</extracomment>
        <translation>Nie używaj szpiega</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>gold_and_rum.pass</extracomment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Choose a warlord</source>
        <extracomment>gold_and_rum.choose-favourite</extracomment>
        <translation>Wybierz watażkę</translation>
    </message>
    <message>
        <source>Choose a race</source>
        <extracomment>gold_and_rum.choose-race-button</extracomment>
        <translation>Wybierz rasę</translation>
    </message>
    <message>
        <source>Who fights?</source>
        <extracomment>gold_and_rum.choose-race</extracomment>
        <translation>Kto walczy?</translation>
    </message>
    <message numerus="yes">
        <source>{race}: %n card(s) in the hands</source>
        <extracomment>gold_and_rum.race-tip</extracomment>
        <translation>
            <numerusform>{race}: %n karta na rękach</numerusform>
            <numerusform>{race}: %n karty na rękach</numerusform>
            <numerusform>{race}: %n kart na rękach</numerusform>
        </translation>
    </message>
    <message>
        <source>Close my hand</source>
        <extracomment>gold_and_rum.close-hand</extracomment>
        <translation>Zakryj moją rękę</translation>
    </message>
    <message>
        <source>Call me at the rum</source>
        <extracomment>gold_and_rum.wish-rum</extracomment>
        <translation>Zawołaj przy rumie</translation>
    </message>
    <message>
        <source>Call me at last call</source>
        <extracomment>gold_and_rum.wish-last</extracomment>
        <translation>Zawołaj przy ostatnim</translation>
    </message>
    <message>
        <source>Call me a circuit on</source>
        <extracomment>gold_and_rum.wish-circuit</extracomment>
        <translation>Zawołaj za okrążenie</translation>
    </message>
    <message>
        <source>Call me at the end</source>
        <extracomment>gold_and_rum.wish-recruit</extracomment>
        <translation>Zawołaj na końcu</translation>
    </message>
    <message>
        <source>Call me every time</source>
        <extracomment>gold_and_rum.wish-always</extracomment>
        <translation>Wołaj mnie zawsze</translation>
    </message>
    <message>
        <source>Pass now, and be called without touching a key</source>
        <extracomment>gold_and_rum.wish-tip</extracomment>
        <translation>Teraz pas, a potem wezwanie bez dotykania klawisza</translation>
    </message>
    <message>
        <source>Another order</source>
        <extracomment>gold_and_rum.wish-other</extracomment>
        <translation>Inne zlecenie</translation>
    </message>
    <message>
        <source>Recruit on pile {pile}</source>
        <extracomment>gold_and_rum.do-recruit</extracomment>
        <translation>Werbunek na stos {pile}</translation>
    </message>
    <message>
        <source>Desertion on pile {pile}</source>
        <extracomment>gold_and_rum.do-desert</extracomment>
        <translation>Dezercja na stos {pile}</translation>
    </message>
    <message>
        <source>Favour {who}</source>
        <extracomment>gold_and_rum.do-favour</extracomment>
        <translation>Faworyt: {who}</translation>
    </message>
    <message>
        <source>{who}: {card}</source>
        <extracomment>gold_and_rum.do-spy</extracomment>
        <translation>{who}: {card}</translation>
    </message>
    <message>
        <source>Name: {race}</source>
        <extracomment>gold_and_rum.do-race</extracomment>
        <translation>Wskaż: {race}</translation>
    </message>
    <message>
        <source>None: {card}</source>
        <extracomment>gold_and_rum.do-lay-none</extracomment>
        <translation>Ani jednej: {card}</translation>
    </message>
    <message>
        <source>Lay {count}: {card}</source>
        <extracomment>gold_and_rum.do-lay</extracomment>
        <translation>Wyłóż {count}: {card}</translation>
    </message>
    <message>
        <source>Lay nothing</source>
        <extracomment>gold_and_rum.do-nothing</extracomment>
        <translation>Nic nie wykładam</translation>
    </message>
    <message>
        <source>Not me</source>
        <extracomment>gold_and_rum.do-nobody</extracomment>
        <translation>Ja nie</translation>
    </message>
    <message>
        <source>I do</source>
        <extracomment>gold_and_rum.do-name</extracomment>
        <translation>Ja tak</translation>
    </message>
    <message>
        <source>Strike card {place}: {who}</source>
        <extracomment>gold_and_rum.do-commando</extracomment>
        <translation>Uderz w kartę {place}: {who}</translation>
    </message>
    <message numerus="yes">
        <source>Fly with %n goblin(s)</source>
        <extracomment>gold_and_rum.do-airship</extracomment>
        <translation>
            <numerusform>Leć z %n goblinem</numerusform>
            <numerusform>Leć z %n goblinami</numerusform>
            <numerusform>Leć z %n goblinami</numerusform>
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
        <translation>{who}, {title}: wynik {score}</translation>
    </message>
    <message>
        <source>Order of calls: {who}</source>
        <extracomment>gold_and_rum.row-order</extracomment>
        <translation>Kolejność wezwań: {who}</translation>
    </message>
    <message>
        <source>Has called: {who}</source>
        <extracomment>gold_and_rum.row-called</extracomment>
        <translation>Zgłoszenie: {who}</translation>
    </message>
    <message>
        <source>Hand – {who}: {cards}</source>
        <extracomment>gold_and_rum.row-hand</extracomment>
        <translation>Ręka – {who}: {cards}</translation>
    </message>
    <message>
        <source>Round {number}: {who} is chancellor</source>
        <extracomment>gold_and_rum.log.round</extracomment>
        <translation>Runda {number}; kanclerz: {who}</translation>
    </message>
    <message>
        <source>Card {number}, pile {pile}: {card}</source>
        <extracomment>gold_and_rum.log.dealt</extracomment>
        <translation>Karta {number}, stos {pile}: {card}</translation>
    </message>
    <message>
        <source>The rum came after card {after}</source>
        <extracomment>gold_and_rum.log.rum</extracomment>
        <translation>Rum przybył po karcie {after}</translation>
    </message>
    <message>
        <source>Last call for desertion</source>
        <extracomment>gold_and_rum.log.last-call</extracomment>
        <translation>Ostatnia szansa na dezercję</translation>
    </message>
    <message>
        <source>All warriors are dealt</source>
        <extracomment>gold_and_rum.log.recruit-phase</extracomment>
        <translation>Wszyscy wojownicy rozdani</translation>
    </message>
    <message>
        <source>{who} drives away on pile {pile}: {card}</source>
        <extracomment>gold_and_rum.log.desert</extracomment>
        <translation>{who} przepędza ze stosu {pile}: {card}</translation>
    </message>
    <message>
        <source>{who} recruits on pile {pile}</source>
        <extracomment>gold_and_rum.log.recruit</extracomment>
        <translation>{who} werbuje na stos {pile}</translation>
    </message>
    <message>
        <source>{who} favours {favourite}</source>
        <extracomment>gold_and_rum.log.favoured</extracomment>
        <translation>{who} – faworyt: {favourite}</translation>
    </message>
    <message numerus="yes">
        <source>Pile {pile} goes to {who}: %n card(s).</source>
        <extracomment>gold_and_rum.log.taken</extracomment>
        <translation>
            <numerusform>Stos {pile}: {who}, %n karta.</numerusform>
            <numerusform>Stos {pile}: {who}, %n karty.</numerusform>
            <numerusform>Stos {pile}: {who}, %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deserted: {cards}</source>
        <extracomment>gold_and_rum.log.deserted</extracomment>
        <translation>Dezercja: {cards}</translation>
    </message>
    <message>
        <source>Nobody claimed pile {pile}</source>
        <extracomment>gold_and_rum.log.unclaimed</extracomment>
        <translation>Nikt nie wziął stosu {pile}</translation>
    </message>
    <message>
        <source>Spy {number}: nobody has it</source>
        <extracomment>gold_and_rum.log.spy-nobody</extracomment>
        <translation>Szpieg {number}: nikt go nie ma</translation>
    </message>
    <message>
        <source>Spy {number}: {who} leaves it unused</source>
        <extracomment>gold_and_rum.log.spy-unused</extracomment>
        <translation>Szpieg {number}: {who} go nie używa</translation>
    </message>
    <message>
        <source>{who} asks {victim} for {card} and gets it</source>
        <extracomment>gold_and_rum.log.spy-got</extracomment>
        <translation>{who} żąda i dostaje: {card} ({victim})</translation>
    </message>
    <message>
        <source>{who} asks {victim} for {card}: there is none to give</source>
        <extracomment>gold_and_rum.log.spy-failed</extracomment>
        <translation>{who} żąda, lecz na próżno: {card} ({victim})</translation>
    </message>
    <message numerus="yes">
        <source>{who}: %n giants quarrel and leave</source>
        <extracomment>gold_and_rum.log.giants</extracomment>
        <translation>
            <numerusform>{who}: %n olbrzym kłóci się i odchodzi</numerusform>
            <numerusform>{who}: %n olbrzymy kłócą się i odchodzą</numerusform>
            <numerusform>{who}: %n olbrzymów kłóci się i odchodzi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Battle {number}: {race}, %n point(s)</source>
        <extracomment>gold_and_rum.log.battle</extracomment>
        <translation>
            <numerusform>Bitwa {number}: {race}, %n punkt</numerusform>
            <numerusform>Bitwa {number}: {race}, %n punkty</numerusform>
            <numerusform>Bitwa {number}: {race}, %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} lays mercenaries: %n</source>
        <extracomment>gold_and_rum.log.laid</extracomment>
        <translation>
            <numerusform>{who} wykłada najemników: %n</numerusform>
            <numerusform>{who} wykłada najemników: %n</numerusform>
            <numerusform>{who} wykłada najemników: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Called for: {card}</source>
        <extracomment>gold_and_rum.log.call</extracomment>
        <translation>Wezwanie: {card}</translation>
    </message>
    <message>
        <source>{card}: nobody</source>
        <extracomment>gold_and_rum.log.nobody</extracomment>
        <translation>{card}: nikt</translation>
    </message>
    <message>
        <source>{card}: {who}</source>
        <extracomment>gold_and_rum.log.named</extracomment>
        <translation>{card}: {who}</translation>
    </message>
    <message>
        <source>{who} withdraws</source>
        <extracomment>gold_and_rum.log.withdrew</extracomment>
        <translation>{who} wycofuje się</translation>
    </message>
    <message>
        <source>The commando of {who} removes a card: {victim}</source>
        <extracomment>gold_and_rum.log.struck</extracomment>
        <translation>Komandos – {who}: usunięta karta, {victim}</translation>
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
            <numerusform>{who}: sterowiec leci z %n goblinem</numerusform>
            <numerusform>{who}: sterowiec leci z %n goblinami</numerusform>
            <numerusform>{who}: sterowiec leci z %n goblinami</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody wins this battle</source>
        <extracomment>gold_and_rum.log.nobody-won</extracomment>
        <translation>Nikt nie wygrywa tej bitwy</translation>
    </message>
    <message>
        <source>{who}: wins with {strength}</source>
        <extracomment>gold_and_rum.log.won</extracomment>
        <translation>{who}: wygrywa z siłą {strength}</translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s)</source>
        <extracomment>gold_and_rum.log.scored</extracomment>
        <translation>
            <numerusform>{who}: +%n punkt</numerusform>
            <numerusform>{who}: +%n punkty</numerusform>
            <numerusform>{who}: +%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who}: +%n point(s) by the favourite</source>
        <extracomment>gold_and_rum.log.scored-favourite</extracomment>
        <translation>
            <numerusform>{who}: +%n punkt dzięki faworytowi</numerusform>
            <numerusform>{who}: +%n punkty dzięki faworytowi</numerusform>
            <numerusform>{who}: +%n punktów dzięki faworytowi</numerusform>
        </translation>
    </message>
    <message>
        <source>Round {number} is over</source>
        <extracomment>gold_and_rum.log.round-ended</extracomment>
        <translation>Koniec rundy {number}</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Show me how</source>
        <extracomment>guide.show-me</extracomment>
        <translation>Pokaż, jak</translation>
    </message>
    <message>
        <source>First match, step {at} of {steps}</source>
        <extracomment>guide.step</extracomment>
        <translation>Pierwsza partia, krok {at} z {steps}</translation>
    </message>
    <message>
        <source>No notes</source>
        <extracomment>guide.leave</extracomment>
        <translation>Bez objaśnień</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>guide.done</extracomment>
        <translation>Gramy dalej</translation>
    </message>
    <message>
        <source>Old Grim</source>
        <extracomment>guide.teacher</extracomment>
        <translation>Stary Grim</translation>
    </message>
    <message>
        <source>Old Grim {number}</source>
        <extracomment>guide.teachers</extracomment>
        <translation>Stary Grim {number}</translation>
    </message>
</context>
<context>
    <name>home</name>
    <message numerus="yes">
        <source>%n game(s) at one table</source>
        <extracomment>home.tagline</extracomment>
        <translation>
            <numerusform>%n gra przy jednym stole</numerusform>
            <numerusform>%n gry przy jednym stole</numerusform>
            <numerusform>%n gier przy jednym stole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <extracomment>home.minutes</extracomment>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{title}: {players} players, about %n minutes</source>
        <extracomment>home.board</extracomment>
        <translation>
            <numerusform>{title}: liczba graczy {players}, około %n minuty</numerusform>
            <numerusform>{title}: liczba graczy {players}, około %n minut</numerusform>
            <numerusform>{title}: liczba graczy {players}, około %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: {title}</source>
        <extracomment>home.continue</extracomment>
        <translation>Kontynuuj: {title}</translation>
    </message>
    <message>
        <source>begun {when}</source>
        <extracomment>home.begun</extracomment>
        <translation>początek: {when}</translation>
    </message>
    <message>
        <source>begun today at {when}</source>
        <extracomment>home.begun-today</extracomment>
        <translation>początek: dziś, {when}</translation>
    </message>
    <message>
        <source>begun yesterday at {when}</source>
        <extracomment>home.begun-yesterday</extracomment>
        <translation>początek: wczoraj, {when}</translation>
    </message>
    <message>
        <source>Sit down</source>
        <extracomment>home.sit</extracomment>
        <translation>Siadam</translation>
    </message>
    <message>
        <source>Sit down again at {title}, {when}, with {names}</source>
        <extracomment>home.sit-again</extracomment>
        <translation>Wróć do stołu: {title}, {when}, gracze: {names}</translation>
    </message>
    <message>
        <source>Choose a board to sit down at its table</source>
        <extracomment>home.choose</extracomment>
        <translation>Wybierz planszę i siadaj do stołu</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <extracomment>home.open</extracomment>
        <translation>Otwórz zapisaną partię</translation>
    </message>
    <message>
        <source>Open…</source>
        <extracomment>home.open-short</extracomment>
        <translation>Otwórz…</translation>
    </message>
    <message>
        <source>Replays</source>
        <extracomment>home.replays</extracomment>
        <translation>Powtórki</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>home.rules</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Workshop</source>
        <extracomment>home.workshop</extracomment>
        <translation>Warsztat</translation>
    </message>
    <message>
        <source>Settings</source>
        <extracomment>home.settings</extracomment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>home.light</extracomment>
        <translation>Jasno</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>home.dark</extracomment>
        <translation>Ciemno</translation>
    </message>
    <message>
        <source>Light colours (Ctrl+L)</source>
        <extracomment>home.light-long</extracomment>
        <translation>Jasne kolory (Ctrl+L)</translation>
    </message>
    <message>
        <source>Dark colours (Ctrl+L)</source>
        <extracomment>home.dark-long</extracomment>
        <translation>Ciemne kolory (Ctrl+L)</translation>
    </message>
</context>
<context>
    <name>match</name>
    <message>
        <source>Player {number}</source>
        <extracomment>match.seat</extracomment>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>There is nothing to take back yet</source>
        <extracomment>match.undo-nothing</extracomment>
        <translation>Nie ma jeszcze czego cofać</translation>
    </message>
    <message>
        <source>{who} answered last; only that player can take it back</source>
        <extracomment>match.undo-answer</extracomment>
        <translation>Ostatni ruch: {who}; tylko ta osoba może go cofnąć</translation>
    </message>
    <message>
        <source>Chance has spoken: what was rolled or drawn stands</source>
        <extracomment>match.undo-roll</extracomment>
        <translation>Los już zdecydował: rzut lub dobranie pozostaje w mocy</translation>
    </message>
    <message>
        <source>Something hidden was seen; nobody can forget it again</source>
        <extracomment>match.undo-reveal</extracomment>
        <translation>Odkryto coś ukrytego; nikt już tego nie zapomni</translation>
    </message>
    <message>
        <source>{who} has looked at the table since</source>
        <extracomment>match.undo-look</extracomment>
        <translation>Od tego czasu stół widział już ktoś inny: {who}</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <extracomment>match.redo-nothing</extracomment>
        <translation>Niczego nie cofnięto</translation>
    </message>
    <message>
        <source>Only {who} can put back what was taken back</source>
        <extracomment>match.redo-other</extracomment>
        <translation>Cofnięty ruch może przywrócić tylko: {who}</translation>
    </message>
    <message>
        <source>A computer player failed: {why}</source>
        <extracomment>match.bot-failed</extracomment>
        <translation>Gracz komputerowy zawiódł: {why}</translation>
    </message>
    <message>
        <source>There is no option “{word}”; this game has none</source>
        <extracomment>match.option-none</extracomment>
        <translation>Nie ma opcji „{word}”; ta gra nie ma żadnych</translation>
    </message>
    <message>
        <source>There is no option “{word}”; did you mean “{near}”?</source>
        <extracomment>match.option-near</extracomment>
        <translation>Nie ma opcji „{word}”; czy chodziło o „{near}”?</translation>
    </message>
    <message>
        <source>There is no option “{word}”; there are: {known}</source>
        <extracomment>match.option-unknown</extracomment>
        <translation>Nie ma opcji „{word}”; dostępne: {known}</translation>
    </message>
    <message>
        <source>The option “{name}” cannot be “{value}”; it can be: {known}</source>
        <extracomment>match.option-value</extracomment>
        <translation>Opcja „{name}” nie może mieć wartości „{value}”; możliwe: {known}</translation>
    </message>
    <message>
        <source>The option “{name}” is given twice</source>
        <extracomment>match.option-twice</extracomment>
        <translation>Opcję „{name}” podano dwa razy</translation>
    </message>
</context>
<context>
    <name>orcz</name>
    <message>
        <source>Place a line: choose a field</source>
        <extracomment>orcz.ask.field</extracomment>
        <translation>Wystaw szereg: wybierz pole</translation>
    </message>
    <message>
        <source>Choose the first tile and its wing</source>
        <extracomment>orcz.ask.tile</extracomment>
        <translation>Wybierz pierwszy żeton i jego skrzydło</translation>
    </message>
    <message>
        <source>Choose the tile beside it</source>
        <extracomment>orcz.ask.partner</extracomment>
        <translation>Wybierz żeton obok niego</translation>
    </message>
    <message>
        <source>Which of the two lies face up?</source>
        <extracomment>orcz.ask.show</extracomment>
        <translation>Który z dwóch leży odkryty?</translation>
    </message>
    <message>
        <source>Use the scout: look at a face-down tile</source>
        <extracomment>orcz.ask.scout</extracomment>
        <translation>Użyj zwiadowcy: obejrzyj zakryty żeton</translation>
    </message>
    <message>
        <source>Hold, or backstab the line in front?</source>
        <extracomment>orcz.ask.order</extracomment>
        <translation>Trwasz czy zadajesz szeregowi przed tobą cios w plecy?</translation>
    </message>
    <message>
        <source>Red Mist: the line must backstab</source>
        <extracomment>orcz.ask.forced</extracomment>
        <translation>Czerwona Mgła: szereg musi zadać cios w plecy</translation>
    </message>
    <message numerus="yes">
        <source>Share out %n slave(s) among those who fought</source>
        <extracomment>orcz.ask.share</extracomment>
        <translation>
            <numerusform>Rozdaj %n niewolnika wśród walczących</numerusform>
            <numerusform>Rozdaj %n niewolników wśród walczących</numerusform>
            <numerusform>Rozdaj %n niewolników wśród walczących</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let others pay %n slave(s), or nobody</source>
        <extracomment>orcz.ask.charge</extracomment>
        <translation>
            <numerusform>Każ innym zapłacić %n niewolnika albo nikomu</numerusform>
            <numerusform>Każ innym zapłacić %n niewolników albo nikomu</numerusform>
            <numerusform>Każ innym zapłacić %n niewolników albo nikomu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n remaining line(s) can only be completed with a hero in one of them</source>
        <extracomment>orcz.warn.needs-hero</extracomment>
        <translation>
            <numerusform>Twój pozostały %n szereg uda się tylko z bohaterem</numerusform>
            <numerusform>Twoje pozostałe %n szeregi udadzą się tylko z bohaterem w jednym z nich</numerusform>
            <numerusform>Twoje pozostałe %n szeregów uda się tylko z bohaterem w jednym z nich</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Orcz is for 2 to 4 warlords, not for %n</source>
        <extracomment>orcz.no.seats</extracomment>
        <translation>
            <numerusform>Orcz to gra dla 2–4 watażków, nie dla %n</numerusform>
            <numerusform>Orcz to gra dla 2–4 watażków, nie dla %n</numerusform>
            <numerusform>Orcz to gra dla 2–4 watażków, nie dla %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Orcz has no option “{name}”</source>
        <extracomment>orcz.no.option</extracomment>
        <translation>Orcz nie ma opcji „{name}”</translation>
    </message>
    <message>
        <source>The option “{name}” is on or off, not “{value}”</source>
        <extracomment>orcz.no.value</extracomment>
        <translation>Opcja „{name}” to on albo off, nie „{value}”</translation>
    </message>
    <message>
        <source>The short duel is for two warlords only</source>
        <extracomment>orcz.no.short-duel</extracomment>
        <translation>Krótki pojedynek jest tylko dla dwóch watażków</translation>
    </message>
    <message>
        <source>Nobody sits there who could begin</source>
        <extracomment>orcz.no.first</extracomment>
        <translation>Nikt tam nie siedzi, kto mógłby zacząć</translation>
    </message>
    <message>
        <source>In Orcz nobody chooses anything before the game</source>
        <extracomment>orcz.no.picks</extracomment>
        <translation>W Orcz nikt niczego nie wybiera przed grą</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>orcz.no.over</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>It is not your turn; the answer is awaited of {seat}</source>
        <extracomment>orcz.no.turn</extracomment>
        <translation>To nie twoja kolej; odpowiada {seat}</translation>
    </message>
    <message>
        <source>That does not answer the question that is open now</source>
        <extracomment>orcz.no.question</extracomment>
        <translation>To nie odpowiada na pytanie, które jest teraz otwarte</translation>
    </message>
    <message>
        <source>That is no answer anybody can give in Orcz</source>
        <extracomment>orcz.no.unreadable</extracomment>
        <translation>Takiej odpowiedzi nie ma w Orcz</translation>
    </message>
    <message>
        <source>Red Mist: an active line that has a target must backstab</source>
        <extracomment>orcz.no.forced</extracomment>
        <translation>Czerwona Mgła: aktywny szereg, który ma cel, musi zadać cios w plecy</translation>
    </message>
    <message>
        <source>Your scout is spent</source>
        <extracomment>orcz.no.scout-spent</extracomment>
        <translation>Twój zwiadowca jest zużyty</translation>
    </message>
    <message>
        <source>There is no tile there to look at</source>
        <extracomment>orcz.no.scout-nothing</extracomment>
        <translation>Nie ma tam żetonu do obejrzenia</translation>
    </message>
    <message>
        <source>A scout looks at the tile of another warlord</source>
        <extracomment>orcz.no.scout-own</extracomment>
        <translation>Zwiadowca ogląda żeton innego watażki</translation>
    </message>
    <message>
        <source>That tile does not lie face down</source>
        <extracomment>orcz.no.scout-open</extracomment>
        <translation>Ten żeton nie leży zakryty</translation>
    </message>
    <message>
        <source>An answer has been begun; a scout goes before it or after it</source>
        <extracomment>orcz.no.scout-between</extracomment>
        <translation>Odpowiedź jest już rozpoczęta; zwiadowca idzie przed nią albo po niej</translation>
    </message>
    <message>
        <source>There is no such field</source>
        <extracomment>orcz.no.field</extracomment>
        <translation>Nie ma takiego pola</translation>
    </message>
    <message>
        <source>{field}: conquered, and closed for the rest of the game</source>
        <extracomment>orcz.no.conquered</extracomment>
        <translation>{field}: zdobyte i zamknięte do końca gry</translation>
    </message>
    <message numerus="yes">
        <source>{field}: full. Narrow Passes: at most %n line(s) on a field</source>
        <extracomment>orcz.no.full</extracomment>
        <translation>
            <numerusform>{field}: pełne. Wąskie Przełęcze: najwyżej %n szereg na polu</numerusform>
            <numerusform>{field}: pełne. Wąskie Przełęcze: najwyżej %n szeregi na polu</numerusform>
            <numerusform>{field}: pełne. Wąskie Przełęcze: najwyżej %n szeregów na polu</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no such tile</source>
        <extracomment>orcz.no.tile</extracomment>
        <translation>Nie ma takiego żetonu</translation>
    </message>
    <message>
        <source>A tile stands on the left or on the right wing</source>
        <extracomment>orcz.no.wing</extracomment>
        <translation>Żeton stoi na lewym albo prawym skrzydle</translation>
    </message>
    <message>
        <source>The scout never marches in a line</source>
        <extracomment>orcz.no.scout-marches</extracomment>
        <translation>Zwiadowca nigdy nie maszeruje w szeregu</translation>
    </message>
    <message>
        <source>{tile}: spent, each hero serves once a game</source>
        <extracomment>orcz.no.spent</extracomment>
        <translation>{tile}: zużyty, każdy bohater służy raz w grze</translation>
    </message>
    <message>
        <source>{tile}: not behind your screen</source>
        <extracomment>orcz.no.elsewhere</extracomment>
        <translation>{tile}: nie ma go za twoją zasłoną</translation>
    </message>
    <message>
        <source>Heroes' Hangover: champion and shaman cannot be placed this round</source>
        <extracomment>orcz.no.hangover</extracomment>
        <translation>Kac Bohaterów: w tej rundzie nie można wystawić czempiona ani szamana</translation>
    </message>
    <message>
        <source>A line has two different tiles</source>
        <extracomment>orcz.no.same</extracomment>
        <translation>Szereg ma dwa różne żetony</translation>
    </message>
    <message>
        <source>Two cavalry cannot march in one line</source>
        <extracomment>orcz.no.two-cavalry</extracomment>
        <translation>Dwie jazdy nie mogą stać w jednym szeregu</translation>
    </message>
    <message>
        <source>Two archers cannot march in one line</source>
        <extracomment>orcz.no.two-archers</extracomment>
        <translation>Dwa żetony łuczników nie mogą stać w jednym szeregu</translation>
    </message>
    <message>
        <source>Champion and shaman cannot march in one line</source>
        <extracomment>orcz.no.two-hero</extracomment>
        <translation>Czempion i szaman nie mogą stać w jednym szeregu</translation>
    </message>
    <message>
        <source>You must still place more lines after this one: {lines}. The tiles left behind your screen ({tiles}) make at most: {possible}, since {left} among them may not march together.</source>
        <extracomment>orcz.no.too-alike</extracomment>
        <translation>Po tym musisz wystawić jeszcze szeregów: {lines}. Z żetonów za zasłoną ({tiles}) wyjdzie najwyżej: {possible}, bo te nie mogą stać razem: {left}.</translation>
    </message>
    <message numerus="yes">
        <source>%n cavalry</source>
        <extracomment>orcz.kind.cavalry</extracomment>
        <translation>
            <numerusform>jazda: %n</numerusform>
            <numerusform>jazda: %n</numerusform>
            <numerusform>jazda: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n archers</source>
        <extracomment>orcz.kind.archers</extracomment>
        <translation>
            <numerusform>łucznicy: %n</numerusform>
            <numerusform>łucznicy: %n</numerusform>
            <numerusform>łucznicy: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hero(es)</source>
        <extracomment>orcz.kind.hero</extracomment>
        <translation>
            <numerusform>bohaterowie: %n</numerusform>
            <numerusform>bohaterowie: %n</numerusform>
            <numerusform>bohaterowie: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Moonless Night: both tiles of every line lie face down</source>
        <extracomment>orcz.no.show-down</extracomment>
        <translation>Bezksiężycowa Noc: oba żetony każdego szeregu leżą zakryte</translation>
    </message>
    <message>
        <source>Blazing Noon: both tiles of every line lie face up</source>
        <extracomment>orcz.no.show-up</extracomment>
        <translation>Palące Południe: oba żetony każdego szeregu leżą odkryte</translation>
    </message>
    <message>
        <source>The leader keeps none of the small reward</source>
        <extracomment>orcz.no.share-self</extracomment>
        <translation>Wódz nie zatrzymuje nic z małej nagrody</translation>
    </message>
    <message>
        <source>Only those who took part in the victory can be rewarded</source>
        <extracomment>orcz.no.share-absent</extracomment>
        <translation>Nagrodzić można tylko tych, którzy brali udział w zwycięstwie</translation>
    </message>
    <message>
        <source>The leader has paid already; charge another warlord</source>
        <extracomment>orcz.no.charge-self</extracomment>
        <translation>Wódz już zapłacił; obciąż innego watażkę</translation>
    </message>
    <message>
        <source>That warlord has no more slaves to pay with</source>
        <extracomment>orcz.no.charge-purse</extracomment>
        <translation>Ten watażka nie ma już czym płacić</translation>
    </message>
    <message>
        <source>Once you charge anybody, the whole small number must be paid</source>
        <extracomment>orcz.no.charge-rest</extracomment>
        <translation>Jeśli kogoś obciążysz, trzeba zapłacić całą małą liczbę</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}): more opponents beaten as leader decide</source>
        <extracomment>orcz.why.opponents</extracomment>
        <translation>Tyle samo niewolników ({slaves}): rozstrzyga liczba przeciwników pokonanych jako wódz</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}) and opponents beaten ({opponents}): more unspent heroes decide</source>
        <extracomment>orcz.why.heroes</extracomment>
        <translation>Tyle samo niewolników ({slaves}) i pokonanych przeciwników ({opponents}): rozstrzyga więcej niezużytych bohaterów</translation>
    </message>
    <message>
        <source>Equal slaves ({slaves}), opponents beaten ({opponents}) and unspent heroes ({heroes}): a shared victory</source>
        <extracomment>orcz.why.shared</extracomment>
        <translation>Tyle samo niewolników ({slaves}), pokonanych przeciwników ({opponents}) i niezużytych bohaterów ({heroes}): wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>Judgement of the Dark God: fields conquered {conquered}, at least 3 were needed; all warlords lose</source>
        <extracomment>orcz.why.judged</extracomment>
        <translation>Sąd Mrocznego Boga: zdobyte pola: {conquered}, potrzeba było co najmniej 3; wszyscy watażkowie przegrywają</translation>
    </message>
    <message>
        <source>Slaves at the start</source>
        <extracomment>orcz.part.start</extracomment>
        <translation>Niewolnicy na początku</translation>
    </message>
    <message>
        <source>Loot of backstabs</source>
        <extracomment>orcz.part.loot</extracomment>
        <translation>Łupy z ciosów w plecy</translation>
    </message>
    <message>
        <source>Rewards as leader</source>
        <extracomment>orcz.part.led</extracomment>
        <translation>Nagrody jako wódz</translation>
    </message>
    <message>
        <source>Shares of rewards</source>
        <extracomment>orcz.part.shared</extracomment>
        <translation>Udziały w nagrodach</translation>
    </message>
    <message>
        <source>Penalties as leader</source>
        <extracomment>orcz.part.fined</extracomment>
        <translation>Kary jako wódz</translation>
    </message>
    <message>
        <source>Charged by leaders</source>
        <extracomment>orcz.part.charged</extracomment>
        <translation>Obciążenia od wodzów</translation>
    </message>
    <message>
        <source>There is no opponent “{word}” on this field</source>
        <extracomment>orcz.fault.unknown-opponent</extracomment>
        <translation>Na tym polu nie ma przeciwnika „{word}”</translation>
    </message>
    <message>
        <source>There is no event “{word}”</source>
        <extracomment>orcz.fault.unknown-event</extracomment>
        <translation>Nie ma wydarzenia „{word}”</translation>
    </message>
    <message>
        <source>The opponent {word} is written twice</source>
        <extracomment>orcz.fault.twice-opponent</extracomment>
        <translation>Przeciwnik {word} wpisany dwa razy</translation>
    </message>
    <message>
        <source>The event {word} is written twice</source>
        <extracomment>orcz.fault.twice-event</extracomment>
        <translation>Wydarzenie {word} wpisane dwa razy</translation>
    </message>
    <message>
        <source>Remove one of them</source>
        <extracomment>orcz.fault.twice.mend</extracomment>
        <translation>Usuń jedno z nich</translation>
    </message>
    <message numerus="yes">
        <source>The opponent {word} is missing; this field has %n of 6</source>
        <extracomment>orcz.fault.missing-opponent</extracomment>
        <translation>
            <numerusform>Brakuje przeciwnika {word}; to pole ma %n z 6</numerusform>
            <numerusform>Brakuje przeciwnika {word}; to pole ma %n z 6</numerusform>
            <numerusform>Brakuje przeciwnika {word}; to pole ma %n z 6</numerusform>
        </translation>
    </message>
    <message>
        <source>Add {id: {word}, large: 3, small: 1} to its field</source>
        <extracomment>orcz.fault.missing-opponent.mend</extracomment>
        <translation>Dodaj {id: {word}, large: 3, small: 1} do jego pola</translation>
    </message>
    <message numerus="yes">
        <source>The event {word} is missing; there are %n of 24</source>
        <extracomment>orcz.fault.missing-event</extracomment>
        <translation>
            <numerusform>Brakuje wydarzenia {word}; jest %n z 24</numerusform>
            <numerusform>Brakuje wydarzenia {word}; są %n z 24</numerusform>
            <numerusform>Brakuje wydarzenia {word}; jest %n z 24</numerusform>
        </translation>
    </message>
    <message>
        <source>Add an event with id: {word} and what it changes</source>
        <extracomment>orcz.fault.missing-event.mend</extracomment>
        <translation>Dodaj wydarzenie z id: {word} i tym, co zmienia</translation>
    </message>
    <message>
        <source>The event {event} changes nothing</source>
        <extracomment>orcz.fault.no-change</extracomment>
        <translation>Wydarzenie {event} niczego nie zmienia</translation>
    </message>
    <message>
        <source>Write under “changes” what it changes</source>
        <extracomment>orcz.fault.no-change.mend</extracomment>
        <translation>Wpisz pod „changes”, co zmienia</translation>
    </message>
    <message>
        <source>“{word}” is {amount}, below 0</source>
        <extracomment>orcz.fault.below-zero</extracomment>
        <translation>„{word}” wynosi {amount}, poniżej 0</translation>
    </message>
    <message>
        <source>Write 0 or more</source>
        <extracomment>orcz.fault.below-zero.mend</extracomment>
        <translation>Wpisz 0 lub więcej</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <extracomment>orcz.round</extracomment>
        <translation>Runda {round} z {rounds}</translation>
    </message>
    <message>
        <source>placing, circuit {circuit} of 5</source>
        <extracomment>orcz.where-placing</extracomment>
        <translation>wystawianie, okrążenie {circuit} z 5</translation>
    </message>
    <message>
        <source>backstabbing: {field}</source>
        <extracomment>orcz.where-backstab</extracomment>
        <translation>ciosy w plecy: {field}</translation>
    </message>
    <message>
        <source>clash: {field}</source>
        <extracomment>orcz.where-clash</extracomment>
        <translation>starcie: {field}</translation>
    </message>
    <message>
        <source>a hidden tile</source>
        <extracomment>orcz.hidden-tile</extracomment>
        <translation>zakryty żeton</translation>
    </message>
    <message>
        <source>nothing any more</source>
        <extracomment>orcz.gone-tile</extracomment>
        <translation>już nic</translation>
    </message>
    <message>
        <source>Line {place}, {who}: {tiles}</source>
        <extracomment>orcz.line-tip</extracomment>
        <translation>Szereg {place}, {who}: {tiles}</translation>
    </message>
    <message>
        <source>{who}: line {place}</source>
        <extracomment>orcz.line-of</extracomment>
        <translation>{who}: szereg {place}</translation>
    </message>
    <message>
        <source>{field}, line {place}</source>
        <extracomment>orcz.line-place</extracomment>
        <translation>{field}, szereg {place}</translation>
    </message>
    <message>
        <source>{field}: the new line, place {place}</source>
        <extracomment>orcz.rank-tip</extracomment>
        <translation>{field}: nowy szereg, miejsce {place}</translation>
    </message>
    <message>
        <source>Left wing</source>
        <extracomment>orcz.wing-left</extracomment>
        <translation>Lewe skrzydło</translation>
    </message>
    <message>
        <source>Right wing</source>
        <extracomment>orcz.wing-right</extracomment>
        <translation>Prawe skrzydło</translation>
    </message>
    <message>
        <source>{name}. Force needed: {need}. Beaten, it pays the leader {large}, the others {small}. Unbeaten, it costs the leader {fine}, others {charge}. Still face down on this field: {left}</source>
        <extracomment>orcz.opponent-tip</extracomment>
        <translation>{name}. Potrzebna siła: {need}. Pokonany daje wodzowi {large}, pozostałym {small}. Niepokonany kosztuje wodza {fine}, innych {charge}. Jeszcze zakryci na tym polu: {left}</translation>
    </message>
    <message>
        <source>conquered</source>
        <extracomment>orcz.conquered</extracomment>
        <translation>zdobyte</translation>
    </message>
    <message>
        <source>beaten</source>
        <extracomment>orcz.beaten, orcz.won</extracomment>
        <translation>pokonany</translation>
    </message>
    <message>
        <source>fought for this round</source>
        <extracomment>orcz.fought</extracomment>
        <translation>walka w tej rundzie skończona</translation>
    </message>
    <message>
        <source>being fought for</source>
        <extracomment>orcz.at-hand</extracomment>
        <translation>teraz trwa walka</translation>
    </message>
    <message>
        <source>number {number} in the order of fields</source>
        <extracomment>orcz.turn-of-field</extracomment>
        <translation>numer {number} w kolejności pól</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s)</source>
        <extracomment>orcz.lines-there</extracomment>
        <translation>
            <numerusform>%n szereg</numerusform>
            <numerusform>%n szeregi</numerusform>
            <numerusform>%n szeregów</numerusform>
        </translation>
    </message>
    <message>
        <source>force {need}</source>
        <extracomment>orcz.needs</extracomment>
        <translation>siła {need}</translation>
    </message>
    <message>
        <source>{lines} of {room} lines</source>
        <extracomment>orcz.of-room</extracomment>
        <translation>szeregi: {lines} z {room}</translation>
    </message>
    <message>
        <source>known force there: {force}</source>
        <extracomment>orcz.known-force</extracomment>
        <translation>znana siła tam: {force}</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>orcz.nothing</extracomment>
        <translation>brak</translation>
    </message>
    <message numerus="yes">
        <source>places, %n to go</source>
        <extracomment>orcz.sub-places</extracomment>
        <translation>
            <numerusform>wystawia, jeszcze %n</numerusform>
            <numerusform>wystawia, jeszcze %n</numerusform>
            <numerusform>wystawia, jeszcze %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to place</source>
        <extracomment>orcz.sub-left</extracomment>
        <translation>
            <numerusform>jeszcze %n szereg</numerusform>
            <numerusform>jeszcze %n szeregi</numerusform>
            <numerusform>jeszcze %n szeregów</numerusform>
        </translation>
    </message>
    <message>
        <source>decides</source>
        <extracomment>orcz.sub-decides</extracomment>
        <translation>decyduje</translation>
    </message>
    <message>
        <source>a target</source>
        <extracomment>orcz.sub-target</extracomment>
        <translation>możliwy cel</translation>
    </message>
    <message>
        <source>stands on this field</source>
        <extracomment>orcz.sub-there</extracomment>
        <translation>stoi na tym polu</translation>
    </message>
    <message>
        <source>not on this field</source>
        <extracomment>orcz.sub-absent</extracomment>
        <translation>nie ma na tym polu</translation>
    </message>
    <message>
        <source>leader, force {force}</source>
        <extracomment>orcz.sub-leader</extracomment>
        <translation>wódz, siła {force}</translation>
    </message>
    <message>
        <source>force {force}</source>
        <extracomment>orcz.sub-force</extracomment>
        <translation>siła {force}</translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s)</source>
        <extracomment>orcz.sub-slaves</extracomment>
        <translation>
            <numerusform>%n niewolnik</numerusform>
            <numerusform>%n niewolnicy</numerusform>
            <numerusform>%n niewolników</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {what}. Slaves: {slaves}. Tiles behind the screen: {behind}. Heroes spent: {spent}. Opponents beaten as leader: {beaten}</source>
        <extracomment>orcz.seat-tip</extracomment>
        <translation>{who}: {what}. Niewolnicy: {slaves}. Żetony za zasłoną: {behind}. Zużyci bohaterowie: {spent}. Przeciwnicy pokonani jako wódz: {beaten}</translation>
    </message>
    <message>
        <source>{who}: come to the screen, for a scout or for private notes</source>
        <extracomment>orcz.scout-call</extracomment>
        <translation>{who}: podejdź do ekranu, do zwiadowcy lub prywatnych notatek</translation>
    </message>
    <message>
        <source>The bank</source>
        <extracomment>orcz.bank</extracomment>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Slaves in the bank: {slaves}</source>
        <extracomment>orcz.bank-tip</extracomment>
        <translation>Niewolnicy w banku: {slaves}</translation>
    </message>
    <message>
        <source>Event of the round</source>
        <extracomment>orcz.event-of-round</extracomment>
        <translation>Wydarzenie rundy</translation>
    </message>
    <message>
        <source>Event</source>
        <extracomment>orcz.event-short</extracomment>
        <translation>Wydarzenie</translation>
    </message>
    <message>
        <source>Who beats whom</source>
        <extracomment>orcz.wheel</extracomment>
        <translation>Kto kogo bije</translation>
    </message>
    <message>
        <source>Beats</source>
        <extracomment>orcz.wheel-short</extracomment>
        <translation>Kto bije</translation>
    </message>
    <message>
        <source>Types do not matter: only strength counts</source>
        <extracomment>orcz.wheel-off</extracomment>
        <translation>Rodzaj się nie liczy: tylko siła</translation>
    </message>
    <message>
        <source>Cavalry beats archers, archers beat infantry, infantry beats cavalry; of one type the stronger</source>
        <extracomment>orcz.wheel-tip-usual</extracomment>
        <translation>Jazda bije łuczników, łucznicy piechotę, piechota jazdę; w tym samym rodzaju silniejszy</translation>
    </message>
    <message>
        <source>Archers beat cavalry, infantry beats archers, cavalry beats infantry; of one type the stronger</source>
        <extracomment>orcz.wheel-tip-reversed</extracomment>
        <translation>Łucznicy biją jazdę, piechota łuczników, jazda piechotę; w tym samym rodzaju silniejszy</translation>
    </message>
    <message>
        <source>Types do not matter: the stronger tile wins</source>
        <extracomment>orcz.wheel-tip-ignored</extracomment>
        <translation>Rodzaj się nie liczy: wygrywa silniejszy żeton</translation>
    </message>
    <message>
        <source>Behind your screen</source>
        <extracomment>orcz.behind</extracomment>
        <translation>Za twoją zasłoną</translation>
    </message>
    <message>
        <source>Scout</source>
        <extracomment>orcz.scout</extracomment>
        <translation>Zwiadowca</translation>
    </message>
    <message>
        <source>{tile}: spent</source>
        <extracomment>orcz.tile-spent</extracomment>
        <translation>{tile}: zużyty</translation>
    </message>
    <message>
        <source>{tile}: in a line</source>
        <extracomment>orcz.tile-away</extracomment>
        <translation>{tile}: w szeregu</translation>
    </message>
    <message>
        <source>New line</source>
        <extracomment>orcz.new-line</extracomment>
        <translation>Nowy szereg</translation>
    </message>
    <message>
        <source>{tile}: lies face up</source>
        <extracomment>orcz.plan-up</extracomment>
        <translation>{tile}: leży odkryty</translation>
    </message>
    <message>
        <source>{tile}: lies face down</source>
        <extracomment>orcz.plan-down</extracomment>
        <translation>{tile}: leży zakryty</translation>
    </message>
    <message>
        <source>The fields in turn</source>
        <extracomment>orcz.fields-left</extracomment>
        <translation>Pola po kolei</translation>
    </message>
    <message>
        <source>Nobody looks behind a screen. Next to place a line: {who}</source>
        <extracomment>orcz.closed</extracomment>
        <translation>Nikt nie patrzy za zasłonę. Następny szereg wystawia: {who}</translation>
    </message>
    <message>
        <source>Place the line</source>
        <extracomment>orcz.place</extracomment>
        <translation>Wystaw szereg</translation>
    </message>
    <message>
        <source>Take back</source>
        <extracomment>orcz.take-back</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Go back</source>
        <extracomment>orcz.leave</extracomment>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>orcz.hold</extracomment>
        <translation>Trwaj</translation>
    </message>
    <message>
        <source>Turn the line aside: it stands for the clash and attacks nobody</source>
        <extracomment>orcz.hold-tip</extracomment>
        <translation>Odwróć szereg na bok: stoi do starcia i nikogo nie atakuje</translation>
    </message>
    <message>
        <source>Backstab</source>
        <extracomment>orcz.backstab</extracomment>
        <translation>Cios w plecy</translation>
    </message>
    <message>
        <source>Hand them out</source>
        <extracomment>orcz.give</extracomment>
        <translation>Rozdaj</translation>
    </message>
    <message>
        <source>Charge them</source>
        <extracomment>orcz.charge</extracomment>
        <translation>Obciąż</translation>
    </message>
    <message>
        <source>Give out every slave first: with +, or by carrying it to a shield</source>
        <extracomment>orcz.give-first</extracomment>
        <translation>Najpierw rozdaj wszystkich niewolników: znakiem + albo niosąc na tarczę</translation>
    </message>
    <message>
        <source>Spare everybody</source>
        <extracomment>orcz.spare</extracomment>
        <translation>Oszczędź wszystkich</translation>
    </message>
    <message numerus="yes">
        <source>%n slave(s) to go: carry one to a shield</source>
        <extracomment>orcz.slave-tip</extracomment>
        <translation>
            <numerusform>Jeszcze %n niewolnik: zanieś na tarczę</numerusform>
            <numerusform>Jeszcze %n niewolników: zanieś na tarczę</numerusform>
            <numerusform>Jeszcze %n niewolników: zanieś na tarczę</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: {given} so far; owns {slaves}</source>
        <extracomment>orcz.purse-tip</extracomment>
        <translation>{who}: dotąd {given}; ma {slaves}</translation>
    </message>
    <message>
        <source>Waiting for {who}</source>
        <extracomment>orcz.waits</extracomment>
        <translation>Czekamy: {who}</translation>
    </message>
    <message>
        <source>Your private notes</source>
        <extracomment>orcz.notes</extracomment>
        <translation>Twoje prywatne notatki</translation>
    </message>
    <message>
        <source>what a hood or a spyglass marks only you know</source>
        <extracomment>orcz.hint-notes</extracomment>
        <translation>to, co znaczy kaptur lub luneta, wiesz tylko ty</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) to go; a tile may be dragged there at once</source>
        <extracomment>orcz.hint-field</extracomment>
        <translation>
            <numerusform>jeszcze %n szereg; żeton można tam od razu przeciągnąć</numerusform>
            <numerusform>jeszcze %n szeregi; żeton można tam od razu przeciągnąć</numerusform>
            <numerusform>jeszcze %n szeregów; żeton można tam od razu przeciągnąć</numerusform>
        </translation>
    </message>
    <message>
        <source>drag it, or click it and then its wing</source>
        <extracomment>orcz.hint-tile</extracomment>
        <translation>przeciągnij albo kliknij, a potem kliknij skrzydło</translation>
    </message>
    <message>
        <source>for the wing that is free</source>
        <extracomment>orcz.hint-partner</extracomment>
        <translation>na wolne skrzydło</translation>
    </message>
    <message>
        <source>click the tile that shall be seen</source>
        <extracomment>orcz.hint-show</extracomment>
        <translation>kliknij żeton, który ma być widoczny</translation>
    </message>
    <message>
        <source>one tile still lies face down</source>
        <extracomment>orcz.hint-hidden</extracomment>
        <translation>jeden żeton leży jeszcze zakryty</translation>
    </message>
    <message>
        <source>pick it up, then a face-down tile</source>
        <extracomment>orcz.hint-scout</extracomment>
        <translation>podnieś go, potem zakryty żeton</translation>
    </message>
    <message>
        <source>click a face-down tile of another warlord</source>
        <extracomment>orcz.hint-scout-tile</extracomment>
        <translation>kliknij zakryty żeton innego watażki</translation>
    </message>
    <message>
        <source>with the last slave it is settled</source>
        <extracomment>orcz.hint-last</extracomment>
        <translation>z ostatnim niewolnikiem sprawa załatwiona</translation>
    </message>
    <message>
        <source>Place the line here: {field}</source>
        <extracomment>orcz.do-field</extracomment>
        <translation>Wystaw szereg tutaj: {field}</translation>
    </message>
    <message>
        <source>Left wing: {tile}</source>
        <extracomment>orcz.do-tile-left</extracomment>
        <translation>Lewe skrzydło: {tile}</translation>
    </message>
    <message>
        <source>Right wing: {tile}</source>
        <extracomment>orcz.do-tile-right</extracomment>
        <translation>Prawe skrzydło: {tile}</translation>
    </message>
    <message>
        <source>Face up: {tile}</source>
        <extracomment>orcz.do-show</extracomment>
        <translation>Odkryty: {tile}</translation>
    </message>
    <message>
        <source>Scout: {field}, line {place} of {who}, left tile</source>
        <extracomment>orcz.do-scout-left</extracomment>
        <translation>Zwiad: {field}, szereg {place} ({who}), lewy żeton</translation>
    </message>
    <message>
        <source>Scout: {field}, line {place} of {who}, right tile</source>
        <extracomment>orcz.do-scout-right</extracomment>
        <translation>Zwiad: {field}, szereg {place} ({who}), prawy żeton</translation>
    </message>
    <message>
        <source>One slave for {who}</source>
        <extracomment>orcz.do-share</extracomment>
        <translation>Jeden niewolnik dla: {who}</translation>
    </message>
    <message>
        <source>One slave from {who}</source>
        <extracomment>orcz.do-charge</extracomment>
        <translation>Jednego niewolnika płaci: {who}</translation>
    </message>
    <message>
        <source>still face down</source>
        <extracomment>orcz.why-hidden</extracomment>
        <translation>jeszcze zakryte</translation>
    </message>
    <message>
        <source>{winner} over {loser}</source>
        <extracomment>orcz.why-type</extracomment>
        <translation>{winner} nad {loser}</translation>
    </message>
    <message>
        <source>{a} against {b}: the stronger wins</source>
        <extracomment>orcz.why-strength</extracomment>
        <translation>{a} do {b}: wygrywa silniejszy</translation>
    </message>
    <message>
        <source>{a} against {b}: the weaker wins</source>
        <extracomment>orcz.why-weakness</extracomment>
        <translation>{a} do {b}: wygrywa słabszy</translation>
    </message>
    <message>
        <source>{a} against {b}: nobody wins</source>
        <extracomment>orcz.why-tie</extracomment>
        <translation>{a} do {b}: nikt nie wygrywa</translation>
    </message>
    <message>
        <source>{a} against {b}: the attacker has knives</source>
        <extracomment>orcz.why-knives</extracomment>
        <translation>{a} do {b}: atakujący ma noże</translation>
    </message>
    <message>
        <source>Complete victory: the line moves forward</source>
        <extracomment>orcz.result-AA</extracomment>
        <translation>Pełne zwycięstwo: szereg idzie naprzód</translation>
    </message>
    <message>
        <source>Beaten back: the attacking line is gone</source>
        <extracomment>orcz.result-DD</extracomment>
        <translation>Odparty: atakujący szereg przepada</translation>
    </message>
    <message>
        <source>One tile each: both lines are broken</source>
        <extracomment>orcz.result-AD</extracomment>
        <translation>Po jednym żetonie: oba szeregi złamane</translation>
    </message>
    <message>
        <source>Nobody wins, nobody loses anything</source>
        <extracomment>orcz.result-TT</extracomment>
        <translation>Nikt nie wygrywa, nikt nic nie traci</translation>
    </message>
    <message>
        <source>The attacked line loses one tile</source>
        <extracomment>orcz.result-AT</extracomment>
        <translation>Atakowany szereg traci jeden żeton</translation>
    </message>
    <message>
        <source>The attacking line loses one tile</source>
        <extracomment>orcz.result-DT</extracomment>
        <translation>Atakujący szereg traci jeden żeton</translation>
    </message>
    <message numerus="yes">
        <source>{who} pays {to} %n slave(s)</source>
        <extracomment>orcz.loot</extracomment>
        <translation>
            <numerusform>{who} płaci %n niewolnika; bierze: {to}</numerusform>
            <numerusform>{who} płaci %n niewolników; bierze: {to}</numerusform>
            <numerusform>{who} płaci %n niewolników; bierze: {to}</numerusform>
        </translation>
    </message>
    <message>
        <source>the right wings first</source>
        <extracomment>orcz.told-right</extracomment>
        <translation>najpierw prawe skrzydła</translation>
    </message>
    <message>
        <source>then the left wings</source>
        <extracomment>orcz.told-left</extracomment>
        <translation>potem lewe skrzydła</translation>
    </message>
    <message>
        <source>A champion stands in line {place}: the order is withdrawn</source>
        <extracomment>orcz.told-withdrawn</extracomment>
        <translation>W szeregu {place} stoi czempion: rozkaz cofnięty</translation>
    </message>
    <message>
        <source>Behind the shaman nobody is left to attack</source>
        <extracomment>orcz.told-lapsed</extracomment>
        <translation>Za szamanem nie ma już kogo atakować</translation>
    </message>
    <message>
        <source>The attack passed over a shaman: line {places}</source>
        <extracomment>orcz.told-passed</extracomment>
        <translation>Atak przeszedł nad szamanem: szereg {places}</translation>
    </message>
    <message>
        <source>force needed</source>
        <extracomment>orcz.need</extracomment>
        <translation>potrzebna siła</translation>
    </message>
    <message numerus="yes">
        <source>{large} × %n warlord(s)</source>
        <extracomment>orcz.need-of</extracomment>
        <translation>
            <numerusform>{large} × %n watażka</numerusform>
            <numerusform>{large} × %n watażków</numerusform>
            <numerusform>{large} × %n watażków</numerusform>
        </translation>
    </message>
    <message>
        <source>doubled by the shaman</source>
        <extracomment>orcz.shaman-doubles</extracomment>
        <translation>podwojone przez szamana</translation>
    </message>
    <message>
        <source>broken line</source>
        <extracomment>orcz.broken</extracomment>
        <translation>złamany szereg</translation>
    </message>
    <message>
        <source>Force {total} against {need}</source>
        <extracomment>orcz.total</extracomment>
        <translation>Siła {total} wobec {need}</translation>
    </message>
    <message>
        <source>line {number} is added</source>
        <extracomment>orcz.told-line</extracomment>
        <translation>doliczony szereg {number}</translation>
    </message>
    <message>
        <source>by the champion</source>
        <extracomment>orcz.won-champion</extracomment>
        <translation>przez czempiona</translation>
    </message>
    <message>
        <source>not beaten</source>
        <extracomment>orcz.lost</extracomment>
        <translation>niepokonany</translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and takes %n slave(s)</source>
        <extracomment>orcz.leader-takes</extracomment>
        <translation>
            <numerusform>{who} przewodzi i bierze %n niewolnika</numerusform>
            <numerusform>{who} przewodzi i bierze %n niewolników</numerusform>
            <numerusform>{who} przewodzi i bierze %n niewolników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{who} leads and pays %n slave(s)</source>
        <extracomment>orcz.leader-pays</extracomment>
        <translation>
            <numerusform>{who} przewodzi i płaci %n niewolnika</numerusform>
            <numerusform>{who} przewodzi i płaci %n niewolników</numerusform>
            <numerusform>{who} przewodzi i płaci %n niewolników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and hands %n slave(s) to the others</source>
        <extracomment>orcz.must-share</extracomment>
        <translation>
            <numerusform>i oddaje pozostałym %n niewolnika</numerusform>
            <numerusform>i oddaje pozostałym %n niewolników</numerusform>
            <numerusform>i oddaje pozostałym %n niewolników</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and may charge others %n slave(s)</source>
        <extracomment>orcz.may-charge</extracomment>
        <translation>
            <numerusform>i może obciążyć innych: %n niewolnik</numerusform>
            <numerusform>i może obciążyć innych: %n niewolników</numerusform>
            <numerusform>i może obciążyć innych: %n niewolników</numerusform>
        </translation>
    </message>
    <message>
        <source>{who} gets a share of one slave</source>
        <extracomment>orcz.told-shared</extracomment>
        <translation>{who} dostaje w udziale jednego niewolnika</translation>
    </message>
    <message>
        <source>{who} shares the reward</source>
        <extracomment>orcz.told-shares</extracomment>
        <translation>{who} dzieli nagrodę</translation>
    </message>
    <message>
        <source>{who} lets others pay</source>
        <extracomment>orcz.told-charges</extracomment>
        <translation>{who} każe płacić innym</translation>
    </message>
    <message>
        <source>{who} begins</source>
        <extracomment>orcz.begins</extracomment>
        <translation>{who} zaczyna</translation>
    </message>
    <message>
        <source>Round {round}: {event}</source>
        <extracomment>orcz.log.round</extracomment>
        <translation>Runda {round}: {event}</translation>
    </message>
    <message>
        <source>{field}: {name}</source>
        <extracomment>orcz.log.opponent</extracomment>
        <translation>{field}: {name}</translation>
    </message>
    <message>
        <source>The order of the fields: {fields}</source>
        <extracomment>orcz.log.order</extracomment>
        <translation>Kolejność pól: {fields}</translation>
    </message>
    <message>
        <source>{field}: conquered</source>
        <extracomment>orcz.log.closed</extracomment>
        <translation>{field}: zdobyte</translation>
    </message>
    <message>
        <source>Now fought for: {field}</source>
        <extracomment>orcz.log.field</extracomment>
        <translation>Teraz walka o: {field}</translation>
    </message>
    <message numerus="yes">
        <source>The war is over; %n field(s) (was|were) conquered</source>
        <extracomment>orcz.log.ended</extracomment>
        <translation>
            <numerusform>Koniec wojny; zdobyto %n pole</numerusform>
            <numerusform>Koniec wojny; zdobyto %n pola</numerusform>
            <numerusform>Koniec wojny; zdobyto %n pól</numerusform>
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
        <translation>{who} zagląda: {field}, szereg {place}, lewy żeton</translation>
    </message>
    <message>
        <source>{who} scouts the right tile of line {place}: {field}</source>
        <extracomment>orcz.log.scout-right</extracomment>
        <translation>{who} zagląda: {field}, szereg {place}, prawy żeton</translation>
    </message>
    <message>
        <source>{who} sees a tile of {owner}: {tile}</source>
        <extracomment>orcz.log.peek</extracomment>
        <translation>{who} widzi: {tile} ({owner})</translation>
    </message>
    <message>
        <source>{who}, line {place}: {tile} is turned up</source>
        <extracomment>orcz.log.turned</extracomment>
        <translation>{who}, szereg {place}: odkryty {tile}</translation>
    </message>
    <message>
        <source>{who} holds line {place}</source>
        <extracomment>orcz.log.hold</extracomment>
        <translation>{who}: szereg {place} trwa</translation>
    </message>
    <message>
        <source>{who}: {tile} is spent</source>
        <extracomment>orcz.log.spent</extracomment>
        <translation>{who}: zużyty żeton {tile}</translation>
    </message>
    <message>
        <source>{who}: {tile} comes back</source>
        <extracomment>orcz.log.returned</extracomment>
        <translation>{who}: wraca {tile}</translation>
    </message>
    <message>
        <source>{who}: line {place} backstabs line {target}</source>
        <extracomment>orcz.log.backstab</extracomment>
        <translation>{who}: szereg {place} zadaje cios szeregowi {target}</translation>
    </message>
    <message>
        <source>A shaman in line {place}: the attack passes over it</source>
        <extracomment>orcz.log.passed</extracomment>
        <translation>Szaman w szeregu {place}: atak przechodzi dalej</translation>
    </message>
    <message>
        <source>{wing}: {mine} beats {theirs}</source>
        <extracomment>orcz.log.wing-won</extracomment>
        <translation>{wing}: {mine} bije: {theirs}</translation>
    </message>
    <message>
        <source>{wing}: {mine} loses to {theirs}</source>
        <extracomment>orcz.log.wing-lost</extracomment>
        <translation>{wing}: {mine} przegrywa, wygrywa: {theirs}</translation>
    </message>
    <message>
        <source>{wing}: {mine} and {theirs} are equal</source>
        <extracomment>orcz.log.wing-tie</extracomment>
        <translation>{wing}: remis – {mine}, {theirs}</translation>
    </message>
    <message>
        <source>{who} moves forward to place {place}</source>
        <extracomment>orcz.log.advanced</extracomment>
        <translation>{who} idzie naprzód na miejsce {place}</translation>
    </message>
    <message>
        <source>The clash: {field}</source>
        <extracomment>orcz.log.clash-at</extracomment>
        <translation>Starcie: {field}</translation>
    </message>
    <message>
        <source>{name}: force {total} against {need}</source>
        <extracomment>orcz.log.clash</extracomment>
        <translation>{name}: siła {total} wobec {need}</translation>
    </message>
    <message>
        <source>{field}: nobody came, {name} stays</source>
        <extracomment>orcz.log.empty</extracomment>
        <translation>{field}: nikt nie przyszedł, zostaje: {name}</translation>
    </message>
    <message>
        <source>{who} is charged one slave</source>
        <extracomment>orcz.log.charged</extracomment>
        <translation>{who} płaci jednego niewolnika</translation>
    </message>
    <message>
        <source>{who} spares everybody</source>
        <extracomment>orcz.log.spared</extracomment>
        <translation>{who} oszczędza wszystkich</translation>
    </message>
    <message>
        <source>{name}: beaten under {who}</source>
        <extracomment>orcz.log.beaten</extracomment>
        <translation>{name}: pokonany, wódz: {who}</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>Replay</source>
        <extracomment>replay.title</extracomment>
        <translation>Powtórka</translation>
    </message>
    <message>
        <source>Whose eyes</source>
        <extracomment>replay.eyes</extracomment>
        <translation>Czyimi oczami</translation>
    </message>
    <message>
        <source>The open table</source>
        <extracomment>replay.table</extracomment>
        <translation>Otwarty stół</translation>
    </message>
    <message>
        <source>With the eyes of {name}</source>
        <extracomment>replay.seat</extracomment>
        <translation>Oczami gracza: {name}</translation>
    </message>
    <message>
        <source>With the eyes of whoever is to move</source>
        <extracomment>replay.mover</extracomment>
        <translation>Oczami tego, kto ma ruch</translation>
    </message>
    <message>
        <source>not over yet: only the open table</source>
        <extracomment>replay.unfinished</extracomment>
        <translation>jeszcze trwa: tylko otwarty stół</translation>
    </message>
    <message>
        <source>{at} of {length}</source>
        <extracomment>replay.at</extracomment>
        <translation>{at} z {length}</translation>
    </message>
    <message>
        <source>The game begins</source>
        <extracomment>replay.dealt</extracomment>
        <translation>Gra się zaczyna</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>replay.ended</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Time line</source>
        <extracomment>replay.line</extracomment>
        <translation>Oś czasu</translation>
    </message>
    <message>
        <source>To the beginning (Home)</source>
        <extracomment>replay.first</extracomment>
        <translation>Na początek (Home)</translation>
    </message>
    <message>
        <source>One answer back (arrow left)</source>
        <extracomment>replay.previous</extracomment>
        <translation>Ruch wstecz (strzałka w lewo)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <extracomment>replay.play</extracomment>
        <translation>Odtwarzaj (spacja)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <extracomment>replay.pause</extracomment>
        <translation>Zatrzymaj (spacja)</translation>
    </message>
    <message>
        <source>One answer on (arrow right)</source>
        <extracomment>replay.next</extracomment>
        <translation>Ruch naprzód (strzałka w prawo)</translation>
    </message>
    <message>
        <source>To the end (End)</source>
        <extracomment>replay.last</extracomment>
        <translation>Na koniec (End)</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>replay.speed</extracomment>
        <translation>Szybkość</translation>
    </message>
    <message>
        <source>Speed {times}</source>
        <extracomment>replay.times</extracomment>
        <translation>Szybkość {times}</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>replay.leave</extracomment>
        <translation>Wyjdź</translation>
    </message>
    <message>
        <source>arrows: one answer; space: play and stop</source>
        <extracomment>replay.hint</extracomment>
        <translation>strzałki: jeden ruch; spacja: start i stop</translation>
    </message>
</context>
<context>
    <name>results</name>
    <message>
        <source>Results</source>
        <extracomment>results.title</extracomment>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <extracomment>results.wins</extracomment>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>{names} win together</source>
        <extracomment>results.win-together</extracomment>
        <translation>Wspólnie wygrywają: {names}</translation>
    </message>
    <message>
        <source>A shared victory</source>
        <extracomment>results.draw</extracomment>
        <translation>Wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <extracomment>results.nobody</extracomment>
        <translation>Nikt nie wygrywa</translation>
    </message>
    <message>
        <source>Why {name}?</source>
        <extracomment>results.why-name</extracomment>
        <translation>Dlaczego {name}?</translation>
    </message>
    <message>
        <source>Why?</source>
        <extracomment>results.why</extracomment>
        <translation>Dlaczego?</translation>
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
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>results.table</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>results.home</extracomment>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>Replay</source>
        <extracomment>results.replay</extracomment>
        <translation>Powtórka</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Rules</source>
        <extracomment>rules.title</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules of which game</source>
        <extracomment>rules.game</extracomment>
        <translation>Zasady której gry</translation>
    </message>
    <message>
        <source>Contents</source>
        <extracomment>rules.contents</extracomment>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>rules.search</extracomment>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Search the rules (Ctrl+F); Enter goes to the next place</source>
        <extracomment>rules.search-long</extracomment>
        <translation>Szukaj w zasadach (Ctrl+F); Enter przechodzi do następnego miejsca</translation>
    </message>
    <message numerus="yes">
        <source>found in %n place(s)</source>
        <extracomment>rules.found</extracomment>
        <translation>
            <numerusform>w %n miejscu</numerusform>
            <numerusform>w %n miejscach</numerusform>
            <numerusform>w %n miejscach</numerusform>
        </translation>
    </message>
    <message>
        <source>found nowhere</source>
        <extracomment>rules.none</extracomment>
        <translation>nigdzie</translation>
    </message>
    <message numerus="yes">
        <source>{title}, found in %n place(s)</source>
        <extracomment>rules.row</extracomment>
        <translation>
            <numerusform>{title}, w %n miejscu</numerusform>
            <numerusform>{title}, w %n miejscach</numerusform>
            <numerusform>{title}, w %n miejscach</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>rules.back</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Back to where you were (Esc)</source>
        <extracomment>rules.back-long</extracomment>
        <translation>Wróć tam, gdzie byłeś (Esc)</translation>
    </message>
    <message>
        <source>Copy the number {clause}</source>
        <extracomment>rules.copy</extracomment>
        <translation>Kopiuj numer {clause}</translation>
    </message>
    <message>
        <source>{clause} is copied</source>
        <extracomment>rules.copied</extracomment>
        <translation>{clause} skopiowano</translation>
    </message>
    <message>
        <source>A table of {title}, drawn by the program</source>
        <extracomment>rules.picture</extracomment>
        <translation>Stół – {title}, narysowany przez program</translation>
    </message>
    <message>
        <source>The rules: {title}</source>
        <extracomment>rules.page</extracomment>
        <translation>Zasady: {title}</translation>
    </message>
    <message>
        <source>Back to the previous place (Alt+Left)</source>
        <extracomment>rules.previous</extracomment>
        <translation>Wróć do poprzedniego miejsca (Alt+w lewo)</translation>
    </message>
</context>
<context>
    <name>save</name>
    <message>
        <source>The save “{file}” cannot be read: {why}</source>
        <extracomment>save.unreadable</extracomment>
        <translation>Nie można odczytać zapisu „{file}”: {why}</translation>
    </message>
    <message>
        <source>“{file}” is empty: nothing was saved in it</source>
        <extracomment>save.empty</extracomment>
        <translation>Plik „{file}” jest pusty: nic w nim nie zapisano</translation>
    </message>
    <message>
        <source>“{file}” holds nothing but zeros: the disk lost what was written</source>
        <extracomment>save.zeros</extracomment>
        <translation>Plik „{file}” zawiera same zera: dysk zgubił jego treść</translation>
    </message>
    <message>
        <source>“{file}” is cut off in its first line, which says what was played; it cannot be opened</source>
        <extracomment>save.torn-header</extracomment>
        <translation>Plik „{file}” urywa się w pierwszym wierszu, który mówi, w co grano; nie można go otworzyć</translation>
    </message>
    <message>
        <source>“{file}” is not a Meadhall save</source>
        <extracomment>save.foreign</extracomment>
        <translation>„{file}” to nie jest zapis gry Meadhall</translation>
    </message>
    <message>
        <source>“{file}” was saved by a newer Meadhall ({app}); install that version to open it</source>
        <extracomment>save.newer</extracomment>
        <translation>Plik „{file}” zapisał nowszy Meadhall ({app}); zainstaluj go, aby otworzyć zapis</translation>
    </message>
    <message>
        <source>“{file}” is a save of “{game}”, which this Meadhall does not have</source>
        <extracomment>save.unknown-game</extracomment>
        <translation>„{file}” to zapis gry „{game}”, której ten Meadhall nie zna</translation>
    </message>
    <message>
        <source>“{file}” was cut off in line {line}; everything before that is there</source>
        <extracomment>save.torn</extracomment>
        <translation>Plik „{file}” urywa się w wierszu {line}; wszystko wcześniejsze jest</translation>
    </message>
    <message>
        <source>Line {line} of “{file}” is damaged; the save cannot be opened</source>
        <extracomment>save.damaged</extracomment>
        <translation>Wiersz {line} pliku „{file}” jest uszkodzony; zapisu nie można otworzyć</translation>
    </message>
    <message>
        <source>The moves in “{file}” no longer lead where they did; the match goes on from its last checkpoint</source>
        <extracomment>save.disagrees</extracomment>
        <translation>Ruchy z pliku „{file}” nie prowadzą już tam, gdzie dawniej; partia toczy się dalej od ostatniego punktu kontrolnego</translation>
    </message>
    <message>
        <source>“{file}” was played with other rules or content; the match goes on from its last checkpoint</source>
        <extracomment>save.other-rules</extracomment>
        <translation>W „{file}” grano według innych zasad lub z inną zawartością; partia toczy się dalej od ostatniego punktu kontrolnego</translation>
    </message>
    <message>
        <source>“{file}” was played with other rules or content and holds no checkpoint to go on from</source>
        <extracomment>save.no-checkpoint</extracomment>
        <translation>W „{file}” grano według innych zasad lub z inną zawartością, a brak w nim punktu kontrolnego, od którego można by grać dalej</translation>
    </message>
    <message>
        <source>What you did could not be saved: {why}</source>
        <extracomment>save.full</extracomment>
        <translation>Nie udało się zapisać twojego ruchu: {why}</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Settings</source>
        <extracomment>settings.title</extracomment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>everything takes effect at once</source>
        <extracomment>settings.where</extracomment>
        <translation>wszystko działa od razu</translation>
    </message>
    <message>
        <source>Done</source>
        <extracomment>settings.done</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Defaults</source>
        <extracomment>settings.defaults</extracomment>
        <translation>Domyślne</translation>
    </message>
    <message>
        <source>Set everything on these pages back</source>
        <extracomment>settings.defaults-tip</extracomment>
        <translation>Przywróć wszystko na tych stronach</translation>
    </message>
    <message>
        <source>kept in {file}</source>
        <extracomment>settings.file</extracomment>
        <translation>zapisane w {file}</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>settings.look</extracomment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>settings.play</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>settings.keys</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Files</source>
        <extracomment>settings.files</extracomment>
        <translation>Pliki</translation>
    </message>
    <message>
        <source>About</source>
        <extracomment>settings.about</extracomment>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>settings.language</extracomment>
        <translation>Język</translation>
    </message>
    <message>
        <source>As on the desktop</source>
        <extracomment>settings.language-desktop</extracomment>
        <translation>Jak na pulpicie</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>settings.scheme</extracomment>
        <translation>Oświetlenie</translation>
    </message>
    <message>
        <source>evening: oak; morning: limewood</source>
        <extracomment>settings.scheme.note</extracomment>
        <translation>wieczór: dąb, ranek: lipa</translation>
    </message>
    <message>
        <source>desktop</source>
        <extracomment>settings.scheme-system, settings.speed-desktop</extracomment>
        <translation>system</translation>
    </message>
    <message>
        <source>morning</source>
        <extracomment>settings.scheme-light</extracomment>
        <translation>ranek</translation>
    </message>
    <message>
        <source>evening</source>
        <extracomment>settings.scheme-dark</extracomment>
        <translation>wieczór</translation>
    </message>
    <message>
        <source>Movement</source>
        <extracomment>settings.speed</extracomment>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>“none” shows the end at once</source>
        <extracomment>settings.speed.note</extracomment>
        <translation>„brak” od razu pokazuje koniec</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>settings.speed-off</extracomment>
        <translation>brak</translation>
    </message>
    <message>
        <source>slow</source>
        <extracomment>settings.speed-slow</extracomment>
        <translation>wolno</translation>
    </message>
    <message>
        <source>normal</source>
        <extracomment>settings.speed-normal, settings.bots-normal</extracomment>
        <translation>zwykle</translation>
    </message>
    <message>
        <source>fast</source>
        <extracomment>settings.speed-fast</extracomment>
        <translation>szybko</translation>
    </message>
    <message>
        <source>Letters</source>
        <extracomment>settings.letters</extracomment>
        <translation>Litery</translation>
    </message>
    <message>
        <source>on cards and everywhere</source>
        <extracomment>settings.letters.note</extracomment>
        <translation>na kartach i wszędzie</translation>
    </message>
    <message>
        <source>usual</source>
        <extracomment>settings.letters-usual, settings.colours-usual</extracomment>
        <translation>zwykłe</translation>
    </message>
    <message>
        <source>large</source>
        <extracomment>settings.letters-large</extracomment>
        <translation>duże</translation>
    </message>
    <message>
        <source>very large</source>
        <extracomment>settings.letters-largest</extracomment>
        <translation>bardzo duże</translation>
    </message>
    <message>
        <source>Colours of the seats</source>
        <extracomment>settings.colours</extracomment>
        <translation>Barwy miejsc</translation>
    </message>
    <message>
        <source>further apart for every eye</source>
        <extracomment>settings.colours.note</extracomment>
        <translation>wyraźniejsze dla każdego oka</translation>
    </message>
    <message>
        <source>strong</source>
        <extracomment>settings.colours-strong</extracomment>
        <translation>mocne</translation>
    </message>
    <message>
        <source>Computer players</source>
        <extracomment>settings.bots</extracomment>
        <translation>Gracze komputerowi</translation>
    </message>
    <message>
        <source>how long they wait</source>
        <extracomment>settings.bots.note</extracomment>
        <translation>jak długo czekają przed ruchem</translation>
    </message>
    <message>
        <source>leisurely</source>
        <extracomment>settings.bots-slow</extracomment>
        <translation>spokojnie</translation>
    </message>
    <message>
        <source>brisk</source>
        <extracomment>settings.bots-fast</extracomment>
        <translation>żwawo</translation>
    </message>
    <message>
        <source>The deal of Gold &amp; Rum</source>
        <extracomment>settings.deal</extracomment>
        <translation>Rozdawanie w Gold &amp; Rum</translation>
    </message>
    <message>
        <source>how long a card lies</source>
        <extracomment>settings.deal.note</extracomment>
        <translation>jak długo leży karta</translation>
    </message>
    <message>
        <source>click</source>
        <extracomment>settings.deal-click</extracomment>
        <translation>kliknięcie</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>settings.deal-seconds</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>With these keys the players of Gold &amp; Rum call out; click one, then strike another</source>
        <extracomment>settings.keys.note</extracomment>
        <translation>Tymi klawiszami zgłaszają się gracze Gold &amp; Rum; kliknij jeden, a potem naciśnij inny</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>settings.key-of</extracomment>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>Key of seat {number}: {letter}</source>
        <extracomment>settings.key-tip</extracomment>
        <translation>Klawisz miejsca {number}: {letter}</translation>
    </message>
    <message>
        <source>…</source>
        <extracomment>settings.key-wait</extracomment>
        <translation>…</translation>
    </message>
    <message>
        <source>Saved matches, decks and cards</source>
        <extracomment>settings.data</extracomment>
        <translation>Zapisane partie, talie i karty</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <extracomment>settings.open-folder</extracomment>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>The window and its lists</source>
        <extracomment>settings.layout</extracomment>
        <translation>Okno i jego listy</translation>
    </message>
    <message>
        <source>size, place and what is shown beside the table</source>
        <extracomment>settings.layout.note</extracomment>
        <translation>rozmiar, położenie i to, co widać obok stołu</translation>
    </message>
    <message>
        <source>As in the beginning</source>
        <extracomment>settings.reset-layout</extracomment>
        <translation>Jak na początku</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <extracomment>settings.version</extracomment>
        <translation>Wersja {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence; credits and licences:</source>
        <extracomment>settings.licence</extracomment>
        <translation>Wolne oprogramowanie na licencji MIT; podziękowania i licencje:</translation>
    </message>
    <message>
        <source>Credits and licences</source>
        <extracomment>settings.credits</extracomment>
        <translation>Podziękowania i licencje</translation>
    </message>
    <message>
        <source>How it looks</source>
        <extracomment>settings.preview</extracomment>
        <translation>Tak to wygląda</translation>
    </message>
    <message>
        <source>Colours and emblems</source>
        <extracomment>settings.seats</extracomment>
        <translation>Barwy i godła</translation>
    </message>
    <message>
        <source>with red-green blindness:</source>
        <extracomment>settings.seats-blind</extracomment>
        <translation>przy ślepocie na czerwień i zieleń:</translation>
    </message>
    <message>
        <source>Pattern and emblem always go with the colour.</source>
        <extracomment>settings.seats-note</extracomment>
        <translation>Wzór i godło zawsze idą w parze z barwą.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>New game</source>
        <extracomment>setup.title</extracomment>
        <translation>Nowa gra</translation>
    </message>
    <message numerus="yes">
        <source>{title}  ·  %n seat(s)</source>
        <extracomment>setup.where</extracomment>
        <translation>
            <numerusform>{title}  ·  %n miejsce</numerusform>
            <numerusform>{title}  ·  %n miejsca</numerusform>
            <numerusform>{title}  ·  %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>setup.name</extracomment>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Name of player {number}</source>
        <extracomment>setup.name-of</extracomment>
        <translation>Imię gracza {number}</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <extracomment>setup.row</extracomment>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>Change the order of seats: drag, or Alt with the arrow up or down</source>
        <extracomment>setup.move</extracomment>
        <translation>Zmiana kolejności miejsc: przeciągnij albo Alt ze strzałką w górę lub w dół</translation>
    </message>
    <message>
        <source>Colour and emblem of player {number}: {coat}. Click for another</source>
        <extracomment>setup.shield</extracomment>
        <translation>Barwa i godło gracza {number}: {coat}. Kliknij, aby zmienić</translation>
    </message>
    <message>
        <source>orange bear</source>
        <extracomment>setup.bear</extracomment>
        <translation>pomarańczowy niedźwiedź</translation>
    </message>
    <message>
        <source>blue raven</source>
        <extracomment>setup.raven</extracomment>
        <translation>niebieski kruk</translation>
    </message>
    <message>
        <source>green stag</source>
        <extracomment>setup.stag</extracomment>
        <translation>zielony jeleń</translation>
    </message>
    <message>
        <source>yellow bee</source>
        <extracomment>setup.bee</extracomment>
        <translation>żółta pszczoła</translation>
    </message>
    <message>
        <source>sky-blue wolf</source>
        <extracomment>setup.wolf</extracomment>
        <translation>błękitny wilk</translation>
    </message>
    <message>
        <source>pink swan</source>
        <extracomment>setup.swan</extracomment>
        <translation>różowy łabędź</translation>
    </message>
    <message>
        <source>white boar</source>
        <extracomment>setup.boar</extracomment>
        <translation>biały dzik</translation>
    </message>
    <message>
        <source>Person or computer at seat {number}</source>
        <extracomment>setup.kind</extracomment>
        <translation>Człowiek czy komputer na miejscu {number}</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>setup.person</extracomment>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Computer: recruit</source>
        <extracomment>setup.level-recruit</extracomment>
        <translation>Komputer: rekrut</translation>
    </message>
    <message>
        <source>Computer: veteran</source>
        <extracomment>setup.level-veteran</extracomment>
        <translation>Komputer: weteran</translation>
    </message>
    <message>
        <source>Computer: warlord</source>
        <extracomment>setup.level-warlord</extracomment>
        <translation>Komputer: watażka</translation>
    </message>
    <message>
        <source>Computer: random</source>
        <extracomment>setup.level-random</extracomment>
        <translation>Komputer: losowy</translation>
    </message>
    <message>
        <source>Race of player {number}</source>
        <extracomment>setup.pick-race</extracomment>
        <translation>Rasa gracza {number}</translation>
    </message>
    <message>
        <source>Race by lot</source>
        <extracomment>setup.lot-race</extracomment>
        <translation>Rasa losowo</translation>
    </message>
    <message>
        <source>Remove seat {number}</source>
        <extracomment>setup.remove</extracomment>
        <translation>Usuń miejsce {number}</translation>
    </message>
    <message>
        <source>One more seat</source>
        <extracomment>setup.add</extracomment>
        <translation>Jeszcze jedno miejsce</translation>
    </message>
    <message>
        <source>Table rules</source>
        <extracomment>setup.options</extracomment>
        <translation>Zasady stołu</translation>
    </message>
    <message>
        <source>Who begins</source>
        <extracomment>setup.first</extracomment>
        <translation>Kto zaczyna</translation>
    </message>
    <message>
        <source>By lot</source>
        <extracomment>setup.first-lot</extracomment>
        <translation>Losowo</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <extracomment>setup.seat</extracomment>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>Seed</source>
        <extracomment>setup.seed</extracomment>
        <translation>Ziarno losu</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>setup.seed-hint</extracomment>
        <translation>losowe</translation>
    </message>
    <message>
        <source>same seed, same shuffle</source>
        <extracomment>setup.seed-note</extracomment>
        <translation>to samo ziarno, to samo tasowanie</translation>
    </message>
    <message>
        <source>drag rows to change seats</source>
        <extracomment>setup.first-note</extracomment>
        <translation>przeciągnij rzędy, aby zamienić miejsca</translation>
    </message>
    <message>
        <source>Sit down</source>
        <extracomment>setup.sit</extracomment>
        <translation>Siadamy</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>setup.back</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Seat {number} has no name yet</source>
        <extracomment>setup.no-name</extracomment>
        <translation>Miejsce {number} nie ma jeszcze imienia</translation>
    </message>
    <message>
        <source>Two players are called {name}</source>
        <extracomment>setup.same-name</extracomment>
        <translation>Dwoje graczy ma to samo imię: {name}</translation>
    </message>
    <message>
        <source>At least one person must sit at the table</source>
        <extracomment>setup.no-person</extracomment>
        <translation>Przy stole musi siedzieć choć jeden człowiek</translation>
    </message>
    <message>
        <source>only with {seats} seats</source>
        <extracomment>setup.only-seats</extracomment>
        <translation>tylko przy liczbie miejsc: {seats}</translation>
    </message>
    <message>
        <source>Advanced game</source>
        <extracomment>setup.armadora.advanced</extracomment>
        <translation>Gra zaawansowana</translation>
    </message>
    <message>
        <source>powers and reinforcements</source>
        <extracomment>setup.armadora.advanced.note</extracomment>
        <translation>moce i posiłki</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <extracomment>setup.armadora.memory-aid</extracomment>
        <translation>Podpowiedź pamięci</translation>
    </message>
    <message>
        <source>shows what you may remember</source>
        <extracomment>setup.armadora.memory-aid.note</extracomment>
        <translation>pokazuje to, co wolno pamiętać</translation>
    </message>
    <message>
        <source>Deck of player {number}</source>
        <extracomment>setup.pick-deck</extracomment>
        <translation>Talia gracza {number}</translation>
    </message>
    <message>
        <source>Deck by lot</source>
        <extracomment>setup.lot-deck</extracomment>
        <translation>Talia losowo</translation>
    </message>
    <message>
        <source>Who acts next</source>
        <extracomment>setup.ghour.window-mode</extracomment>
        <translation>Kto działa dalej</translation>
    </message>
    <message>
        <source>strict: in turn; claim: whoever calls</source>
        <extracomment>setup.ghour.window-mode.note</extracomment>
        <translation>strict: po kolei; claim: kto prosi</translation>
    </message>
    <message>
        <source>Open deck lists</source>
        <extracomment>setup.ghour.open-lists</extracomment>
        <translation>Jawne listy talii</translation>
    </message>
    <message>
        <source>everybody knows every deck</source>
        <extracomment>setup.ghour.open-lists.note</extracomment>
        <translation>wszyscy znają każdą talię</translation>
    </message>
    <message>
        <source>Goods left over</source>
        <extracomment>setup.ghour.leftover-goods</extracomment>
        <translation>Pozostałe dobra</translation>
    </message>
    <message>
        <source>lost, or kept for the next payment</source>
        <extracomment>setup.ghour.leftover-goods.note</extracomment>
        <translation>przepadają albo zostają na następną zapłatę</translation>
    </message>
    <message>
        <source>Tied signs</source>
        <extracomment>setup.ghour.rps-tie</extracomment>
        <translation>Remis znaków</translation>
    </message>
    <message>
        <source>played again, or decided by lot</source>
        <extracomment>setup.ghour.rps-tie.note</extracomment>
        <translation>powtórka albo losowanie</translation>
    </message>
    <message>
        <source>Idle days to a draw</source>
        <extracomment>setup.ghour.stalemate-days</extracomment>
        <translation>Puste dni do remisu</translation>
    </message>
    <message>
        <source>then a draw is offered</source>
        <extracomment>setup.ghour.stalemate-days.note</extracomment>
        <translation>potem proponuje się remis</translation>
    </message>
    <message>
        <source>Empty Colony loses</source>
        <extracomment>setup.ghour.colony-out-loses</extracomment>
        <translation>Pusta Kolonia przegrywa</translation>
    </message>
    <message>
        <source>out once the pile is gone</source>
        <extracomment>setup.ghour.colony-out-loses.note</extracomment>
        <translation>odpada, kto nie ma już kart</translation>
    </message>
    <message>
        <source>A timed spell keeps you alive</source>
        <extracomment>setup.ghour.timed-spell-keeps-alive</extracomment>
        <translation>Zaklęcie czasowe ratuje życie</translation>
    </message>
    <message>
        <source>as your last card in play</source>
        <extracomment>setup.ghour.timed-spell-keeps-alive.note</extracomment>
        <translation>jako ostatnia karta w grze</translation>
    </message>
    <message>
        <source>Towers do not stop mercenaries</source>
        <extracomment>setup.ghour.mercenary-ignores-watchtower</extracomment>
        <translation>Wieże nie zatrzymują najemników</translation>
    </message>
    <message>
        <source>unpaid, they attack all the same</source>
        <extracomment>setup.ghour.mercenary-ignores-watchtower.note</extracomment>
        <translation>niezapłaceni i tak atakują</translation>
    </message>
    <message>
        <source>Unarmed cards strike back</source>
        <extracomment>setup.ghour.unarmed-bonus-strikes</extracomment>
        <translation>Nieuzbrojona karta oddaje cios</translation>
    </message>
    <message>
        <source>for 1, by knowing a colour</source>
        <extracomment>setup.ghour.unarmed-bonus-strikes.note</extracomment>
        <translation>za 1, gdy zna barwę</translation>
    </message>
    <message>
        <source>strictly in turn</source>
        <extracomment>setup.ghour.window-mode.strict</extracomment>
        <translation>ściśle po kolei</translation>
    </message>
    <message>
        <source>whoever calls</source>
        <extracomment>setup.ghour.window-mode.claim</extracomment>
        <translation>kto poprosi</translation>
    </message>
    <message>
        <source>are lost</source>
        <extracomment>setup.ghour.leftover-goods.lost</extracomment>
        <translation>przepadają</translation>
    </message>
    <message>
        <source>pay the next card</source>
        <extracomment>setup.ghour.leftover-goods.next</extracomment>
        <translation>płacą za następną</translation>
    </message>
    <message>
        <source>are played again</source>
        <extracomment>setup.ghour.rps-tie.replay</extracomment>
        <translation>gra się ponownie</translation>
    </message>
    <message>
        <source>are decided by lot</source>
        <extracomment>setup.ghour.rps-tie.lot</extracomment>
        <translation>rozstrzyga los</translation>
    </message>
    <message>
        <source>Open book</source>
        <extracomment>setup.gold_and_rum.open-book</extracomment>
        <translation>Otwarta księga</translation>
    </message>
    <message>
        <source>piles may be leafed through</source>
        <extracomment>setup.gold_and_rum.open-book.note</extracomment>
        <translation>stosy można przeglądać</translation>
    </message>
    <message>
        <source>Cards between calls</source>
        <extracomment>setup.gold_and_rum.step</extracomment>
        <translation>Karty między wezwaniami</translation>
    </message>
    <message>
        <source>1: after every card</source>
        <extracomment>setup.gold_and_rum.step.note</extracomment>
        <translation>1: po każdej karcie</translation>
    </message>
    <message>
        <source>Short duel</source>
        <extracomment>setup.orcz.short-duel</extracomment>
        <translation>Krótki pojedynek</translation>
    </message>
    <message>
        <source>two rounds, one opponent on each field</source>
        <extracomment>setup.orcz.short-duel.note</extracomment>
        <translation>dwie rundy, jeden przeciwnik na polu</translation>
    </message>
    <message>
        <source>Judgement of the Dark God</source>
        <extracomment>setup.orcz.dark-god</extracomment>
        <translation>Sąd Mrocznego Boga</translation>
    </message>
    <message>
        <source>fewer than three fields conquered: all lose</source>
        <extracomment>setup.orcz.dark-god.note</extracomment>
        <translation>mniej niż trzy zdobyte pola: wszyscy przegrywają</translation>
    </message>
</context>
<context>
    <name>table</name>
    <message>
        <source>Waiting for {who}</source>
        <extracomment>table.waiting</extracomment>
        <translation>Czekamy: {who}</translation>
    </message>
    <message>
        <source>Home: the match is saved</source>
        <extracomment>table.home</extracomment>
        <translation>Ekran główny: partia jest zapisana</translation>
    </message>
    <message>
        <source>Take back the last move (Ctrl+Z)</source>
        <extracomment>table.undo</extracomment>
        <translation>Cofnij ostatni ruch (Ctrl+Z)</translation>
    </message>
    <message>
        <source>Play it again (Ctrl+Shift+Z)</source>
        <extracomment>table.redo</extracomment>
        <translation>Zagraj ponownie (Ctrl+Shift+Z)</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <extracomment>table.log, table.list-log, table.chronicle</extracomment>
        <translation>Kronika</translation>
    </message>
    <message>
        <source>Lists: hand, table, moves (F6)</source>
        <extracomment>table.lists</extracomment>
        <translation>Listy: ręka, stół, ruchy (F6)</translation>
    </message>
    <message>
        <source>Settings (Ctrl+,)</source>
        <extracomment>table.settings</extracomment>
        <translation>Ustawienia (Ctrl+,)</translation>
    </message>
    <message>
        <source>The rules, where you are now (F1)</source>
        <extracomment>table.rules</extracomment>
        <translation>Zasady tego miejsca gry (F1)</translation>
    </message>
    <message>
        <source>{why}: read the rule</source>
        <extracomment>table.rule-of</extracomment>
        <translation>{why}: przeczytaj zasadę</translation>
    </message>
    <message>
        <source>My hand</source>
        <extracomment>table.list-hand</extracomment>
        <translation>Moja ręka</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>table.list-ground</extracomment>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Moves</source>
        <extracomment>table.list-moves</extracomment>
        <translation>Ruchy</translation>
    </message>
    <message>
        <source>Your hand</source>
        <extracomment>table.your-hand</extracomment>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>The game is over</source>
        <extracomment>table.over</extracomment>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Results</source>
        <extracomment>table.results</extracomment>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Next</source>
        <extracomment>table.told-next</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>On with the game</source>
        <extracomment>table.told-done</extracomment>
        <translation>Gramy dalej</translation>
    </message>
    <message numerus="yes">
        <source>Skip the other %n</source>
        <extracomment>table.told-all</extracomment>
        <translation>
            <numerusform>Pomiń jeszcze %n</numerusform>
            <numerusform>Pomiń pozostałe %n</numerusform>
            <numerusform>Pomiń pozostałe %n</numerusform>
        </translation>
    </message>
    <message>
        <source>{who}: call</source>
        <extracomment>table.pace-row-call</extracomment>
        <translation>{who}: zgłoszenie</translation>
    </message>
    <message>
        <source>Nobody calls: go on</source>
        <extracomment>table.pace-row-go</extracomment>
        <translation>Nikt się nie zgłasza: dalej</translation>
    </message>
    <message>
        <source>Pause (space bar)</source>
        <extracomment>table.pace-pause</extracomment>
        <translation>Pauza (spacja)</translation>
    </message>
    <message>
        <source>Go on (space bar)</source>
        <extracomment>table.pace-on</extracomment>
        <translation>Dalej (spacja)</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <extracomment>table.pace-seconds</extracomment>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Click</source>
        <extracomment>table.pace-click</extracomment>
        <translation>Kliknięcie</translation>
    </message>
    <message>
        <source>How long a card lies before the next one comes by itself</source>
        <extracomment>table.pace-tip</extracomment>
        <translation>Jak długo leży karta, zanim sama przyjdzie następna</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>error</source>
        <extracomment>text.level-error</extracomment>
        <translation>błąd</translation>
    </message>
    <message>
        <source>warning</source>
        <extracomment>text.level-warning</extracomment>
        <translation>ostrzeżenie</translation>
    </message>
    <message>
        <source>advice</source>
        <extracomment>text.level-advice</extracomment>
        <translation>rada</translation>
    </message>
    <message>
        <source>en</source>
        <extracomment>text.language</extracomment>
        <translation>pl</translation>
    </message>
</context>
<context>
    <name>workshop</name>
    <message>
        <source>Workshop</source>
        <extracomment>workshop.title</extracomment>
        <translation>Warsztat</translation>
    </message>
    <message numerus="yes">
        <source>{sets} · %n card(s)</source>
        <extracomment>workshop.where</extracomment>
        <translation>
            <numerusform>{sets} · %n karta</numerusform>
            <numerusform>{sets} · %n karty</numerusform>
            <numerusform>{sets} · %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>workshop.home</extracomment>
        <translation>Ekran główny</translation>
    </message>
    <message>
        <source>Deck: new, open, import, export</source>
        <extracomment>workshop.menu</extracomment>
        <translation>Talia: nowa, otwórz, importuj, eksportuj</translation>
    </message>
    <message>
        <source>Deck</source>
        <extracomment>workshop.deck-menu</extracomment>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <extracomment>workshop.undo</extracomment>
        <translation>Cofnij: {what}</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <extracomment>workshop.redo</extracomment>
        <translation>Ponów: {what}</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <extracomment>workshop.no-undo</extracomment>
        <translation>Nie ma czego cofnąć</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <extracomment>workshop.no-redo</extracomment>
        <translation>Nie ma czego ponowić</translation>
    </message>
    <message>
        <source>New deck</source>
        <extracomment>workshop.new, workshop.unnamed</extracomment>
        <translation>Nowa talia</translation>
    </message>
    <message>
        <source>New pool of 48 cards</source>
        <extracomment>workshop.new-pool</extracomment>
        <translation>Nowa pula 48 kart</translation>
    </message>
    <message>
        <source>Copy as a pool of 48 cards</source>
        <extracomment>workshop.as-pool</extracomment>
        <translation>Kopia jako pula 48 kart</translation>
    </message>
    <message>
        <source>Copy as a deck of 36 cards</source>
        <extracomment>workshop.as-deck</extracomment>
        <translation>Kopia jako talia 36 kart</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>workshop.open</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Open a deck …</source>
        <extracomment>workshop.open-deck</extracomment>
        <translation>Otwórz talię…</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>workshop.save</extracomment>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Save as …</source>
        <extracomment>workshop.save-as</extracomment>
        <translation>Zapisz jako…</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <extracomment>workshop.duplicate</extracomment>
        <translation>Powiel</translation>
    </message>
    <message>
        <source>Import a list …</source>
        <extracomment>workshop.import</extracomment>
        <translation>Importuj listę…</translation>
    </message>
    <message>
        <source>Export to a file …</source>
        <extracomment>workshop.export</extracomment>
        <translation>Eksportuj do pliku…</translation>
    </message>
    <message>
        <source>Copy as a list</source>
        <extracomment>workshop.copy-list</extracomment>
        <translation>Kopiuj jako listę</translation>
    </message>
    <message>
        <source>Copy as YAML</source>
        <extracomment>workshop.copy-yaml</extracomment>
        <translation>Kopiuj jako YAML</translation>
    </message>
    <message>
        <source>Print</source>
        <extracomment>workshop.print</extracomment>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Compare two decks</source>
        <extracomment>workshop.compare</extracomment>
        <translation>Porównaj dwie talie</translation>
    </message>
    <message>
        <source>Card maker</source>
        <extracomment>workshop.card-maker, workshop.maker</extracomment>
        <translation>Kreator kart</translation>
    </message>
    <message>
        <source>Tournament</source>
        <extracomment>workshop.tournament</extracomment>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Search</source>
        <extracomment>workshop.search</extracomment>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Name, type:creature, cost&lt;3, kw:flying …</source>
        <extracomment>workshop.search-hint</extracomment>
        <translation>Nazwa, typ:istota, koszt&lt;3 …</translation>
    </message>
    <message>
        <source>Words are looked for in names and flavour. type: colour: kw: set: gain: when: is: ask for a word, cost gold attack defence recruit tp deck compare a number (cost&lt;3). A minus leaves out (-kw:slow), commas widen (colour:red,blue).</source>
        <extracomment>workshop.search-help</extracomment>
        <translation>Słów szukamy w nazwach i tekstach klimatycznych. type: colour: kw: set: gain: when: is: pytają o słowo, cost gold attack defence recruit tp deck porównują liczbę (cost&lt;3). Minus wyklucza (-kw:slow), przecinki rozszerzają (colour:red,blue).</translation>
    </message>
    <message>
        <source>{what}: nothing is called “{word}”</source>
        <extracomment>workshop.unknown</extracomment>
        <translation>{what}: nic nie nazywa się „{word}”</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <extracomment>workshop.found</extracomment>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Take away: {term}</source>
        <extracomment>workshop.take-away</extracomment>
        <translation>Usuń: {term}</translation>
    </message>
    <message>
        <source>not {term}</source>
        <extracomment>workshop.not</extracomment>
        <translation>nie {term}</translation>
    </message>
    <message>
        <source>{what}: {value}</source>
        <extracomment>workshop.filter</extracomment>
        <translation>{what}: {value}</translation>
    </message>
    <message>
        <source>in deck</source>
        <extracomment>workshop.in-deck</extracomment>
        <translation>w talii</translation>
    </message>
    <message>
        <source>Clear</source>
        <extracomment>workshop.clear</extracomment>
        <translation>Czyść</translation>
    </message>
    <message>
        <source>All sets</source>
        <extracomment>workshop.all-sets</extracomment>
        <translation>Wszystkie zestawy</translation>
    </message>
    <message>
        <source>Type</source>
        <extracomment>workshop.key.type</extracomment>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Colour</source>
        <extracomment>workshop.key.colour</extracomment>
        <translation>Kolor</translation>
    </message>
    <message>
        <source>Keyword</source>
        <extracomment>workshop.key.kw</extracomment>
        <translation>Cecha</translation>
    </message>
    <message>
        <source>Set</source>
        <extracomment>workshop.key.set</extracomment>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Id</source>
        <extracomment>workshop.key.id</extracomment>
        <translation>Id</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>workshop.key.name</extracomment>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Text</source>
        <extracomment>workshop.key.text</extracomment>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>Yields</source>
        <extracomment>workshop.key.gain</extracomment>
        <translation>Daje dobra</translation>
    </message>
    <message>
        <source>Gives</source>
        <extracomment>workshop.key.gives</extracomment>
        <translation>Nadaje</translation>
    </message>
    <message>
        <source>When</source>
        <extracomment>workshop.key.when</extracomment>
        <translation>Kiedy</translation>
    </message>
    <message>
        <source>Is</source>
        <extracomment>workshop.key.is</extracomment>
        <translation>Jest</translation>
    </message>
    <message>
        <source>Cost</source>
        <extracomment>workshop.key.cost</extracomment>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Gold</source>
        <extracomment>workshop.key.gold</extracomment>
        <translation>Złoto</translation>
    </message>
    <message>
        <source>Material</source>
        <extracomment>workshop.key.material</extracomment>
        <translation>Materiał</translation>
    </message>
    <message>
        <source>Mana</source>
        <extracomment>workshop.key.mana</extracomment>
        <translation>Mana</translation>
    </message>
    <message>
        <source>Builders</source>
        <extracomment>workshop.key.builders</extracomment>
        <translation>Budowniczowie</translation>
    </message>
    <message>
        <source>Threshold</source>
        <extracomment>workshop.key.threshold</extracomment>
        <translation>Próg</translation>
    </message>
    <message>
        <source>Attack</source>
        <extracomment>workshop.key.attack</extracomment>
        <translation>Atak</translation>
    </message>
    <message>
        <source>Defence</source>
        <extracomment>workshop.key.defence</extracomment>
        <translation>Obrona</translation>
    </message>
    <message>
        <source>Trophy points</source>
        <extracomment>workshop.key.tp</extracomment>
        <translation>Punkty trofeów</translation>
    </message>
    <message>
        <source>Recruits</source>
        <extracomment>workshop.key.recruit</extracomment>
        <translation>Werbunek</translation>
    </message>
    <message>
        <source>Hand size</source>
        <extracomment>workshop.key.size</extracomment>
        <translation>Rozmiar ręki</translation>
    </message>
    <message>
        <source>In the deck</source>
        <extracomment>workshop.key.deck</extracomment>
        <translation>W talii</translation>
    </message>
    <message>
        <source>Sorted by</source>
        <extracomment>workshop.sort</extracomment>
        <translation>Sortowanie</translation>
    </message>
    <message>
        <source>By cost</source>
        <extracomment>workshop.sort.cost</extracomment>
        <translation>Wg kosztu</translation>
    </message>
    <message>
        <source>By name</source>
        <extracomment>workshop.sort.name</extracomment>
        <translation>Wg nazwy</translation>
    </message>
    <message>
        <source>By type</source>
        <extracomment>workshop.sort.type</extracomment>
        <translation>Wg typu</translation>
    </message>
    <message>
        <source>By colour</source>
        <extracomment>workshop.sort.colour</extracomment>
        <translation>Wg koloru</translation>
    </message>
    <message>
        <source>By attack</source>
        <extracomment>workshop.sort.attack</extracomment>
        <translation>Wg ataku</translation>
    </message>
    <message>
        <source>By defence</source>
        <extracomment>workshop.sort.defence</extracomment>
        <translation>Wg obrony</translation>
    </message>
    <message>
        <source>By recruit value</source>
        <extracomment>workshop.sort.recruit</extracomment>
        <translation>Wg werbunku</translation>
    </message>
    <message>
        <source>By trophy points</source>
        <extracomment>workshop.sort.tp</extracomment>
        <translation>Wg punktów trofeów</translation>
    </message>
    <message>
        <source>Show as a list</source>
        <extracomment>workshop.as-list</extracomment>
        <translation>Pokaż jako listę</translation>
    </message>
    <message>
        <source>Show as cards</source>
        <extracomment>workshop.as-grid</extracomment>
        <translation>Pokaż jako karty</translation>
    </message>
    <message>
        <source>Library</source>
        <extracomment>workshop.library</extracomment>
        <translation>Biblioteka</translation>
    </message>
    <message>
        <source>Enter or + adds, − takes out, 0 to 3 sets the copies</source>
        <extracomment>workshop.library-help</extracomment>
        <translation>Enter lub + dodaje, − zabiera, od 0 do 3 ustala liczbę</translation>
    </message>
    <message>
        <source>{name}: three copies are in the deck already</source>
        <extracomment>workshop.three-already</extracomment>
        <translation>{name}: w talii są już trzy egzemplarze</translation>
    </message>
    <message>
        <source>The deck</source>
        <extracomment>workshop.the-deck</extracomment>
        <translation>Talia</translation>
    </message>
    <message>
        <source>Name of the deck</source>
        <extracomment>workshop.deck-name</extracomment>
        <translation>Nazwa talii</translation>
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
        <translation>Nieznane karty</translation>
    </message>
    <message>
        <source>A starting base</source>
        <extracomment>workshop.starting-base</extracomment>
        <translation>Baza startowa</translation>
    </message>
    <message>
        <source>List</source>
        <extracomment>workshop.tab-list</extracomment>
        <translation>Lista</translation>
    </message>
    <message>
        <source>Piles</source>
        <extracomment>workshop.tab-piles</extracomment>
        <translation>Stosy</translation>
    </message>
    <message>
        <source>Figures</source>
        <extracomment>workshop.tab-figures</extracomment>
        <translation>Liczby</translation>
    </message>
    <message>
        <source>Hand</source>
        <extracomment>workshop.tab-hand</extracomment>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Notes</source>
        <extracomment>workshop.tab-notes</extracomment>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>What you want to remember about this deck</source>
        <extracomment>workshop.notes-hint</extracomment>
        <translation>Co chcesz zapamiętać o tej talii</translation>
    </message>
    <message>
        <source>Nothing in the deck yet. Double-click a card, drag it here, or press Enter on it.</source>
        <extracomment>workshop.empty</extracomment>
        <translation>Talia jest jeszcze pusta. Kliknij kartę dwa razy, przeciągnij ją tutaj albo naciśnij na niej Enter.</translation>
    </message>
    <message>
        <source>Cost curve</source>
        <extracomment>workshop.curve</extracomment>
        <translation>Krzywa kosztów</translation>
    </message>
    <message>
        <source>Types</source>
        <extracomment>workshop.types</extracomment>
        <translation>Typy</translation>
    </message>
    <message>
        <source>Colours</source>
        <extracomment>workshop.colours</extracomment>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Goods: needed, yielded</source>
        <extracomment>workshop.goods</extracomment>
        <translation>Dobra: potrzeba, przychód</translation>
    </message>
    <message>
        <source>needs {amount}</source>
        <extracomment>workshop.need</extracomment>
        <translation>potrzeba {amount}</translation>
    </message>
    <message>
        <source>yields {amount}</source>
        <extracomment>workshop.yield</extracomment>
        <translation>daje {amount}</translation>
    </message>
    <message>
        <source>Sums</source>
        <extracomment>workshop.sums</extracomment>
        <translation>Sumy</translation>
    </message>
    <message>
        <source>Cards that recruit</source>
        <extracomment>workshop.recruiters</extracomment>
        <translation>Karty, które werbują</translation>
    </message>
    <message>
        <source>Recruit value a card</source>
        <extracomment>workshop.mean-recruit</extracomment>
        <translation>Werbunek na kartę</translation>
    </message>
    <message>
        <source>Goods a card costs</source>
        <extracomment>workshop.mean-cost</extracomment>
        <translation>Dobra na kartę</translation>
    </message>
    <message>
        <source>Cards that need builders</source>
        <extracomment>workshop.builders</extracomment>
        <translation>Karty z budowniczymi</translation>
    </message>
    <message>
        <source>Attack altogether</source>
        <extracomment>workshop.attack</extracomment>
        <translation>Atak razem</translation>
    </message>
    <message>
        <source>Trophy points to lose</source>
        <extracomment>workshop.tp</extracomment>
        <translation>Punkty trofeów do stracenia</translation>
    </message>
    <message>
        <source>Deal a hand</source>
        <extracomment>workshop.deal</extracomment>
        <translation>Rozdaj rękę</translation>
    </message>
    <message>
        <source>Try an opening hand: the base and {amount} cards</source>
        <extracomment>workshop.deal-hint</extracomment>
        <translation>Wypróbuj rękę startową: baza i karty ({amount})</translation>
    </message>
    <message>
        <source>A hand can be dealt once the deck has one starting base</source>
        <extracomment>workshop.no-hand</extracomment>
        <translation>Rękę można rozdać, gdy talia ma jedną bazę startową</translation>
    </message>
    <message>
        <source>Chances of the opening hand, {amount} of {pile} cards</source>
        <extracomment>workshop.chances</extracomment>
        <translation>Szanse ręki startowej, {amount} z {pile} kart</translation>
    </message>
    <message>
        <source>at least one producer</source>
        <extracomment>workshop.chance-producer</extracomment>
        <translation>co najmniej jeden wytwórca</translation>
    </message>
    <message>
        <source>at least one recruiter</source>
        <extracomment>workshop.chance-recruiter</extracomment>
        <translation>co najmniej jeden werbownik</translation>
    </message>
    <message>
        <source>at least one creature</source>
        <extracomment>workshop.chance-creature</extracomment>
        <translation>co najmniej jedna istota</translation>
    </message>
    <message>
        <source>a card for the first turn</source>
        <extracomment>workshop.chance-playable</extracomment>
        <translation>karta na pierwszą turę</translation>
    </message>
    <message>
        <source>This deck is legal.</source>
        <extracomment>workshop.legal</extracomment>
        <translation>Ta talia jest zgodna z zasadami.</translation>
    </message>
    <message>
        <source>This pool is legal: it can be brought to a tournament.</source>
        <extracomment>workshop.legal-pool</extracomment>
        <translation>Ta pula jest zgodna z zasadami: można ją zabrać na turniej.</translation>
    </message>
    <message>
        <source>Colour of the deck: {value}</source>
        <extracomment>workshop.badge</extracomment>
        <translation>Kolor talii: {value}</translation>
    </message>
    <message>
        <source>Click for another colour</source>
        <extracomment>workshop.badge-help</extracomment>
        <translation>Kliknij, aby wybrać inny kolor</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>workshop.no-badge, workshop.no-bleed, workshop.backs-none</extracomment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Mend it</source>
        <extracomment>workshop.mend</extracomment>
        <translation>Napraw</translation>
    </message>
    <message>
        <source>Remove {amount}</source>
        <extracomment>workshop.mend-remove</extracomment>
        <translation>Usuń {amount}</translation>
    </message>
    <message>
        <source>Add {name}</source>
        <extracomment>workshop.mend-add</extracomment>
        <translation>Dodaj: {name}</translation>
    </message>
    <message>
        <source>Take {name}</source>
        <extracomment>workshop.mend-swap</extracomment>
        <translation>Weź: {name}</translation>
    </message>
    <message>
        <source>Take these cards</source>
        <extracomment>workshop.mend-replace</extracomment>
        <translation>Weź te karty</translation>
    </message>
    <message>
        <source>no set of your own yet</source>
        <extracomment>workshop.maker-none</extracomment>
        <translation>nie masz jeszcze własnego zestawu</translation>
    </message>
    <message>
        <source>The set</source>
        <extracomment>workshop.the-set</extracomment>
        <translation>Zestaw</translation>
    </message>
    <message>
        <source>Card file</source>
        <extracomment>workshop.card-file</extracomment>
        <translation>Plik kart</translation>
    </message>
    <message>
        <source>The text of the card file</source>
        <extracomment>workshop.file-text</extracomment>
        <translation>Tekst pliku kart</translation>
    </message>
    <message>
        <source>New card</source>
        <extracomment>workshop.new-card</extracomment>
        <translation>Nowa karta</translation>
    </message>
    <message>
        <source>Copy a card</source>
        <extracomment>workshop.copy-card</extracomment>
        <translation>Kopiuj kartę</translation>
    </message>
    <message>
        <source>New set</source>
        <extracomment>workshop.new-set</extracomment>
        <translation>Nowy zestaw</translation>
    </message>
    <message>
        <source>My cards</source>
        <extracomment>workshop.set-name</extracomment>
        <translation>Moje karty</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <extracomment>workshop.new-name</extracomment>
        <translation>{kind} {number}</translation>
    </message>
    <message>
        <source>Cards of your own stand in a text file. Begin a set, and each card is shown as you write it, here or in any editor you like.</source>
        <extracomment>workshop.no-set</extracomment>
        <translation>Własne karty są w pliku tekstowym. Zacznij zestaw, a każda karta pokaże się w trakcie pisania, tutaj lub w dowolnym edytorze.</translation>
    </message>
    <message>
        <source>The card at the cursor is shown here once it is sound</source>
        <extracomment>workshop.no-card</extracomment>
        <translation>Karta przy kursorze pokaże się tutaj, gdy będzie poprawna</translation>
    </message>
    <message>
        <source>Nothing is wrong with this file.</source>
        <extracomment>workshop.no-faults</extracomment>
        <translation>Z tym plikiem wszystko w porządku.</translation>
    </message>
    <message>
        <source>F8: to the next fault</source>
        <extracomment>workshop.next-fault</extracomment>
        <translation>F8: do następnego błędu</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <extracomment>workshop.n-errors</extracomment>
        <translation>
            <numerusform>%n błąd</numerusform>
            <numerusform>%n błędy</numerusform>
            <numerusform>%n błędów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <extracomment>workshop.n-warnings</extracomment>
        <translation>
            <numerusform>%n ostrzeżenie</numerusform>
            <numerusform>%n ostrzeżenia</numerusform>
            <numerusform>%n ostrzeżeń</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sound card(s)</source>
        <extracomment>workshop.n-sound</extracomment>
        <translation>
            <numerusform>%n poprawna karta</numerusform>
            <numerusform>%n poprawne karty</numerusform>
            <numerusform>%n poprawnych kart</numerusform>
        </translation>
    </message>
    <message>
        <source>In my editor</source>
        <extracomment>workshop.edit-outside</extracomment>
        <translation>W moim edytorze</translation>
    </message>
    <message>
        <source>JSON Schema …</source>
        <extracomment>workshop.schema</extracomment>
        <translation>Schemat JSON…</translation>
    </message>
    <message>
        <source>Save the JSON Schema, so that an editor completes keys</source>
        <extracomment>workshop.schema-note</extracomment>
        <translation>Zapisz schemat JSON, aby edytor uzupełniał klucze</translation>
    </message>
    <message>
        <source>Write {word}</source>
        <extracomment>workshop.take-word</extracomment>
        <translation>Wpisz {word}</translation>
    </message>
    <message>
        <source>{file} was changed elsewhere; what you wrote here is kept until you save or give it up</source>
        <extracomment>workshop.changed-outside</extracomment>
        <translation>{file}: zmieniono gdzie indziej; to, co tu wpisano, zostaje, póki tego nie zapiszesz lub nie porzucisz</translation>
    </message>
    <message>
        <source>{file} was changed by another program. Write over it?</source>
        <extracomment>workshop.overwrite</extracomment>
        <translation>{file}: zmienił go inny program. Nadpisać?</translation>
    </message>
    <message>
        <source>Write over it</source>
        <extracomment>workshop.write-over</extracomment>
        <translation>Nadpisz</translation>
    </message>
    <message>
        <source>Take the other text</source>
        <extracomment>workshop.take-theirs</extracomment>
        <translation>Weź tamten tekst</translation>
    </message>
    <message>
        <source>Worth {worth}; its price asks for {line}</source>
        <extracomment>workshop.budget</extracomment>
        <translation>Wart {worth}; cena wymaga {line}</translation>
    </message>
    <message>
        <source>The flavour finds no room on the printed card</source>
        <extracomment>workshop.flavour-long</extracomment>
        <translation>Tekst klimatyczny nie mieści się na drukowanej karcie</translation>
    </message>
    <message>
        <source>Which card is copied?</source>
        <extracomment>workshop.choose-card</extracomment>
        <translation>Którą kartę skopiować?</translation>
    </message>
    <message>
        <source>Printing</source>
        <extracomment>workshop.proof</extracomment>
        <translation>Drukowanie</translation>
    </message>
    <message numerus="yes">
        <source>{title} · {pages} pages · %n card(s)</source>
        <extracomment>workshop.proof-where</extracomment>
        <translation>
            <numerusform>{title} · strony: {pages} · %n karta</numerusform>
            <numerusform>{title} · strony: {pages} · %n karty</numerusform>
            <numerusform>{title} · strony: {pages} · %n kart</numerusform>
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
        <translation>Spad</translation>
    </message>
    <message>
        <source>{amount} mm</source>
        <extracomment>workshop.millimetres</extracomment>
        <translation>{amount} mm</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>workshop.backs</extracomment>
        <translation>Rewersy</translation>
    </message>
    <message>
        <source>long edge</source>
        <extracomment>workshop.backs-long</extracomment>
        <translation>długa krawędź</translation>
    </message>
    <message>
        <source>short edge</source>
        <extracomment>workshop.backs-short</extracomment>
        <translation>krótka krawędź</translation>
    </message>
    <message>
        <source>What to print</source>
        <extracomment>workshop.what</extracomment>
        <translation>Co drukować</translation>
    </message>
    <message>
        <source>Deck: {title}</source>
        <extracomment>workshop.what-deck</extracomment>
        <translation>Talia: {title}</translation>
    </message>
    <message>
        <source>Pool: {title}</source>
        <extracomment>workshop.what-pool</extracomment>
        <translation>Pula: {title}</translation>
    </message>
    <message>
        <source>Whole set: {title}</source>
        <extracomment>workshop.what-set</extracomment>
        <translation>Cały zestaw: {title}</translation>
    </message>
    <message numerus="yes">
        <source>The %n card(s) of the search</source>
        <extracomment>workshop.what-found</extracomment>
        <translation>
            <numerusform>%n karta z wyszukiwania</numerusform>
            <numerusform>%n karty z wyszukiwania</numerusform>
            <numerusform>%n kart z wyszukiwania</numerusform>
        </translation>
    </message>
    <message>
        <source>Copies of each</source>
        <extracomment>workshop.copies</extracomment>
        <translation>Egzemplarzy każdej</translation>
    </message>
    <message>
        <source>Chosen cards</source>
        <extracomment>workshop.chosen-cards</extracomment>
        <translation>Wybrane karty</translation>
    </message>
    <message>
        <source>Shift the backs, in mm</source>
        <extracomment>workshop.offset</extracomment>
        <translation>Przesunięcie rewersów, w mm</translation>
    </message>
    <message>
        <source>to the right</source>
        <extracomment>workshop.offset-right</extracomment>
        <translation>w prawo</translation>
    </message>
    <message>
        <source>down</source>
        <extracomment>workshop.offset-down</extracomment>
        <translation>w dół</translation>
    </message>
    <message>
        <source>crop marks</source>
        <extracomment>workshop.crop-marks</extracomment>
        <translation>znaki cięcia</translation>
    </message>
    <message>
        <source>ruler</source>
        <extracomment>workshop.ruler</extracomment>
        <translation>linijka</translation>
    </message>
    <message>
        <source>licence</source>
        <extracomment>workshop.licence</extracomment>
        <translation>licencja</translation>
    </message>
    <message>
        <source>solid: crop mark</source>
        <extracomment>workshop.crop-mark</extracomment>
        <translation>ciągła: znak cięcia</translation>
    </message>
    <message>
        <source>dashed: bleed, {amount} mm</source>
        <extracomment>workshop.bleed-mark</extracomment>
        <translation>przerywana: spad, {amount} mm</translation>
    </message>
    <message>
        <source>Checked</source>
        <extracomment>workshop.checked</extracomment>
        <translation>Sprawdzono</translation>
    </message>
    <message>
        <source>each card {wide} × {high} mm</source>
        <extracomment>workshop.check-size</extracomment>
        <translation>każda karta {wide} × {high} mm</translation>
    </message>
    <message>
        <source>no letter below 6.5 pt</source>
        <extracomment>workshop.check-letters</extracomment>
        <translation>żadnej litery poniżej 6,5 pkt</translation>
    </message>
    <message>
        <source>fonts embedded</source>
        <extracomment>workshop.check-fonts</extracomment>
        <translation>czcionki osadzone</translation>
    </message>
    <message>
        <source>backs mirrored</source>
        <extracomment>workshop.check-backs</extracomment>
        <translation>rewersy odbite</translation>
    </message>
    <message>
        <source>100 mm ruler to measure</source>
        <extracomment>workshop.check-ruler</extracomment>
        <translation>linijka 100 mm do pomiaru</translation>
    </message>
    <message>
        <source>{edge} mm free at the edge</source>
        <extracomment>workshop.check-margin</extracomment>
        <translation>{edge} mm wolne przy krawędzi</translation>
    </message>
    <message>
        <source>only {edge} mm free at the edge</source>
        <extracomment>workshop.check-no-margin</extracomment>
        <translation>tylko {edge} mm wolne przy krawędzi</translation>
    </message>
    <message numerus="yes">
        <source>flavour left out on %n card(s): {name}</source>
        <extracomment>workshop.check-flavour</extracomment>
        <translation>
            <numerusform>tekst klimatyczny pominięto na %n karcie: {name}</numerusform>
            <numerusform>tekst klimatyczny pominięto na %n kartach: {name}</numerusform>
            <numerusform>tekst klimatyczny pominięto na %n kartach: {name}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s): {name}</source>
        <extracomment>workshop.check-unknown</extracomment>
        <translation>
            <numerusform>%n nieznana karta: {name}</numerusform>
            <numerusform>%n nieznane karty: {name}</numerusform>
            <numerusform>%n nieznanych kart: {name}</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheet {sheet} of {sheets}, {side}</source>
        <extracomment>workshop.page-of</extracomment>
        <translation>Arkusz {sheet} z {sheets}, {side}</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <extracomment>workshop.save-pdf</extracomment>
        <translation>Zapisz PDF</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>workshop.back</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Writing {file} …</source>
        <extracomment>workshop.writing</extracomment>
        <translation>Zapisywanie: {file}…</translation>
    </message>
    <message>
        <source>Cancelled; nothing was written</source>
        <extracomment>workshop.pdf-cancelled</extracomment>
        <translation>Anulowano; niczego nie zapisano</translation>
    </message>
    <message>
        <source>There is nothing to print yet</source>
        <extracomment>workshop.nothing-to-print</extracomment>
        <translation>Nie ma jeszcze czego drukować</translation>
    </message>
    <message>
        <source>Decks side by side</source>
        <extracomment>workshop.compare-title</extracomment>
        <translation>Talie obok siebie</translation>
    </message>
    <message>
        <source>Left deck …</source>
        <extracomment>workshop.first-deck</extracomment>
        <translation>Lewa talia…</translation>
    </message>
    <message>
        <source>Right deck …</source>
        <extracomment>workshop.other-deck</extracomment>
        <translation>Prawa talia…</translation>
    </message>
    <message>
        <source>Swap</source>
        <extracomment>workshop.swap</extracomment>
        <translation>Zamień</translation>
    </message>
    <message>
        <source>Only in the left one</source>
        <extracomment>workshop.only-left</extracomment>
        <translation>Tylko w lewej</translation>
    </message>
    <message>
        <source>Only in the right one</source>
        <extracomment>workshop.only-right</extracomment>
        <translation>Tylko w prawej</translation>
    </message>
    <message>
        <source>In both, in other numbers</source>
        <extracomment>workshop.in-both</extracomment>
        <translation>W obu, w różnej liczbie</translation>
    </message>
    <message>
        <source>{name}: left {left}, right {right}</source>
        <extracomment>workshop.row-of-two</extracomment>
        <translation>{name}: lewa {left}, prawa {right}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in both alike</source>
        <extracomment>workshop.same</extracomment>
        <translation>
            <numerusform>%n karta w obu tak samo</numerusform>
            <numerusform>%n karty w obu tak samo</numerusform>
            <numerusform>%n kart w obu tak samo</numerusform>
        </translation>
    </message>
    <message>
        <source>{other} in other numbers, {left} only left, {right} only right</source>
        <extracomment>workshop.differ</extracomment>
        <translation>w różnej liczbie {other}, tylko lewa {left}, tylko prawa {right}</translation>
    </message>
    <message>
        <source>No card is in both decks in different numbers</source>
        <extracomment>workshop.nothing-differs</extracomment>
        <translation>Żadnej karty nie ma w obu taliach w różnej liczbie</translation>
    </message>
    <message>
        <source>above the left deck, below the right one</source>
        <extracomment>workshop.back-to-back</extracomment>
        <translation>u góry lewa talia, u dołu prawa</translation>
    </message>
    <message>
        <source>{size} / {whole} cards</source>
        <extracomment>workshop.size-of</extracomment>
        <translation>karty: {size} / {whole}</translation>
    </message>
    <message>
        <source>Print at 100 %, never “fit to page”</source>
        <extracomment>workshop.proof-hint</extracomment>
        <translation>Drukuj w skali 100 %, nigdy „dopasuj do strony”</translation>
    </message>
    <message numerus="yes">
        <source>Ghour · round {number} · %n player(s)</source>
        <extracomment>workshop.tournament-where</extracomment>
        <translation>
            <numerusform>Ghour · runda {number} · %n gracz</numerusform>
            <numerusform>Ghour · runda {number} · %n graczy</numerusform>
            <numerusform>Ghour · runda {number} · %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Ghour · nobody has entered yet</source>
        <extracomment>workshop.tournament-none</extracomment>
        <translation>Ghour · nikt się jeszcze nie zgłosił</translation>
    </message>
    <message>
        <source>Everybody brings a pool of 48 cards and chooses 36 of them for each of three games. Whoever wins a pairing goes on, and meets the one whose points are closest.</source>
        <extracomment>workshop.tournament-hint</extracomment>
        <translation>Każdy przynosi pulę 48 kart i na każdą z trzech partii wybiera z niej 36. Kto wygra parę, gra dalej i trafia na tego, kto ma najbliższą liczbę punktów.</translation>
    </message>
    <message>
        <source>New tournament</source>
        <extracomment>workshop.new-tournament</extracomment>
        <translation>Nowy turniej</translation>
    </message>
    <message>
        <source>Who takes part, and with which pool of 48 cards? Pools are built in the workshop.</source>
        <extracomment>workshop.entrants-hint</extracomment>
        <translation>Kto bierze udział i z jaką pulą 48 kart? Pule układa się w warsztacie.</translation>
    </message>
    <message>
        <source>One more</source>
        <extracomment>workshop.add-entrant</extracomment>
        <translation>Jeszcze jeden</translation>
    </message>
    <message>
        <source>Draw the first round</source>
        <extracomment>workshop.begin-tournament</extracomment>
        <translation>Losuj pierwszą rundę</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>workshop.pool</extracomment>
        <translation>Pula</translation>
    </message>
    <message>
        <source>There is no legal pool of 48 cards; build one in the workshop</source>
        <extracomment>workshop.no-pool</extracomment>
        <translation>Nie ma zgodnej puli 48 kart; ułóż ją w warsztacie</translation>
    </message>
    <message>
        <source>Write the names of at least two, or let computers play</source>
        <extracomment>workshop.two-entrants</extracomment>
        <translation>Wpisz co najmniej dwa imiona albo pozwól grać komputerom</translation>
    </message>
    <message>
        <source>Two have the same name</source>
        <extracomment>workshop.same-names</extracomment>
        <translation>Dwoje ma to samo imię</translation>
    </message>
    <message>
        <source>Enter a result</source>
        <extracomment>workshop.enter-result</extracomment>
        <translation>Wpisz wynik</translation>
    </message>
    <message>
        <source>Nobody: a drawn game</source>
        <extracomment>workshop.drawn-game</extracomment>
        <translation>Nikt: remis</translation>
    </message>
    <message>
        <source>Winner</source>
        <extracomment>workshop.winner</extracomment>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>Cards left in the winner’s Colony</source>
        <extracomment>workshop.colony-left</extracomment>
        <translation>Karty pozostałe w Kolonii zwycięzcy</translation>
    </message>
    <message>
        <source>Trophy points: {name}</source>
        <extracomment>workshop.tp-of</extracomment>
        <translation>Punkty trofeów: {name}</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the winner</source>
        <extracomment>workshop.points-are</extracomment>
        <translation>
            <numerusform>%n punkt dla zwycięzcy</numerusform>
            <numerusform>%n punkty dla zwycięzcy</numerusform>
            <numerusform>%n punktów dla zwycięzcy</numerusform>
        </translation>
    </message>
    <message>
        <source>Take it</source>
        <extracomment>workshop.take</extracomment>
        <translation>Przyjmij</translation>
    </message>
    <message>
        <source>Standing</source>
        <extracomment>workshop.standing</extracomment>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>out</source>
        <extracomment>workshop.out</extracomment>
        <translation>odpada</translation>
    </message>
    <message>
        <source>has won the tournament</source>
        <extracomment>workshop.champion</extracomment>
        <translation>wygrywa turniej</translation>
    </message>
    <message>
        <source>games {won} : {lost}</source>
        <extracomment>workshop.games-of</extracomment>
        <translation>partie {won} : {lost}</translation>
    </message>
    <message>
        <source>A win is worth a point for each card left in the Colony, and a tenth of the trophy points</source>
        <extracomment>workshop.points-rule</extracomment>
        <translation>Zwycięstwo daje punkt za każdą kartę w Kolonii i dziesiątą część punktów trofeów</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <extracomment>workshop.round-number</extracomment>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>{name} rested, without points</source>
        <extracomment>workshop.rested</extracomment>
        <translation>{name} – pauza, bez punktów</translation>
    </message>
    <message>
        <source>{name} rests this round, without points</source>
        <extracomment>workshop.rests</extracomment>
        <translation>{name} pauzuje w tej rundzie, bez punktów</translation>
    </message>
    <message>
        <source>{name}: {taken} of {held} chosen</source>
        <extracomment>workshop.pool-card</extracomment>
        <translation>{name}: wybrane {taken} z {held}</translation>
    </message>
    <message>
        <source>Game {number}: {size} of {whole} chosen</source>
        <extracomment>workshop.choice-of</extracomment>
        <translation>Partia {number}: wybrane {size} z {whole}</translation>
    </message>
    <message>
        <source>Game {number}: {size} cards, legal</source>
        <extracomment>workshop.choice-right</extracomment>
        <translation>Partia {number}: karty {size}, zgodna</translation>
    </message>
    <message>
        <source>As before</source>
        <extracomment>workshop.as-before</extracomment>
        <translation>Jak przedtem</translation>
    </message>
    <message>
        <source>Anew</source>
        <extracomment>workshop.empty-choice</extracomment>
        <translation>Od nowa</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <extracomment>workshop.play-game</extracomment>
        <translation>Zagraj partię {number}</translation>
    </message>
    <message>
        <source>Let them play</source>
        <extracomment>workshop.let-play</extracomment>
        <translation>Niech grają</translation>
    </message>
    <message>
        <source>They are playing …</source>
        <extracomment>workshop.they-play</extracomment>
        <translation>Grają…</translation>
    </message>
    <message>
        <source>The computer players could not finish their game: {why}</source>
        <extracomment>workshop.away-failed</extracomment>
        <translation>Gracze komputerowi nie dokończyli partii: {why}</translation>
    </message>
    <message>
        <source>{name} ({kind})</source>
        <extracomment>workshop.of-computer</extracomment>
        <translation>{name} ({kind})</translation>
    </message>
    <message>
        <source>Who plays</source>
        <extracomment>workshop.who-plays</extracomment>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>To the tournament</source>
        <extracomment>workshop.to-tournament</extracomment>
        <translation>Do turnieju</translation>
    </message>
    <message>
        <source>Go on playing</source>
        <extracomment>workshop.go-on-game</extracomment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Strike out</source>
        <extracomment>workshop.strike-out</extracomment>
        <translation>Skreśl ostatni</translation>
    </message>
    <message>
        <source>Rock-paper-scissors: {name}</source>
        <extracomment>workshop.lot-for</extracomment>
        <translation>Papier-kamień-nożyce: {name}</translation>
    </message>
    <message>
        <source>Next round</source>
        <extracomment>workshop.next-round</extracomment>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>{first} and {second}: {left} : {right}</source>
        <extracomment>workshop.score-of</extracomment>
        <translation>{first} i {second}: {left} : {right}</translation>
    </message>
    <message>
        <source>game {number} is next</source>
        <extracomment>workshop.game-next</extracomment>
        <translation>następna partia: {number}</translation>
    </message>
    <message>
        <source>{name} goes on</source>
        <extracomment>workshop.goes-on</extracomment>
        <translation>{name} gra dalej</translation>
    </message>
    <message>
        <source>even in everything: rock-paper-scissors tells</source>
        <extracomment>workshop.even</extracomment>
        <translation>równi we wszystkim: rozstrzyga papier-kamień-nożyce</translation>
    </message>
    <message>
        <source>{name}: {why}</source>
        <extracomment>workshop.first-choose</extracomment>
        <translation>{name}: {why}</translation>
    </message>
    <message>
        <source>Ghour cannot be played at this table yet; enter the results</source>
        <extracomment>workshop.not-here</extracomment>
        <translation>W Ghour nie da się jeszcze grać przy tym stole; wpisz wyniki</translation>
    </message>
    <message>
        <source>New pool</source>
        <extracomment>workshop.pool-unnamed</extracomment>
        <translation>Nowa pula</translation>
    </message>
    <message>
        <source>“{name}” has changes that are not saved.</source>
        <extracomment>workshop.unsaved</extracomment>
        <translation>„{name}” ma niezapisane zmiany.</translation>
    </message>
    <message>
        <source>Give them up</source>
        <extracomment>workshop.discard</extracomment>
        <translation>Porzuć je</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>workshop.cancel</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message numerus="yes">
        <source>“{name}” (%n card(s)) was left unsaved when the program ended. Go on with it?</source>
        <extracomment>workshop.draft</extracomment>
        <translation>
            <numerusform>„{name}” (%n karta): niezapisana, gdy program się zakończył. Kontynuować?</numerusform>
            <numerusform>„{name}” (%n karty): niezapisana, gdy program się zakończył. Kontynuować?</numerusform>
            <numerusform>„{name}” (%n kart): niezapisana, gdy program się zakończył. Kontynuować?</numerusform>
        </translation>
    </message>
    <message>
        <source>Go on with it</source>
        <extracomment>workshop.draft-take</extracomment>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Give it up</source>
        <extracomment>workshop.draft-drop</extracomment>
        <translation>Porzuć</translation>
    </message>
    <message>
        <source>Later</source>
        <extracomment>workshop.draft-later</extracomment>
        <translation>Później</translation>
    </message>
    <message>
        <source>{name} (2)</source>
        <extracomment>workshop.copy-of</extracomment>
        <translation>{name} (2)</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <extracomment>workshop.saved</extracomment>
        <translation>Zapisano jako {file}</translation>
    </message>
    <message>
        <source>Written to {file}</source>
        <extracomment>workshop.written</extracomment>
        <translation>Zapisano do {file}</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) on the clipboard</source>
        <extracomment>workshop.copied</extracomment>
        <translation>
            <numerusform>%n karta w schowku</numerusform>
            <numerusform>%n karty w schowku</numerusform>
            <numerusform>%n kart w schowku</numerusform>
        </translation>
    </message>
    <message>
        <source>{file} could not be written: {why}</source>
        <extracomment>workshop.cannot-write</extracomment>
        <translation>Nie można zapisać {file}: {why}</translation>
    </message>
    <message>
        <source>{file} could not be read: {why}</source>
        <extracomment>workshop.cannot-read</extracomment>
        <translation>Nie można odczytać {file}: {why}</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck</source>
        <extracomment>workshop.no-deck</extracomment>
        <translation>„{file}” nie zawiera talii Ghour</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck: {why}</source>
        <extracomment>workshop.no-deck-why</extracomment>
        <translation>„{file}” nie zawiera talii Ghour: {why}</translation>
    </message>
    <message>
        <source>“{file}” holds no Ghour deck. Line {number}: {why}</source>
        <extracomment>workshop.no-deck-line</extracomment>
        <translation>„{file}” nie zawiera talii Ghour. Wiersz {number}: {why}</translation>
    </message>
    <message>
        <source>{file} is not a text</source>
        <extracomment>workshop.no-text</extracomment>
        <translation>{file} to nie tekst</translation>
    </message>
    <message>
        <source>Plain list</source>
        <extracomment>workshop.list-file</extracomment>
        <translation>Zwykła lista</translation>
    </message>
    <message>
        <source>Deck of Meadhall</source>
        <extracomment>workshop.yaml-file</extracomment>
        <translation>Talia Meadhall</translation>
    </message>
    <message>
        <source>Imported deck</source>
        <extracomment>workshop.imported</extracomment>
        <translation>Zaimportowana talia</translation>
    </message>
    <message>
        <source>Paste a list (“3 Card name” a line, in any language) or a deck file.</source>
        <extracomment>workshop.import-hint</extracomment>
        <translation>Wklej listę („3 Nazwa karty” w wierszu, w dowolnym języku) albo plik talii.</translation>
    </message>
    <message>
        <source>What is wrong with the list</source>
        <extracomment>workshop.import-unread</extracomment>
        <translation>Co jest nie tak z listą</translation>
    </message>
    <message>
        <source>From a file …</source>
        <extracomment>workshop.import-file</extracomment>
        <translation>Z pliku…</translation>
    </message>
    <message>
        <source>Use the suggestion</source>
        <extracomment>workshop.import-suggest</extracomment>
        <translation>Użyj podpowiedzi</translation>
    </message>
    <message>
        <source>Replace the cards</source>
        <extracomment>workshop.import-replace</extracomment>
        <translation>Zastąp karty</translation>
    </message>
    <message>
        <source>As a new deck</source>
        <extracomment>workshop.import-new</extracomment>
        <translation>Jako nowa talia</translation>
    </message>
    <message>
        <source>Line {number}: {words}</source>
        <extracomment>workshop.import-line</extracomment>
        <translation>Wiersz {number}: {words}</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) could not be read; without (it|them) the list holds {cards} cards</source>
        <extracomment>workshop.import-lost</extracomment>
        <translation>
            <numerusform>Nie odczytano %n wiersza; bez niego lista ma kart: {cards}</numerusform>
            <numerusform>Nie odczytano %n wierszy; bez nich lista ma kart: {cards}</numerusform>
            <numerusform>Nie odczytano %n wierszy; bez nich lista ma kart: {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), every line read</source>
        <extracomment>workshop.import-read</extracomment>
        <translation>
            <numerusform>%n karta, odczytano każdy wiersz</numerusform>
            <numerusform>%n karty, odczytano każdy wiersz</numerusform>
            <numerusform>%n kart, odczytano każdy wiersz</numerusform>
        </translation>
    </message>
    <message>
        <source>Another file …</source>
        <extracomment>workshop.other-file</extracomment>
        <translation>Inny plik…</translation>
    </message>
    <message>
        <source>{name} · {amount} cards</source>
        <extracomment>workshop.deck</extracomment>
        <translation>{name} · karty: {amount}</translation>
    </message>
    <message>
        <source>{name} · {amount} cards · your own</source>
        <extracomment>workshop.deck-own</extracomment>
        <translation>{name} · karty: {amount} · własna</translation>
    </message>
    <message>
        <source>{name} · {amount} cards · not legal yet</source>
        <extracomment>workshop.deck-wrong</extracomment>
        <translation>{name} · karty: {amount} · jeszcze niezgodna</translation>
    </message>
</context>
</TS>
