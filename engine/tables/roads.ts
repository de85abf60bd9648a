// Roads (rulebook §1.1). Banker, player and tie; other games name their own two sides so.

export type Side = 'B' | 'P'

/** One result of a shoe, in order. */
export interface RoadResult {
  readonly won: Side | 'T'
  readonly bankerPair?: boolean
  readonly playerPair?: boolean
}

/** A place in a grid, from 0. */
export interface GridPosition {
  readonly column: number
  readonly row: number
}

export interface BigCell {
  readonly side: Side
  /** Ties since this result; of the very first cell also those before it. */
  readonly ties: number
  readonly bankerPair: boolean
  readonly playerPair: boolean
}

/** A run of one side. */
export type BigColumn = readonly BigCell[]

export interface BigRoad {
  readonly columns: readonly BigColumn[]
  /** Ties before anybody won. */
  readonly leadingTies: number
}

/** A derived mark: red where the shoe is regular, blue where it is not. */
export type DerivedMark = 'R' | 'B'

export const roadRows = 6

/** Where the bead plate draws the n-th result, from 0: down, then right. */
export const beadPlace = (at: number): GridPosition => ({ column: Math.floor(at / roadRows), row: at % roadRows })

/** The big road as runs: the same winner goes on, another begins a column, ties are counted on the last cell. */
export function bigRoadOf(results: readonly RoadResult[]): BigRoad {
  const columns: { side: Side; ties: number; bankerPair: boolean; playerPair: boolean }[][] = []
  let leadingTies = 0
  for (const { won, bankerPair = false, playerPair = false } of results) {
    const column = columns.at(-1)
    const last = column?.at(-1)
    if (won === 'T') {
      if (last) last.ties += 1
      else leadingTies += 1
      continue
    }
    const cell = { side: won, ties: last ? 0 : leadingTies, bankerPair, playerPair }
    if (column && last?.side === won) column.push(cell)
    else columns.push([cell])
  }
  return { columns, leadingTies }
}

/**
 * Where each cell of these runs is drawn, six rows deep: a run goes down as long as the place below is free and then turns
 * right for good; the next one starts at the first free place of the top row behind the start of this one.
 */
export function drawnPlaces(lengths: readonly number[]): GridPosition[][] {
  const taken = new Set<string>()
  const free = ({ column, row }: GridPosition) => !taken.has(`${column} ${row}`)
  let start = -1
  return lengths.map((length) => {
    let place: GridPosition = { column: start + 1, row: 0 }
    while (!free(place)) place = { column: place.column + 1, row: 0 }
    start = place.column
    let turned = false
    return Array.from({ length }, (_, at) => {
      if (at > 0) {
        const below = { column: place.column, row: place.row + 1 }
        turned ||= below.row >= roadRows || !free(below)
        place = turned ? { column: place.column + 1, row: place.row } : below
      }
      taken.add(`${place.column} ${place.row}`)
      return place
    })
  })
}

/** How far a derived road looks back: big eye boy, small road, cockroach. */
export const derivedRoads = { bigEyeBoy: 1, small: 2, cockroach: 3 } as const

/** The marks of a derived road from the lengths of the big road's runs; `back` is 1, 2 or 3. */
export function derivedMarks(lengths: readonly number[], back: number): DerivedMark[] {
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row) => markAt(lengths, { column, row }, back)).filter((mark) => mark !== undefined),
  )
}

function markAt(lengths: readonly number[], { column, row }: GridPosition, back: number): DerivedMark | undefined {
  const before = lengths[column - back]
  if (row === 0) {
    const further = lengths[column - 1 - back]
    if (further === undefined) return undefined
    return lengths[column - 1] === further ? 'R' : 'B'
  }
  if (before === undefined) return undefined
  return row === before ? 'B' : 'R'
}

/** Equal marks in a row, as a derived road is drawn: each group is a run. */
export function runsOf<M>(marks: readonly M[]): { readonly mark: M; readonly length: number }[] {
  const runs: { mark: M; length: number }[] = []
  for (const mark of marks) {
    const last = runs.at(-1)
    if (last?.mark === mark) last.length += 1
    else runs.push({ mark, length: 1 })
  }
  return runs
}

/** Ask the road: the marks that each derived road would get if this side won next. */
export function askRoads(
  results: readonly RoadResult[],
  next: Side,
): Record<keyof typeof derivedRoads, DerivedMark | undefined> {
  const lengths = bigRoadOf([...results, { won: next }]).columns.map(({ length }) => length)
  const column = lengths.length - 1
  const place = { column, row: (lengths[column] ?? 1) - 1 }
  const ask = (back: number) => markAt(lengths, place, back)
  return {
    bigEyeBoy: ask(derivedRoads.bigEyeBoy),
    small: ask(derivedRoads.small),
    cockroach: ask(derivedRoads.cockroach),
  }
}
