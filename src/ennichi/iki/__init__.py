"""IKI: a year in the streets of Edo, with or without the Akebono expansion, for two to four players."""
