import { randomUUID } from 'node:crypto'
import { acknowledgeCheck, realityCheck } from '@croupier/contract/limits.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { CHECKED, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { ask, clock, deps, member, logIn } = await world()
await setPolicy(deps, LUCKY, CHECKED)
const MINUTE = 60_000
const under = (stake = '1.00') =>
  ({ gameCode: 'DICE', id: randomUUID(), stake, choices: { target: '50.00', over: false } }) as const

test('a check that is due stops the rounds until it is answered, then the time begins anew', async () => {
  const { token } = await member()
  clock.move(29 * MINUTE)
  expect((await ask(playRound, { token, body: under() })).status).toBe(200)
  clock.move(MINUTE)
  expect(await ask(playRound, { token, body: under() })).toMatchObject({ status: 409, errorCode: 'reality_check_due' })
  expect((await ask(realityCheck, { token })).value).toMatchObject({ due: true, elapsedSeconds: 1800, enforced: true })

  const { value } = await ask(acknowledgeCheck, { token })
  expect(new Date(value.dueAt).getTime()).toBe(clock.now().getTime() + 30 * MINUTE)
  expect((await ask(playRound, { token, body: under() })).status).toBe(200)
})

test('what is not due cannot be answered ahead; twice at once is answered once', async () => {
  const { token } = await member()
  const due = clock.now().getTime() + 30 * MINUTE
  clock.move(20 * MINUTE)
  expect(new Date((await ask(acknowledgeCheck, { token })).value.dueAt).getTime()).toBe(due)
  clock.move(10 * MINUTE)
  const answers = await Promise.all([ask(acknowledgeCheck, { token }), ask(acknowledgeCheck, { token })])
  expect(new Set(answers.map(({ value }) => new Date(value.dueAt).getTime()))).toEqual(new Set([due + 30 * MINUTE]))
})

test('time and position go on through a second login, and begin anew after the last session has ended', async () => {
  const one = await member()
  const played = await ask(playRound, { token: one.token, body: under('2.00') })
  clock.move(10 * MINUTE)
  const second = await logIn(one.account, one.password)
  const { value } = await ask(realityCheck, { token: second })
  const net = Number(played.value.payout) - 2
  expect(value).toMatchObject({ elapsedSeconds: 600, staked: '2.00', won: played.value.payout, net: net.toFixed(2) })

  clock.move(40 * MINUTE)
  const third = await logIn(one.account, one.password)
  expect((await ask(realityCheck, { token: third })).value).toMatchObject({
    elapsedSeconds: 0,
    staked: '0.00',
    net: '0.00',
  })
})

test('where the brand does not enforce it, rounds go on', async () => {
  const { token } = await member()
  await setPolicy(deps, LUCKY, { realityCheck: { everyMinutes: [15], enforced: false } })
  clock.move(29 * MINUTE)
  expect((await ask(playRound, { token, body: under() })).status).toBe(200)
  clock.move(MINUTE)
  expect((await ask(playRound, { token, body: under() })).status).toBe(200)
})

test('a guest has none', async () => expect((await ask(acknowledgeCheck)).status).toBe(401))
