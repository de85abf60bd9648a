import { validate as isUuid } from 'uuid'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { betsOf } from '#modules/betting/betting.ts'
import { openStakes } from '#modules/betting/figures/figures.ts'
import {
  bookedPayments,
  brandsOfRequests,
  expectedPayments,
  knownRequests,
  payoutsUnderWay,
  statementOf,
  suspendUntold,
  suspenseDifferences,
} from '#modules/cashier/statement/statement.ts'
import { movedBetween, standingHolds, transfersOf } from '#modules/wallet/transfers/transfers.ts'
import {
  compareStakes,
  compareStatement,
  type Difference,
  type StatementLine,
  suspenseFindings,
  withoutRequest,
} from './rules.ts'
import * as store from './store.ts'

export const DAY_MS = 86_400_000
/** What of the ledger is the cashier's and names a request. */
const KINDS = ['deposit', 'deposit_fee', 'withdrawal', 'withdrawal_fee']

export interface Statements {
  readonly lines: readonly StatementLine[]
  /** The day before: a payout that was asked after may have been paid then. */
  readonly earlier: readonly StatementLine[]
}

/** What the payment company says of a day, `yyyy-MM-dd` in UTC. */
export async function statementsOf(deps: Deps, day: string): Promise<Statements> {
  const before = new Date(new Date(`${day}T00:00:00.000Z`).getTime() - DAY_MS).toISOString().slice(0, 10)
  const [lines, earlier] = await Promise.all([statementOf(deps, day), statementOf(deps, before)])
  return { lines, earlier }
}

/** From its first moment to the next one's. */
interface Span {
  readonly from: Date
  readonly to: Date
}

interface DayReconciliation {
  readonly day: string
  readonly by: string
  readonly statements: Statements
}

/** Compare our books of a day with the company's statements, and record the findings. */
export async function reconcileDay(
  tx: Tx,
  deps: Deps,
  { day, by, statements }: DayReconciliation,
): Promise<{ readonly run: string; readonly found: number }> {
  await store.lockDay(tx, day)
  const from = new Date(`${day}T00:00:00.000Z`)
  const span = { from, to: new Date(from.getTime() + DAY_MS) }
  const said = await statementSide(tx, statements, span)
  await keepUntold(tx, deps, said, from)
  const suspense = suspenseFindings(await suspenseDifferences(tx))
  const found = [...said, ...(await ledgerSide(tx, span)), ...(await betSide(tx)), ...suspense]
  const run = newId(deps)
  const now = deps.now()
  await store.insertRun(tx, { id: run, day, by, lines: statements.lines.length, found: found.length }, now)
  const named = found.map((one) => ({ ...one, id: newId(deps) }))
  await store.saveFindings(tx, { run, day }, named, now)
  await store.settleFindings(tx, { run, day }, now)
  return { run, found: found.length }
}

async function statementSide(tx: Tx, { lines, earlier }: Statements, span: Span): Promise<readonly Difference[]> {
  const ids = lines.map(({ id }) => id)
  const [booked, brands] = [await bookedPayments(tx, ids), await brandsOfRequests(tx, ids)]
  const early = new Set(earlier.map(({ kind, id }) => `${kind} ${id}`))
  const expected = (await expectedPayments(tx, span)).filter(({ kind, id }) => !early.has(`${kind} ${id}`))
  return compareStatement({ lines, booked, expected, brands })
}

/** Payments of which only the statement speaks stand in suspense until a person of the deposit desk has decided on them. */
async function keepUntold(tx: Tx, deps: Deps, found: readonly Difference[], day: Date): Promise<void> {
  for (const { kind, subject, reference, asset, decimals, ours, theirs } of found) {
    const about = subject.replace('payment ', '')
    if (!isUuid(about) || theirs === null) continue
    const receipt = { about, reference, asset, decimals, arrivedAt: day }
    if (kind === 'duplicate' && !subject.startsWith('payout '))
      await suspendUntold(tx, deps, {
        ...receipt,
        sourceId: `${subject} again`,
        amount: theirs - (ours ?? 0n),
        why: 'twice',
      })
    if (kind === 'missing_at_us')
      await suspendUntold(tx, deps, { ...receipt, sourceId: subject, amount: theirs, why: 'not_told' })
  }
}

async function ledgerSide(tx: Tx, span: Span): Promise<readonly Difference[]> {
  const [moved, held] = [await movedBetween(tx, KINDS, span), await standingHolds(tx, KINDS)]
  const causes = (all: typeof moved) => all.flatMap(({ cause }) => (cause === null ? [] : [cause]))
  return [
    ...withoutRequest('ledger_without_request', moved, await knownRequests(tx, causes(moved))),
    ...withoutRequest('hold_without_request', held, await payoutsUnderWay(tx, causes(held))),
  ]
}

const BETS_AT_ONCE = 2000
type OpenStakes = Awaited<ReturnType<typeof openStakes>>

/** Every bet that waits has its stake in the ledger, moved or held, and no stake is held for a bet that is not pending. */
async function betSide(tx: Tx): Promise<readonly Difference[]> {
  const found: Difference[] = []
  for (let after: OpenStakes[number] | null = null; ;) {
    const bets: OpenStakes = await openStakes(tx, after, BETS_AT_ONCE)
    const taken = await transfersOf(
      tx,
      bets.map(({ id }) => id),
    )
    found.push(...compareStakes(bets, new Map(taken.map((one) => [one.id, one]))))
    after = bets.at(-1) ?? null
    if (bets.length < BETS_AT_ONCE) break
  }
  const held = (await standingHolds(tx, ['stake'])).map((one) => ({ ...one, cause: one.id }))
  const pending = [
    ...(
      await betsOf(
        tx,
        held.map(({ id }) => id),
      )
    ).values(),
  ].filter(({ status }) => status === 'pending')
  return [...found, ...withoutRequest('stake_without_bet', held, new Set(pending.map(({ id }) => id)))]
}
