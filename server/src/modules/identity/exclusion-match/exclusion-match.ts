import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { barOf, lockStanding, saveStanding, standingsOf } from '#modules/standing/standing.ts'
import { recordChanges } from '../trail/trail.ts'
import { longestExclusion } from './rules.ts'
import * as store from './store.ts'

export interface ExcludedMember {
  readonly memberId: string
  readonly until: Date | null
}

/** Hold a member who has just said who they are, where they look like one who is excluded here. */
export async function holdIfMatched(tx: Tx, deps: Deps, brand: Brand, memberId: string): Promise<void> {
  const by = brand.settings.limits.samePerson
  const matches = await store.findMatchesOf(tx, { brandId: brand.id, memberId }, by)
  if (matches.length === 0) return
  const standings = [...(await standingsOf(tx, matches)).values()]
  const excluded = longestExclusion(
    standings.map((standing) => ({ memberId: standing.memberId, bar: barOf(standing, deps.now()) })),
  )
  if (excluded) await hold(tx, deps, { brand, memberId, excluded })
}

/** Hold everybody who looks like a member that has just excluded themselves. */
export async function holdMatches(tx: Tx, deps: Deps, brand: Brand, excluded: ExcludedMember): Promise<void> {
  const one = { brandId: brand.id, memberId: excluded.memberId }
  for (const memberId of await store.findMatching(tx, one, brand.settings.limits.samePerson))
    await hold(tx, deps, { brand, memberId, excluded })
}

interface MatchedNewcomer {
  readonly brand: Brand
  readonly memberId: string
  readonly excluded: ExcludedMember
}

/** They must show who they are before they play. The trail, which only the house reads, says whom they look like. */
async function hold(tx: Tx, deps: Deps, { brand, memberId, excluded }: MatchedNewcomer): Promise<void> {
  const standing = await lockStanding(tx, memberId)
  const { exclusionMatch } = standing
  // Held for longer already.
  if (
    exclusionMatch &&
    (exclusionMatch.until === null || (excluded.until !== null && exclusionMatch.until >= excluded.until))
  )
    return
  await saveStanding(tx, { ...standing, exclusionMatch: { until: excluded.until } })
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: 'house',
    changes: [
      { field: 'alike', before: null, after: `${excluded.memberId} until ${excluded.until?.toISOString() ?? 'ever'}` },
    ],
  })
}
