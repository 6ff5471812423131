"""Print-and-play sheets: which card lies where, how a page is painted, and how it becomes a PDF."""
