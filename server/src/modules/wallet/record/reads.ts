import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/wallet.ts'
import { withHashedSides } from '@croupier/engine/ledger.ts'
import { amountText } from '@croupier/engine/money.ts'
import { dayOf, daysAfter, isDay, rangeOf } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { firstDayOf, type Period } from '#kernel/period.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import type { Session } from '#kernel/session.ts'
import { type Brand, brandOf, currencyOf } from '../../brand/brand.ts'
import { lineHashes, saltsOf, sha256 } from '../chain.ts'
import { findBatch, findJournal, findTransfers, type JournalRow, type TransferRow } from '../store.ts'
import { accountOf } from '../wallet.ts'
import { profitOf, type ProfitSums } from './rules.ts'
import {
  findInBlocks,
  findEnd,
  findLines,
  findLine,
  findTail,
  type LineRow,
  sumBlocks,
  sumDays,
  sumTail,
} from './store.ts'

interface AskedRange {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** Whose record it is, and how its amounts are written. */
async function accountOfAsker(deps: Deps, session: Session) {
  const brand = await brandOf(deps, session.brandId)
  const currency = currencyOf(brand, session.agentType)
  const text = (units: bigint) => amountText(units, brand.decimals)
  return { brand, currency, text, accountId: accountOf(session.memberId, currency) }
}

function rangeAsked(deps: Deps, query: AskedRange, brand: Brand) {
  for (const field of ['from', 'to'] as const)
    if (query[field] !== undefined && !isDay(query[field])) must(atField(field, 'invalid_date'))
  return rangeOf(query, dayOf(deps.now(), brand.timeZone))
}

/** The account record: transfers with the balance before and after each, and what came and went in the whole range. */
export async function readLines(
  deps: Deps,
  { query, session }: Ask<typeof contract.lines>,
): Promise<ReplyOf<typeof contract.lines>> {
  const { brand, currency, text, accountId } = await accountOfAsker(deps, session)
  const { timeZone } = brand
  const filter = { accountId, range: rangeAsked(deps, query, brand), timeZone, kind: query.kind }

  const end = await findEnd(deps.db, accountId)
  const [tail, counted] = await Promise.all([sumTail(deps.db, filter, end), sumBlocks(deps.db, filter, end)])
  const total = tail.lines + counted.lines

  const skip = (query.pageNo - 1) * query.pageSize
  const inTail = Math.max(0, Math.min(query.pageSize, tail.lines - skip))
  const inBlocks = { skip: Math.max(0, skip - tail.lines), take: query.pageSize - inTail }
  const [newest, older] = await Promise.all([
    findTail(deps.db, filter, end, { skip, take: inTail }),
    findInBlocks(deps.db, filter, end, inBlocks),
  ])
  const rows = await findLines(deps.db, accountId, [...newest, ...older])

  const [credits, debits] = [tail.credits + counted.credits, tail.debits + counted.debits]
  return {
    pageNum: query.pageNo,
    totalPages: Math.ceil(total / query.pageSize),
    total,
    list: rows.map((row) => lineReply(row, currency, text)),
    totals: { in: text(credits), out: text(debits), net: text(credits - debits) },
  }
}

const lineReply = (row: LineRow, asset: string, text: (units: bigint) => string) => ({
  id: row.id,
  journal: row.journal,
  kind: row.kind,
  amount: text(row.amount),
  before: text(row.after - row.amount),
  after: text(row.after),
  asset,
  cause: row.cause,
  counterpart: row.counterpart,
  position: row.position,
  at: row.at.toISOString(),
})

/** A line of the asker's own record, opened: what belongs together with it. */
export async function readLine(
  deps: Deps,
  { params, session }: Ask<typeof contract.line>,
): Promise<ReplyOf<typeof contract.line>> {
  const { currency, text, accountId } = await accountOfAsker(deps, session)
  const row = await findLine(deps.db, accountId, params.id)
  if (!row) throw new Refusal('not_found')
  const [journal, batch] = await Promise.all([
    findJournal(deps.db, row.journal, accountId),
    findBatch(deps.db, BigInt(row.position.split('/')[0] ?? '')),
  ])
  return {
    line: lineReply(row, currency, text),
    journal: journal.map((one) => transferReply(one, accountId, text)),
    provable: (batch?.head.salt ?? null) !== null,
  }
}

const transferReply = (row: JournalRow, accountId: string, text: (units: bigint) => string) => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  amount: text(row.amount),
  debit: { purpose: row.debitPurpose, own: row.debit === accountId },
  credit: { purpose: row.creditPurpose, own: row.credit === accountId },
  position: row.position,
  at: row.at.toISOString(),
})

/** What proves a line of the asker's own record: others' lines stand there as hashes only. */
export async function readLineProof(
  deps: Deps,
  { params, session }: Ask<typeof contract.lineProof>,
): Promise<ReplyOf<typeof contract.lineProof>> {
  const { accountId } = await accountOfAsker(deps, session)
  const row = (await findTransfers(deps.db, [params.id])).get(params.id)
  const own = row && sideOf(row, accountId)
  const batch = row && own && (await findBatch(deps.db, BigInt(row.batch)))
  const salt = batch?.head.salt ?? null
  if (!own || !batch || salt === null) throw new Refusal('not_found')

  const { head, lines } = batch
  const salts = saltsOf(salt, lines.length)(row.line - 1)
  const shown = withHashedSides(sha256, row, salts)
  return {
    proves: 'ledger line',
    line: lineTextReply(shown, row.line),
    salt: salts.line,
    own: { ...own, account: accountId, salt: shown[own.side] === accountId ? null : salts[own.side] },
    batch: {
      id: String(head.id),
      writer: head.writer,
      number: String(head.number),
      at: head.at.toISOString(),
      previous: head.previous.toString('hex'),
      hash: batch.hash.toString('hex'),
    },
    hashes: [...lineHashes(salt, lines)],
  }
}

const lineTextReply = (
  { id, journal, kind, state, debit, credit, ...rest }: ReturnType<typeof withHashedSides>,
  line: number,
) => ({
  line,
  id,
  journal,
  kind,
  state,
  debit,
  credit,
  amount: String(rest.amount),
  debitAfter: rest.debitAfter === null ? null : String(rest.debitAfter),
  creditAfter: rest.creditAfter === null ? null : String(rest.creditAfter),
  holdId: rest.holdId,
  cause: rest.cause,
})

function sideOf({ debit, credit, debitAfter, creditAfter }: TransferRow, accountId: string) {
  if (debit === accountId && debitAfter !== null) return { side: 'debit' as const, after: String(debitAfter) }
  if (credit === accountId && creditAfter !== null) return { side: 'credit' as const, after: String(creditAfter) }
  return undefined
}

const DAYS_MAX = 400

/** Personal profit and loss: what came and went under each heading, by day, week or month, newest first. */
export async function readProfit(
  deps: Deps,
  { query, session }: Ask<typeof contract.profit>,
): Promise<ReplyOf<typeof contract.profit>> {
  const { brand, currency, text, accountId } = await accountOfAsker(deps, session)
  const range = rangeAsked(deps, query, brand)
  const days = daysOf(range.from, range.to)
  if (days.length > DAYS_MAX) must(atField('from', 'invalid_date'))

  const sums = await sumDays(deps.db, { accountId, range, timeZone: brand.timeZone }, await findEnd(deps.db, accountId))

  const bySpan = Map.groupBy(sums, ({ day }) => firstDayOf(day, query.by))
  return {
    currency,
    list: spansOf(days, query.by).map((from) => ({ from, ...profitReply(profitOf(bySpan.get(from) ?? []), text) })),
    totals: profitReply(profitOf(sums), text),
  }
}

/** The days from one to another, both included, newest first; one more than may be asked for at most. */
function daysOf(from: string, to: string): readonly string[] {
  const days: string[] = []
  for (let day = to; day >= from && days.length <= DAYS_MAX; day = daysAfter(day, -1)) days.push(day)
  return days
}

const spansOf = (days: readonly string[], by: Period) => [...new Set(days.map((day) => firstDayOf(day, by)))]

const profitReply = (sums: ProfitSums & { readonly net: bigint }, text: (units: bigint) => string) => ({
  deposits: text(sums.deposits),
  withdrawals: text(sums.withdrawals),
  transfers: text(sums.transfers),
  stakes: text(sums.stakes),
  wins: text(sums.wins),
  bonuses: text(sums.bonuses),
  other: text(sums.other),
  net: text(sums.net),
})
