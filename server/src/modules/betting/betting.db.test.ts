import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { batched } from '#kernel/batch.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Period, periodsAt } from '#kernel/period.ts'
import { checkBooks } from '../../../test/books.ts'
import { freshDatabase, type TestDatabase } from '../../../test/database.ts'
import { plainBet, plainRound } from '../../../test/plain-bet.ts'
import { PLAIN_MEMBER } from '../../../test/plain-member.ts'
import type { Brand } from '../brand/brand.ts'
import { createMember } from '#modules/identity/identity.ts'
import { limitByHouse } from '#modules/limits/limits.ts'
import { accountOf, houseAccount, openMemberAccounts, transfer } from '../wallet/wallet.ts'
import { fundsOf, houseFundsOf } from '../wallet/balances/balances.ts'
import {
  adjustBets,
  type Bet,
  cancelBets,
  closeRounds,
  type NewBet,
  placeBets,
  roundsOf,
  settleBets,
} from './betting.ts'
import { LockedBets } from './book.ts'
import { findLimitUsage, sumLimitUsage } from './limit-usage/store.ts'
import { holdBets } from './pending/pending.ts'
import { owedOfBets } from './shortfalls/shortfalls.ts'
import { findBets } from './store.ts'
import { recordBet } from './vendor/record-bet.ts'

const now = new Date('2026-11-21T12:00:00Z')
const rules = { timeZone: 'UTC', checked: false, verifiedFrom: null }
const moment = { now, rules }
const game = houseAccount(1, 'game:BACCARAT', 'PHP')

let books: TestDatabase
beforeAll(async () => {
  books = await freshDatabase()
})
afterAll(() => books.drop())
afterEach(() => checkBooks(books.db))

const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(books.db, work)
const codes = (verdicts: readonly { ok: boolean }[]) =>
  verdicts.map((verdict) => ('code' in verdict ? verdict.code : 'yes'))

async function member(amount: bigint): Promise<string> {
  const memberId = randomUUID()
  await run((tx) => openMemberAccounts(tx, [{ brandId: 1, memberId, currency: 'PHP' }], now))
  const opening = {
    id: randomUUID(),
    kind: 'demo_opening',
    debit: houseAccount(1, 'demo', 'PHP'),
    credit: accountOf(memberId, 'PHP'),
    amount,
  }
  await run((tx) => transfer(tx, [opening], now))
  return memberId
}
const balanceOf = async (memberId: string) =>
  (await fundsOf(books.db, [accountOf(memberId, 'PHP')])).get(accountOf(memberId, 'PHP'))?.balance
const place = (...bets: readonly NewBet[]) => run((tx) => placeBets(tx, bets, bets.map(plainRound), moment))
const settle = (betId: string, payout: bigint, status: 'won' | 'lost' | 'push' | 'half_won' = 'won') =>
  run((tx) => settleBets(tx, [{ betId, payout, status }], now))
const cancel = (...ids: readonly string[]) => run((tx) => cancelBets(tx, ids, now))
const stored = async (id: string) => (await findBets(books.db, [id])).get(id)

describe('a bet', () => {
  test('is open with its stake gone, then settled with its payout there', async () => {
    const memberId = await member(1000n)
    const one = plainBet(memberId, 300n)
    expect(await place(one)).toMatchObject([{ value: { status: 'open', balanceBefore: 1000n, balanceAfter: 700n } }])
    expect(await settle(one.id, 585n)).toMatchObject([
      { value: { status: 'won', payout: 585n, validTurnover: 300n, balanceAfter: 1285n } },
    ])
    expect(await balanceOf(memberId)).toBe(1285n)
  })

  test('left open two hundred times at once with money for fifty is taken exactly fifty times', async () => {
    const memberId = await member(50n)
    const take = batched((tx, bets: readonly NewBet[]) => placeBets(tx, bets, bets.map(plainRound), moment), {
      max: 16,
      lanes: 4,
    })
    const deps = { db: books.db, log: books.log } as unknown as Deps
    const answers = await Promise.allSettled(Array.from({ length: 200 }, () => take(deps, plainBet(memberId, 1n))))
    expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(50)
    expect(new Set(answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason.code] : [])))).toEqual(
      new Set(['insufficient_funds']),
    )
    expect(await balanceOf(memberId)).toBe(0n)
  })

  test('sent ten times at once is taken once, with ten equal answers', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 30n)
    const take = batched((tx, bets: readonly NewBet[]) => placeBets(tx, bets, bets.map(plainRound), moment), {
      max: 2,
      lanes: 10,
    })
    const deps = { db: books.db, log: books.log } as unknown as Deps
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(deps, one)))
    expect(new Set(answers.map((answer) => `${answer.id} ${answer.balanceAfter}`))).toEqual(new Set([`${one.id} 70`]))
    expect(await balanceOf(memberId)).toBe(70n)
  })

  test('with a used id and other content, or by another member, is refused', async () => {
    const [memberId, stranger] = [await member(100n), await member(100n)]
    const one = plainBet(memberId, 30n)
    await place(one)
    expect(codes(await place({ ...one, stake: 31n, content: 'banker|31' }))).toEqual(['id_reused'])
    expect(codes(await place({ ...one, memberId: stranger }))).toEqual(['id_reused'])
    expect([await balanceOf(memberId), await balanceOf(stranger)]).toEqual([70n, 100n])
  })

  test('of somebody without an account is refused', async () =>
    expect(codes(await place(plainBet(randomUUID(), 1n)))).toEqual(['insufficient_funds']))
})

describe('a settlement', () => {
  test('that is sent again, even at once, pays once; another one is refused', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 100n)
    await place(one)
    const answers = await Promise.all(Array.from({ length: 8 }, () => settle(one.id, 195n)))
    expect(answers.flatMap(codes)).toEqual(Array(8).fill('yes'))
    expect(codes(await settle(one.id, 196n))).toEqual(['bet_not_open'])
    expect(await balanceOf(memberId)).toBe(195n)
  })

  test('of zero closes the bet all the same', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 100n)
    await place(one)
    expect(await settle(one.id, 0n, 'lost')).toMatchObject([{ value: { status: 'lost', payout: 0n } }])
  })

  test('of an unknown bet is refused', async () =>
    expect(codes(await settle(randomUUID(), 5n))).toEqual(['bet_not_open']))

  test('counts half the stake of a half win and nothing of a push', async () => {
    const memberId = await member(100n)
    const [half, push] = [plainBet(memberId, 40n), plainBet(memberId, 60n)]
    await place(half, push)
    expect(await settle(half.id, 58n, 'half_won')).toMatchObject([{ value: { validTurnover: 20n } }])
    expect(await settle(push.id, 60n, 'push')).toMatchObject([{ value: { validTurnover: 0n } }])
  })
})

describe('a cancel', () => {
  test('gives the stake back exactly, once', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 33n)
    await place(one)
    const answers = await Promise.all(Array.from({ length: 6 }, () => cancel(one.id)))
    expect(answers.flatMap(codes)).toEqual(Array(6).fill('yes'))
    expect(await stored(one.id)).toMatchObject({ status: 'void', validTurnover: 0n })
    expect(await balanceOf(memberId)).toBe(100n)
  })

  test('of a bet that has not come yet is refused', async () => {
    const memberId = await member(100n)
    const late = plainBet(memberId, 33n)
    expect(codes(await cancel(late.id))).toEqual(['bet_not_open'])
    expect(codes(await place(late))).toEqual(['yes'])
  })

  test('racing its bet gives the stake back, or is told that there is no such bet', async () => {
    const memberId = await member(1000n)
    const bets = Array.from({ length: 40 }, () => plainBet(memberId, 10n))
    const told = await Promise.all(bets.map((one) => Promise.all([cancel(one.id), place(one)])))
    for (const [at, one] of bets.entries()) {
      const [cancelled, placed] = told[at]!.map(codes)
      expect(placed).toEqual(['yes'])
      expect((await stored(one.id))?.status).toBe(cancelled?.[0] === 'yes' ? 'void' : 'open')
    }
  })

  test('of a settled bet is refused', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 33n)
    await place(one)
    await settle(one.id, 66n)
    expect(codes(await cancel(one.id))).toEqual(['bet_not_open'])
    expect(await balanceOf(memberId)).toBe(133n)
  })
})

describe('an adjustment', () => {
  const adjust = (betId: string, payout: bigint, id = randomUUID(), status: 'won' | 'lost' = 'won') =>
    run((tx) => adjustBets(tx, [{ id, betId, payout, status, reason: 'wrong result' }], now))

  test('moves the difference either way', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 100n)
    await place(one)
    await settle(one.id, 195n)
    expect(codes(await adjust(one.id, 300n))).toEqual(['yes'])
    expect(await balanceOf(memberId)).toBe(300n)
    expect(codes(await adjust(one.id, 0n, randomUUID(), 'lost'))).toEqual(['yes'])
    expect(await balanceOf(memberId)).toBe(0n)
    expect(await stored(one.id)).toMatchObject({ status: 'lost', payout: 0n })
  })

  test('sent again at once moves once; with other content it is refused', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 100n)
    await place(one)
    await settle(one.id, 0n, 'lost')
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 6 }, () => adjust(one.id, 50n, id)))
    expect(answers.flatMap(codes)).toEqual(Array(6).fill('yes'))
    expect(codes(await adjust(one.id, 51n, id))).toEqual(['id_reused'])
    expect(await balanceOf(memberId)).toBe(50n)
  })

  test('takes what is there, and what is not is owed', async () => {
    const memberId = await member(100n)
    const [one, next] = [plainBet(memberId, 100n), plainBet(memberId, 195n)]
    await place(one)
    await settle(one.id, 195n)
    await place(next)
    expect(codes(await adjust(one.id, 0n, randomUUID(), 'lost'))).toEqual(['yes'])
    expect(await stored(one.id)).toMatchObject({ status: 'lost', payout: 0n })
    expect(await owedOfBets(books.db, [one.id])).toEqual(new Map([[one.id, 195n]]))
  })

  test('of an open bet is refused', async () => {
    const memberId = await member(100n)
    const one = plainBet(memberId, 10n)
    await place(one)
    expect(codes(await adjust(one.id, 5n))).toEqual(['bet_not_open'])
  })
})

describe('limits', () => {
  const brand = { id: 1, currency: 'PHP', timeZone: 'UTC', decimals: 2 } as Brand

  async function limited(kind: 'stake' | 'loss', value: bigint | null, memberId?: string, period: Period = 'day') {
    const id = memberId ?? (await member(10_000n))
    const row = { ...PLAIN_MEMBER, id, account: id.replaceAll('-', ''), nickname: id }
    if (memberId === undefined) await run((tx) => createMember(tx, row, now))
    const limit = { memberId: id, kind, period, value, changedBy: 'test', reason: 'test' }
    await run((tx) => limitByHouse(tx, brand, limit, now))
    return id
  }
  const at = (moment: string) => ({ now: new Date(moment), rules })
  const placeAt = (moment: string, ...bets: readonly NewBet[]) =>
    run((tx) => placeBets(tx, bets, bets.map(plainRound), at(moment)))
  const counted = async (memberId: string) => (await findLimitUsage(books.db, [memberId]))[0]?.periods
  const summed = async (memberId: string, moment = now) => {
    const { day, week, month } = periodsAt(moment, 'UTC')
    const asked = { memberId, asset: 'PHP', day: day.from, week: week.from, month: month.from }
    return (await sumLimitUsage(books.db, asked)).periods
  }

  test.each(['stake', 'loss'] as const)(
    'of %s: of two hundred bets at once exactly as many as fit are taken, each tells when it starts afresh',
    async (kind) => {
      const memberId = await limited(kind, 500n)
      const take = batched((tx, bets: readonly NewBet[]) => placeBets(tx, bets, bets.map(plainRound), moment), {
        max: 16,
        lanes: 4,
      })
      const deps = { db: books.db, log: books.log } as unknown as Deps
      const answers = await Promise.allSettled(Array.from({ length: 200 }, () => take(deps, plainBet(memberId, 10n))))
      expect(answers.filter((answer) => answer.status === 'fulfilled')).toHaveLength(50)
      const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []))
      expect(new Set(refused.map((one) => `${one.code} ${JSON.stringify(one.detail.value)}`))).toEqual(
        new Set([`limit_reached {"limit":"${kind}","period":"day","resetsAt":"2026-11-22T00:00:00.000Z"}`]),
      )
      expect(await balanceOf(memberId)).toBe(9500n)
      expect(await counted(memberId)).toEqual(await summed(memberId))
    },
  )

  test('of loss: what comes back makes room again, what is adjusted away takes it', async () => {
    const memberId = await limited('loss', 100n)
    const one = plainBet(memberId, 100n)
    await place(one)
    expect(codes(await place(plainBet(memberId, 1n)))).toEqual(['limit_reached'])
    await settle(one.id, 60n)
    expect(codes(await place(plainBet(memberId, 61n)))).toEqual(['limit_reached'])
    expect(codes(await place(plainBet(memberId, 60n)))).toEqual(['yes'])
    const adjustment = { id: randomUUID(), betId: one.id, payout: 0n, status: 'lost', reason: 'wrong result' } as const
    await run((tx) => adjustBets(tx, [adjustment], now))
    expect(await counted(memberId)).toMatchObject({ day: { staked: 160n, lost: 160n } })
    expect(await counted(memberId)).toEqual(await summed(memberId))
  })

  test('of stake: a cancelled bet gives its room back, a settled one does not', async () => {
    const memberId = await limited('stake', 100n)
    const [one, other] = [plainBet(memberId, 50n), plainBet(memberId, 50n)]
    await place(one, other)
    await settle(one.id, 500n)
    expect(codes(await place(plainBet(memberId, 1n)))).toEqual(['limit_reached'])
    await cancel(other.id)
    expect(codes(await place(plainBet(memberId, 51n), plainBet(memberId, 50n)))).toEqual(['limit_reached', 'yes'])
    expect(await counted(memberId)).toEqual(await summed(memberId))
  })

  test('count what was staked before they were set, and before they were taken away and set again', async () => {
    const memberId = await limited('stake', null)
    await place(plainBet(memberId, 70n))
    await limited('stake', 100n, memberId)
    expect(codes(await place(plainBet(memberId, 31n), plainBet(memberId, 30n)))).toEqual(['limit_reached', 'yes'])
    await limited('stake', null, memberId)
    await place(plainBet(memberId, 200n))
    await limited('stake', 310n, memberId)
    expect(codes(await place(plainBet(memberId, 11n), plainBet(memberId, 10n)))).toEqual(['limit_reached', 'yes'])
  })

  test('start afresh with each day, week from Monday and month; a late settlement counts where the bet was placed', async () => {
    const memberId = await limited('loss', 100n)
    await limited('loss', 150n, memberId, 'week')
    await limited('loss', 180n, memberId, 'month')
    const late = plainBet(memberId, 100n)
    await placeAt('2026-11-27T12:00:00Z', late)
    expect(codes(await placeAt('2026-11-28T00:00:00Z', plainBet(memberId, 51n), plainBet(memberId, 50n)))).toEqual([
      'limit_reached',
      'yes',
    ])
    // Monday, the last day of the month.
    expect(codes(await placeAt('2026-11-30T00:00:00Z', plainBet(memberId, 31n), plainBet(memberId, 30n)))).toEqual([
      'limit_reached',
      'yes',
    ])
    expect(codes(await placeAt('2026-12-01T00:00:00Z', plainBet(memberId, 101n), plainBet(memberId, 100n)))).toEqual([
      'limit_reached',
      'yes',
    ])
    const before = await counted(memberId)
    await run((tx) =>
      settleBets(tx, [{ betId: late.id, payout: 100n, status: 'won' }], new Date('2026-12-01T01:00:00Z')),
    )
    expect(await counted(memberId)).toEqual(before)
    expect(await counted(memberId)).toEqual(await summed(memberId, new Date('2026-12-01T01:00:00Z')))
  })

  test('the limit usage is the sum over the bets, whatever happens to them', async () => {
    const memberId = await limited('loss', 5000n)
    const bets = Array.from({ length: 60 }, (_, index) => plainBet(memberId, BigInt(index + 1)))
    await Promise.all(bets.map((one) => place(one)))
    await Promise.all(
      bets.slice(0, 45).map(async (one, index): Promise<unknown> => {
        if (index % 3 === 0) return cancel(one.id)
        if (index % 3 === 1) return settle(one.id, 3n * one.stake)
        return settle(one.id, 0n, 'lost')
      }),
    )
    await Promise.all(
      bets.slice(0, 20).map((one) => {
        const end = { betId: one.id, payout: 1n, status: 'won', reason: 'again' } as const
        return run((tx) => adjustBets(tx, [{ ...end, id: randomUUID() }], now))
      }),
    )
    expect(await counted(memberId)).toEqual(await summed(memberId))
  })

  test('nothing is counted of those who have none', async () => {
    const memberId = await member(100n)
    await place(plainBet(memberId, 10n))
    expect(await counted(memberId)).toBeUndefined()
  })
})

test('a round stays open until it is closed, once; whoever ends it otherwise is told so', async () => {
  const memberId = await member(100n)
  const one = plainBet(memberId, 10n)
  const round = {
    id: one.roundId,
    brandId: 1,
    category: 'LIVE',
    vendor: 'CROUPIER',
    gameCode: 'BACCARAT',
    asset: 'PHP',
  } as const
  const open = {
    ...round,
    status: 'open',
    startedAt: now,
    closedAt: null,
    choices: null,
    events: null,
    rules: null,
    proof: null,
    seedId: null,
  } as const
  await run((tx) => placeBets(tx, [one], [open], moment))
  const later = new Date(now.getTime() + 1000)
  const close = async (status: 'closed' | 'void', at: Date) =>
    (await run((tx) => closeRounds(tx, [round.id, randomUUID()], status, at))).map((told) =>
      told.ok ? 'ok' : told.code,
    )
  expect(await close('closed', later)).toEqual(['ok', 'ok'])
  const again = new Date(later.getTime() + 1000)
  expect(await close('closed', again)).toEqual(['ok', 'ok'])
  expect(await close('void', again)).toEqual(['round_closed', 'ok'])
  expect((await roundsOf(books.db, [round.id])).get(round.id)).toMatchObject({ status: 'closed', closedAt: later })
})

test('what members lose is what the game’s account has won', async () => {
  const before = await houseFundsOf(books.db, game)
  const memberId = await member(100n)
  const one = plainBet(memberId, 100n)
  await place(one)
  await settle(one.id, 40n)
  expect(await houseFundsOf(books.db, game)).toBe(before + 60n)
})

describe('bets whose writing has begun', () => {
  interface Bets {
    readonly open: NewBet
    readonly settled: NewBet
    readonly pending: Bet
  }
  const pot = houseAccount(1, 'pot:BACCARAT', 'PHP')
  const share = { id: randomUUID(), kind: 'jackpot_share', debit: game, credit: pot, amount: 1n }

  test.each<readonly [string, (book: LockedBets, bets: Bets) => unknown]>([
    ['take no bet', (book, { open }) => book.place(plainBet(open.memberId, 10n))],
    ['hold no bet', (book, { open }) => book.hold(plainBet(open.memberId, 10n))],
    ['accept none', (book, { pending }) => book.decide(pending, 'open')],
    ['refuse none', (book, { pending }) => book.decide(pending, 'refused')],
    ['settle none, even for nothing', (book, { open }) => book.settle(open.id, { payout: 0n, status: 'lost' })],
    [
      'record none',
      (book, { open }) =>
        recordBet(book, plainBet(open.memberId, 10n), { payout: 0n, status: 'lost', balance: 10n, at: now }),
    ],
    ['pay no more', (book, { settled }) => book.payMore(randomUUID(), settled.id, 1n)],
    ['cancel none', (book, { open }) => book.cancel(open.id)],
    [
      'settle none anew',
      (book, { settled }) => book.resettle(randomUUID(), settled.id, { payout: 5n, status: 'lost' }),
    ],
    ['take nothing back', (book, { settled }) => book.takeBack(book.bet(settled.id)!, 5n, randomUUID())],
    ['keep no cancel that came before its bet', (book) => book.addCancellation(randomUUID())],
    ['move no money of the house', (book) => book.move(share)],
  ])('%s', async (_, decide) => {
    const memberId = await member(1000n)
    const [open, settled] = [plainBet(memberId, 10n), plainBet(memberId, 10n)]
    await place(open, settled)
    await settle(settled.id, 5n)
    const [held] = await run((tx) => holdBets(tx, [plainBet(memberId, 10n, { roundId: open.roundId })], [], moment))
    if (!held?.ok) throw new Error('the bet was refused')
    const pending = held.value
    await run(async (tx) => {
      const asks = [open, settled, pending].map((bet) => ({ betId: bet.id, memberId, asset: 'PHP', rules }))
      const book = await LockedBets.open(tx, asks, now)
      const writing = book.write([])
      expect(() => decide(book, { open, settled, pending })).toThrow('too late')
      await writing
      await expect(book.write([])).rejects.toThrow('written once')
    })
    expect(await stored(open.id)).toMatchObject({ status: 'open', payout: 0n })
    expect(await stored(pending.id)).toMatchObject({ status: 'pending' })
    expect(await stored(settled.id)).toMatchObject({ status: 'won', payout: 5n })
  })
})
