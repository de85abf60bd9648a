import { describe, expect, test } from 'vitest'
import { refusalWords } from './words.ts'

const catalogue = {
  path: 'contract/refusal.ts',
  text: `export const REFUSALS = { not_found: 404, 'id_reused': 409 } as const`,
}
const words = (text: string, language = 'en') => ({
  path: `contract/words/${language}.ts`,
  text: `export const refusalWords: Record<RefusalCode, string> = ${text}`,
})

describe('words of refusals', () => {
  test.each([
    ['a missing one', `{ not_found: 'Gone.' }`],
    ['an empty one', `{ not_found: 'Gone.', id_reused: '' }`],
  ])('refuse %s, in the language that lacks it', (_, text) => {
    const complete = words(`{ not_found: 'Gone.', id_reused: 'Used.' }`)
    expect(refusalWords([catalogue, complete, words(text, 'vi')])).toEqual([
      { path: 'contract/words/vi.ts', line: 1, says: 'has no words for id_reused' },
    ])
  })

  test('refuse a catalogue that is not there, is empty, or has no language at all', () => {
    expect(refusalWords([words('{}')])).toHaveLength(1)
    expect(refusalWords([{ ...catalogue, text: '' }, words('{}')])).toHaveLength(1)
    expect(refusalWords([catalogue])).toHaveLength(1)
  })

  test('allow a complete language', () => {
    expect(refusalWords([catalogue, words('{ not_found: `Gone.`, id_reused: "Used." }')])).toEqual([])
  })
})
