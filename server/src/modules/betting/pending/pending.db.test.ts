import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Deps } from '#kernel/deps.ts'
import { lookAtDisk } from '#kernel/disk-space.ts'
import { createMember } from '#modules/identity/identity.ts'
import { limitByHouse } from '#modules/limits/limits.ts'
import { periodsAt } from '#kernel/period.ts'
import { betBooks, codes, MOMENT, NOW } from '../../../../test/bet-books.ts'
import { plainBet, plainRound } from '../../../../test/plain-bet.ts'
import { PLAIN_MEMBER } from '../../../../test/plain-member.ts'
import type { Brand } from '../../brand/brand.ts'
import { houseFundsOf } from '../../wallet/balances/balances.ts'
import { houseAccount } from '../../wallet/wallet.ts'
import { cancelBets, type NewBet, settleBets } from '../betting.ts'
import { endBets, nextEnds } from '../endings/endings.ts'
import { openStakes } from '../figures/figures.ts'
import { findLimitUsage, sumLimitUsage } from '../limit-usage/store.ts'
import { acceptBets, holdBets, refuseBets } from './pending.ts'

const { db, run, member, place, balanceOf, heldOf, stored, openBets } = betBooks()
const game = houseAccount(1, 'game:BACCARAT', 'PHP')

const hold = (...bets: readonly NewBet[]) => run((tx) => holdBets(tx, bets, bets.map(plainRound), MOMENT))
const accept = (...ids: readonly string[]) => run((tx) => acceptBets(tx, ids, NOW))
const refuse = (...ids: readonly string[]) => run((tx) => refuseBets(tx, ids, NOW))
const cancel = (...ids: readonly string[]) => run((tx) => cancelBets(tx, ids, NOW))
const settle = (betId: string, payout: bigint) =>
  run((tx) => settleBets(tx, [{ betId, payout, status: payout > 0n ? 'won' : 'lost' }], NOW))
const transfersOf = async (betId: string) =>
  (
    await sql<{ kind: string; state: string; own: boolean }>`
      select kind, state, id = journal as own from wallet.transfer where journal = ${betId} order by batch, line`.execute(
      db(),
    )
  ).rows

describe('a pending bet', () => {
  test('holds its stake under its id; accepted, the stake moves and the bet is open', async () => {
    const [memberId, before] = [await member(), await houseFundsOf(db(), game)]
    const bet = plainBet(memberId, 300n)
    expect(await hold(bet)).toMatchObject([{ value: { status: 'pending', balanceBefore: 1000n, balanceAfter: 700n } }])
    expect([await balanceOf(memberId), await heldOf(memberId)]).toEqual([1000n, 300n])
    expect(await houseFundsOf(db(), game)).toBe(before)

    expect(await accept(bet.id)).toMatchObject([{ value: { status: 'open', settledAt: null, balanceAfter: 700n } }])
    expect([await balanceOf(memberId), await heldOf(memberId)]).toEqual([700n, 0n])
    expect(await houseFundsOf(db(), game)).toBe(before + 300n)
    expect(await transfersOf(bet.id)).toEqual([
      { kind: 'stake', state: 'pending', own: true },
      { kind: 'stake', state: 'posted', own: false },
    ])
    expect(codes(await settle(bet.id, 585n))).toEqual(['yes'])
    expect(await balanceOf(memberId)).toBe(1285n)
  })

  test('refused gives its stake free, and nothing ever moved', async () => {
    const [memberId, before] = [await member(), await houseFundsOf(db(), game)]
    const bet = plainBet(memberId, 300n)
    await hold(bet)
    expect(await refuse(bet.id)).toMatchObject([{ value: { status: 'refused', payout: 0n, settledAt: null } }])
    expect([await balanceOf(memberId), await heldOf(memberId)]).toEqual([1000n, 0n])
    expect(await houseFundsOf(db(), game)).toBe(before)
    expect(await stored(bet.id)).toMatchObject({ status: 'refused', validTurnover: 0n, balanceAfter: 1000n })
  })

  test('sent again is the first answer, with other content or by another member it is refused', async () => {
    const [memberId, stranger] = [await member(), await member()]
    const bet = plainBet(memberId, 30n)
    const answers = await Promise.all(Array.from({ length: 8 }, () => hold(bet)))
    expect(answers.flatMap(codes)).toEqual(Array(8).fill('yes'))
    expect(codes(await hold({ ...bet, stake: 31n, content: 'banker|31' }))).toEqual(['id_reused'])
    expect(codes(await hold({ ...bet, memberId: stranger }))).toEqual(['id_reused'])
    expect([await heldOf(memberId), await heldOf(stranger)]).toEqual([30n, 0n])
  })

  test('of two hundred at once with money for fifty, fifty are held', async () => {
    const memberId = await member(50n)
    const bets = Array.from({ length: 200 }, () => plainBet(memberId, 1n))
    const answers = await Promise.all(Array.from({ length: 20 }, (_, at) => hold(...bets.slice(at * 10, at * 10 + 10))))
    const said = answers.flatMap(codes)
    expect([said.filter((one) => one === 'yes').length, new Set(said)]).toEqual([
      50,
      new Set(['yes', 'insufficient_funds']),
    ])
    expect(await heldOf(memberId)).toBe(50n)
  })

  test('is neither settled nor ended with its round, which says so', async () => {
    const bet = plainBet(await member(), 30n)
    await hold(bet)
    expect(codes(await settle(bet.id, 60n))).toEqual(['bet_not_open'])
    expect(await nextEnds(db(), { roundId: bet.roundId, others: 'lost' }, null)).toEqual([])
    expect(await run((tx) => endBets(tx, [{ betId: bet.id, payout: 0n, status: 'lost' }], NOW))).toEqual([bet.id])
    expect(await stored(bet.id)).toMatchObject({ status: 'pending' })
    expect(await openBets()).toMatchObject({ count: 0 })
    expect((await run((tx) => openStakes(tx, null, 1000))).map(({ id }) => id)).toContain(bet.id)
  })
})

describe('a decision', () => {
  test('made again, even at once, changes nothing', async () => {
    const memberId = await member()
    const [one, other] = [plainBet(memberId, 100n), plainBet(memberId, 200n)]
    await hold(one, other)
    const accepted = await Promise.all(Array.from({ length: 6 }, () => accept(one.id)))
    const refused = await Promise.all(Array.from({ length: 6 }, () => refuse(other.id)))
    expect([...accepted, ...refused].flatMap(codes)).toEqual(Array(12).fill('yes'))
    expect([await balanceOf(memberId), await heldOf(memberId)]).toEqual([900n, 0n])
  })

  test('the other way is refused by name, and so is one about no bet', async () => {
    const memberId = await member()
    const [one, other] = [plainBet(memberId, 100n), plainBet(memberId, 200n)]
    await hold(one, other)
    await accept(one.id)
    await refuse(other.id)
    expect([...codes(await refuse(one.id)), ...codes(await accept(other.id))]).toEqual(['bet_accepted', 'bet_refused'])
    await settle(one.id, 0n)
    expect([...codes(await accept(one.id)), ...codes(await refuse(one.id))]).toEqual(['yes', 'bet_accepted'])
    expect([...codes(await accept(randomUUID())), ...codes(await refuse(randomUUID()))]).toEqual([
      'bet_not_open',
      'bet_not_open',
    ])
  })

  test('both ways at once has one outcome, and both are told', async () => {
    const memberId = await member(10_000n)
    const bets = Array.from({ length: 20 }, () => plainBet(memberId, 100n))
    await hold(...bets)
    const told = await Promise.all(
      bets.map(async ({ id }) => (await Promise.all([accept(id), refuse(id)])).flatMap(codes)),
    )
    const statuses = await Promise.all(bets.map(async ({ id }) => (await stored(id))?.status))
    const expected = statuses.map((status) => (status === 'open' ? ['yes', 'bet_accepted'] : ['bet_refused', 'yes']))
    expect(told).toEqual(expected)
    const open = statuses.filter((status) => status === 'open').length
    expect([await balanceOf(memberId), await heldOf(memberId)]).toEqual([10_000n - 100n * BigInt(open), 0n])
  })

  test('to cancel a pending bet refuses it; a bet that its vendor cancelled before stays out', async () => {
    const memberId = await member()
    const [bet, late] = [plainBet(memberId, 100n), plainBet(memberId, 100n)]
    await hold(bet)
    expect([...codes(await cancel(bet.id)), ...codes(await cancel(bet.id))]).toEqual(['yes', 'yes'])
    expect(await stored(bet.id)).toMatchObject({ status: 'refused' })
    await sql`insert into betting.cancellation (id, at) values (${late.id}, ${NOW})`.execute(db())
    expect(codes(await hold(late))).toEqual(['bet_cancelled'])
    expect([await balanceOf(memberId), await heldOf(memberId)]).toEqual([1000n, 0n])
  })
})

describe('what is not held', () => {
  test('is that of somebody without an account, or of a game that is suspended', async () => {
    expect(codes(await hold(plainBet(randomUUID(), 1n)))).toEqual(['insufficient_funds'])
    await sql`insert into betting.suspension (brand_id, scope, code, since) values (1, 'game', 'DICE', ${NOW})`.execute(
      db(),
    )
    expect(codes(await hold(plainBet(await member(), 1n, { gameCode: 'DICE' })))).toEqual(['game_closed'])
  })

  test('is anything while bets are paused', async () => {
    const memberId = await member()
    const deps = { config: { disk: { lowBytes: 20, fullBytes: 10 } }, log: { error() {}, warn() {} }, now: () => NOW }
    // Only what a look at the disk reads.
    const look = (free: number) => lookAtDisk(deps as unknown as Deps, () => Promise.resolve(free))
    await look(5)
    expect(codes(await hold(plainBet(memberId, 1n)))).toEqual(['bets_paused'])
    await look(100)
    expect(codes(await hold(plainBet(memberId, 1n)))).toEqual(['yes'])
  })
})

describe('limits', () => {
  const brand = { id: 1, currency: 'PHP', timeZone: 'UTC', decimals: 2 } as Brand
  async function limited(kind: 'stake' | 'loss', value: bigint): Promise<string> {
    const id = await member(10_000n)
    await run((tx) => createMember(tx, { ...PLAIN_MEMBER, id, account: id.replaceAll('-', ''), nickname: id }, NOW))
    const limit = { memberId: id, kind, period: 'day', value, changedBy: 'test', reason: 'test' } as const
    await run((tx) => limitByHouse(tx, brand, limit, NOW))
    return id
  }
  const counted = async (memberId: string) => (await findLimitUsage(db(), [memberId]))[0]?.periods
  const summed = async (memberId: string) => {
    const { day, week, month } = periodsAt(NOW, 'UTC')
    return (await sumLimitUsage(db(), { memberId, asset: 'PHP', day: day.from, week: week.from, month: month.from }))
      .periods
  }

  test.each(['stake', 'loss'] as const)(
    'of %s count what is pending; what is refused makes room again',
    async (kind) => {
      const memberId = await limited(kind, 100n)
      const [one, other] = [plainBet(memberId, 60n), plainBet(memberId, 40n)]
      expect(codes(await hold(one, other, plainBet(memberId, 1n)))).toEqual(['yes', 'yes', 'limit_reached'])
      expect(codes(await place(plainBet(memberId, 1n)))).toEqual(['limit_reached'])
      await refuse(one.id)
      expect(codes(await hold(plainBet(memberId, 61n), plainBet(memberId, 60n)))).toEqual(['limit_reached', 'yes'])
      await accept(other.id)
      expect(codes(await hold(plainBet(memberId, 1n)))).toEqual(['limit_reached'])
      expect(await counted(memberId)).toMatchObject({ day: { staked: 100n, lost: 100n } })
      expect(await counted(memberId)).toEqual(await summed(memberId))
    },
  )

  test('exclusion and freeze hold a pending bet back as any other', async () => {
    const [excluded, frozen] = [await limited('stake', 100n), await limited('stake', 100n)]
    await sql`update standing.standing set barred = 'self_excluded' where member_id = ${excluded}`.execute(db())
    await sql`update standing.standing set frozen = true where member_id = ${frozen}`.execute(db())
    expect([...codes(await hold(plainBet(excluded, 1n))), ...codes(await hold(plainBet(frozen, 1n)))]).toEqual([
      'self_excluded',
      'account_frozen',
    ])
  })
})
