import { createHmac } from 'node:crypto'
import { crashMs, pointOf } from '@croupier/engine/instant/crash.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import type { Deps } from '#kernel/deps.ts'
import * as store from './store.ts'

const hmac = (key: string, message: string) => createHmac('sha256', key).update(message).digest()

/** How a round ends that is played from this link. */
export function outcomeOf(hash: string, salt: string, profile: Profile): store.CrashOutcome {
  const point = pointOf(hmac, hash, salt, profile)
  return { hash, point, crashMs: crashMs(point) }
}

const NO_OUTCOME: store.CrashOutcome = { hash: '', point: 0n, crashMs: 0 }

/** Read once a round and node, by brand, and revealed to nobody before the round's end. */
const outcomes = new WeakMap<
  Deps,
  Map<number, { readonly roundId: string; readonly outcome: Promise<store.CrashOutcome> }>
>()

/** How a round will end, or has ended, for whoever advances it. */
export function crashOutcomeOf(deps: Deps, round: store.RoundRow): Promise<store.CrashOutcome> {
  const { id, brandId, endedAt } = round
  const byBrand = outcomes.get(deps) ?? new Map<number, { roundId: string; outcome: Promise<store.CrashOutcome> }>()
  outcomes.set(deps, byBrand)
  const known = byBrand.get(brandId)
  if (known?.roundId === id) return known.outcome
  const outcome = endedAt === null ? found(deps, id) : Promise.resolve(revealed(round))
  byBrand.set(brandId, { roundId: id, outcome })
  // What failed once may be asked again.
  outcome.catch(() => byBrand.delete(brandId))
  return outcome
}

/** One that is over needs no secret: also a round without an outcome ends. */
const revealed = ({ hash, point }: store.RoundRow): store.CrashOutcome =>
  hash === null || point === null ? NO_OUTCOME : { hash, point, crashMs: crashMs(point) }

async function found(deps: Deps, roundId: string): Promise<store.CrashOutcome> {
  const outcome = await store.findOutcome(deps.db, roundId)
  if (!outcome) throw new Error(`crash round ${roundId} has no outcome`)
  return outcome
}
