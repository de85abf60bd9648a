import { audit } from '@croupier/contract/audit.ts'
import { systemStatus } from '@croupier/contract/brand.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { brands, createBrand } from '@croupier/contract/console-brands.ts'
import { helpCenter } from '@croupier/contract/content.ts'
import { policy, previewPolicy } from '@croupier/contract/policy.ts'
import { operatorSelf } from '@croupier/contract/operator.ts'
import { verifyAudit } from '#kernel/verify-audit.ts'
import { expect, test } from 'vitest'
import { confirmed } from '../../../../test/approvals.ts'
import { type BrandBody, SOL } from '../../../../test/console-bodies.ts'
import { operatorIn } from '../../../../test/operators.ts'
import { world } from '../../../../test/world.ts'
import { allBrands, brandAt } from '../brand.ts'

const it = await world()
const { app, ask, deps } = it
const [ana, lea] = [await operatorIn(it), await operatorIn(it, 'operator05')]

const because = { reason: 'business', note: '' }
const sol: BrandBody = { ...SOL, ...because }
const create = (change: Partial<Record<keyof BrandBody, unknown>>) =>
  ask(createBrand, { token: ana, body: { ...sol, ...change } as BrandBody })
const confirm = (asked: { readonly extra: Readonly<Record<string, unknown>> }) =>
  confirmed(it, { token: lea, params: { approvalId: String(asked.extra['approvalId']) }, body: {} })
const codesOf = (fields: Readonly<Record<string, readonly { readonly code: string }[]>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, faults]) => [field, faults[0]?.code]))

test.each([
  ['a code that another brand has', { merchant: 'LUCKY' }, { merchant: 'code_taken' }],
  [
    'a host that another brand has',
    { hosts: [{ host: 'LUCKY.localhost', kind: 'member' }] },
    { 'hosts.0.host': 'host_taken' },
  ],
  ['a language that nobody has written', { languages: ['PT', 'FR'] }, { 'languages.1': 'language_unknown' }],
  ['a currency that is not kept', { currency: 'EUR' }, { currency: 'currency_unknown' }],
  ['a time zone that does not exist', { timeZone: 'Mars/Olympus' }, { timeZone: 'time_zone_unknown' }],
  [
    'a colour that cannot be read',
    { tokens: { ...SOL.tokens, light: { ...SOL.tokens.light, 'text-dim': '#AABBCC' } } },
    { 'tokens.light.text-dim': 'contrast_too_low' },
  ],
  ['an age below eighteen', { minimumAge: 17 }, { minimumAge: 'too_small' }],
  ['no host', { hosts: [] }, { hosts: 'required' }],
])('a brand is refused by name for %s', async (_, change, faults) => {
  const refused = await create(change)
  expect([refused.status, codesOf(refused.fields)]).toEqual([400, faults])
})

test('two people make a brand; both work in it, and its site opens at its host without a restart', async () => {
  expect(
    (await app.http.inject({ url: '/wps/system/whitelabel', headers: { host: 'sol.localhost' } })).statusCode,
  ).toBe(404)
  const asked = await create({})
  expect(asked).toMatchObject({ status: 202, extra: { rule: 'brand_new' } })
  expect((await allBrands(deps)).map(({ merchant }) => merchant)).not.toContain('SOL')
  expect((await confirm(asked)).status).toBe(200)
  await it.hear()

  const shown = await app.http.inject({ url: '/wps/system/whitelabel', headers: { host: 'sol.localhost:3000' } })
  expect(shown.json().value.brand).toMatchObject({
    merchant: 'SOL',
    currency: 'BRL',
    decimals: 2,
    defaultLanguage: 'PT',
    currencySign: 'R$',
    tokens: { dark: { accent: '#FFD34D', 'accent-soft': 'rgba(255, 211, 77, 0.12)' } },
  })
  const headers = { merchant: 'SOL' }
  expect((await ask(systemStatus, { headers })).value.info.register).toMatchObject({ open: false, minimumAge: 18 })
  for (const token of [ana, lea]) {
    expect((await ask(operatorSelf, { token })).value.brands.map(({ merchant }) => merchant)).toContain('SOL')
    expect((await ask(brands, { token, headers })).value.list).toContainEqual(
      expect.objectContaining({ merchant: 'SOL', registers: false, channels: 0, hosts: sol.hosts }),
    )
  }
  const log = (await ask(audit, { token: ana, headers, query: { action: 'brand.create' } })).value.list
  expect(log).toMatchObject([{ by: 'operator05', subject: { type: 'brand', id: 'SOL' } }])
  const brand = await brandAt(deps, { merchant: 'SOL', host: undefined })
  expect(await verifyAudit(deps.db, brand?.id ?? 0)).toMatchObject({ entries: 1, wrongCount: 0 })
})

test('a new brand has the games and the texts of the one it was made in, under its own name', async () => {
  const headers = { merchant: 'SOL' }
  const { games } = (await ask(gameList, { headers, query: {} })).value
  expect(games.map(({ code }) => code)).toContain('DICE')
  const help = JSON.stringify((await ask(helpCenter, { headers })).value)
  expect(help).toContain('Sol')
  expect(help).not.toMatch(/\bLUCKY\b/)
})

test('a way to pay in takes the brand’s own money, with the account that its rail needs', async () => {
  const channel = (rail: string, to: object) => ({
    code: 'NEW',
    rail,
    name: { en: 'New' },
    min: '10',
    max: '5000',
    to: { bank: 'Banco Sol', name: 'Sol Jogos', ...to },
  })
  const look = async (headers: { merchant: string }, value: object) => {
    const { version } = (await ask(policy, { token: ana, headers })).value
    const changes = [{ path: ['cashier', 'channels'], value: [value] as never }]
    return codesOf((await ask(previewPolicy, { token: ana, headers, body: { basedOn: version, changes } })).fields)
  }
  const pix = { account: 'caixa@sol.example', city: 'Recife' }
  expect(await look({ merchant: 'SOL' }, channel('pix', pix))).toEqual({})
  expect(await look({ merchant: 'SOL' }, channel('pix', { account: 'caixa@sol.example' }))).toEqual({
    'cashier.channels.0.to.city': 'rail_account',
  })
  expect(await look({ merchant: 'LUCKY' }, channel('pix', pix))).toEqual({ 'cashier.channels.0.rail': 'rail_currency' })
  expect(await look({ merchant: 'SOL' }, channel('viet_qr', { account: '00710008', bankCode: '97043' }))).toEqual({
    'cashier.channels.0.to.bankCode': 'rail_account',
  })
})
