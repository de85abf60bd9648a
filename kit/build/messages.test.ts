import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { isPlain } from '../plain-text.ts'
import { parsedWords } from './messages.ts'

const ROOT = join(import.meta.dirname, '../..')
const files = ['web/src/words', 'backoffice/src/words', 'kit/words'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => join(ROOT, folder, path)),
)

/** Every text with what the build makes of it. */
function pairsOf(text: unknown, made: unknown): readonly (readonly [string, unknown])[] {
  if (typeof text === 'string') return [[text, made]]
  return Object.entries(text ?? {}).flatMap(([key, inside]) => pairsOf(inside, Object(made)[key]))
}

const values: Record<string, number> = new Proxy({}, { get: () => 21, has: () => true })

test('a message that was parsed by the build says what its text says, a plain text stays', () => {
  const pairs = files.flatMap((file) => {
    const words: unknown = JSON.parse(readFileSync(file, 'utf8'))
    return pairsOf(words, JSON.parse(JSON.stringify(parsedWords(words))))
  })
  const messages = pairs.filter(([text]) => !isPlain(text))
  expect(messages.length).toBeGreaterThan(100)
  for (const [text, made] of messages) expect(said(made)).toBe(said(text))
  for (const [text, made] of pairs.filter(([one]) => isPlain(one))) expect(made).toBe(text)
})

const said = (message: unknown) =>
  new IntlMessageFormat(message as string, 'en', undefined, { ignoreTag: true }).format(values)
