import { inTransaction } from '#kernel/database.ts'
import { keysAside, setAside, tryAgain } from '#kernel/failed-task.ts'
import { payPrize } from '#modules/rewards/tournaments/prizes.ts'
import { findEnds } from '#modules/rewards/tournaments/store.ts'
import { ago, type OpenCase } from './case.ts'

/**
 * The prize of a running tournament was ordered too early. The task is retried automatically, and succeeds as soon as the tournament
 * has ended.
 */
export const failedTask: OpenCase = {
  name: 'failed task',
  async open(context) {
    const then = ago(context, 30)
    const { id: brandId } = context.brand
    const all = await findEnds(then.db, brandId, context.deps.now(), 100)
    const last = all.at(-1)
    if (last === undefined) throw new Error('no tournament goes on')
    const key = `${last.id}:1`
    if ((await keysAside(then.db, payPrize)).includes(key)) return
    const reason = `nobody has won rank 1 of tournament ${last.id}`
    await inTransaction(then.db, (tx) => setAside(tx, then, payPrize, { brandId, key, reason }))
    await tryAgain(ago(context, 29), payPrize, { brandId, key }, 'clock')
  },
}
