import type { addPayoutAccount as call, PayoutAccount } from '@croupier/contract/security.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { mustBeFresh } from '../mfa/rules.ts'
import { recordChanges } from '../trail/trail.ts'
import { secondProof } from './guard.ts'
import { keptNumber, numberHashes } from './numbers/payee-number.ts'
import { payeeView } from '../payees/view.ts'
import { judgePayout, type Payee } from './rules.ts'
import * as store from './store.ts'
import { notifyMember } from './notify-member.ts'

const HOUR_MS = 3_600_000
const SHOWN_DIGITS = 4

/** Add an account to be paid at. Nothing is paid to it before the brand's cool-off is over. */
export async function addPayoutAccount(deps: Deps, ask: Ask<typeof call>): Promise<PayoutAccount> {
  const brand = await brandOf(deps, ask.brandId)
  must(mustBeFresh(ask.session, brand, deps.now()))
  const row = must(await inTransaction(deps.db, (tx) => add(tx, deps, brand, ask)))
  return payeeView(row, brand.settings.payout.providers)
}

async function add(tx: Tx, deps: Deps, brand: Brand, ask: Ask<typeof call>): Promise<Verdict<store.PayoutRow>> {
  const { body, session, language } = ask
  const { memberId } = session
  const person = await store.findPersonForUpdate(tx, memberId)
  if (!person) throw new Refusal('not_logged_in')

  const { providers, most } = brand.settings.payout
  const payee = judgePayout(body, person.own.payeeName, providers)
  if (!payee.ok) return payee
  const row = rowOf(deps, brand, ask, payee.value)
  const before = await store.findPayoutAccount(tx, row.id)
  if (before) return sameAccount(before, row, numberHashes(deps, payee.value.number)) ? yes(before) : no('id_reused')
  if ((await store.findPayoutAccounts(tx, memberId)).length >= most) return no('too_many_accounts', { fill: { most } })

  const proof = await secondProof(tx, deps, { brand, memberId }, body.factor)
  if (!proof.ok) return proof

  const { number } = payee.value
  const kept = await keptNumber(tx, deps, { brandId: brand.id, number, numberEnd: row.numberEnd })
  if (!(await store.insertPayoutAccount(tx, { ...row, ...kept }))) return atField('number', 'already_used')
  await recordChanges(tx, deps, {
    brandId: brand.id,
    memberId,
    by: `member:${memberId}`,
    changes: [{ field: 'payoutAccount', before: null, after: `${row.provider} …${row.numberEnd}` }],
  })
  await notifyMember(tx, deps, { brand, memberId, guarded: person.guarded, language })
  return yes({ ...row, numberHash: kept.numberHash })
}

/** An account as it is asked for: how its number is kept shows behind a lock. */
type PayeeRequest = Omit<store.PayoutRow, 'numberHash'>

function rowOf(
  deps: Deps,
  brand: Brand,
  { body, session }: Ask<typeof call>,
  { provider, number }: Payee,
): PayeeRequest {
  const now = deps.now()
  return {
    id: body.id.toLowerCase(),
    brandId: brand.id,
    memberId: session.memberId,
    provider: provider.code,
    kind: provider.kind,
    accountName: body.accountName,
    numberEnd: number.slice(-SHOWN_DIGITS),
    createdAt: now,
    usableFrom: new Date(now.getTime() + brand.settings.payout.coolOffHours * HOUR_MS),
    removedAt: null,
  }
}

/** The same command again: the same member means the same account by it. */
const sameAccount = (one: store.PayoutRow, other: PayeeRequest, hashes: readonly string[]): boolean =>
  one.memberId === other.memberId &&
  one.provider === other.provider &&
  hashes.includes(one.numberHash) &&
  one.accountName === other.accountName
