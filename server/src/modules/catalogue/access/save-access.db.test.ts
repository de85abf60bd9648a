import { audit } from '@croupier/contract/audit.ts'
import { saveVendorAccess, vendorAccess, vendorAccesses } from '@croupier/contract/console-vendor-access.ts'
import { expect, test } from 'vitest'
import { operatorIn } from '../../../../test/operators.ts'
import { callersWorld } from '../../../../test/vendor-callers.ts'
import { confirmed } from '../../../../test/approvals.ts'

const it = await callersWorld()
const [caller] = it.callers as [(typeof it.callers)[number]]
const [ana, lea] = [await operatorIn(it), await operatorIn(it, 'operator05')]
const params = { code: caller.vendor }
const terms = {
  dialect: 'native' as const,
  wallet: 'seamless' as const,
  launchUrl: 'https://native.games.example/play',
  addresses: [] as string[],
  open: true,
}
const save = (changed: object, token = ana) =>
  it.ask(saveVendorAccess, { token, params, body: { ...terms, ...changed, reason: 'security', note: '' } })
const confirm = (asked: { extra: Record<string, unknown> }, token = lea) =>
  confirmed(it, { token, params: { approvalId: String(asked.extra['approvalId']) }, body: {} })
const known = async () => (await it.ask(vendorAccess, { token: ana, params })).value
const heardFrom = async (ip: string) => (await caller.send('authenticate', { token: 'nobody’s' }, { ip })).code

test('who lists addresses for a vendor does so at once; one more address, or any, needs a second person', async () => {
  expect((await save({ addresses: ['203.0.113.0/24'] })).status).toBe(200)
  expect([await heardFrom('203.0.113.9'), await heardFrom('198.51.100.7')]).toEqual(['INVALID_TOKEN', 'INVALID_VENDOR'])

  const asked = await save({ addresses: ['203.0.113.0/24', '198.51.100.7'] })
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'vendor_access_wider' } })
  expect(await heardFrom('198.51.100.7')).toBe('INVALID_VENDOR')
  expect((await confirm(asked, ana)).errorCode).toBe('own_approval')
  const both = await Promise.all([confirm(asked), confirm(asked)])
  expect(both.map(({ errorCode }) => errorCode ?? 'done').toSorted()).toEqual(['approval_over', 'done'])
  expect(await heardFrom('198.51.100.7')).toBe('INVALID_TOKEN')
  expect((await save({})).status).toBe(202)

  const { list } = (await it.ask(audit, { token: ana, query: { action: 'vendors.access' } })).value
  expect(list.map(({ subject }) => subject.id)).toEqual([caller.vendor, caller.vendor])
})

test('a vendor is closed by one, and the list says who has a way in', async () => {
  expect((await save({ addresses: ['203.0.113.0/24'], open: false })).status).toBe(200)
  expect(await known()).toMatchObject({ prefix: '/vendor/v1/', sandbox: false, terms: { open: false } })
  const { list } = (await it.ask(vendorAccesses, { token: ana })).value
  expect(list).toContainEqual(expect.objectContaining({ code: caller.vendor, open: false, keys: 1, addresses: 1 }))
})

test('the studio, a stranger and a vendor of another brand have no way in here; what is no address is refused', async () => {
  for (const code of ['CROUPIER', 'NOBODY'])
    expect(
      (await it.ask(saveVendorAccess, { token: ana, params: { code }, body: { ...terms, reason: 'security' } }))
        .errorCode,
    ).toBe('not_found')
  const sampa = { token: ana, params, headers: { merchant: 'SAMPA' } }
  expect((await it.ask(vendorAccess, sampa)).errorCode).toBe('not_found')
  expect(await save({ addresses: ['everywhere'] })).toMatchObject({ status: 400 })
  expect(await save({ launchUrl: 'javascript:alert(1)' })).toMatchObject({ status: 400 })
})
