import { createHash } from 'node:crypto'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { takeOnce } from '#kernel/single-use.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { numberOf } from '../outside/phone-provider.ts'
import { publicKeys } from '../provider/signing.ts'

/** A number that the phone-code provider has proved. */
export interface PhoneToken {
  readonly phone: string
  readonly expiresAt: Date
  readonly hash: string
}

const WORDS = { invalid: 'code_wrong', expired: 'code_expired', unreachable: 'third_party_failed' } as const

/** Read what the provider says; never inside a transaction, because its keys may have to be fetched. */
export async function readToken(deps: Deps, { phoneProvider }: Brand, token: string): Promise<Verdict<PhoneToken>> {
  if (!phoneProvider) return no('forbidden')
  const { issuer, audience, keysUrl } = phoneProvider
  const said = await numberOf({ issuer, audience, keys: keysUrl ?? (await publicKeys(deps)) }, token, deps.now())
  if (!said.ok) return no(WORDS[said.why])
  return yes({
    phone: said.phone,
    expiresAt: said.expiresAt,
    hash: createHash('sha256').update(token).digest('base64url'),
  })
}

/** A token works once, and for its own number. */
export async function takeToken(
  tx: Tx,
  { phone, expiresAt, hash }: PhoneToken,
  e164: string,
): Promise<Verdict<undefined>> {
  if (phone !== e164) return no('code_wrong')
  return (await takeOnce(tx, { kind: 'phone_token', key: hash, expiresAt })) ? yes(undefined) : no('code_expired')
}
