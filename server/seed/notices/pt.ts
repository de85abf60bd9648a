import type { Words } from '../../src/modules/content/store.ts'

/** Portuguese words of the demo brands’ notices and promotions, by key. */
export const pt: Readonly<Record<string, Words>> = {
  'welcome-sen': {
    title: '58.000₫ para começar.',
    body: '<p>Cadastre-se com usuário e senha. O crédito entra no seu saldo um segundo depois.</p>',
    linkLabel: 'Criar conta',
  },
  vietqr: {
    title: 'Deposite por VietQR, de qualquer banco.',
    body: '<p>Leia um código com o app do seu banco: valor e referência já vêm preenchidos e o dinheiro costuma chegar em um minuto.</p>',
    linkLabel: 'Como depositar',
  },
  'promotion-welcome-sen': {
    title: '58.000₫ para cada novo membro',
    body: '<p>Abra uma conta e 58.000 VND entram no seu saldo um segundo depois.</p><ul><li>Uma vez por pessoa, no cadastro.</li><li>É saldo real: sem código e sem resgate.</li></ul>',
    linkLabel: 'Criar conta',
  },
  'welcome-credit': {
    title: '₱1.000 para começar.',
    body: '<p>Cadastre-se com nome de usuário e senha. O crédito entra no seu saldo um segundo depois.</p>',
    linkLabel: 'Criar conta',
  },
  'lucky-twenty': {
    title: 'Vinte linhas. Um pote que cresce.',
    body: '<p>Cada giro do Vinte da Sorte alimenta o pote, e qualquer giro pago pode levá-lo.</p>',
    linkLabel: 'Jogar Vinte da Sorte',
  },
  'provably-fair': {
    title: 'Não confie. Verifique.',
    body: '<p>A seed do servidor é fixada antes de você jogar e revelada quando você a troca. Confira qualquer rodada você mesmo.</p>',
    linkLabel: 'Verificar uma rodada',
  },
  'dice-99': {
    title: 'Dados que devolvem 99%.',
    body: '<p>Escolha sua chance de 1 a 98 por cento. O retorno é o mesmo em qualquer ponto.</p>',
    linkLabel: 'Rolar os dados',
  },
  'marquee-pot': { title: 'Vinte da Sorte: 0,5% de cada aposta vai para o pote misterioso', body: '', linkLabel: null },
  'marquee-dice': { title: 'Dados devolve 99% em qualquer chance que você escolher', body: '', linkLabel: null },
  'marquee-verify': {
    title: 'Toda rodada tem uma prova: abra no histórico de apostas ou na página de verificação',
    body: '',
    linkLabel: null,
  },
  'player-record': {
    title: 'Reveja o que você jogou',
    body: '<p>Cada aposta do seu histórico abre a rodada como ela foi: os eventos, o dinheiro antes e depois e a prova.</p>',
    linkLabel: null,
  },
  'promotion-welcome': {
    title: '₱1.000,00 para cada novo membro',
    body: '<p>Abra uma conta e 1.000,00 PHP entram no seu saldo um segundo depois.</p><h3>Como funciona</h3><ul><li>Uma vez por pessoa, no cadastro.</li><li>É transferido da conta de promoções para o seu saldo e aparece no seu extrato.</li><li>É saldo real: sem código, sem rollover, sem nada para resgatar.</li></ul>',
    linkLabel: 'Criar conta',
  },
  'promotion-pot': {
    title: 'O pote misterioso do Vinte da Sorte',
    body: '<p>0,5% de cada aposta vai para o pote, e qualquer giro pago pode levá-lo. Quanto maior a aposta, maior a chance, em proporção exata.</p><ul><li>O pote está nos livros: o que entra, sai.</li><li>Depois de sair, ele recomeça a partir da reserva.</li></ul>',
    linkLabel: 'Jogar Vinte da Sorte',
  },
  'promotion-dice': {
    title: 'Dados a 99%, em qualquer chance',
    body: '<p>Seja com 2% ou com 98% de chance, o retorno ao jogador é de 99%. As regras do jogo mostram como ele resulta da chance que você escolhe.</p>',
    linkLabel: 'Jogar Dados',
  },
  'promotion-check-week': {
    title: 'Uma semana de conferência',
    body: '<p>Durante sete dias conferimos rodadas juntos: troque suas seeds, abra a página de verificação e recalcule suas próprias rodadas.</p><ul><li>Nada a ganhar e nada a pagar: só certeza.</li><li>Uma rodada que não fecha vai para o estúdio, e você recebe uma resposta.</li></ul>',
    linkLabel: 'Verificar uma rodada',
  },
  'promotion-opening-week': {
    title: 'A semana de abertura',
    body: '<p>A casa abriu com dois jogos próprios. Cada rodada da primeira semana continua no seu histórico de apostas, com a prova.</p>',
    linkLabel: 'Nossos jogos',
  },
  'popup-fair-play': {
    title: 'Confira a gente quando quiser',
    body: '<p>Cada rodada sua tem uma prova. Troque suas seeds de vez em quando: a seed antiga do servidor é revelada, e tudo o que foi jogado com ela pode ser recalculado no seu navegador.</p>',
    linkLabel: 'Como funciona',
  },
}
