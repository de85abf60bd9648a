import type { systemStatus } from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { phoneErrorOf, PhoneProviderError } from './phone-error.ts'

/** Where the brand's phone-code provider is. */
export type PhoneProvider = NonNullable<ReplyOf<typeof systemStatus>['info']['phoneProvider']>

interface ToolkitCaller {
  readonly provider: PhoneProvider
  /** In which language it writes its message. */
  readonly language: string
}

interface CodeRequest {
  /** As +639175550142. */
  readonly phoneNumber: string
  /** What the captcha gave, where the provider asks for one. */
  readonly recaptchaToken?: string
}

/** Let the provider send a code to a number; answers what leads from the code to its sending. */
export async function sendVerificationCode(asking: ToolkitCaller, wish: CodeRequest): Promise<string> {
  return textIn(await call(asking, 'accounts:sendVerificationCode', wish), 'sessionInfo')
}

/** Hand over the code that came; answers the token in which the provider says whose number it is. */
export async function signInWithPhoneNumber(asking: ToolkitCaller, sessionInfo: string, code: string): Promise<string> {
  return textIn(await call(asking, 'accounts:signInWithPhoneNumber', { sessionInfo, code }), 'idToken')
}

async function call({ provider, language }: ToolkitCaller, name: string, body: object): Promise<unknown> {
  const url = `${provider.restUrl.replace(/\/$/, '')}/${name}?key=${encodeURIComponent(provider.apiKey)}`
  const headers = { 'content-type': 'application/json', 'x-firebase-locale': language }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), credentials: 'omit' }).catch(
    () => {
      throw new CallRefusal('unreachable')
    },
  )
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return said
  throw new PhoneProviderError(
    answer.status === 429 ? 'too_many' : phoneErrorOf(partOf(partOf(said, 'error'), 'message')),
  )
}

function textIn(said: unknown, name: string): string {
  const text = partOf(said, name)
  if (typeof text !== 'string') throw new PhoneProviderError('unknown')
  return text
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Object.entries(whole).find(([key]) => key === name)?.[1] : undefined
