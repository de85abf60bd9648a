import { createHash } from 'node:crypto'
import type { Db, Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { afterFailure, type Failures, mayTry, NO_FAILURES, standing } from './rules.ts'
import { nameHash } from './start-session.ts'
import * as store from './store.ts'

/** Who guesses: by a name, whether or not it exists, from an address. */
export interface Guesser {
  readonly brand: Brand
  readonly account: string
  readonly ip: string
}

// No name has a control character in it, so no name stands for an address.
const addressHash = (ip: string) => createHash('sha256').update(`address\u0000${ip}`).digest('base64url')

/** What was missed so far; refused while the name or the address is locked. */
export async function mayGuess(db: Db, { brand, account, ip }: Guesser, now: Date): Promise<Verdict<Missed>> {
  const { id, settings } = brand
  const hashes = [nameHash(account), addressHash(ip)]
  const known = await store.findFailures(db, id, hashes)
  const [byName, byAddress] = hashes.map((hash) => known.get(hash))
  for (const failures of [byName, byAddress]) {
    const allowed = mayTry(failures ?? NO_FAILURES, now)
    if (!allowed.ok) return allowed
  }
  return yes({
    byName: standing(byName ?? NO_FAILURES, now, settings.lock).length,
    byAddress: standing(byAddress ?? NO_FAILURES, now, settings.addressLock).length,
  })
}

export interface Missed {
  /** Failures that still count. */
  readonly byName: number
  readonly byAddress: number
}

/** Whether the next try needs a picture too, where the brand has it on. */
export const captchaIsDue = ({ settings }: Brand, { byName, byAddress }: Missed): boolean =>
  settings.flags.includes('captcha') &&
  (byName >= settings.captchaAfter || byAddress >= settings.addressLock.captchaAfter)

/** The name's failures, locked: of many guesses at once no more are answered than may fail. */
export async function lockName(tx: Tx, { brand, account }: Guesser, now: Date): Promise<Failures> {
  await store.ensureFailures(tx, brand.id, nameHash(account), now)
  return (await store.findFailuresForUpdate(tx, brand.id, nameHash(account))) ?? NO_FAILURES
}

/** One more failure by the name and from the address. The name is locked before the address, always. */
export async function miss(tx: Tx, deps: Deps, guesser: Guesser): Promise<Missed> {
  const { brand, ip } = guesser
  const now = deps.now()
  const byName = afterFailure(await lockName(tx, guesser, now), now, brand.settings.lock)
  await store.updateFailures(tx, brand.id, nameHash(guesser.account), byName)
  return { byName: byName.failedAt.length, byAddress: await missAddress(tx, deps, { brand, ip }) }
}

/** One more failure from the address; how many that makes. */
export async function missAddress(tx: Tx, deps: Deps, { brand, ip }: Pick<Guesser, 'brand' | 'ip'>): Promise<number> {
  const now = deps.now()
  await store.ensureFailures(tx, brand.id, addressHash(ip), now)
  const before = (await store.findFailuresForUpdate(tx, brand.id, addressHash(ip))) ?? NO_FAILURES
  const after = afterFailure(before, now, brand.settings.addressLock)
  await store.updateFailures(tx, brand.id, addressHash(ip), after)
  return after.failedAt.length
}

/** Who has proved to be the owner begins anew; the address does not, or guessers would own an account to clear it. */
export const clear = (tx: Tx, { brand, account }: Pick<Guesser, 'brand' | 'account'>) =>
  store.deleteFailures(tx, brand.id, nameHash(account))
