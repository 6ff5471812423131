"""The damage of an attack a second time, written from section 9 alone: sets, dictionaries and loops, no speed.

It is given what was decided (lines, blocks, overflow lists, modifiers, and every split in the order in which it
was made) and tells who dies, how the living lie, who carries what, and what reached the base.
"""

from math import ceil

ROTATION = 3


class Naive:
    def __init__(
        self, content, units, side, target, lines, blocks, overflow, mods, wound, blown, splits, unarmed=False
    ):
        self.cards = {card.id: card for card in content.cards}
        self.card = {u: self.cards[card] for u, (card, _, _, _) in units.items()}
        self.turned = {u: turned for u, (_, turned, _, _) in units.items()}
        self.items = {u: [self.cards[c] for c in carried] for u, (_, _, carried, _) in units.items()}
        self.extra = {u: set(granted) for u, (_, _, _, granted) in units.items()}
        self.side = dict(side)  # "a" attacking, "d" defending
        self.target = target
        self.lines = list(lines)
        self.blocks = list(blocks)
        self.blocked = {line for _, _, line in blocks}
        self.overflow = list(overflow)
        self.mods = [list(mod) for mod in mods]
        self.wound = dict(wound)
        self.blown = set(blown)
        self.splits = list(splits)
        self.unarmed = unarmed
        self.alive = set(units)
        self.marked = dict.fromkeys(units, 0)
        self.drunk = dict.fromkeys(units, 0)
        self.base_damage = 0
        self.known = set()
        self.pairs = set()
        for unit, _, line in self.blocks:
            self.meet(self.lines[line][0], unit)
        for place, (owner, _) in enumerate(self.lines):
            if place not in self.blocked and target in self.alive:
                self.meet(owner, target)

    # ------------------------------------------------------------ what a card is worth

    def words(self, u):
        found = set(self.card[u].keywords) | self.extra[u]
        for item in self.items[u]:
            if item.type == "extension":
                found |= set(item.keywords)
            for ability in item.abilities:
                if ability.when == "static":
                    found |= set(ability.give.keywords)
        return found

    def creature(self, u):
        return self.card[u].type == "creature"

    def values(self, u):
        found = [[each.kind, each.value] for each in self.card[u].attacks]
        for item in self.items[u]:
            if item.type == "extension":
                for place, each in enumerate(item.attacks):
                    if place < len(found):
                        found[place][1] += each.value
                    else:
                        found.append([each.kind, each.value])
        for item in self.items[u]:
            for ability in item.abilities:
                if ability.when == "static" and found:
                    found[0][1] += ability.give.attack
        return found

    def power(self, u, place):
        value = self.values(u)[place][1]
        if "catapult" in self.words(u):
            value *= max(1, self.wound.get(u, 0))
        if place == 0:
            value += sum(attack for uid, attack, _ in self.mods if uid == u)
            if u in self.blown:
                value += 3
        return value

    def defence(self, u):
        total = self.card[u].defence or 0
        for item in self.items[u]:
            if item.type == "extension":
                total += item.defence or 0
            for ability in item.abilities:
                if ability.when == "static":
                    total += ability.give.defence if self.creature(u) else ability.give.structure
        total += sum(defence for uid, _, defence in self.mods if uid == u)
        return total + self.drunk[u] + (1 if u in self.known else 0)

    def left(self, u):
        return max(0, self.defence(u) - self.marked[u])

    def doubles(self, u, victim):
        return "ravaging" in self.words(u) and self.card[victim].type in ("building", "base")

    def needed(self, u, victim):
        return ceil(self.left(victim) / 2) if self.doubles(u, victim) else self.left(victim)

    def meet(self, attacker, defender):
        self.pairs.add((attacker, defender))
        if self.card[attacker].colour == self.card[defender].colour:
            self.known.add(defender)

    # ------------------------------------------------------------ rounds

    def play(self):
        seen = [self.position()]
        number = 1
        while True:
            self.number = number
            self.struck = set()
            self.aimed = set()
            self.spun = dict.fromkeys(self.card, 0)
            self.fighting = self.berserk_pairs()
            for step in (0, 1):
                self.step(step)
            here = self.position()
            if not here or here in seen:
                return
            seen.append(here)
            number += 1

    def berserk_pairs(self):
        return {
            (a, d)
            for a, d in self.pairs
            if {a, d} <= self.alive
            and self.creature(a)
            and self.creature(d)
            and "berserk" in self.words(a) | self.words(d)
        }

    def position(self):
        uids = {u for pair in self.berserk_pairs() for u in pair}
        return {(u, self.defence(u) - self.marked[u], self.turned[u]) for u in uids}

    def hits(self, attacker, defender):
        return self.number == 1 or (attacker, defender) in self.fighting

    def choose(self, source, options):
        """One part of a split: the only way there is, or what was decided."""
        if len(options) == 1:
            return options[0]
        number, target, points = self.splits.pop(0)
        assert number == source, (number, source)
        assert (target, points) in options, ((target, points), options)
        return target, points

    def step(self, step):
        self.now = step
        self.dealt = []
        done = self.run_overflow() if step == 1 and self.number == 1 else set()
        self.attackers()
        self.blockers(done)
        self.defender()
        self.fall()

    def in_step(self, kind):
        return (kind == "bow") == (self.now == 0)

    def attackers(self):
        for place, (owner, value) in enumerate(self.lines):
            if owner not in self.alive or place in self.struck:
                continue
            kind = self.values(owner)[value][0]
            if not self.in_step(kind):
                continue
            points = max(0, self.power(owner, value))
            target = self.target if self.target in self.alive and self.hits(owner, self.target) else None
            if place not in self.blocked:
                if target:
                    self.dealt.append((owner, target, points))
                    self.struck.add(place)
                continue
            objects = sorted({u for u, _, line in self.blocks if line == place and u in self.alive})
            objects = [u for u in objects if self.hits(owner, u)]
            if kind == "axe":
                self.axe(place, owner, points, objects, target)
            elif objects:
                self.club(place, owner, points, objects)
            if objects or (kind == "axe" and target):
                self.struck.add(place)

    def club(self, place, owner, points, objects):
        for count, u in enumerate(objects):
            if count == len(objects) - 1:
                part = points
            else:
                _, part = self.choose(place, [(u, n) for n in range(points + 1)])
            points -= part
            self.dealt.append((owner, u, part))

    def axe(self, place, owner, points, objects, target):
        objects = list(objects)
        while points > 0 and objects:
            options = []
            for u in objects:
                need = self.needed(owner, u)
                if need > points or (len(objects) == 1 and target is None):
                    options.append((u, points))
                else:
                    options += [(u, n) for n in range(need, points + 1)]
            u, part = self.choose(place, options)
            objects.remove(u)
            points -= part
            self.dealt.append((owner, u, part))
        if points > 0 and not objects and target is not None:
            self.dealt.append((owner, target, points))
            fresh = not any(d == target for _, d in self.pairs)
            self.meet(owner, target)
            if fresh:
                for card in (self.card[target], *self.items[target]):
                    for ability in card.abilities:
                        if ability.when == "defending" and not ability.pay:
                            life = ability.give.defence if self.creature(target) else ability.give.structure
                            self.mods.append([target, ability.give.attack, life])

    def bonus_for(self, u, objects):
        """The objects against which this value of ``u`` is 1 higher (GH-9.26)."""
        if u in self.aimed or u not in self.known:
            return []
        return [o for o in objects if self.card[o].colour == self.card[u].colour]

    def blockers(self, done):
        for place, (unit, value, line) in enumerate(self.blocks):
            owner = self.lines[line][0]
            if unit not in self.alive or owner not in self.alive or not self.hits(owner, unit) or place in done:
                continue
            self.strike_back(2000 + place, unit, value, [owner])

    def strike_back(self, source, unit, value, objects):
        printed = self.values(unit)
        bare = self.unarmed and not printed
        if not bare and not 0 <= value < len(printed):
            return
        if not self.in_step("club" if bare else printed[value][0]):
            return
        own = self.bonus_for(unit, objects)
        if bare and not own:
            return
        plain = 0 if bare else self.power(unit, value)
        points = max(0, plain + (1 if own else 0))
        plain = max(0, plain)
        order = [o for o in objects if o not in own] + own
        if own:
            self.aimed.add(unit)
        given_plain = 0
        for count, o in enumerate(order):
            if count == len(order) - 1:
                part = points
            else:
                most = min(points, plain - given_plain) if own and o not in own else points
                _, part = self.choose(source, [(o, n) for n in range(max(0, most) + 1)])
            if o not in own:
                given_plain += part
            points -= part
            self.dealt.append((unit, o, part))

    def defender(self):
        if self.target not in self.alive:
            return
        open_ones = {owner for place, (owner, _) in enumerate(self.lines) if place not in self.blocked}
        objects = sorted(o for o in open_ones if o in self.alive and self.hits(o, self.target))
        if objects:
            for value in range(max(1, len(self.values(self.target)))):
                self.strike_back(1000 + value, self.target, value, objects)

    # ------------------------------------------------------------ overflow blocks (GH-9.19)

    def run_overflow(self):
        done = set()
        for unit in dict.fromkeys(u for u, _ in self.overflow):
            if unit in self.alive:
                done |= self.flow(unit)
        return done

    def flow(self, unit):
        printed = self.values(unit)
        place, value, line = min(
            ((p, v, ln) for p, (u, v, ln) in enumerate(self.blocks) if u == unit and v >= 0 and printed[v][0] == "axe"),
            key=lambda each: each[1],
        )
        victim = self.lines[line][0]
        if victim not in self.alive:
            return set()
        plain = max(0, self.power(unit, value))
        spare = 1 if self.bonus_for(unit, [victim]) else 0
        if spare:
            plain = max(0, self.power(unit, value) + 1) - spare if self.power(unit, value) >= 0 else plain
            if self.power(unit, value) < 0:
                spare = 0
        used_bonus = bool(spare)
        killed = []
        parts = []
        for wanted in [ln for u, ln in self.overflow if u == unit]:
            owner = self.lines[wanted][0]
            if wanted in self.blocked or owner not in self.alive:
                continue
            if plain + spare <= self.needed(unit, victim):
                break
            if owner == victim or owner in killed:
                self.stand(unit, wanted)
                continue
            need = self.needed(unit, victim)
            parts.append((victim, need))
            killed.append(victim)
            plain -= max(0, need - spare)
            spare = 0
            if not used_bonus and unit not in self.aimed and self.card[owner].colour == self.card[unit].colour:
                spare, used_bonus = 1, True
            self.stand(unit, wanted)
            victim = owner
        if not parts:
            return set()
        parts.append((victim, plain + spare))
        self.dealt += [(unit, o, n) for o, n in parts]
        if used_bonus:
            self.aimed.add(unit)
        return {place}

    def stand(self, unit, line):
        owner = self.lines[line][0]
        if line not in self.struck:
            self.blocked.add(line)
            self.blocks.append((unit, -1, line))
        self.meet(owner, unit)

    # ------------------------------------------------------------ damage falls

    def fall(self):
        damage = {}
        for source, victim, points in self.dealt:
            if points > 0:
                points *= 2 if self.doubles(source, victim) else 1
                damage[source, victim] = damage.get((source, victim), 0) + points
        gains = dict.fromkeys(self.card, 0)
        for (source, victim), points in damage.items():
            if self.creature(victim) and "life_drinker" in self.words(source):
                gains[source] += min(points, self.left(victim))
        for (_, victim), points in damage.items():
            if self.card[victim].type == "base":
                self.base_damage += points
            else:
                self.marked[victim] += points
        for u, gain in gains.items():
            self.drunk[u] += gain
        dead = set()
        for victim in {v for _, v in damage}:
            if self.creature(victim):
                effect = 0
                for source, other in damage:
                    if other == victim:
                        words = self.words(source)
                        effect = max(effect, 3 if "poisonous" in words else 2 if "sleep_inducing" in words else 0)
                if effect > self.spun[victim]:
                    more = effect - self.spun[victim]
                    self.spun[victim] = effect
                    if self.turned[victim] + more > ROTATION:
                        dead.add(victim)
                    else:
                        self.turned[victim] += more
            if self.card[victim].type != "base" and self.marked[victim] >= self.defence(victim):
                dead.add(victim)
        for victim in sorted(dead):
            robbers = [
                s
                for s, v in damage
                if v == victim and s not in dead and self.creature(s) and "looting" in self.words(s)
            ]
            if self.creature(victim) and self.items[victim] and len(robbers) == 1:
                self.items[robbers[0]] += self.items[victim]
                self.items[victim] = []
        self.alive -= dead
