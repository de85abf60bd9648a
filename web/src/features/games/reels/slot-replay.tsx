import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { GameEvent } from '@croupier/contract/studio.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMemo } from 'react'
import { multipleOf } from '../../../parts/play/amounts.ts'
import { ReplayControls } from '../../../parts/play/replay-controls.tsx'
import type { RecordedRound } from '../replay.tsx'
import { useReplay } from '../../../parts/play/use-replay.ts'
import { heldAt, isShowing, lastShown } from './events.ts'
import type { WindowEvent } from './events.ts'
import { GridView, LitCells } from './grid-view.tsx'
import { HeldCoins } from './held-coins.tsx'
import { lookOf } from './look.ts'
import classes from './slot-replay.module.css'
import type { Title } from './title.ts'
import { titleOf } from './titles.ts'
import { useGrid } from './use-grid.ts'
import type { ReelGrid } from './use-grid.ts'
import { useShowCycle } from './use-show-cycle.ts'
import { useSpinText, useWinText } from './use-spin-text.ts'
import { useStepText } from './use-step-text.ts'
import { WinLine } from './win-lines.tsx'
import { goneBefore, litBy, winShows } from './win-shows.ts'

/** A round of a slot again, event by event, with its wins, tumbles and features. */
export function SlotReplay({ round }: { readonly round: RecordedRound }) {
  const t = useWords('games')
  const look = useMoneyLook()
  const title = titleOf(round.gameCode)
  const { events } = round
  const spinText = useSpinText(title)
  const stepText = useStepText()
  const grid = useGrid(title, lastShown(events, events.length))
  const replay = useReplay(events.length + 1, ({ step, motion }) =>
    motion === 'none' ? standAt(grid, events, step) : goTo(grid, title, events, step, motion),
  )
  const event = events[replay.step - 1]
  const said = event ? stepText(event) : t('step_placed', { stake: moneyText(round.stake, look) })
  const held = heldAt(events, replay.step)
  return (
    <Grid gap={16} style={lookOf(title)}>
      <div className={classes.stage}>
        <div className={classes.well}>
          <GridView title={title} turn={grid.turn} hurried={false} waiting={grid.waiting} shaded={false} />
          {event && isShowing(event) && !grid.running ? (
            <Wins title={title} event={event} bet={round.rules?.stake ?? round.stake} />
          ) : null}
          {held ? <HeldCoins title={title} held={held} /> : null}
        </div>
      </div>
      <ReplayControls replay={replay} said={said} />
      <p className="sr-only">{event ? spinText(event) : ''}</p>
    </Grid>
  )
}

/** Stand as after so many events. */
async function standAt(grid: ReelGrid, events: readonly GameEvent[], step: number) {
  grid.standAt(lastShown(events, step))
}

/** Play the event of this step; those without a window only stand. */
function goTo(grid: ReelGrid, title: Title, events: readonly GameEvent[], step: number, motion: 'normal' | 'fast') {
  const event = events[step - 1]
  const pace = motion === 'fast' ? 'turbo' : 'normal'
  switch (event?.kind) {
    case 'spun':
      return grid.spinTo(event, pace)
    case 'tumbled':
      return grid.tumbleTo(event, goneBefore(title, events, step - 1), pace)
    case 'expanded':
      return grid.growTo(event, event.columns)
    default:
      return standAt(grid, events, step)
  }
}

interface WinsProps {
  readonly title: Title
  readonly event: WindowEvent
  readonly bet: string
}

function Wins({ title, event, bet }: WinsProps) {
  const shows = useMemo(() => winShows(title, event), [title, event])
  const winText = useWinText(title)
  const at = useShowCycle(shows)
  const show = at === undefined ? undefined : shows[at]
  if (shows.length === 0) return null
  const quiet = multipleOf(event.amount, bet) <= 1
  return (
    <>
      {show?.kind === 'line' && show.line !== undefined ? (
        <WinLine key={show.line} title={title} line={show.line} quiet={quiet} />
      ) : null}
      <LitCells title={title} window={event.window} lit={show?.cells ?? litBy(shows)} />
      {show ? (
        <Text padY={2} padX={12} size={12} weight={600} nowrap radius={10} className={classes.win}>
          {winText(show)}
        </Text>
      ) : null}
    </>
  )
}
