import { wordCount } from '@croupier/contract/word-count.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'

export interface WordLimits {
  readonly wordsMin: number
  readonly wordsMax: number
}

/** How many words the feedback has, if it has enough and not too many. */
export function countedWords(text: string, { wordsMin, wordsMax }: WordLimits): Verdict<number> {
  const words = wordCount(text)
  if (words < wordsMin) return atField('content', 'too_few_words', { min: wordsMin })
  if (words > wordsMax) return atField('content', 'too_many_words', { max: wordsMax })
  return yes(words)
}

/** The receipt that a person can read out: the last digits of the letter's id, and what kind it is. */
export const receiptOf = (kind: 'F' | 'P', id: string): string => `${kind}-${id.slice(-8).toUpperCase()}`
