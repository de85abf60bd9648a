import { createHash, type Hash } from 'node:crypto'
import { type Dirent, existsSync } from 'node:fs'
import { chmod, type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

const MANIFEST = 'manifest.json'
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
const PIECE_BYTES = 1 << 20

/** Inside the archive; nothing that leads out of it. */
const ArchivePath = z
  .string()
  .min(1)
  .refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'), 'a path inside')

const Manifest = z.strictObject({
  format: z.literal(1),
  /** Of the product. */
  version: z.string(),
  takenAt: z.iso.datetime(),
  /** Where members' files are that are not in this archive. */
  bucket: z.string().nullable(),
  /** What was committed when the copy of the database ended, at least. */
  ledger: z.array(z.tuple([z.number().int(), z.string(), z.string()])),
  audits: z.array(z.tuple([z.number().int(), z.string(), z.string()])),
  balances: z.array(z.tuple([z.string(), z.string(), z.string()])),
  folders: z.array(ArchivePath),
  files: z.record(ArchivePath, z.tuple([z.number().int(), z.hex()])),
})

export type BackupManifest = z.output<typeof Manifest>

/** What of a backup's manifest is not the archive's own. */
export type BackupFacts = Omit<BackupManifest, 'format' | 'folders' | 'files'>

/** An archive that is being written: it appears in its place when it is whole. */
export interface BackupArchive {
  /** Copy a file as it is now; one that vanishes meanwhile is left out. Answers whether it was there. */
  add(path: string, from: string): Promise<boolean>
  /** Write a file of the archive's own. */
  write(path: string, text: string): Promise<void>
  addFolder(path: string): Promise<void>
  readonly holds: (path: string) => boolean
  /** Where a file of the archive lies while it is written, for a program that writes it itself; `adopt` takes it in. */
  readonly place: (path: string) => string
  adopt(path: string): Promise<void>
  finish(facts: BackupFacts): Promise<void>
  discard(): Promise<void>
}

/** Begin an archive at `target`, which must not be there yet. */
export async function openArchive(target: string): Promise<BackupArchive> {
  if (existsSync(target)) throw new StartError(`${target} is there already: choose another name for the backup`)
  const growing = `${target}.part`
  await rm(growing, { recursive: true, force: true })
  await mkdir(growing, { recursive: true, mode: FOLDER_MODE })
  const folders = new Set<string>()
  const files: BackupManifest['files'] = {}
  const place = (path: string) => join(growing, path)

  async function addFolder(path: string): Promise<void> {
    if (folders.has(path)) return
    if (dirname(path) !== '.') await addFolder(dirname(path))
    await mkdir(place(path), { recursive: true, mode: FOLDER_MODE })
    folders.add(path)
  }

  async function make(path: string): Promise<string> {
    if (dirname(path) !== '.') await addFolder(dirname(path))
    return place(path)
  }

  return {
    place,
    addFolder,
    holds: (path) => path in files,
    async add(path, from) {
      const copied = await copyFile(from, await make(path))
      if (copied !== undefined) files[path] = copied
      return copied !== undefined
    },
    async write(path, text) {
      await writeDurably(await make(path), text)
      files[path] = await digestOf(place(path))
    },
    async adopt(path) {
      await chmod(place(path), FILE_MODE)
      files[path] = await digestOf(place(path))
    },
    async finish(facts) {
      const manifest: BackupManifest = { format: 1, ...facts, folders: [...folders].toSorted(), files }
      await writeDurably(place(MANIFEST), JSON.stringify(manifest, null, 1))
      for (const folder of [...folders, '']) await syncFolder(place(folder))
      await rename(growing, target)
      await syncFolder(dirname(target))
    },
    discard: () => rm(growing, { recursive: true, force: true }),
  }
}

/** What a backup says of itself; throws with one line when it is none. */
export async function readManifest(source: string): Promise<BackupManifest> {
  const file = join(source, MANIFEST)
  if (!existsSync(file)) throw new StartError(`${source} is no backup: there is no ${MANIFEST} in it`)
  const read = Manifest.safeParse(jsonOf(await readFile(file, 'utf8')))
  if (!read.success) throw new StartError(`${file} is not what was written: ${z.prettifyError(read.error)}`)
  return read.data
}

/** Copy everything that the manifest names into `target`, each file proved by its digest; throws with its name otherwise. */
export async function unpack(source: string, manifest: BackupManifest, target: string): Promise<void> {
  for (const folder of manifest.folders) await mkdir(join(target, folder), { recursive: true, mode: FOLDER_MODE })
  for (const [path, [bytes, digest]] of Object.entries(manifest.files)) {
    const copied = await copyFile(join(source, path), join(target, path))
    if (copied === undefined) throw new StartError(`${basename(source)}/${path} is missing`)
    if (copied[0] !== bytes || copied[1] !== digest)
      throw new StartError(`${basename(source)}/${path} is not what was backed up: its digest differs`)
  }
  for (const folder of [...manifest.folders, '']) await syncFolder(join(target, folder))
}

/** Everything below a folder that is a file, as paths within it. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries: Dirent[] = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

type Digest = [bytes: number, sha256: string]

/** Undefined when there is nothing to copy. */
async function copyFile(from: string, to: string): Promise<Digest | undefined> {
  const source = await openExisting(from)
  if (source === undefined) return undefined
  const target = await open(to, 'wx', FILE_MODE)
  try {
    const digest = await read(source, (piece) => target.writeFile(piece))
    await target.sync()
    return digest
  } finally {
    await source.close()
    await target.close()
  }
}

async function digestOf(path: string): Promise<Digest> {
  const source = await open(path)
  try {
    return await read(source, () => Promise.resolve())
  } finally {
    await source.close()
  }
}

async function read(source: FileHandle, each: (piece: Buffer) => Promise<void>): Promise<Digest> {
  const hash: Hash = createHash('sha256')
  const buffer = Buffer.allocUnsafe(PIECE_BYTES)
  for (let bytes = 0; ;) {
    const { bytesRead } = await source.read(buffer, 0, PIECE_BYTES, bytes)
    if (bytesRead === 0) return [bytes, hash.digest('hex')]
    const piece = buffer.subarray(0, bytesRead)
    hash.update(piece)
    await each(piece)
    bytes += bytesRead
  }
}

async function openExisting(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', FILE_MODE)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
