import { expect, test } from 'vitest'
import { z } from 'zod'
import { Settings, type SettingsText } from './settings.ts'

test('a brand that says nothing gets the stricter value of the standards', () => {
  const settings = z.decode(Settings, {})
  expect(settings).toMatchObject({
    flags: [],
    lock: { failures: 3, windowMinutes: 30, lockMinutes: 30 },
    captchaAfter: 2,
    session: { idleMinutes: 30, rememberedIdleMinutes: 1440, rememberHours: 24, fullLoginDays: 30 },
    challengeOn: { login: true, registration: true },
    rateLimits: {
      login: { points: 60, seconds: 60 },
      registration: { points: 60, seconds: 60 },
      money: { points: 200, seconds: 1 },
    },
    pace: {
      enforced: false,
      DICE: { cycleMs: 5000, turbo: false },
      LUCKY_TWENTY: { cycleMs: 2500, turbo: false, auto: false, instant: false },
    },
    registration: { open: false },
    signUpCredit: null,
  })
})

test('amounts are written as decimal strings and used in stored units, and written back the same', () => {
  const settings = z.decode(Settings, { signUpCredit: '1000.00' })
  expect(settings.signUpCredit).toBe(10_000_000n)
  expect(z.encode(Settings, settings)).toMatchObject({ signUpCredit: '1000.0000' })
  expect(z.decode(Settings, z.encode(Settings, settings))).toEqual(settings)
})

const wrong: [string, unknown][] = [
  ['an unknown key', { colour: 'red' }],
  ['an unknown switch', { flags: ['free_money'] }],
  ['an amount that is a number', { signUpCredit: 1000 }],
  ['an amount past the largest', { signUpCredit: '99999999999999999' }],
  ['a lock that never locks', { lock: { failures: 0 } }],
  ['a pattern id that does not exist', { registration: { fields: { username: rule({ patternId: 20 }) } } }],
  [
    'an expression that is not anchored',
    { registration: { fields: { username: rule({ acceptedPattern: '[a-z]+' }) } } },
  ],
  ['an expression that looks back', { registration: { fields: { username: rule({ acceptedPattern: '^(a)\\1$' }) } } }],
  ['a provider without TLS', { phoneProvider: provider('http://identity.example/v1') }],
  ['a provider that widens the policy of pages', { phoneProvider: provider("https://a.example/; script-src 'none'") }],
  ['a provider at every host', { phoneProvider: provider('https://*.example') }],
  [
    'a shortest longer than the longest',
    { registration: { fields: { username: rule({ minLength: 9, maxLength: 8 }) } } },
  ],
]
test.each(wrong)('%s is no setting', (_name, settings) => {
  expect(() => z.decode(Settings, settings as SettingsText)).toThrow(z.ZodError)
})

test.each(['https://identity.example/v1', 'http://127.0.0.1:9099/identity/v1'])('%s may prove numbers', (restUrl) => {
  expect(z.decode(Settings, { phoneProvider: provider(restUrl) }).phoneProvider?.restUrl).toBe(restUrl)
})

function provider(restUrl: string) {
  const keysUrl = 'https://issuer.example/keys'
  return { issuer: 'https://issuer.example', audience: 'one', keysUrl, restUrl, apiKey: 'public' }
}

function rule(changes: object) {
  return { enabled: true, required: true, minLength: 1, maxLength: 10, patternId: 0, acceptedPattern: '*', ...changes }
}
