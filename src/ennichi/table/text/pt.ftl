# O que diz o serviço web, em português.

## Robôs

bot-random = Errante
bot-random-help = Joga ao acaso, mas segundo as regras. Bom para um primeiro contacto.
bot-greedy = Atento
bot-greedy-help = Escolhe o que parece melhor no momento e planeia pouco. Como todos os robôs, só vê o que o seu lugar pode ver.
bot-level1 = Principiante
bot-level1-help = Engana-se muitas vezes: para os primeiros jogos.
bot-level2 = Aprendiz
bot-level2-help = Vê o que é bom, e engana-se de vez em quando.
bot-level3 = Atento
bot-level3-help = Escolhe o que parece melhor neste turno, e não planeia mais longe.
bot-level4 = Forte
bot-level4-help = Procura: olha para muitas maneiras de continuar o turno, e para as respostas.
bot-level5 = Mestre
bot-level5-help = Olha para muito mais maneiras, em três segundos por turno no máximo. É preciso jogar bem para o vencer.
bot-own-help = Aprendeu este jogo jogando-o.
bot-code-help = Um robô trazido por quem gere este servidor.

## Recusas

refused-unknown-page = Não há nada neste endereço.
refused-unknown-table = Esta mesa não existe. Talvez tenha sido removida porque ninguém jogava nela há muito tempo.
refused-unknown-game = Não há nenhum jogo chamado “{ $name }”.
refused-bad-request = Este pedido não foi entendido: { $reason }.
refused-bad-setting = { $reason }
refused-bad-record = Esta partida gravada não pode ser aberta: { $reason }
refused-too-large = É demasiado grande; aceitam-se no máximo { $bytes } bytes.
refused-too-fast = Foi demasiado rápido. Espere { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
 } e tente de novo.
refused-too-many-new-tables = Abriram-se muitas mesas daqui há pouco. A próxima é possível dentro de { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
 }.
refused-foreign-origin = Este pedido veio de uma página de outro sítio ({ $origin }), que não pode agir aqui. Abra a página deste servidor; quem o gere pode permitir outras com --origin.
refused-promise-broken = As cartas desta mesa foram prometidas há demasiado tempo, ou a outra mesa. Abra-a mais uma vez.
refused-too-many-devices = Este lugar já é ocupado por demasiados navegadores.
refused-too-much = Pediu muita coisa ao mesmo tempo. Espere até que parte dela esteja feita.
refused-too-long = Repetir esta partida demora demasiado: são-lhe dedicados no máximo alguns segundos. É um registo completo, tal como foi guardado?
refused-not-your-seat = Não tem lugar nesta mesa.
refused-not-your-turn = Agora não é a sua vez.
refused-late = A partida avançou entretanto; eis como está agora.
refused-illegal = { $reason }
refused-no-undo = Não há nada seu para anular: outra pessoa jogou, ou algo escondido foi revelado.
refused-no-open-seat = Todos os lugares desta mesa estão ocupados. Pode assistir.
refused-not-over = Isto só é possível quando a partida termina: antes, revelaria o que está escondido.
refused-over = A partida terminou.
refused-bad-name = Um nome tem de 1 a 40 caracteres numa linha.
refused-too-many-tables = Tem demasiadas mesas. Apague primeiro algumas antigas.
refused-no-hint = Só pode pedir uma sugestão quando é a sua vez.
refused-not-played = O turno deste enigma ainda não foi jogado até ao fim.
refused-no-frame = Esta partida não tem o momento { $number }.
refused-busy = O servidor está ocupado. Tente de novo.
refused-other-rules = Esta partida foi jogada por outras regras do que as deste servidor: não pode ser repetida desde o início.
refused-other-components = Esta partida foi jogada com outros ficheiros de componentes que não os deste servidor.
refused-not-offered = Este servidor não envia mensagens desta forma.
refused-unknown-way = Esta forma de receber mensagens não existe; talvez tenha sido abandonada entretanto. Abra esta página de novo.
refused-unknown-zone = O fuso horário “{ $zone }” não é conhecido aqui.
refused-bad-mail = Isto não é um endereço de correio eletrónico.
refused-bad-address = Não se podem enviar mensagens para este endereço; tem de começar por https://.
refused-not-https = As mensagens só vão para endereços que começam por https://, na porta habitual.
refused-private-address = Este endereço leva a uma rede privada, para onde este servidor não envia nada.
refused-bad-link = Esta ligação não está completa, ou não foi feita aqui. Copie-a toda da mensagem.
refused-old-link = Esta ligação é demasiado antiga, ou já foi usada: peça uma nova na mesa.
refused-too-many-subscriptions = Escolheu demasiadas formas de receber mensagens. Abandone primeiro algumas.
refused-too-many-mails = Este endereço recebeu hoje vários correios que ninguém lá pediu. Tente de novo amanhã.

## Regras alteradas, e mesas que se vão

notice-same-so-far = As regras deste jogo foram alteradas desde que a partida começou. Continua pelas novas regras; nada do que se jogou muda com elas.
notice-goes-on = As regras deste jogo foram alteradas a meio da partida. Continua de onde estava, pelas novas regras; o que se jogou antes já não pode ser desfeito nem revisto.
notice-taken-back =
    { $back ->
        [one] As regras deste jogo foram alteradas a meio da partida e não conhecem a posição em que ela estava. A última jogada foi desfeita; a partida continua dali pelas novas regras.
       *[other] As regras deste jogo foram alteradas a meio da partida e não conhecem a posição em que ela estava. As últimas { $back } jogadas foram desfeitas; a partida continua dali pelas novas regras.
    }
notice-finished = As regras deste jogo foram alteradas desde que esta partida se jogou. O fim fica como foi; o caminho até lá não pode ser revisto pelas novas regras.
notice-read-only = As regras deste jogo foram alteradas a meio da partida e, pelas novas, ela não pode continuar. Pode ser vista até onde ainda servem: { $number } das suas { $of } jogadas.
notice-newer-rules = Esta partida foi jogada por regras mais recentes do que as deste servidor. Aqui pode ser vista; um servidor mais recente continua-a.
table-marked = Há muito tempo que ninguém joga aqui. Esta mesa será retirada em { $day }, a não ser que alguém que joga nela a abra.
table-removed = Retirada. Pode ser trazida de volta até { $until }.
refused-removed = Esta mesa foi retirada em { $when }. Quem tem lá um lugar pode trazê-la de volta até { $until }.
refused-read-only = Esta partida só pode ser vista: foi jogada por outras regras do que as deste servidor.

## Mensagens

gone = Esta partida foi apagada.
gone-by = Esta partida foi apagada por { $name }.

## Avisar alguém de que é a sua vez

tell-turn-title = É a sua vez: { $game }
tell-turns-title =
    { $count ->
        [one] É a sua vez numa mesa
       *[other] É a sua vez em { $count } mesas
    }
tell-turn-with = { $game } com { $others }: é a sua vez.
tell-turn-alone = { $game }: é a sua vez.
tell-turn-chat = { $player }, é a sua vez em { $game } ({ $others }).
tell-more =
    { $count ->
        [one] Mais uma mesa espera por si.
       *[other] Mais { $count } mesas esperam por si.
    }
tell-private = Estas ligações são só suas: quem tiver uma joga no seu lugar.
tell-stop = Não receber mais estas mensagens, com um só clique:
tell-test-title = Um ensaio vindo da mesa
tell-test = É assim que lhe diremos que é a sua vez.
tell-confirm-title = Podemos dizer-lhe quando for a sua vez?
tell-confirm = Alguém, esperamos que tenha sido você, quer receber uma mensagem neste endereço quando for a sua vez numa mesa. Se concorda, abra esta ligação e confirme:
tell-confirm-not = Se não foi você, não faça nada: não lhe será enviado mais nada.
told-stop = Feito: não será enviada mais nenhuma mensagem para este endereço. Ficou aqui esquecido.
told-confirm = Feito: a partir de agora dizemos-lhe aqui quando for a sua vez.
