import { challenge, type LoginResult, login, register, registerMobile } from '@croupier/contract/identity.ts'
import { jwks } from '@croupier/contract/brand.ts'
import type { Call, ReplyOf } from '@croupier/contract/call.ts'
import { sendRegistrationCode } from '@croupier/contract/codes.ts'
import { bind, sendBindingCode } from '@croupier/contract/security.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { expect, type Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import { codeTo } from './outbox.ts'

/** Somebody in the site's own brand, as the login's form would send them. */
interface Person {
  readonly username: string
  readonly password: string
}

const LUCKY: Asker = { merchant: 'LUCKY' }
const SAMPA: Asker = { merchant: 'SAMPA' }

/** Whose site a call comes from, and whose session it is. */
interface Asker {
  readonly merchant: 'LUCKY' | 'SAMPA'
  readonly token?: string
}

/** Log in by the call that the login's form makes. */
export const logInAs = (page: Page, { username, password }: Person): Promise<LoginResult> =>
  send(page, LUCKY, login, { type: 'username', username, password })

/** Register by the call that the registration's form makes. */
export const signUp = (page: Page, { username, password }: Person): Promise<LoginResult> =>
  send(page, LUCKY, register, { username, password, confirmPassword: password, agree: true })

interface NumberedMember {
  /** Of Vietnam, without the zero in front. */
  readonly number: string
  readonly password: string
}

/** Register at the second brand by a number that nobody has, with the code that was sent to it. */
export async function signUpAtSampa(page: Page, { number, password }: NumberedMember): Promise<LoginResult> {
  const asked = { mobileNo: number, countryDialingCode: '84', challenge: await solved(page, SAMPA) }
  await answerOf(page, SAMPA, sendRegistrationCode, asked)
  const verificationCode = await codeTo(page, `+84${number}`)
  const proved = { mobileNum: number, countryDialingCode: '84', verificationCode }
  return send(page, SAMPA, registerMobile, { ...proved, password, confirmPassword: password, agree: true })
}

interface Address {
  readonly channel: 'mail' | 'sms'
  readonly to: string
}

/** Bind a number with its country's code, or an e-mail, to whoever has just come in. Answers the code that was sent to it. */
export async function bindTo(page: Page, merchant: Asker['merchant'], { token }: LoginResult, address: Address) {
  await answerOf(page, { merchant, token }, sendBindingCode, address)
  const verificationCode = await codeTo(page, address.to)
  await answerOf(page, { merchant, token }, bind, { ...address, verificationCode })
  return verificationCode
}

/** What somebody of the site's own brand can spend. */
export const fundsOf = async (page: Page, { token }: LoginResult): Promise<string> =>
  (await answerOf<ReplyOf<typeof balance>>(page, { ...LUCKY, token }, balance)).sumBalance

/** Keep in this tab what the forms keep. The next page of the site that is opened is a member's. */
export async function keep(page: Page, { token, userName }: LoginResult, site = '') {
  // A page of the site's address that has no scripts of its own.
  await page.goto(`${site}/robots.txt`)
  await page.evaluate(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
    },
    { token, account: userName, merchant: (site === '' ? LUCKY : SAMPA).merchant, cpw: '', isAgent: '0' },
  )
}

async function send(
  page: Page,
  asker: Asker,
  call: Call,
  body: Readonly<Record<string, unknown>>,
): Promise<LoginResult> {
  const payload = await sealed(page, asker, { ...body, challenge: await solved(page, asker) })
  return answerOf(page, asker, call, { payload })
}

async function answerOf<T>(page: Page, { merchant, token }: Asker, { method, path }: Call, data?: unknown): Promise<T> {
  const headers = { merchant, ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  let answer = await page.request.fetch(path, { method, headers, data })
  // A server that is busy asks to come again, and who only reads does, as the site itself.
  const busy = () => method === 'GET' && answer.status() === 503
  await expect
    .poll(async () => {
      if (busy()) answer = await page.request.fetch(path, { method, headers })
      return busy()
    })
    .toBe(false)
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()).value
}

async function solved(page: Page, asker: Asker): Promise<string> {
  const asked = await answerOf<never>(page, asker, challenge)
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64')
}

async function sealed(page: Page, asker: Asker, plain: Readonly<Record<string, unknown>>): Promise<string> {
  const { keys } = await answerOf<{ keys: readonly [JWK & { kid: string }] }>(page, asker, jwks)
  const [key] = keys
  const stamped = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), ...plain }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
