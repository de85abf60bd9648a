import { audit } from '@croupier/contract/audit.ts'
import { failedTasks, retryTask } from '@croupier/contract/console-tasks.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { operatorIn } from '../../test/operators.ts'
import { LUCKY } from '../../test/policy.ts'
import { world } from '../../test/world.ts'
import { doTogether, type Task } from './failed-task.ts'

let works = false
let times = 0
const stamp: Task = {
  name: 'stamp_letter',
  async work() {
    if (!works) throw new Error('there are no stamps')
    times += 1
  },
}
const here = await world({ modules: [{ tasks: [stamp] }] })
const { ask, deps } = here
const one = await operatorIn(here)
const params = { task: 'stamp_letter', subject: 'letter:1/2' }
const body = { reason: 'correction', note: '' }
const retry = (token = one, more: object = {}) => ask(retryTask, { token, params, body, ...more })
const list = async (query: object = {}, headers: Record<string, string> = {}) =>
  (await ask(failedTasks, { token: one, query, headers })).value

beforeEach(async () => {
  ;[works, times] = [false, 0]
  await sql`truncate kernel.failed_task`.execute(deps.db)
  await doTogether(deps, stamp, [{ brandId: LUCKY, key: params.subject }])
})

test('the queue says what failed, for whom and why; trying again fails with its reason, or does it once', async () => {
  expect(await list()).toMatchObject({
    total: 1,
    list: [{ ...params, state: 'waiting', reason: 'there are no stamps', attempts: 1, doneAt: null }],
  })
  const no = await retry()
  expect(no).toMatchObject({ status: 409, errorCode: 'task_fails' })
  expect(no.message).toContain('there are no stamps')
  expect((await list()).list[0]?.attempts).toBe(2)

  works = true
  const said = await Promise.all(Array.from({ length: 5 }, () => retry()))
  expect(said.map(({ errorCode }) => errorCode)).toContain(undefined)
  expect(times).toBe(1)
  expect((await retry()).errorCode).toBe('task_done')
  expect((await list({ state: 'done' })).list).toMatchObject([{ doneBy: 'operator:operator01', nextAt: null }])
  expect((await list({ state: 'waiting' })).total).toBe(0)
  const entries = (await ask(audit, { token: one, query: { action: 'tasks.retry' } })).value.list
  expect(entries[0]).toMatchObject({ reason: 'correction', subject: { type: 'failed_task' } })
})

test('nobody sees or tries what is another brand’s, unknown, or not theirs to do', async () => {
  const headers = { merchant: 'SAMPA' }
  expect((await list({}, headers)).total).toBe(0)
  expect((await retry(one, { headers })).errorCode).toBe('not_found')
  expect((await retry(one, { params: { ...params, subject: 'letter:3' } })).errorCode).toBe('not_found')
  expect((await retry(await operatorIn(here, 'operator03'))).errorCode).toBe('forbidden')
  expect(times).toBe(0)
})
