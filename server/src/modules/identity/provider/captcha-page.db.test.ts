import { expect, test } from 'vitest'
import { OWN_PROVIDER_PATH } from '#modules/brand/brand.ts'
import { LUCKY, setPolicy } from '../../../../test/policy.ts'
import { world } from '../../../../test/world.ts'

const { app, deps } = await world()
const open = (merchant: string) => app.http.inject({ url: `/phone-captcha?merchant=${merchant}` })
const policy = async () => String((await open('LUCKY')).headers['content-security-policy'])

test('there is no window where the brand has no captcha, nor for what is no brand', async () => {
  expect((await open('LUCKY')).statusCode).toBe(404)
  expect((await open('NOBODY')).statusCode).toBe(404)
  expect((await app.http.inject({ url: '/phone-captcha' })).statusCode).toBe(404)
})

test('a foreign captcha may run in the window that is made for it, from its own addresses alone', async () => {
  await setPolicy(deps, LUCKY, { phoneCaptcha: { siteKey: 'site_Key-1' } })
  const google =
    'https://www.google.com/recaptcha/api.js https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/'
  expect(await policy()).toContain(`script-src 'self' ${google};`)
  expect(await policy()).toContain(`frame-src 'self' ${google}`)
  const page = (await open('LUCKY')).body
  expect(page).toContain('data-key="site_Key-1" data-script="https://www.google.com/recaptcha/api.js"')
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/phone-captcha.js">'])
})

test('the sandbox’s own needs no address but ours', async () => {
  await setPolicy(deps, LUCKY, {
    phoneCaptcha: { siteKey: 'any', scriptUrl: `${OWN_PROVIDER_PATH}/captcha.js`, sources: [] },
  })
  expect(await policy()).toContain("script-src 'self';")
})

test.each(['a"b', 'a<b', ''])('“%s” is no site key', async (siteKey) => {
  await expect(setPolicy(deps, LUCKY, { phoneCaptcha: { siteKey } })).rejects.toThrow('siteKey')
})

test.each(['http://captcha.example/api.js', 'javascript:alert(1)', '//captcha.example/a.js', '/a.js">'])(
  '“%s” is no address of a captcha',
  async (scriptUrl) => {
    await expect(setPolicy(deps, LUCKY, { phoneCaptcha: { siteKey: 'any', scriptUrl } })).rejects.toThrow('scriptUrl')
  },
)
