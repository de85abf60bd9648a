import type { Texts } from '../articles.ts'

/** What the demo brands say at length, in Portuguese. `{brand}` and `{age}` are filled in. */
export const pt: Texts = {
  help: {
    account: {
      title: 'Sua conta',
      body: `<p>Você precisa ter {age} anos ou mais, e uma conta basta: ela funciona em todos os aparelhos.</p>
<h3>Abrir a conta</h3>
<p>Toque em <strong>Cadastre-se</strong>, preencha os campos e aceite o contrato do usuário. A marca decide quais campos são pedidos; o formulário diz o que cada um aceita enquanto você digita.</p>
<h3>Entrar</h3>
<ul><li>A senha tem de 8 a 64 caracteres. As comuns são recusadas.</li><li>Após três tentativas erradas em meia hora, o nome fica bloqueado por meia hora. Ninguém na {brand} pode ver sua senha.</li><li>Depois de 30 minutos sem uso, você é desconectado. Com <em>Manter conectado</em>, este navegador fica conectado por 24 horas.</li></ul>
<h3>Se algo parecer errado</h3>
<p>Altere primeiro sua senha: isso encerra todas as outras sessões. Depois avise pelo <a href="/help#feedback">formulário de opiniões</a>.</p>`,
    },
    money: {
      title: 'Saldo, depósitos e saques',
      body: `<p>Seu saldo é uma conta em um livro-razão de partidas dobradas. Cada aposta, pagamento e crédito é uma transferência com número próprio, que você encontra no <strong>Extrato</strong>, em Minha conta.</p>
<h3>Depósitos e saques</h3>
<p>As formas de pagamento abertas dependem do seu país e da sua moeda. O caixa mostra limites, taxas e prazos usuais antes de você confirmar. Uma forma que não aparece não está aberta.</p>
<ul><li>Um depósito vale quando chega, não quando é anunciado.</li><li>Um saque vai somente para uma conta em seu nome.</li><li>Se um pagamento for recusado, você saberá o motivo, e o dinheiro fica onde estava.</li></ul>
<h3>Dinheiro fictício e créditos</h3>
<p>O crédito de cadastro, quando existe, aparece no seu extrato como qualquer outra transferência.</p>`,
    },
    games: {
      title: 'Jogos e chances',
      body: `<p>Antes de você jogar, cada jogo mostra o retorno ao jogador (RTP), a aposta mínima e a máxima e o máximo que uma rodada paga.</p>
<h3>O que significa o retorno</h3>
<p>Um retorno de 99% significa que, em muitas e muitas rodadas, 99 de cada 100 apostados são devolvidos. É uma média de todas as rodadas de todos os jogadores: uma única noite pode terminar muito acima ou muito abaixo disso.</p>
<h3>Como corre uma rodada</h3>
<ol><li>Sua aposta é debitada.</li><li>O resultado é decidido pelas seeds, antes que algo se mova na tela.</li><li>O que a rodada paga entra no seu saldo. Só então ela é exibida para você.</li></ol>
<h3>Rodadas interrompidas</h3>
<p>Se a conexão cair, a rodada vale como foi decidida. Abra o jogo de novo e ela continua de onde parou; o dinheiro é lançado uma vez, nunca duas.</p>`,
    },
    fairness: {
      title: 'Comprovadamente justo',
      body: `<p>Você não precisa acreditar que nossos originais são justos. Você pode conferir.</p>
<ol><li>Antes de você jogar, o servidor escolhe uma seed secreta e mostra a impressão digital dela (um hash SHA-256). Ela não pode mais mudar sem que a impressão também mude.</li><li>Seu navegador acrescenta uma seed própria, que você pode trocar por qualquer texto.</li><li>Cada rodada tem um número. O resultado vem só das duas seeds e desse número.</li><li>Quando você troca suas seeds, a secreta é revelada, e toda rodada jogada com ela pode ser recalculada.</li></ol>
<p>A <a href="/verify">página de verificação</a> faz isso no seu navegador, passo a passo, sem consultar nosso servidor. A prova de uma rodada pode ser salva em arquivo e conferida offline.</p>`,
    },
    responsible: {
      title: 'Jogo responsável',
      body: `<p>Apostar custa dinheiro no longo prazo. Jogue por diversão, com dinheiro que pode perder, e nunca para recuperar o que se foi.</p>
<h3>Sinais para levar a sério</h3>
<ul><li>Você aposta mais, ou joga mais tempo, do que queria.</li><li>Você esconde isso de pessoas próximas.</li><li>Você pega emprestado para jogar.</li><li>Você joga para esquecer outra coisa.</li></ul>
<h3>O que você pode fazer aqui</h3>
<p>Limites, pausas e autoexclusão estão em Minha conta e na página <a href="/responsible-gaming">Mantenha o controle</a>. Um limite menor vale na hora; um maior, só após um dia para pensar.</p>
<h3>Fale com alguém</h3>
<p>Na maioria dos países há ajuda gratuita e confidencial, para quem joga e para quem está por perto. Seu médico pode dizer quem está próximo de você.</p>`,
    },
    agreement: {
      title: 'Contrato do usuário',
      body: `<p>Este contrato é entre você e a {brand}. Você o aceita ao abrir uma conta.</p>
<h3>1. Quem pode jogar</h3>
<p>Você tem {age} anos ou mais, pode apostar onde está, joga para si e com seu próprio dinheiro, e não se autoexcluiu.</p>
<h3>2. Sua conta</h3>
<p>Uma pessoa tem uma conta. Guarde sua senha; o que for feito com ela conta como feito por você até que nos avise que outros a conhecem.</p>
<h3>3. Apostas</h3>
<p>Uma aposta vale quando o servidor a confirma. Os resultados são os do registro do servidor, não os da imagem na tela. Se um jogo falhar, as rodadas que não puderem terminar são anuladas e as apostas, devolvidas.</p>
<h3>4. Limites</h3>
<p>Cada jogo informa suas apostas e o máximo que uma rodada paga. Valem os seus limites e os nossos; prevalece o mais rígido.</p>
<h3>5. Não é permitido</h3>
<p>Programas que jogam sozinhos, várias contas de uma pessoa, jogar em conluio contra outros, pagar com meios de terceiros e aproveitar um erro evidente.</p>
<h3>6. Encerramento</h3>
<p>Você pode encerrar sua conta quando quiser e sacar o que houver nela. Podemos encerrá-la por violação deste contrato; o dinheiro que é seu continua seu.</p>
<h3>7. Disputas</h3>
<p>Avise em até 30 dias. Respondemos com o registro da rodada, a prova e as transferências. Aplica-se a lei do lugar que licencia a {brand}.</p>
<h3>8. Mudanças</h3>
<p>Uma nova versão deste contrato recebe novo número e data. Você é avisado antes que ela valha.</p>`,
    },
    privacy: {
      title: 'Privacidade',
      body: `<p>Guardamos o que é preciso para manter sua conta e o que a lei nos obriga a guardar, e nada para vender.</p>
<h3>O que guardamos</h3>
<ul><li>O que você informa: nome, contatos, documentos se comprovar a idade.</li><li>O que você faz aqui: acessos com hora e endereço, apostas, transferências, mensagens.</li><li>No seu aparelho: o token da sessão, o idioma e o tema. Sem cookies de publicidade.</li></ul>
<h3>Quem vê</h3>
<p>Funcionários que precisam disso para o trabalho, com cada consulta registrada. Provedores de pagamento veem o que um pagamento exige. Autoridades veem o que uma ordem legal indica.</p>
<h3>Como é protegido</h3>
<p>As senhas são guardadas como hashes argon2id, que não podem ser revertidos. Acessos e cadastros trafegam com dupla criptografia. Documentos ficam em sigilo.</p>
<h3>Seus direitos</h3>
<p>Pergunte o que guardamos sobre você, peça correção e peça a exclusão do que a lei não obriga a manter. Registros de dinheiro são mantidos pelo prazo legal.</p>`,
    },
  },
  vip: {
    club: {
      title: 'Como funciona o clube',
      body: `<p>Os níveis são dados pela {brand} conforme há quanto tempo e como você joga; não estão à venda, e perder mais não leva a nenhum. Seu nível aparece no topo e em Minha conta.</p>
<p>A partir do nível 5, suas perguntas vão para a mesa VIP em vez do chat. É isso que um nível traz na {brand}: apostas, chances e retornos são os mesmos para todos.</p>`,
    },
  },
  join: {
    partners: {
      title: 'Trabalhe com a {brand}',
      body: `<p>Trabalhamos com quem nos traz jogadores que ficam: avaliadores, comunidades, agentes com rede própria, mídia e fornecedores de jogos.</p>
<ul><li><strong>Termos honestos:</strong> estão em um contrato que você lê antes de assinar, não em um banner.</li><li><strong>Números honestos:</strong> tudo o que você recebe pode ser rastreado até cada transferência.</li><li><strong>Sem pressão sobre jogadores:</strong> quem definiu um limite ou está em pausa não recebe publicidade.</li></ul>
<p>Escreva algumas linhas sobre você. Uma pessoa lê e responde pelo meio que você indicar.</p>`,
    },
  },
}
