import type { EventOf } from '@croupier/contract/studio.ts'

export type WheelStopped = EventOf<'WHEEL'>

/** How long the wheel turns. */
export const spinMs = 2600
const turns = 5

/** How far the wheel is turned in all, in degrees, to bring a segment's middle under the pointer: always onwards, some full turns more. */
export function turnedTo(before: number, index: number, segments: number): number {
  const rest = ((-((index + 0.5) * 360) / segments) % 360) + 360
  const behind = ((rest - (before % 360)) % 360) + 360
  return before + (behind % 360) + turns * 360
}
