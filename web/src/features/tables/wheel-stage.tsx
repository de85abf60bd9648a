import { Row } from '@croupier/kit/layout/layout.tsx'
import { wheelOrder } from '@croupier/engine/tables/roulette.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import type { SeenEvent, StageProps } from './layout.ts'
import { spotName } from '@croupier/kit/spot-name.ts'
import { Pocket, POCKET_PAINT, pocketTone } from './pocket.tsx'
import { spinMs } from './spin.ts'
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

const numberOf = (event: SeenEvent | undefined) => (typeof event?.['number'] === 'number' ? event['number'] : undefined)

const idleMs = 45_000

// React's type of a style does not know custom properties.
const styled = (values: Readonly<Record<`--${string}`, string>>) => values as CSSProperties

/** The wheel. Its ball runs by the server's clock, whenever one comes, and lies where it fell until it runs again. */
export function WheelStage({ events, summary, last, clock }: StageProps) {
  const fallen = events.find(({ kind }) => kind === 'ball')
  const [turned] = useState(() => Date.now() % idleMs)
  const before = summary ?? last
  const rests = before && before.won.length > 0 ? Number(before.score) : undefined
  const number = numberOf(fallen) ?? rests
  return (
    <Row gap={16} align="center" justify="center" className={classes.both}>
      <div className={classes.wheel}>
        <Bowl />
        <div className={classes.idle} style={styled({ '--turned': `${-turned}ms` })}>
          <Moving key={fallen?.at} fallen={fallen} number={number} clock={clock} />
        </div>
      </div>
      {rests === undefined ? null : <Fallen number={rests} won={before?.won ?? []} now={summary !== undefined} />}
    </Row>
  )
}

interface MovingProps extends Pick<StageProps, 'clock'> {
  readonly fallen: SeenEvent | undefined
  /** Where the ball comes to rest. */
  readonly number: number | undefined
}

/** The pockets and the ball of one run; whoever comes in the middle of it sees it from there. */
function Moving({ fallen, number, clock }: MovingProps) {
  const [passed] = useState(() =>
    fallen && clock ? Math.max(0, Date.now() + clock.aheadMs - Date.parse(fallen.at)) : 0,
  )
  const lasts = spinMs(fallen?.takes ?? 1, clock?.stepMs)
  const at = wheelOrder.findIndex((each) => each === number)
  return (
    <div
      className={classes.moving}
      data-runs={fallen !== undefined && passed < lasts}
      style={styled({ '--lasts': `${lasts}ms`, '--passed': `${-passed}ms` })}
    >
      <div className={classes.rotor}>
        <Pockets />
      </div>
      {at < 0 ? null : (
        <div className={classes.arm} style={styled({ '--rest': `${at * step}deg` })}>
          <i className={classes.ball} />
        </div>
      )}
    </div>
  )
}

/** A name within which no line ends: 1–18 stays together. */
const whole = (name: string) => name.replaceAll(' ', '\u00A0').replaceAll('–', '\u2060–\u2060')

/** What fell last, in words. */
function Fallen({
  number,
  won,
  now,
}: {
  readonly number: number
  readonly won: readonly string[]
  readonly now: boolean
}) {
  const t = useWords('tables')
  const chances = won.slice(1).map((spot) => whole(spotName(t, spot)))
  const outside = [Math.ceil(number / 12), ((number + 2) % 3) + 1]
  return (
    <Row gap={12} align="center" padY={10} padX={14} radius={10} className={classes.fallen} data-now={now}>
      <Pocket number={number} className={classes.number} />
      <span>
        <strong>{chances.length > 0 ? chances.join(', ') : spotName(t, `straight_${number}`)}</strong>
        {number === 0 ? null : (
          <small>
            {whole(spotName(t, `dozen_${outside[0]}`))} · {whole(spotName(t, `column_${outside[1]}`))}
          </small>
        )}
      </span>
    </Row>
  )
}

const Bowl = () => (
  <svg viewBox="0 0 500 500" className={classes.layer} aria-hidden>
    <defs>
      <radialGradient id="wheel-wood" cx="0.34" cy="0.28" r="0.9">
        <stop offset="0" stopColor="#a4683f" />
        <stop offset="0.55" stopColor="#5b3018" />
        <stop offset="1" stopColor="#2a1408" />
      </radialGradient>
    </defs>
    <circle cx="250" cy="250" r="249" fill="url(#wheel-wood)" />
    <circle cx="250" cy="250" r="243" fill="none" stroke="var(--gold-77)" strokeWidth="3" />
    <circle cx="250" cy="250" r="230" fill="var(--gold-23)" stroke="var(--copper-41)" strokeWidth="6" />
    {Array.from({ length: 8 }, (_, at) => (
      <path
        key={at}
        d={at % 2 === 0 ? 'M250 24l5 12-5 12-5-12z' : 'M250 31l10 5-10 5-10-5z'}
        fill="var(--gold-85)"
        stroke="var(--gold-55)"
        transform={`rotate(${at * 45 + 22.5} 250 250)`}
      />
    ))}
    <circle cx="250" cy="250" r="198" fill="var(--ink-16)" stroke="var(--gold-77)" strokeWidth="4" />
  </svg>
)

const Pockets = () => (
  <svg viewBox="0 0 500 500" className={classes.layer} aria-hidden>
    <defs>
      <radialGradient id="wheel-cone" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0" stopColor="#b27444" />
        <stop offset="1" stopColor="#5b3018" />
      </radialGradient>
    </defs>
    {wheelOrder.map((number, at) => {
      const { fill, deep } = POCKET_PAINT[pocketTone(number)]
      return (
        <g key={number} stroke="var(--gold-77)" strokeWidth="1.6">
          <path d={slice(at, 150, 194)} fill={fill} />
          <path d={slice(at, 108, 150)} fill={deep} />
          <text x="250" y="82" className={classes.print} transform={`rotate(${(at * step).toFixed(2)} 250 250)`}>
            {number}
          </text>
        </g>
      )
    })}
    <circle cx="250" cy="250" r="107" fill="url(#wheel-cone)" stroke="var(--gold-77)" strokeWidth="3" />
    <circle cx="250" cy="250" r="70" fill="none" stroke="rgb(240 199 101 / 0.35)" />
    {[0, 90, 180, 270].map((turn) => (
      <g key={turn} transform={`rotate(${turn + 20} 250 250)`} fill="var(--gold-85)" stroke="var(--gold-55)">
        <rect x="246" y="204" width="8" height="46" rx="4" />
        <circle cx="250" cy="202" r="9" />
      </g>
    ))}
    <circle cx="250" cy="250" r="30" fill="var(--gold-85)" stroke="var(--gold-55)" />
    <circle cx="250" cy="250" r="18" fill="var(--gold-85)" stroke="var(--gold-55)" />
  </svg>
)
