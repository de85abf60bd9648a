import type { requestWithdrawal as call, Withdrawal } from '@croupier/contract/cashier.ts'
import type { Finding } from '@croupier/contract/console-withdrawals.ts'
import type { PayoutAccount } from '@croupier/contract/security.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announce } from '#kernel/outbox.ts'
import { periodsAt } from '#kernel/period.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { payeesOf } from '#modules/identity/payees/payees.ts'
import {
  acceptPayment,
  comparePayment,
  passwordChangeOf,
  type TypedPayment,
} from '#modules/identity/payment-proof/payment-proof.ts'
import { mayWithdraw } from '#modules/verification/verification.ts'
import { accountOf, derivedId, hold, houseAccount } from '#modules/wallet/wallet.ts'
import { announceBalances } from '#modules/wallet/balances/balances.ts'
import { findRisk } from '../desk/assess.ts'
import { flagsIn } from '../desk/rules.ts'
import { insertAssessment } from '../desk/store.ts'
import { referenceOf } from '../rules.ts'
import { insertLanguage } from '../notices/store.ts'
import { recordSteps } from '../history.ts'
import * as cashier from '../store.ts'
import { dueNow } from './due.ts'
import { flagsOf, judgeWithdrawal } from './rules.ts'
import { withdrawalViews } from './view.ts'
import * as store from './store.ts'

interface WithdrawalRequest {
  readonly id: string
  readonly brand: Brand
  readonly memberId: string
  readonly payoutAccountId: string
  readonly amount: bigint
  readonly typed: TypedPayment
  readonly language: string
}

/** Ask to be paid: all is judged, and the money held, in one transaction. Whoever need not be looked at is paid at once. */
export async function requestWithdrawal(deps: Deps, ask: Ask<typeof call>): Promise<Withdrawal> {
  const { body, session } = ask
  const brand = await brandOf(deps, ask.brandId)
  const amount = unitsOf(body.amount, brand.decimals)
  if (!amount) return must(atField('amount', 'invalid_amount'))
  const { memberId } = session
  const typed = await comparePayment(deps, memberId, body.paymentPassword)

  const [id, payoutAccountId] = [body.id.toLowerCase(), body.payoutAccountId.toLowerCase()]
  const wanted = { id, brand, memberId, payoutAccountId, amount, typed, language: ask.language }
  const row = must(await inTransaction(deps.db, (tx) => write(tx, deps, wanted)))
  const [shown] = await withdrawalViews(deps, [row], brand)
  return shown!
}

/** A wrong payment password counts, so its no is committed; whatever else is refused has written nothing yet. */
async function write(tx: Tx, deps: Deps, wanted: WithdrawalRequest): Promise<Verdict<store.WithdrawalRow>> {
  const { id, brand, memberId, typed } = wanted
  const willing = await acceptPayment(tx, deps, { brand, memberId }, typed)
  if (!willing.ok) return willing
  // Locked before the question whether it was asked before: the same one twice at once is one.
  const turnover = await cashier.lockTurnover(tx, { memberId, brandId: brand.id, asset: brand.currency }, deps.now())
  const before = await store.findWithdrawal(tx, id)
  if (before) return isSame(before, wanted) ? yes(before) : no('id_reused')

  const judged = await judge(tx, deps, wanted, turnover)
  if (!judged.ok) return judged
  const row = await rowOf(tx, deps, wanted, judged.value)
  await holdFor(tx, deps, row)
  await store.insertWithdrawal(tx, row)
  await insertAssessment(tx, id, judged.value.findings, deps.now())
  await insertLanguage(tx, id, wanted.language)
  const step = { brandId: brand.id, memberId, requestId: id }
  const next =
    row.state === 'review'
      ? ({ step: 'in_review', by: 'clock' } as const)
      : ({ step: 'approved', by: 'clock' } as const)
  await recordSteps(
    tx,
    [
      { ...step, step: 'requested', by: 'member' },
      { ...step, ...next },
    ],
    deps.now(),
  )
  if (row.state === 'approved') await announce(tx, [{ topic: 'withdrawals_approved', brandId: brand.id, keys: [id] }])
  await announceBalances(tx, brand.id, [memberId])
  return yes(row)
}

const isSame = (before: store.WithdrawalRow, { memberId, payoutAccountId, amount }: WithdrawalRequest): boolean =>
  before.memberId === memberId && before.payoutAccountId === payoutAccountId && before.amount === amount

interface WithdrawalJudgement {
  readonly payee: PayoutAccount
  readonly fee: bigint
  readonly flags: readonly string[]
  readonly findings: readonly Finding[]
}

async function judge(
  tx: Tx,
  deps: Deps,
  { brand, memberId, payoutAccountId, amount }: WithdrawalRequest,
  turnover: cashier.Turnover,
): Promise<Verdict<WithdrawalJudgement>> {
  const now = deps.now()
  const policy = brand.settings.cashier.withdrawal
  const { day, month } = periodsAt(now, brand.timeZone)
  const identity = await mayWithdraw(tx, brand, memberId)
  const passwordChangedAt = await passwordChangeOf(tx, memberId)
  const payee = (await payeesOf(tx, brand, memberId)).find(({ id }) => id === payoutAccountId)
  const today = (await store.sumWithdrawals(tx, memberId, brand.currency, day.from)).sum
  const countThisMonth = (await store.sumWithdrawals(tx, memberId, brand.currency, month.from)).count
  const turnoverLeft = (await dueNow(tx, { memberId, asset: brand.currency }, turnover)).left

  const facts = {
    now,
    identity,
    passwordChangedAt,
    // The payment has been accepted by it.
    paymentPasswordSet: true,
    payee,
    amount,
    today,
    countThisMonth,
    dayEndsAt: day.to,
    turnoverLeft,
  }
  const judged = judgeWithdrawal(facts, policy, brand.decimals)
  if (!judged.ok) return judged

  const first = !(await store.wasPaid(tx, memberId))
  const findings = await findRisk(tx, brand, { memberId, payoutAccountId, amount }, now)
  const flags = [...flagsOf({ amount, first }, policy), ...flagsIn(findings)]
  return yes({ payee: payee!, fee: judged.value.fee, flags, findings }) // A request without one has been refused.
}

async function rowOf(
  tx: Tx,
  deps: Deps,
  { id, brand, memberId, payoutAccountId, amount }: WithdrawalRequest,
  { payee, fee, flags }: WithdrawalJudgement,
): Promise<store.WithdrawalRow> {
  const { kind, provider, providerName, accountName, numberEnd, usableFrom } = payee
  return {
    id,
    brandId: brand.id,
    memberId,
    payoutAccountId,
    payee: { kind, provider, providerName, accountName, numberEnd, usableFrom },
    asset: brand.currency,
    amount,
    fee,
    reference: referenceOf('WD', await cashier.nextReference(tx)),
    state: flags.length > 0 ? 'review' : 'approved',
    reason: null,
    flags,
    holdId: id,
    rest: amount - fee,
    matched: 0n,
    matchUntil: null,
    requestedAt: deps.now(),
  }
}

/** The money is set aside at once: what is sent, and what the house takes. */
async function holdFor(tx: Tx, deps: Deps, row: store.WithdrawalRow): Promise<void> {
  const { id, brandId, memberId, asset, amount, fee } = row
  const debit = accountOf(memberId, asset)
  const together = { journal: id, cause: id, debit }
  const sent = { id, kind: 'withdrawal', credit: houseAccount(brandId, 'payouts', asset), amount: amount - fee }
  const taken = {
    id: derivedId(id, 'fee'),
    kind: 'withdrawal_fee',
    credit: houseAccount(brandId, 'fees', asset),
    amount: fee,
  }
  const moves = fee === 0n ? [sent] : [sent, taken]
  const verdicts = await hold(
    tx,
    moves.map((move) => ({ ...move, ...together })),
    deps.now(),
  )
  // The one without the other would be money held for nothing: all of it is taken back.
  for (const verdict of verdicts) must(verdict)
}
