import { enrolCrowd } from '@croupier/contract/crowd.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'

const key = 'k'.repeat(32)
const it = await world({ config: { crowd: { key } } })
const password = 'A-drawn-password-of-32-characters'.slice(0, 32)
const enrol = (...accounts: readonly string[]) =>
  it.ask(enrolCrowd, {
    body: { key, players: accounts.map((account) => ({ account, nickname: 'Amihan', password })) },
  })

test('a demo player is a member like others: logs in by password and has what newcomers get', async () => {
  expect((await enrol('amihan0001')).value.players).toEqual([{ account: 'amihan0001', state: 'made' }])
  await it.hear()
  const token = await it.logIn('amihan0001', password)
  expect((await it.ask(balance, { token })).value.sumBalance).toBe('1000.00')
})

test('who is enrolled again is there already, and keeps what they have', async () => {
  await enrol('bayani0001')
  expect((await enrol('bayani0001', 'belen0001')).value.players).toEqual([
    { account: 'bayani0001', state: 'there' },
    { account: 'belen0001', state: 'made' },
  ])
})

test('a name that a person has stays theirs', async () => {
  const { account, password: own } = await it.member('dolly0001')
  expect((await enrol('dolly0001')).value.players).toEqual([{ account: 'dolly0001', state: 'taken' }])
  expect(await it.logIn(account, own)).not.toBe('')
})

test('of two who enrol one name at once both find one player', async () => {
  const both = await Promise.all([enrol('ligaya0001'), enrol('ligaya0001')])
  const states = new Set(both.map(({ value }) => value.players[0]?.state))
  expect(states).toEqual(new Set(['made', 'there']))
})
