import type { Db, Tx } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { rebatePointsOf, setRebatePoint } from '#modules/lottery/lottery.ts'
import { lockStanding } from '#modules/standing/standing.ts'
import { type Rebates, rebatesOver } from './rules.ts'
import * as store from './store.ts'

export interface RebateOwner {
  readonly memberId: string
  readonly agentType: number
}

/** The rebates that hold for these members. */
export async function rebatesOf(
  db: Db,
  brand: Pick<Brand, 'settings'>,
  members: readonly RebateOwner[],
): Promise<ReadonlyMap<string, Rebates>> {
  const ids = members.map(({ memberId }) => memberId)
  const [points, casino] = await Promise.all([rebatePointsOf(db, brand, ids), store.findCasinoRebates(db, ids)])
  return new Map(
    members.map(({ memberId, agentType }) => {
      const lottery = points.get(memberId) ?? { tenths: 0, isOwn: false }
      return [
        memberId,
        rebatesOver({ agentType, lottery, casino: casino.get(memberId) }, brand.settings.agent.rebateTop),
      ]
    }),
  )
}

/** The rebates that hold for one member. */
export const rebatesOfOne = async (db: Db, brand: Pick<Brand, 'settings'>, member: RebateOwner): Promise<Rebates> =>
  (await rebatesOf(db, brand, [member])).get(member.memberId) ?? { lottery: 0, casino: 0 }

/** Let nobody change the rebates of these members before the end. */
export async function lockRebates(tx: Tx, memberIds: readonly string[]): Promise<void> {
  // Operators, who change those of lotteries, take the same lock.
  for (const memberId of [...new Set(memberIds)].toSorted()) await lockStanding(tx, memberId)
}

/** A member has these rebates of their own from now on. */
export async function setRebates(tx: Tx, memberId: string, { lottery, casino }: Rebates): Promise<void> {
  await setRebatePoint(tx, memberId, lottery)
  await store.saveCasinoRebate(tx, memberId, casino)
}
