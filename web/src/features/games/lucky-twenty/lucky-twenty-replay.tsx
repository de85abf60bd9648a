import type { GameEvent } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMemo } from 'react'
import { multipleOf } from '../purse.ts'
import { ReplayControls } from '../replay-controls.tsx'
import type { RecordedRound } from '../replay.tsx'
import { useReplay } from '../use-replay.ts'
import classes from './lucky-twenty-replay.module.css'
import { LitCells, Reels } from './reels.tsx'
import { useReels } from './use-reels.ts'
import { useShowCycle } from './use-show-cycle.ts'
import { useSpinSaid, useWinSaid } from './use-spin-said.ts'
import { WinLine } from './win-lines.tsx'
import { litBy, winShows } from './win-shows.ts'

/** A round of Lucky Twenty again, spin by spin, with its lines, free spins and pot. */
export function LuckyTwentyReplay({ round }: { readonly round: RecordedRound }) {
  const t = useWords('games')
  const spinSaid = useSpinSaid()
  const stepSaid = useStepSaid(round)
  const reels = useReels(lastSpin(round.events, round.events.length)?.stops)
  const replay = useReplay(round.events.length + 1, async ({ step, motion }) => {
    const event = round.events[step - 1]
    if (event?.kind === 'spun' && motion !== 'none') await reels.spinTo(event, motion === 'fast' ? 'turbo' : 'normal')
    else reels.standAt(lastSpin(round.events, step)?.stops)
  })
  const event = round.events[replay.step - 1]
  return (
    <div className={classes.replay}>
      <div className={classes.stage}>
        <div className={classes.well}>
          <Reels spin={reels.spin} hurried={false} waiting={reels.waiting} lit={undefined} />
          {event?.kind === 'spun' && !reels.running ? <Wins event={event} stake={round.stake} /> : null}
        </div>
        <p className={classes.caption}>{event ? stepSaid(event) : t('step_placed', { stake: stepSaid.stake })}</p>
      </div>
      <ReplayControls replay={replay} said={event ? stepSaid(event) : t('step_placed', { stake: stepSaid.stake })} />
      <p className="sr-only">{event ? spinSaid(event) : ''}</p>
    </div>
  )
}

function Wins({ event, stake }: { readonly event: Extract<GameEvent, { kind: 'spun' }>; readonly stake: string }) {
  const shows = useMemo(() => winShows(event), [event])
  const winSaid = useWinSaid()
  const at = useShowCycle(shows)
  const show = at === undefined ? undefined : shows[at]
  if (shows.length === 0) return null
  const quiet = multipleOf(event.amount, stake) <= 1
  return (
    <>
      {show?.kind === 'line' ? <WinLine key={show.line} line={show.line} quiet={quiet} /> : null}
      <LitCells window={event.window} lit={show?.cells ?? litBy(shows)} />
      {show ? <span className={classes.win}>{winSaid(show)}</span> : null}
    </>
  )
}

const lastSpin = (events: readonly GameEvent[], until: number) =>
  events.slice(0, until).findLast((event) => event.kind === 'spun')

function useStepSaid(round: RecordedRound) {
  const t = useWords('games')
  const look = useMoneyLook()
  const said = (event: GameEvent): string => {
    switch (event.kind) {
      case 'spun':
        return t(event.free ? 'step_free' : 'step_spin', { index: event.index, amount: moneyText(event.amount, look) })
      case 'jackpot_won':
        return t('step_jackpot', { amount: moneyText(event.amount, look) })
      case 'capped':
        return t('step_capped', { amount: moneyText(event.at, look) })
      default:
        return ''
    }
  }
  return Object.assign(said, { stake: moneyText(round.stake, look) })
}
