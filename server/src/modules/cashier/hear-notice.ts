import type { hearNotice as call } from '@croupier/contract/cashier.ts'
import type { StrayWhy } from '@croupier/contract/console-strays.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { batched } from '#kernel/batch.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { atField, must, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { hearCoins, lookUp } from './coins/hear.ts'
import { credit } from './deposits/credit.ts'
import { endDeposit } from './deposits/end-deposit.ts'
import * as deposits from './deposits/store.ts'
import { type Notice, readNotice } from './outside/gateway.ts'
import { judgeArrival } from './rules.ts'
import { happened } from './steps.ts'
import { keepStray, wasDecided } from './strays/keep.ts'
import * as store from './store.ts'
import { endWithdrawal } from './withdrawals/end-withdrawal.ts'
import * as withdrawals from './withdrawals/store.ts'

const BY = 'gateway'

/** A notice with its amount in stored units. */
type Heard = Omit<Notice, 'amount'> & { readonly amount: bigint }

/** Hear what the payment gateway says; said again, nothing more happens. What fits nothing is kept for a person to look at. */
export async function hearNotice(deps: Deps, ask: Ask<typeof call>): Promise<Record<string, never>> {
  const notice = must(await readNotice(deps.config, ask.body.notice, deps.now()))
  if (notice.type === 'coins') {
    const coins = await lookUp(deps, notice)
    await inTransaction(deps.db, (tx) => hearCoins(tx, deps, coins))
    return {}
  }
  const amount = unitsOf(notice.amount, scale)
  if (amount === undefined) return must(atField('notice', 'invalid_amount'))
  await hearTogether(deps, { ...notice, amount })
  return {}
}

/** What is said at the same time is written down together: the gateway sends each thing until it is kept, and some things twice. */
const hearTogether = batched(
  async (tx: Tx, notices: readonly Heard[], deps: Deps): Promise<readonly Verdict<undefined>[]> => {
    const said = new Map(notices.map((notice) => [notice.eventId, notice]))
    const before = await store.findHeard(tx, [...said.keys()])
    const fresh = await inOrder(
      tx,
      [...said.values()].filter(({ eventId }) => !before.has(eventId)),
    )
    const rows: store.HeardRow[] = []
    for (const notice of fresh) rows.push(rowOf(notice, await outcomeOf(tx, deps, notice)))
    await store.insertNotices(tx, rows, deps.now())
    return notices.map(() => yes(undefined))
  },
  // Two of them would wait for each other's members.
  { lanes: 1 },
)

const rowOf = ({ eventId, type, id, reference, amount, currency, at }: Heard, outcome: string): store.HeardRow => ({
  eventId,
  type,
  about: id,
  reference,
  amount,
  asset: currency,
  at,
  outcome,
})

/** Members one after the other in the order of their accounts, as everybody locks them; what is said of one thing stays in order. */
async function inOrder(tx: Tx, notices: readonly Heard[]): Promise<readonly Heard[]> {
  const ids = [...new Set(notices.flatMap(({ id }) => (id === null ? [] : [id])))]
  const owners = new Map([...(await deposits.lockDeposits(tx, ids)), ...(await withdrawals.lockWithdrawals(tx, ids))])
  const accountFor = ({ id }: Heard) => {
    const owner = id === null ? undefined : owners.get(id)
    return owner === undefined ? '' : accountOf(owner.memberId, owner.asset)
  }
  return notices.toSorted((one, other) => compare(accountFor(one), accountFor(other)))
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0)

/** What became of it, in a word. */
function outcomeOf(tx: Tx, deps: Deps, notice: Heard): Promise<string> {
  switch (notice.type) {
    case 'payment_received':
      return arrive(tx, deps, notice)
    case 'payment_failed':
      return giveUp(tx, deps, notice)
    case 'payout_paid':
      return end(tx, deps, notice, { state: 'paid' })
    case 'payout_failed':
      return end(tx, deps, notice, { state: 'refused', reason: 'payout_failed' })
  }
}

async function arrive(tx: Tx, deps: Deps, heard: Heard): Promise<string> {
  const { id, amount, currency } = heard
  const row = id === null ? undefined : await deposits.findDepositForUpdate(tx, id)
  // Only its statement had spoken of it, and somebody has decided since.
  if (id !== null && (await wasDecided(tx, deps, id))) return 'was_decided'
  if (!row) return stray(tx, deps, heard, 'unknown')

  const verdict = judgeArrival(row, { amount, asset: currency })
  if (verdict === 'credit') {
    await credit(tx, deps, { brand: await brandOf(deps, row.brandId), row }, { amount, by: BY })
    return row.state === 'waiting' || row.state === 'review' ? 'credited' : 'credited_late'
  }
  if (verdict === 'amount_differs' && row.state === 'waiting') {
    await deposits.updateDeposit(tx, row.id, { state: 'review', reason: verdict, ended: false }, deps.now())
    const { brandId, memberId } = row
    await happened(tx, [{ brandId, memberId, of: row.id, step: 'in_review', by: BY, note: verdict }], deps.now())
    return verdict
  }
  // Whoever looks at the picture of an open one sees this beside it.
  if (verdict === 'amount_differs' && row.state === 'review') return verdict
  return stray(tx, deps, heard, verdict)
}

/** It belongs to no open deposit: a person says what becomes of it. */
async function stray(tx: Tx, deps: Deps, heard: Heard, why: StrayWhy): Promise<string> {
  const { eventId, id, reference, amount, currency, at } = heard
  const said = {
    source: 'notice',
    said: eventId,
    about: id,
    reference,
    asset: currency,
    amount,
    why,
    arrivedAt: at,
  } as const
  await keepStray(tx, deps, said)
  return why
}

async function giveUp(tx: Tx, deps: Deps, { id }: Heard): Promise<string> {
  if (id === null) return 'unknown'
  const ended = await endDeposit(tx, deps, id, { state: 'cancelled', by: BY, reason: 'payment_failed' })
  return ended.ok ? 'cancelled' : ended.code
}

type End = { readonly state: 'paid' } | { readonly state: 'refused'; readonly reason: string }

async function end(tx: Tx, deps: Deps, { id, amount, currency }: Heard, how: End): Promise<string> {
  const row = id === null ? undefined : await withdrawals.findWithdrawalForUpdate(tx, id)
  if (!row) return 'unknown'
  if (row.state !== 'sending') return `was_${row.state}`
  // Not what we had ordered: what became of it is asked for, and the statement says what was paid.
  if (amount !== row.rest || currency !== row.asset) return 'amount_differs'
  await endWithdrawal(tx, deps, row, { ...how, by: BY })
  return how.state
}
