import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WRITTEN } from '@croupier/contract/language.ts'
import { expect, test } from 'vitest'
import { FLAG_COUNTRIES } from './flag-countries.ts'

test('the flags that the site carries are those of the languages that it is written in', () => {
  // A bundler takes the names of files from the source alone.
  const [, carried = ''] =
    /1x1\/\{([A-Z,]+)\}\.svg/.exec(readFileSync(join(import.meta.dirname, 'flag.tsx'), 'utf8')) ?? []
  expect(carried.split(',')).toEqual(WRITTEN.map((language) => FLAG_COUNTRIES[language]).toSorted())
})
