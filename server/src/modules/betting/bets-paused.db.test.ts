import { randomUUID } from 'node:crypto'
import { deposits } from '@croupier/contract/cashier.ts'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lookAtDisk } from '#kernel/disk-space.ts'
import { operatorIn } from '../../../test/operators.ts'
import { multiStepPlay } from '../../../test/multi-step.ts'
import { callersWorld } from '../../../test/vendor-callers.ts'

const it = await callersWorld()
const token = await operatorIn(it)
const { openMines, tile, leave, minesOf } = await multiStepPlay(it)

const look = (megabytes: number) => lookAtDisk(it.deps, () => Promise.resolve(megabytes * 2 ** 20))
const roll = ({ token: player }: { readonly token: string }, id: string = randomUUID()) =>
  it.ask(playRound, {
    token: player,
    body: { id, gameCode: 'DICE', stake: '1.00', choices: { target: '50.00', over: true } } as never,
  })
const alerts = async () => (await it.ask(dashboard, { token })).value.alerts.map(({ kind }) => kind)

beforeEach(() => look(5000))
afterEach(() => look(5000))

test('on a full disk no bet is taken and nothing moves; what was decided before is answered as it was', async () => {
  const player = await it.member()
  const before = randomUUID()
  const first = await roll(player, before)
  expect(first.status).toBe(200)
  const money = await it.moneyOf(player)

  await look(255)
  expect(await roll(player)).toMatchObject({ status: 409, errorCode: 'bets_paused' })
  expect(await it.moneyOf(player)).toBe(money)
  expect((await roll(player, before)).value).toEqual(first.value)
})

test('a full disk says so to the member in words, to operators as an alert, at /readyz and to Prometheus', async () => {
  const player = await it.member()
  expect(await alerts()).toEqual([])
  await look(255)
  expect((await roll(player)).message).toContain('No new bets are accepted at the moment')
  expect(await alerts()).toEqual(['bets_paused'])
  const { body } = await it.app.http.inject({ url: '/metrics' })
  expect(body).toContain('croupier_bets_paused 1')
  expect(body).toContain(`croupier_disk_free_bytes ${255 * 2 ** 20}`)
  const ready = async () => (await it.app.http.inject({ url: '/readyz' })).json()
  await expect.poll(ready).toEqual({ status: 'ready', bets: 'paused' })
  await look(1023)
  expect(await alerts()).toEqual(['disk_low'])
})

test('what is open goes on: a round of several steps is played to its end and paid', async () => {
  const player = await it.member()
  const { value } = await openMines(player)
  const { safe } = await minesOf(value.roundId, 3)
  const held = unitsOf(await it.moneyOf(player), 4)!
  await look(100)

  await tile(player, value.roundId, 0, safe[0]!)
  expect((await leave(player, value.roundId, 1)).status).toBe(200)
  expect(unitsOf(await it.moneyOf(player), 4)!).toBeGreaterThan(held)
})

test('deposits stay readable on a full disk', async () => {
  const player = await it.member()
  await look(100)
  expect((await it.ask(deposits, { token: player.token, query: {} })).status).toBe(200)
})

test('bets are taken again by themselves when there is room, and not already at the limit', async () => {
  const player = await it.member()
  await look(255)
  await look(256)
  expect((await roll(player)).errorCode).toBe('bets_paused')
  await look(383)
  expect((await roll(player)).errorCode).toBe('bets_paused')
  await look(384)
  expect((await roll(player)).status).toBe(200)
})

test('on a disk with little room bets are taken still', async () => {
  await look(256)
  expect((await roll(await it.member())).status).toBe(200)
})

test.each(it.callers.map((caller) => [caller.dialect, caller] as const))(
  'a vendor that speaks %s hears that its bet is not taken, settles the one before, and may ask again later',
  async (_dialect, caller) => {
    const { who, token: seat } = await it.sitDown(caller)
    const round = { ...who, roundId: randomUUID() }
    const bet = { ...round, token: seat, transactionId: randomUUID(), amount: '2.00' }
    expect((await caller.send('bet', bet)).code).toBe('OK')

    await look(255)
    const other = { ...bet, transactionId: randomUUID(), roundId: randomUUID() }
    expect((await caller.send('bet', other)).code).toBe('INVALID_GAME')
    const win = { ...round, transactionId: randomUUID(), betTransactionId: bet.transactionId, amount: '4.00' }
    expect((await caller.send('settle', win)).code).toBe('OK')

    await look(5000)
    expect((await caller.send('bet', other)).code).toBe('OK')
  },
)
