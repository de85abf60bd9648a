import type { Evidence } from '@croupier/contract/approvals.ts'
import { changeRoom } from '@croupier/contract/console-catalogue.ts'
import { makeVendorKey, saveVendorAccess } from '@croupier/contract/console-vendor-access.ts'
import { amountText } from '@croupier/engine/money.ts'
import { closureReason } from '#kernel/closure-reason.ts'
import type { EvidenceOf, EvidenceRules } from '#kernel/evidence.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { keyState, termsOf } from './access/rules.ts'
import { findKeysOf, findVendorAt } from './access/store.ts'
import { findRoom } from './rooms/store.ts'
import { fingerprintOf, publicKeyOf } from './vendor/keys.ts'
import { findAccess } from './vendor/store.ts'

/** What a room costs now, and what it would. */
const ofRoom: EvidenceOf = async (deps, { brandId, subjectId, body }) => {
  const room = await findRoom(deps.db, brandId, subjectId)
  if (!room) return []
  const { decimals } = await brandOf(deps, brandId)
  const asked = changeRoom.body.parse(body)
  return [
    { label: 'name', kind: 'text', value: `${room.gameName}, ${room.name}` },
    { label: 'stake_min', kind: 'amount', value: amountText(room.stakeMin, decimals), becomes: asked.stakeMin },
    { label: 'stake_max', kind: 'amount', value: amountText(room.stakeMax, decimals), becomes: asked.stakeMax },
    { label: 'open', kind: 'switch', value: String(room.open), becomes: String(asked.open) },
    ...closing(room.reason),
    { label: 'case', kind: 'link', value: room.name, to: '/rooms' },
  ]
}

/** Why it was closed: a reason of the brand's list, and what somebody added. */
function closing(written: string | null): readonly Evidence[] {
  if (written === null) return []
  const [reason = '', ...note] = written.split(': ')
  return [
    { label: 'closed_for', kind: 'reason', value: reason },
    { label: 'closed_note', kind: 'text', value: note.join(': ') },
  ]
}

const SWITCHES = {
  game_reopened: ['games.switch', '/games'],
  games_reopened: ['games.switch_all', '/games'],
  vendor_reopened: ['vendors.switch', '/vendors'],
} as const

/** Why it was closed. */
const ofClosed =
  (rule: keyof typeof SWITCHES): EvidenceOf =>
  async (deps, { brandId, subjectType, subjectId, subjectName }) => {
    const [action, to] = SWITCHES[rule]
    const closed = await closureReason(deps.db, brandId, { action, subject: { type: subjectType, id: subjectId } })
    return [
      { label: 'open', kind: 'switch', value: 'false', becomes: 'true' },
      { label: 'closed_for', kind: 'reason', value: closed?.reason ?? null },
      { label: 'closed_note', kind: 'text', value: closed?.note ?? null },
      ...(rule === 'games_reopened' ? [] : [{ label: 'case', kind: 'link', value: subjectName, to } as const]),
    ]
  }

/** How a vendor reaches us now, and how it would. */
const ofAccess: EvidenceOf = async (deps, { brandId, subjectId, body }) => {
  const vendor = await findVendorAt(deps.db, brandId, subjectId)
  if (!vendor) return []
  const row = await findAccess(deps.db, subjectId)
  const now = row && termsOf(row)
  const asked = saveVendorAccess.body.parse(body)
  return [
    { label: 'vendor', kind: 'text', value: vendor.displayName },
    { label: 'open', kind: 'switch', value: now ? String(now.open) : null, becomes: String(asked.open) },
    { label: 'dialect', kind: 'word', value: now?.dialect ?? null, becomes: asked.dialect },
    { label: 'wallet_way', kind: 'word', value: now?.wallet ?? null, becomes: asked.wallet },
    { label: 'launch_address', kind: 'text', value: now?.launchUrl ?? null, becomes: asked.launchUrl },
    { label: 'addresses', kind: 'text', value: now?.addresses ?? null, becomes: asked.addresses },
    { label: 'case', kind: 'link', value: vendor.displayName, to: `/vendor-access/${subjectId}` },
  ]
}

/** Whose key it is, and how many are good now. */
const ofKey: EvidenceOf = async (deps, { brandId, subjectId, body }) => {
  const vendor = await findVendorAt(deps.db, brandId, subjectId)
  const access = await findAccess(deps.db, subjectId)
  if (!vendor || !access) return []
  const { overlapHours, publicKey } = makeVendorKey.body.parse(body)
  const keys = await findKeysOf(deps.db, subjectId, KEYS_READ)
  const good = keys.filter(({ untilAt }) => keyState(untilAt, deps.now()) !== 'ended').length
  const own = publicKey === undefined ? undefined : publicKeyOf(publicKey)
  return [
    { label: 'vendor', kind: 'text', value: vendor.displayName },
    { label: 'dialect', kind: 'word', value: access.dialect },
    { label: 'keys_good', kind: 'count', value: String(good) },
    { label: 'overlap_hours', kind: 'count', value: null, becomes: String(overlapHours) },
    ...(own === undefined ? [] : [{ label: 'fingerprint', kind: 'text', value: fingerprintOf(own) } as const]),
    { label: 'case', kind: 'link', value: vendor.displayName, to: `/vendor-access/${subjectId}` },
  ]
}

/** More keys than a vendor ever has good at once. */
const KEYS_READ = 100

/** What a second person is shown of games and vendors. */
export const evidence: EvidenceRules = {
  game_reopened: ofClosed('game_reopened'),
  games_reopened: ofClosed('games_reopened'),
  room_looser: ofRoom,
  vendor_access_wider: ofAccess,
  vendor_key_new: ofKey,
  vendor_reopened: ofClosed('vendor_reopened'),
}
