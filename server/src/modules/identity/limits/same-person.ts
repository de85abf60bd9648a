import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { recordChanges } from '../security/changes.ts'
import * as store from './store.ts'

interface Excluded {
  readonly memberId: string
  readonly until: Date | null
}

/** Hold a member who has just said who they are, where they look like one who is excluded here. */
export async function holdIfAlike(tx: Tx, deps: Deps, brand: Brand, memberId: string): Promise<void> {
  const by = brand.settings.limits.samePerson
  const excluded = await store.findExcludedLike(tx, { brandId: brand.id, memberId }, by, deps.now())
  if (excluded) await hold(tx, deps, { brand, memberId, excluded })
}

/** Hold everybody who looks like a member that has just excluded themselves. */
export async function holdAlike(tx: Tx, deps: Deps, brand: Brand, excluded: Excluded): Promise<void> {
  const { memberId: excludedId } = excluded
  const alike = await store.findAlike(tx, { brandId: brand.id, memberId: excludedId }, brand.settings.limits.samePerson)
  for (const memberId of alike) await hold(tx, deps, { brand, memberId, excluded })
}

interface Held {
  readonly brand: Brand
  readonly memberId: string
  readonly excluded: Excluded
}

/** They must show who they are before they play. The trail, which only the house reads, says whom they look like. */
async function hold(tx: Tx, deps: Deps, { brand, memberId, excluded }: Held): Promise<void> {
  const { alike } = await store.lockStanding(tx, memberId)
  // Held for longer already.
  if (alike && (alike.until === null || (excluded.until !== null && alike.until >= excluded.until))) return
  await store.updateAlike(tx, memberId, excluded.until)
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: 'house',
    changes: [
      { field: 'alike', before: null, after: `${excluded.memberId} until ${excluded.until?.toISOString() ?? 'ever'}` },
    ],
  })
}
