import { Fraction } from '../fraction.ts'
import { dealt, hidden, shown, takeMany } from './card-events.ts'
import { oneDeck } from './cards.ts'
import { lost, profitOf, push } from './pay.ts'
import { isOver } from './table-game.ts'
import type { Answer, Question, Source, Stage, TableGame } from './table-game.ts'
import { ranksText, threeCardsOf } from './three-card.ts'
import type { ThreeCards, ThreeKind } from './three-card.ts'

// Three Card Poker (rulebook §7): one hand for all players against the dealer's; each decides alone whether to play it.

export interface CardPokerResult {
  readonly player: readonly number[]
  readonly dealer: readonly number[]
}

const order: readonly ThreeKind[] = ['high', 'pair', 'flush', 'straight', 'trips', 'straight_flush']
const queenHigh = 12 * 225

/** The higher one wins; equal ones are a tie. */
export const pokerStrength = ({ kind, value }: ThreeCards): number => order.indexOf(kind) * 4096 + value

/** A queen or better. */
export const qualifies = ({ kind, value }: ThreeCards): boolean => kind !== 'high' || value >= queenHigh

/** Paid on the ante of whoever plays, even if the dealer wins. */
const anteBonus: Readonly<Partial<Record<ThreeKind, bigint>>> = { straight: 1n, trips: 4n, straight_flush: 5n }

/** What Pair Plus pays for a pair, a flush, a straight, three of a kind and a straight flush; named by what differs. */
const pairPlus = {
  PAIR_PLUS_4: ['1', '4', '6', '30', '40'],
  PAIR_PLUS_3: ['1', '3', '6', '30', '40'],
  PAIR_PLUS_33: ['1', '4', '6', '33', '35'],
} as const
type Paytable = keyof typeof pairPlus
const paytables = Object.keys(pairPlus) as Paytable[]
const pairPlusOf = (paytable: string) => pairPlus[paytables.find((each) => each === paytable) ?? 'PAIR_PLUS_4']

const play: Question = { kind: 'play', of: 'each', options: ['play', 'fold'], silence: 'fold', bets: { play: 'play' } }

function dealHands(source: Source, answers: readonly Answer[]): Stage<CardPokerResult> {
  const player = takeMany(3, source.take)
  const events = [...player.map((card) => dealt('player', card)), ...player.map(() => hidden('dealer'))]
  if (!isOver(answers, play.kind)) return { events, asks: play }
  const dealer = takeMany(3, source.take)
  return { events: [...events, ...dealer.map((card) => shown('dealer', card))], result: { player, dealer } }
}

/** Three Card Poker as a table plays it. */
export const cardPoker: TableGame<CardPokerResult> = {
  code: 'CARD_POKER',
  name: 'Three Card Poker',
  paytableVersion: 'card-poker-1',
  paytables,
  deck: oneDeck,
  spots: (paytable) => [
    { key: 'ante', group: 'main', pays: ['1', '2', '5', '6'] },
    { key: 'pair_plus', group: 'side', pays: pairPlusOf(paytable) },
    { key: 'play', group: 'decision', pays: ['1'], follows: { spot: 'ante', times: new Fraction(1n) } },
  ],
  deal: dealHands,
  judge,
  summary({ player, dealer }) {
    const [mine, dealers] = [threeCardsOf(player), threeCardsOf(dealer)]
    const winner = winnerOf(mine, dealers)
    return {
      won: [winner, (winner === 'dealer' ? dealers : mine).kind],
      score: `${ranksText(player)} : ${ranksText(dealer)}`,
    }
  },
}

/** A dealer who does not qualify has lost. */
function winnerOf(player: ThreeCards, dealer: ThreeCards): 'player' | 'dealer' | 'tie' {
  const ahead = pokerStrength(player) - pokerStrength(dealer)
  if (!qualifies(dealer) || ahead > 0) return 'player'
  return ahead === 0 ? 'tie' : 'dealer'
}

const evens = profitOf('1')

function judge(result: CardPokerResult, spot: string, paytable: string, mine: ReadonlySet<string>): Fraction {
  const [player, dealer] = [threeCardsOf(result.player), threeCardsOf(result.dealer)]
  if (spot === 'pair_plus') {
    const pays = pairPlusOf(paytable)[order.indexOf(player.kind) - 1]
    return pays === undefined ? lost : profitOf(pays)
  }
  const base = { player: evens, tie: push, dealer: lost }[winnerOf(player, dealer)]
  if (spot === 'play') return qualifies(dealer) ? base : push
  if (spot !== 'ante' || !mine.has('play')) return lost
  return base.add(new Fraction(anteBonus[player.kind] ?? 0n))
}
