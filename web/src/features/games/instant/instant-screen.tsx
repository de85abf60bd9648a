import { Grid, Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReactNode } from 'react'
import { FairnessBar } from '../fairness-bar.tsx'
import { GameFrame } from '../game-frame.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { TableNotice } from '../../../parts/play/table-notice.tsx'
import type { Rounds } from '../../../parts/play/use-rounds.ts'
import over from '../stage-notice.module.css'
import classes from './instant-screen.module.css'

interface InstantScreenProps {
  readonly game: Game
  readonly rounds: Rounds
  /** Take this stake instead of one that was refused. */
  readonly onStake: (units: bigint) => void
  readonly said: string
  readonly rules: ReactNode
  readonly panel: ReactNode
  /** The last results, the newest at the right. */
  readonly history?: ReactNode
  /** The stage takes the whole window; what lies below is reached by scrolling. */
  readonly tall?: boolean
  readonly children: ReactNode
}

/** An instant game: the panel at the left, the stage beside it, the fairness bar below; on a phone the stage comes first. */
export function InstantScreen({
  game,
  rounds,
  onStake,
  said,
  rules,
  panel,
  history,
  tall = false,
  children,
}: InstantScreenProps) {
  return (
    <GameFrame game={game} rounds={rounds} rules={rules} said={said}>
      <div className={classes.table}>
        <Grid columns={1} level={2} className={classes.card} data-tall={tall || undefined}>
          {panel}
          <Stack as="section" gap={10} align="center" className={classes.stage}>
            {history}
            <Grid gap={8} className={over.notice}>
              <TableNotice game={game} rounds={rounds} onStake={onStake} />
            </Grid>
            {children}
          </Stack>
          <FairnessBar game={game} />
        </Grid>
      </div>
    </GameFrame>
  )
}
