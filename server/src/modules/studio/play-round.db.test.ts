import { createHash, createHmac, randomUUID } from 'node:crypto'
import { round as readRound } from '@croupier/contract/betting.ts'
import { setLimit } from '@croupier/contract/limits.ts'
import { playRound, rotateSeeds, seeds } from '@croupier/contract/studio.ts'
import { balance, lines } from '@croupier/contract/wallet.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { verifyRound } from '@croupier/engine/verify.ts'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { setPolicy } from '../../../test/policy.ts'
import { type TestMember, world } from '../../../test/world.ts'
import { luckySettings } from '../../../seed/brand-lucky.ts'
import { accountOf, houseAccount, transfer } from '../wallet/wallet.ts'
import { houseFundsOf } from '../wallet/balances/balances.ts'
import { potAccount } from './jackpot.ts'
import { startPot } from './studio.ts'

const { ask, clock, deps, member } = await world()

const LUCKY = 1
const hashes = {
  hmac: (key: string, message: string) => createHmac('sha256', key).update(message).digest(),
  sha256: (text: string) => createHash('sha256').update(text).digest('hex'),
}
const under = (stake: string, target = '50.00') =>
  ({ gameCode: 'DICE', id: randomUUID(), stake, choices: { target, over: false } }) as const
const spin = (stake: string) => ({ gameCode: 'LUCKY_TWENTY', id: randomUUID(), stake, choices: {} }) as const
type Body = Parameters<typeof ask<typeof playRound>>[1] extends infer O
  ? NonNullable<O> extends { body?: infer B }
    ? B
    : never
  : never

const play = ({ token }: TestMember, body: Body) => ask(playRound, { token, body })
const balanceOf = async ({ token }: TestMember) => (await ask(balance, { token })).value.sumBalance
/** The whole account record, however many pages it has. */
async function recordOf({ token }: TestMember) {
  const page = async (pageNo: number) => (await ask(lines, { token, query: { pageNo, pageSize: 200 } })).value
  const first = await page(1)
  const others = await Promise.all(Array.from({ length: first.totalPages - 1 }, (_, index) => page(index + 2)))
  return { ...first, list: [first, ...others].flatMap(({ list }) => list) }
}

/** A member with exactly this much. */
async function withFunds(amount: string): Promise<TestMember> {
  const one = await member()
  const units = unitsOf(amount, 4) ?? 0n
  const credit = accountOf(one.id, 'PHP')
  const start = unitsOf(await balanceOf(one), 4) ?? 0n
  const difference = units - start
  const house = houseAccount(LUCKY, 'demo', 'PHP')
  const [debit, to] = difference > 0n ? [house, credit] : [credit, house]
  const size = difference > 0n ? difference : -difference
  if (size > 0n)
    await inTransaction(deps.db, (tx) =>
      transfer(tx, [{ id: randomUUID(), kind: 'demo_opening', debit, credit: to, amount: size }], clock.now()),
    )
  return one
}

describe('a round', () => {
  test('takes the stake, decides by the seeds and pays in one step', async () => {
    const one = await withFunds('100.00')
    const before = (await ask(seeds, { token: one.token })).value
    const { value } = await play(one, under('10.00'))
    const [rolled] = value.events
    if (rolled?.kind !== 'rolled') throw new Error('no roll')
    expect(value.proof).toEqual({ serverSeedHash: before.serverSeedHash, clientSeed: before.clientSeed, nonce: 0 })
    expect(value.payout).toBe(rolled.won ? '19.80' : '0.00')
    expect(value.balance).toBe(rolled.won ? '109.80' : '90.00')
    expect(await balanceOf(one)).toBe(value.balance)
    expect((await ask(seeds, { token: one.token })).value.nonce).toBe(1)
  })

  test('is proved after the seeds are rotated: commitment, draw, outcome and payout', async () => {
    const one = await withFunds('500.00')
    const dice = await play(one, under('10.00', '33.33'))
    const slot = await play(one, spin('2.00'))
    const unrevealed = await ask(readRound, { token: one.token, params: { roundId: dice.value.roundId } })
    expect(unrevealed.value.proof?.serverSeed).toBeNull()

    await ask(rotateSeeds, { token: one.token, body: { id: randomUUID() } })
    for (const { value } of [dice, slot]) {
      const record = (await ask(readRound, { token: one.token, params: { roundId: value.roundId } })).value
      const proved = verifyRound(record as never, hashes)
      expect(proved.checks.filter((check) => !check.ok)).toEqual([])
      expect(proved.checks.map((check) => check.check)).toEqual(['commitment', 'words', 'outcome', 'payout'])
    }
  })

  test('is remembered with its money: before, after, and the transfers', async () => {
    const one = await withFunds('100.00')
    const { value } = await play(one, under('10.00', '98.00'))
    const record = (await ask(readRound, { token: one.token, params: { roundId: value.roundId } })).value
    expect(record).toMatchObject({
      gameCode: 'DICE',
      status: 'closed',
      stake: '10.00',
      payout: value.payout,
      balanceBefore: '100.00',
      balanceAfter: value.balance,
    })
    expect(record.transfers.map((row) => row.kind)).toEqual(value.payout === '0.00' ? ['stake'] : ['stake', 'payout'])
  })

  test('of another member is not found', async () => {
    const [one, stranger] = [await withFunds('100.00'), await member()]
    const { value } = await play(one, under('10.00'))
    expect(await ask(readRound, { token: stranger.token, params: { roundId: value.roundId } })).toMatchObject({
      status: 404,
      errorCode: 'not_found',
    })
  })

  test('without a token is refused', async () =>
    expect(await ask(playRound, { body: under('1.00') })).toMatchObject({ status: 401, errorCode: 'not_logged_in' }))
})

describe('many rounds at once', () => {
  test('two hundred with money for fifty: in ledger order the balance never falls below zero, and ends exact', async () => {
    const one = await withFunds('50.00')
    const answers = await Promise.all(Array.from({ length: 200 }, () => play(one, under('1.00', '1.00'))))
    const refused = answers.filter((answer) => answer.status !== 200)
    expect(new Set(refused.map((answer) => answer.errorCode)).difference(new Set(['insufficient_funds']))).toEqual(
      new Set(),
    )
    expect(answers.length - refused.length).toBeGreaterThanOrEqual(50)

    const record = await recordOf(one)
    const rounds = record.list.filter((line) => line.kind === 'stake' || line.kind === 'payout').toReversed()
    let units = unitsOf('50.00', 4) ?? 0n
    for (const line of rounds) {
      const amount = unitsOf(line.amount.replace('-', ''), 4) ?? 0n
      units += line.amount.startsWith('-') ? -amount : amount
      expect(units >= 0n).toBe(true)
      expect(unitsOf(line.after, 4)).toBe(units)
    }
    expect(rounds.filter((line) => line.kind === 'stake')).toHaveLength(
      answers.filter((answer) => answer.status === 200).length,
    )
    expect(unitsOf(await balanceOf(one), 4)).toBe(units)
  })

  test('each uses a nonce of its own, without a gap', async () => {
    const one = await withFunds('100.00')
    const answers = await Promise.all(Array.from({ length: 40 }, () => play(one, under('1.00'))))
    expect(answers.map((answer) => answer.value.proof.nonce).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 40 }, (_, nonce) => nonce),
    )
  })

  test('a refused round uses no nonce', async () => {
    const one = await withFunds('1.00')
    await play(one, under('2.00'))
    await play(one, under('60000.00'))
    expect((await play(one, under('1.00'))).value.proof.nonce).toBe(0)
  })
})

describe('the same id', () => {
  test('ten times at once is one round, with ten equal answers', async () => {
    const one = await withFunds('100.00')
    const body = under('10.00')
    const answers = await Promise.all(Array.from({ length: 10 }, () => play(one, body)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.value))).size).toBe(1)
    expect((await recordOf(one)).list.filter((line) => line.kind === 'stake')).toHaveLength(1)
  })

  test('later gets the first answer, its old balance included', async () => {
    const one = await withFunds('100.00')
    const body = spin('2.00')
    const first = await play(one, body)
    await play(one, under('10.00'))
    expect((await play(one, body)).value).toEqual(first.value)
  })

  test.each([
    ['another stake', (body: ReturnType<typeof under>) => ({ ...body, stake: '11.00' })],
    ['another target', (body: ReturnType<typeof under>) => ({ ...body, choices: { target: '49.99', over: false } })],
    ['the other side', (body: ReturnType<typeof under>) => ({ ...body, choices: { target: '50.00', over: true } })],
    ['another game', (body: ReturnType<typeof under>) => ({ ...spin('10.00'), id: body.id })],
  ])('with %s is refused', async (_what, changed) => {
    const one = await withFunds('100.00')
    const body = under('10.00')
    const first = await play(one, body)
    expect(await play(one, changed(body))).toMatchObject({ status: 409, errorCode: 'id_reused' })
    expect(await balanceOf(one)).toBe(first.value.balance)
  })

  test('by another member is refused and shows nothing', async () => {
    const [one, stranger] = [await withFunds('100.00'), await withFunds('100.00')]
    const body = under('10.00')
    await play(one, body)
    const refused = await play(stranger, body)
    expect(refused).toMatchObject({ status: 409, errorCode: 'id_reused', extra: {} })
    expect(await balanceOf(stranger)).toBe('100.00')
  })

  test('by two members at once is taken once', async () => {
    const [one, other] = [await withFunds('100.00'), await withFunds('100.00')]
    const body = under('10.00', '1.00')
    const answers = await Promise.all([one, other].map((someone) => play(someone, body)))
    expect(answers.map((answer) => answer.errorCode ?? 'taken').toSorted()).toEqual(['id_reused', 'taken'])
  })
})

describe('a stake that is no amount', () => {
  test.each([
    '0',
    '0.00',
    '-1',
    '1e-37',
    '1e400',
    'NaN',
    '0.001',
    ' 5',
    '5 ',
    '99999999999999999999',
    '922337203685478',
    '',
    '1.',
    '.5',
    '１',
    ['5'],
    null,
    5,
    {},
    true,
  ])('%j is refused at its field, and nothing moves', async (stake) => {
    const one = await withFunds('100.00')
    const refused = await ask(playRound, { token: one.token, raw: { ...under('1.00'), stake } })
    expect(refused).toMatchObject({ status: 400, errorCode: 'invalid_amount' })
    expect(Object.keys(refused.fields)).toEqual(['stake'])
    expect(await balanceOf(one)).toBe('100.00')
  })
})

describe('each refusal by name', () => {
  test.each([
    ['stake_too_large', under('50000.01')],
    ['stake_too_large', under('50000.00', '1.00')],
    ['stake_too_small', spin('0.10')],
    ['stake_too_large', spin('2000.20')],
    ['stake_not_multiple', spin('0.30')],
    ['insufficient_funds', under('100.01')],
  ] as const)('%s', async (code, body) => {
    const one = await withFunds('100.00')
    expect(await play(one, body)).toMatchObject({ status: 409, errorCode: code })
    expect(await balanceOf(one)).toBe('100.00')
  })

  test('limit_reached, judged inside the transaction', async () => {
    const one = await withFunds('100.00')
    await ask(setLimit, { token: one.token, body: { kind: 'stake', period: 'day', amount: '5.00' } })
    const answers = await Promise.all(Array.from({ length: 12 }, () => play(one, under('1.00', '1.00'))))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(5)
    expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.errorCode))).toEqual(
      new Set(['limit_reached']),
    )
  })

  test.each(['0.99', '98.01', '99.99', '0.00'])('a target under %s is not offered', async (target) => {
    const one = await withFunds('100.00')
    const refused = await play(one, under('1.00', target))
    expect(refused).toMatchObject({ status: 400, errorCode: 'invalid_request' })
    expect(Object.keys(refused.fields)).toEqual(['choices.target'])
  })

  test.each([
    ['an unknown game', { ...under('1.00'), gameCode: 'ROULETTE' }, 'gameCode'],
    ['an unknown field', { ...under('1.00'), bonus: 1 }, 'bonus'],
    ['an unknown choice', { ...spin('1.00'), choices: { lines: 5 } }, 'choices.lines'],
    ['an id that is none', { ...under('1.00'), id: 'x' }, 'id'],
  ])('%s is named at its field', async (_what, raw, field) => {
    const one = await withFunds('100.00')
    const refused = await ask(playRound, { token: one.token, raw })
    expect(refused).toMatchObject({ status: 400, errorCode: 'invalid_request' })
    expect(Object.keys(refused.fields)).toEqual([field])
  })
})

describe('the pot', () => {
  const key = { brandId: LUCKY, gameCode: 'LUCKY_TWENTY', asset: 'PHP' }
  const pot = () => houseFundsOf(deps.db, potAccount(key))

  test('is started once, however often it is asked', async () => {
    for (let times = 0; times < 3; times++)
      await inTransaction(deps.db, (tx) => startPot(tx, key, 25_000_0000n, clock.now()))
    // Nothing else in this test file has fed it by more than a few units.
    expect((await pot()) / 1_0000n).toBe(25_000n)
  })

  test('takes 0.4 % of every stake exactly, and the next one 0.1 %', async () => {
    const one = await withFunds('1000.00')
    const next = () => houseFundsOf(deps.db, houseAccount(LUCKY, 'next:LUCKY_TWENTY', 'PHP'))
    const before = [await pot(), await next()] as const
    await Promise.all(Array.from({ length: 30 }, () => play(one, spin('0.20'))))
    expect([(await pot()) - before[0], (await next()) - before[1]]).toEqual([30n * 8n, 30n * 2n])
  })

  test('falls to the round whose draw is below its stake, is paid whole, and starts again with the next one’s seed', async () => {
    const one = await withFunds('100.00')
    // A jackpot as large as the stake falls to every round.
    const limits = luckySettings.gameLimits?.LUCKY_TWENTY
    if (!limits) throw new Error('Lucky Twenty is not offered')
    const gameLimits = { ...luckySettings.gameLimits, LUCKY_TWENTY: { ...limits, jackpotSize: '2.00' } }
    await setPolicy(deps, LUCKY, { gameLimits })
    await inTransaction(deps.db, (tx) => startPot(tx, key, 25_000_0000n, clock.now()))
    const next = await houseFundsOf(deps.db, houseAccount(LUCKY, 'next:LUCKY_TWENTY', 'PHP'))
    const before = await pot()

    const { value } = await play(one, spin('2.00'))
    const won = value.events.find((event) => event.kind === 'jackpot_won')
    const fed = before + 80n
    const paid = unitsOf(won?.kind === 'jackpot_won' ? won.amount : '', 4)
    expect(paid).toBe(fed - (fed % 100n))
    expect(unitsOf(value.payout, 4)! >= paid!, 'the pot is part of the payout').toBe(true)
    expect(value.balance).toBe(await balanceOf(one))
    expect(await pot()).toBe((fed % 100n) + next + 20n)

    await ask(rotateSeeds, { token: one.token, body: { id: randomUUID() } })
    const record = (await ask(readRound, { token: one.token, params: { roundId: value.roundId } })).value
    expect(verifyRound(record as never, hashes)).toMatchObject({ ok: true })
    expect(record.transfers.map((row) => row.kind)).toContain('jackpot')
  })
})
