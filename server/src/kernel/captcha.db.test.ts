import sharp from 'sharp'
import { expect, test } from 'vitest'
import { bare } from '../../test/bare.ts'
import { makeCaptcha, takeCaptcha } from './captcha.ts'

const world = await bare()

/** Five bytes make five characters; these are fixed so that the answer is known. */
const drawn = Buffer.from([0, 1, 2, 3, 4])
const known = { ...world.deps, random: () => drawn }
const ANSWER = 'ACDEF'

test('a captcha is a picture that a person can read', async () => {
  const { image } = (await world.send('GET', '/wps/captcha')).json().value
  const picture = sharp(Buffer.from(image.replace('data:image/png;base64,', ''), 'base64'))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 320, height: 112 })
  const { channels } = await picture.stats()
  expect(channels[0]!.stdev).toBeGreaterThan(10)
})

test('its characters are taken in any case, once', async () => {
  const { captchaId } = await makeCaptcha(known)
  expect(await takeCaptcha(known, { captchaId, captcha: ' acDEf ' })).toMatchObject({ ok: true })
  expect(await takeCaptcha(known, { captchaId, captcha: ANSWER })).toMatchObject({ ok: false, code: 'captcha_failed' })
})

test('a wrong answer uses it up', async () => {
  const { captchaId } = await makeCaptcha(known)
  expect(await takeCaptcha(known, { captchaId, captcha: 'ACDEX' })).toMatchObject({ ok: false })
  expect(await takeCaptcha(known, { captchaId, captcha: ANSWER })).toMatchObject({ ok: false })
})

test('it is good for five minutes', async () => {
  const { captchaId } = await makeCaptcha(known)
  world.pass(5 * 60_000)
  expect(await takeCaptcha(known, { captchaId, captcha: ANSWER })).toMatchObject({ ok: false })
})

test.each([
  [undefined, ANSWER],
  ['0198c0de-0000-7000-8000-000000000001', ANSWER],
])('an answer to %s is refused', async (captchaId, captcha) => {
  expect(await takeCaptcha(known, { captchaId, captcha })).toMatchObject({ ok: false, code: 'captcha_failed' })
  expect(
    await takeCaptcha(known, { captchaId: (await makeCaptcha(known)).captchaId, captcha: undefined }),
  ).toMatchObject({ ok: false })
})
