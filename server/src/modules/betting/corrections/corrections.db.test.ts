import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { inParts } from '#kernel/in-parts.ts'
import { checkBooks } from '../../../../test/books.ts'
import { freshDatabase, type TestDatabase } from '../../../../test/database.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { fundsOf } from '../../wallet/balances/balances.ts'
import { accountOf, derivedId, houseAccount, openMemberAccounts, transfer } from '../../wallet/wallet.ts'
import { betsOf, cancelBets, closeRounds, type NewBet, placeBets, roundsOf } from '../betting.ts'
import { cashOutParts } from '../cash-outs/cash-outs.ts'
import { endBets, type BulkBetEnd, type MemberEnd, type RoundEnding } from '../endings/endings.ts'
import { recordFailedSettlements } from '../failed-settlements/failed-settlements.ts'
import {
  beginCorrection,
  correctBets,
  correctionsOf,
  endPart,
  type NewCorrection,
  nextCorrections,
  noteUncorrected,
  previewCorrection,
  runningCorrections,
  sumsOf,
} from './corrections.ts'
import { findPart } from './store.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-21T13:00:00Z')
const rules = { timeZone: 'UTC', checked: false, verifiedFrom: null }
const SMALL = { seen: 5, bets: 3, bytes: 1000 }

let books: TestDatabase
let deps: Deps
beforeAll(async () => {
  books = await freshDatabase()
  deps = { db: books.db, log: books.log, now: () => later, random: randomBytes } as unknown as Deps
  await sql`create table public.prize (bet_id uuid primary key, payout int8 not null)`.execute(books.db)
})
afterAll(() => books.drop())
afterEach(() => checkBooks(books.db))

const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(books.db, work)
const stored = async ({ id }: NewBet) => (await betsOf(books.db, [id])).get(id)
const balanceOf = async (memberId: string) =>
  (await fundsOf(books.db, [accountOf(memberId, 'PHP')])).get(accountOf(memberId, 'PHP'))?.balance
const balances = (members: readonly string[]) => Promise.all(members.map(balanceOf))

async function member(amount = 1000n): Promise<string> {
  const memberId = randomUUID()
  await run((tx) => openMemberAccounts(tx, [{ brandId: 1, memberId, currency: 'PHP' }], now))
  const [debit, credit] = [houseAccount(1, 'demo', 'PHP'), accountOf(memberId, 'PHP')]
  await run((tx) => transfer(tx, [{ id: randomUUID(), kind: 'demo_opening', debit, credit, amount }], now))
  return memberId
}

/** Bets of 100 on one round, so many of each member. */
async function openRound(members: number, each = 1, changes: Partial<NewBet> = {}) {
  const roundId = randomUUID()
  const own = await Promise.all(Array.from({ length: members }, () => member()))
  const bets = own.flatMap((memberId) =>
    Array.from({ length: each }, () => plainBet(memberId, 100n, { roundId, ...changes })),
  )
  const verdicts = await run((tx) => placeBets(tx, bets, bets.slice(0, 1).map(plainRound), { now, rules }))
  expect(verdicts.every(({ ok }) => ok)).toBe(true)
  return { roundId, members: own, bets }
}

const won = (bet: NewBet): BulkBetEnd => ({ betId: bet.id, payout: 250n, status: 'won' })
const lost = (bet: NewBet): BulkBetEnd => ({ betId: bet.id, payout: 0n, status: 'lost' })

/** A round whose bets have ended: those with an even number won 250, the others lost. */
async function endedRound(members: number, each = 1, changes: Partial<NewBet> = {}) {
  const round = await openRound(members, each, changes)
  const ends = round.bets.map((bet, at) => (at % 2 === 0 ? won(bet) : lost(bet)))
  expect(await run((tx) => endBets(tx, ends, now))).toEqual([])
  return round
}

/** From now on these bets of their round are won, and pay so much. */
async function pays(bets: readonly NewBet[], payout = 250n): Promise<void> {
  for (const { id } of bets) await sql`insert into public.prize values (${id}, ${payout})`.execute(books.db)
}
const prizes = sql`select bet_id, payout, 'won' as status, null::int8 as turnover from public.prize`

const endingOf = (roundId: string, kind: NewCorrection['kind']): RoundEnding =>
  kind === 'void' ? { roundId, others: 'void' } : { roundId, named: prizes, others: 'lost' }
type Record = (ends: readonly MemberEnd[]) => Promise<void>

/** Take a correction to its end, as the module does that owns the round, and record something besides. */
async function finish(id: string, record: Record = () => Promise.resolve(), size = SMALL): Promise<void> {
  const find = async () => (await runningCorrections(books.db)).find((one) => one.id === id)
  for (let of = await find(); of; of = await find()) {
    const running = of
    const { ends, upto } = await nextCorrections(books.db, running, endingOf(running.roundId, running.kind), size)
    await inParts(books.db, ends, {
      async work(tx, part) {
        const own = await correctBets(tx, running, part, later)
        if (own.length > 0) await record(own)
      },
      setAside: (tx, end, reason) => noteUncorrected(tx, running, { end, reason }, later),
    })
    await run((tx) => endPart(tx, running, upto, later))
  }
}
const correction = (roundId: string, kind: NewCorrection['kind'], id = randomUUID()): NewCorrection => ({
  id,
  roundId,
  kind,
  brandId: 1,
  reason: 'wrong result',
  askedBy: 'one',
  confirmedBy: 'two',
  bets: 0,
})
const begin = (of: NewCorrection) => run((tx) => beginCorrection(tx, of, now))

async function correct(roundId: string, kind: NewCorrection['kind']): Promise<string> {
  const of = correction(roundId, kind)
  expect(await begin(of)).toMatchObject({ ok: true })
  await finish(of.id)
  return of.id
}

test('a round is settled anew in parts: the difference moves, and what it moved is said', async () => {
  const { roundId, members, bets } = await endedRound(8)
  await pays([bets[0]!, bets[1]!, bets[3]!])
  const id = await correct(roundId, 'resettle')
  expect(await balances(members)).toEqual([1150n, 1150n, 900n, 1150n, 900n, 900n, 900n, 900n])
  expect(await stored(bets[1]!)).toMatchObject({ status: 'won', payout: 250n, validTurnover: 100n, settledAt: later })
  expect(await stored(bets[2]!)).toMatchObject({ status: 'lost', payout: 0n })
  expect(await correctionsOf(books.db, roundId)).toMatchObject([
    { id, state: 'done', done: 5, failed: 0, askedBy: 'one', confirmedBy: 'two', endedAt: later },
  ])
  expect(await sumsOf(books.db, id)).toEqual([{ asset: 'PHP', returned: 500n, taken: 750n, owed: 0n }])
})

test('who lost and loses again is neither locked nor written, and who won and wins the same is left', async () => {
  const { roundId, members, bets } = await endedRound(4)
  await pays([bets[0]!])
  const rowsOf = async () =>
    (
      await sql<{ at: string }>`
        select xmin::text as at from betting.bet where id = any(${[bets[0]!.id, bets[1]!.id, bets[3]!.id]}::uuid[])
        order by id`.execute(books.db)
    ).rows
  const before = await rowsOf()
  const [locked, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const locking = run(async (tx) => {
    for (const who of [members[0], members[1], members[3]])
      await sql`select from wallet.balance where account_id = ${accountOf(who ?? '', 'PHP')} for update`.execute(tx)
    locked.resolve()
    await over.promise
  })
  await locked.promise
  await correct(roundId, 'resettle')
  over.resolve()
  await locking
  expect(await rowsOf()).toEqual(before)
  expect(await balances(members)).toEqual([1150n, 900n, 900n, 900n])
})

test('a round is voided: every stake goes back, those of bets that were still open too', async () => {
  const { roundId, members, bets } = await openRound(4, 2)
  await run((tx) =>
    endBets(tx, [won(bets[0]!), lost(bets[2]!), { betId: bets[4]!.id, payout: 100n, status: 'push' }], now),
  )
  const id = await correct(roundId, 'void')
  expect(await balances(members)).toEqual([1000n, 1000n, 1000n, 1000n])
  expect((await Promise.all(bets.map(stored))).map((bet) => bet?.status)).toEqual(bets.map(() => 'void'))
  expect(await correctionsOf(books.db, roundId)).toMatchObject([{ state: 'done', done: 8 }])
  expect(await sumsOf(books.db, id)).toEqual([{ asset: 'PHP', returned: 600n, taken: 150n, owed: 0n }])
})

test('the same correction, asked and done by many at once, moves once and answers all the same', async () => {
  const { roundId, members, bets } = await endedRound(9, 2)
  await pays(bets.filter((_, at) => at % 2 === 1))
  const of = correction(roundId, 'resettle')
  const answers = await Promise.all(Array.from({ length: 6 }, () => begin(of)))
  expect(answers.map((one) => one.ok && one.value.id)).toEqual(answers.map(() => of.id))
  await Promise.all(Array.from({ length: 6 }, () => finish(of.id)))
  expect(await balances(members)).toEqual(members.map(() => 1050n))
  expect(await correctionsOf(books.db, roundId)).toMatchObject([{ state: 'done', done: 18 }])
  expect(await begin(of)).toMatchObject({ ok: true, value: { state: 'done' } })
  await finish(of.id)
  const again = await correct(roundId, 'resettle')
  expect([await sumsOf(books.db, again), await balances(members)]).toEqual([[], members.map(() => 1050n)])
})

test('killed between parts and within them, it goes on where it was, and each bet changes once', async () => {
  const { roundId, members, bets } = await endedRound(7, 2)
  await pays(bets.filter((_, at) => at % 2 === 1))
  const of = correction(roundId, 'resettle')
  await begin(of)
  let parts = 0
  // What a database says that is stopped: nobody's fault.
  const dying = () => {
    const killed = Object.assign(new Error('killed'), { code: '57P01' })
    return ++parts % 2 === 0 ? Promise.reject(killed) : Promise.resolve()
  }
  const deaths: string[] = []
  for (let tries = 0; tries < 30; tries++)
    await finish(of.id, dying).catch((error: Error) => void deaths.push(error.message))
  expect(new Set(deaths)).toEqual(new Set(['the database was lost before the commit']))
  expect(deaths.length).toBeGreaterThan(3)
  expect(await correctionsOf(books.db, roundId)).toMatchObject([{ state: 'done', done: 14, failed: 0 }])
  expect(await balances(members)).toEqual(members.map(() => 1050n))
  const { rows } = await sql<{ id: string }>`
    select id from wallet.transfer where kind = 'adjustment' and cause = ${roundId}`.execute(books.db)
  const ids = bets.map((bet) => derivedId(bet.id, `correction ${of.id}`))
  expect(rows.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test('a bet that cannot be corrected is noted with its reason, and the others are corrected', async () => {
  const { roundId, members, bets } = await endedRound(6)
  const of = correction(roundId, 'void')
  await begin(of)
  const cursed = bets[3]!
  await finish(of.id, (ends) =>
    ends.some(({ betId }) => betId === cursed.id) ? Promise.reject(new Error('no such spot')) : Promise.resolve(),
  )
  expect(await correctionsOf(books.db, roundId)).toMatchObject([{ state: 'done', done: 5, failed: 1 }])
  expect(await balances(members)).toEqual([1000n, 1000n, 1000n, 900n, 1000n, 1000n])
  const { rows } = await sql`select bet_id, reason from betting.failed_correction`.execute(books.db)
  expect(rows).toEqual([{ bet_id: cursed.id, reason: 'no such spot' }])
})

test('what a member has spent is owed, and not owed any more once the bet pays again', async () => {
  const { roundId, members, bets } = await endedRound(2)
  const [debit, credit] = [accountOf(members[0] ?? '', 'PHP'), houseAccount(1, 'demo', 'PHP')]
  await run((tx) => transfer(tx, [{ id: randomUUID(), kind: 'demo_opening', debit, credit, amount: 1110n }], now))
  const wrong = await correct(roundId, 'resettle')
  expect(await sumsOf(books.db, wrong)).toEqual([{ asset: 'PHP', returned: 0n, taken: 250n, owed: 210n }])
  await pays([bets[0]!])
  const right = await correct(roundId, 'resettle')
  expect(await sumsOf(books.db, right)).toEqual([{ asset: 'PHP', returned: 250n, taken: 0n, owed: -210n }])
  expect(await balances(members)).toEqual([40n, 900n])
})

test('a part that was cashed out stays paid: its bet is corrected for what was left of it, and void as a whole', async () => {
  const round = await openRound(4)
  const cashed = round.bets.map(({ id: betId }) => ({ id: randomUUID(), betId, stake: 50n, paid: 60n }))
  expect((await run((tx) => cashOutParts(tx, cashed, now))).every(({ ok }) => ok)).toBe(true)
  const ends = round.bets.map((bet, at) => (at % 2 === 0 ? won(bet) : lost(bet)))
  expect(await run((tx) => endBets(tx, ends, now))).toEqual([])
  expect(await balances(round.members)).toEqual([1210n, 960n, 1210n, 960n])

  await pays([round.bets[0]!, round.bets[1]!])
  expect(await previewCorrection(books.db, endingOf(round.roundId, 'resettle'))).toEqual(
    new Map([['PHP', { bets: 2, members: 2, returned: 250n, taken: 250n, owed: 0n }]]),
  )
  await correct(round.roundId, 'resettle')
  expect(await balances(round.members)).toEqual([1210n, 1210n, 960n, 960n])
  expect(await stored(round.bets[1]!)).toMatchObject({ status: 'partly_cashed_out', payout: 310n })
  expect(await previewCorrection(books.db, endingOf(round.roundId, 'resettle'))).toEqual(new Map())

  await correct(round.roundId, 'void')
  expect(await balances(round.members)).toEqual([1000n, 1000n, 1000n, 1000n])
  expect(await previewCorrection(books.db, endingOf(round.roundId, 'void'))).toEqual(new Map())
})

test('a round has one correction at a time: another one is refused, and so is the id of another', async () => {
  const { roundId } = await endedRound(2)
  const other = await endedRound(1)
  const of = correction(roundId, 'void')
  const answers = await Promise.all([of, correction(roundId, 'resettle')].map(begin))
  expect(answers.map((one) => (one.ok ? 'begun' : one.code)).toSorted()).toEqual(['begun', 'correction_running'])
  const [running] = (await runningCorrections(books.db)).filter((one) => one.roundId === roundId)
  if (!running) throw new Error('nothing was begun')
  expect(await begin({ ...running, roundId: other.roundId })).toMatchObject({ ok: false, code: 'id_reused' })
  expect(await begin({ ...running, reason: 'another one' })).toMatchObject({ ok: false, code: 'id_reused' })
  await finish(running.id)
  expect(await begin(correction(roundId, 'void'))).toMatchObject({ ok: true })
})

test('settled, voided and corrected at once, a bet ends as the correction says, and the others are told', async () => {
  const { roundId, members, bets } = await openRound(24)
  const of = correction(roundId, 'void')
  await begin(of)
  const settling = bets.map((bet, at) => run((tx) => endBets(tx, [at % 2 === 0 ? won(bet) : lost(bet)], later)))
  const cancelling = bets.map(({ id }) => run((tx) => cancelBets(tx, [id], later)))
  const [, settled, cancelled] = await Promise.all([finish(of.id), Promise.all(settling), Promise.all(cancelling)])
  expect((await Promise.all(bets.map(stored))).map((bet) => bet?.status)).toEqual(bets.map(() => 'void'))
  expect(await balances(members)).toEqual(members.map(() => 1000n))
  for (const [at, bet] of bets.entries()) {
    if (settled[at]?.length === 0) continue
    expect([settled[at], cancelled[at]?.[0]?.ok]).toEqual([[bet.id], true])
  }
})

test('what it would come to is said beforehand, by asset, with what would be owed at most', async () => {
  const { roundId, members, bets } = await endedRound(4, 2)
  await pays([bets[0]!, bets[1]!, bets[3]!])
  const account = accountOf(members[2] ?? '', 'PHP')
  const credit = houseAccount(1, 'demo', 'PHP')
  // One has spent all but 40 of what is to be taken back.
  await run((tx) =>
    transfer(tx, [{ id: randomUUID(), kind: 'demo_opening', debit: account, credit, amount: 1010n }], now),
  )
  const preview = await previewCorrection(books.db, endingOf(roundId, 'resettle'))
  expect([...preview]).toEqual([['PHP', { bets: 5, members: 4, returned: 500n, taken: 750n, owed: 210n }]])
  expect(await previewCorrection(books.db, { roundId: randomUUID(), others: 'void' })).toEqual(new Map())
})

test('a part is bounded by what is seen, by bets and by what they say, and has one at least', async () => {
  const { roundId } = await endedRound(3, 2, { content: randomBytes(125).toString('hex') })
  const place = { memberId: '00000000-0000-0000-0000-000000000000', betId: '00000000-0000-0000-0000-000000000000' }
  const part = (seen: number, bets: number, bytes: number) =>
    findPart(books.db, { roundId, others: 'void' }, place, { seen, bets, bytes })
  const lengths = async (...size: [number, number, number]) => (await part(...size)).ends.length
  expect([await lengths(100, 100, 1_000_000), await lengths(3, 100, 1_000_000)]).toEqual([6, 3])
  expect([await lengths(100, 4, 1_000_000), await lengths(100, 100, 500), await lengths(100, 100, 1)]).toEqual([
    4, 2, 1,
  ])
  const none = await findPart(
    books.db,
    {
      roundId,
      named: sql`select id as bet_id, payout, status, null::int8 as turnover from betting.bet`,
      others: 'lost',
    },
    place,
    SMALL,
  )
  expect([none.ends, none.upto === undefined]).toEqual([[], false])
})

test('failed settlements are left out: they are ended by themselves', async () => {
  const { roundId, bets } = await openRound(2)
  const [failed, other] = bets as [NewBet, NewBet]
  const settlement = { payout: 200n, status: 'won' } as const
  await run((tx) => recordFailedSettlements(tx, deps, [{ ...failed, settlement, gameRecord: {}, reason: 'broken' }]))
  await correct(roundId, 'void')
  expect([(await stored(failed))?.status, (await stored(other))?.status]).toEqual(['open', 'void'])
})

test('a round that is over is void from when it is to be voided, and closed once it is to be settled anew', async () => {
  const { roundId } = await endedRound(1)
  const status = async () => (await roundsOf(books.db, [roundId])).get(roundId)?.status
  await correct(roundId, 'void')
  expect(await status()).toBe('open')
  await run((tx) => closeRounds(tx, [roundId], 'closed', now))
  await correct(roundId, 'void')
  expect(await status()).toBe('void')
  await correct(roundId, 'resettle')
  expect(await status()).toBe('closed')
})
