import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { betBooks, codes, NOW } from '../../../../test/bet-books.ts'
import { houseFundsOf } from '../../wallet/balances/balances.ts'
import { houseAccount } from '../../wallet/wallet.ts'
import { adjustBets, cancelBets, closeRounds, roundsOf, type Settlement, settleBets } from '../betting.ts'
import { LockedBets } from '../book.ts'
import { cashOutParts } from '../cash-outs/cash-outs.ts'
import { requestOf } from '../decide-bets.ts'
import { reopen, reopenBets } from './reopening.ts'

const { db, run, member, openBet, balanceOf, stored, openBets } = betBooks()
const [game, shortfall] = [houseAccount(1, 'game:BACCARAT', 'PHP'), houseAccount(1, 'shortfall', 'PHP')]

const open = (betId: string, id: string = randomUUID()) =>
  run((tx) => reopenBets(tx, [{ id, betId, reason: 'rolled back' }], NOW))
const settle = (betId: string, payout: bigint, status: Settlement['status'] = payout > 0n ? 'won' : 'lost') =>
  run((tx) => settleBets(tx, [{ betId, payout, status }], NOW))
const cancel = (betId: string) => run((tx) => cancelBets(tx, [betId], NOW))

describe('a bet that comes open again', () => {
  test('gives back what it paid, and is settled anew', async () => {
    const [memberId, before] = [await member(), await houseFundsOf(db(), game)]
    const { id } = await openBet(memberId)
    await settle(id, 250n)
    expect(await open(id)).toMatchObject([
      { value: { status: 'open', payout: 0n, settledAt: null, balanceAfter: 900n } },
    ])
    expect(await stored(id)).toMatchObject({ status: 'open', payout: 0n, validTurnover: 0n, changedAt: NOW })
    expect([await balanceOf(memberId), await houseFundsOf(db(), game)]).toEqual([900n, before + 100n])
    expect(codes(await settle(id, 180n))).toEqual(['yes'])
    expect(await stored(id)).toMatchObject({ status: 'won', payout: 180n, validTurnover: 100n })
    expect(await balanceOf(memberId)).toBe(1080n)
  })

  test('was lost, void or pushed as well as won, and its round is open with it', async () => {
    const memberId = await member()
    const [lost, back, push] = [await openBet(memberId), await openBet(memberId), await openBet(memberId)]
    await settle(lost.id, 0n)
    await cancel(back.id)
    await settle(push.id, 100n, 'push')
    const rounds = [lost, back, push].map(({ roundId }) => roundId)
    await run((tx) => closeRounds(tx, rounds, 'closed', NOW))
    expect(await balanceOf(memberId)).toBe(900n)
    for (const { id } of [lost, back, push]) expect(codes(await open(id))).toEqual(['yes'])
    expect(await balanceOf(memberId)).toBe(700n)
    const now = [...(await roundsOf(db(), rounds)).values()]
    expect(now.map(({ status, closedAt }) => [status, closedAt])).toEqual(rounds.map(() => ['open', null]))
    expect(await openBets()).toEqual({ count: 3, held: 300n })
    for (const { id } of [lost, back, push]) await settle(id, 0n)
  })

  test('asked again, even at once or after it was settled anew, does so once; for another bet the id is refused', async () => {
    const memberId = await member()
    const [{ id }, other] = [await openBet(memberId), await openBet(memberId)]
    await settle(id, 250n)
    await settle(other.id, 250n)
    const own = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(id, own)))
    expect(answers.flatMap(codes)).toEqual(Array(8).fill('yes'))
    expect(await balanceOf(memberId)).toBe(1050n)
    expect(codes(await open(other.id, own))).toEqual(['id_reused'])
    await settle(id, 120n)
    expect(codes(await open(id, own))).toEqual(['yes'])
    expect(await stored(id)).toMatchObject({ status: 'won', payout: 120n })
    const used = { id: own, betId: id, payout: 0n, status: 'lost', reason: 'again' } as const
    expect(codes(await run((tx) => adjustBets(tx, [used], NOW)))).toEqual(['id_reused'])
    expect(await balanceOf(memberId)).toBe(1170n)
  })

  test('knows a correction of before again, also once a part of it was cashed out', async () => {
    const memberId = await member()
    const { id } = await openBet(memberId)
    await settle(id, 250n)
    const own = { id: randomUUID(), betId: id, payout: 180n, status: 'won', reason: 'wrong result' } as const
    const correct = (changes = {}) => run((tx) => adjustBets(tx, [{ ...own, ...changes }], NOW))
    expect(codes(await correct())).toEqual(['yes'])
    await open(id)
    await run((tx) => cashOutParts(tx, [{ id: randomUUID(), betId: id, stake: 40n, paid: 50n }], NOW))
    await settle(id, 0n)
    expect(codes(await correct())).toEqual(['yes'])
    expect(codes(await correct({ payout: 190n }))).toEqual(['id_reused'])
    expect(await stored(id)).toMatchObject({ status: 'partly_cashed_out', payout: 50n })
    expect(await balanceOf(memberId)).toBe(950n)
  })

  test('is one that is settled: open and unknown ones are refused by name', async () => {
    const { id } = await openBet(await member())
    expect([...codes(await open(id)), ...codes(await open(randomUUID()))]).toEqual([
      'bet_not_settled',
      'bet_not_settled',
    ])
  })

  test('keeps what was paid for a part of it', async () => {
    const memberId = await member()
    const { id } = await openBet(memberId)
    await run((tx) => cashOutParts(tx, [{ id: randomUUID(), betId: id, stake: 40n, paid: 55n }], NOW))
    await settle(id, 117n)
    await open(id)
    expect(await stored(id)).toMatchObject({ status: 'open', payout: 55n, validTurnover: 15n, cashedStake: 40n })
    expect(await balanceOf(memberId)).toBe(955n)
    await settle(id, 0n)
    expect(await stored(id)).toMatchObject({ status: 'partly_cashed_out', payout: 55n, validTurnover: 75n })
    expect(await balanceOf(memberId)).toBe(955n)
    // Void as a whole gave 45 more; open again, those come back.
    const other = await openBet(memberId)
    await run((tx) => cashOutParts(tx, [{ id: randomUUID(), betId: other.id, stake: 40n, paid: 55n }], NOW))
    await cancel(other.id)
    expect(await balanceOf(memberId)).toBe(955n)
    await open(other.id)
    expect(await balanceOf(memberId)).toBe(910n)
    await settle(other.id, 0n)
  })

  test('takes back what the member has; the rest is owed, until the bet pays again', async () => {
    const memberId = await member(100n)
    const { id } = await openBet(memberId)
    await settle(id, 250n)
    const next = await openBet(memberId, 180n)
    const [before, owed] = [await houseFundsOf(db(), game), await houseFundsOf(db(), shortfall)]
    expect(codes(await open(id))).toEqual(['yes'])
    // The game has all of it back: 70 from the member, 180 from the house's account.
    expect(await balanceOf(memberId)).toBe(0n)
    expect((await houseFundsOf(db(), game)) - before).toBe(250n)
    expect((await houseFundsOf(db(), shortfall)) - owed).toBe(-180n)
    await settle(id, 200n)
    expect(await balanceOf(memberId)).toBe(20n)
    expect((await houseFundsOf(db(), shortfall)) - owed).toBe(0n)
    await settle(next.id, 0n)
  })

  test('and is settled at once: each is told, and the books say the same', async () => {
    for (let round = 0; round < 10; round++) {
      const memberId = await member()
      const { id } = await openBet(memberId)
      await settle(id, 250n)
      const [opened, settled] = await Promise.all([open(id), settle(id, 180n)])
      expect(codes(opened)).toEqual(['yes'])
      const paid = codes(settled)[0] === 'yes'
      expect(await stored(id)).toMatchObject(paid ? { status: 'won', payout: 180n } : { status: 'open', payout: 0n })
      expect(await balanceOf(memberId)).toBe(paid ? 1080n : 900n)
    }
  })

  test('does not once the writing of the book has begun', async () => {
    const bet = await openBet(await member())
    await settle(bet.id, 250n)
    await run(async (tx) => {
      const book = await LockedBets.open(tx, [requestOf(bet)], NOW)
      const before = book.bet(bet.id)
      if (!before) throw new Error('the bet is there')
      const writing = book.write([])
      expect(() => reopen(book, before, randomUUID(), NOW)).toThrow('too late')
      await writing
    })
    expect(await stored(bet.id)).toMatchObject({ status: 'won', payout: 250n })
  })
})
