import { createHmac } from 'node:crypto'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { keyFor } from '#kernel/secret.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { takeCode } from '../codes/codes.ts'
import { noOf, type ProviderNo } from './rules.ts'
import { sessionIn } from './session-info.ts'
import { signedToken } from './signing.ts'

interface Answer {
  readonly brand: Brand
  readonly issuer: string
  readonly audience: string
  readonly sessionInfo: string
  readonly code: string
  readonly ip: string
}

interface SignInReply {
  readonly idToken: string
  readonly expiresIn: string
  readonly localId: string
  readonly phoneNumber: string
}

/** The sandbox's own provider takes the code that it has sent, and signs that the number was proved. */
export async function signInWithPhoneNumber(
  deps: Deps,
  { brand, issuer, audience, sessionInfo, code, ip }: Answer,
): Promise<SignInReply | ProviderNo> {
  if (sessionInfo === '') return 'MISSING_SESSION_INFO'
  const session = await sessionIn(deps, sessionInfo)
  if (session?.brandId !== brand.id) return 'INVALID_SESSION_INFO'

  const { phone } = session
  const address = { channel: 'sms', to: phone } as const
  const origin = { ip, device: undefined }
  const right = await inTransaction(deps.db, (tx) =>
    takeCode(tx, deps, { ...address, brand, purpose: 'provider', code, memberId: null, origin }),
  )
  if (!right.ok) return noOf(right.code)

  const localId = idOf(deps, `${brand.id} ${phone}`)
  const { token, goodForS } = await signedToken(deps, { issuer, audience, subject: localId, phone })
  return { idToken: token, expiresIn: String(goodForS), localId, phoneNumber: phone }
}

/** One account of the provider for each number and brand. */
const idOf = (deps: Deps, text: string) =>
  createHmac('sha256', keyFor(deps, 'phone-provider-account')).update(text).digest('base64url').slice(0, 28)
