import { commandBy } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { judgeBrand } from './desk/rules.ts'
import { type BrandOrder, findTaken, writeBrand } from './new-brand.ts'

export interface CommandOrder extends BrandOrder {
  readonly by: string
  readonly reason: string
}

/** Make a brand by command; the console makes one by the same rules. */
export const makeBrand = (deps: Deps, { by, reason, ...order }: CommandOrder): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const { id, taken } = await findTaken(tx, order.hosts)
    must(judgeBrand({ ...order, tokens: order.look.tokens }, taken))

    const making = { doer: commandBy(by), reason, note: '', modelId: undefined, operators: [] }
    await writeBrand(tx, { ...order, id }, making, deps.now())
    return id
  })
