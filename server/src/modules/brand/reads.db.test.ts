import { registrationSetting, systemStatus, whitelabel } from '@croupier/contract/brand.ts'
import { isOn } from '@croupier/contract/whitelabel.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { refusalText } from '@croupier/contract/words/words.ts'
import { expect, test } from 'vitest'
import { world } from '../../../test/world.ts'
import { brandAt, forgetBrands } from './brand.ts'
import { changeSettings } from './change-settings.ts'

const { deps, ask, app, clock } = await world()
const sampa = { merchant: 'SAMPA' }

test('a brand is found by its merchant code in any case, by its host with or without a port, and nowhere else', async () => {
  const at = async (merchant: string | undefined, host: string | undefined) =>
    (await brandAt(deps, { merchant, host }))?.merchant
  expect(await at('LUCKY', undefined)).toBe('LUCKY')
  expect(await at('sampa', 'lucky.localhost')).toBe('SAMPA')
  expect(await at(undefined, 'sampa.localhost:3000')).toBe('SAMPA')
  expect(await at(undefined, 'Lucky.LOCALHOST')).toBe('LUCKY')
  expect(await at('NOBODY', 'lucky.localhost')).toBeUndefined()
  expect(await at(undefined, 'elsewhere.example')).toBeUndefined()
  expect(await at(undefined, undefined)).toBeUndefined()
})

test('an unknown merchant is not found', async () => {
  expect(await ask(whitelabel, { headers: { merchant: 'NOBODY' } })).toMatchObject({
    status: 404,
    errorCode: 'not_found',
  })
})

test('each brand shows its own look, languages, currency and menu', async () => {
  const [one, other] = [(await ask(whitelabel)).value.brand, (await ask(whitelabel, { headers: sampa })).value.brand]
  expect(one).toMatchObject({
    merchant: 'LUCKY',
    currency: 'PHP',
    currencySign: '₱',
    signAfter: false,
    decimals: 2,
    languages: ['EN', 'CN', 'JA', 'TH', 'VI', 'PT', 'ID', 'TY'],
    defaultLanguage: 'EN',
    minimumAge: 21,
  })
  expect(other).toMatchObject({
    merchant: 'SAMPA',
    currency: 'VND',
    currencySign: '₫',
    signAfter: true,
    decimals: 0,
    languages: ['EN', 'TY'],
    minimumAge: 18,
  })
  expect(other.tokens).not.toEqual(one.tokens)
  expect(other.menu).not.toEqual(one.menu)
})

test('a brand says a text in its own way: a screen’s word by its setting, a refusal in the answer, other brands as always', async () => {
  const worded = (await ask(whitelabel, { headers: sampa })).value.brand.wording
  expect(worded['tl']).toMatchObject({ 'home.join_title': 'Tuloy, tahimik dito' })

  const wording = { en: { 'refusal.not_logged_in': 'Come in first.' } }
  await changeSettings(deps, { brandId: 2, settings: { wording }, changedBy: 'operator01', reason: 'test' })
  forgetBrands(deps)
  const said = async (merchant: string, language: string) =>
    (await ask(balance, { headers: { merchant, language } })).message
  expect(await said('SAMPA', 'EN')).toBe('Come in first.')
  expect(await said('SAMPA', 'TY')).toBe(refusalText('tl', 'not_logged_in'))
  expect(await said('LUCKY', 'EN')).toBe(refusalText('en', 'not_logged_in'))
})

test('the setting tree says what is on: registration by username at LUCKY, by mobile at SAMPA', async () => {
  const [one, other] = [(await ask(whitelabel)).value.tree, (await ask(whitelabel, { headers: sampa })).value.tree]
  expect(
    ['username_register', 'direct_registration', 'captcha', 'free_play', 'sms_code_login'].map((flag) =>
      isOn(one, flag as never),
    ),
  ).toEqual([true, true, false, true, true])
  expect(['username_register', 'mobile_register'].map((flag) => isOn(other, flag as never))).toEqual([false, true])
})

test('registration at LUCKY needs a username and a password and nothing else', async () => {
  const { value } = await ask(registrationSetting)
  expect(value).toMatchObject({ open: true, challenge: true, minimumAge: 21 })
  expect(value.ageText).toContain('21')
  expect(
    Object.entries(value.fields)
      .filter(([, rule]) => rule.required)
      .map(([name]) => name),
  ).toEqual(['username', 'password'])
  expect(value.fields.username).toEqual({
    enabled: true,
    required: true,
    minLength: 4,
    maxLength: 15,
    patternId: 1,
    acceptedPattern: '*',
  })
  expect(value.fields.password).toMatchObject({ minLength: 8, maxLength: 64, patternId: 5 })
  expect(value.fields.captcha).toMatchObject({ enabled: false })
})

test('the age text is in the caller’s language', async () => {
  expect((await ask(registrationSetting, { headers: { language: 'VI' } })).value.ageText).toContain('21 tuổi')
  expect((await ask(registrationSetting, { headers: { ...sampa, language: 'TY' } })).value.ageText).toContain(
    '18 taong gulang',
  )
})

test('the status says open, the visitor’s address and the time', async () => {
  const { value } = await ask(systemStatus)
  expect(value).toMatchObject({
    status: 0,
    maintenance: false,
    regionRestriction: false,
    location: { ip: '127.0.0.1', country: '' },
    mode: 'sandbox',
  })
  expect(value.serverTime).toBe(clock.now().toISOString())
})

test('the status carries the setting tree and what registration asks for, as their own calls answer them', async () => {
  const { info } = (await ask(systemStatus)).value
  expect(info.whitelabel).toEqual((await ask(whitelabel)).value.tree)
  expect(info.register).toEqual((await ask(registrationSetting)).value)
})

test('maintenance of one brand leaves the other open', async () => {
  await changeSettings(deps, { brandId: 2, settings: { maintenance: true }, changedBy: 'operator01', reason: 'test' })
  forgetBrands(deps)
  expect((await ask(systemStatus, { headers: sampa })).value).toMatchObject({ status: 1, maintenance: true })
  expect((await ask(systemStatus)).value.status).toBe(0)
})

test('a change by another node is seen within a few seconds without being told', async () => {
  const maintenance = async () => (await ask(systemStatus)).value.maintenance
  expect(await maintenance()).toBe(false)
  await changeSettings(deps, { brandId: 1, settings: { maintenance: true }, changedBy: 'operator01', reason: 'test' })
  await expect.poll(maintenance, { interval: 200 }).toBe(true)
  expect(app.jobs.map((job) => job.name)).toContain('read_brands_anew')
})
