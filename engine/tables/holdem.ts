import { Fraction } from '../fraction.ts'
import { dealt, hidden, shown, takeMany } from './card-events.ts'
import { oneDeck } from './cards.ts'
import { lost, profitOf, push } from './pay.ts'
import { pairOfRank, pokerKindOf, pokerStrengthOf } from './poker.ts'
import type { PokerKind } from './poker.ts'
import { isOver } from './table-game.ts'
import type { Answer, Question, Source, Stage, TableGame } from './table-game.ts'
import { ranksText } from './three-card.ts'

// Casino Hold'em (rulebook §6): one hand for all players against the dealer's; each decides alone after the flop.

export interface HoldemResult {
  readonly player: readonly number[]
  readonly dealer: readonly number[]
  /** Flop, turn and river. */
  readonly board: readonly number[]
}

/** What the ante pays by the player's best five; anything else pays one. */
const antePays: Readonly<Partial<Record<PokerKind, number>>> = {
  royal_flush: 100,
  straight_flush: 20,
  quads: 10,
  full_house: 3,
  flush: 2,
}

export const antePaysOf = (strength: number): number => antePays[pokerKindOf(strength)] ?? 1

/** What the AA Bonus pays by the player's two cards and the flop; a pair of aces to a straight pay seven. */
const bonusPays: Readonly<Partial<Record<PokerKind, number>>> = {
  royal_flush: 100,
  straight_flush: 50,
  quads: 40,
  full_house: 30,
  flush: 20,
}
const bonusLeast = 7

/** The profit of the AA Bonus with these five cards; undefined where it is lost. */
export function bonusPaysOf(cards: readonly number[]): number | undefined {
  const strength = pokerStrengthOf(cards)
  return strength < pairOfRank(14) ? undefined : (bonusPays[pokerKindOf(strength)] ?? bonusLeast)
}

/** A dealer qualifies with a pair of fours or better. */
export const qualifying = pairOfRank(4)

const call: Question = { kind: 'call', of: 'each', options: ['call', 'fold'], silence: 'fold', bets: { call: 'call' } }

function dealHands(source: Source, answers: readonly Answer[]): Stage<HoldemResult> {
  const player = takeMany(2, source.take)
  const dealer = takeMany(2, source.take)
  const flop = takeMany(3, source.take)
  const events = [
    ...player.map((card) => dealt('player', card)),
    ...dealer.map(() => hidden('dealer')),
    ...flop.map((card) => dealt('board', card)),
  ]
  if (!isOver(answers, call.kind)) return { events, asks: call }
  const rest = takeMany(2, source.take)
  return {
    events: [...events, ...rest.map((card) => dealt('board', card)), ...dealer.map((card) => shown('dealer', card))],
    result: { player, dealer, board: [...flop, ...rest] },
  }
}

/** Casino Hold'em as a table plays it. */
export const holdem: TableGame<HoldemResult> = {
  code: 'HOLDEM',
  name: 'Casino Hold’em',
  paytableVersion: 'holdem-1',
  paytables: ['STANDARD'],
  deck: oneDeck,
  spots: () => [
    { key: 'ante', group: 'main', pays: ['1', '2', '3', '10', '20', '100'] },
    { key: 'aa_bonus', group: 'side', pays: ['7', '20', '30', '40', '50', '100'] },
    { key: 'call', group: 'decision', pays: ['1'], follows: { spot: 'ante', times: new Fraction(2n) } },
  ],
  deal: dealHands,
  judge,
  summary(result) {
    const { player, dealer } = strengths(result)
    const winner = dealer < qualifying || player > dealer ? 'player' : player === dealer ? 'tie' : 'dealer'
    const won = [winner, pokerKindOf(winner === 'dealer' ? dealer : player)]
    return { won, score: `${ranksText(result.player)} : ${ranksText(result.dealer)}` }
  },
}

const strengths = ({ player, dealer, board }: HoldemResult) => ({
  player: pokerStrengthOf([...player, ...board]),
  dealer: pokerStrengthOf([...dealer, ...board]),
})

const evens = profitOf('1')

function judge(result: HoldemResult, spot: string, _paytable: string, mine: ReadonlySet<string>): Fraction {
  if (spot === 'aa_bonus') {
    const pays = bonusPaysOf([...result.player, ...result.board.slice(0, 3)])
    return pays === undefined ? lost : new Fraction(BigInt(pays))
  }
  const { player, dealer } = strengths(result)
  const wins = dealer < qualifying || player > dealer
  if (spot === 'call') return dealer < qualifying || player === dealer ? push : wins ? evens : lost
  if (spot !== 'ante' || !mine.has('call')) return lost
  return wins ? new Fraction(BigInt(antePaysOf(player))) : player === dealer ? push : lost
}
