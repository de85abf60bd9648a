import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { free } from '../desk/claims.ts'
import type { Deciding } from '../desk/deciding.ts'
import { deleteClaim } from '../desk/store.ts'
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
  /** An operator of the console, whose limits hold and whose deeds are recorded; a command credits nothing that needs two people. */
  readonly operator?: Deciding
}

/** Decide on a deposit that a person looks at: credit what has arrived, or refuse it. */
export async function decide(tx: Tx, deps: Deps, decision: Decision): Promise<Verdict<undefined>> {
  const { id, arrived, by, reason, operator } = decision
  const row = await store.findDepositForUpdate(tx, id)
  if (!row || (operator && row.brandId !== operator.session.brandId)) return no('not_found')
  if (row.state !== 'review') return no('deposit_not_open')
  const may = operator ? await free(tx, deps, operator.session, id) : yes(undefined)
  if (!may.ok) return may

  const brand = await brandOf(deps, row.brandId)
  if (!operator && arrived !== undefined && arrived > row.amount) return no('second_person_asked')
  if (operator && arrived !== undefined) await twoPeople(tx, deps, { brand, row, operator }, arrived)
  if (arrived === undefined) {
    const ended = await endDeposit(tx, deps, id, { state: 'refused', by, reason })
    if (!ended.ok) return ended
  } else await credit(tx, deps, { brand, row }, { amount: arrived, by, note: reason })
  if (operator) await noteDown(tx, deps, { brand, row, operator }, arrived)
  return yes(undefined)
}

interface Case {
  readonly brand: Brand
  readonly row: store.DepositRow
  readonly operator: Deciding
}

/** More than the member has asked for is credited by two. */
async function twoPeople(
  tx: Tx,
  deps: Deps,
  { brand, row, operator: { session } }: Case,
  arrived: bigint,
): Promise<void> {
  if (arrived <= row.amount && session.confirming === undefined) return
  const text = (units: bigint) => amountText(units, brand.decimals)
  const facts = { asked: text(row.amount), arrived: text(arrived), currency: row.asset }
  const subject = { type: 'deposit', id: row.id, name: row.reference }
  await needTwo(tx, session, { rule: 'deposit_above_asked', subject, facts }, deps.now())
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
