import { operatorLogin, operatorVerify } from '@croupier/contract/operator.ts'
import { expect } from 'vitest'
import { seedStaff } from '../seed/staff.ts'
import { codeTo } from './outbox.ts'
import type { World } from './world.ts'

const PASSWORD = 'Demo2026pass'
const seeded = new WeakMap<World, Promise<void>>()

/** Who comes while the operators are still being written waits for that, too. */
function seedOnce(world: World): Promise<void> {
  const seeding = seeded.get(world) ?? seedStaff(world.deps)
  seeded.set(world, seeding)
  return seeding
}

/** Log an operator of the demo world in through both steps; answers their token. */
export async function operatorIn(world: World, username = 'operator01'): Promise<string> {
  await seedOnce(world)
  const { value, errorCode } = await world.ask(operatorLogin, { body: { username, password: PASSWORD } })
  expect(errorCode).toBeUndefined()
  const code = await codeTo(world, `${username}@croupier.example`)
  return (await world.ask(operatorVerify, { body: { ticket: value.ticket, code } })).value.token
}
