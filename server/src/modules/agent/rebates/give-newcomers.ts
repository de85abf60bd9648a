import { doTogether, type Subject, type Task } from '#kernel/failed-task.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { News } from '#kernel/outbox.ts'
import { brandIn } from '#modules/brand/brand.ts'
import { rebatePointsOf, setRebatePoint } from '#modules/lottery/lottery.ts'
import { lockRebates, rebatesOf } from './rebates.ts'
import { smaller } from './rules.ts'
import * as store from './store.ts'

/**
 * Members who have come by an agent's code get the rebates that it gives. Heard twice, or late, it takes nothing back: who has a rebate
 * keeps it.
 */
export const giveNewcomers = (deps: Deps, { brandId, keys }: Pick<News, 'brandId' | 'keys'>): Promise<void> =>
  doTogether(
    deps,
    giveNewcomer,
    keys.map((key) => ({ brandId, key })),
  )

/** The same for one for whom it has failed. */
export const giveNewcomer: Task = {
  name: 'give_newcomer_rebates',
  async work(tx, deps, subjects) {
    for (const [brandId, some] of Map.groupBy(subjects, (one) => one.brandId)) await give(tx, deps, brandId, some)
  },
}

async function give(tx: Tx, deps: Deps, brandId: number, newcomers: readonly Subject[]): Promise<void> {
  const brand = await brandIn(tx, deps, brandId)
  const arrivals = await store.findArrivals(
    tx,
    newcomers.map(({ key }) => key),
  )
  const memberIds = arrivals.map(({ memberId }) => memberId)
  await lockRebates(tx, [...memberIds, ...arrivals.map(({ uplineId }) => uplineId)])
  const [uplines, points, casino] = await Promise.all([
    rebatesOf(
      tx,
      brand,
      arrivals.map(({ uplineId, uplineType }) => ({ memberId: uplineId, agentType: uplineType })),
    ),
    rebatePointsOf(tx, brand, memberIds),
    store.findCasinoRebates(tx, memberIds),
  ])

  for (const { memberId, uplineId, ...link } of arrivals) {
    // A code that is no link says nothing of rebates: then the lottery's stays what anybody has, within the upline's.
    const given = { lottery: link.lottery ?? points.get(memberId)?.tenths ?? 0, casino: link.casino ?? 0 }
    const { lottery, casino: other } = smaller(given, uplines.get(uplineId) ?? { lottery: 0, casino: 0 })
    if (!points.get(memberId)?.isOwn) await setRebatePoint(tx, memberId, lottery)
    if (!casino.has(memberId)) await store.saveCasinoRebate(tx, memberId, other)
  }
}
