import { randomUUID } from 'node:crypto'
import { approvals } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { heldStake, heldStakes, returnHeld, settleHeld } from '@croupier/contract/console-held.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { beforeEach, expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { callersWorld } from '../../../../../test/vendor-callers.ts'
import { interruptRounds } from '../interrupt-rounds.ts'
import { confirmed } from '../../../../../test/approvals.ts'

const here = await callersWorld()
const { ask, clock, deps, callers, sitDown, moneyOf } = here
const [caller] = callers as [(typeof callers)[number]]
const WHY = { reason: 'vendor_said', note: '' }
const MINUTE = 60_000

type VendorPlayer = Awaited<ReturnType<typeof sitDown>>
let seat: VendorPlayer
let one: string
let two: string
beforeEach(async () => {
  // Sessions end while the clock runs ahead.
  one = await operatorIn(here)
  two = await operatorIn(here, 'operator05')
  seat = await sitDown(caller)
})

/** A round of a player with bets of 40.00 that its vendor has left, and where the desk finds it. */
async function left(who: VendorPlayer = seat, bets = 1, silentMs = 16 * MINUTE) {
  const roundId = randomUUID()
  const names = Array.from({ length: bets }, () => randomUUID())
  const say = (call: Parameters<typeof caller.send>[0], fields: object = {}) =>
    caller.send(call, { transactionId: randomUUID(), roundId, ...who.who, ...fields })
  for (const transactionId of names) await say('bet', { transactionId, token: who.token, amount: '40.00' })
  clock.move(silentMs)
  await interruptRounds(deps)
  await ask(approvals, { token: two, query: {} })
  const { list } = (await ask(heldStakes, { token: one, query: { search: who.member.account } })).value
  const own = list.map(({ roundId: id }) => id)
  const named = await Promise.all(own.map(async (id) => ({ id, at: (await opened(id)).vendorRound })))
  return { id: named.find(({ at }) => at === roundId)?.id ?? '', names, say }
}

const opened = async (roundId: string) => (await ask(heldStake, { token: one, params: { roundId } })).value

const settle = (roundId: string, payout = '90.00', token = one) =>
  ask(settleHeld, { token, params: { roundId }, body: { payout, ...WHY } })
const giveBack = (roundId: string, token = one) => ask(returnHeld, { token, params: { roundId }, body: WHY })

const waitingFor = async (roundId: string) =>
  (await ask(approvals, { token: two, query: { state: 'waiting', subject: `held_stake:${roundId}` } })).value.list[0]
    ?.id ?? ''
const confirm = (approvalId: string, token = two) =>
  confirmed({ ask }, { token, params: { approvalId }, body: { note: '' } })

/** The first person asks, the second one agrees. */
async function byTwo(asked: Promise<{ readonly errorCode?: string | undefined }>, roundId: string) {
  expect((await asked).errorCode).toBe('second_person_asked')
  return confirm(await waitingFor(roundId))
}

test('a stake that its vendor has left is found by vendor, age, member and round, with all that was said of it', async () => {
  const { id, names } = await left()
  const found = async (query: object) =>
    (await ask(heldStakes, { token: one, query: { ...query, pageSize: 200 } })).value.list.map(({ roundId }) => roundId)
  expect(await found({ vendor: caller.vendor, state: 'interrupted' })).toContain(id)
  expect(await found({ search: id })).toEqual([id])
  expect([
    await found({ vendor: 'NOBODY' }),
    await found({ search: 'no body' }),
    await found({ search: id, age: 'hour' }),
  ]).toEqual([[], [], []])
  clock.move(60 * MINUTE)
  one = await operatorIn(here)
  expect(await found({ search: seat.member.account, age: 'hour' })).toEqual([id])

  const { held, calls, bets, lines } = await opened(id)
  expect(held).toMatchObject({ account: seat.member.account, state: 'interrupted', bets: 1, stake: '40.00' })
  expect(calls).toMatchObject([{ name: 'bet', named: names[0], amount: '40.00', code: 'OK' }])
  expect(bets).toMatchObject([{ named: names[0], stake: '40.00', status: 'open' }])
  expect(lines).toMatchObject([{ kind: 'stake', amount: '-40.00', after: '960.00' }])
})

test('two people end a round by its vendor’s word, once; what the vendor says afterwards moves nothing', async () => {
  const { id, names, say } = await left()
  expect((await byTwo(settle(id), id)).errorCode).toBeUndefined()
  expect(await moneyOf(seat.member)).toBe('1050.00')
  const { held, calls } = await opened(id)
  expect(held).toMatchObject({ state: 'over', bets: 0 })
  expect(calls.slice(1)).toMatchObject([{ name: 'settle', named: null, amount: '90.00' }, { name: 'close-round' }])

  const bet = { betTransactionId: names[0]! }
  expect((await say('settle', { ...bet, amount: '90.00' })).code).toBe('ROUND_CLOSED')
  expect((await say('cancel', bet)).code).toBe('FINAL_ERROR')
  expect((await caller.send('close-round', { roundId: (await opened(id)).vendorRound!, ...seat.who })).code).toBe('OK')
  expect((await settle(id)).errorCode).toBe('round_closed')
  expect(await moneyOf(seat.member)).toBe('1050.00')
  const { list } = (await ask(audit, { token: one, query: { action: 'vendors.settle_held' } })).value
  expect(list.filter(({ subject }) => subject.id === id)).toHaveLength(1)
})

test('two people give the stakes back; the vendor’s own cancel is answered OK afterwards and its settle is refused', async () => {
  const { id, names, say } = await left(seat, 3)
  expect(await moneyOf(seat.member)).toBe('880.00')
  expect((await byTwo(giveBack(id), id)).errorCode).toBeUndefined()
  expect(await moneyOf(seat.member)).toBe('1000.00')
  for (const betTransactionId of names) {
    const late = await say('cancel', { betTransactionId })
    expect([late.code, late.balance]).toEqual(['OK', '1000.00'])
    expect((await say('settle', { betTransactionId, amount: '90.00' })).code).toBe('ROUND_CLOSED')
  }
  expect(await moneyOf(seat.member)).toBe('1000.00')
})

test('a settle of nothing ends the round as lost', async () => {
  const { id } = await left()
  expect((await byTwo(settle(id, '0'), id)).errorCode).toBeUndefined()
  expect([await moneyOf(seat.member), (await opened(id)).bets]).toMatchObject(['960.00', [{ status: 'lost' }]])
})

test('the desk and the vendor at once end it once: whoever comes second meets what the first left', async () => {
  for (const how of ['settle', 'cancel'] as const) {
    const { id, names, say } = await left(await sitDown(caller, seat.member))
    const before = Number(await moneyOf(seat.member))
    expect((await settle(id)).errorCode).toBe('second_person_asked')
    const approval = await waitingFor(id)
    const bet = { betTransactionId: names[0]! }
    const [desk, vendor] = await Promise.all([
      confirm(approval),
      say(how, how === 'settle' ? { ...bet, amount: '90.00' } : bet),
    ])
    const deskEnded = desk.errorCode === undefined
    expect(deskEnded).toBe(vendor.code !== 'OK')
    expect(Number(await moneyOf(seat.member)) - before).toBe(deskEnded || how === 'settle' ? 90 : 40)
  }
})

test('many rounds are ended at once, and the same one agreed to ten times at once is ended once', async () => {
  const rounds = []
  for (const silentMs of [0, 0, 0, 16 * MINUTE]) rounds.push(await left(seat, 1, silentMs))
  const asked = await Promise.all(rounds.map(({ id }) => settle(id)))
  expect(asked.map(({ errorCode }) => errorCode)).toEqual(Array(4).fill('second_person_asked'))
  const ids = await Promise.all(rounds.map(({ id }) => waitingFor(id)))
  const answers = await Promise.all(
    [...ids, ...Array(9).fill(ids[0]!)].map((approvalId: string) => confirm(approvalId)),
  )
  expect(answers.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual([
    ...Array(9).fill('approval_over'),
    ...Array(4).fill('done'),
  ])
  expect(await moneyOf(seat.member)).toBe('1200.00')
})

test('what cannot be ended is refused by name, and nothing moves', async () => {
  const { id } = await left()
  expect((await settle(id, '90.001')).fields['payout']).toBeDefined()
  expect((await settle(id)).errorCode).toBe('second_person_asked')
  expect((await settle(id, '90.00', two)).errorCode).toBe('approval_waiting')
  expect((await confirm(await waitingFor(id), one)).errorCode).toBe('own_approval')
  expect((await settle(randomUUID())).errorCode).toBe('not_found')
  const headers = { merchant: 'SAMPA' }
  expect((await ask(heldStake, { token: one, params: { roundId: id }, headers })).errorCode).toBe('not_found')
  expect((await ask(returnHeld, { token: one, params: { roundId: id }, body: WHY, headers })).errorCode).toBe(
    'not_found',
  )

  const body = { id: randomUUID(), gameCode: 'DICE' as const, stake: '2.00', choices: { target: '50.00', over: true } }
  const own = await ask(playRound, { token: seat.member.token, body })
  expect((await giveBack(own.value.roundId)).errorCode).toBe('not_found')

  const fresh = await left(await sitDown(caller), 1, MINUTE)
  expect((await giveBack(fresh.id)).errorCode).toBe('round_not_over')
  const paid = await left(await sitDown(caller))
  await paid.say('settle', { betTransactionId: paid.names[0]!, amount: '50.00' })
  expect((await giveBack(paid.id)).errorCode).toBe('bet_not_open')
})

test('a vendor that has spoken of a round lately is not silent, however long the round has been open', async () => {
  const { id, say } = await left(seat, 1, 10 * MINUTE)
  await say('bet', { token: seat.token, amount: '5.00' })
  clock.move(10 * MINUTE)
  await interruptRounds(deps)
  expect((await opened(id)).held.state).toBe('open')
  clock.move(6 * MINUTE)
  await interruptRounds(deps)
  expect((await opened(id)).held).toMatchObject({ state: 'interrupted', bets: 2, stake: '45.00' })
})
