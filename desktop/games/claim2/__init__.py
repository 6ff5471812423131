"""Claim 2: two players recruit followers in thirteen tricks, then win the favour of five factions with them."""
