import { Digits, type FactValue } from './entry.ts'

/**
 * The numbers of a pay table in words: of a JSON object its pairs of hits and total return, else the last number of each part between
 * commas, `a:b` whole. What stands in parentheses does not count, but that the table is for a stake of one: none is read of another.
 */
export function paysOf(text: string): readonly FactValue[] {
  if (text.startsWith('{')) {
    const pairs = [...text.matchAll(/"(\d+)":\s*(\d+(?:\.\d+)?)/g)]
    return pairs.map(([, hits = '', times = '']) => [new Digits(hits), new Digits(times)])
  }
  if ((/\(per (\d+) stake\)/.exec(text)?.[1] ?? '1') !== '1') return []
  return text
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .flatMap((part) => {
      const last = part.match(/\d+(?:\.\d+)?(?::\d+(?:\.\d+)?)?/g)?.at(-1)
      return last === undefined ? [] : [last.includes(':') ? last : new Digits(last)]
    })
}
