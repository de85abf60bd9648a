import type { LobbyTable } from '@croupier/contract/tables.ts'
import { bigRoadOf } from '@croupier/engine/tables/roads.ts'
import type { Side } from '@croupier/engine/tables/roads.ts'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { hasTablePage } from './table-page-games.ts'
import { layouts } from './layouts.ts'
import type { LiveSearch } from './live-search.ts'
import { resultsOf } from './roads.tsx'

/** From so many on a run is worth a sign. */
const longRun = 4

interface Run {
  readonly side: Side
  readonly count: number
}

/** The side that has won again and again of late, ties aside; undefined where it is not worth a word. */
export function runOf({ gameCode, summaries }: Pick<LobbyTable, 'gameCode' | 'summaries'>): Run | undefined {
  const road = hasTablePage(gameCode) ? layouts[gameCode].road : undefined
  const column = road && bigRoadOf(resultsOf(summaries, road)).columns.at(-1)
  const [first] = column ?? []
  return column && first && column.length >= longRun ? { side: first.side, count: column.length } : undefined
}

/** The least that a table takes on any of its spots. */
const leastLimit = ({ limits: [first, ...others] }: Pick<LobbyTable, 'limits'>): string =>
  others.reduce((least, { min }) => (unitsSaid(min) < unitsSaid(least) ? min : least), first?.min ?? '0')

const leastOf = (table: LobbyTable): bigint => unitsSaid(leastLimit(table))

const isOpen = ({ state, phase }: LobbyTable) => (state === 'open' || state === 'closing') && phase === 'betting'

/** The tables that are asked for, those with a long run first where that is wished. */
export function shownTables(
  tables: readonly LobbyTable[],
  { game, least, only, roads }: LiveSearch,
): readonly LobbyTable[] {
  const most = least === undefined ? undefined : unitsSaid(least)
  const shown = tables.filter(
    (table) =>
      (game === undefined || table.gameCode === game) &&
      (most === undefined || leastOf(table) <= most) &&
      (only === undefined || (only === 'stars' ? table.favourite : isOpen(table))),
  )
  const runs = new Map(roads ? shown.map((table) => [table.tableId, runOf(table)?.count ?? 0]) : [])
  return roads ? shown.toSorted((one, other) => (runs.get(other.tableId) ?? 0) - (runs.get(one.tableId) ?? 0)) : shown
}

/** So many tables of different games say what there is. */
const RAIL_MOST = 8

/** The fullest open table of every game, in the lobby's order. */
export function oneOfEach(tables: readonly LobbyTable[]): readonly LobbyTable[] {
  const games = [...Map.groupBy(tables, ({ gameCode }) => gameCode).values()]
  return games.flatMap((of) => fullestOf(of) ?? []).slice(0, RAIL_MOST)
}

/** The smallest stakes that tables ask for, rising; the dearest is no limit to any. */
export const leastStakes = (tables: readonly LobbyTable[]): readonly string[] =>
  [...new Map(tables.map((table) => [leastOf(table), leastLimit(table)])).entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, -1)
    .map(([, amount]) => amount)

/** The table of a game that most have bet at, of those that are open. */
export const fullestOf = (tables: readonly LobbyTable[]): LobbyTable | undefined =>
  tables
    .filter(({ state }) => state === 'open')
    .reduce<LobbyTable | undefined>((best, table) => (best && best.people >= table.people ? best : table), undefined)
