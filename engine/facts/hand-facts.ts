import { Fraction } from '../fraction.ts'
import { anteOdds, cardPokerResults } from '../tables/card-poker-odds.ts'
import { cardPoker } from '../tables/card-poker.ts'
import { mahjongTilesResults } from '../tables/mahjong-tiles-odds.ts'
import { mahjongTiles } from '../tables/mahjong-tiles.ts'
import { bullCounts, niuniuResults } from '../tables/niuniu-odds.ts'
import { niuniu } from '../tables/niuniu.ts'
import { paiGowResults, twoTileResults } from '../tables/pai-gow-odds.ts'
import { paiGow } from '../tables/pai-gow.ts'
import { zjhResults } from '../tables/zjh-odds.ts'
import { zjh } from '../tables/zjh.ts'
import { wholeFraction } from './compare.ts'
import type { Figures } from './compare.ts'
import { textOf } from './entry.ts'
import type { FactEntry } from './entry.ts'
import { chance, once, paysAs, returned, rowsOf } from './spot-rows.ts'
import type { NamedFigures, OddsOf, Row } from './spot-rows.ts'

// Live tables on which hands meet: each bet by the name of the rulebook.

const zjhRows: readonly Row[] = [
  ['Dragon', 'dragon'],
  ['Phoenix', 'phoenix'],
  ['Tie', 'tie'],
  ['Three of a kind (winning', 'trips'],
  ['Straight flush (winning', 'straight_flush'],
  ['Flush (winning', 'flush'],
  ['Straight (winning', 'straight'],
  ['AG reference: three of a kind', 'trips', 'AG'],
  ['AG reference: straight flush', 'straight_flush', 'AG'],
  ['AG reference: flush', 'flush', 'AG'],
  ['AG reference: straight', 'straight', 'AG'],
  ['Pair 8 Plus', 'pair_8_plus'],
]

const mahjongRows: readonly Row[] = [
  ['Player 1/2/3 vs Banker', 'player1'],
  ['Banker vs Player', 'banker1'],
  ['Tie', 'tie1'],
  ['Pair', 'player1_pair'],
  ['2-8 bar', 'player1_bar'],
  ['White pair', 'player1_white'],
]

const niuniuRows: readonly Row[] = [
  ['Equal', 'player1_equal'],
  ['Double', 'player1_double'],
  ['Side: Hand is Bull 7', 'player1_bull_789'],
  ['Side: Hand is Bull Bull', 'player1_bull_bull'],
  ['Side: Hand is No bull', 'player1_no_bull'],
  ['Side: Hand is Five Dukes', 'player1_special'],
]

const cardPokerRows: readonly Row[] = [
  ['Pair Plus 40/30/6/4/1', 'pair_plus', 'PAIR_PLUS_4'],
  ['Pair Plus 40/30/6/3/1', 'pair_plus', 'PAIR_PLUS_3'],
  ['Pair Plus 35/33/6/4/1', 'pair_plus', 'PAIR_PLUS_33'],
]

const sides: readonly Row[] = [
  ['Player', 'player1'],
  ['Banker', 'banker1'],
]

const cardPokerDeals = once(cardPokerResults)
const cardPokerAnte = once(() => anteOdds(cardPokerDeals()))
const bulls = once(bullCounts)

const oddsByGame: Readonly<Record<string, OddsOf>> = {
  'ZJH (Win Three Cards) table': rowsOf(zjh, zjhRows, zjhResults),
  'Mahjong Tiles (Er Ba Gang / 2-8 bar)': rowsOf(mahjongTiles, mahjongRows, mahjongTilesResults),
  'Bull-Bull (NiuNiu) banker table': rowsOf(niuniu, niuniuRows, niuniuResults),
  'Three Card Poker': rowsOf(cardPoker, cardPokerRows, cardPokerDeals),
  'Pai Gow (tiles, auto house way)': rowsOf(paiGow, sides, paiGowResults),
  'Pai Gow two-tile (small)': rowsOf(paiGow, [['Either side', 'player1', 'TWO_TILES']], twoTileResults),
}

/** What the entries write of pays that differ from hand to hand. */
const paysInWords: Readonly<Record<string, string>> = {
  Double: 'mult x0.95',
  'Pair Plus': 'SF/trips/straight/flush/pair',
}

/** The live tables on which hands meet. */
export function handFigures(entry: FactEntry): Figures | undefined {
  const named = byName[entry.game]?.(entry.bet) ?? spotFigures(entry)
  return named && ((claim) => (Object.hasOwn(named, claim) ? named[claim] : undefined))
}

function spotFigures({ game, bet, claims }: FactEntry): NamedFigures | undefined {
  const odds = oddsByGame[game]?.(bet)
  if (!odds) return undefined
  const words = Object.entries(paysInWords).find(([begins]) => bet.startsWith(begins))?.[1]
  const pays = textOf(claims.get('pays'))
  return {
    ...returned(odds.rtp),
    ...chance(odds.win),
    ...(pays === undefined ? {} : { pays: words ?? paysAs(odds, pays) }),
  }
}

/** What no spot pays alone. */
const byName: Readonly<Record<string, (bet: string) => NamedFigures | undefined>> = {
  'Bull-Bull (NiuNiu) banker table': bullFigures,
  'Three Card Poker': anteFigures,
  'Pai Gow (tiles, auto house way)': paiGowFigures,
}

const bullNames = [
  'No bull',
  ...Array.from({ length: 9 }, (_, at) => `Bull ${at + 1}`),
  'Bull Bull',
  'Five Dukes',
  'Four Bomb',
  'Five Small',
]

function bullFigures(bet: string): NamedFigures | undefined {
  if (bet.startsWith('E[multiplier')) {
    const odds = oddsByGame['Bull-Bull (NiuNiu) banker table']?.('Double')
    const losses = odds?.profits.filter(({ profit }) => profit.numerator < 0n) ?? []
    const mean = losses
      .map(({ profit, chance: p }) => profit.mul(p))
      .reduce((sum, each) => sum.sub(each), wholeFraction(0))
    return odds && chance(mean.div(wholeFraction(1).sub(odds.win)))
  }
  const type = bullNames.indexOf(/^P\((.+)\)$/.exec(bet)?.[1] ?? '')
  if (type < 0) return undefined
  const counts = bulls()
  return chance(new Fraction(BigInt(counts[type] ?? 0), BigInt(counts.reduce((sum, count) => sum + count, 0))))
}

function anteFigures(bet: string): NamedFigures | undefined {
  const [ante, playing, risk] = [/^Ante/, /^P\(play\)/, /^Element of risk/].map((named) => named.test(bet))
  if (!ante && !playing && !risk) return undefined
  const { edge, played } = cardPokerAnte()
  if (playing) return chance(played)
  return { ...returned(wholeFraction(1).sub(risk ? edge.div(wholeFraction(1).add(played)) : edge)), pays: '' }
}

function paiGowFigures(bet: string): NamedFigures | undefined {
  const who = /^P\((player|banker) wins\)$/.exec(bet)?.[1]
  const odds = oddsByGame['Pai Gow (tiles, auto house way)']?.(who === 'banker' ? 'Banker' : 'Player')
  if (who === undefined) return /^P\(push\)$/.test(bet) && odds ? chance(odds.push) : undefined
  return odds && chance(odds.win)
}
