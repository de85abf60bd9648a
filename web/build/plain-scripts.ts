import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isWritten, LANGUAGES } from '@croupier/contract/language.ts'
import { minifySync, type Plugin } from 'vite'
import { START_FAILURE_WORDS } from './start-failure-words.ts'

const FOLDER = join(import.meta.dirname, '../plain')

/** What these scripts name and the build writes into them, as they cannot import it. */
const VALUES: Readonly<Record<string, object>> = {
  START_FAILURE_WORDS,
  LANGUAGE_TAGS: Object.fromEntries(Object.entries(LANGUAGES).filter(([, tag]) => isWritten(tag))),
}

/** The text of a plain script with what the build knows. */
export const filledIn = (text: string): string =>
  text
    .replaceAll(/^\/\* global .*\n/gm, '')
    .replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g, (name) => (name in VALUES ? JSON.stringify(VALUES[name]) : name))

/** Scripts that are served under their own names and import nothing: what runs before the site, and where the site is not. */
export function plainScripts(): Plugin {
  return {
    name: 'plain-scripts',
    apply: 'build',
    generateBundle() {
      for (const fileName of readdirSync(FOLDER)) {
        const { code, errors } = minifySync(fileName, filledIn(readFileSync(join(FOLDER, fileName), 'utf8')), {
          module: false,
        })
        if (errors.length > 0) this.error(`${fileName}: ${errors.map(({ message }) => message).join('; ')}`)
        this.emitFile({ type: 'asset', fileName, source: code })
      }
    },
  }
}
