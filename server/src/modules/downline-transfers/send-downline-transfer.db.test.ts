import { randomUUID } from 'node:crypto'
import { takeTimeOut } from '@croupier/contract/limits.ts'
import {
  findDownline,
  lineOptions,
  lineTransfer,
  lineTransfers,
  transferInLine,
} from '@croupier/contract/downline-transfers.ts'
import { lines } from '@croupier/contract/wallet.ts'
import { describe, expect, test } from 'vitest'
import { maskedName } from '#kernel/masked-name.ts'
import { houseAccount } from '#modules/wallet/wallet.ts'
import { houseFundsOf } from '#modules/wallet/balances/balances.ts'
import { PAYMENT_PASSWORD } from '../../../test/cashier.ts'
import { lineWorld } from '../../../test/downline.ts'
import { LUCKY } from '../../../test/policy.ts'

const { ask, deps, clock, member, logIn, policy, below, family, send, moneyOf, payIn } = await lineWorld()

const optionsOf = async ({ token }: { token: string }) => (await ask(lineOptions, { token })).value
const find = ({ token }: { token: string }, account: string) => ask(findDownline, { token, body: { account } })
const recordOf = async ({ token }: { token: string }) => (await ask(lines, { token })).value.list

describe('a transfer in one’s line', () => {
  test('goes up at once: the one has less, the other more, and each reads it in their record', async () => {
    const { agent, player } = await family()
    const { value } = await send(player, 'up', '250.00')
    expect(value).toMatchObject({
      direction: 'out',
      way: 'up',
      amount: '250.00',
      asset: 'PHP',
      other: { account: maskedName(agent.account) },
    })
    expect(value.reference).toMatch(/^TR \d{3} \d{4}$/)
    expect([await moneyOf(player), await moneyOf(agent)]).toEqual([
      { free: '750.00', held: '0.00' },
      { free: '1250.00', held: '0.00' },
    ])
    const [[out], [arrived]] = [await recordOf(player), await recordOf(agent)]
    expect(out).toMatchObject({ kind: 'transfer_out', amount: '-250.00', after: '750.00', cause: value.id })
    expect(arrived).toMatchObject({ kind: 'transfer_in', amount: '250.00', after: '1250.00', cause: value.id })
    expect(arrived!.journal).toBe(out!.journal)
    expect(await houseFundsOf(deps.db, houseAccount(LUCKY, 'line', 'PHP'))).toBe(0n)
  })

  test('is listed with both, and opened by nobody else', async () => {
    const { top, agent, player } = await family()
    const { value } = await send(agent, 'down', '50', { account: player.account })
    expect((await ask(lineTransfers, { token: agent.token })).value).toMatchObject({ total: 1, list: [value] })
    const seen = { ...value, direction: 'in', other: { account: maskedName(agent.account) } }
    expect((await ask(lineTransfers, { token: player.token })).value).toMatchObject({ total: 1, list: [seen] })
    const params = { transferId: value.id }
    expect((await ask(lineTransfer, { token: player.token, params })).value).toMatchObject(seen)
    expect((await ask(lineTransfer, { token: top.token, params })).errorCode).toBe('not_found')
    expect((await ask(lineTransfers, { token: top.token })).value.total).toBe(0)
  })

  test('goes down to somebody right below and to nobody else; a stranger is answered as nobody is', async () => {
    const { top, agent, player } = await family()
    const stranger = await member()
    expect((await find(agent, player.account.toUpperCase())).value).toMatchObject({
      account: maskedName(player.account),
    })
    for (const account of [stranger.account, top.account, agent.account, 'nobody99']) {
      const [asked, sent] = [await find(agent, account), await send(agent, 'down', '50', { account })]
      for (const { status, fields, message } of [asked, sent])
        expect([status, message, fields]).toEqual([400, asked.message, { account: [asked.fields['account']![0]] }])
      expect(asked.fields['account']![0]!.code).toBe('not_in_line')
    }
    // Two steps below is not right below.
    expect((await send(top, 'down', '50', { account: player.account })).status).toBe(400)
    expect((await send(agent, 'down', '50', { account: player.account })).status).toBe(200)
  })

  test('under the same id is the same transfer, also ten times at once; with other content it is refused', async () => {
    const { agent, player } = await family()
    const id = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(player, 'up', '100', { id })))
    expect(new Set(answers.map(({ value }) => value?.reference)).size).toBe(1)
    expect((await send(player, 'up', '101', { id })).errorCode).toBe('id_reused')
    expect((await send(agent, 'down', '100', { id, account: player.account })).errorCode).toBe('id_reused')
    const other = await below(agent)
    const sent = await send(agent, 'down', '10', { account: player.account })
    const again = await send(agent, 'down', '10', { id: sent.value.id, account: other.account })
    expect(again.errorCode).toBe('id_reused')
    expect(await moneyOf(player)).toMatchObject({ free: '910.00' })
  })

  test('of twenty at once with money for ten, exactly ten arrive', async () => {
    const { agent, player } = await family()
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(player, 'up', '100')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ errorCode }) => errorCode === 'insufficient_funds')).toHaveLength(10)
    expect([await moneyOf(player), await moneyOf(agent)]).toMatchObject([{ free: '0.00' }, { free: '2000.00' }])
  })

  test('up and down at once between the same two loses nothing and waits for nobody', async () => {
    const { agent, player } = await family()
    const both = Array.from({ length: 10 }, () => [
      send(player, 'up', '50'),
      send(agent, 'down', '50', { account: player.account }),
    ])
    const answers = await Promise.all(both.flat())
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect([await moneyOf(player), await moneyOf(agent)]).toMatchObject([{ free: '1000.00' }, { free: '1000.00' }])
  })

  test('must be staked by who received it as far as the brand says, before it goes on', async () => {
    await policy({ receivedPercent: 100 })
    const { agent, player } = await family()
    expect((await send(agent, 'down', '300', { account: player.account })).status).toBe(200)
    expect(await optionsOf(player)).toMatchObject({ turnover: { due: '300.00', done: '0.00' }, transferable: '0.00' })
    const refused = await send(player, 'up', '50')
    expect(refused).toMatchObject({ errorCode: 'turnover_due', extra: { left: '300.00' } })
    // What is refused makes nobody stake.
    expect(await optionsOf(agent)).toMatchObject({ turnover: null })
    await policy({ receivedPercent: 50 })
    expect((await send(agent, 'down', '100', { account: player.account })).status).toBe(200)
    expect(await optionsOf(player)).toMatchObject({ turnover: { due: '350.00' } })

    // Both ways at once: whoever has received must stake first, and nobody waits for the other.
    const { agent: upper, player: lower } = await family()
    const both = Array.from({ length: 8 }, () => [
      send(lower, 'up', '50'),
      send(upper, 'down', '50', { account: lower.account }),
    ])
    const answers = await Promise.all(both.flat())
    expect(answers.every(({ status, errorCode }) => status === 200 || errorCode === 'turnover_due')).toBe(true)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    const [up, down] = [await moneyOf(upper), await moneyOf(lower)].map(({ free }) => Number(free))
    expect(up! + down!).toBe(2000)
    await policy()
  })

  test('fits into the day, of many at once too', async () => {
    await policy({ dayMax: '250' })
    const { player } = await family()
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(player, 'up', '100')))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ errorCode }) => errorCode === 'limit_reached')).toHaveLength(4)
    expect(await optionsOf(player)).toMatchObject({ dayLeft: '50.00', transferable: '50.00' })
    clock.move(24 * 3_600_000)
    expect((await send(player, 'up', '100')).errorCode).not.toBe('limit_reached')
    await policy()
  })

  test.each(['0', '-1', '0.001', '1e3', '9.99', '100000.01', null])('of %j is refused at its field', async (amount) => {
    const { player } = await family()
    const body = { id: randomUUID(), way: 'up', amount, paymentPassword: PAYMENT_PASSWORD } as never
    const { status, fields } = await ask(transferInLine, { token: player.token, body })
    expect([status, Object.keys(fields)]).toEqual([400, ['amount']])
    expect(await moneyOf(player)).toMatchObject({ free: '1000.00' })
  })

  test('needs the payment password; after three wrong ones the member waits, with the right one too', async () => {
    const { player } = await family()
    for (const paymentPassword of ['111111', '222222', '333333'])
      expect((await send(player, 'up', '50', { paymentPassword })).fields).toMatchObject({
        paymentPassword: [{ code: 'wrong_password' }],
      })
    expect((await send(player, 'up', '50')).errorCode).toBe('payment_locked')
    expect(await moneyOf(player)).toMatchObject({ free: '1000.00' })
    const { token } = await member()
    expect((await send({ token }, 'up', '50')).errorCode).toBe('payment_password_missing')
    expect(await optionsOf({ token })).toMatchObject({ paymentPassword: 'missing' })
  })

  test('needs no payment password where the brand asks for none', async () => {
    const { player } = await family()
    const body = { id: randomUUID(), way: 'up', amount: '50' } as const
    const { fields } = await ask(transferInLine, { token: player.token, body })
    expect(fields).toMatchObject({ paymentPassword: [{ code: 'required' }] })
    await policy({ paymentPassword: false })
    expect((await ask(transferInLine, { token: player.token, body })).status).toBe(200)
    await policy()
  })

  test('is for whom the brand lets: nobody at first, agents, or everyone with somebody above', async () => {
    const { agent, player } = await family()
    await policy({ up: 'nobody', down: false })
    for (const one of [agent, player]) expect((await send(one, 'up', '50')).errorCode).toBe('forbidden')
    expect((await send(agent, 'down', '50', { account: player.account })).errorCode).toBe('forbidden')
    expect((await find(agent, player.account)).errorCode).toBe('forbidden')
    expect(await optionsOf(agent)).toMatchObject({ upline: null, downlines: false })
    await policy({ up: 'agents' })
    expect((await send(player, 'up', '50')).errorCode).toBe('forbidden')
    expect((await send(agent, 'up', '50')).status).toBe(200)
    await policy()
    expect((await send(player, 'down', '50', { account: agent.account })).errorCode).toBe('forbidden')
    const orphan = await below(undefined)
    expect(await optionsOf(orphan)).toMatchObject({ upline: null, downlines: false })
    expect((await send(orphan, 'up', '50')).fields).toMatchObject({ way: [{ code: 'not_in_line' }] })
  })

  test('waits until who sends has shown who they are, where the brand wants it', async () => {
    await policy({ verified: true })
    const { player } = await family()
    expect((await send(player, 'up', '50')).errorCode).toBe('identity_unverified')
    expect(await optionsOf(player)).toMatchObject({ identity: 'due' })
    await policy()
  })

  test('waits until deposits were staked', async () => {
    await policy({}, 100)
    const { player } = await family()
    await payIn(player, '500')
    expect((await send(player, 'up', '50')).extra).toMatchObject({ left: '500.00' })
    expect(await optionsOf(player)).toMatchObject({
      turnover: { due: '500.00', done: '0.00' },
      transferable: '0.00',
    })
    await policy()
  })

  test('is closed to who takes a break, and says nothing of that to who would send', async () => {
    const { agent, player } = await family()
    await ask(takeTimeOut, { token: player.token, body: { hours: 24 } })
    expect((await send(agent, 'down', '50', { account: player.account })).errorCode).toBe('receiver_closed')
    const token = await logIn(player.account, player.password)
    expect((await send({ token }, 'up', '50')).errorCode).toBe('timed_out')
    expect(await moneyOf(agent)).toMatchObject({ free: '1000.00' })
  })
})
