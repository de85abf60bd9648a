import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { SlotSymbol } from '@croupier/kit/art/slot-symbol.tsx'
import { StageTitle } from '@croupier/kit/art/stage-title.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconListDetails } from '@tabler/icons-react'
import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { CountedMoney } from '../../../parts/play/counted-money.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { BuyButton } from './buy-button.tsx'
import { Decor } from './decor.tsx'
import type { FreeSpins } from './events.ts'
import { GridView, LitCells } from './grid-view.tsx'
import { HeldCoins } from './held-coins.tsx'
import { Pot } from './pot.tsx'
import { SceneCard } from './scene-card.tsx'
import over from '../stage-notice.module.css'
import classes from './stage.module.css'
import type { Title } from './title.ts'
import { useShowCycle } from './use-show-cycle.ts'
import type { SlotPlay } from './use-slot-table.ts'
import { WinLine } from './win-lines.tsx'
import { WinPlate } from './win-plate.tsx'
import { litBy } from './win-shows.ts'

interface StageProps {
  readonly game: Game
  readonly title: Title
  readonly table: SlotPlay
  readonly onPaytable: () => void
  /** News in the upper part of the stage. */
  readonly children: ReactNode
}

/** The stage: pot, title, the grid in its gold frame with the lines' numbers, and the plate with what was won. */
export function Stage({ game, title, table, onPaytable, children }: StageProps) {
  const { view } = table
  const running = table.blocked === 'asking' || table.blocked === 'playing'
  return (
    <Stack
      as="section"
      align="center"
      className={classes.stage}
      data-free={view.free !== undefined || undefined}
      data-lost={table.rounds.state.phase === 'lost' || undefined}
    >
      <Decor title={title} />
      <Row gap={8} align="start" justify="between" wraps className={classes.head}>
        <Row gap={10}>
          {game.pot === null ? null : <Pot pot={game.pot} gameCode={game.gameCode} still={running} />}
          {title.buy ? <BuyButton title={title} table={table} /> : null}
        </Row>
        <StageTitle name={title.name} title={game.name} className={classes.title} />
        <Chips title={title} onPaytable={onPaytable} />
      </Row>
      <Grid gap={8} className={over.notice}>
        {children}
      </Grid>
      <Machine title={title} table={table} />
    </Stack>
  )
}

function Chips({ title, onPaytable }: Pick<StageProps, 'title' | 'onPaytable'>) {
  const t = useWords('games')
  const { winning } = title
  const count = winning.by === 'lines' ? winning.lines.length : winning.by === 'ways' ? winning.ways : 0
  return (
    <Row gap={8} className={classes.chips}>
      <Row
        as="button"
        inline
        gap={6}
        align="center"
        padX={12}
        weight={600}
        nowrap
        type="button"
        className={classes.chip}
        onClick={onPaytable}
      >
        <IconListDetails size={16} aria-hidden />
        {t('paytable')}
      </Row>
      <Row as="span" inline gap={6} align="center" padX={12} weight={600} nowrap className={classes.chip} data-wide>
        {t(`by_${winning.by}`, { count })}
      </Row>
    </Row>
  )
}

function Machine({ title, table }: Pick<StageProps, 'title' | 'table'>) {
  const { grid, view } = table
  const result = view.result
  const shows = useMemo(() => result?.shows ?? [], [result?.shows])
  const at = useShowCycle(shows)
  const show = at === undefined ? undefined : shows[at]
  const lit = result && shows.length > 0 ? (show?.cells ?? litBy(shows)) : undefined
  const line = show?.kind === 'line' ? show.line : undefined
  const won = result && (shows.length > 0 || /[1-9]/.test(result.amount))
  return (
    <>
      <Row gap={10} align="center" mt={8} className={classes.machine}>
        {view.free ? <FreeCounter title={title} free={view.free} /> : null}
        {view.held && view.held.left > 0 ? <RespinCounter left={view.held.left} /> : null}
        <LineNumbers title={title} line={line} side="left" />
        <Text as="div" pad={6} radius={16} className={classes.frame}>
          <Text as="div" pad={2} radius={12} className={classes.well}>
            <div className={classes.window}>
              <GridView
                title={title}
                turn={grid.turn}
                hurried={grid.hurried}
                waiting={grid.waiting}
                shaded={lit !== undefined}
              />
              {line === undefined ? null : <WinLine key={line} title={title} line={line} quiet={!result?.celebrated} />}
              {result && lit ? <LitCells title={title} window={result.window} lit={lit} /> : null}
              {view.held ? <HeldCoins title={title} held={view.held} /> : null}
              {view.scene ? <SceneCard title={title} scene={view.scene} onPress={table.act} /> : null}
            </div>
          </Text>
        </Text>
        <LineNumbers title={title} line={line} side="right" />
      </Row>
      <Grid gap={6} className={classes.plate}>
        {won ? <WinPlate key={result.key} title={title} result={result} show={show} count={shows.length} /> : null}
      </Grid>
    </>
  )
}

// Twenty lines as they enter the window from above to below; other numbers of lines count downwards.
const sides = { left: [4, 2, 20, 16, 10, 1, 11, 17, 3, 5], right: [14, 12, 9, 18, 6, 7, 8, 19, 13, 15] }

interface LineNumbersProps {
  readonly title: Title
  readonly line: number | undefined
  readonly side: 'left' | 'right'
}

const LineNumbers = memo(function LineNumbers({ title: { winning }, line, side }: LineNumbersProps) {
  if (winning.by !== 'lines') return null
  const half = Math.ceil(winning.lines.length / 2)
  const from = side === 'left' ? 1 : half + 1
  const counted = Array.from({ length: side === 'left' ? half : winning.lines.length - half }, (_, at) => from + at)
  const numbers = winning.lines.length === 20 ? sides[side] : counted
  return (
    <div className={classes.numbers} aria-hidden>
      {numbers.map((number) => (
        <Grid
          key={number}
          as="span"
          centred
          size={12}
          weight={800}
          radius={6}
          className={classes.number}
          data-on={number === line || undefined}
        >
          {number}
        </Grid>
      ))}
    </div>
  )
})

function FreeCounter({ title, free }: { readonly title: Title; readonly free: FreeSpins }) {
  const t = useWords('games')
  const { index, of, won, symbol } = free
  const times = title.free?.multiplier ?? 1
  return (
    <Row inline gap={10} align="center" size={14} nowrap radius={12} className={`num ${classes.free}`}>
      {symbol === undefined ? null : <SlotSymbol set={title.name} code={symbol} className={classes.chosen} />}
      <b>{t('free_spin_of', { index, of })}</b>
      {times > 1 ? <span>×{times}</span> : null}
      <CountedMoney amount={won} />
    </Row>
  )
}

function RespinCounter({ left }: { readonly left: number }) {
  const t = useWords('games')
  return (
    <Row inline gap={10} align="center" size={14} nowrap radius={12} className={`num ${classes.free}`}>
      <b>{t('respins_left', { left })}</b>
    </Row>
  )
}
