# O que dizem por si as páginas de regras, a ajuda de jogo e as regras ao lado de uma mesa, em português.

picture = Imagem
film-step = Passo { $n } de { $all }
film-next = A seguir: { $does }.
legend-title = O que querem dizer os ícones
legend-note = Todos os ícones dos tabuleiros e das cartas deste jogo.
aid-of = { $game } numa página
aid-note = Tudo o que se procura durante o jogo, numa folha, A4 ou Letter.
print = Imprimir
rulings-here = As nossas decisões neste ponto ({ $count })
search-rules = Procurar nas regras e decisões
rules-found = { $n ->
    [0] Nada encontrado
    [one] { $n } lugar encontrado
   *[other] { $n } lugares encontrados
}
nothing-found = Nada encontrado.
ruling = decisão nossa
whole-rules = Todas as regras, num novo separador
also-here = Também nesta mesa
