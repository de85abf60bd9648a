import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { betBooks, codes, NOW } from '../../../../test/bet-books.ts'
import { houseFundsOf } from '../../wallet/balances/balances.ts'
import { houseAccount } from '../../wallet/wallet.ts'
import { adjustBets, cancelBets, type Settlement, settleBets } from '../betting.ts'
import { LockedBets } from '../book.ts'
import { requestOf } from '../decide-bets.ts'
import { endBets, type BulkBetEnd } from '../endings/endings.ts'
import { type CashOut, cashOutPart, cashOutParts } from './cash-outs.ts'

const { db, run, member, openBet, balanceOf, stored, openBets } = betBooks()

const cashOut = (betId: string, stake: bigint, paid: bigint, id: string = randomUUID()) =>
  run((tx) => cashOutParts(tx, [{ id, betId, stake, paid }], NOW))
const settle = (betId: string, payout: bigint, status: Settlement['status'] = payout > 0n ? 'won' : 'lost') =>
  run((tx) => settleBets(tx, [{ betId, payout, status }], NOW))
const end = (...ends: readonly BulkBetEnd[]) => run((tx) => endBets(tx, ends, NOW))

describe('a part that is cashed out', () => {
  test('is paid now, and the bet stays open and remembers it', async () => {
    const memberId = await member()
    const { id } = await openBet(memberId)
    // 40 of 100 are sold for 55: what counts is the 15 that were won with them.
    expect(await cashOut(id, 40n, 55n)).toMatchObject([{ value: { status: 'open', payout: 55n } }])
    expect(await balanceOf(memberId)).toBe(955n)
    // 30 more for 12: 18 were lost with them.
    await cashOut(id, 30n, 12n)
    expect(await stored(id)).toMatchObject({
      status: 'open',
      payout: 67n,
      validTurnover: 33n,
      settledAt: null,
      cashedStake: 70n,
      cashedPaid: 67n,
      cashedTurnover: 33n,
      changedAt: NOW,
    })
    expect(await balanceOf(memberId)).toBe(967n)
    expect(await openBets()).toEqual({ count: 1, held: 30n })
    await settle(id, 0n)
  })

  test('counts no more than its stake however much it pays', async () => {
    const { id } = await openBet(await member())
    await cashOut(id, 10n, 500n)
    expect(await stored(id)).toMatchObject({ validTurnover: 10n })
    await settle(id, 0n)
  })

  test('sent again, even at once, is paid once; with other content it is refused', async () => {
    const memberId = await member()
    const [{ id }, other] = [await openBet(memberId), await openBet(memberId)]
    const own = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => cashOut(id, 40n, 30n, own)))
    expect(answers.flatMap(codes)).toEqual(Array(8).fill('yes'))
    expect(codes(await cashOut(id, 41n, 30n, own))).toEqual(['id_reused'])
    expect(codes(await cashOut(id, 40n, 31n, own))).toEqual(['id_reused'])
    expect(codes(await cashOut(other.id, 40n, 30n, own))).toEqual(['id_reused'])
    expect(await balanceOf(memberId)).toBe(830n)
    await settle(id, 0n)
    expect(codes(await cashOut(id, 40n, 30n, own))).toEqual(['yes'])
    expect(await balanceOf(memberId)).toBe(830n)
  })

  test('never takes the whole bet: of many at once as many are paid as leave something of it', async () => {
    const memberId = await member()
    const { id } = await openBet(memberId)
    const answers = await Promise.all(Array.from({ length: 12 }, () => cashOut(id, 20n, 10n)))
    const said = answers.flatMap(codes)
    expect([said.filter((one) => one === 'yes').length, new Set(said)]).toEqual([4, new Set(['yes', 'share_not_left'])])
    expect(await balanceOf(memberId)).toBe(940n)
  })

  test('of a bet that is settled, void, pending no more or unknown is refused', async () => {
    const memberId = await member()
    const [lost, back] = [await openBet(memberId), await openBet(memberId)]
    await settle(lost.id, 0n)
    await run((tx) => cancelBets(tx, [back.id], NOW))
    for (const id of [lost.id, back.id, randomUUID()])
      expect(codes(await cashOut(id, 1n, 1n))).toEqual(['bet_not_open'])
  })

  test('and the end of the bet at once are both told: it is paid before the end or not at all', async () => {
    for (let round = 0; round < 10; round++) {
      const memberId = await member()
      const { id } = await openBet(memberId)
      const [part, refused] = await Promise.all([cashOut(id, 40n, 30n), end({ betId: id, payout: 0n, status: 'lost' })])
      const paid = codes(part)[0] === 'yes'
      expect(refused).toEqual([])
      expect(await stored(id)).toMatchObject(
        paid ? { status: 'partly_cashed_out', payout: 30n } : { status: 'lost', payout: 0n },
      )
      expect(await balanceOf(memberId)).toBe(paid ? 930n : 900n)
    }
  })

  test('is not taken once the writing of the book has begun', async () => {
    const bet = await openBet(await member())
    await run(async (tx) => {
      const book = await LockedBets.open(tx, [requestOf(bet)], NOW)
      const writing = book.write([])
      const part: CashOut = { id: randomUUID(), betId: bet.id, stake: 1n, paid: 1n }
      expect(() => cashOutPart(book, part, NOW)).toThrow('too late')
      await writing
    })
    expect(await stored(bet.id)).toMatchObject({ payout: 0n, cashedStake: 0n })
  })
})

describe('a bet cashed out in part ends with a word of its own', () => {
  const game = houseAccount(1, 'game:BACCARAT', 'PHP')
  async function partly() {
    const memberId = await member()
    const before = await houseFundsOf(db(), game)
    const { id } = await openBet(memberId)
    await cashOut(id, 40n, 55n)
    /** What the member has after it all is what the game has not. */
    const lost = async () => {
      const gone = 1000n - ((await balanceOf(memberId)) ?? 0n)
      expect((await houseFundsOf(db(), game)) - before).toBe(gone)
      return gone
    }
    return { id, lost }
  }

  test('settled: what was left wins, loses, half wins or pushes, and the part stays paid', async () => {
    const ends = [
      // Of the part 15 count, of what was left all of it, half of it or nothing.
      { payout: 0n, status: 'lost', is: 'partly_cashed_out', paid: 55n, counts: 75n, lost: 45n },
      { payout: 117n, status: 'won', is: 'partly_cashed_out', paid: 172n, counts: 75n, lost: -72n },
      { payout: 88n, status: 'half_won', is: 'partly_cashed_out', paid: 143n, counts: 45n, lost: -43n },
      { payout: 60n, status: 'push', is: 'partly_cashed_out', paid: 115n, counts: 15n, lost: -15n },
      { payout: 70n, status: 'cashed_out', is: 'cashed_out', paid: 125n, counts: 75n, lost: -25n },
    ] as const
    for (const { payout, status, is, paid, counts, lost } of ends) {
      const one = await partly()
      const answers = await Promise.all([settle(one.id, payout, status), settle(one.id, payout, status)])
      expect(answers.flatMap(codes)).toEqual(['yes', 'yes'])
      expect(await stored(one.id)).toMatchObject({ status: is, payout: paid, validTurnover: counts, settledAt: NOW })
      expect(codes(await settle(one.id, payout + 1n, status))).toEqual(['bet_not_open'])
      expect(await one.lost()).toBe(lost)
    }
  })

  test('lost by set: no account is asked, and what was left counts', async () => {
    const one = await partly()
    const lost: BulkBetEnd = { betId: one.id, payout: 0n, status: 'lost' }
    expect([await end(lost), await end(lost)]).toEqual([[], []])
    expect(await stored(one.id)).toMatchObject({ status: 'partly_cashed_out', payout: 55n, validTurnover: 75n })
    expect(await one.lost()).toBe(45n)
  })

  test('void: the whole bet is, so that the stake is back exactly, whatever the part had paid', async () => {
    const one = await partly()
    expect(codes(await run((tx) => cancelBets(tx, [one.id, one.id], NOW)))).toEqual(['yes', 'yes'])
    expect(await stored(one.id)).toMatchObject({ status: 'void', payout: 100n, validTurnover: 0n })
    expect(await one.lost()).toBe(0n)
    // More was paid than staked: the difference goes back.
    const dear = await partly()
    await cashOut(dear.id, 50n, 400n)
    expect(await end({ betId: dear.id, payout: 100n, status: 'void' })).toEqual([])
    expect(await dear.lost()).toBe(0n)
  })

  test('settled anew: the difference of what was left moves, the part stays paid', async () => {
    const one = await partly()
    await settle(one.id, 117n, 'won')
    const again = (payout: bigint, status: Settlement['status'], id: string = randomUUID()) =>
      run((tx) => adjustBets(tx, [{ id, betId: one.id, payout, status, reason: 'wrong result' }], NOW))
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 4 }, () => again(0n, 'lost', id)))
    expect(answers.flatMap(codes)).toEqual(Array(4).fill('yes'))
    expect(codes(await again(1n, 'won', id))).toEqual(['id_reused'])
    expect(await stored(one.id)).toMatchObject({ status: 'partly_cashed_out', payout: 55n, validTurnover: 75n })
    expect(await one.lost()).toBe(45n)
    await again(100n, 'void')
    expect(await stored(one.id)).toMatchObject({ status: 'void', payout: 100n })
    expect(await one.lost()).toBe(0n)
  })
})
