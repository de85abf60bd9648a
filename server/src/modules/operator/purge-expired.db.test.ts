import { operatorSelf } from '@croupier/contract/operator.ts'
import { audit } from '@croupier/contract/audit.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../test/operators.ts'
import { world } from '../../../test/world.ts'
import { purgeExpiredSessions } from './purge-expired.ts'

const it = await world()

const counted = async () => {
  const { rows } = await sql<{ sessions: number; tickets: number }>`
    select (select count(*)::int from operator.session) as sessions, (select count(*)::int from operator.ticket) as tickets`.execute(
    it.deps.db,
  )
  return rows[0]
}

test('what was over a month ago is forgotten, what lives stays, and the log keeps who was there', async () => {
  await operatorIn(it)
  expect(await counted()).toEqual({ sessions: 1, tickets: 1 })
  it.clock.move(31 * 86_400_000)
  const token = await operatorIn(it, 'operator05')
  await purgeExpiredSessions(it.deps)
  expect(await counted()).toEqual({ sessions: 1, tickets: 1 })
  expect((await it.ask(operatorSelf, { token })).status).toBe(200)
  expect((await it.ask(audit, { token, query: { action: 'session.start' } })).value.total).toBe(2)
})
