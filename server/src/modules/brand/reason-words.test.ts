import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOUSE_REASONS } from './house-reasons.ts'

const wordsIn = (language: string): Readonly<Record<string, string>> => {
  const words = new URL(`../../../../backoffice/src/words/${language}/pieces.json`, import.meta.url)
  return JSON.parse(readFileSync(words, 'utf8')).reasons
}

test.each(['en', 'vi'])('every reason of the house has words in %s, for the log and for approvals', (language) => {
  const words = wordsIn(language)
  const codes = new Set(Object.values(HOUSE_REASONS).flatMap((reasons) => reasons.map(({ code }) => code)))
  expect(codes.size).toBeGreaterThan(30)
  expect([...codes].filter((code) => (words[code] ?? '') === '')).toEqual([])
})
