import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import * as desk from '@croupier/contract/console-reconciliation.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../test/cashier.ts'
import { operatorIn } from '../../../test/operators.ts'
import { explainFinding } from './explain-finding.ts'
import { reconcile } from './reconcile.ts'
import { findFindings } from './store.ts'

const it = await cashierWorld()
const { ask, deps, member, payIn, payments } = it

const day = deps.now().toISOString().slice(0, 10)
const all = async () => (await findFindings(deps.db, {}, { pageNo: 1, pageSize: 5 })).rows
const one = { by: 'operator:ana', note: 'their file was cut off' }

test('a finding is explained once, by name and with a note, and stays so when the day is gone through again', async () => {
  await payIn(await member(), '700')
  payments.statement(day, [])
  await reconcile(deps, { day, by: 'operator:ana' })
  const [finding] = await all()
  const id = finding!.id
  const answers = await Promise.allSettled([1, 2].map(() => explainFinding(deps, { id, ...one })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await reconcile(deps, { day, by: 'operator:ben' })
  expect(await all()).toMatchObject([
    { id, state: 'explained', explainedBy: 'operator:ana', note: 'their file was cut off', kind: 'missing_at_them' },
  ])
  await expect(explainFinding(deps, { id, ...one })).rejects.toMatchObject({ code: 'finding_explained' })
})

test('what was never found is not explained', async () => {
  await expect(explainFinding(deps, { id: randomUUID(), ...one })).rejects.toMatchObject({ code: 'not_found' })
})

const [ana, paolo, mai] = [
  await operatorIn(it, 'operator01'),
  await operatorIn(it, 'operator02'),
  await operatorIn(it, 'operator03'),
]
const say = (token: string, findingId: string, more: { note?: string; headers?: Record<string, string> } = {}) =>
  ask(desk.explainFinding, {
    token,
    params: { findingId },
    body: { reason: 'told_late', note: more.note ?? 'On the next statement' },
    headers: more.headers ?? {},
  })
/** The only finding that is open, after this statement. */
const foundIn = async (lines: readonly string[]) => {
  payments.statement(day, lines)
  await reconcile(deps, { day, by: 'clock' })
  const { list } = (await ask(desk.findings, { token: ana, query: { state: 'open' } })).value
  expect(list).toHaveLength(1)
  return list[0]!.id
}

test('in the console too it is explained once, however many explain it at once, and the log has the one who did', async () => {
  await payIn(await member(), '300')
  const id = await foundIn([])
  expect((await say(ana, id, { headers: { merchant: 'SAMPA' } })).errorCode).toBe('not_found')
  expect((await say(mai, id)).errorCode).toBe('forbidden')
  expect((await say(ana, id, { note: ' ' })).fields).toMatchObject({ note: [{ code: 'required' }] })
  const both = await Promise.all([say(ana, id), say(paolo, id)])
  expect(new Set(both.map(({ errorCode }) => errorCode))).toEqual(new Set(['finding_explained', undefined]))
  const { list } = (await ask(audit, { token: ana, query: { subject: `finding:${id}` } })).value
  expect(list).toMatchObject([{ action: 'reconciliation.explain', reason: 'told_late', note: 'On the next statement' }])
  const explained = (await ask(desk.findings, { token: ana, query: { state: 'explained' } })).value.list
  expect(explained.find((row) => row.id === id)?.explainedBy).toBe(`operator:${list[0]?.by}`)
  expect((await say(ana, randomUUID())).errorCode).toBe('not_found')
})

test('what belongs to no brand that is known may be explained in any', async () => {
  const line = [deps.now().toISOString(), 'payment', randomUUID(), 'DEP 1', '5', 'PHP', 'paid'].join(',')
  const id = await foundIn([line])
  expect((await say(ana, id, { headers: { merchant: 'SAMPA' } })).status).toBe(200)
})
