import { Grid } from '@croupier/kit/layout/layout.tsx'
import { areMines, ladder } from '@croupier/engine/instant/mines.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { InstantRules } from '../instant/instant-rules.tsx'
import { InstantScreen } from '../instant/instant-screen.tsx'
import { OddsTable } from '../instant/odds-table.tsx'
import { profileOf } from '../instant/profile.ts'
import { useAutoSteps } from '../instant/use-auto-steps.ts'
import { useMultiStepTable } from '../instant/use-multi-step-table.ts'
import { useKeys } from '../../../parts/play/use-keys.ts'
import { EndVerdict } from '../instant/end-verdict.tsx'
import { randomIndex } from '../instant/random-index.ts'
import { autoStep, boardOf } from './board.ts'
import { MinesLadder } from './mines-ladder.tsx'
import { MinesPanel } from './mines-panel.tsx'
import { MinesTiles } from './mines-tiles.tsx'
import classes from './mines.module.css'
import { useMinesText } from './use-mines-text.ts'

const firstMines = 3

/** Mines: choose how many, stake, open tiles, leave in time. */
export function MinesScreen({ game }: { readonly game: Game }) {
  const profile = profileOf(game)
  const [chosen, setMines] = useState(firstMines)
  const { eventText, leftSaid } = useMinesText()
  const table = useMultiStepTable<'MINES'>(game, {
    gameCode: 'MINES',
    bet: { wire: { mines: chosen }, multiplier: ladder(chosen, profile)[0]?.multiplier ?? 0n },
    said: eventText,
    saidLeft: leftSaid,
  })
  const { round, isOpen, stepping } = table
  const board = boardOf(round, chosen)
  const multiplier = round?.events.findLast((event) => event.kind === 'tile_opened')?.multiplier
  const open = (tile: number) => table.step({ kind: 'open', tile })
  const cashOut = () => table.step({ kind: 'cash_out' })
  const [gems, setGems] = useState(1)
  const auto = useAutoSteps(table, (now) => autoStep(boardOf(now, chosen), gems, randomIndex))
  const byHand = auto.left === undefined
  useKeys({ c: byHand && isOpen && round?.mayCashOut && !stepping ? cashOut : undefined })
  return (
    <InstantScreen
      game={game}
      rounds={table.rounds}
      onStake={table.stake.take}
      said={table.said}
      tall
      rules={<MinesRules game={game} mines={board.mines} />}
      panel={
        <MinesPanel
          game={game}
          table={table}
          board={board}
          onMines={setMines}
          onCashOut={cashOut}
          onRandom={() => open(randomOf(board.closed))}
          auto={auto}
          gems={gems}
          onGems={setGems}
        />
      }
    >
      <EndVerdict round={round} multiplier={multiplier} />
      <Grid gap={12} className={classes.field}>
        <MinesTiles board={board} {...(byHand && isOpen && !stepping ? { onOpen: open } : {})} />
        <MinesLadder board={board} profile={profile} />
      </Grid>
    </InstantScreen>
  )
}

// Where a person opens is up to them; it decides nothing about where the mines are.
const randomOf = (closed: readonly number[]): number => closed[randomIndex(closed.length)] ?? 0

function MinesRules({ game, mines }: { readonly game: Game; readonly mines: number }) {
  const t = useWords('instant')
  const count = areMines(mines) ? mines : firstMines
  return (
    <InstantRules game={game} how={[t('mines_rules_1'), t('mines_rules_2')]}>
      <OddsTable
        caption={t('mines_odds', { mines: count })}
        head={t('opened')}
        rows={ladder(count, profileOf(game)).map((rung, at) => ({ name: String(at + 1), ...rung }))}
      />
    </InstantRules>
  )
}
