import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface Issuer {
  readonly url: string
  readonly keysUrl: string
  /** Sign that a number was proved; the claims given last win. */
  sign(phone: string, now: Date, more?: Readonly<Record<string, unknown>>): Promise<string>
  /** The same by a key that is not in the set, whatever it calls itself. */
  forge(phone: string, now: Date, kid?: string): Promise<string>
  close(): Promise<void>
}

export const AUDIENCE = 'croupier-demo'

/** Somebody who proves numbers and signs that it has: a key set over HTTP, tokens by RS256. */
export async function openIssuer(): Promise<Issuer> {
  const [ours, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const jwk = { ...(await exportJWK(ours.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }
  const server = createServer((_request, reply) =>
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys: [jwk] })),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  let numbers = 0
  const signed = (key: CryptoKey, kid: string, [phone, now, more]: readonly [string, Date, object]) => {
    const iat = Math.floor(now.getTime() / 1000)
    const claims = { iss: url, aud: AUDIENCE, sub: `user-${numbers++}`, iat, exp: iat + 3600, phone_number: phone }
    return new SignJWT({ ...claims, ...more }).setProtectedHeader({ alg: 'RS256', kid }).sign(key)
  }
  return {
    url,
    keysUrl: `${url}/keys`,
    sign: (phone, now, more = {}) => signed(ours.privateKey, 'one', [phone, now, more]),
    forge: (phone, now, kid = 'one') => signed(others.privateKey, kid, [phone, now, {}]),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
