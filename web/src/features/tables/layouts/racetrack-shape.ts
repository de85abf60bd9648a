import { wheelOrder } from '@croupier/engine/tables/roulette.ts'

type Point = readonly [number, number]

/** A field of the racetrack: its corners, and where its name stands. */
export interface Field<Key> {
  readonly key: Key
  readonly corners: readonly Point[]
  readonly middle: Point
}

export type CallName = 'tiers' | 'orphelins' | 'voisins' | 'zero'

interface TrackSize {
  readonly long: number
  readonly high: number
  /** How broad the ring of numbers is. */
  readonly ring: number
  /** Ends are round and it lies; else they are square and it stands. */
  readonly lies: boolean
}

/** Lying on a wide screen, standing on a phone. */
export const trackSizes = {
  wide: { long: 860, high: 150, ring: 38, lies: true },
  narrow: { long: 700, high: 366, ring: 78, lies: false },
} as const satisfies Readonly<Record<string, TrackSize>>

// Clockwise from the upper left: so many numbers lie along the top, the right end, the bottom and the left end.
const along = 15
const right = 3
const left = 4
const firstOnTop = 21

/** Where the parts of the wheel meet: after so many numbers of the top and of the bottom, from the left. */
const cuts = [
  [2, 6],
  [7, 9],
  [12, 14],
] as const

const turned = ([x, y]: Point, { high, lies }: TrackSize): Point => (lies ? [x, y] : [high - y, x])

const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length

const box = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

/** Points of an arc around a middle, in degrees clockwise from the right. */
const arc = (x: number, y: number, radius: number, from: number, to: number): Point[] =>
  Array.from({ length: 9 }, (_, at) => {
    const turn = ((from + ((to - from) * at) / 8) * Math.PI) / 180
    return [x + radius * Math.cos(turn), y + radius * Math.sin(turn)]
  })

/** The corners of the numbers' fields, clockwise from the left end of the top. */
function ringOf({ long, high, ring, lies }: TrackSize): Point[][] {
  const begins = lies ? high / 2 : ring
  const wide = (long - 2 * begins) / along
  const top = Array.from({ length: along }, (_, at) => box(begins + at * wide, 0, begins + (at + 1) * wide, ring))
  const bottom = top.map((field) => field.map(([x, y]): Point => [x, y + high - ring])).toReversed()
  const end = (x: number, count: number, from: number) =>
    Array.from({ length: count }, (_, at) => {
      const [a, b] = [from + (180 * at) / count, from + (180 * (at + 1)) / count]
      return [...arc(x, high / 2, high / 2, a, b), ...arc(x, high / 2, high / 2 - ring, b, a)]
    })
  const edge = (x: number, count: number) =>
    Array.from({ length: count }, (_, at) => box(x, (high * at) / count, x + ring, (high * (at + 1)) / count))
  return lies
    ? [...top, ...end(long - begins, right, -90), ...bottom, ...end(begins, left, 90)]
    : [...top, ...edge(long - ring, right), ...bottom, ...edge(0, left).toReversed()]
}

/** All numbers as they lie on the wheel. */
export const numberFields = (size: TrackSize): readonly Field<number>[] =>
  ringOf(size).map((corners, at) => {
    const points = corners.map((corner) => turned(corner, size))
    return {
      key: wheelOrder[(firstOnTop + at) % wheelOrder.length] ?? 0,
      corners: points,
      middle: [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))],
    }
  })

/** The four parts of the wheel that can be called. */
export function callFields(size: TrackSize): readonly Field<CallName>[] {
  const { long, high, ring, lies } = size
  const begins = lies ? high / 2 : ring
  const wide = (long - 2 * begins) / along
  const inner = high / 2 - ring
  const lines = cuts.map(([above, below]): readonly [Point, Point] => [
    [begins + above * wide, ring],
    [begins + below * wide, high - ring],
  ])
  const first = lies ? arc(begins, high / 2, inner, 270, 90) : box(ring, ring, ring, high - ring).slice(1, 3)
  const last = lies
    ? arc(long - begins, high / 2, inner, -90, 90)
    : box(long - ring, ring, long - ring, high - ring).slice(1, 3)
  const sides = [first, ...lines, last]
  return (['tiers', 'orphelins', 'voisins', 'zero'] as const).map((key, at) => {
    const [from = [], to = []] = [sides[at], sides[at + 1]]
    const corners = [...from.toReversed(), ...to]
    const x = (mean(from.map(([across]) => across)) + mean(to.map(([across]) => across))) / 2
    return { key, corners: corners.map((corner) => turned(corner, size)), middle: turned([x, high / 2], size) }
  })
}

/** How wide and high the whole of it is. */
export const extentOf = ({ long, high, lies }: TrackSize): Point => (lies ? [long, high] : [high, long])
