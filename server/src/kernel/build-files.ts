import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { z } from 'zod'

export const ROOT = resolve(import.meta.dirname, '../../..')
/** Written by `npm start` when it builds. */
const MANIFEST = '.build.json'

const Manifest = z.strictObject({
  /** The commit or version that was built. */
  version: z.string(),
  builtAt: z.iso.datetime(),
  files: z.record(z.string(), z.hex()),
})

export type BuildManifest = z.output<typeof Manifest>

/** What was built here; undefined where nobody has written it down. */
export async function readBuildManifest(root: string): Promise<BuildManifest | undefined> {
  const text = await readFile(join(root, MANIFEST), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Manifest.parse(JSON.parse(text))
}

/** The files that are not what was built, each in words. */
export async function buildFaults(root: string, { files }: BuildManifest): Promise<readonly string[]> {
  const faults: string[] = []
  for (const [path, digest] of Object.entries(files)) {
    const content = await readFile(join(root, path)).catch(() => undefined)
    if (content === undefined) faults.push(`file ${path} is missing`)
    else if (createHash('sha256').update(content).digest('hex') !== digest)
      faults.push(`file ${path} is not what was built`)
  }
  return faults
}
