"""The laboratory: the games as environments for programs that learn and for people who study them.

`ennichi.lab.batch` steps many games at once and `ennichi.lab.parallel` does so on several cores, `ennichi.lab.aec` is
for PettingZoo, `ennichi.lab.gym` for Gymnasium and `ennichi.lab.vector` for many of its tables, `ennichi.lab.openspiel`
for OpenSpiel. They need the extra `lab`, the last one `openspiel`.

`ennichi.lab.league` rates bots by games between them (extra `lab`).

`ennichi.lab.places` spreads games over processes or a Ray cluster, `ennichi.lab.tables` writes them to Parquet files;
the extra for both is `scale`.
"""
