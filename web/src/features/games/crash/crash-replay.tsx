import { Text } from '@croupier/kit/layout/layout.tsx'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { crashMs, msOf } from '@croupier/engine/instant/crash.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useRef } from 'react'
import { InstantReplay } from '../instant/instant-replay.tsx'
import { usePaidText } from '../instant/use-paid-text.ts'
import { prefersReducedMotion } from '../../../parts/play/reduced-motion.ts'
import type { RecordedRound } from '../replay.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { writeText } from '../../../parts/play/write-text.ts'
import classes from './crash-replay.module.css'
import { hundredthsOf } from './table.ts'
import { useSky } from './use-sky.ts'

/** A flight of the past again: its start, where the own bets left, and where it crashed. */
export function CrashReplay({ round }: { readonly round: RecordedRound }) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const paidText = usePaidText()
  const stakes = new Map(round.bets.map(({ id, stake }) => [id, stake]))
  const said = (event: GameEvent): string => {
    if (event.kind === 'left')
      return `${t('crash_left', { at: decimal(event.multiplier) })} · ${paidText(event.payout, stakes.get(event.betId) ?? '0')}`
    if (event.kind === 'crashed') return t('crash_said', { point: decimal(event.point) })
    return t('crash_running')
  }
  // Each bet has its own events: the flight passes them from the lowest up.
  const events = round.events.toSorted((one, other) => flownTo(one) - flownTo(other))
  return <InstantReplay round={{ ...round, events }} stage={(shown) => <Flight events={shown} />} said={said} />
}

const flightMs = 900
const noLines: readonly never[] = []

/** The flight up to the last of these events; it flies there from the one before. */
function Flight({ events }: { readonly events: readonly GameEvent[] }) {
  const decimal = useDecimal()
  const last = events.at(-1)
  const crashed = last?.kind === 'crashed'
  const goal = flownTo(last)
  const from = useRef({ goal: 0, ms: 0, since: 0 })
  const number = useRef<HTMLSpanElement>(null)
  const marks = marksOf(events, decimal)
  const canvas = useSky(() => {
    const now = performance.now()
    const share = Math.min(1, (now - from.current.since) / flightMs)
    const ms = prefersReducedMotion() ? goal : from.current.ms + (from.current.goal - from.current.ms) * share
    if (from.current.goal !== goal) from.current = { goal, ms: goal > ms ? ms : goal, since: now }
    const at = 100 * Math.exp(0.00006 * ms)
    const shown = share === 1 && last ? heightOf(last) : Math.floor(at)
    writeText(number.current, `${decimal((shown / 100).toFixed(2))}×`)
    return { ms, at, crashed: crashed && share === 1, lines: noLines, marks, decimal }
  })
  return (
    <div className={classes.flight} data-crashed={crashed || undefined} aria-hidden>
      <canvas ref={canvas} className={classes.canvas} />
      <Text weight={800} ref={number} className={`num ${classes.number}`} />
    </div>
  )
}

const marksOf = (events: readonly GameEvent[], decimal: (text: string) => string) =>
  events.flatMap((event) =>
    event.kind === 'left' ? [{ at: hundredthsOf(event.multiplier), text: `${decimal(event.multiplier)}×` }] : [],
  )

function heightOf(event: GameEvent): number {
  if (event.kind === 'left') return hundredthsOf(event.multiplier)
  return event.kind === 'crashed' ? hundredthsOf(event.point) : 100
}

/** How long the flight was under way at this event. */
function flownTo(event: GameEvent | undefined): number {
  if (event?.kind === 'left') return msOf(hundredthsOf(event.multiplier))
  return event?.kind === 'crashed' ? crashMs(BigInt(hundredthsOf(event.point))) - 1 : 0
}
