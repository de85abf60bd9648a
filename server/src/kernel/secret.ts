import { hkdfSync } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CompactEncrypt, compactDecrypt } from 'jose'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { StartError } from './start-error.ts'

const LENGTH = 32
const NAME = 'secret'

/**
 * The installation's secret, made at the first start. It lies beside the database, not in it, so that a copy of the
 * database alone opens nothing. Nodes that share a database share this file.
 */
export function openSecret(config: Config, random: Deps['random']): Buffer {
  const path = join(config.dataDir, NAME)
  try {
    ensureFolder(resolve(config.dataDir))
    return readSecret(path) ?? makeSecret(path, random(LENGTH))
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(
      `The data folder ${config.dataDir} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}

/** One by one: where nothing can be made, such as below /proc, Node's own `recursive` never ends. */
function ensureFolder(path: string): void {
  if (existsSync(path)) return
  ensureFolder(dirname(path))
  mkdirSync(path)
}

function readSecret(path: string): Buffer | undefined {
  try {
    const secret = readFileSync(path)
    if (secret.length !== LENGTH)
      throw new StartError(`${path} is not the secret that was written there: restore it from a backup`)
    return secret
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function makeSecret(path: string, secret: Buffer): Buffer {
  writeFileSync(path, secret, { mode: 0o600, flag: 'wx' })
  return secret
}

/** A key for one purpose only, drawn from the installation's secret. */
export const keyFor = (secret: Buffer, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, '', purpose, LENGTH))

/** Lock text up so that only this installation can read it. */
export const seal = (secret: Buffer, purpose: string, text: string): Promise<string> =>
  new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(keyFor(secret, purpose))

/** What `seal` locked up; throws when it was locked with another secret or changed since. */
export async function unseal(secret: Buffer, purpose: string, sealed: string): Promise<string> {
  const { plaintext } = await compactDecrypt(sealed, keyFor(secret, purpose), {
    keyManagementAlgorithms: ['dir'],
    contentEncryptionAlgorithms: ['A256GCM'],
  })
  return new TextDecoder().decode(plaintext)
}
