import { operatorSelf } from '@croupier/contract/operator.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { LUCKY, SAMPA } from '../../../test/policy.ts'
import { world } from '../../../test/world.ts'
import { endStaffSessions } from './end-staff-sessions.ts'

const it = await world()

test('everybody who may work in the brand is out at once', async () => {
  const [both, one] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator02')]
  expect(await endStaffSessions(it.deps, SAMPA)).toBe(1)
  expect((await it.ask(operatorSelf, { token: both })).status).toBe(401)
  expect((await it.ask(operatorSelf, { token: one })).status).toBe(200)
  expect(await endStaffSessions(it.deps, LUCKY)).toBe(1)
  expect((await it.ask(operatorSelf, { token: one })).status).toBe(401)
})
