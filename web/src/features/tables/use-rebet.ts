import { useState } from 'react'
import type { Stakes } from './chips.ts'

const nothing: Stakes = new Map()

/** What lay on the spots in the last round that one has bet on, while this page is open. */
export function useLastStakes(roundId: string | undefined, own: Stakes): Stakes {
  const [seen, setSeen] = useState({ roundId, own })
  const [last, setLast] = useState(nothing)
  const changed = seen.roundId !== roundId
  if (changed && seen.own.size > 0) setLast(seen.own)
  if (changed || !sameStakes(seen.own, own)) setSeen({ roundId, own })
  return last
}

const sameStakes = (one: Stakes, other: Stakes): boolean =>
  one.size === other.size && [...one].every(([spot, units]) => other.get(spot) === units)
