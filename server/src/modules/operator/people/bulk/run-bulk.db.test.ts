import { randomUUID } from 'node:crypto'
import * as many from '@croupier/contract/console-bulk.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { world } from '../../../../../test/world.ts'
import { keysAside, retryTasks } from '#kernel/failed-task.ts'
import { bulkAction, runBulk } from './run-bulk.ts'

const it = await world()
const token = await operatorIn(it)

test('one who cannot be frozen keeps no other from it, and nobody is frozen twice when it begins again', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => it.member()))
  const body = { id: randomUUID(), chosen: { ids: people.map(({ id }) => id) }, reason: 'fraud' }
  await it.ask(many.freezeMany, { token, body })
  // The first one fails: it is set aside, and the others are frozen.
  const [first] = people.map(({ id }) => id).toSorted()
  await sql`alter table identity.member add constraint cut check (status <> 'frozen' or id <> ${sql.lit(first)})`.execute(
    it.deps.db,
  )
  await runBulk(it.deps, { keys: [body.id] })
  await runBulk(it.deps, { keys: [body.id] })
  const seen = async () => (await it.ask(many.bulkProgress, { token, params: { bulkId: body.id } })).value
  expect(await seen()).toMatchObject({ done: 2, finished: false })
  expect(await keysAside(it.deps.db, bulkAction)).toEqual([`${body.id}:${first}`])

  await sql`alter table identity.member drop constraint cut`.execute(it.deps.db)
  await runBulk(it.deps, { keys: [body.id] })
  expect(await seen()).toMatchObject({ done: 2, finished: false })
  it.clock.move(60_000)
  await retryTasks(it.deps, [bulkAction])
  expect(await seen()).toMatchObject({ done: 3, refused: [], finished: true })
})
