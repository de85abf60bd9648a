import { commandBy, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { endSessionsAt } from '#kernel/session.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { endRemembered } from './store.ts'

/** Log every member of a brand out, and let no cookie bring anybody back; answers how many sessions that were. */
export const endEverySession = (
  deps: Deps,
  { id: brandId, merchant }: Pick<Brand, 'id' | 'merchant'>,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const ended = await endSessionsAt(tx, brandId, deps.now())
    await endRemembered(tx, brandId, deps.now())
    const subject = { type: 'brand', id: String(brandId), name: merchant }
    const entry = { brandId, action: 'sessions.end_all', subject, after: { ended }, reason }
    await record(tx, commandBy(by), entry, deps.now())
    return ended
  })
