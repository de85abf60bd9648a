import type * as contract from '@croupier/contract/console-vendor-access.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { seal, unseal } from '#kernel/secret.ts'
import { forgetAccesses, VENDOR_KEY } from '../vendor/access.ts'
import { fingerprintOf, newSecret, publicKeyOf } from '../vendor/keys.ts'
import { type AccessRow, endKeys, insertKey, lockAccess } from '../vendor/store.ts'
import { keyState } from './rules.ts'
import * as store from './store.ts'

type NewKeyRequest = Ask<typeof contract.makeVendorKey>

const HOUR_MS = 3_600_000

/** Give a vendor a new key by two people; its secret waits to be read once, and the keys of before stay good for a while. */
export async function makeKey(deps: Deps, ask: NewKeyRequest): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId, username } = session
    const { access, vendor } = await ownAccess(tx, brandId, params.code)
    const there = await store.lockKey(tx, body.id)
    if (there && there.vendorCode !== vendor.code) throw new Refusal('id_reused')
    if (there) return

    const now = deps.now()
    const key = must(keyFor(deps, access, body.publicKey))
    const endsAt = new Date(now.getTime() + body.overlapHours * HOUR_MS)
    const { overlapHours, reason, note } = body
    const own = body.publicKey === undefined ? {} : { fingerprint: fingerprintOf(key) }
    const facts = { dialect: access.dialect, overlapHours, ...own }
    const subject = subjectOf(vendor)
    await needTwo(tx, session, { rule: 'vendor_key_new', subject, facts }, now)

    const sealed = await seal(deps, VENDOR_KEY, key)
    await endKeys(tx, vendor.code, endsAt)
    const row = { id: body.id, vendorCode: vendor.code, sealed, fromAt: now, untilAt: null }
    // Nobody has to read what the vendor has brought.
    const shownAt = body.publicKey === undefined ? null : now
    await insertKey(tx, { ...row, madeBy: session.confirming?.askedBy ?? username, shownAt })
    const after = { ...facts, fingerprint: fingerprintOf(key), earlierUntil: endsAt.toISOString() }
    await record(tx, doerOf(ask), { brandId, action: 'vendors.key_make', subject, after, reason, note }, now)
  })
  forgetAccesses(deps)
  return {}
}

/** Read the secret of a new key: once. */
export async function showKey(deps: Deps, ask: Ask<typeof contract.showVendorKey>): Promise<{ secret: string }> {
  return inTransaction(deps.db, async (tx) => {
    const { session, params } = ask
    const { brandId, username } = session
    const { vendor } = await ownAccess(tx, brandId, params.code)
    const key = await ownKey(tx, vendor.code, params.keyId)
    const now = deps.now()
    if (key.shownAt !== null || keyState(key.untilAt, now) === 'ended') throw new Refusal('key_shown')
    await store.markShown(tx, key.id, { by: username, at: now })

    const secret = await unseal(deps, VENDOR_KEY, key.sealed)
    const after = { fingerprint: fingerprintOf(secret) }
    await record(tx, doerOf(ask), { brandId, action: 'vendors.key_show', subject: subjectOf(vendor), after }, now)
    return { secret }
  })
}

/** End a key at once: what is known to others can't wait for a second person. */
export async function endKey(deps: Deps, ask: Ask<typeof contract.endVendorKey>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId, username } = session
    const { vendor } = await ownAccess(tx, brandId, params.code)
    const key = await ownKey(tx, vendor.code, params.keyId)
    const now = deps.now()
    if (keyState(key.untilAt, now) === 'ended') return
    await store.endKey(tx, key.id, { by: username, at: now })

    const fingerprint = fingerprintOf(await unseal(deps, VENDOR_KEY, key.sealed))
    const before = { fingerprint, until: key.untilAt?.toISOString() ?? null }
    const after = { fingerprint, until: now.toISOString() }
    const { reason, note } = body
    const entry = { brandId, action: 'vendors.key_end', subject: subjectOf(vendor), before, after, reason, note }
    await record(tx, doerOf(ask), entry, now)
  })
  forgetAccesses(deps)
  return {}
}

/** The key that this dialect signs by: a secret of ours, or the public half of the vendor's own. */
function keyFor(deps: Deps, { dialect }: AccessRow, publicKey: string | undefined): Verdict<string> {
  if (dialect !== 'aggregator') return publicKey === undefined ? yes(newSecret(deps)) : atField('publicKey', 'invalid')
  if (publicKey === undefined) return atField('publicKey', 'required')
  const key = publicKeyOf(publicKey)
  return key === undefined ? atField('publicKey', 'invalid') : yes(key)
}

/** A vendor of the brand that has a way in. */
async function ownAccess(tx: Tx, brandId: number, code: string) {
  const vendor = await store.findVendorAt(tx, brandId, code)
  const access = vendor && (await lockAccess(tx, vendor.code))
  if (!vendor || !access) throw new Refusal('not_found')
  return { vendor, access }
}

async function ownKey(tx: Tx, vendorCode: string, id: string): Promise<store.KeyState> {
  const key = await store.lockKey(tx, id)
  if (key?.vendorCode !== vendorCode) throw new Refusal('not_found')
  return key
}

const subjectOf = ({ code, displayName }: store.VendorRow) => ({ type: 'vendor_access', id: code, name: displayName })
