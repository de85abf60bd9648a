import { OWN_PROVIDER_PATH } from '#modules/brand/brand.ts'
import type { World } from './world.ts'

interface ProviderReply {
  readonly status: number
  readonly sessionInfo?: string
  readonly idToken?: string
  readonly localId?: string
  readonly phoneNumber?: string
  readonly expiresIn?: string
  /** Why not. */
  readonly no?: string
}

/** Talks to the sandbox's own phone-code provider as a page of a brand does. */
export function pageAtProvider({ app }: Pick<World, 'app'>, key: string) {
  return async function say(
    call: 'sendVerificationCode' | 'signInWithPhoneNumber',
    body: object,
  ): Promise<ProviderReply> {
    const url = `${OWN_PROVIDER_PATH}/accounts:${call}?key=${key}`
    const reply = await app.http.inject({ method: 'POST', url, body, headers: { 'x-firebase-locale': 'en' } })
    const { error, ...said } = reply.json<ProviderReply & { readonly error?: { readonly message: string } }>()
    return { ...said, status: reply.statusCode, ...(error && { no: error.message }) }
  }
}
