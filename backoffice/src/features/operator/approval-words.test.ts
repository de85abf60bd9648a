import { APPROVAL_OUTCOMES } from '@croupier/contract/approval-ends.ts'
import { APPROVAL_RULES, EVIDENCE_LABELS, EVIDENCE_WORDS } from '@croupier/contract/approvals.ts'
import { expect, test } from 'vitest'
import { SPOKEN } from '../../kit/language.ts'
import { loadGroup } from '../../word-files.ts'

type Words = Readonly<Record<string, unknown>>
const at = (words: Words, path: string): unknown =>
  path.split('.').reduce<unknown>((part, key) => (part as Words | undefined)?.[key], words)

test.each(Object.values(SPOKEN))('every rule, fact, value and end of an approval has words in %s', async (language) => {
  const [words, pieces] = await Promise.all([loadGroup(language, 'approvals'), loadGroup(language, 'pieces')])
  const wanted = [
    ...APPROVAL_RULES.map((rule) => `will.${rule}`),
    ...APPROVAL_OUTCOMES.map((outcome) => `outcomes.${outcome}`),
    ...EVIDENCE_LABELS.map((label) => `labels.${label}`),
    ...Object.entries(EVIDENCE_WORDS).flatMap(([label, values]) => values.map((value) => `words.${label}.${value}`)),
  ]
  const missing = wanted.filter((path) => typeof at(words, path) !== 'string' || at(words, path) === '')
  expect(missing).toEqual([])
  expect(APPROVAL_RULES.filter((rule) => typeof at(pieces, `rules.${rule}`) !== 'string')).toEqual([])
})
