import { randomUUID } from 'node:crypto'
import { setHouseLimit } from '@croupier/contract/console-actions.ts'
import { memberLimits } from '@croupier/contract/console-members.ts'
import { setLimit } from '@croupier/contract/limits.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { byTwo } from '../../../../test/approvals.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)
const lea = await operatorIn(it, 'operator05')
const set = (memberId: string, value: string | null, headers = {}) =>
  it.ask(setHouseLimit, {
    token,
    params: { memberId },
    body: { kind: 'stake', period: 'day', value, reason: 'affordability' },
    headers,
  })
const limitOf = async (memberId: string) =>
  (await it.ask(memberLimits, { token, params: { memberId } })).value.find(
    ({ kind, period }) => kind === 'stake' && period === 'day',
  )

test('the stricter of the house’s limit and the member’s own holds at the next bet', async () => {
  const player = await it.member()
  await it.ask(setLimit, { token: player.token, body: { kind: 'stake', period: 'day', amount: '50.00' } })
  expect((await set(player.id, '5.00')).status).toBe(200)
  expect(await limitOf(player.id)).toMatchObject({ own: '50.00', house: '5.00', holds: '5.00' })
  const round = { id: randomUUID(), gameCode: 'DICE', stake: '6.00', choices: { target: '50.00', over: true } } as const
  expect((await it.ask(playRound, { token: player.token, body: round })).errorCode).toBe('limit_reached')
  const lifted = await set(player.id, null)
  expect(lifted).toMatchObject({ status: 202, extra: { rule: 'house_limit_looser' } })
  expect(await limitOf(player.id)).toMatchObject({ house: '5.00' })
  expect((await byTwo(it, lea, Promise.resolve(lifted))).status).toBe(200)
  expect(await limitOf(player.id)).toMatchObject({ own: '50.00', house: null, holds: '50.00' })
})

test('lower limits set at once are set one after the other: one of them holds, raised by nobody alone', async () => {
  const player = await it.member()
  const answers = await Promise.all(['5.00', '6.00', '7.00'].map((value) => set(player.id, value)))
  expect(answers.every(({ status }) => [200, 202, 409].includes(status))).toBe(true)
  expect(['5.00', '6.00', '7.00']).toContain((await limitOf(player.id))?.house)
})

test('what is no amount is refused at its field; a stranger and another brand’s member are not found', async () => {
  const player = await it.member()
  for (const value of ['0', '-1', '1.234', 'all'])
    expect((await set(player.id, value)).errorCode).toBe('invalid_amount')
  expect((await set(randomUUID(), '5.00')).errorCode).toBe('not_found')
  expect((await set(player.id, '5', { merchant: 'SAMPA' })).errorCode).toBe('not_found')
})
