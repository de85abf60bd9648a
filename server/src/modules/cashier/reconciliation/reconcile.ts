import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { movedBetween, standingHolds } from '#modules/wallet/wallet.ts'
import { askStatement, type StatementLine } from '../outside/statement.ts'
import { compareStatement, type Difference, withoutRequest } from './rules.ts'
import * as store from './store.ts'

const DAY_MS = 86_400_000
/** What of the ledger is the cashier's and names a request. */
const KINDS = ['deposit', 'deposit_fee', 'withdrawal', 'withdrawal_fee']

export interface Reconciliation {
  /** `yyyy-MM-dd` in UTC, as statements have it. */
  readonly day: string
  readonly by: string
}

/** Hold our books of a day beside the payment company's, and keep what differs. Said again, it finds the same, or less. */
export async function reconcile(deps: Deps, { day, by }: Reconciliation): Promise<{ readonly found: number }> {
  const from = new Date(`${day}T00:00:00.000Z`)
  const before = new Date(from.getTime() - DAY_MS).toISOString().slice(0, 10)
  const [lines, earlier] = await Promise.all([askStatement(deps.config, day), askStatement(deps.config, before)])
  const span = { from, to: new Date(from.getTime() + DAY_MS) }
  return inTransaction(deps.db, (tx) => write(tx, deps, { day, by, lines, earlier, span }))
}

/** Go through yesterday, and once more through the day before: what is told late is told within a day. */
export async function reconcileDays(deps: Deps): Promise<void> {
  if (deps.config.paymentGateway === undefined) return
  for (const daysAgo of [2, 1]) {
    const day = new Date(deps.now().getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10)
    await reconcile(deps, { day, by: 'clock' })
  }
}

interface Asked extends Reconciliation {
  readonly lines: readonly StatementLine[]
  /** The day before: a payout that was asked after may have been paid then. */
  readonly earlier: readonly StatementLine[]
  readonly span: store.Span
}

async function write(
  tx: Tx,
  deps: Deps,
  { day, by, lines, earlier, span }: Asked,
): Promise<{ readonly found: number }> {
  await store.lockDay(tx, day)
  const found = [...(await statementSide(tx, { lines, earlier, span })), ...(await ledgerSide(tx, span))]
  const run = newId(deps)
  const now = deps.now()
  await store.insertRun(tx, { id: run, day, by, lines: lines.length, found: found.length }, now)
  const named = found.map((one) => ({ ...one, id: newId(deps) }))
  await store.saveFindings(tx, { run, day }, named, now)
  await store.settleFindings(tx, { run, day }, now)
  return { found: found.length }
}

async function statementSide(tx: Tx, { lines, earlier, span }: Pick<Asked, 'lines' | 'earlier' | 'span'>) {
  const booked = await store.findBooked(
    tx,
    lines.map(({ id }) => id),
  )
  const early = new Set(earlier.map(({ kind, id }) => `${kind} ${id}`))
  const expected = (await store.findExpected(tx, span)).filter(({ kind, id }) => !early.has(`${kind} ${id}`))
  return compareStatement({ lines, booked, expected })
}

async function ledgerSide(tx: Tx, span: store.Span): Promise<readonly Difference[]> {
  const [moved, held] = [await movedBetween(tx, KINDS, span), await standingHolds(tx, KINDS)]
  const causes = (all: typeof moved) => all.flatMap(({ cause }) => (cause === null ? [] : [cause]))
  return [
    ...withoutRequest('ledger_without_request', moved, await store.findRequests(tx, causes(moved))),
    ...withoutRequest('hold_without_request', held, await store.findUnderWay(tx, causes(held))),
  ]
}
