import { randomUUID } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

/** Of a secret, in bytes. */
export const SECRET_BYTES = 32
const CURRENT = 'secret'
const FORMER = 'secret.former'

const Former = z.strictObject({
  secret: z.hex().length(SECRET_BYTES * 2),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
})

/** The secret before the current one. */
export interface FormerSecret {
  readonly bytes: Buffer
  /** When the current one took over. */
  readonly from: Date
  /** When what was handed out under this one ends. */
  readonly until: Date
}

/** What lies in the data folder. */
export interface SecretFiles {
  readonly current: Buffer
  readonly former: FormerSecret | undefined
}

/** Undefined where there is none yet; throws StartError where it was damaged. */
export function readSecretFiles(dataDir: string): SecretFiles | undefined {
  // The current one first: a rotation writes the former one before it.
  const current = contentOf(join(dataDir, CURRENT))
  if (current === undefined) return undefined
  if (current.length !== SECRET_BYTES) throw damaged(join(dataDir, CURRENT))
  const former = readFormer(join(dataDir, FORMER))
  // A rotation that was killed has written the one and not the other.
  return { current, former: former?.bytes.equals(current) ? undefined : former }
}

function readFormer(path: string): FormerSecret | undefined {
  const text = contentOf(path)?.toString()
  if (text === undefined) return undefined
  const read = Former.safeParse(jsonOf(text))
  if (!read.success) throw damaged(path)
  const { secret, from, until } = read.data
  return { bytes: Buffer.from(secret, 'hex'), from: new Date(from), until: new Date(until) }
}

const damaged = (path: string) =>
  new StartError(`${path} is not the secret that was written there: restore it from a backup`)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Write the first secret of an installation; the one that another process has written meanwhile stays. */
export function writeFirstSecret(dataDir: string, secret: Buffer): void {
  ensureFolder(resolve(dataDir))
  writeFileSync(join(dataDir, CURRENT), secret, { mode: 0o600, flag: 'wx' })
}

/** One by one: where nothing can be made, such as below /proc, Node's own `recursive` never ends. */
function ensureFolder(path: string): void {
  if (existsSync(path)) return
  ensureFolder(dirname(path))
  mkdirSync(path)
}

/** A new secret beside the former one. Killed at any point it leaves either the state before or the one after. */
export function writeRotation(dataDir: string, secret: Buffer, former: FormerSecret): void {
  const { bytes, from, until } = former
  const text = JSON.stringify({
    secret: bytes.toString('hex'),
    from: from.toISOString(),
    until: until.toISOString(),
  } satisfies z.input<typeof Former>)
  replaceFile(dataDir, FORMER, text)
  replaceFile(dataDir, CURRENT, secret)
}

/** Delete the former secret. */
export function removeFormer(dataDir: string): void {
  rmSync(join(dataDir, FORMER), { force: true })
  syncFolder(dataDir)
}

/** On the disk when this returns: what is sealed with a secret that a power cut took is lost. */
function replaceFile(dataDir: string, name: string, content: Buffer | string): void {
  const path = join(dataDir, `${name}.${randomUUID()}.new`)
  try {
    const file = openSync(path, 'wx', 0o600)
    try {
      writeFileSync(file, content)
      fsyncSync(file)
    } finally {
      closeSync(file)
    }
    giveToOwner(path, statSync(join(dataDir, CURRENT)))
    renameSync(path, join(dataDir, name))
  } finally {
    rmSync(path, { force: true })
  }
  syncFolder(dataDir)
}

/** Root may give the command for a server that runs as somebody else. */
function giveToOwner(path: string, { uid, gid }: { readonly uid: number; readonly gid: number }): void {
  if (process.getuid?.() === 0) chownSync(path, uid, gid)
}

function syncFolder(path: string): void {
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
