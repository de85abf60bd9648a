import { folded } from '@croupier/contract/search-text.ts'

/** A name in pieces, those that were meant marked. */
export function highlightsOf(
  name: string,
  hits: readonly string[],
): readonly (readonly [text: string, hit: boolean])[] {
  const letters = [...name].map((letter) => ({ letter, plain: folded(letter) }))
  const whole = letters.map(({ plain }) => plain).join('')
  const meant = hits.flatMap((hit) => {
    const from = whole.indexOf(hit)
    return hit === '' || from < 0 ? [] : [{ from, to: from + hit.length }]
  })
  const pieces: [text: string, hit: boolean][] = []
  let at = 0
  for (const { letter, plain } of letters) {
    const end = at + plain.length
    const hit = meant.some(({ from, to }) => from < end && at < to)
    const last = pieces.at(-1)
    // An accent that is a character of its own stays with its letter.
    if (last && (plain === '' || last[1] === hit)) last[0] += letter
    else pieces.push([letter, hit])
    at = end
  }
  return pieces
}
