import { randomUUID } from 'node:crypto'
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import { sql } from 'kysely'
import type { Deps } from './deps.ts'
import type { SealedColumn } from './sealed-column.ts'
import { seal, unseal } from './secret.ts'

const DAY_MS = 24 * 3600 * 1000
const PURPOSE = 'encryption-key'
const SHOWN = { use: 'enc', alg: 'ECDH-ES' }

/** Where their private halves are. */
export const encryptionKeys: SealedColumn = {
  table: 'kernel.encryption_key',
  key: 'kid',
  column: 'private_key',
  purpose: PURPOSE,
}

export type PublicKey = Record<string, string>

interface KeyRow {
  readonly kid: string
  readonly publicKey: PublicKey
  readonly privateKey: string
  readonly createdAt: Date
}

const findKeys = async (deps: Deps): Promise<readonly KeyRow[]> =>
  (
    await sql<KeyRow>`
      select kid, public_key as "publicKey", private_key as "privateKey", created_at as "createdAt"
      from kernel.encryption_key where valid_until > ${deps.now()} order by created_at desc`.execute(deps.db)
  ).rows

/** The public keys that encrypt payloads, the newest first; makes one when there is none of today. */
export async function publicKeys(deps: Deps): Promise<PublicKey[]> {
  const keys = await findKeys(deps)
  const [newest] = keys
  const fresh =
    newest !== undefined && deps.now().getTime() - newest.createdAt.getTime() < DAY_MS && (await readable(deps, newest))
  return fresh ? keys.map(shown) : [await makeKey(deps), ...keys.map(shown)]
}

const shown = (key: Pick<KeyRow, 'kid' | 'publicKey'>): PublicKey => ({ ...key.publicKey, kid: key.kid, ...SHOWN })

/** False after the installation's secret was lost: what was sealed with it is of no use any more. */
const readable = (deps: Deps, key: KeyRow) =>
  unseal(deps, PURPOSE, key.privateKey).then(
    () => true,
    () => false,
  )

async function makeKey(deps: Deps): Promise<PublicKey> {
  const pair = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const [open, secret] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  const key = {
    kid: randomUUID(),
    publicKey: coordinates(open),
    privateKey: await seal(deps, PURPOSE, JSON.stringify(secret)),
  }
  const now = deps.now()
  // Today for those who ask now, and a day more for pages that asked a moment before the next key was made.
  const validUntil = new Date(now.getTime() + 2 * DAY_MS)
  await sql`insert into kernel.encryption_key (kid, public_key, private_key, created_at, valid_until)
            values (${key.kid}, ${JSON.stringify(key.publicKey)}, ${key.privateKey}, ${now}, ${validUntil})`.execute(
    deps.db,
  )
  return shown(key)
}

const coordinates = ({ kty, crv, x, y }: JWK): PublicKey => ({ kty: kty ?? '', crv: crv ?? '', x: x ?? '', y: y ?? '' })

/** The private key of a kid while it is valid; imported once and kept. */
export function openKeys(deps: Deps): (kid: string) => Promise<CryptoKey | undefined> {
  const imported = new Map<string, CryptoKey>()

  return async function keyOf(kid) {
    const row = (await findKeys(deps)).find((key) => key.kid === kid)
    if (row === undefined) return void imported.delete(kid)
    const known = imported.get(kid) ?? (await importKey(deps, row))
    imported.set(kid, known)
    return known
  }
}

async function importKey(deps: Deps, row: KeyRow): Promise<CryptoKey> {
  const jwk = JSON.parse(await unseal(deps, PURPOSE, row.privateKey)) as JWK // Sealed by makeKey.
  return (await importJWK(jwk, 'ECDH-ES')) as CryptoKey // Only a symmetric key would be bytes.
}

/** Remove the keys that are not valid any more. */
export const forgetKeys = (deps: Deps) =>
  sql`delete from kernel.encryption_key where valid_until <= ${deps.now()}`.execute(deps.db)
