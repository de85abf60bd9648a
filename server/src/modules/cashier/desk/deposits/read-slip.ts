import type { readSlip as call } from '@croupier/contract/console-deposits.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandIn, brandOf } from '#modules/brand/brand.ts'
import { findDepositForUpdate } from '../../deposits/store.ts'
import { checkClaim } from '../claims.ts'
import * as store from './store.ts'

/** Write down what somebody reads in the picture of a transfer; read again, the newer holds. */
export async function readSlip(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const amount = unitsOf(ask.body.amount, (await brandOf(deps, ask.brandId)).decimals)
  if (!amount) return must(atField('amount', 'invalid_amount'))
  must(await inTransaction(deps.db, (tx) => write(tx, deps, ask, amount)))
  return {}
}

async function write(tx: Tx, deps: Deps, ask: Ask<typeof call>, amount: bigint): Promise<Verdict<undefined>> {
  const { session, brandId, params, body } = ask
  const row = await findDepositForUpdate(tx, params.depositId)
  if (row?.brandId !== brandId) return no('not_found')
  if (row.state !== 'review') return no('deposit_not_open')
  const may = await checkClaim(tx, deps, session, row.id)
  if (!may.ok) return may

  const { decimals } = await brandIn(tx, deps, brandId)
  const before = await store.findReading(tx, row)
  const reading = { amount, paidAt: body.paidAt, reference: body.reference, by: session.name }
  await store.saveReading(tx, row.id, reading, deps.now())
  const said = (one: Pick<store.Reading, 'amount' | 'paidAt' | 'reference'>) => ({
    amount: amountText(one.amount, decimals),
    paidAt: one.paidAt,
    reference: one.reference,
  })
  await record(
    tx,
    doerOf(ask),
    {
      brandId,
      action: 'deposits.read_slip',
      subject: { type: 'deposit', id: row.id, name: row.reference },
      before: before ? said(before) : null,
      after: said(reading),
    },
    deps.now(),
  )
  return yes(undefined)
}
