import type * as contract from '@croupier/contract/console-awards.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { announce } from '#kernel/outbox.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { brandIn } from '../../../brand/brand.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { accountOf, houseAccount, transfer } from '../../../wallet/wallet.ts'
import { findVendorNames } from '../../game-names/store.ts'
import * as store from './store.ts'

type DecisionRequest = Ask<typeof contract.payAward> | Ask<typeof contract.refuseAward>

/** Pay an award that was too large to be paid by itself. By two people, once. */
export async function payAward(deps: Deps, ask: Ask<typeof contract.payAward>): Promise<EmptyReply> {
  await inTransaction(deps.db, (tx) => decide(tx, deps, ask, 'paid'))
  return {}
}

/** An award is not paid: nothing moves. */
export async function refuseAward(deps: Deps, ask: Ask<typeof contract.refuseAward>): Promise<EmptyReply> {
  await inTransaction(deps.db, (tx) => decide(tx, deps, ask, 'refused'))
  return {}
}

async function decide(tx: Tx, deps: Deps, ask: DecisionRequest, state: 'paid' | 'refused'): Promise<void> {
  const { session, params, body } = ask
  const { brandId, username } = session
  const row = await store.lockHeldAward(tx, brandId, params.awardId)
  if (!row) throw new Refusal('not_found')
  if (row.state !== 'waiting') throw new Refusal('award_decided')

  const { decimals } = await brandIn(tx, deps, brandId)
  const account = (await memberNames(tx, [row.memberId])).get(row.memberId)?.account ?? ''
  const vendor = (await findVendorNames(tx, [row.vendor])).get(row.vendor) ?? row.vendor
  const subject = { type: 'award', id: row.id, name: `${vendor} · ${account}` }
  const facts = { vendor: row.vendor, account, amount: amountText(row.amount, decimals), currency: row.asset }
  const when = state === 'paid'
  await needTwo(tx, session, { when, rule: 'award_above_limit', subject, facts }, deps.now())

  if (when) await pay(tx, row, deps.now())
  await store.decideHeldAward(tx, row.id, state, { by: username, at: deps.now() })
  const action = {
    action: when ? 'awards.pay' : 'awards.refuse',
    before: { state: row.state },
    after: { ...facts, state },
  }
  const { reason, note } = body
  await record(tx, doerOf(ask), { brandId, subject, ...action, reason, note }, deps.now())
  if (when) await announce(tx, [{ topic: 'balances_changed', brandId, keys: [row.memberId] }])
}

/** As the vendor's own call would have paid it. */
async function pay(tx: Tx, row: store.HeldAwardRow, now: Date): Promise<void> {
  const { id, vendor, brandId, memberId, asset, amount, award, roundId } = row
  const move = {
    id,
    kind: award === 'jackpot' ? 'jackpot' : 'award',
    debit: houseAccount(brandId, `award:${vendor}`, asset),
    credit: accountOf(memberId, asset),
    amount,
    ...(roundId !== null && { cause: roundId }),
  }
  const [verdict] = await transfer(tx, [move], now)
  if (!verdict) throw new Error(`award ${id} was not judged`)
  must(verdict)
}
