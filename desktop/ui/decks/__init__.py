"""The deck workshop: a library read from files, a deck behind one door, drafts that outlive a crash."""
