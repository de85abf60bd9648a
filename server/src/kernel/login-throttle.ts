import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { tokens } from './array.ts'
import type { Db, Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { afterFailure, type Failures, type LockRule, NO_FAILURES } from './lock-rule.ts'
import { addressHash, deviceHash, type Origin } from './origin.ts'
import type { FailureCounts, ThrottleRule } from './throttle-rule.ts'

/** A proof of who somebody is, as it is counted: by typed name, whether or not it exists, and by where it came from. */
export interface Attempt {
  /** Whose accounts these are, such as `operator`. */
  readonly scope: string
  readonly account: string
  /** The second factor is counted apart: only who knows the password comes so far. */
  readonly kind: 'password' | 'factor'
  readonly origin: Origin
}

/** The cookie by which a browser is known at the accounts that were logged in to with it. */
export const DEVICE_DAYS = 180
/** A network is known for so long after a login: shorter than a device, because addresses change hands. */
const ADDRESS_DAYS = 30
const DAY_MS = 86_400_000
const SECRET_BYTES = 32
/** Devices and networks kept for one account; the ones used last stay. */
const ORIGINS_MAX = 40

const accountHash = (account: string): string => createHash('sha256').update(account).digest('base64url')

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

/** Where an attempt falls. */
export interface CountedOrigin {
  readonly known: boolean
  /** By its device where that is known, by its address elsewhere. */
  readonly originHash: string
}

/** Whether somebody has logged in to the account from there, and how it is counted. */
export async function countedOrigin(
  db: Db,
  { scope, account, origin }: Omit<Attempt, 'kind'>,
  now: Date,
): Promise<CountedOrigin> {
  const [device, address] = [deviceHash(origin), addressHash(origin)]
  const { rows } = await sql<{ originHash: string }>`
    select origin_hash as "originHash" from kernel.known_origin
    where scope = ${scope} and account_hash = ${accountHash(account)}
      and origin_hash = any(${tokens(device === undefined ? [address] : [device, address])}::text[])
      and last_at > case when kind = 'device' then ${daysBefore(now, DEVICE_DAYS)}::timestamptz
                         else ${daysBefore(now, ADDRESS_DAYS)}::timestamptz end`.execute(db)
  const known = new Set(rows.map((row) => row.originHash))
  const byDevice = device !== undefined && known.has(device)
  return { known: known.size > 0, originHash: byDevice ? device : address }
}

interface CountRow extends Failures {
  readonly accountHash: string
  readonly originHash: string
}

const countedFrom = (rows: readonly CountRow[], { known, originHash }: CountedOrigin): FailureCounts => {
  const of = (whose: (row: CountRow) => boolean) => rows.find(whose) ?? NO_FAILURES
  return {
    known,
    origin: of((row) => row.accountHash !== '' && row.originHash === originHash),
    strangers: of((row) => row.accountHash !== '' && row.originHash === ''),
    address: of((row) => row.accountHash === ''),
  }
}

/** What was counted where this attempt falls. */
export async function readCounted(db: Db, attempt: Attempt, now: Date): Promise<FailureCounts> {
  const { scope, kind, account, origin } = attempt
  const place = await countedOrigin(db, attempt, now)
  const { rows } = await sql<CountRow>`
    select account_hash as "accountHash", origin_hash as "originHash", failed_at as "failedAt", locked_until as "lockedUntil"
    from kernel.login_throttle
    where scope = ${scope} and ((kind = ${kind} and account_hash = ${accountHash(account)} and origin_hash in (${place.originHash}, ''))
                                or (kind = 'password' and account_hash = '' and origin_hash = ${addressHash(origin)}))`.execute(
    db,
  )
  return countedFrom(rows, place)
}

/** The same behind its locks: attempts at one account from one origin, and those of strangers, are judged one after the other. */
export async function lockCounted(tx: Tx, attempt: Attempt, now: Date): Promise<FailureCounts & CountedOrigin> {
  const { scope, kind, account } = attempt
  const place = await countedOrigin(tx, attempt, now)
  const { rows } = await sql<CountRow>`
    select account_hash as "accountHash", origin_hash as "originHash", failed_at as "failedAt", locked_until as "lockedUntil"
    from kernel.login_throttle
    where scope = ${scope} and kind = ${kind} and account_hash = ${accountHash(account)} and origin_hash in (${place.originHash}, '')
    order by origin_hash for update`.execute(tx)
  return { ...countedFrom(rows, place), ...place }
}

/** The same with rows to lock where there are none yet: for an attempt that has failed. */
export async function lockFailed(tx: Tx, attempt: Attempt, now: Date): Promise<FailureCounts & CountedOrigin> {
  const { scope, kind, account } = attempt
  const { originHash } = await countedOrigin(tx, attempt, now)
  await sql`
    insert into kernel.login_throttle (scope, kind, account_hash, origin_hash, failed_at, keep_until)
    select ${scope}, ${kind}, ${accountHash(account)}, origin, '{}', ${now}::timestamptz
    from unnest(array['', ${originHash}::text]) as origin on conflict do nothing`.execute(tx)
  return lockCounted(tx, attempt, now)
}

type LockedCount = FailureCounts & CountedOrigin

/** One more failure at the account: of its origin, and of the strangers together where the origin is one. Answers what that makes. */
export async function recordFailure(
  tx: Tx,
  attempt: Attempt,
  { locked, rule }: { readonly locked: LockedCount; readonly rule: ThrottleRule },
  now: Date,
): Promise<FailureCounts> {
  const origin = afterFailure(locked.origin, now, rule.lock)
  const more = afterFailure(locked.strangers, now, strangersLock(rule))
  // The same statements at a known origin: how long a no takes does not tell which it is.
  const strangers = locked.known ? { ...more, ...locked.strangers } : more
  await write(tx, attempt, { originHash: locked.originHash, origin, strangers })
  return { known: locked.known, origin, strangers, address: await missAddress(tx, attempt, rule, now) }
}

/** As much work as a miss, and nothing is counted at the account: for a no that says nothing about it. */
export async function missNothing(
  tx: Tx,
  attempt: Attempt,
  { locked, rule }: { readonly locked: LockedCount; readonly rule: ThrottleRule },
  now: Date,
): Promise<void> {
  const [origin, strangers] = [
    { ...afterFailure(locked.origin, now, rule.lock), ...locked.origin },
    { ...afterFailure(locked.strangers, now, strangersLock(rule)), ...locked.strangers },
  ]
  await write(tx, attempt, { originHash: locked.originHash, origin, strangers })
  await missAddress(tx, attempt, rule, now)
}

/** Strangers who solve a proof of work for each try are never locked out together. */
const strangersLock = ({ strangers }: ThrottleRule): LockRule =>
  strangers.meetsWith === 'lock' ? strangers : { ...strangers, failures: Infinity }

type KeptFailures = Failures & { readonly keepUntil: Date }

async function write(
  tx: Tx,
  { scope, kind, account }: Attempt,
  {
    originHash,
    origin,
    strangers,
  }: { readonly originHash: string; readonly origin: KeptFailures; readonly strangers: KeptFailures },
): Promise<void> {
  const hash = accountHash(account)
  const both = [
    ['', strangers],
    [originHash, origin],
  ] as const
  for (const [where, { failedAt, lockedUntil, keepUntil }] of both)
    await sql`
      update kernel.login_throttle
      set failed_at = ${failedAt}::timestamptz[], locked_until = ${lockedUntil}, keep_until = ${keepUntil}
      where scope = ${scope} and kind = ${kind} and account_hash = ${hash} and origin_hash = ${where}`.execute(tx)
}

/** One more failure from the address, over all accounts. Accounts are locked before addresses, always. */
async function missAddress(
  tx: Tx,
  { scope, origin }: Pick<Attempt, 'scope' | 'origin'>,
  rule: Pick<ThrottleRule, 'address'>,
  now: Date,
): Promise<Failures> {
  const where = sql`scope = ${scope} and kind = 'password' and account_hash = '' and origin_hash = ${addressHash(origin)}`
  await sql`
    insert into kernel.login_throttle (scope, kind, account_hash, origin_hash, failed_at, keep_until)
    values (${scope}, 'password', '', ${addressHash(origin)}, '{}', ${now}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Failures>`
    select failed_at as "failedAt", locked_until as "lockedUntil" from kernel.login_throttle where ${where} for update`.execute(
    tx,
  )
  const after = afterFailure(rows[0] ?? NO_FAILURES, now, rule.address)
  await sql`
    update kernel.login_throttle
    set failed_at = ${after.failedAt}::timestamptz[], locked_until = ${after.lockedUntil}, keep_until = ${after.keepUntil}
    where ${where}`.execute(tx)
  return after
}

/** Who has proved to be the owner begins anew from here. What strangers and addresses have missed stays. */
export const clearOrigin = (
  tx: Tx,
  { scope, kind, account }: Attempt,
  { originHash }: Pick<LockedCount, 'originHash'>,
) =>
  sql`delete from kernel.login_throttle
      where scope = ${scope} and kind = ${kind} and account_hash = ${accountHash(account)} and origin_hash = ${originHash}`.execute(
    tx,
  )

/** A new password: what was guessed of the old one says nothing any more, and nobody is known who came in by it. */
export async function beginAnew(tx: Tx, { scope, account }: Pick<Attempt, 'scope' | 'account'>): Promise<void> {
  const hash = accountHash(account)
  await sql`delete from kernel.login_throttle
            where scope = ${scope} and kind = 'password' and account_hash = ${hash}`.execute(tx)
  await sql`delete from kernel.known_origin where scope = ${scope} and account_hash = ${hash}`.execute(tx)
}

/**
 * Somebody has logged in from here: device and network are known at the account from now on. Answers the secret for the
 * device cookie. A secret that was not this account's is replaced and what it knew moves along: whoever put a cookie of
 * theirs into the browser knows nothing of the next one.
 */
export async function keepOrigin(
  tx: Tx,
  deps: Pick<Deps, 'random'>,
  { scope, account, origin }: Omit<Attempt, 'kind'>,
  now: Date,
): Promise<string> {
  const hash = accountHash(account)
  const shown = deviceHash(origin)
  const tied = shown !== undefined && (await touch(tx, { scope, hash, originHash: shown }, now))
  const secret = tied && origin.device !== undefined ? origin.device : deps.random(SECRET_BYTES).toString('base64url')
  const device = deviceHash({ ...origin, device: secret }) ?? ''
  if (shown !== undefined && !tied)
    await sql`update kernel.known_origin set origin_hash = ${device} where scope = ${scope} and origin_hash = ${shown}`.execute(
      tx,
    )
  await sql`
    insert into kernel.known_origin (scope, account_hash, origin_hash, kind, last_at)
    values (${scope}, ${hash}, ${device}, 'device', ${now}), (${scope}, ${hash}, ${addressHash(origin)}, 'address', ${now})
    on conflict (scope, account_hash, origin_hash) do update set last_at = excluded.last_at`.execute(tx)
  await sql`
    delete from kernel.known_origin where scope = ${scope} and account_hash = ${hash} and origin_hash in (
      select origin_hash from kernel.known_origin where scope = ${scope} and account_hash = ${hash}
      order by last_at desc, origin_hash offset ${ORIGINS_MAX})`.execute(tx)
  return secret
}

async function touch(
  tx: Tx,
  { scope, hash, originHash }: { readonly scope: string; readonly hash: string; readonly originHash: string },
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update kernel.known_origin set last_at = ${now}
    where scope = ${scope} and account_hash = ${hash} and origin_hash = ${originHash} returning 1`.execute(tx)
  return rows.length > 0
}

/** Delete failures that can no longer count, and origins that nobody has come from for long. */
export async function forgetThrottled(db: Db, now: Date): Promise<void> {
  await sql`delete from kernel.login_throttle where keep_until < ${now}`.execute(db)
  await sql`delete from kernel.known_origin where last_at < ${daysBefore(now, DEVICE_DAYS)}`.execute(db)
}
