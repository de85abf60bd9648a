import { Grid } from '@croupier/kit/layout/layout.tsx'
import { rimOf } from '@croupier/engine/instant/wheel.ts'
import type { WheelChoices } from '@croupier/engine/instant/wheel.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { toneOf } from './tone.ts'
import { spinMs, turnedTo } from './spin.ts'
import classes from './wheel-face.module.css'

interface WheelFaceProps {
  readonly choices: WheelChoices
  readonly profile: Profile
  readonly stopped: { readonly roundId: string; readonly index: number } | undefined
  readonly moving: boolean
  /** What stands in the middle. */
  readonly children: ReactNode
}

/** The wheel: its rim turns, the pointer at the top and the middle stand. */
export function WheelFace({ choices, profile, stopped, moving, children }: WheelFaceProps) {
  const turned = useTurned(choices.segments, stopped)
  const rim = rimOf(choices, profile)
  // React's type of a style does not know custom properties.
  const style = { '--turned': `${turned}deg`, '--spin': `${moving ? spinMs : 0}ms` } as CSSProperties
  return (
    <Grid centred className={classes.wheel} style={style}>
      <span className={classes.pointer} aria-hidden />
      <svg viewBox="-100 -100 200 200" className={classes.rim} aria-hidden>
        <circle r="99" fill="var(--surface-0)" stroke="var(--border)" />
        {rim.map((multiplier, index) => (
          <path
            key={index}
            d={slice(index, rim.length)}
            className={classes.slice}
            style={{ fill: toneOf(multiplier, rim) }}
          />
        ))}
      </svg>
      <Grid radius="round" centred pad={8} text="center" level={2} edge className={classes.middle}>
        {children}
      </Grid>
    </Grid>
  )
}

/** The whole turn so far; a new round adds to it, and a wheel of another size begins anew. */
function useTurned(segments: number, stopped: WheelFaceProps['stopped']): number {
  const [known, setKnown] = useState({ roundId: '', segments, turned: 0 })
  const { roundId = '', index = 0 } = stopped ?? {}
  if (roundId !== '' && known.roundId !== roundId) {
    setKnown({ roundId, segments, turned: turnedTo(known.turned, index, segments) })
  } else if (known.segments !== segments) setKnown({ roundId, segments, turned: 0 })
  return known.turned
}

const inner = 74
const outer = 96

// Index 0 begins at the top and the others follow clockwise.
function slice(index: number, segments: number): string {
  const gap = Math.min(0.012, 0.16 / segments)
  const [from, to] = [(index / segments) * 2 * Math.PI + gap, ((index + 1) / segments) * 2 * Math.PI - gap]
  const at = (radius: number, angle: number) =>
    `${(radius * Math.sin(angle)).toFixed(3)} ${(-radius * Math.cos(angle)).toFixed(3)}`
  return `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`
}
