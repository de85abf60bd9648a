import { randomUUID } from 'node:crypto'
import { dashboard } from '@croupier/contract/dashboard.ts'
import { findings, reconciledDays } from '@croupier/contract/console-reconciliation.ts'
import { expect, test } from 'vitest'
import { cashierWorld } from '../../../test/cashier.ts'
import { operatorIn } from '../../../test/operators.ts'
import { reconcile } from './reconcile.ts'

const it = await cashierWorld()
const { ask, deps, member, payIn, payments } = it
const [ana, jun] = [await operatorIn(it, 'operator01'), await operatorIn(it, 'operator03')]
const day = deps.now().toISOString().slice(0, 10)
const line = (id: string, amount: string, currency = 'PHP') =>
  [deps.now().toISOString(), 'payment', id, 'DEP 1', amount, currency, 'paid'].join(',')
const seen = async (token: string, query = {}, headers = {}) => (await ask(findings, { token, query, headers })).value

test('each brand sees its own findings and those of nobody, by state, kind and day, and how much of a day is open', async () => {
  const own = await payIn(await member(), '700')
  const nobodys = randomUUID()
  payments.statement(day, [line(nobodys, '5.25')])
  await reconcile(deps, { day, by: 'clock' })

  const { list, total } = await seen(ana, { state: 'open', day })
  expect(total).toBe(2)
  expect(list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        kind: 'missing_at_them',
        subject: { type: 'payment', id: own },
        leads: { to: 'deposit', id: own },
        ours: '700.00',
        theirs: null,
        difference: '-700.00',
        nobodys: false,
      }),
      expect.objectContaining({ kind: 'missing_at_us', ours: null, theirs: '5.25', nobodys: true, leads: null }),
    ]),
  )
  expect((await seen(ana, { kind: 'missing_at_us' })).total).toBe(1)
  expect((await seen(ana, { day: '2020-01-01' })).total).toBe(0)
  expect((await seen(ana, {}, { merchant: 'SAMPA' })).list.map(({ subject }) => subject.id)).toEqual([nobodys])

  const days = async (headers = {}) => (await ask(reconciledDays, { token: ana, headers })).value
  expect(await days()).toMatchObject({ today: day, list: [{ day, by: 'clock', found: 2, open: 2 }] })
  expect((await days({ merchant: 'SAMPA' })).list).toMatchObject([{ day, found: 1, open: 1 }])
  const { waiting } = (await ask(dashboard, { token: ana })).value
  expect(waiting.find(({ kind }) => kind === 'findings')).toMatchObject({ count: 2 })
})

test('a line that names a request of ours belongs to its brand, also where nothing was booked', async () => {
  const { value } = await it.want(await member(), '700')
  payments.statement(day, [line(value.id, '700')])
  await reconcile(deps, { day, by: 'clock' })
  const ours = (await seen(ana, { kind: 'missing_at_us', state: 'open' })).list
  expect(ours).toMatchObject([{ subject: { type: 'payment', id: value.id }, nobodys: false }])
  expect((await seen(ana, { state: 'open' }, { merchant: 'SAMPA' })).total).toBe(0)
})

test('whoever works on content sees nothing of it', async () => {
  expect((await ask(findings, { token: jun })).errorCode).toBe('forbidden')
  expect((await ask(reconciledDays, { token: jun })).errorCode).toBe('forbidden')
})
