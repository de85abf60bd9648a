import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { endVendorKey, makeVendorKey, showVendorKey, vendorAccess } from '@croupier/contract/console-vendor-access.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { forgetAccesses } from '../vendor/access.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { confirmed } from '../../../../test/approvals.ts'

const it = await callersWorld()
const [caller, aggregator] = it.callers as [(typeof it.callers)[number], (typeof it.callers)[number]]
const [ana, lea] = [await operatorIn(it), await operatorIn(it, 'operator05')]
const HOUR = 3_600_000
const params = { code: caller.vendor }
const because = { reason: 'planned', note: '' }

const heard = async (key: string) =>
  (await caller.send('authenticate', { token: 'nobody’s' }, { key })).code === 'INVALID_TOKEN'
const make = (body: object, code = caller.vendor) =>
  it.ask(makeVendorKey, {
    token: ana,
    params: { code },
    body: { id: randomUUID(), overlapHours: 2, ...because, ...body },
  })
const confirm = (asked: { extra: Record<string, unknown> }, token = lea) =>
  confirmed(it, { token, params: { approvalId: String(asked.extra['approvalId']) }, body: {} })
const show = (keyId: string, token = ana) => it.ask(showVendorKey, { token, params: { ...params, keyId } })
const end = (keyId: string) =>
  it.ask(endVendorKey, { token: ana, params: { ...params, keyId }, body: { ...because, reason: 'not_needed' } })
const keys = async () => (await it.ask(vendorAccess, { token: ana, params })).value.keys

test('the secret stands in no log, approval or answer but the one', async () => {
  const id = randomUUID()
  await confirm(await make({ id }))
  const { secret } = (await show(id)).value
  const { rows } = await sql<{ said: string }>`
    select content as said from kernel.audit union all select facts::text || body::text from kernel.approval
    union all select sealed from catalogue.vendor_key`.execute(it.deps.db)
  expect(rows.filter(({ said }) => said.includes(secret))).toEqual([])
  expect(JSON.stringify(await keys())).not.toContain(secret)
  const { list } = (await it.ask(audit, { token: ana, query: { subject: `vendor_access:${caller.vendor}` } })).value
  expect(list.map(({ action }) => action).slice(0, 3)).toEqual([
    'vendors.key_show',
    'vendors.key_make',
    'approvals.ask',
  ])
})

test('a key that others know is ended at once by one; ended twice it is over once', async () => {
  const id = randomUUID()
  await confirm(await make({ id }))
  const { secret } = (await show(id)).value
  expect(await heard(secret)).toBe(true)
  expect((await Promise.all([end(id), end(id)])).map(({ status }) => status)).toEqual([200, 200])
  expect(await heard(secret)).toBe(false)
  expect(await keys()).toContainEqual(expect.objectContaining({ id, state: 'ended', endedBy: 'operator01' }))
  const { total } = (await it.ask(audit, { token: ana, query: { action: 'vendors.key_end' } })).value
  expect(total).toBe(1)
})

test('a vendor that signs by RSA brings its own half; what is none is refused at its field, and so is one where none is due', async () => {
  const faults = [await make({}, aggregator.vendor), await make({ publicKey: 'no key at all' }, aggregator.vendor)]
  for (const fault of [...faults, await make({ publicKey: 'no key at all' })])
    expect(fault).toMatchObject({ status: 400, fields: { publicKey: [expect.anything()] } })
})

test('a key of another vendor, of nobody and of a vendor without a way in is not found', async () => {
  const [key] = await keys()
  const stranger = { code: aggregator.vendor, keyId: key?.id ?? '' }
  expect((await it.ask(showVendorKey, { token: ana, params: stranger })).errorCode).toBe('not_found')
  expect((await show(randomUUID())).errorCode).toBe('not_found')
  expect((await make({}, 'CROUPIER')).errorCode).toBe('not_found')
  expect((await make({ id: key?.id ?? '' }, aggregator.vendor)).errorCode).toBe('id_reused')
})

test('two people make a key; its secret is read once, and the key of before is good until its date', async () => {
  it.clock.move(1000)
  const id = randomUUID()
  const asked = await make({ id, overlapHours: 1 })
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'vendor_key_new' } })
  expect((await keys()).map((key) => key.id)).not.toContain(id)
  expect((await confirm(asked, ana)).errorCode).toBe('own_approval')
  expect((await confirm(asked)).errorCode).toBeUndefined()

  const shown = await Promise.all([show(id), show(id, lea)])
  expect(shown.map(({ errorCode }) => errorCode ?? 'shown').toSorted()).toEqual(['key_shown', 'shown'])
  const secret = shown.find(({ status }) => status === 200)?.value.secret ?? ''
  expect([await heard(it.keys.native), await heard(secret)]).toEqual([true, true])

  const [own, ...others] = await keys()
  expect(own).toMatchObject({
    id,
    state: 'good',
    kind: 'secret',
    madeBy: 'operator01',
    fingerprint: expect.stringMatching(/^(\w{4} ?){4}$/),
  })
  const until = new Date(it.clock.now().getTime() + HOUR).toISOString()
  const before = others.filter(({ endedBy }) => endedBy === null)
  expect(before.map((key) => [key.state, key.until])).toEqual([
    ['ends', until],
    ['ends', until],
  ])
  it.clock.move(HOUR)
  forgetAccesses(it.deps)
  expect([await heard(it.keys.native), await heard(secret)]).toEqual([false, true])
})
