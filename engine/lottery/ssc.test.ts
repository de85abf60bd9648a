import { expect, test } from 'vitest'
import { anyContent, countContent, statedOf } from '../test/method-proof.ts'
import { seededWords } from '../test/words.ts'
import { ssc } from './ssc.ts'

const PLACES: Readonly<Record<string, readonly number[]>> = {
  F: [0, 1, 2, 3],
  M: [1, 2, 3],
  B: [1, 2, 3, 4],
}

/** Every outcome of the places that a method looks at; the others stay as they are. */
const outcomes = (places: readonly number[]): string[][] =>
  places.reduce<string[][]>(
    (words, place) => words.flatMap((word) => Array.from('0123456789', (digit) => word.with(place, digit))),
    [['7', '7', '7', '7', '7']],
  )

const byPart = new Map<string, readonly string[][]>()
const outcomesOf = (key: string) => {
  const part = /_([FMB])$/.exec(key)?.[1] ?? ''
  const found = byPart.get(part) ?? outcomes(PLACES[part] ?? [0, 1, 2, 3, 4])
  byPart.set(part, found)
  return found
}

// Tickets, chances, the share of outcomes and the largest prize are the formulas of the method; here they are counted out.
test.each(ssc.methods.map((method) => [method.key, method] as const))('%s is what its outcomes say', (key, method) => {
  const words = seededWords(key.length * 31 + key.charCodeAt(0))
  for (let sample = 0; sample < 3; sample++) {
    const content = anyContent(method, words)
    expect(countContent(method, content, outcomesOf(key)), JSON.stringify(content)).toEqual(statedOf(method, content))
  }
})
