import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { CHECKED } from './row-type.ts'
import { ROOT, type Source } from './sources.ts'

/** What stands in a file in place of the declared row of a statement. */
export interface SourceEdit {
  readonly source: Source
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What the compiler objects to in a copy of the product where these edits were made: a line for each, with its place. */
export async function compiled(sources: readonly Source[], edits: readonly SourceEdit[]): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'croupier-statements-'))
  try {
    for (const part of [
      'server/src',
      'server/seed',
      'server/history',
      'server/package.json',
      'tsconfig.base.json',
      'tsconfig.json',
      'package.json',
    ])
      cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter: (path) => !path.includes('.test.') })
    symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
    writeFileSync(join(folder, 'answered.d.ts'), CHECKED)
    const settings = {
      extends: './tsconfig.json',
      compilerOptions: { incremental: false, tsBuildInfoFile: null },
      include: ['answered.d.ts', 'server/src'],
    }
    writeFileSync(join(folder, 'tsconfig.statements.json'), JSON.stringify(settings))
    for (const source of sources) {
      const own = edits.filter((edit) => edit.source === source).toSorted((one, other) => other.start - one.start)
      const text = own.reduce((all, { start, end, text }) => all.slice(0, start) + text + all.slice(end), source.text)
      mkdirSync(dirname(join(folder, source.path)), { recursive: true })
      writeFileSync(join(folder, source.path), text)
    }
    return await errorsOf(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function errorsOf(folder: string): Promise<readonly string[]> {
  const compiler = join(ROOT, 'node_modules/.bin/tsc')
  const { stdout } = await promisify(execFile)(compiler, ['-p', 'tsconfig.statements.json', '--pretty', 'false'], {
    cwd: folder,
    maxBuffer: 1e8,
    // The compiler's answer to faults is an exit code; they are in what it wrote.
  }).catch((error: { stdout: string }) => error)
  return stdout.split('\n').filter((line) => line !== '')
}
