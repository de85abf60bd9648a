import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { readConfig } from '#kernel/config.ts'
import { feedFigures } from '#modules/betting/figures/counting/feed-figures.ts'
import { proveFigures } from '#modules/betting/figures/proof/prove-figures.ts'
import { demoData } from '../src/production.ts'
import { openingBalanceOf } from '../seed/members.ts'
import { seed } from '../seed/seed.ts'
import { world } from '../test/world.ts'
import type { HistoryContext, HistoryEvent } from './context.ts'
import { type HistoryExtent, writeHistory } from './history.ts'
import { persons } from './persons.ts'
import { shares } from './shares.ts'

/** Some of both brands who come often. */
const few = ['LUCKY', 'SAMPA'].flatMap((merchant) =>
  persons
    .filter((person) => person.merchant === merchant)
    .slice(0, 4)
    .map((person, index) => ({ ...person, joins: index % 2, habits: { ...person.habits, comes: 90 } })),
)
const DAYS = 3
const extent: HistoryExtent = { days: DAYS, persons: few, shares, cases: [] }

const [one, other] = [await world(), await world()]
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
      ;[happened, deadly] = [0, deadly + 5]
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
    sql`select id, channel, amount, state, requested_at from cashier.deposit order by id`,
    sql`select id, provider, number_end, created_at from identity.payout_account where account_name is not null order by id`,
    sql`select id, kind, amount, at from wallet.transfer where kind <> 'demo_opening' order by id`,
  ]
  return Promise.all(asked.map(async (query) => (await query.execute(deps.db)).rows))
}

test('written in one go, and killed again and again and gone on with: the past is the same', async () => {
  expect(await writing(one)).toMatchObject({ done: DAYS, days: DAYS })
  let kills = 0
  const deadly = killed()
  for (let done = 0; done < DAYS;) {
    const progress = await writing(other, deadly).catch(() => undefined)
    if (progress === undefined) kills++
    done = progress?.done ?? done
  }
  expect(kills).toBeGreaterThan(5)
  const [whole, pieced] = [await written(one), await written(other)]
  for (const rows of whole) expect(rows.length).toBeGreaterThan(3)
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
  expect(await demoData(one.deps)).toContainEqual(expect.stringMatching(/8 members that the sandbox plays/))
})
