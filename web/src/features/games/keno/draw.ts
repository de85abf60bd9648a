import type { EventOf } from '@croupier/contract/studio.ts'
import { drawnCount, numbersMax } from '@croupier/engine/instant/keno.ts'

export type NumbersDrawn = EventOf<'KENO'>

/** From one number to the next. */
const ballMs = 130

/** How long ten numbers take. */
export const drawMs = drawnCount * ballMs + 250

export const allNumbers: readonly number[] = Array.from({ length: numbersMax }, (_, at) => at + 1)

/** A choice of `count` numbers that chance makes; it decides nothing but the bet. */
export function quickPick(count: number, randomIndex: (n: number) => number): number[] {
  const pool = [...allNumbers]
  const picked = Array.from({ length: count }, () => pool.splice(randomIndex(pool.length), 1)).flat()
  return picked.toSorted((one, other) => one - other)
}
