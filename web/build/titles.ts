import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_PATHS, titleKeyOf } from '@croupier/contract/page.ts'
import type { Plugin } from 'vite'

const WORDS = join(import.meta.dirname, '../src/words')

/** What pages are called, in every language: the server names them before a script has run. */
export function titles(): Plugin {
  return {
    name: 'titles',
    apply: 'build',
    generateBundle() {
      const keys = [undefined, ...PAGE_PATHS].flatMap((page) => titleKeyOf(page) ?? [])
      const tags = readdirSync(WORDS).map((tag): [string, Record<string, string>] => {
        const words = JSON.parse(readFileSync(join(WORDS, tag, 'shell.json'), 'utf8')) as Record<string, string>
        return [tag, Object.fromEntries(keys.map((key) => [key, words[key] ?? '']))]
      })
      this.emitFile({ type: 'asset', fileName: '.vite/titles.json', source: JSON.stringify(Object.fromEntries(tags)) })
    },
  }
}
