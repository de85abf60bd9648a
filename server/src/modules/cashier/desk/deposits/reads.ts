import type { ReplyOf } from '@croupier/contract/call.ts'
import type { depositCase, depositDesk, DepositDeskRow } from '@croupier/contract/console-deposits.ts'
import { figureText } from '@croupier/engine/coins.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { deskLink } from '#kernel/files.ts'
import { findApprovals } from '#kernel/four-eyes.ts'
import { periodsAt } from '#kernel/period.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { aloneMax } from '#modules/brand/four-eyes/four-eyes.ts'
import { memberCardOf } from '#modules/identity/desk/desk.ts'
import { selectionOf } from '#modules/identity/demo-players/demo-players.ts'
import { memberNames } from '#modules/identity/identity.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { findDeposit } from '../../deposits/store.ts'
import { countStages as countReceipts } from '../../unmatched-receipts/desk/store.ts'
import { findOpen } from '../../unmatched-receipts/store.ts'
import { claimView } from '../claims.ts'
import { secondOf, waitingIn } from '../second.ts'
import { findClaims } from '../store.ts'
import { findHistory } from '../notes/store.ts'
import * as store from './store.ts'

/** Deposits of a stage, and how many there are in each. */
export async function readDepositDesk(deps: Deps, ask: Ask<typeof depositDesk>): Promise<ReplyOf<typeof depositDesk>> {
  const { session, brandId, query } = ask
  const [brand, now] = [await brandOf(deps, brandId), deps.now()]
  const members = await selectionOf(deps.db, brandId, query.demo)
  const filter = { brandId, members, today: periodsAt(now, brand.timeZone).day.from }
  const [lines, counts, receipts, waiting] = await Promise.all([
    store.findStage(deps.db, query.stage, filter),
    store.countStages(deps.db, filter),
    countReceipts(deps.db, filter),
    waitingIn(deps, session, 'deposit'),
  ])
  const second = new Set(waiting.map(({ subjectId }) => subjectId))
  const list = await rowsOf(deps, brand, { lines, second, operatorId: session.operatorId })
  return { now: now.toISOString(), counts, strays: receipts.open, parked: receipts.parked, list }
}

interface DepositList {
  readonly lines: readonly store.QueuedDeposit[]
  readonly second: ReadonlySet<string>
  readonly operatorId: string
}

async function rowsOf(
  deps: Deps,
  { decimals }: Brand,
  { lines, second, operatorId }: DepositList,
): Promise<DepositDeskRow[]> {
  const claims = await findClaims(
    deps.db,
    lines.map(({ id }) => id),
  )
  const names = await memberNames(
    deps.db,
    lines.map(({ memberId }) => memberId),
  )
  const now = deps.now()
  return lines.map(({ memberId, requestedAt, amount, ...line }) => ({
    ...line,
    account: names.get(memberId)?.account ?? '',
    amount: amountText(amount, decimals),
    second: second.has(line.id),
    claim: claimView(claims.get(line.id), operatorId, now),
    at: requestedAt.toISOString(),
  }))
}

/** A deposit with its picture and what the payment company has said of it. */
export async function readDepositCase(deps: Deps, ask: Ask<typeof depositCase>): Promise<ReplyOf<typeof depositCase>> {
  const { session, brandId, params } = ask
  const line = await store.findLine(deps.db, brandId, params.depositId)
  const row = line && (await findDeposit(deps.db, line.id))
  if (!line || !row) throw new Refusal('not_found')
  const brand = await brandOf(deps, brandId)
  const search = { brandId, permissions: session.permissions, subject: `deposit:${row.id}` }
  const [approvals, member, said, reading, steps, receipts, funds] = await Promise.all([
    findApprovals(deps.db, search, { limit: 1, offset: 0 }),
    memberCardOf(deps.db, row.memberId),
    store.findSaid(deps.db, row.id),
    store.findReading(deps.db, row),
    findHistory(deps.db, row.id),
    findOpen(deps.db, row.id),
    fundsOf(deps.db, [accountOf(row.memberId, row.asset)]),
  ])
  const [approval] = approvals.rows
  const second = new Set(approval?.state === 'waiting' ? [row.id] : [])
  const [shown] = await rowsOf(deps, brand, { lines: [line], second, operatorId: session.operatorId })
  const text = (units: bigint) => amountText(units, brand.decimals)
  const figure = ({ amount, decimals }: { readonly amount: bigint; readonly decimals: number }) =>
    figureText(amount, { decimals, least: brand.decimals })
  return {
    ...shown!,
    rail: row.rail,
    member: { id: row.memberId, ...member },
    fee: text(row.fee),
    bonus: row.bonus,
    credited: row.credited === null ? null : text(row.credited),
    paidTo: row.payTo && { bank: row.payTo.bank, accountEnd: row.payTo.account.slice(-4) },
    slip: row.slip === null ? null : deskLink(deps, { brandId, memberId: row.memberId, name: row.slip }),
    lines: said.map(({ at, amount, ...one }) => ({
      ...one,
      amount: figure({ amount, decimals: scale }),
      at: at.toISOString(),
    })),
    receipts: receipts.map((one) => ({
      id: one.id,
      amount: figure(one),
      asset: one.asset,
      source: one.source,
      at: one.arrivedAt.toISOString(),
    })),
    aloneMax: text(aloneMax(brand, 'credit', session.roles) ?? 0n),
    balance: text(funds.get(accountOf(row.memberId, row.asset))?.available ?? 0n),
    reading: reading ? { ...reading, amount: text(reading.amount) } : null,
    reason: row.reason,
    approval: approval ? secondOf(approval, session.operatorId) : null,
    proposed: approval?.state === 'waiting' ? String(approval.facts['arrived']) : null,
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  }
}
