"""Ghour: clans of turning cards, by ``rules/ghour.md``; clauses are cited as GH-n."""
