import { useWords } from '@croupier/kit/words.ts'
import { useEffect, useState } from 'react'
import classes from './ring.module.css'

interface RingProps {
  /** The moment, by the server's clock, when it ends. */
  readonly endsAt: number
  readonly lastsMs: number
  /** How far the server's clock is ahead of this one. */
  readonly aheadMs: number
  readonly tone: 'green' | 'gold'
  readonly small?: boolean
}

/** The seconds that are left, drawn as a ring; red in the last five. */
export function Ring({ endsAt, lastsMs, aheadMs, tone, small = false }: RingProps) {
  const leftMs = Math.max(0, endsAt - (useNow(250) + aheadMs))
  const seconds = Math.ceil(leftMs / 1000)
  const share = lastsMs > 0 ? Math.min(1, leftMs / lastsMs) : 0
  return (
    <span
      className={classes.ring}
      data-tone={tone === 'green' && seconds <= 5 ? 'red' : tone}
      data-small={small || undefined}
    >
      <svg viewBox="0 0 72 72" aria-hidden>
        <circle cx="36" cy="36" r="35" className={classes.ground} />
        <circle cx="36" cy="36" r="32" className={classes.rail} />
        <circle cx="36" cy="36" r="32" pathLength="1" strokeDasharray={`${share} 1`} className={classes.left} />
      </svg>
      <b>{seconds}</b>
    </span>
  )
}

/** The time left in words at ten, five and zero seconds. */
export function SecondsSaid({ endsAt, aheadMs }: Pick<RingProps, 'endsAt' | 'aheadMs'>) {
  const t = useWords('tables')
  const seconds = Math.ceil(Math.max(0, endsAt - (useNow(250) + aheadMs)) / 1000)
  const said = seconds > 10 ? undefined : seconds > 5 ? 10 : seconds > 0 ? 5 : 0
  return (
    <span className="sr-only" aria-live="polite">
      {said === undefined ? '' : t('seconds_left', { count: said })}
    </span>
  )
}

/** This device's clock, read every so often. */
function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
