import { randomUUID } from 'node:crypto'
import { jwks } from '@croupier/contract/brand.ts'
import { freePlay } from '@croupier/contract/mfa.ts'
import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { TestMember, World } from './world.ts'

/** Somebody who tries the games with play money, on a device of their own. */
export async function trial({ ask, hear }: World): Promise<TestMember> {
  const key = (await ask(jwks)).value.keys[0] as unknown as JWK
  const random = await new CompactEncrypt(new TextEncoder().encode(randomUUID()))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid! })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  const { token } = (await ask(freePlay, { body: { os: 'Linux', platform: 'W', random, gatewayVersion: 3 } })).value
  await hear()
  return { token, id: '', account: '', password: '' }
}
