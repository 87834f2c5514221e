"""Bamboo: a year's cycle of harvest, home and forest spirits, for two to four players."""
