import { Grid } from '@croupier/kit/layout/layout.tsx'
import { GameFrame } from '../game-frame.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { TableNotice } from '../../../parts/play/table-notice.tsx'
import { DicePanel } from './dice-panel.tsx'
import { DiceRules } from './dice-rules.tsx'
import classes from './dice-screen.module.css'
import { DiceStage } from './dice-stage.tsx'
import { useDiceTable } from './use-dice-table.ts'

/** Dice: choose a target, stake, roll. */
export function DiceScreen({ game }: { readonly game: Game }) {
  const table = useDiceTable(game)
  return (
    <GameFrame game={game} rounds={table.rounds} rules={<DiceRules game={game} />} said={table.said}>
      <div className={classes.table}>
        <Grid columns={1} level={2} className={classes.card}>
          <DicePanel game={game} table={table} />
          <DiceStage game={game} bet={table.bet} rolls={table.rolls} asking={table.blocked === 'asking'}>
            <TableNotice game={game} rounds={table.rounds} onStake={table.stake.take} />
          </DiceStage>
        </Grid>
      </div>
    </GameFrame>
  )
}
