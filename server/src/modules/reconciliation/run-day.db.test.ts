import { audit } from '@croupier/contract/audit.ts'
import { findings, reconcileDay, reconciledDays } from '@croupier/contract/console-reconciliation.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../test/cashier.ts'
import { operatorIn } from '../../../test/operators.ts'

const it = await cashierWorld()
const { ask, deps, member, payIn, payments } = it
const [ana, paolo, mai] = [
  await operatorIn(it, 'operator01'),
  await operatorIn(it, 'operator02'),
  await operatorIn(it, 'operator03'),
]
const day = deps.now().toISOString().slice(0, 10)
const run = (token: string, on = day, headers = {}) =>
  ask(reconcileDay, { token, params: { day: on }, body: { reason: 'complaint', note: 'They asked' }, headers })
const runs = async () =>
  (await ask(audit, { token: ana, query: { action: 'reconciliation.run' } })).value.list.map(
    ({ by, subject, note }) => ({
      by,
      note,
      day: subject.name,
    }),
  )

test('a day is gone through now: what differs is found once, by two at once too, and the log says who asked', async () => {
  await payIn(await member(), '700')
  payments.statement(day, [])
  const both = await Promise.all([run(ana), run(paolo)])
  expect(both.map(({ value }) => value)).toEqual([{ found: 1 }, { found: 1 }])
  expect((await ask(findings, { token: ana })).value.total).toBe(1)
  expect((await ask(reconciledDays, { token: ana })).value.list).toMatchObject([{ day, found: 1, open: 1 }])
  expect(new Set((await runs()).map(({ by }) => by))).toEqual(new Set(['operator01', 'operator02']))
  expect((await runs())[0]).toMatchObject({ day, note: 'They asked' })
})

test('of another brand’s findings nobody hears how many there are', async () => {
  expect((await run(ana, day, { merchant: 'SAMPA' })).value).toEqual({ found: 0 })
})

test('no day that has not begun or that no calendar has, none without a statement, none by who may not; nothing is written', async () => {
  const before = (await runs()).length
  const tomorrow = new Date(deps.now().getTime() + 86_400_000).toISOString().slice(0, 10)
  expect((await run(ana, tomorrow)).errorCode).toBe('not_found')
  expect((await run(ana, '2026-02-31')).errorCode).toBe('not_found')
  expect((await run(mai)).errorCode).toBe('forbidden')
  const unsaid = await ask(reconcileDay, { token: ana, params: { day }, body: { reason: '', note: '' } })
  expect(unsaid.fields).toMatchObject({ reason: [{ code: 'required' }] })
  payments.statement(day, ['a,b,c'])
  expect((await run(ana)).errorCode).toBe('payment_unavailable')
  expect(await runs()).toHaveLength(before)
})
