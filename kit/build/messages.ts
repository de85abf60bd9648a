import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { isPlain } from '../plain-text.ts'

const PARSER = '@formatjs/icu-messageformat-parser'

/** Hands the browser the messages of the word files parsed, and the library that fills them without its parser. */
export function messagesWithoutParser(): Plugin {
  return {
    name: 'messages-without-parser',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== PARSER || !importer?.includes('/intl-messageformat/')) return null
      return this.resolve(`${PARSER}/no-parser.js`, importer, { skipSelf: true })
    },
    transform(code, id) {
      if (!/\/words\/[\w/-]+\.json$/.test(id)) return null
      return JSON.stringify(withMessages(JSON.parse(code)))
    },
  }
}

/** A tree of texts: plain ones as they are, every other one as its parsed message. */
export function withMessages(tree: unknown): unknown {
  if (typeof tree === 'string') return isPlain(tree) ? tree : parse(tree, { ignoreTag: true })
  return Object.fromEntries(Object.entries(tree ?? {}).map(([key, inside]) => [key, withMessages(inside)]))
}
