import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { sendVerificationCode, signInWithPhoneNumber } from './identity-toolkit.ts'

interface ToolkitRequest extends Pick<IncomingMessage, 'method' | 'url'> {
  readonly type: string | undefined
  readonly locale: unknown
  readonly body: unknown
}

let answer: { readonly status: number; readonly text: string } = { status: 200, text: '{}' }
let asked: ToolkitRequest | undefined
const server = createServer((request, reply) => {
  const { method, url, headers } = request
  void json(request).then((body) => {
    asked = { method, url, type: headers['content-type'], locale: headers['x-firebase-locale'], body }
    reply.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.text)
  })
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
afterAll(() => void server.close())

const restUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`
const at = (url: string) => ({ provider: { restUrl: url, apiKey: 'a key&more', captcha: false }, language: 'vi' })
const answers = (status: number, said: unknown) => {
  answer = { status, text: typeof said === 'string' ? said : JSON.stringify(said) }
}
const refusal = (message: string) => ({ error: { code: 400, message, errors: [{ message, reason: 'invalid' }] } })

test('a code is asked for below the configured address, and answered with what leads back to it', async () => {
  answers(200, { sessionInfo: 'AB12' })
  expect(await sendVerificationCode(at(`${restUrl}/`), { phoneNumber: '+639175550101', recaptchaToken: 't' })).toBe(
    'AB12',
  )
  expect(asked).toEqual({
    method: 'POST',
    url: '/v1/accounts:sendVerificationCode?key=a%20key%26more',
    type: 'application/json',
    locale: 'vi',
    body: { phoneNumber: '+639175550101', recaptchaToken: 't' },
  })
})

test('the code that came is handed over for a token', async () => {
  answers(200, { idToken: 'a.b.c', refreshToken: 'r', expiresIn: '3600', localId: 'one' })
  expect(await signInWithPhoneNumber(at(restUrl), 'AB12', '123456')).toBe('a.b.c')
  expect(asked).toMatchObject({
    url: '/v1/accounts:signInWithPhoneNumber?key=a%20key%26more',
    body: { sessionInfo: 'AB12', code: '123456' },
  })
})

const noes: [string, number, unknown, string][] = [
  ['a code that is wrong', 400, refusal('INVALID_CODE'), 'wrong_code'],
  ['a quota that is used up', 400, refusal('QUOTA_EXCEEDED : Exceeded quota'), 'quota'],
  ['too many requests without a word', 429, '', 'too_many'],
  ['a page in place of an answer', 502, '<html>', 'unknown'],
  ['a refusal in another form', 400, { message: 'INVALID_CODE' }, 'unknown'],
  ['a success without a token', 200, { localId: 'one' }, 'unknown'],
  ['a success that is no answer', 200, 'null', 'unknown'],
]
test.each(noes)('%s is told apart', async (_name, status, said, why) => {
  answers(status, said)
  await expect(signInWithPhoneNumber(at(restUrl), 'AB12', '123456')).rejects.toMatchObject({
    name: 'PhoneTrouble',
    why,
  })
})

test('a provider that cannot be reached is no error of the visitor’s', async () => {
  await expect(
    sendVerificationCode(at('http://127.0.0.1:9/v1'), { phoneNumber: '+639175550101' }),
  ).rejects.toMatchObject({
    name: 'CallRefusal',
    code: 'unreachable',
  })
})
