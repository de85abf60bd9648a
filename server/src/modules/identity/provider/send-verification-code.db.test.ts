import { afterEach, expect, test } from 'vitest'
import { OWN_PROVIDER_PATH } from '#modules/brand/brand.ts'
import { luckySettings } from '../../../../seed/brand-lucky.ts'
import { messagesTo } from '../../../../test/outbox.ts'
import { pageAtProvider } from '../../../../test/own-provider.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const house = await world()
const { deps, clock } = house
const say = pageAtProvider(house, 'LUCKY')
const send = (phoneNumber: string) => say('sendVerificationCode', { phoneNumber, recaptchaToken: 'not asked for' })
const { codes } = luckySettings
afterEach(() => setPolicy(deps, LUCKY, { codes, phoneCaptcha: null }))

test('the sandbox’s own provider sends a code to any mobile number, to be read in the outbox', async () => {
  const { status, sessionInfo } = await send('+639175556001')
  expect(status).toBe(200)
  expect(sessionInfo).not.toContain('639175556001')
  expect((await messagesTo(house, '+639175556001'))[0]?.text).toMatch(/^\d{6} is your LUCKY code/)
})

test.each([
  ['', 'MISSING_PHONE_NUMBER'],
  ['  ', 'MISSING_PHONE_NUMBER'],
  ['9175556002', 'INVALID_PHONE_NUMBER'],
  ['+63', 'INVALID_PHONE_NUMBER'],
  ['+442079460000', 'INVALID_PHONE_NUMBER'],
])('“%s” is answered %s', async (phoneNumber, no) => {
  expect(await send(phoneNumber)).toMatchObject({ status: 400, no })
})

test('who asks again at once, or too often on one day, is told so and gets no code', async () => {
  await setPolicy(deps, LUCKY, { codes: { ...codes, pauseS: 30, perAddressDay: 2 } })
  expect((await send('+639175556003')).status).toBe(200)
  expect((await send('+639175556003')).no).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  clock.move(31_000)
  expect((await send('+639175556003')).status).toBe(200)
  clock.move(31_000)
  expect((await send('+639175556003')).no).toBe('QUOTA_EXCEEDED')
  expect(await messagesTo(house, '+639175556003')).toHaveLength(2)
})

test('where the brand has a captcha, no code goes to who has not ticked it', async () => {
  await setPolicy(deps, LUCKY, { phoneCaptcha: { siteKey: 'any', scriptUrl: `${OWN_PROVIDER_PATH}/captcha.js` } })
  const ticked = (recaptchaToken?: string) =>
    say('sendVerificationCode', { phoneNumber: '+639175556004', ...(recaptchaToken && { recaptchaToken }) })
  expect((await ticked()).no).toBe('MISSING_RECAPTCHA_TOKEN')
  expect((await ticked('made up')).no).toBe('CAPTCHA_CHECK_FAILED')
  expect(await messagesTo(house, '+639175556004')).toEqual([])
  const script = await house.app.http.inject({ url: `${OWN_PROVIDER_PATH}/captcha.js` })
  expect((await ticked(/callback\("(.+?)"\)/.exec(script.body)?.[1])).status).toBe(200)
})
