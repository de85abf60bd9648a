import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { WRITTEN } from '@croupier/contract/language.ts'
import { completeTokens, faintRoles, THEMES, TOKEN_ROLES } from '@croupier/contract/look.ts'
import { PALETTES } from '@croupier/contract/palettes.ts'
import type { RefusalCode } from '@croupier/contract/refusal.ts'
import { refusalText } from '@croupier/contract/words/words.ts'
import { STUDIO_GAMES } from '@croupier/contract/studio.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { policyOf } from '../src/modules/brand/brand.ts'
import { Settings, type SettingsText } from '../src/modules/brand/settings.ts'
import { notices } from './announcements.ts'
import { lucky, luckySettings } from './brand-lucky.ts'
import { sampa, sampaSettings } from './brand-sampa.ts'
import { sen, senSettings } from './brand-sen.ts'
import { openingBalanceOf } from './members.ts'
import { wordsOf } from './notices/words.ts'
import { demoOperators } from './operators.ts'
import { promotions } from './promotions.ts'

type Colours = Record<(typeof TOKEN_ROLES)[number], string>
const sets = [lucky, sampa, sen].flatMap(({ merchant, look }) =>
  (['dark', 'light'] as const).map((theme): [string, Colours, 'dark' | 'light'] => [
    `${merchant} ${theme}`,
    look.tokens[theme] as Colours,
    theme,
  ]),
)

test.each(sets)('%s has a colour for every role and no other', (_name, set) => {
  expect(Object.keys(set).toSorted()).toEqual([...TOKEN_ROLES].toSorted())
})

test.each(sets)('%s is readable: text on every surface, words on the accent, edges', (_name, set, theme) => {
  expect(faintRoles(set, theme)).toEqual([])
})

test.each(Object.entries(PALETTES))('the palette %s can be read and completes itself', (_name, palette) => {
  for (const theme of THEMES) {
    expect(faintRoles(palette[theme], theme)).toEqual([])
    expect(Object.keys(completeTokens(palette[theme], theme)).toSorted()).toEqual([...TOKEN_ROLES].toSorted())
  }
})

test('the second brand is another brand: logo, colours, languages, menu and currency differ', () => {
  expect(sampa.look.logo).not.toBe(lucky.look.logo)
  expect(sampa.look.tokens.dark.accent).not.toBe(lucky.look.tokens.dark.accent)
  expect(sampa.languages).not.toEqual(lucky.languages)
  expect(sampa.look.menu).not.toEqual(lucky.look.menu)
  expect(sampa.currency).not.toBe(lucky.currency)
})

test.each([
  ['LUCKY', luckySettings],
  ['SAMPA', sampaSettings],
  ['SEN', senSettings],
])('%s says in its own way only what there is to say, with the same figures', (_name, { wording = {} }) => {
  const own = Object.entries(wording).flatMap(([tag, texts]) => Object.entries(texts).map((text) => [tag, ...text]))
  for (const [tag = '', key = '', text = ''] of own) {
    expect([key, usual(tag, key)]).not.toContain('undefined')
    expect([key, figuresOf(text)]).toEqual([key, figuresOf(usual(tag, key))])
  }
})

test('what the demo brands announce is said in every language', () => {
  for (const notice of [...notices, ...promotions])
    expect([notice.key, ...Object.keys(wordsOf(notice)).toSorted()]).toEqual([notice.key, ...WRITTEN.toSorted()])
  expect(Object.keys(lucky.look.description ?? {}).toSorted()).toEqual(WRITTEN.toSorted())
})

const policies = { LUCKY: policyOf(luckySettings), SAMPA: policyOf(sampaSettings), SEN: policyOf(senSettings) }

test.each([
  ['LUCKY', luckySettings],
  ['SAMPA', sampaSettings],
  ['SEN', senSettings],
])('%s says nothing that every brand begins with: a changed standard reaches it', (_name, settings) => {
  expect(repeatedIn(settings)).toEqual([])
})

test('LUCKY and SEN play as their players expect: by itself with stop rules, turbo, 0.3 s between instant rounds', () => {
  for (const { pace, realityCheck } of [policies.LUCKY, policies.SEN]) {
    expect(pace).toMatchObject({ enforced: false, CRASH: { auto: true } })
    expect(pace.DICE).toMatchObject({ cycleMs: 300, auto: true, turbo: true, instant: true })
    expect(pace.LUCKY_TWENTY).toMatchObject({ auto: true, turbo: true, instant: false })
    expect(realityCheck.enforced).toBe(false)
  }
})

test('SAMPA is the strict one: nothing plays by itself, the pace is enforced and so are reality checks', () => {
  const { pace, realityCheck } = policies.SAMPA
  expect(pace).toMatchObject({ enforced: true, CRASH: { auto: false } })
  for (const code of STUDIO_GAMES)
    expect([code, pace[code]]).toEqual([code, expect.objectContaining({ auto: false, turbo: false, instant: false })])
  expect(pace.DICE.cycleMs).toBe(5000)
  expect(realityCheck.enforced).toBe(true)
})

test.each([
  ['LUCKY', lucky],
  ['SAMPA', sampa],
  ['SEN', sen],
] as const)('the money that a member of %s begins with fits its deposits, withdrawals and stakes', (name, brand) => {
  const { cashier, gameLimits } = policies[name]
  const opening = openingBalanceOf(brand.currency)
  expect(opening).toBeGreaterThanOrEqual(cashier.withdrawal.min * 10n)
  for (const { code, min } of cashier.channels) expect([code, opening >= min * 10n]).toEqual([code, true])
  for (const limits of Object.values(gameLimits))
    expect(limits === undefined || opening >= limits.stakeMin * 100n).toBe(true)
})

test('the Vietnamese brand begins with Vietnamese, lottery and VietQR', () => {
  expect(sen.languages).toEqual(['VI', 'CN', 'EN', 'TH'])
  expect(sen.look.menu[0]).toBe('LOTT')
  expect(sen).toMatchObject({ currency: 'VND', decimals: 0, look: { currencySign: '₫', signAfter: true } })
  expect(policies.SEN.cashier.channels[0]).toMatchObject({ rail: 'viet_qr', on: true, to: { bankCode: '970436' } })
  for (const { name, text } of policies.SEN.cashier.channels)
    expect([Object.keys(name), Object.keys(text)].flat().toSorted()).toEqual([
      'en',
      'en',
      'th',
      'th',
      'vi',
      'vi',
      'zh',
      'zh',
    ])
})

test('two operators have every brand, so that what takes two people can be done in each', () => {
  const everywhere = demoOperators.filter(({ brands }) =>
    ['LUCKY', 'SAMPA', 'SEN'].every((one) => brands.includes(one)),
  )
  expect(everywhere.map(({ username }) => username)).toEqual(['operator01', 'operator05'])
})

/** The settings that might be left out of a policy without changing it. */
function repeatedIn(text: SettingsText): string[] {
  const policy = policyOf(text)
  return keysOf(text)
    .filter((path) => isDeepStrictEqual(z.safeDecode(Settings, without(text, path)).data, policy))
    .map((path) => path.join('.'))
}

/** The path of every key of a value. */
const keysOf = (value: unknown): string[][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inside]) => [
        ...(Array.isArray(value) ? [] : [[key]]),
        ...keysOf(inside).map((path) => [key, ...path]),
      ])
    : []

function without(text: SettingsText, path: readonly string[]): SettingsText {
  const rest = structuredClone(text)
  const parent = path.slice(0, -1).reduce<object>((inside, key) => Object(Reflect.get(inside, key)), rest)
  Reflect.deleteProperty(parent, path.at(-1) ?? '')
  return rest
}

/** What everybody else says. */
function usual(tag: string, key: string): string {
  const [group = '', ...path] = key.split('.')
  if (group === 'refusal') return refusalText(tag, path.join('.') as RefusalCode)
  const file = group === 'kit' ? `kit/words/${tag}.json` : `web/src/words/${tag}/${group}.json`
  const words: unknown = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'))
  return String(path.reduce((inside, name) => Reflect.get(Object(inside), name), words))
}

const figuresOf = (text: string) => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name)
