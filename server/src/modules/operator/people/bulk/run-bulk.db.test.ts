import { randomUUID } from 'node:crypto'
import * as many from '@croupier/contract/console-bulk.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../../test/operators.ts'
import { world } from '../../../../../test/world.ts'
import { runBulk } from './run-bulk.ts'

const it = await world()
const token = await operatorIn(it)

test('who was frozen when the server ended is not frozen twice when it begins again', async () => {
  const people = await Promise.all(Array.from({ length: 3 }, () => it.member()))
  const body = { id: randomUUID(), chosen: { ids: people.map(({ id }) => id) }, reason: 'fraud' }
  await it.ask(many.freezeMany, { token, body })
  // The third one fails, and with it the job: what was done stays done.
  const [last] = people
    .map(({ id }) => id)
    .toSorted()
    .toReversed()
  await sql`alter table identity.member add constraint cut check (status <> 'frozen' or id <> ${sql.lit(last)})`.execute(
    it.deps.db,
  )
  await expect(runBulk(it.deps, { keys: [body.id] })).rejects.toThrow('cut')
  const seen = async () => (await it.ask(many.bulkProgress, { token, params: { bulkId: body.id } })).value
  expect(await seen()).toMatchObject({ done: 2, finished: false })

  await sql`alter table identity.member drop constraint cut`.execute(it.deps.db)
  await runBulk(it.deps, { keys: [body.id] })
  expect(await seen()).toMatchObject({ done: 3, refused: [], finished: true })
})
