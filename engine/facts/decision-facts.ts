import { Fraction } from '../fraction.ts'
import { blackjackEdge, insuranceResults, sideResults } from '../tables/blackjack-odds.ts'
import { blackjack } from '../tables/blackjack.ts'
import { callOdds, fiveCardCounts } from '../tables/holdem-odds.ts'
import { holdem } from '../tables/holdem.ts'
import type { SpotOdds } from '../tables/odds.ts'
import { pokerKinds } from '../tables/poker.ts'
import type { TableGame } from '../tables/table-game.ts'
import { SolvedNumber, wholeFraction } from './compare.ts'
import type { Figure, Figures } from './compare.ts'
import { textOf } from './entry.ts'
import type { FactEntry } from './entry.ts'
import { chance, once, paysAmong, paysAs, returned, rowsOf } from './spot-rows.ts'
import type { NamedFigures } from './spot-rows.ts'

// Live tables on which players decide: blackjack by the chart, Casino Hold'em by the best play; and the poker ranking.

/** Blackjack by its chart, Casino Hold'em by the best play, and the poker ranking. */
export function decisionFigures({ game, bet, claims }: FactEntry): Figures | undefined {
  const pays = textOf(claims.get('pays')) ?? ''
  const named = byGame[game]?.(bet, pays)
  return named && ((claim) => (Object.hasOwn(named, claim) ? named[claim] : undefined))
}

const byGame: Readonly<Record<string, (bet: string, pays: string) => NamedFigures | undefined>> = {
  'Blackjack (8D S17 DAS LS)': blackjackFigures,
  "Casino Hold'em": holdemFigures,
  'Poker 5-card ranking': rankingFigures,
}

const spotFigures = (odds: SpotOdds, pays: Figure): NamedFigures => ({
  ...returned(odds.rtp),
  ...chance(odds.win),
  pays,
})

const paysOf = (game: TableGame, spot: string): readonly string[] =>
  game
    .spots('')
    .find(({ key }) => key === spot)
    ?.pays.toReversed() ?? []

const blackjackSides = rowsOf(
  blackjack,
  [
    ['Perfect Pairs', 'seat1_perfect_pairs'],
    ['21+3', 'seat1_21_3'],
  ],
  sideResults,
)
const insurance = rowsOf(blackjack, [['Insurance', 'seat1_insurance']], insuranceResults)
const chartEdges = {
  surrender: once(() => blackjackEdge({ surrender: true })),
  'no surrender': once(() => blackjackEdge({ surrender: false })),
}

function blackjackFigures(bet: string, given: string): NamedFigures | undefined {
  if (bet.startsWith('Main bet')) {
    const edge = chartEdges[bet.includes('no surrender') ? 'no surrender' : 'surrender']()
    return { edge: solved(edge), rtp: solved(1 - edge), pays: paysAmong(given, ['3', '2']) }
  }
  const odds = blackjackSides(bet) ?? insurance(bet)
  if (!odds) return undefined
  return spotFigures(
    odds,
    bet.startsWith('21+3') ? paysAmong(given, paysOf(blackjack, 'seat1_21_3')) : paysAs(odds, given),
  )
}

// Summed up in doubles, some hundred thousand of them.
const solved = (value: number): SolvedNumber =>
  new SolvedNumber(new Fraction(BigInt(Math.round(value * 1e15)), 10n ** 15n), new Fraction(1n, 10n ** 12n))

const called = once(callOdds)
const fives = once(fiveCardCounts)

function holdemFigures(bet: string, given: string): NamedFigures | undefined {
  if (bet.startsWith('AA Bonus')) {
    return { ...returned(wholeFraction(1).add(fives().bonus)), pays: paysAmong(given, paysOf(holdem, 'aa_bonus')) }
  }
  if (/^(P\(call\)|Call freq)/i.test(bet)) return chance(called().called)
  if (/always call/i.test(bet)) return { ...returned(wholeFraction(1).sub(called().alwaysEdge)), pays: antePays(given) }
  if (bet.startsWith('Ante')) return { ...returned(wholeFraction(1).sub(called().edge)), pays: antePays(given) }
  if (!bet.startsWith('Element of risk')) return undefined
  const staked = wholeFraction(1).add(called().called.mul(wholeFraction(2)))
  return { ...returned(wholeFraction(1).sub(called().edge.div(staked))), pays: antePays(given) }
}

// What the ante pays, then the call, one to one; some entries do not say it.
const antePays = (given: string): string =>
  given === '' ? '' : paysAmong(given, [...paysOf(holdem, 'ante'), '1', '1'])

const rankingNames = [
  'High card',
  'One pair',
  'Two pair',
  'Three of a kind',
  'Straight',
  'Flush',
  'Full house',
  'Four of a kind',
  'Straight flush (non-royal)',
  'Royal flush',
]

function rankingFigures(bet: string): NamedFigures | undefined {
  const kind = rankingNames.findIndex((name) => name === bet || name.startsWith(`${bet} (`))
  if (kind < 0 || kind >= pokerKinds.length) return undefined
  const { kinds } = fives()
  const all = kinds.reduce((sum, count) => sum + count, 0)
  return chance(new Fraction(BigInt(kinds[kind] ?? 0), BigInt(all)))
}
