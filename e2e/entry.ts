import { challenge, type LoggedIn, login, register } from '@croupier/contract/identity.ts'
import { jwks } from '@croupier/contract/brand.ts'
import type { Call } from '@croupier/contract/call.ts'
import type { Page } from '@playwright/test'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** Somebody in the site's own brand, as the login's form would send them. */
interface Person {
  readonly username: string
  readonly password: string
}

const MERCHANT = 'LUCKY'

/** Log in by the call that the login's form makes. */
export const logInAs = (page: Page, { username, password }: Person): Promise<LoggedIn> =>
  send(page, login, { type: 'username', username, password })

/** Register by the call that the registration's form makes. */
export const signUp = (page: Page, { username, password }: Person): Promise<LoggedIn> =>
  send(page, register, { username, password, confirmPassword: password, agree: true })

/** Keep in this tab what the forms keep. The next page that is opened is a member's. */
export async function keep(page: Page, { token, userName }: LoggedIn) {
  // A page of the site's address that has no scripts of its own.
  await page.goto('/robots.txt')
  await page.evaluate(
    (kept) => {
      for (const [key, text] of Object.entries(kept)) sessionStorage.setItem(key, text)
    },
    { token, account: userName, merchant: MERCHANT, cpw: '', isAgent: '0' },
  )
}

async function send(page: Page, call: Call, body: Readonly<Record<string, unknown>>): Promise<LoggedIn> {
  const payload = await sealed(page, { ...body, challenge: await solved(page) })
  return answerOf(page, call, { payload })
}

async function answerOf<T>(page: Page, { method, path }: Call, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(path, { method, headers: { merchant: MERCHANT }, data })
  if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()).value
}

async function solved(page: Page): Promise<string> {
  const asked = await answerOf<never>(page, challenge)
  const solution = await solveChallenge({ challenge: asked, deriveKey })
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString('base64')
}

async function sealed(page: Page, plain: Readonly<Record<string, unknown>>): Promise<string> {
  const { keys } = await answerOf<{ keys: readonly [JWK & { kid: string }] }>(page, jwks)
  const [key] = keys
  const stamped = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), ...plain }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
}
