import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import type { CSSProperties } from 'react'
import classes from './status.module.css'

type SceneObject = readonly [name: string, left: number, top: number, size: number, turn: number]

const WORKSHOP: readonly SceneObject[] = [
  ['machine', 72, 66, 152, 0],
  ['gear', 4, 116, 70, 0],
  ['gear', 54, 190, 38, 20],
  ['wrench', 214, 96, 80, 0],
  ['barrier', 190, 166, 62, 0],
]
const ATLAS: readonly SceneObject[] = [
  ['globe', 66, 58, 164, 0],
  ['compass', 2, 140, 72, -12],
  ['pin', 204, 44, 84, 0],
  ['lock', 200, 154, 70, 8],
]

/** What stands before the doors: a machine being mended, or the world with a lock. Decoration. */
export function DoorScene({ restricted }: { readonly restricted: boolean }) {
  return (
    <div className={classes.scene} aria-hidden>
      <svg viewBox="0 0 296 272" className={classes.rings}>
        {[128, 94, 58].map((radius) => (
          <circle key={radius} cx="148" cy="136" r={radius} />
        ))}
        <ellipse cx="150" cy="238" rx="112" ry="12" />
      </svg>
      {(restricted ? ATLAS : WORKSHOP).map(([name, left, top, size, turn]) => (
        <span key={`${name} ${left}`} className={classes.thing} style={placed(left, top, turn)}>
          <ThingArt name={name} size={size} />
        </span>
      ))}
    </div>
  )
}

const placed = (left: number, top: number, turn: number): CSSProperties => ({ left, top, rotate: `${turn}deg` })
