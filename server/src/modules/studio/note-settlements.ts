import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { doTogether, type Task } from '#kernel/failed-task.ts'
import type { News } from '#kernel/outbox.ts'
import { betsOf } from '../betting/betting.ts'
import { failedSettlements } from '../betting/failed-settlements/failed-settlements.ts'
import { recordBetEvents } from '../betting/shared-rounds/shared-rounds.ts'
import type { CrashBetEnd } from './crash/end-bets.ts'
import { notifyTable } from './crash/decide-bet.ts'
import { leftEvent } from './crash/view.ts'
import * as crash from './crash/store.ts'
import * as tables from './tables/bets/store.ts'
import type { TableBetEnd } from './tables/dealer/settle-bets.ts'

/** Failed settlements have been settled, or returned: what the games show of them follows. */
export const noteSettlements = (deps: Deps, { brandId, keys }: Pick<News, 'brandId' | 'keys'>): Promise<void> =>
  doTogether(
    deps,
    noteSettlement,
    keys.map((key) => ({ brandId, key })),
  )

/** The same of one bet. */
export const noteSettlement: Task = {
  name: 'note_settlement',
  async work(tx, _deps, subjects) {
    for (const [brandId, some] of Map.groupBy(subjects, (one) => one.brandId)) {
      const ids = some.map(({ key }) => key)
      await noteFlights(tx, brandId, ids)
      await noteTables(tx, ids)
    }
  },
}

async function noteFlights(tx: Tx, brandId: number, ids: readonly string[]): Promise<void> {
  const bets = [...(await crash.findBets(tx, ids)).values()].filter(({ state }) => state === 'settling')
  if (bets.length === 0) return
  const [failed, settled] = await Promise.all([failedSettlements(tx, ids), betsOf(tx, ids)])
  const ended = bets.flatMap((bet): crash.BetRow[] => {
    const [row, end] = [failed.get(bet.id), settled.get(bet.id)]
    if (!row || !end || row.state === 'waiting') return []
    // Written by this module when the settlement failed.
    const { state, leftAt } = row.gameRecord as CrashBetEnd
    const after = { payout: end.payout, balance: end.balanceAfter, decidedAt: end.settledAt }
    return [
      end.status === 'void'
        ? { ...bet, ...after, state: 'returned' }
        : { ...bet, ...after, state, cashedOutAt: leftAt },
    ]
  })
  await crash.endBets(tx, 'settling', ended)
  await recordBetEvents(
    tx,
    ended.filter(({ state }) => state === 'left').map((bet) => leftEvent(bet, { byItself: true })),
  )
  notifyTable(tx, brandId)
}

async function noteTables(tx: Tx, ids: readonly string[]): Promise<void> {
  const bets = await tables.findSettling(tx, ids)
  if (bets.length === 0) return
  const [failed, settled] = await Promise.all([failedSettlements(tx, ids), betsOf(tx, ids)])
  const ended = bets.flatMap((bet): tables.BetRow[] => {
    const [row, end] = [failed.get(bet.id), settled.get(bet.id)]
    if (!row || !end || row.state === 'waiting') return []
    // Written by this module when the settlement failed.
    const { state } = row.gameRecord as TableBetEnd
    const after = { payout: end.payout, decidedAt: end.settledAt }
    return [{ ...bet, ...after, state: end.status === 'void' ? 'returned' : state }]
  })
  await tables.decideBets(tx, ended)
}
