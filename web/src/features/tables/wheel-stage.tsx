import { isRedNumber, wheelOrder } from '@croupier/engine/tables/roulette.ts'
import type { CSSProperties } from 'react'
import type { StageProps } from './layout.ts'
import classes from './wheel-stage.module.css'

const step = 360 / wheelOrder.length

const pointAt = (radius: number, degrees: number) => {
  const turn = ((degrees - 90) * Math.PI) / 180
  return `${(250 + radius * Math.cos(turn)).toFixed(1)} ${(250 + radius * Math.sin(turn)).toFixed(1)}`
}

const slice = (at: number, inner: number, outer: number) => {
  const [from, to] = [(at - 0.5) * step, (at + 0.5) * step]
  const outside = `M${pointAt(outer, from)}A${outer} ${outer} 0 0 1 ${pointAt(outer, to)}`
  return `${outside}L${pointAt(inner, to)}A${inner} ${inner} 0 0 0 ${pointAt(inner, from)}Z`
}

const toneOf = (number: number) => (number === 0 ? 'zero' : isRedNumber(number) ? 'red' : 'black')

/** The wheel; the ball comes to rest at the number that fell, and whoever was there sees it run. */
export function WheelStage({ events }: StageProps) {
  const fallen = events.find(({ kind }) => kind === 'ball')
  const number = typeof fallen?.['number'] === 'number' ? fallen['number'] : undefined
  const at = number === undefined ? 0 : wheelOrder.findIndex((each) => each === number)
  return (
    <div className={classes.wheel} data-fresh={fallen?.fresh || undefined} data-idle={fallen ? undefined : true}>
      <svg viewBox="0 0 500 500" className={classes.turning} aria-hidden>
        <Pockets />
        {fallen ? (
          // React's type of a style does not know custom properties.
          <g className={classes.ball} style={{ '--rest': `${at * step}deg` } as CSSProperties}>
            <circle cx="250" cy="122" r="10" className={classes.ivory} />
          </g>
        ) : null}
      </svg>
    </div>
  )
}

const Pockets = () => (
  <>
    <circle cx="250" cy="250" r="249" className={classes.rim} />
    <circle cx="250" cy="250" r="241" className={classes.gold} />
    <circle cx="250" cy="250" r="212" className={classes.track} />
    {wheelOrder.map((number, at) => (
      <g key={number}>
        <path d={slice(at, 150, 196)} className={classes.pocket} data-tone={toneOf(number)} />
        <path d={slice(at, 106, 150)} className={classes.pocket} data-tone={toneOf(number)} data-deep />
        <text x="250" y="82" className={classes.number} transform={`rotate(${(at * step).toFixed(2)} 250 250)`}>
          {number}
        </text>
      </g>
    ))}
    <circle cx="250" cy="250" r="106" className={classes.cone} />
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn + 20} 250 250)`}>
        <rect x="246" y="196" width="8" height="54" rx="4" className={classes.arm} />
        <circle cx="250" cy="194" r="9" className={classes.arm} />
      </g>
    ))}
    <circle cx="250" cy="250" r="26" className={classes.arm} />
  </>
)
