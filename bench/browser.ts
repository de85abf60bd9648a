import { randomUUID } from 'node:crypto'
import { CompactEncrypt, importJWK, type JWK } from 'jose'

/** What a browser says to the demo brand with every call. */
export const HEADERS = { merchant: 'LUCKY', 'content-type': 'application/json' }

/** Encrypts what a call has to say, as a browser does it: the body to send. */
export async function sealerAt(site: string): Promise<(plain: object) => Promise<string>> {
  const { value } = (await (await fetch(`${site}/wps/system/jwks`, { headers: HEADERS })).json()) as {
    value: { keys: [JWK & { kid: string }] }
  }
  const [jwk] = value.keys
  const key = await importJWK(jwk, 'ECDH-ES')

  return async (plain) => {
    const stamped = { iat: Math.floor(Date.now() / 1000), jti: randomUUID(), ...plain }
    const payload = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid })
      .encrypt(key)
    return JSON.stringify({ payload })
  }
}
