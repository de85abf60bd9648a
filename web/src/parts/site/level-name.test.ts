import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LEVEL_NAMES, levelKey } from './level-name.ts'

const WORDS = join(import.meta.dirname, '../../words')

test('every level that has a word has it in every language', () => {
  for (const tag of readdirSync(WORDS)) {
    const words = JSON.parse(readFileSync(join(WORDS, tag, 'shell.json'), 'utf8'))
    for (const name of LEVEL_NAMES) expect(words[levelKey(name) ?? ''], `${name} in ${tag}`).toBeTypeOf('string')
  }
})

test('a name that a brand has made up stands as it is', () => {
  expect(levelKey('High Roller')).toBeUndefined()
})
