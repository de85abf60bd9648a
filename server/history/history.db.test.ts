import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#kernel/config.ts'
import { feedFigures } from '#modules/betting/figures/counting/feed-figures.ts'
import { proveFigures } from '#modules/betting/figures/proof/prove-figures.ts'
import { feedFigures as feedAccountFigures } from '#modules/wallet/figures/feed-figures.ts'
import { reconcile } from '#modules/reconciliation/reconcile.ts'
import { demoData } from '../src/production.ts'
import { openingBalanceOf } from '../seed/members.ts'
import { seed } from '../seed/seed.ts'
import { openTestGateway } from '../test/payment-gateway.ts'
import { world } from '../test/world.ts'
import type { HistoryContext, HistoryEvent } from './context.ts'
import { type HistoryExtent, writeHistory } from './history.ts'
import { newcomers, regulars } from './persons.ts'
import { recount } from './recount/recount.ts'
import { shares } from './shares.ts'
import { onDuty } from './shares/desk/roster.ts'

/** Some of both brands who come often. */
const few = ['LUCKY', 'SAMPA'].flatMap((merchant) =>
  regulars
    .filter((person) => person.merchant === merchant)
    .slice(0, 3)
    .map((person, index) => ({ ...person, joins: index % 2, habits: { ...person.habits, comes: 90, takesAt: 0.4 } })),
)
const DAYS = 3
/** The past is read and prepared anew after each kill. */
const LONG = { timeout: 600_000 }
/** A shoe that lasts, and seats with owners. */
const lastHours = {
  newcomers: {
    tables: newcomers.tables.filter(({ merchant }) => merchant === 'SAMPA'),
    crash: newcomers.crash.filter(({ merchant }) => merchant === 'SAMPA'),
  },
  only: { merchant: 'SAMPA', codes: ['BAC3', 'BJ1'] },
}
const extent: HistoryExtent = { days: DAYS, persons: few, shares, lastHours, cases: [] }

const dataDir = mkdtempSync(join(tmpdir(), 'croupier-history-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const gateway = await openTestGateway()
afterAll(() => gateway.close())
const [one, other] = [await world({ config: { dataDir, ...gateway.config } }), await world({ config: { dataDir } })]
for (const { deps } of [one, other]) await seed(deps)

type World = typeof one

const writing = ({ deps, url, app: { jobs } }: World, some = extent, signal = new AbortController().signal) =>
  writeHistory({ deps, url, jobs }, signal, some)

/** Again and again, after ever more events, when what an event did is committed and nobody has noted that it is done, everything ends. */
function killed(): HistoryExtent {
  let [happened, deadly] = [0, 1]
  const cut =
    (event: HistoryEvent): HistoryEvent =>
    async (moment) => {
      await event(moment)
      if (++happened < deadly) return
      ;[happened, deadly] = [0, deadly + 10]
      throw new Error('killed')
    }
  const cutting = (context: HistoryContext): HistoryContext => ({
    ...context,
    at: (moment, name, event) => context.at(moment, name, cut(event)),
    playAt: (moment, name, event) => context.playAt(moment, name, cut(event)),
  })
  return { ...extent, shares: shares.map((share) => ({ ...share, day: (context) => share.day(cutting(context)) })) }
}

/** What follows from the seed alone: not the chains and seals that an installation puts around it. */
async function written({ deps }: World) {
  const asked = [
    sql`select id, account, nickname, registered_at, registered_ip, demo_player from identity.member where demo_player order by id`,
    sql`select id, member_id, outcome, ip, user_agent, at from identity.login_history order by id`,
    sql`select id, member_id, round_id, game_code, stake, payout, status, placed_at, settled_at from betting.bet order by id`,
    sql`select id, events::text, proof::text, closed_at from betting.round order by id`,
    sql`select id, code, phase, events::text, result::text, people, ended_at from studio.table_round where people > 0 order by id`,
    sql`select id, bet_slip_id, member_id, spot, stake, state, payout, placed_at from studio.table_bet order by id`,
    sql`select id, number, point, hash, ended_at from studio.crash_round order by id`,
    sql`select id, round_id, member_id, stake, state, cashed_out_at, payout, placed_at from studio.crash_bet order by id`,
    sql`select id, channel, amount, state, requested_at from cashier.deposit order by id`,
    sql`select id, provider, number_end, created_at from identity.payout_account where account_name is not null order by id`,
    sql`select id, amount, fee, state, reason, flags, by_hand, requested_at from cashier.withdrawal order by id`,
    sql`select member_id, kind, state, uploaded_at from verification.document order by id`,
    sql`select by_name, action, subject_name, reason, note, at from kernel.audit where operator_id is not null order by brand_id, number`,
    sql`select id, kind, amount, at from wallet.transfer where kind <> 'demo_opening' order by id`,
  ]
  return Promise.all(asked.map(async (query) => (await query.execute(deps.db)).rows))
}

beforeAll(async () => void (await writing(one)), LONG.timeout)

test('written in one go, and killed again and again and gone on with: the past is the same', LONG, async () => {
  let kills = 0
  const deadly = killed()
  for (let done = 0; done < DAYS;) {
    const progress = await writing(other, deadly).catch(() => undefined)
    if (progress === undefined) kills++
    done = progress?.done ?? done
  }
  expect(kills).toBeGreaterThan(5)
  const [whole, pieced] = [await written(one), await written(other)]
  for (const rows of whole) expect(rows).not.toEqual([])
  expect(pieced).toEqual(whole)
})

test('every day lies in the past, nothing is left to hear, and the figures are those of the bets', async () => {
  const { deps } = one
  const { rows } = await sql<{ count: number; last: Date; waiting: number }>`
    select count(*)::int as count, max(placed_at) as last,
           (select count(*)::int from kernel.outbox where audience is not null) as waiting from betting.bet`.execute(
    deps.db,
  )
  expect(rows[0]?.count).toBeGreaterThan(100)
  expect(rows[0]?.last.getTime()).toBeLessThan(deps.now().getTime())
  expect(rows[0]?.waiting).toBe(0)
  await feedFigures(deps)
  expect(await proveFigures(deps)).toEqual([])
})

test('tables have a long road to go on with, whose shoes are proved by what they revealed, and crash its rounds', async () => {
  const { deps } = one
  const { rows } = await sql<{ code: string; rounds: number; open: number; last: Date; due: Date }>`
    select t.code, count(r.id)::int as rounds, count(r.id) filter (where r.settled_at is null)::int as open,
           max(r.settled_at) as last, t.due_at as due
    from studio.live_table as t join studio.table_round as r on r.table_id = t.id group by t.id`.execute(deps.db)
  expect(rows).toHaveLength(2)
  for (const { rounds, open, last, due } of rows) {
    expect(rounds).toBeGreaterThan(50)
    expect(open).toBe(0)
    expect(last.getTime()).toBeLessThanOrEqual(deps.now().getTime())
    expect(due.getTime()).toBeLessThanOrEqual(deps.now().getTime())
  }
  expect(await brokenLinks(one)).toEqual({ shoes: 0, rounds: 0, left: 0 })
})

/** Shoes and rounds whose revealed link does not lead to the one that was public before, and what today's dealers could not go on with. */
async function brokenLinks({ deps }: World) {
  const { rows } = await sql<{ shoes: number; rounds: number; left: number }>`
    select (select count(*)::int from studio.table_shoe where hash is not null
              and encode(sha256(convert_to(hash, 'UTF8')), 'hex') <> link_after) as shoes,
           (select count(*)::int from studio.crash_round as r join studio.crash_round as before
              on before.chain_id = r.chain_id and before.link = r.link + 1
            where encode(sha256(convert_to(r.hash, 'UTF8')), 'hex') <> before.hash) as rounds,
           (select count(*)::int from chains.chain where owner = 'crash:2' and next_link > 0) as left`.execute(deps.db)
  return rows[0]
}
const shift = ({ day, hours, by }: { day: string; hours: number; by: string }) =>
  onDuty(day, hours).includes(by) ? undefined : `${by} on ${day} at ${hours}`

test('operators work within their shifts alone, and what takes two people two have done', async () => {
  const { rows: entries } = await sql<{ by: string; day: string; hours: number }>`
    select by_name as by, (at at time zone 'Asia/Manila')::date::text as day,
           (extract(epoch from (at at time zone 'Asia/Manila')::time) / 3600)::float8 as hours
    from kernel.audit where operator_id is not null`.execute(one.deps.db)
  expect(new Set(entries.map(({ by }) => by)).size).toBeGreaterThan(3)
  expect(entries.flatMap((entry) => shift(entry) ?? [])).toEqual([])
  const { rows: approvals } = await sql<{ asked: string; decided: string | null }>`
    select asked_name as asked, decided_name as decided from kernel.approval`.execute(one.deps.db)
  expect(approvals.length).toBeGreaterThan(0)
  for (const { asked, decided } of approvals) expect(decided).not.toBe(asked)
})

test('the payment company’s statements know what moved: nothing differs on any day of the past', async () => {
  const { deps } = one
  const { rows } = await sql<{ day: string }>`
    select distinct (ended_at at time zone 'UTC')::date::text as day from cashier.deposit where ended_at is not null order by 1`.execute(
    deps.db,
  )
  expect(rows.length).toBeGreaterThan(2)
  for (const { day } of rows)
    expect([day, await reconcile(deps, { day, by: 'operator:test' })]).toEqual([day, { found: 0 }])
})

test('everything is as a plain count of bets and transfers says, which names the first figure that is not', async () => {
  const { db } = one.deps
  for (let turn = 0; turn < 3; turn++) await feedAccountFigures(one.deps)
  const different = async () => (await recount(db)).flatMap(({ name, first }) => (first ? [{ name, ...first }] : []))
  expect(await different()).toEqual([])
  const [person] = few
  const altered = async (by: number) =>
    void (await sql`
      update betting.figure set stakes = stakes + ${by}
      where (member_id, hour, game_id) = (select member_id, hour, game_id from betting.figure
        join identity.member on id = member_id where account = ${person!.account} order by hour, game_id limit 1)`.execute(
      db,
    ))
  await altered(1)
  expect(await different()).toMatchObject([
    { name: 'members’ figures of a game', brandId: 1, subject: expect.stringMatching(`^${person!.account} at `) },
  ])
  await altered(-1)
  await sql`update wallet.figure set credits = credits + 1`.execute(db)
  await sql`update cashier.deposit set credited = credited + 1 where state = 'credited'`.execute(db)
  expect((await different()).map(({ name }) => name)).toEqual([
    'days of members’ accounts',
    'deposits of a channel on a day',
  ])
  await sql`update wallet.figure set credits = credits - 1`.execute(db)
  await sql`update cashier.deposit set credited = credited - 1 where state = 'credited'`.execute(db)
})

test('demo accounts have what they began with, and no bets', async () => {
  const { rows } = await sql<{ asset: string; balance: bigint; lines: bigint; bets: number }>`
    select account.asset, balance.balance, balance.lines,
           (select count(*)::int from betting.bet where member_id = member.id) as bets
    from identity.member join wallet.account on owner_id = member.id join wallet.balance on account_id = account.id
    where not demo_player and account.asset in ('PHP', 'VND')`.execute(one.deps.db)
  expect(rows.length).toBeGreaterThan(30)
  for (const row of rows)
    expect(row).toEqual({ asset: row.asset, balance: openingBalanceOf(row.asset), lines: 1n, bets: 0 })
})

test('in production there is no past', async () => {
  const deps = { ...one.deps, config: { ...one.deps.config, mode: 'production' as const } }
  await expect(writing({ ...one, deps })).rejects.toThrow(/sandbox/)
  expect(readConfig({ MODE: 'production', HISTORY: '1' }).history).toBe(false)
  expect(await demoData(one.deps)).toContainEqual(expect.stringMatching(/\d+ members that the sandbox plays/))
})
