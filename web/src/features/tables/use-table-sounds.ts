import { useEffect, useEffectEvent } from 'react'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { playSound, winSound } from '../../parts/play/sound.ts'
import type { SeenEvent } from './layout.ts'
import { spinMs } from './spin.ts'
import { soundBall, soundTable } from './table-sound.ts'
import type { LiveTable } from './use-live-table.ts'

const turnAfterMs = 340
const countedSeconds = 5

/** What can be heard of a table: its events as they come, the last seconds, the end of betting and a win. */
export function useTableSounds(
  table: LiveTable,
  aheadMs: number,
  events: readonly SeenEvent[],
  returned: string | undefined,
) {
  const { round, pace, mine } = table
  const phase = round?.phase
  useEvents(events, pace.stepMs, aheadMs)
  useLastSeconds(phase === 'betting' ? round?.betsUntil : undefined, aheadMs)
  useEffect(() => {
    if (phase === 'closed') soundTable('closed')
  }, [phase])
  const win = useEffectEvent(() => {
    const staked = mine.bets.reduce((sum, { state, stake }) => (state === 'undone' ? sum : sum + unitsSaid(stake)), 0n)
    const multiple = returned === undefined || staked === 0n ? 0 : Number(unitsSaid(returned)) / Number(staked)
    const sound = winSound(multiple)
    if (!sound) return
    soundTable('pay')
    playSound(sound)
  })
  useEffect(() => {
    if (returned !== undefined) win()
  }, [returned])
}

/** Each event that comes sounds once; a running ball is broken off with its round. */
function useEvents(events: readonly SeenEvent[], stepMs: number, aheadMs: number) {
  const newest = events.at(-1)
  const sound = useEffectEvent((kind: string | undefined): (() => void) | undefined => {
    if (!newest?.fresh) return undefined
    if (kind === 'card_shown') soundTable('turn')
    if (kind === 'card' || kind === 'card_hidden' || kind === 'tile') soundTable('card')
    if (kind === 'dice' || kind === 'coins' || kind === 'beads') soundTable('dice')
    if (kind === 'card') return later(turnAfterMs, () => soundTable('turn'))
    if (kind !== 'ball') return undefined
    const leftMs = spinMs(newest.takes, stepMs) - Math.max(0, Date.now() + aheadMs - Date.parse(newest.at))
    const dropMs = leftMs - spinMs(newest.takes, stepMs) * 0.18
    const still = soundBall(Math.max(0, dropMs))
    const stop = later(Math.max(0, dropMs), () => soundTable('clack'))
    return () => {
      still?.()
      stop()
    }
  })
  const count = events.length
  const kind = newest?.kind
  useEffect(() => (count > 0 ? sound(kind) : undefined), [count, kind])
}

/** A tick for each of the last seconds, the last one lower. */
function useLastSeconds(until: string | undefined, aheadMs: number) {
  const seconds = useEffectEvent((end: string) => {
    const leftMs = Date.parse(end) - Date.now() - aheadMs
    return Array.from({ length: countedSeconds }, (_, left) => ({ left, inMs: leftMs - left * 1000 })).filter(
      ({ inMs }) => inMs > 0,
    )
  })
  useEffect(() => {
    if (until === undefined) return undefined
    const stops = seconds(until).map(({ left, inMs }) =>
      later(inMs, () => soundTable(left === 0 ? 'last_tick' : 'tick')),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [until])
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms)
  return () => clearTimeout(timer)
}
