import type { EventOf } from '@croupier/contract/studio.ts'

export type DropEvent = EventOf<'PLINKO'>

const rowMs = 115
const inMs = 260
const restMs = 160

/** How long a ball falls through so many rows. */
export const dropMs = (rows: number): number => inMs + rows * rowMs + restMs

/** Where the pegs of a row stand and where its gaps are, in shares of the board: rows get wider by one peg each. */
export const pegsOf = (row: number, rows: number): readonly { readonly x: number; readonly y: number }[] =>
  Array.from({ length: row + 3 }, (_, at) => ({ x: 0.5 + (at - (row + 2) / 2) * stepOf(rows), y: heightOf(row, rows) }))

/** How far two pegs are apart. */
const stepOf = (rows: number): number => 1 / (rows + 2)

/** How far down a row of pegs is. */
const heightOf = (row: number, rows: number): number => (row + 0.9) / (rows + 0.7)

/** The places of a ball on its way: above the board, on each peg, and in the bucket. */
function flightOf(path: readonly number[]): readonly { readonly x: number; readonly y: number }[] {
  const rows = path.length
  const onPegs = path.map((_, row) => ({
    x: placeAfter(path.slice(0, row), rows),
    y: heightOf(row, rows) - 0.6 / (rows + 1),
  }))
  return [{ x: 0.5, y: -0.08 }, ...onPegs, { x: placeAfter(path, rows), y: 1.03 }]
}

const placeAfter = (path: readonly number[], rows: number): number =>
  0.5 + path.reduce((sum, right) => sum + (right === 1 ? 0.5 : -0.5), 0) * stepOf(rows)

/** The motion of a ball over the board that contains it, as keyframes; it hops a little from peg to peg. */
export function keyframesOf(path: readonly number[]): Keyframe[] {
  const flight = flightOf(path)
  const total = dropMs(path.length)
  const at = (index: number) => (index === 0 ? 0 : Math.min(1, (inMs + (index - 1) * rowMs) / total))
  return flight.flatMap((place, index) => {
    const next = flight[index + 1]
    const landed = { transform: moved(place), offset: at(index), easing: 'cubic-bezier(0.2, 0.6, 0.5, 1)' }
    if (!next || index === 0) return [{ ...landed, easing: 'cubic-bezier(0.5, 0, 0.9, 0.6)' }]
    const hop = { x: place.x + (next.x - place.x) * 0.45, y: place.y - 0.16 / path.length }
    const offset = at(index) + (at(index + 1) - at(index)) * 0.42
    return [landed, { transform: moved(hop), offset, easing: 'cubic-bezier(0.5, 0, 0.9, 0.7)' }]
  })
}

/** Where a ball rests at last. */
export const restOf = (path: readonly number[]): string => moved(flightOf(path).at(-1) ?? { x: 0.5, y: 0 })

const moved = ({ x, y }: { readonly x: number; readonly y: number }): string =>
  `translate(${(x * 100).toFixed(3)}cqw, ${(y * 100).toFixed(3)}cqh)`
