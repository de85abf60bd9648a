import { hkdfSync } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, decodeProtectedHeader, errors } from 'jose'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { readSecretFiles, SECRET_BYTES, type SecretFiles, writeFirstSecret } from './secret-files.ts'
import { StartError } from './start-error.ts'

/** Another process may have rotated it. */
const FRESH_MS = 1000
const NAME_BYTES = 8
/** So long after a rotation the new secret takes over: by then every process has read it. */
export const LEAD_MS = 3 * FRESH_MS

/** The installation's secret as it is now. It changes while the server runs. */
export interface InstallationSecret {
  files(): SecretFiles
  /** Read anew at once, for what was sealed with a secret that nobody here has seen. */
  reread(): SecretFiles
}

/** What the functions here need of the world. */
export type SecretDeps = Pick<Deps, 'secret' | 'now'>

/**
 * The installation's secret, made at the first start. It lies beside the database, not in it, so that a copy of the
 * database alone opens nothing. Nodes that share a database share this file.
 */
export function openSecret(config: Pick<Config, 'dataDir'>, random: Deps['random']): InstallationSecret {
  const { dataDir } = config
  try {
    const found = readSecretFiles(dataDir)
    if (found === undefined) writeFirstSecret(dataDir, random(SECRET_BYTES))
    return followFiles(dataDir, found ?? readSecretFiles(dataDir))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

function followFiles(dataDir: string, first: SecretFiles | undefined): InstallationSecret {
  if (first === undefined) throw new Error(`the secret in ${dataDir} is gone again`)
  let known = first
  let readAt = performance.now()
  function reread() {
    readAt = performance.now()
    try {
      known = readSecretFiles(dataDir) ?? known
    } catch {
      // A folder that is away for a moment: what was read before holds.
    }
    return known
  }
  return { files: () => (performance.now() - readAt < FRESH_MS ? known : reread()), reread }
}

/** A secret that lies nowhere and never changes. */
export function fixedSecret(current: Buffer): InstallationSecret {
  const files = { current, former: undefined }
  return { files: () => files, reread: () => files }
}

/** The one that seals first, then whatever else opens. */
export type Secrets = readonly [Buffer, ...Buffer[]]

function secretsIn({ current, former }: SecretFiles, now: Date): Secrets {
  if (former === undefined) return [current]
  return now < former.from ? [former.bytes, current] : [current, former.bytes]
}

/** The secrets as they are now: the one that seals, and during an overlap the other. */
export const secretsOf = ({ secret, now }: SecretDeps): Secrets => secretsIn(secret.files(), now())

/** A key for one purpose only, drawn from the installation's secret. */
export const keyFor = (holder: SecretDeps, purpose: string): Uint8Array => keyWith(secretsOf(holder)[0], purpose)

/** The same of one of its secrets. */
export const keyWith = (secret: Buffer, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, SECRET_BYTES))

/** The keys by which something may have been signed that was handed out: until the overlap is over two. That which signs is first. */
export function keysFor(holder: SecretDeps, purpose: string): readonly Uint8Array[] {
  const { former } = holder.secret.files()
  const keys = storedKeysFor(holder, purpose)
  return former !== undefined && holder.now() >= former.until ? keys.slice(0, 1) : keys
}

/** The keys of what is kept in the database: those of the former secret as long as anything is kept under it. */
export const storedKeysFor = (holder: SecretDeps, purpose: string): readonly Uint8Array[] =>
  secretsOf(holder).map((secret) => keyWith(secret, purpose))

/** What a secret is called where its value must not be seen. */
export const nameOf = (secret: Buffer): string =>
  Buffer.from(keyWith(secret, 'name')).subarray(0, NAME_BYTES).toString('hex')

const ALGORITHM = { alg: 'dir', enc: 'A256GCM' }
const headerOf = (secret: Buffer) => ({ ...ALGORITHM, kid: nameOf(secret) })

/** How everything begins that is sealed with this secret. */
export const sealBeginning = (secret: Buffer): string =>
  `${Buffer.from(JSON.stringify(headerOf(secret))).toString('base64url')}.`

/** Lock text up so that only this installation can read it. */
export const seal = (holder: SecretDeps, purpose: string, text: string): Promise<string> =>
  sealWith(secretsOf(holder)[0], purpose, text)

/** The same with one of its secrets. */
export const sealWith = (secret: Buffer, purpose: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader(headerOf(secret))
    .encrypt(keyWith(secret, purpose))

/** What `seal` locked up; throws when it was locked with another secret or changed since. */
export async function unseal(holder: SecretDeps, purpose: string, sealed: string): Promise<string> {
  for (const secret of openersOf(holder, sealed)) {
    const opened = await openWith(secret, purpose, sealed)
    if (opened !== undefined) return opened
  }
  throw new errors.JWEDecryptionFailed()
}

function openersOf({ secret, now }: SecretDeps, sealed: string): readonly Buffer[] {
  const { kid } = decodeProtectedHeader(sealed)
  const named = (files: SecretFiles) =>
    secretsIn(files, now()).filter((one) => kid === undefined || nameOf(one) === kid)
  const known = named(secret.files())
  return known.length > 0 ? known : named(secret.reread())
}

async function openWith(secret: Buffer, purpose: string, sealed: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, keyWith(secret, purpose), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return new TextDecoder().decode(plaintext)
  } catch (error) {
    if (error instanceof errors.JWEDecryptionFailed) return undefined
    throw error
  }
}
