import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useSyncExternalStore } from 'react'
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
  const stepMs = small ? 1000 : 250
  const leftMs = useLeft(endsAt - aheadMs, stepMs) * stepMs
  const seconds = Math.ceil(leftMs / 1000)
  const last = tone === 'green' && seconds <= 5
  const share = lastsMs > 0 ? Math.min(1, leftMs / lastsMs) : 0
  return (
    <Grid as="span" centred className={classes.ring} data-last={last || undefined} data-small={small || undefined}>
      <svg viewBox="0 0 72 72" aria-hidden>
        <circle cx="36" cy="36" r="35" fill="rgb(10 14 30 / 0.82)" />
        <circle cx="36" cy="36" r="32" fill="none" stroke="rgb(255 255 255 / 0.14)" strokeWidth="5" />
        <circle
          cx="36"
          cy="36"
          r="32"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          strokeLinecap="round"
          strokeWidth="5"
          fill="none"
          stroke={last ? 'var(--red-71)' : tone === 'gold' ? 'var(--gold-82)' : 'var(--green-79)'}
        />
      </svg>
      <Text as="b" size={24} leading={20} weight={800} className="num">
        {seconds}
      </Text>
    </Grid>
  )
}

/** The time left in words at ten, five and zero seconds. */
export function SecondsSaid({ endsAt, aheadMs }: Pick<RingProps, 'endsAt' | 'aheadMs'>) {
  const t = useWords('tables')
  const seconds = useLeft(endsAt - aheadMs, 1000)
  const said = seconds > 10 ? undefined : seconds > 5 ? 10 : seconds > 0 ? 5 : 0
  return (
    <span className="sr-only" aria-live="polite">
      {said === undefined ? '' : t('seconds_left', { count: said })}
    </span>
  )
}

const tickMs = 250

/** How many steps are left until a moment of this device's clock: drawn anew when one more is gone. */
function useLeft(endsAt: number, stepMs: number): number {
  return useSyncExternalStore(onTick, () => Math.max(0, Math.ceil((endsAt - Date.now()) / stepMs)))
}

const heard = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

/** All rings of a page hear one clock, so that a lobby full of them is drawn once. */
function onTick(ticked: () => void) {
  heard.add(ticked)
  timer ??= setInterval(() => heard.forEach((hear) => hear()), tickMs)
  return () => {
    heard.delete(ticked)
    if (heard.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}
