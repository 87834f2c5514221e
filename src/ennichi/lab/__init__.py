"""The laboratory: the games as environments for programs that learn and for people who study them.

`ennichi.lab.batch` steps many games at once, `ennichi.lab.aec` is for PettingZoo, `ennichi.lab.gym` for Gymnasium,
`ennichi.lab.openspiel` for OpenSpiel. They need the extra `lab`, the last one `openspiel`.

`ennichi.lab.places` spreads games over processes or a Ray cluster, `ennichi.lab.tables` writes them to Parquet files;
the extra for both is `scale`.
"""
