import { describe, expect, test } from 'vitest'
import { anyContent, countContent, statedOf } from '../test/method-proof.ts'
import { seededWords } from '../test/words.ts'
import type { LotteryFamily } from './family.ts'
import { p3 } from './p3.ts'
import { pc28 } from './pc28.ts'
import { ssc } from './ssc.ts'

/** The places of five that a method looks at, by the end of its key. */
const PLACES: Readonly<Record<string, readonly number[]>> = { F: [0, 1, 2, 3], M: [1, 2, 3], B: [1, 2, 3, 4] }
const ALL = [0, 1, 2, 3, 4]

/** Every outcome of these places; others stay as they are. */
const outcomes = (places: readonly number[], length: number): string[][] =>
  places.reduce<string[][]>(
    (words, place) => words.flatMap((word) => Array.from('0123456789', (digit) => word.with(place, digit))),
    [Array.from({ length }, () => '7')],
  )

const remembered = new Map<string, readonly string[][]>()

function outcomesOf(family: LotteryFamily, key: string): readonly string[][] {
  const [{ count } = { count: 0 }] = family.prizes
  const part = count === 5 ? (/_([FMB])$/.exec(key)?.[1] ?? '') : ''
  const name = `${count}${part}`
  const found = remembered.get(name) ?? outcomes(PLACES[part] ?? ALL.slice(0, count), count)
  remembered.set(name, found)
  return found
}

// Tickets, chances, the share of outcomes and the largest prize are the formulas of the method; here they are counted out.
describe.each([ssc, p3, pc28])('$key', (family) => {
  test.each(family.methods.map((method) => [method.key, method] as const))(
    '%s is what its outcomes say',
    (key, method) => {
      const words = seededWords(key.length * 31 + key.charCodeAt(0))
      for (let sample = 0; sample < 3; sample++) {
        const content = anyContent(method, words)
        const counted = countContent(method, content, outcomesOf(family, key))
        expect({ content, counted }).toEqual({ content, counted: statedOf(method, content) })
      }
    },
  )
})
