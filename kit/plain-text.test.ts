import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { IntlMessageFormat } from 'intl-messageformat'
import { expect, test } from 'vitest'
import { filled, isPlain } from './plain-text.ts'

test.each([
  ['Straight {numbers}', { numbers: '17' }],
  ['{name} ({count})', { name: '', count: 0 }],
  ['{of_side}: {of_side} # 5 %', { of_side: '$& {name}' }],
  ['nothing to fill', {}],
])('%s is filled as ICU fills it', (text, values) => {
  expect(isPlain(text)).toBe(true)
  expect(filled(text, values)).toBe(new IntlMessageFormat(text, 'en').format(values))
})

test.each([
  "it''s {name}",
  '{count, plural, one {a round} other {# rounds}}',
  '<b>{name}</b>',
  '{ name }',
  '{at, date}',
])('%s is left to ICU', (text) => expect(isPlain(text)).toBe(false))

const ROOT = join(import.meta.dirname, '..')
const folders = ['kit/words', ...readdirSync(join(ROOT, 'web/src/words')).map((tag) => `web/src/words/${tag}`)]
const texts = folders.flatMap((folder) =>
  readdirSync(join(ROOT, folder)).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8'))),
  ),
)
function textsOf(tree: unknown): readonly string[] {
  if (typeof tree === 'string') return [tree]
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(textsOf) : []
}

test('every plain text of the site is filled as ICU fills it', () => {
  const values = new Proxy({}, { get: (_, name) => `<${String(name)}>`, has: () => true })
  const plain = texts.filter(isPlain)
  expect(plain.length).toBeGreaterThan(texts.length / 2)
  for (const text of plain) expect(filled(text, values)).toBe(new IntlMessageFormat(text, 'en').format(values))
})
