"""Gold & Rum: warriors are dealt on piles, claimed with recruiting cards and sent into four battles a round."""
