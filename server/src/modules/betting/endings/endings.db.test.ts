import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { checkBooks } from '../../../../test/books.ts'
import { freshDatabase, type TestDatabase } from '../../../../test/database.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { fundsOf } from '../../wallet/balances/balances.ts'
import { accountOf, houseAccount, openMemberAccounts, transfer } from '../../wallet/wallet.ts'
import { betsOf, cancelBets, type NewBet, placeBets } from '../betting.ts'
import { LockedBets } from '../book.ts'
import { requestOf } from '../decide-bets.ts'
import { recordFailedSettlements } from '../failed-settlements/failed-settlements.ts'
import { endBets, type BulkBetEnd, type MemberEnd, nextEnds } from './endings.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T13:00:00Z')
const rules = { timeZone: 'UTC', checked: false, verifiedFrom: null }

let books: TestDatabase
beforeAll(async () => {
  books = await freshDatabase()
})
afterAll(() => books.drop())
afterEach(() => checkBooks(books.db))

const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(books.db, work)
const end = (...ends: readonly BulkBetEnd[]) => run((tx) => endBets(tx, ends, later))
const lost = ({ id }: NewBet): BulkBetEnd => ({ betId: id, payout: 0n, status: 'lost' })
const paid = (
  { id }: NewBet,
  payout: bigint,
  status: 'won' | 'half_won' | 'half_lost' | 'push' = 'won',
): BulkBetEnd => ({
  betId: id,
  payout,
  status,
})
const returned = ({ id, stake }: NewBet): BulkBetEnd => ({ betId: id, payout: stake, status: 'void' })
const stored = async ({ id }: NewBet) => (await betsOf(books.db, [id])).get(id)
const balanceOf = async (memberId: string) =>
  (await fundsOf(books.db, [accountOf(memberId, 'PHP')])).get(accountOf(memberId, 'PHP'))?.balance

async function member(amount = 1000n): Promise<string> {
  const memberId = randomUUID()
  await run((tx) => openMemberAccounts(tx, [{ brandId: 1, memberId, currency: 'PHP' }], now))
  const debit = houseAccount(1, 'demo', 'PHP')
  await run((tx) =>
    transfer(tx, [{ id: randomUUID(), kind: 'demo_opening', debit, credit: accountOf(memberId, 'PHP'), amount }], now),
  )
  return memberId
}

/** Bets of so many members on one round, so many of each. */
async function round(members: number, each = 1, changes: Partial<NewBet> = {}) {
  const roundId = randomUUID()
  const own = await Promise.all(Array.from({ length: members }, () => member()))
  const bets = own.flatMap((memberId) =>
    Array.from({ length: each }, () => plainBet(memberId, 100n, { roundId, ...changes })),
  )
  const verdicts = await run((tx) => placeBets(tx, bets, bets.slice(0, 1).map(plainRound), { now, rules }))
  expect(verdicts.every(({ ok }) => ok)).toBe(true)
  return { roundId, members: own, bets }
}

/** End what waits of a round part by part, as whoever settles does. */
async function endRound(
  roundId: string,
  named?: ReturnType<typeof sql>,
  each: (part: readonly MemberEnd[]) => void = () => {},
) {
  const ending = { roundId, others: 'lost', ...(named && { named }) } as const
  const size = { bets: 3, bytes: 1000 }
  const next = (after: MemberEnd | null) => nextEnds(books.db, ending, after, size)
  for (let part = await next(null); part.length > 0; part = await next(part.at(-1) ?? null))
    await run(async (tx) => {
      expect(await endBets(tx, part, later)).toEqual([])
      each(part)
    })
}

test('bets end together: won, half won, half lost, lost, pushed and given back', async () => {
  const { members, bets } = await round(6)
  const [won, halfWon, halfLost, gone, push, back] = bets as [NewBet, NewBet, NewBet, NewBet, NewBet, NewBet]
  const ends = [
    paid(won, 250n),
    paid(halfWon, 145n, 'half_won'),
    paid(halfLost, 50n, 'half_lost'),
    lost(gone),
    paid(push, 100n, 'push'),
    returned(back),
  ]
  expect(await end(...ends)).toEqual([])
  expect(await Promise.all(bets.map(stored))).toMatchObject([
    { status: 'won', payout: 250n, validTurnover: 100n, balanceAfter: 1150n, settledAt: later },
    { status: 'half_won', payout: 145n, validTurnover: 50n },
    { status: 'half_lost', payout: 50n, validTurnover: 50n },
    { status: 'lost', payout: 0n, validTurnover: 100n, balanceAfter: 900n, settledAt: later },
    { status: 'push', payout: 100n, validTurnover: 0n },
    { status: 'void', payout: 100n, validTurnover: 0n },
  ])
  expect(await Promise.all(members.map(balanceOf))).toEqual([1150n, 1045n, 950n, 900n, 1000n, 1000n])
})

test('turnover that whoever settles has counted stands with what is lost', async () => {
  const { bets } = await round(1)
  await end({ ...lost(bets[0]!), turnover: 30n })
  expect(await stored(bets[0]!)).toMatchObject({ status: 'lost', validTurnover: 30n })
})

test('who loses is not waited for: their account is neither locked nor written', async () => {
  const { members, bets } = await round(2)
  const account = accountOf(members[0] ?? '', 'PHP')
  const written = async () =>
    (
      await sql<{ at: string }>`select xmin::text as at from wallet.balance where account_id = ${account}`.execute(
        books.db,
      )
    ).rows[0]
  const before = await written()
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const locking = run(async (tx) => {
    await sql`select from wallet.balance where account_id = ${account} for update`.execute(tx)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  expect(await end(lost(bets[0]!), paid(bets[1]!, 500n))).toEqual([])
  over.resolve()
  await locking
  expect(await written()).toEqual(before)
})

test('the same asked again, even at once, ends nothing twice', async () => {
  const { members, bets } = await round(3)
  const ends = [paid(bets[0]!, 300n), lost(bets[1]!), returned(bets[2]!)]
  const answers = await Promise.all(Array.from({ length: 8 }, () => end(...ends)))
  expect(answers.flat()).toEqual([])
  expect(await Promise.all(members.map(balanceOf))).toEqual([1200n, 900n, 1000n])
})

test('a bet that is unknown or has ended otherwise is refused, and the others end', async () => {
  const { members, bets } = await round(4)
  const [one, two, three, four] = bets as [NewBet, NewBet, NewBet, NewBet]
  await end(lost(one), paid(two, 200n), returned(three))
  const unknown = plainBet(randomUUID(), 1n)
  const refused = await end(paid(one, 200n), lost(two), paid(three, 100n), lost(four), lost(unknown))
  expect(refused.toSorted()).toEqual([one, two, three, unknown].map(({ id }) => id).toSorted())
  expect(await end(returned(one), returned(two), paid(two, 201n))).toEqual([one.id, two.id, two.id])
  expect((await stored(four))?.status).toBe('lost')
  expect(await Promise.all(members.map(balanceOf))).toEqual([900n, 1100n, 1000n, 900n])
})

test('what is lost and given back at once has one end, and both are told', async () => {
  const { members, bets } = await round(30)
  const outcomes = await Promise.all(
    bets.map(async (bet) => {
      const [refused, [verdict]] = await Promise.all([end(lost(bet)), run((tx) => cancelBets(tx, [bet.id], later))])
      return { lost: refused.length === 0, returned: verdict?.ok, status: (await stored(bet))?.status }
    }),
  )
  for (const one of outcomes)
    expect(one).toEqual(
      one.lost ? { lost: true, returned: false, status: 'lost' } : { lost: false, returned: true, status: 'void' },
    )
  const expected = outcomes.map((one) => (one.lost ? 900n : 1000n))
  expect(await Promise.all(members.map(balanceOf))).toEqual(expected)
})

test('what is lost between the reading and the writing of a cancel stays lost', async () => {
  const { members, bets } = await round(1)
  const [bet] = bets as [NewBet]
  const [read, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let tries = 0
  const cancelling = run(async (tx) => {
    tries += 1
    const book = await LockedBets.open(tx, [requestOf(bet)], later)
    const cancelled = book.cancel(bet.id)
    read.resolve()
    await ended.promise
    await book.write([])
    return cancelled
  })
  await read.promise
  expect(await end(lost(bet))).toEqual([])
  ended.resolve()
  const verdict = await cancelling
  expect([tries, verdict]).toMatchObject([2, { ok: false, code: 'bet_not_open' }])
  expect(await balanceOf(members[0] ?? '')).toBe(900n)
})

test('a round ends in parts by a query, whatever is killed in between, and asked again it ends nothing', async () => {
  const { roundId, members, bets } = await round(7, 2)
  await sql`create table if not exists public.prize (bet_id uuid primary key, payout int8 not null)`.execute(books.db)
  for (const [at, bet] of bets.entries())
    if (at % 3 === 0) await sql`insert into public.prize values (${bet.id}, 250)`.execute(books.db)
  const named = sql`select bet_id, payout, 'won' as status, null::int8 as turnover from public.prize`
  let parts = 0
  const dying = () => {
    if (++parts % 2 === 0) throw new Error('killed')
  }
  for (let tries = 0; tries < 20; tries++) {
    const over = await endRound(roundId, named, dying).then(
      () => true,
      (error: Error) => {
        expect(error.message).toBe('killed')
        return false
      },
    )
    if (over) break
  }
  expect(parts).toBeGreaterThan(6)
  expect(await nextEnds(books.db, { roundId, others: 'lost' }, null)).toEqual([])
  const statuses = (await Promise.all(bets.map(stored))).map((bet) => bet?.status)
  expect(statuses).toEqual(bets.map((_, at) => (at % 3 === 0 ? 'won' : 'lost')))
  const won = members.map((memberId) => bets.filter((bet, at) => bet.memberId === memberId && at % 3 === 0).length)
  expect(await Promise.all(members.map(balanceOf))).toEqual(won.map((count) => 800n + 250n * BigInt(count)))
  await endRound(roundId, named, () => expect.unreachable())
})

test('a round is given back in parts, but for what has ended', async () => {
  const { roundId, members, bets } = await round(4)
  await end(paid(bets[0]!, 150n))
  const part = await nextEnds(books.db, { roundId, others: 'void' }, null)
  expect(part).toHaveLength(3)
  await end(...part)
  expect(await Promise.all(members.map(balanceOf))).toEqual([1050n, 1000n, 1000n, 1000n])
})

test('a part is bounded by bets and by what they say, and has one at least', async () => {
  const { roundId } = await round(3, 2, { content: randomBytes(125).toString('hex') })
  const part = (bets: number, bytes: number) => nextEnds(books.db, { roundId, others: 'lost' }, null, { bets, bytes })
  expect((await part(100, 1_000_000)).length).toBe(6)
  expect((await part(4, 1_000_000)).length).toBe(4)
  expect((await part(100, 500)).length).toBe(2)
  expect((await part(100, 1)).length).toBe(1)
})

test('failed settlements are left out: they are ended by themselves', async () => {
  const { roundId, bets } = await round(2)
  const [failed, other] = bets as [NewBet, NewBet]
  const deps = { db: books.db, log: books.log, now: () => now, random: randomBytes } as unknown as Deps
  const settlement = { payout: 200n, status: 'won' } as const
  await run((tx) => recordFailedSettlements(tx, deps, [{ ...failed, settlement, gameRecord: {}, reason: 'broken' }]))
  await endRound(roundId)
  expect([(await stored(failed))?.status, (await stored(other))?.status]).toEqual(['open', 'lost'])
})

test('what is lost stays in its page, and in every index where it was', async () => {
  await sql`alter table betting.bet set (fillfactor = 40)`.execute(books.db)
  const { bets } = await round(10)
  const updatesOf = async (tx: Tx) => {
    const { rows } = await sql<{ all: number; hot: number }>`
      select pg_stat_get_xact_tuples_updated(bet)::int as all, pg_stat_get_xact_tuples_hot_updated(bet)::int as hot
      from (select 'betting.bet'::regclass as bet)`.execute(tx)
    return rows[0] ?? { all: 0, hot: 0 }
  }
  const [before, after] = await run(async (tx) => {
    const counted = await updatesOf(tx)
    await endBets(tx, bets.map(lost), later)
    return [counted, await updatesOf(tx)] as const
  })
  expect([after.all - before.all, after.hot - before.hot]).toEqual([10, 10])
})
