import { randomUUID } from 'node:crypto'
import { deposit } from '@croupier/contract/cashier.ts'
import { readLimits } from '@croupier/contract/limits.ts'
import { describe, expect, test } from 'vitest'
import { readFile } from '#kernel/files.ts'
import { matchWorld } from '../../../../test/matches.ts'
import { decideDispute } from './decide-dispute.ts'
import { expireMatches } from './expire-matches.ts'
import { readDisputes } from './reads.ts'

const MINUTE_MS = 60_000
const here = await matchWorld()
const { ask, clock, deps, member, moneyOf, picture, waiting, withdrawalOf, pay, partsOf, prove, answer, paid } = here
const depositOf = async ({ token }: { token: string }, depositId: string) =>
  (await ask(deposit, { token, params: { depositId } })).value
const found = { by: 'operator:anna', reason: 'Seen on both statements' }

/** A payment of 500.00 of which the receiver says that nothing, or all but so much, has arrived. */
const disputed = async (remaining?: string) => {
  const made = await paid('500')
  const said = remaining === undefined ? { answer: 'not_received' as const } : { answer: 'partly' as const, remaining }
  expect((await answer(made.receiver, made.matchId, said, await picture())).statusCode).toBe(200)
  return made
}

describe('a person', () => {
  test('sees both pictures, who says what, and what each decision would post', async () => {
    const { payer, receiver, matchId } = await disputed('120')
    const dispute = (await readDisputes(deps)).find(({ match }) => match.id === matchId)!
    expect(dispute).toMatchObject({
      payer: { account: payer.account },
      receiver: { account: receiver.account },
      match: { amount: 5_000_000n, answer: 'partly', remaining: 1_200_000n, late: false },
      outcomes: {
        received: [{ from: 'receiver', to: 'payer', amount: 5_000_000n }],
        notReceived: [{ from: 'receiver', to: 'withdrawal', amount: 5_000_000n }],
        partly: [
          { from: 'receiver', to: 'payer', amount: 3_800_000n },
          { from: 'receiver', to: 'withdrawal', amount: 1_200_000n },
        ],
      },
    })
    expect(dispute.depositReference).toMatch(/^DEP /)
    expect(dispute.withdrawalReference).toMatch(/^WD /)
    for (const key of [dispute.proofs.payer, dispute.proofs.receiver])
      expect((await readFile(deps, key!))?.byteLength).toBeGreaterThan(0)
  })

  test('finds the payer right: as if it had been received', async () => {
    const { payer, receiver, depositId, matchId } = await disputed()
    await decideDispute(deps, { id: matchId, received: 5_000_000n, ...found })
    expect(await moneyOf(payer)).toEqual({ free: '1500.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '0.00' })
    expect(await depositOf(payer, depositId)).toMatchObject({ state: 'credited', credited: '500.00' })
    expect(await withdrawalOf(receiver)).toMatchObject({ state: 'paid', matched: '500.00' })
    expect(await partsOf(payer, depositId)).toMatchObject([{ state: 'received', reason: found.reason }])
    expect(await here.between()).toBe(0n)
  })

  test('finds the receiver right: the part waits again, and the payer has paid nothing', async () => {
    const { payer, receiver, depositId, matchId } = await disputed()
    await decideDispute(deps, { id: matchId, received: 0n, ...found })
    expect(await moneyOf(payer)).toEqual({ free: '1000.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '515.00' })
    expect(await depositOf(payer, depositId)).toMatchObject({ state: 'refused', reason: found.reason })
    expect(await withdrawalOf(receiver)).toMatchObject({ state: 'matching', matched: '0.00' })
    const { limits } = (await ask(readLimits, { token: payer.token })).value
    expect(limits.find(({ kind, period }) => kind === 'deposit' && period === 'day')?.used).toBe('0.00')
    expect((await pay(await member(), '500')).status).toBe(200)
  })

  test('finds that a part has arrived: so much is the payer’s, the rest waits again', async () => {
    const { payer, receiver, depositId, matchId } = await disputed('120')
    await decideDispute(deps, { id: matchId, received: 3_800_000n, ...found })
    expect(await moneyOf(payer)).toEqual({ free: '1380.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9485.00', held: '135.00' })
    expect(await depositOf(payer, depositId)).toMatchObject({ state: 'credited', amount: '500.00', credited: '380.00' })
    expect(await withdrawalOf(receiver)).toMatchObject({ state: 'matching', matched: '380.00' })
    expect(await here.between()).toBe(0n)
  })

  test('decides once, of ten at once too; not more than was to be paid, nor on what nobody disputes', async () => {
    const { payer, matchId } = await disputed()
    await expect(decideDispute(deps, { id: matchId, received: 5_000_001n, ...found })).rejects.toMatchObject({
      code: 'invalid_amount',
    })
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        decideDispute(deps, { id: matchId, received: index % 2 === 0 ? 5_000_000n : 0n, ...found }),
      ),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(['1000.00', '1500.00']).toContain((await moneyOf(payer)).free)
    const open = await paid('600')
    await expect(decideDispute(deps, { id: open.matchId, received: 0n, ...found })).rejects.toMatchObject({
      code: 'match_not_open',
    })
    await expect(decideDispute(deps, { id: randomUUID(), received: 0n, ...found })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})

describe('a payment that comes late', () => {
  const late = async (between: (receiver: { token: string }) => Promise<unknown> = async () => undefined) => {
    const receiver = await waiting('815')
    const payer = await member()
    const { id } = (await pay(payer, '800')).value
    clock.move(20 * MINUTE_MS)
    await expireMatches(deps)
    await between(receiver)
    const [part] = await partsOf(payer, id)
    expect((await prove(payer, part!.id)).statusCode).toBe(200)
    return { receiver, payer, depositId: id, matchId: part!.id }
  }

  test('is paid out of what still waits of the withdrawal, where a person finds that it has arrived', async () => {
    const { receiver, payer, depositId, matchId } = await late()
    await decideDispute(deps, { id: matchId, received: 8_000_000n, ...found })
    expect(await moneyOf(payer)).toEqual({ free: '1800.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9185.00', held: '0.00' })
    expect(await withdrawalOf(receiver)).toMatchObject({ state: 'paid', matched: '800.00' })
    expect(await depositOf(payer, depositId)).toMatchObject({ state: 'credited', credited: '800.00' })
    expect(await here.between()).toBe(0n)
  })

  test('in part leaves the rest of the withdrawal waiting', async () => {
    const { receiver, payer, matchId } = await late()
    await decideDispute(deps, { id: matchId, received: 3_000_000n, ...found })
    expect(await moneyOf(payer)).toEqual({ free: '1300.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9185.00', held: '515.00' })
    expect(await here.between()).toBe(0n)
  })

  test('to who has been paid by another is paid by the house, which stands open between them', async () => {
    const { receiver, payer, matchId } = await late(async (receiver) => {
      const other = await member()
      const { id } = (await pay(other, '800')).value
      const [part] = await partsOf(other, id)
      await prove(other, part!.id)
      await answer(receiver, part!.id, { answer: 'received' })
    })
    const dispute = (await readDisputes(deps)).find(({ match }) => match.id === matchId)!
    expect(dispute.outcomes.received).toEqual([{ from: 'house', to: 'payer', amount: 8_000_000n }])
    await decideDispute(deps, { id: matchId, received: 8_000_000n, ...found })
    expect(await moneyOf(payer)).toEqual({ free: '1800.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9185.00', held: '0.00' })
    expect(await here.between()).toBe(-8_000_000n)
  })

  test('that never was is found so: nothing moves', async () => {
    const { receiver, payer, depositId, matchId } = await late()
    await decideDispute(deps, { id: matchId, received: 0n, ...found })
    expect(await moneyOf(payer)).toEqual({ free: '1000.00', held: '0.00' })
    expect(await moneyOf(receiver)).toEqual({ free: '9185.00', held: '815.00' })
    expect(await depositOf(payer, depositId)).toMatchObject({ credited: null })
  })
})
