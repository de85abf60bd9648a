import { readLimits, realityCheck, setRealityCheck } from '@croupier/contract/limits.ts'
import { expect, test } from 'vitest'
import { CHECKED, LUCKY, setPolicy } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'

const { ask, clock, deps, member } = await world()
await setPolicy(deps, LUCKY, CHECKED)
const MINUTE = 60_000

test('the interval is the member’s choice among the brand’s', async () => {
  const { token } = await member()
  expect((await ask(readLimits, { token })).value.realityCheck).toEqual({ everyMinutes: 30, choices: [15, 30, 45, 60] })
  expect((await ask(setRealityCheck, { token, body: { everyMinutes: 15 } })).value.realityCheck.everyMinutes).toBe(15)
  const { value } = await ask(realityCheck, { token })
  expect(new Date(value.dueAt).getTime()).toBe(clock.now().getTime() + 15 * MINUTE)
})

test('a longer one does not put off the check that is coming', async () => {
  const { token } = await member()
  const due = clock.now().getTime() + 30 * MINUTE
  clock.move(29 * MINUTE)
  await ask(setRealityCheck, { token, body: { everyMinutes: 60 } })
  expect(new Date((await ask(realityCheck, { token })).value.dueAt).getTime()).toBe(due)
})

test('an interval that the brand does not offer is refused', async () => {
  const { token } = await member()
  const refused = await ask(setRealityCheck, { token, body: { everyMinutes: 240 } })
  expect(refused.fields).toMatchObject({ everyMinutes: [{ code: 'not_allowed' }] })
})
