import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../../test/cashier.ts'
import { explainFinding } from './explain-finding.ts'
import { reconcile } from './reconcile.ts'
import { findFindings } from './store.ts'

const { deps, member, payIn, payments } = await cashierWorld()

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
  await expect(explainFinding(deps, { id, ...one })).rejects.toMatchObject({ code: 'not_found' })
})

test('what was never found is not explained', async () => {
  await expect(explainFinding(deps, { id: randomUUID(), ...one })).rejects.toMatchObject({ code: 'not_found' })
})
