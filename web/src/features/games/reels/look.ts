import { stageArt } from '@croupier/kit/art/stage-art.ts'
import type { CSSProperties } from 'react'
import type { Title } from './title.ts'

/** The colours and the shape of a title as the style sheets of the player ask for them. */
export function lookOf({ name, colours, columns, rows, timesReel }: Title): CSSProperties {
  const { backdrop, frame } = stageArt(name)
  const { stage, free, reel, plate, bar } = colours
  // React's type of a style does not know custom properties.
  return {
    '--columns': columns,
    '--rows': rows,
    // The reel that multiplies is narrower, with a gap before it.
    '--all-columns': columns + (timesReel ? 0.8 : 0),
    '--backdrop': backdrop,
    '--frame': frame,
    '--stage-glow': stage[0],
    '--stage-mid': stage[1],
    '--stage-deep': stage[2],
    '--stage-night': stage[3],
    '--free-glow': free[0],
    '--free-mid': free[1],
    '--free-deep': free[2],
    '--free-night': free[3],
    '--reel-edge': reel[0],
    '--reel-between': reel[1],
    '--reel-middle': reel[2],
    '--plate-top': plate[0],
    '--plate-foot': plate[1],
    '--bar-top': bar[0],
    '--bar-foot': bar[1],
  } as CSSProperties
}
