import type * as call from '@croupier/contract/console-unmatched-receipts.ts'
import { floorTo } from '@croupier/engine/fraction.ts'
import { figureText } from '@croupier/engine/coins.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { listsReason } from '#modules/brand/reasons/reasons.ts'
import { memberIdsOf } from '#modules/identity/identity.ts'
import { credit } from '../../deposits/credit.ts'
import { findDepositForUpdate } from '../../deposits/store.ts'
import { checkClaim } from '../../desk/claims.ts'
import { asShown } from '../../desk/rules.ts'
import { deleteClaim } from '../../desk/store.ts'
import { referenceOf } from '../../rules.ts'
import { nextReference } from '../../store.ts'
import { clear, sendBack, writeOff } from '../suspense.ts'
import { endReceipt, type ReceiptEnd, type ReceiptRow } from '../store.ts'
import * as store from './store.ts'

type DecisionReply = EmptyReply
type OperatorAsk = Pick<
  Ask<typeof call.parkUnmatchedReceipt | typeof call.writeOffUnmatchedReceipt>,
  'session' | 'brandId' | 'ip' | 'params' | 'body'
>

/** Credit money that belonged to nobody to a member, as a deposit of theirs. */
export async function creditReceipt(deps: Deps, ask: Ask<typeof call.creditUnmatchedReceipt>): Promise<DecisionReply> {
  const brand = must(await listed(deps, ask, 'strays.credit'))
  const { account, amount: worth } = ask.body
  const memberId = (await memberIdsOf(deps.db, brand.id, [account])).get(account)
  if (memberId === undefined) return must(atField('account', 'invalid'))
  const end = { state: 'credited', toAccount: account, ...(worth !== undefined && { worth }) } as const
  const by = `operator:${ask.session.username}`
  must(
    await inTransaction(deps.db, (tx) =>
      decide(tx, deps, { ask, brand, end }, (row, amount) => creditTo(tx, deps, brand, { row, memberId, amount, by })),
    ),
  )
  return {}
}

/** Note that it was sent back to whoever paid it, under the bank's reference. */
export async function returnReceipt(deps: Deps, ask: Ask<typeof call.returnUnmatchedReceipt>): Promise<DecisionReply> {
  const brand = must(await listed(deps, ask, 'strays.send_back'))
  const end = { state: 'returned', bankReference: ask.body.bankReference } as const
  must(
    await inTransaction(deps.db, (tx) => decide(tx, deps, { ask, brand, end }, (row) => sendBack(tx, row, deps.now()))),
  )
  return {}
}

/** The house keeps what is nobody's and cannot be sent back. */
export async function writeOffReceipt(
  deps: Deps,
  ask: Ask<typeof call.writeOffUnmatchedReceipt>,
): Promise<DecisionReply> {
  const brand = must(await listed(deps, ask, 'strays.write_off'))
  const end = { state: 'written_off' } as const
  must(
    await inTransaction(deps.db, (tx) => decide(tx, deps, { ask, brand, end }, (row) => writeOff(tx, row, deps.now()))),
  )
  return {}
}

/** Put it aside until more is known; nothing moves, and one person is enough. */
export async function parkReceipt(deps: Deps, ask: Ask<typeof call.parkUnmatchedReceipt>): Promise<DecisionReply> {
  const brand = must(await listed(deps, ask, 'strays.park'))
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, { ask, brand, end: { state: 'parked' } })))
  return {}
}

async function listed(deps: Deps, { brandId, body }: OperatorAsk, action: string): Promise<Verdict<Brand>> {
  const brand = await brandOf(deps, brandId)
  return listsReason(brand, action, body.reason) ? yes(brand) : atField('reason', 'invalid')
}

type End = Pick<ReceiptEnd, 'state' | 'bankReference'> & { readonly toAccount?: string; readonly worth?: string }

interface ReceiptDecision {
  readonly ask: OperatorAsk
  readonly brand: Brand
  readonly end: End
}

/** What is done with it, and how much of the brand's currency it counts. */
type DecisionStep = (row: ReceiptRow, amount: bigint) => Promise<unknown>

async function decide(
  tx: Tx,
  deps: Deps,
  { ask, brand, end }: ReceiptDecision,
  act?: DecisionStep,
): Promise<Verdict<undefined>> {
  const { session, params, body } = ask
  const row = await store.findReceiptForUpdate(tx, brand.id, params.strayId)
  if (!row) return no('not_found')
  if (row.state !== 'open' && row.state !== 'parked') return no('stray_not_open')
  const may = await checkClaim(tx, deps, session, row.id)
  if (!may.ok) return may
  const shown = figureText(row.amount, { ...row, least: brand.decimals })
  const seen = 'expected' in body ? asShown({ amount: shown, state: row.state }, body.expected) : yes(undefined)
  if (!seen.ok) return seen
  const amount = end.state === 'credited' ? creditable(row, brand, end.worth) : yes(row.amount)
  if (!amount.ok) return amount

  const facts = { amount: shown, currency: row.asset, ...end }
  if (end.state !== 'parked') await twoPeople(tx, deps, { ask, brand, end, facts }, { row, amount: amount.value })
  await act?.(row, amount.value)
  const { reason, note } = body
  const depositId = end.state === 'credited' ? { depositId: row.id } : {}
  await endReceipt(tx, row.id, { ...end, ...depositId, reason, note, by: session.username }, deps.now())
  await deleteClaim(tx, row.id)
  await record(
    tx,
    doerOf(ask),
    {
      brandId: brand.id,
      action: `strays.${ACTIONS[end.state]}`,
      subject: subjectOf(row),
      before: { state: row.state, amount: shown, currency: row.asset, why: row.why },
      after: end,
      reason,
      note,
    },
    deps.now(),
  )
  return yes(undefined)
}

/** So much of the brand's currency: its own amount, whole payable units of it; what came as something else, as somebody says. */
function creditable(row: ReceiptRow, brand: Brand, worth: string | undefined): Verdict<bigint> {
  if (row.asset !== brand.currency) {
    if (worth === undefined) return atField('amount', 'required')
    const units = unitsOf(worth, brand.decimals)
    return units ? yes(units) : atField('amount', 'invalid_amount')
  }
  if (worth !== undefined) return atField('amount', 'not_allowed')
  const units = floorTo(row.amount, 10n ** BigInt(scale - brand.decimals))
  return units > 0n ? yes(units) : atField('amount', 'too_small')
}

const ACTIONS = {
  credited: 'credit',
  returned: 'send_back',
  written_off: 'write_off',
  parked: 'park',
  arrived: 'arrive',
} as const
const subjectOf = ({ id, reference }: ReceiptRow) => ({ type: 'stray', id, name: reference })

/** Large credits, and those of which somebody says what they are worth, are decided by two; so is all that does not go to a member. */
async function twoPeople(
  tx: Tx,
  deps: Deps,
  { ask: { session }, brand, end, facts }: ReceiptDecision & { readonly facts: Readonly<Record<string, unknown>> },
  { row, amount }: { readonly row: ReceiptRow; readonly amount: bigint },
): Promise<void> {
  const rule =
    end.state === 'returned'
      ? 'stray_returned'
      : end.state === 'written_off'
        ? 'stray_written_off'
        : 'stray_above_limit'
  const alone =
    end.state === 'credited' &&
    end.worth === undefined &&
    !needsSecond(brand, { action: 'credit', amount }, session.roles)
  await needTwo(tx, session, { when: !alone, rule, subject: subjectOf(row), facts }, deps.now())
}

interface MemberCredit {
  readonly row: ReceiptRow
  readonly memberId: string
  readonly amount: bigint
  readonly by: string
}

/** The money comes in as a deposit under its own id, without a fee, where the request that it names would have brought it. */
async function creditTo(tx: Tx, deps: Deps, brand: Brand, { row, memberId, amount, by }: MemberCredit): Promise<void> {
  const reference = referenceOf('DEP', await nextReference(tx))
  await store.insertFound(tx, { receipt: row, memberId, asset: brand.currency, amount, reference }, deps.now())
  const deposit = await findDepositForUpdate(tx, row.id)
  if (!deposit) throw new Error(`deposit ${row.id} is gone`)
  await clear(tx, row, deps.now())
  await credit(tx, deps, { brand, row: deposit }, { amount, by, confirmedBy: 'bank' })
}
