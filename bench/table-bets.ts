import type { Words } from '@croupier/engine/chance.ts'
import type { Fraction } from '@croupier/engine/fraction.ts'
import { baccaratDeals, pairDeals } from '@croupier/engine/tables/baccarat-odds.ts'
import { baccarat } from '@croupier/engine/tables/baccarat.ts'
import { allThrows } from '@croupier/engine/tables/dice.ts'
import { dragonTigerDeals } from '@croupier/engine/tables/dragon-tiger-odds.ts'
import { dragonTiger } from '@croupier/engine/tables/dragon-tiger.ts'
import { allRests, fanTan } from '@croupier/engine/tables/fan-tan.ts'
import { mahjongTilesResults } from '@croupier/engine/tables/mahjong-tiles-odds.ts'
import { mahjongTiles } from '@croupier/engine/tables/mahjong-tiles.ts'
import { niuniuResults } from '@croupier/engine/tables/niuniu-odds.ts'
import { niuniu } from '@croupier/engine/tables/niuniu.ts'
import { spotOdds } from '@croupier/engine/tables/odds.ts'
import type { Ways } from '@croupier/engine/tables/odds.ts'
import { paiGowResults, twoTileResults } from '@croupier/engine/tables/pai-gow-odds.ts'
import { paiGow } from '@croupier/engine/tables/pai-gow.ts'
import { allNumbers, roulette } from '@croupier/engine/tables/roulette.ts'
import { allFalls, seDie } from '@croupier/engine/tables/se-die.ts'
import { sicbo } from '@croupier/engine/tables/sicbo.ts'
import { isSpent, sourceOf } from '@croupier/engine/tables/source.ts'
import type { CountingSource } from '@croupier/engine/tables/source.ts'
import type { TableGame } from '@croupier/engine/tables/table-game.ts'
import { yuSiaXie } from '@croupier/engine/tables/yu-sia-xie.ts'
import { zjhResults } from '@croupier/engine/tables/zjh-odds.ts'
import { zjh } from '@croupier/engine/tables/zjh.ts'
import type { BetGroup, MeasuredBet } from './bets.ts'

// Every bet of the live tables that nobody is asked at, with its exact return: a round answers all of them.

interface SpotBet {
  readonly spot: string
  readonly paytable: string
}

/** As a double, which is precise enough to compare a measurement with. */
export const fractionOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator)

/** All three players of a banker's table are alike; results are counted for the first one. */
const countedAs = (spot: string): string => spot.replace(/(player|banker|tie|pair|bar|white)[23]/, '$11')

function measured<R>(game: TableGame<R>, { spot, paytable }: SpotBet, results: readonly Ways<R>[]): MeasuredBet {
  const { rtp, profits } = spotOdds(game, countedAs(spot), { results, paytable })
  const exact = fractionOf(rtp)
  const variance = profits.reduce(
    (sum, { profit, chance }) => sum + fractionOf(chance) * (fractionOf(profit) + 1 - exact) ** 2,
    0,
  )
  const paying = profits.filter(({ profit }) => fractionOf(profit) > -1)
  const alike = paying.length === 1 && profits.length === 2 ? { chance: fractionOf(paying[0]?.chance ?? rtp) } : {}
  return { game: game.code, bet: `${paytable} ${spot}`, exact, deviation: Math.sqrt(variance), ...alike }
}

/** So many different results are kept with what they pay; of a shoe there are too many. */
const KEPT = 40_000

/**
 * All bets of a game as one group; `resultsFor` are the counted results that tell a spot's odds. The same rounds are judged by
 * all these paytables.
 */
function groupOf<R>(
  game: TableGame<R>,
  resultsFor: (spot: string) => readonly Ways<R>[],
  paytables: readonly string[] = game.paytables,
): BetGroup {
  const bets = paytables.flatMap((paytable) => game.spots(paytable).map(({ key }) => ({ spot: key, paytable })))
  const mine = bets.map(({ spot }) => new Set([spot]))
  const known = new Map<string, Float64Array>()
  const paysOf = (result: R): Float64Array => {
    const key = JSON.stringify(result)
    const kept = known.get(key)
    if (kept) return kept
    const pays = Float64Array.from(bets, ({ spot, paytable }, at) => {
      return fractionOf(game.judge(result, spot, paytable, mine[at] ?? new Set())) + 1
    })
    if (known.size < KEPT) known.set(key, pays)
    return pays
  }
  let dealing: CountingSource | undefined
  return {
    bets: bets.map((bet) => measured(game, bet, resultsFor(bet.spot))),
    play(words: Words, paid) {
      const { deck } = game
      if (!dealing || (deck && isSpent(deck, dealing.taken))) dealing = sourceOf(words, deck)
      const { result } = game.deal(dealing, [], [], paytables[0] ?? '')
      if (result === undefined) throw new Error(`${game.code} asks somebody`)
      paid.set(paysOf(result))
    },
  }
}

const once = <R>(make: () => R): (() => R) => {
  let made: R | undefined
  return () => (made ??= make())
}

/** Made when it is called: some results take seconds to count. */
export function tableBets(): readonly BetGroup[] {
  const pairs = once(pairDeals)
  const always =
    <R>(results: readonly Ways<R>[]) =>
    () =>
      results
  return [
    groupOf(baccarat, (spot) => (spot.endsWith('_pair') ? pairs() : baccaratDeals())),
    groupOf(dragonTiger, always(dragonTigerDeals())),
    groupOf(sicbo, always(allThrows())),
    groupOf(roulette, always(allNumbers())),
    groupOf(fanTan, always(allRests())),
    groupOf(seDie, always(allFalls())),
    groupOf(yuSiaXie, always(allThrows())),
    groupOf(zjh, always(zjhResults())),
    groupOf(mahjongTiles, always(mahjongTilesResults())),
    groupOf(niuniu, always(niuniuResults())),
    groupOf(paiGow, always(paiGowResults()), ['FOUR_TILES']),
    groupOf(paiGow, always(twoTileResults()), ['TWO_TILES']),
  ]
}
