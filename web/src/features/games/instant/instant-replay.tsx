import { Grid } from '@croupier/kit/layout/layout.tsx'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { pause } from '../player.ts'
import { ReplayControls } from '../../../parts/play/replay-controls.tsx'
import type { RecordedRound } from '../replay.tsx'
import { useReplay } from '../../../parts/play/use-replay.ts'
import classes from './instant-replay.module.css'

interface InstantReplayProps {
  readonly round: RecordedRound
  /** The stage after so many events; of none, as the bet was placed. */
  readonly stage: (events: readonly GameEvent[]) => ReactNode
  /** An event in words. */
  readonly said: (event: GameEvent, at: number) => string
}

/** A settled round again: the bet as it was placed, then event by event. */
export function InstantReplay({ round, stage, said }: InstantReplayProps) {
  const t = useWords('games')
  const look = useMoneyLook()
  const replay = useReplay(round.events.length + 1, ({ motion }) => pause(motion === 'none' ? 0 : 400))
  const shown = round.events.slice(0, replay.step)
  const last = shown.at(-1)
  const placed = t('step_placed', { stake: moneyText(round.stake, look) })
  const words = last ? said(last, shown.length - 1) : placed
  return (
    <Grid gap={16}>
      <Grid gap={12} padY={20} padX={14} radius={12} className={classes.stage}>
        {stage(shown)}
      </Grid>
      <ReplayControls replay={replay} said={words} />
    </Grid>
  )
}
