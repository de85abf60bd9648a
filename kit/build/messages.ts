import { parse } from '@formatjs/icu-messageformat-parser'
import type { Plugin } from 'vite'
import { withMessages } from '../message-parser.ts'

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
      return JSON.stringify(parsedWords(JSON.parse(code)))
    },
  }
}

/** Messages that are well formed: what is not must not be built. */
export const parsedWords = (tree: unknown): unknown => withMessages(tree, (text) => parse(text, { ignoreTag: true }))
