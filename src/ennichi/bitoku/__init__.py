"""Bitoku: four rounds of four seasons on the way to becoming the Great Spirit, for two to four players."""
