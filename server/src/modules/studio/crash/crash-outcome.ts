import { createHmac } from 'node:crypto'
import { crashMs, pointOf } from '@croupier/engine/instant/crash.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import type { Db } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { hashOfLink } from '../../chains/chains.ts'
import type { RoundRow } from './store.ts'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** Whose chain the rounds of a brand are played from. */
export const chainOwner = (brandId: number): string => `crash:${brandId}`

/** How a round will end. */
export interface CrashOutcome {
  readonly hash: string
  readonly point: bigint
  readonly crashMs: number
}

/** Computed once a round and node, by brand, and revealed to nobody before the round's end. */
const outcomes = new WeakMap<Deps, Map<number, { readonly roundId: string; readonly outcome: Promise<CrashOutcome> }>>()

/** How a round will end, from its link and the salt. */
export function crashOutcomeOf(db: Db, deps: Deps, round: RoundRow): Promise<CrashOutcome> {
  const byBrand =
    outcomes.get(deps) ?? new Map<number, { readonly roundId: string; readonly outcome: Promise<CrashOutcome> }>()
  outcomes.set(deps, byBrand)
  const known = byBrand.get(round.brandId)
  if (known?.roundId === round.id) return known.outcome
  const outcome = computed(db, round)
  byBrand.set(round.brandId, { roundId: round.id, outcome })
  // What failed once may be asked again.
  outcome.catch(() => byBrand.delete(round.brandId))
  return outcome
}

async function computed(db: Db, { chainId, link, salt, profile }: RoundRow): Promise<CrashOutcome> {
  const hash = await hashOfLink(db, chainId, link)
  // Written from a profile of the settings.
  const point = pointOf(hmac, hash, salt, profile as Profile)
  return { hash, point, crashMs: crashMs(point) }
}
