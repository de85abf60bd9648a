import { member as readMember } from '@croupier/contract/console-members.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { world } from '../../../../../test/world.ts'

const it = await world()
const token = await operatorIn(it)

test.each([
  ['112.198.1.1', 'PH'],
  ['::ffff:8.8.8.8', 'US'],
  ['192.168.1.5', null],
  [null, null],
])('a member who last logged in from %s was in %s', async (ip, country) => {
  const { id } = await it.member()
  await sql`update identity.member set last_login_ip = ${ip} where id = ${id}`.execute(it.deps.db)

  const { value } = await it.ask(readMember, { token, params: { memberId: id } })
  expect(value.lastLoginCountry).toBe(country)
})
