import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/lottery-menus.ts'
import { lotteryOf } from '@croupier/engine/lottery/lotteries.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '../../brand/brand.ts'
import { lotteryView, runningOf } from '../reads.ts'
import { findLotteries, type LotteryRow } from '../store.ts'
import { nameOf } from '../view.ts'
import * as store from './store.ts'

const REGIONS = ['NORTH', 'CENTRAL', 'SOUTH', 'HOUSE'] as const

const isVietnamese = ({ prizeMode }: LotteryRow): boolean => prizeMode === 'Lott' || prizeMode === 'ZY'

/** The lotteries that a brand sells, or used to; none where it has no lottery. */
const lotteriesAt = async (deps: Deps, brand: Brand): Promise<readonly LotteryRow[]> =>
  brand.settings.lottery ? findLotteries(deps.db) : []

/** Vietnamese lotteries by region. */
export async function readVietnamMenu(
  deps: Deps,
  { brandId, language }: Ask<typeof contract.vietnamMenu>,
): Promise<ReplyOf<typeof contract.vietnamMenu>> {
  const brand = await brandOf(deps, brandId)
  const lotteries = (await lotteriesAt(deps, brand)).filter(isVietnamese)
  const running = await runningOf(deps, lotteries)
  const now = deps.now()
  const byRegion = Map.groupBy(lotteries, ({ code }) => lotteryOf(code)?.region ?? 'HOUSE')
  return {
    now: now.toISOString(),
    groups: REGIONS.flatMap((region) => {
      const list = byRegion.get(region)?.map((lottery) => lotteryView(brand, lottery, running, language, now)) ?? []
      return list.length > 0 ? [{ region, list }] : []
    }),
  }
}

/** The Vietnamese lotteries that the caller bet on last. */
export async function readRecentVietnamMenu(
  deps: Deps,
  { brandId, language, session }: Ask<typeof contract.recentVietnamMenu>,
): Promise<ReplyOf<typeof contract.recentVietnamMenu>> {
  const brand = await brandOf(deps, brandId)
  const known = new Map((await lotteriesAt(deps, brand)).map((lottery) => [lottery.code, lottery]))
  const late = await store.findBetOn(deps.db, session.memberId)
  const lotteries = late.flatMap((code) => known.get(code) ?? []).filter(isVietnamese)
  const running = await runningOf(deps, lotteries)
  const now = deps.now()
  return {
    now: now.toISOString(),
    list: lotteries.map((lottery) => lotteryView(brand, lottery, running, language, now)),
  }
}

/** The last numbers of Vietnamese lotteries. */
export async function readOpenedNumbers(
  deps: Deps,
  { brandId, language, query }: Ask<typeof contract.openedNumbers>,
): Promise<ReplyOf<typeof contract.openedNumbers>> {
  const brand = await brandOf(deps, brandId)
  const lotteries = (await lotteriesAt(deps, brand)).filter(isVietnamese)
  return { list: await openedOf(deps, lotteries, { language, count: query.count }) }
}

/** The last numbers of what the caller has bet on. */
export async function readOwnOpenedNumbers(
  deps: Deps,
  { brandId, language, query, session }: Ask<typeof contract.ownOpenedNumbers>,
): Promise<ReplyOf<typeof contract.ownOpenedNumbers>> {
  const brand = await brandOf(deps, brandId)
  const late = new Set(await store.findBetOn(deps.db, session.memberId))
  const lotteries = (await lotteriesAt(deps, brand)).filter(({ code }) => late.has(code))
  return { list: await openedOf(deps, lotteries, { language, count: query.count }) }
}

async function openedOf(
  deps: Deps,
  lotteries: readonly LotteryRow[],
  { language, count }: { readonly language: string; readonly count: number },
) {
  const byCode = new Map(lotteries.map((lottery) => [lottery.code, lottery]))
  const issues = await store.findOpened(deps.db, [...byCode.keys()], count)
  return issues.flatMap(({ lottery: code, issueNo, drawAt, numbers }) => {
    const lottery = byCode.get(code)
    if (!lottery || !numbers) return []
    const { family, prizeMode } = lottery
    const drawn = { issueNo, drawAt: drawAt.toISOString(), numbers: [...numbers] }
    return [{ gameCode: code, name: nameOf(lottery, language), family, prizeMode, ...drawn }]
  })
}
