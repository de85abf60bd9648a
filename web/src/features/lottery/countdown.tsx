import { useWords } from '@croupier/kit/words.ts'
import { useSyncExternalStore } from 'react'
import classes from './countdown.module.css'

const TICK_MS = 250
const SECOND_MS = 1000

interface CountdownProps {
  /** The moment, by the server's clock, when it ends. */
  readonly endsAt: string
  /** How far the server's clock is ahead of this one. */
  readonly aheadMs: number
}

/** The time left, `38`, `04:21`, `02:14:36`, counted down by the server's clock. */
export function Countdown({ endsAt, aheadMs }: CountdownProps) {
  const t = useWords('lottery')
  const seconds = useSecondsLeft(endsAt, aheadMs)
  return (
    <time className={classes.left} data-last={seconds <= 5 || undefined} aria-label={t('time_left')} role="timer">
      {leftText(seconds)}
    </time>
  )
}

const RING_MAX_S = 90

/** The seconds left as a ring; longer times as figures alone. */
export function CountdownRing({ endsAt, aheadMs, lastsMs }: CountdownProps & { readonly lastsMs: number }) {
  const t = useWords('lottery')
  const seconds = useSecondsLeft(endsAt, aheadMs)
  const isLong = lastsMs > RING_MAX_S * SECOND_MS
  const share = lastsMs > 0 ? Math.min(1, (seconds * SECOND_MS) / lastsMs) : 0
  if (isLong)
    return (
      <span className={classes.figures} data-last={seconds <= 5 || undefined} role="timer" aria-label={t('time_left')}>
        {leftText(seconds)}
      </span>
    )
  return (
    <span className={classes.ring} data-last={seconds <= 5 || undefined} role="timer" aria-label={t('time_left')}>
      <svg viewBox="0 0 64 64" aria-hidden>
        <circle cx="32" cy="32" r="29" className={classes.track} />
        <circle cx="32" cy="32" r="29" pathLength="1" strokeDasharray={`${share} 1`} className={classes.share} />
      </svg>
      <b>{seconds}</b>
    </span>
  )
}

/** Whole seconds until a moment of the server's clock; 0 once it has come, and where there is none. */
export const useSecondsLeft = (endsAt: string | undefined, aheadMs: number): number =>
  useSyncExternalStore(onTick, () =>
    Math.max(0, Math.ceil((Date.parse(endsAt ?? '1970-01-01') - aheadMs - Date.now()) / SECOND_MS)),
  )

/** Hours where there are any, minutes and seconds; a minute and less as seconds alone. */
function leftText(seconds: number): string {
  const two = (value: number) => `${value}`.padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return [...(hours > 0 ? [two(hours)] : []), two(minutes), two(seconds % 60)].join(':')
}

const heard = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** All countdowns of a page hear one clock, so that a lobby full of them is drawn once. */
function onTick(ticked: () => void) {
  heard.add(ticked)
  timer ??= setInterval(() => heard.forEach((hear) => hear()), TICK_MS)
  return () => {
    heard.delete(ticked)
    if (heard.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
