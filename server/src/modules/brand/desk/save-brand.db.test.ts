import { readFile } from 'node:fs/promises'
import { approval } from '@croupier/contract/approvals.ts'
import { audit } from '@croupier/contract/audit.ts'
import { whitelabel } from '@croupier/contract/brand.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { brandProfile, saveBrandProfile } from '@croupier/contract/console-brands.ts'
import type { Tx } from '#kernel/database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { confirmed } from '../../../../test/approvals.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { brandAt, isAgentSite } from '../brand.ts'

const it = await world()
const { ask, deps } = it
const [ana, lea] = [await operatorIn(it), await operatorIn(it, 'operator05')]

const because = { reason: 'business', note: '' }
const codesOf = (fields: Readonly<Record<string, readonly { readonly code: string }[]>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, faults]) => [field, faults[0]?.code]))

const profile = async (merchant = 'SAMPA') => (await ask(brandProfile, { token: ana, headers: { merchant } })).value
async function save(change: object, basedOn?: number) {
  const { merchant: _m, currency: _c, timeZone: _t, revision, ...kept } = await profile()
  const body = { ...kept, ...change, basedOn: basedOn ?? revision, ...because } as AskedOf<
    typeof saveBrandProfile,
    'body'
  >
  return ask(saveBrandProfile, { token: ana, headers: { merchant: 'SAMPA' }, body })
}

test('name, menu, languages and colours are changed by one person, hold at once and stand in the audit log', async () => {
  const { tokens: before, revision } = await profile()
  const saved = await save({
    name: 'Sampa Club',
    menu: ['LIVE', 'RNG'],
    languages: ['TY', 'EN'],
    tokens: { ...before, dark: { ...before.dark, accent: '#4FE0B8' } },
  })
  expect(saved).toMatchObject({ status: 200, value: { revision: revision + 1 } })
  await it.hear()
  const { brand } = (await ask(whitelabel, { headers: { merchant: 'SAMPA' } })).value
  expect(brand).toMatchObject({ name: 'Sampa Club', menu: ['LIVE', 'RNG'], defaultLanguage: 'TY' })
  expect(brand.tokens.dark).toMatchObject({ accent: '#4FE0B8', 'accent-soft': 'rgba(79, 224, 184, 0.12)' })
  const { list } = (await ask(audit, { token: ana, headers: { merchant: 'SAMPA' }, query: { action: 'brand.change' } }))
    .value
  expect(list[0]).toMatchObject({ by: 'operator01', subject: { id: 'SAMPA' } })
})

test('other hosts take two people; the host of another brand is refused', async () => {
  const { hosts } = await profile()
  expect(codesOf((await save({ hosts: [...hosts, { host: 'lucky.localhost', kind: 'member' }] })).fields)).toEqual({
    'hosts.1.host': 'host_taken',
  })
  const asked = await save({ hosts: [...hosts, { host: 'agents.sampa.localhost', kind: 'agent' }] })
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'brand_looser' } })
  expect(await isAgentSite(deps.db as Tx, deps, 'agents.sampa.localhost')).toBe(false)
  const params = { approvalId: String(asked.extra['approvalId']) }
  const headers = { merchant: 'SAMPA' }
  expect((await confirmed(it, { token: lea, params, body: {}, headers })).status).toBe(200)
  await it.hear()
  expect(await isAgentSite(deps.db as Tx, deps, 'agents.sampa.localhost:8080')).toBe(true)
  expect((await brandAt(deps, { merchant: undefined, host: 'agents.sampa.localhost' }))?.merchant).toBe('SAMPA')
})

test('what somebody else has changed meanwhile is not overwritten', async () => {
  const { revision } = await profile()
  expect((await save({ copyright: 'A' }, revision)).status).toBe(200)
  expect((await save({ copyright: 'B' }, revision)).errorCode).toBe('case_changed')
})

test('what waits from when a profile had a minimum age is confirmed without it, and lapses where it would change the age', async () => {
  const { hosts, revision } = await profile()
  const headers = { merchant: 'SAMPA' }
  const ageOut = await readFile(new URL('../../../../migrations/0151_kernel_approval_age.sql', import.meta.url), 'utf8')
  /** A request for another host, as it would have been kept then. */
  const keptThen = async (host: string, changed: object) => {
    const { extra } = await save({ hosts: [...hosts, { host, kind: 'member' }] })
    const approvalId = String(extra['approvalId'])
    const after = JSON.stringify({ after: { hosts, ...changed } })
    await sql`
      update kernel.approval set body = body || '{"minimumAge": 21}', facts = ${after}::jsonb
      where id = ${approvalId}`.execute(deps.db)
    return { approvalId }
  }

  const older = await keptThen('younger.sampa.localhost', { minimumAge: 18 })
  await sql.raw(ageOut).execute(deps.db)
  const lapsed = await ask(approval, { token: lea, params: older, headers })
  expect(lapsed.value.approval).toMatchObject({ state: 'lapsed', outcome: 'case_changed' })
  expect((await confirmed(it, { token: lea, params: older, body: {}, headers })).errorCode).toBe('approval_over')
  expect((await profile()).revision).toBe(revision)

  const other = await keptThen('play.sampa.localhost', {})
  await sql.raw(ageOut).execute(deps.db)
  expect((await confirmed(it, { token: lea, params: other, body: {}, headers })).status).toBe(200)
  expect((await profile()).hosts.map(({ host }) => host)).toContain('play.sampa.localhost')
})
