import type { Spot } from '@croupier/engine/tables/table-game.ts'
import type { LiveTable } from './use-live-table.ts'

const BEHIND = /^seat(\d)_(?:behind|follow)$/

/**
 * The spots that chips may be laid on: not what follows an answer, of seats those that are one's own, and behind a seat only
 * where somebody else sits.
 */
export function bettableSpotsOf(
  { seats, mine }: Pick<LiveTable, 'seats' | 'mine'>,
  spots: readonly Spot[],
): ReadonlySet<string> {
  const own = new Set(mine.seats)
  const others = new Set(seats.flatMap(({ seat }) => (own.has(seat) ? [] : [seat])))
  const isLayable = ({ key, seat, follows }: Spot) => {
    const behind = BEHIND.exec(key)?.[1]
    if (behind !== undefined) return others.has(Number(behind))
    return follows === undefined && (seat === undefined || own.has(seat))
  }
  return new Set(spots.filter(isLayable).map(({ key }) => key))
}
