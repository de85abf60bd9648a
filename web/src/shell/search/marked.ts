import { folded } from '@croupier/contract/folded.ts'

/** A name in pieces, those that were meant marked. */
export function marked(name: string, hits: readonly string[]): readonly (readonly [text: string, hit: boolean])[] {
  const letters = [...name]
  const plain = letters.map(folded)
  const whole = plain.join('')
  const starts = plain.map((_, at) => plain.slice(0, at).join('').length)
  const hit = hits.find((wanted) => whole.includes(wanted))
  if (hit === undefined) return [[name, false]]
  const from = starts.indexOf(whole.indexOf(hit))
  const to = starts.findIndex((start) => start >= whole.indexOf(hit) + hit.length)
  if (from < 0) return [[name, false]]
  const end = to < 0 ? letters.length : to
  const pieces = [
    [letters.slice(0, from).join(''), false],
    [letters.slice(from, end).join(''), true],
    [letters.slice(end).join(''), false],
  ] as const
  return pieces.filter(([text]) => text !== '')
}
