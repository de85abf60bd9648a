import { liveTables } from '@croupier/contract/tables.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { world } from '../../../../../test/world.ts'
import { recordPresence } from './record-presence.ts'

const { ask, deps, clock } = await world()

const looked = async () =>
  (
    await sql<{
      count: number
    }>`select count(*)::int as count from studio.live_table where last_viewed_at = ${clock.now()}`.execute(deps.db)
  ).rows[0]?.count ?? 0

test('looking at the lobby wakes its tables, and is written down now and then only', async () => {
  await sql`update studio.live_table set due_at = '9999-01-01'`.execute(deps.db)
  await recordPresence(deps)
  expect(await looked()).toBe(0)
  const { tables } = (await ask(liveTables)).value
  await recordPresence(deps)
  expect(await looked()).toBe(tables.length)
  const { rows } = await sql`select from studio.live_table where due_at = ${clock.now()}`.execute(deps.db)
  expect(rows).toHaveLength(tables.length)
  clock.move(1000)
  await ask(liveTables)
  await recordPresence(deps)
  expect(await looked()).toBe(0)
})
