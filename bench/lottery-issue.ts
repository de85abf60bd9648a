import { randomUUID } from 'node:crypto'
import type { DrawResult } from '@croupier/engine/lottery/family.ts'
import type { placeOrder as placeOrderCall } from '@croupier/contract/lottery-orders.ts'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import type { Ask } from '@croupier/server/src/kernel/route.ts'
import { beginCorrection } from '@croupier/server/src/modules/betting/corrections/corrections.ts'
import { brandsIn } from '@croupier/server/src/modules/brand/brand.ts'
import { correctIssues } from '@croupier/server/src/modules/lottery/desk/corrections/correct-issues.ts'
import { type DrawEffect, effectOf } from '@croupier/server/src/modules/lottery/desk/corrections/effects.ts'
import { insertCorrection, saveNumbers } from '@croupier/server/src/modules/lottery/desk/corrections/store.ts'
import { runDraws } from '@croupier/server/src/modules/lottery/draws/run-draws.ts'
import { settleIssues } from '@croupier/server/src/modules/lottery/draws/settle-issues.ts'
import { saveDraws } from '@croupier/server/src/modules/lottery/draws/store.ts'
import { placeOrder } from '@croupier/server/src/modules/lottery/orders/place-order.ts'
import { findLottery, findNext, type IssueRow } from '@croupier/server/src/modules/lottery/store.ts'
import { verifyLedger } from '@croupier/server/src/modules/wallet/verify/verify.ts'
import { type BenchDatabase, freshDatabase } from './database.ts'
import { loggedInMembers } from './people.ts'
import { type Bench, figure, type Measurement } from './result.ts'

const LINES = Number(process.env.BENCH_LINES ?? 1_000_000)
const QUICK_LINES = 20_000
const LINES_OF_MEMBER = 50
/** Orders that are placed at once. */
const AT_ONCE = 100
const BRAND = 1
/** Its numbers come from people, so that they can be corrected. */
const LOTTERY = 'VN_MB'
const FAMILY = 'VN_NORTH'
const STAKE = '1'

/** The first number alone counts here; the others are what they are. */
const numbersWith = (special: string): DrawResult =>
  [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3, 3, 3, 2, 2, 2, 2].map((digits, at) =>
    at === 0 ? special : '0'.repeat(digits),
  )

const NUMBERS = numbersWith('12345')
/** By another last digit every second line that was paid loses, and as many others are paid. */
const RIGHT_NUMBERS = numbersWith('12346')

interface Run {
  readonly bare: number
  readonly paid: number
  readonly preview: number
  readonly corrected: number
  readonly moved: number
}

/** An issue with a million open lines, a tenth of them paid: from the result to the last payout; and settled anew by other numbers. */
export const lotteryIssue: Bench = async ({ quick }) => {
  const database = await freshDatabase('lottery-issue')
  try {
    const lines = quick ? Math.min(LINES, QUICK_LINES) : LINES
    await loggedInMembers(database.deps, lines / LINES_OF_MEMBER)
    return await measured(database, lines, await measure(database, lines))
  } finally {
    await database.close()
  }
}

async function measure(database: BenchDatabase, lines: number): Promise<Run> {
  const { deps, pool } = database
  const issue = await issueOnSale(deps)
  await placeLines(database, issue)
  for (const table of ['betting.bet', 'lottery.order_line', 'lottery.member_order', 'wallet.balance'])
    await pool.query(`vacuum analyze ${table}`)
  const after = { ...deps, now: () => new Date(issue.drawAt.getTime() + 1000) }
  await runDraws(after, ours(await numberOf(deps)))
  const bare = await updateBare(database, issue)
  await pool.query('checkpoint')
  const paid = await timed(async () => {
    await inTransaction(deps.db, (tx) => saveDraws(tx, [{ id: issue.id, numbers: NUMBERS, hash: null }], after.now()))
    await settleIssues(after)
  })
  await assertPaid(database, issue, { lines, numbers: NUMBERS })
  await pool.query('checkpoint')
  let effect: DrawEffect | undefined
  const preview = await timed(async () => {
    effect = await effectFor(after, issue)
  })
  if (!effect) throw new Error('the correction would change nothing')
  const { rounds, bets } = effect
  const corrected = await timed(async () => {
    await begin(after, issue, rounds)
    await correctIssues(after)
  })
  await assertPaid(database, issue, { lines, numbers: RIGHT_NUMBERS })
  if ((await effectFor(after, issue)).bets > 0) throw new Error('the same again would change something')
  const run = { bare, paid, preview, corrected, moved: bets }
  console.log(JSON.stringify(run))
  return run
}

const ours = (number: number) => async (_: string, numbers: readonly number[]) =>
  numbers.filter((one) => one === number)

async function numberOf(deps: Deps): Promise<number> {
  const lottery = await findLottery(deps.db, LOTTERY)
  if (!lottery) throw new Error(`there is no ${LOTTERY}`)
  return lottery.number
}

/** Issues of the one lottery are laid ready; the one on sale. */
async function issueOnSale(deps: Deps): Promise<IssueRow> {
  await runDraws(deps, ours(await numberOf(deps)))
  const [issue] = await findNext(deps.db, LOTTERY, deps.now(), 1)
  if (!issue) throw new Error(`${LOTTERY} has no issue`)
  return issue
}

/** Everybody orders once: as many lines on each digit before the last as on each last one. */
async function placeLines({ deps, pool }: BenchDatabase, issue: IssueRow): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`select id from identity.member where account like 'bench%'`)
  const lines = Array.from({ length: LINES_OF_MEMBER }, (_, at) => ({
    method: at % 2 === 0 ? 'HEAD_1' : 'TAIL_1',
    content: `${Math.floor(at / 2) % 10}`,
    tickets: 1,
    stake: STAKE,
  }))
  const onSale = { ...deps, now: () => new Date(issue.openAt.getTime() + 1000) }
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await Promise.all(
      rows.slice(from, from + AT_ONCE).map(({ id: memberId }) =>
        placeOrder(onSale, {
          body: { id: randomUUID(), gameCode: LOTTERY, issueNo: issue.issueNo, lines },
          session: { memberId, agentType: 0 },
          brandId: BRAND,
          // What else a call brings is not looked at.
        } as unknown as Ask<typeof placeOrderCall>),
      ),
    )
}

/** A bare update of the same rows, as one statement that nobody has to answer for; it is taken back. */
async function updateBare({ pool }: BenchDatabase, issue: IssueRow): Promise<number> {
  await pool.query('checkpoint')
  const client = await pool.connect()
  try {
    await client.query('begin; set local statement_timeout = 0')
    return await timed(() =>
      client.query(
        `update betting.bet set status = case when line.wins then 'won' else 'lost' end,
                payout = case when line.wins then bet.stake * 9 else 0 end, valid_turnover = bet.stake, settled_at = now()
         from (select id, content = case method when 'HEAD_1' then $2 else $3 end as wins from lottery.order_line
               where issue_id = $1) as line
         where bet.id = line.id`,
        [issue.id, ...digitsOf(NUMBERS)],
      ),
    )
  } finally {
    await client.query('rollback')
    client.release()
    await pool.query('vacuum betting.bet')
  }
}

/** The last two digits of the special prize. */
const digitsOf = ([special = '']: DrawResult) => [special.at(-2) ?? '', special.at(-1) ?? ''] as const

const effectFor = ({ db, ...deps }: Deps, { id: issueId }: IssueRow): Promise<DrawEffect> =>
  inTransaction(db, async (tx) =>
    effectOf(tx, await brandsIn(tx, { db, ...deps }), {
      issueId,
      lottery: LOTTERY,
      family: FAMILY,
      numbers: RIGHT_NUMBERS,
    }),
  )

/** The correction stands, as two people leave it. */
async function begin({ db, now }: Deps, { id: issueId }: IssueRow, rounds: DrawEffect['rounds']): Promise<void> {
  const by = { brandId: BRAND, reason: 'bench', askedBy: 'one', confirmedBy: 'two' }
  const id = randomUUID()
  const owns = rounds.map((round) => ({ ...round, id: randomUUID(), correctionId: id }))
  await inTransaction(db, async (tx) => {
    for (const { id: ownId, roundId, bets } of owns)
      must(await beginCorrection(tx, { ...by, id: ownId, roundId, kind: 'resettle', bets }, now()))
    const changed = { numbersBefore: NUMBERS, numbersAfter: RIGHT_NUMBERS }
    await insertCorrection(tx, { ...by, ...changed, id, issueId, kind: 'correct', at: now() }, owns)
    await saveNumbers(tx, issueId, RIGHT_NUMBERS)
  })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

/** Every line has the end that the numbers give it, and its money is what the ledger has. */
async function assertPaid(
  { pool }: BenchDatabase,
  issue: IssueRow,
  { lines, numbers }: { readonly lines: number; readonly numbers: DrawResult },
): Promise<void> {
  const { rows } = await pool.query<{ lines: number; wrong: number }>(
    `select count(*)::int as lines,
       count(*) filter (where (bet.status = 'won') <> (line.content = case line.method when 'HEAD_1' then $2 else $3 end)
                           or bet.status not in ('won', 'lost')
                           or (bet.payout > 0) <> (bet.status = 'won'))::int as wrong
     from lottery.order_line as line join betting.bet on bet.id = line.id where line.issue_id = $1`,
    [issue.id, ...digitsOf(numbers)],
  )
  if (rows[0]?.lines !== lines || rows[0]?.wrong !== 0) throw new Error(`${lines} lines: ${JSON.stringify(rows[0])}`)
}

async function measured({ db }: BenchDatabase, lines: number, run: Run): Promise<Measurement> {
  const { fault, transfers } = await verifyLedger(db)
  if (fault !== undefined) throw new Error(fault)
  return {
    figures: [
      figure('from the result to the last payout', 's', [run.paid], { atMost: 60 }),
      figure('a bare update of the same rows', 's', [run.bare]),
      figure('times the bare update', '×', [run.paid / run.bare], { atMost: 4 }),
      figure('what other numbers would come to is known', 's', [run.preview], { atMost: 20 }),
      figure('corrected, to the last line that moves', 's', [run.corrected], { atMost: 90 }),
      figure('lines that moved', '', [run.moved]),
    ],
    notes: [
      `${lines} lines of ${lines / LINES_OF_MEMBER} members on one issue of ${LOTTERY}, one in ten paid; with as many as a million what is asked for is asked`,
      `afterwards every line had ended as the numbers say, and ${transfers} transfers were proved; the same correction again would move nothing`,
    ],
  }
}
