import { StageTitle } from '@croupier/kit/art/stage-title.tsx'
import { useTopic } from '@croupier/kit/live.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconListDetails } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { CountedMoney } from '../counted-money.tsx'
import type { Game } from '../game.ts'
import { Decor } from './decor.tsx'
import { LitCells, Reels } from './reels.tsx'
import { SceneCard } from './scene-card.tsx'
import classes from './stage.module.css'
import { useShowCycle } from './use-show-cycle.ts'
import type { SlotTable } from './use-slot-table.ts'
import { WinLine } from './win-lines.tsx'
import { WinPlate } from './win-plate.tsx'
import { litBy, winShows } from './win-shows.ts'

interface StageProps {
  readonly game: Game
  readonly table: SlotTable
  readonly onPaytable: () => void
  /** News in the upper part of the stage. */
  readonly children: ReactNode
}

/** The stage: pot, title, reels in their gold frame with the lines' numbers, and the plate with what was won. */
export function Stage({ game, table, onPaytable, children }: StageProps) {
  const t = useWords('games')
  const { reels, view } = table
  const result = view.result
  const running = table.blocked === 'asking' || table.blocked === 'playing'
  const shows = useMemo(() => (result ? winShows(result.event) : []), [result])
  const at = useShowCycle(shows)
  const show = at === undefined ? undefined : shows[at]
  const lit = result && shows.length > 0 ? (show?.cells ?? litBy(shows)) : undefined
  const line = show?.kind === 'line' ? show.line : undefined
  return (
    <section
      className={classes.stage}
      data-free={view.free !== undefined || undefined}
      data-lost={table.rounds.state.phase === 'lost' || undefined}
    >
      <Decor />
      <div className={classes.head}>
        {game.pot === null ? null : <Pot pot={game.pot} gameCode={game.gameCode} still={running} />}
        <StageTitle name="lucky-twenty" title={game.name} className={classes.title} />
        <div className={classes.chips}>
          <button type="button" className={classes.chip} onClick={onPaytable}>
            <IconListDetails size={16} aria-hidden />
            {t('paytable')}
          </button>
          <span className={classes.chip} data-wide>
            {t('lines_fixed')}
          </span>
        </div>
      </div>
      <div className={classes.notice}>{children}</div>
      <div className={classes.machine}>
        {view.free ? <FreeCounter {...view.free} /> : null}
        <LineNumbers numbers={leftLines} line={line} />
        <div className={classes.frame}>
          <div className={classes.well}>
            <div className={classes.window}>
              <Reels spin={reels.spin} hurried={reels.hurried} waiting={reels.waiting} lit={lit} />
              {line === undefined ? null : <WinLine key={line} line={line} quiet={!result?.celebrated} />}
              {result && lit ? <LitCells window={result.event.window} lit={lit} /> : null}
              {view.scene ? <SceneCard scene={view.scene} onPress={table.act} /> : null}
            </div>
          </div>
        </div>
        <LineNumbers numbers={rightLines} line={line} />
      </div>
      <div className={classes.plate}>
        {result && shows.length > 0 ? (
          <WinPlate key={result.event.index} result={result} show={show} count={shows.length} />
        ) : null}
      </div>
    </section>
  )
}

const leftLines = [4, 2, 20, 16, 10, 1, 11, 17, 3, 5]
const rightLines = [14, 12, 9, 18, 6, 7, 8, 19, 13, 15]

const LineNumbers = ({ numbers, line }: { readonly numbers: readonly number[]; readonly line: number | undefined }) => (
  <div className={classes.numbers} aria-hidden>
    {numbers.map((number) => (
      <span key={number} className={classes.number} data-on={number === line || undefined}>
        {number}
      </span>
    ))}
  </div>
)

interface PotProps {
  readonly pot: string
  readonly gameCode: string
  /** A round is being shown: the pot must not tell its end before the reels do. */
  readonly still: boolean
}

function Pot({ pot, gameCode, still }: PotProps) {
  const t = useWords('games')
  const [live, setLive] = useState(pot)
  const [shown, setShown] = useState(pot)
  useTopic(`pot:${gameCode}`, (said) => {
    if (typeof said === 'object' && said !== null && 'pot' in said && typeof said.pot === 'string') setLive(said.pot)
  })
  if (!still && shown !== live) setShown(live)
  return (
    <div className={classes.pot}>
      <span className={classes.potName}>{t('pot')}</span>
      <span className={classes.potAmount}>
        <CountedMoney amount={shown} />
      </span>
    </div>
  )
}

function FreeCounter({ index, of, won }: { readonly index: number; readonly of: number; readonly won: string }) {
  const t = useWords('games')
  return (
    <div className={classes.free}>
      <b>{t('free_spin_of', { index, of })}</b>
      <span>×3</span>
      <CountedMoney amount={won} />
    </div>
  )
}
