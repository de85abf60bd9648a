import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { StartError } from '#kernel/start-error.ts'

const Chunk = z.object({
  file: z.string(),
  css: z.array(z.string()).default([]),
  imports: z.array(z.string()).default([]),
})
const Manifest = z.record(z.string(), Chunk)
const Titles = z.record(z.string(), z.record(z.string(), z.string()))

/** The built site: its page, and which file each source became, and what its pages are called. */
export interface Build {
  readonly html: string
  readonly manifest: z.output<typeof Manifest>
  /** What pages are called, by language and key. */
  readonly titles: z.output<typeof Titles>
}

/** Read the built site; says what to do when it has not been built. */
export function readBuild(dist: string): Build {
  const titles = join(dist, '.vite/titles.json')
  try {
    return {
      html: readFileSync(join(dist, 'index.html'), 'utf8'),
      manifest: Manifest.parse(JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'))),
      // The console names its own pages.
      titles: existsSync(titles) ? Titles.parse(JSON.parse(readFileSync(titles, 'utf8'))) : {},
    }
  } catch (error) {
    throw new StartError(`The site has not been built: run npm start, or npm run build -w web`, { cause: error })
  }
}

/** The files that a source needs at once: itself, what it imports, and the styles of all. The entry's own come with the page. */
export function filesOf(
  { manifest, html }: Build,
  source: string,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const seen = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || seen.has(name)) return
    seen.add(name)
    chunk.imports.forEach(visit)
  }
  visit(source)
  const chunks = [...seen].map((name) => manifest[name]).filter((chunk) => chunk !== undefined)
  const fresh = (file: string) => !html.includes(`/${file}"`)
  return {
    scripts: chunks.map(({ file }) => file).filter(fresh),
    styles: chunks.flatMap(({ css }) => css).filter(fresh),
  }
}

/** The built name of a file that no script is: a font, a picture. Found by the end of its source's path. */
export const fileOf = ({ manifest }: Build, end: string): string | undefined =>
  Object.entries(manifest).find(([source]) => source.endsWith(end))?.[1].file
