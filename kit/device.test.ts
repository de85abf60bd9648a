import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`${MAC} Version/19.0 Safari/605.1.15`, { browser: 'Safari', system: 'macOS', phone: false }],
  [`${ANDROID} Chrome/142.0 Mobile Safari/537.36`, { browser: 'Chrome', system: 'Android', phone: true }],
  [`${ANDROID} Chrome/142.0 Mobile Safari/537.36 EdgA/142.0`, { browser: 'Edge', system: 'Android', phone: true }],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    { browser: 'Firefox', system: 'Windows', phone: false },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/142.0 Safari/604.1',
    { browser: 'Chrome', system: 'iOS', phone: true },
  ],
  ['curl/8.0', { browser: undefined, system: undefined, phone: false }],
])('a browser that says “%s” is named as people know it', (userAgent, device) => {
  expect(deviceOf(userAgent)).toEqual(device)
})
