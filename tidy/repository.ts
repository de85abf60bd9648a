import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { SourceFile } from './source.ts'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'generated', 'results', 'coverage', 'test-results'])
const READ = /\.(ts|tsx|mjs|css|html|sql|json)$/

/** Every file of the repository that is not generated. */
export function readRepository(): SourceFile[] {
  return filesIn('')
    .filter((path) => READ.test(path) && path !== 'package-lock.json' && !path.includes('.gen.'))
    .map((path) => ({ path, text: readFileSync(ROOT + path, 'utf8') }))
}

function filesIn(folder: string): string[] {
  return readdirSync(ROOT + folder, { withFileTypes: true }).flatMap((entry) => {
    if (LEFT_OUT.has(entry.name) || entry.name === '.data') return []
    const path = `${folder}${entry.name}`
    return entry.isDirectory() ? filesIn(`${path}/`) : entry.isFile() ? [path] : []
  })
}
