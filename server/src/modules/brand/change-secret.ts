import { commandBy, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { dropFormer, rotateSecret, type RotationRequest } from '#kernel/rotate-secret.ts'
import type { SealedColumn } from '#kernel/sealed-column.ts'
import type { FormerSecret } from '#kernel/secret-files.ts'
import { nameOf } from '#kernel/secret.ts'
import * as store from './store.ts'

/** Who orders it and why. */
export interface SecretOrder {
  readonly by: string
  readonly reason: string
}

/** Rotate the installation's secret; undefined while the former one is still kept. Every brand's audit log records it. */
export const changeSecret = (
  deps: Deps,
  order: SecretOrder & RotationRequest,
): Promise<Pick<FormerSecret, 'from' | 'until'> | undefined> =>
  inTransaction(deps.db, async (tx) => {
    const former = await rotateSecret(tx, deps, order)
    if (former === undefined) return undefined
    const { from, until } = former
    const after = { secret: nameOf(deps.secret.files().current), from: from.toISOString(), until: until.toISOString() }
    await recordAll(tx, deps, order, { action: 'secret.rotate', before: { secret: nameOf(former.bytes) }, after })
    return { from, until }
  })

/** Drop the former secret before its time; false where something was still kept under it. */
export async function endOverlap(deps: Deps, order: SecretOrder, columns: readonly SealedColumn[]): Promise<boolean> {
  const { former } = deps.secret.reread()
  if (former === undefined || !(await dropFormer(deps, columns))) return false
  const before = { secret: nameOf(former.bytes), until: former.until.toISOString() }
  await inTransaction(deps.db, (tx) => recordAll(tx, deps, order, { action: 'secret.finish', before, after: {} }))
  return true
}

interface Change {
  readonly action: string
  readonly before: Readonly<Record<string, string>>
  readonly after: Readonly<Record<string, string>>
}

async function recordAll(tx: Tx, deps: Deps, { by, reason }: SecretOrder, change: Change): Promise<void> {
  for (const { id: brandId, merchant } of await store.findBrands(tx)) {
    const subject = { type: 'brand', id: String(brandId), name: merchant }
    await record(tx, commandBy(by), { ...change, brandId, subject, reason }, deps.now())
  }
}
