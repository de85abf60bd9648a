import { figureText } from '@croupier/engine/coins.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { atField, no, type Verdict, yes } from '#kernel/refusal.ts'
import { type Brand, brandIn } from '#modules/brand/brand.ts'
import { needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { listsReason } from '#modules/brand/reasons/reasons.ts'
import { checkClaim } from '../desk/claims.ts'
import type { DecidingOperator } from '../desk/deciding-operator.ts'
import { findReading } from '../desk/deposits/store.ts'
import { asShown } from '../desk/rules.ts'
import { deleteClaim } from '../desk/store.ts'
import { ruleOfTwo } from '../rules.ts'
import { type Backing, backingOf, settle } from '../unmatched-receipts/backing.ts'
import { credit } from './credit.ts'
import { endDeposit } from './end-deposit.ts'
import * as store from './store.ts'

/** What an operator has found. */
export interface Decision {
  readonly id: string
  /** What has arrived, in stored units; nothing was paid without it. */
  readonly arrived: bigint | undefined
  readonly by: string
  /** Why; the member reads it where it was refused. */
  readonly reason: string
  /** An operator of the console, whose limits hold and whose actions are recorded; a command credits nothing that needs two people. */
  readonly operator?: DecidingOperator
}

/** Decide on a deposit that a person looks at: credit what has arrived, or refuse it. */
export async function decide(tx: Tx, deps: Deps, decision: Decision): Promise<Verdict<undefined>> {
  const { id, arrived, by, reason, operator } = decision
  const row = await store.findDepositForUpdate(tx, id)
  if (!row || (operator && row.brandId !== operator.session.brandId)) return no('not_found')
  if (row.state !== 'review') return no('deposit_not_open')
  const may = operator ? await checkClaim(tx, deps, operator.session, id) : yes(undefined)
  if (!may.ok) return may

  const brand = await brandIn(tx, deps, row.brandId)
  const shown = { amount: amountText(row.amount, brand.decimals), state: row.state }
  const seen = operator ? asShown(shown, operator.expected) : yes(undefined)
  if (!seen.ok) return seen
  if (arrived === undefined) {
    const ended = await endDeposit(tx, deps, id, { state: 'refused', by, reason })
    if (!ended.ok) return ended
  } else {
    const credited = await creditArrived(tx, deps, { brand, row, operator }, { arrived, by, reason })
    if (!credited.ok) return credited
  }
  if (operator) await noteDown(tx, deps, { brand, row, operator }, arrived)
  return yes(undefined)
}

interface Case {
  readonly brand: Brand
  readonly row: store.DepositRow
  readonly operator: DecidingOperator
}

type Arrival = Pick<Decision, 'by' | 'reason'> & { readonly arrived: bigint }

/** Credit what has arrived, from the receipt that stands in suspense for it where there is one. */
async function creditArrived(
  tx: Tx,
  deps: Deps,
  { brand, row, operator }: Omit<Case, 'operator'> & { readonly operator: DecidingOperator | undefined },
  { arrived, by, reason }: Arrival,
): Promise<Verdict<undefined>> {
  const [backing, reading] = [await backingOf(tx, brand, { id: row.id, amount: arrived }), await findReading(tx, row)]
  const aboveLimit = needsSecond(brand, { action: 'credit', amount: arrived }, operator?.session.roles ?? [])
  const rule = ruleOfTwo({ asked: row.amount, arrived, read: reading?.amount, line: backing.exact, aboveLimit })
  if (!operator && rule !== undefined) return no('second_person_asked')
  if (operator && (rule !== undefined || operator.session.confirming !== undefined)) {
    if (!listsReason(brand, 'deposits.credit', operator.reason)) return atField('reason', 'invalid')
    const facts = factsOf(brand, row, { arrived, backing, read: reading?.amount })
    const subject = { type: 'deposit', id: row.id, name: row.reference }
    // What somebody has asked for is confirmed, also where the rule holds no longer.
    const need = { rule: rule ?? 'deposit_above_limit', subject, facts }
    await needTwo(tx, operator.session, need, deps.now())
  }
  const confirmedBy = backing.exact ? 'bank' : 'cashier'
  await credit(tx, deps, { brand, row }, { amount: arrived, by, note: reason, confirmedBy })
  const done = { depositId: row.id, amount: arrived, currency: row.asset, by: by.replace('operator:', '') }
  if (backing.receipt) await settle(tx, deps, backing.receipt, done)
  return yes(undefined)
}

interface CreditEvidence {
  readonly arrived: bigint
  readonly backing: Backing
  readonly read: bigint | undefined
}

function factsOf({ decimals }: Brand, row: store.DepositRow, { arrived, backing: { receipt }, read }: CreditEvidence) {
  const text = (units: bigint) => amountText(units, decimals)
  return {
    asked: text(row.amount),
    arrived: text(arrived),
    currency: row.asset,
    ...(receipt && { line: `${figureText(receipt.amount, { ...receipt, least: decimals })} ${receipt.asset}` }),
    ...(read !== undefined && { read: text(read) }),
  }
}

async function noteDown(
  tx: Tx,
  deps: Deps,
  { brand, row, operator }: Case,
  arrived: bigint | undefined,
): Promise<void> {
  const { reason, note } = operator
  const amount = amountText(row.amount, brand.decimals)
  const after =
    arrived === undefined ? { state: 'refused' } : { state: 'credited', arrived: amountText(arrived, brand.decimals) }
  await deleteClaim(tx, row.id)
  await record(
    tx,
    doerOf(operator),
    {
      brandId: row.brandId,
      action: `deposits.${arrived === undefined ? 'refuse' : 'credit'}`,
      subject: { type: 'deposit', id: row.id, name: row.reference },
      before: { state: row.state, amount },
      after,
      reason,
      note,
    },
    deps.now(),
  )
}
