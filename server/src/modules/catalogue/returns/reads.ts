import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/returns.ts'
import { amountText } from '@croupier/engine/money.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import { dayOf, daysAfter, rangeOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { nameIn } from '#kernel/translated-name.ts'
import { midnight } from '#kernel/period.ts'
import type { Ask } from '#kernel/route.ts'
import { TRIAL } from '#kernel/session.ts'
import { type GameReturn, returnsOf } from '#modules/betting/returns/returns.ts'
import { brandOf, currencyOf } from '#modules/brand/brand.ts'
import { judge } from './rules.ts'
import { findPromised, type PromisedRow } from './store.ts'

const ALWAYS = { from: new Date(0), to: new Date(8.64e15) }

/** What the house's own games promise and what they gave back, over all that was ever counted. */
export async function readReturns(
  deps: Deps,
  { brandId, language }: Ask<typeof contract.gameReturns>,
): Promise<ReplyOf<typeof contract.gameReturns>> {
  const { currency: asset } = await brandOf(deps, brandId)
  const [promised, returned] = await Promise.all([
    findPromised(deps.db, brandId),
    returnsOf(deps.db, { brandId, asset, ...ALWAYS }),
  ])
  const own = promised.filter(({ vendor }) => vendor === STUDIO)
  const sums = new Map(returned.map((one) => [keyOf(one), one]))
  const since = own.flatMap((game) => sums.get(keyOf(game))?.since.getTime() ?? [])
  return {
    since: since.length === 0 ? null : new Date(Math.min(...since)).toISOString(),
    list: own.map((game) => returnOf(game, sums.get(keyOf(game)), language)),
  }
}

/** Returns of every game of the brand over a span of days, for who watches them; the most played first. */
export async function readWatchedReturns(
  deps: Deps,
  { query, session, language }: Ask<typeof contract.watchedReturns>,
): Promise<ReplyOf<typeof contract.watchedReturns>> {
  const brand = await brandOf(deps, session.brandId)
  const asset = query.money === 'play' ? currencyOf(brand, TRIAL) : brand.currency
  const days = rangeOf(query, dayOf(deps.now(), brand.timeZone))
  const [promised, returned] = await Promise.all([
    findPromised(deps.db, brand.id),
    returnsOf(deps.db, {
      brandId: brand.id,
      asset,
      from: midnight(days.from, brand.timeZone),
      to: midnight(daysAfter(days.to, 1), brand.timeZone),
    }),
  ])
  const sums = new Map(returned.map((one) => [keyOf(one), one]))
  const text = (units: bigint) => amountText(units, brand.decimals)
  const rows = promised
    .filter(({ category }) => query.category === undefined || category === query.category)
    .map((game) => ({ game, sum: sums.get(keyOf(game)) ?? { ...NOTHING, ...game } }))
    .map(({ game, sum }) => ({ sum, row: watched(game, sum, { text, language }) }))
    .filter(({ row }) => query.verdict === undefined || row.verdict === query.verdict)
    .toSorted((one, other) => (other.sum.stakes > one.sum.stakes ? 1 : other.sum.stakes < one.sum.stakes ? -1 : 0))

  const of = (figure: (sum: GameReturn) => bigint) => rows.reduce((total, { sum }) => total + figure(sum), 0n)
  const [stakes, payouts] = [of((sum) => sum.stakes), of((sum) => sum.payouts)]
  const skip = (query.pageNo - 1) * query.pageSize
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(rows.length / query.pageSize),
    total: rows.length,
    list: rows.slice(skip, skip + query.pageSize).map(({ row }) => row),
    currency: asset,
    sums: {
      stakes: text(stakes),
      payouts: text(payouts),
      result: text(stakes - payouts),
    },
  }
}

const NOTHING = {
  bets: 0,
  stakes: 0n,
  payouts: 0n,
  stakesSquared: 0n,
  products: 0n,
  payoutsSquared: 0n,
  since: new Date(0),
}

const keyOf = ({ vendor, gameCode }: { readonly vendor: string; readonly gameCode: string }) => `${vendor}/${gameCode}`

const returnOf = (game: PromisedRow, sum: GameReturn | undefined, language: string) => ({
  gameCode: game.gameCode,
  gameName: nameIn(game, language),
  vendorName: game.vendorName,
  category: game.category,
  rtp: game.rtp,
  bets: sum?.bets ?? 0,
  ...judge(game.rtp, sum),
})

interface Reading {
  readonly text: (units: bigint) => string
  readonly language: string
}

const watched = (game: PromisedRow, sum: GameReturn, { text, language }: Reading) => ({
  ...returnOf(game, sum, language),
  id: keyOf(game),
  stakes: text(sum.stakes),
  payouts: text(sum.payouts),
  result: text(sum.stakes - sum.payouts),
})
