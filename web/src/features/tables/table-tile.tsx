import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import type { LobbyTable, TableSummary } from '@croupier/contract/tables.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconCards, IconFlame, IconMoon, IconStar, IconStarFilled, IconTrophy, IconUsers } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useMemo } from 'react'
import { moveInGrid } from '../../parts/page/grid-keys.ts'
import { hasTablePage } from './table-page-games.ts'
import { hasMarks, LastResults } from './last-results.tsx'
import type { TableLayout } from './layout.ts'
import type { Words } from '@croupier/kit/spot-name.ts'
import { askForTable } from './lazy-table-page.ts'
import { layouts } from './layouts.ts'
import { winnersOf } from './mark.ts'
import { Ring } from './ring.tsx'
import { BigRoad, resultsOf, tieLetterOf } from './roads.tsx'
import { runOf } from './shown-tables.ts'
import { useResultWords } from './status.tsx'
import { limitsText } from './limits-text.ts'
import { TablePicture } from './table-picture.tsx'
import felts from './felt.module.css'
import classes from './table-tile.module.css'

interface TableTileProps {
  readonly table: LobbyTable
  /** A card keeps its shape on a phone too; else it is a row there. */
  readonly shape?: 'card'
  readonly aheadMs: number
  readonly onStar: () => void
}

/** A table in the lobby: its state, who is there, what lies on it, how it has gone, and what may be staked. */
export function TableTile({ table, aheadMs, shape, onStar }: TableTileProps) {
  const t = useWords('tables')
  const { gameCode, name, favourite } = table
  const layout = hasTablePage(gameCode) ? layouts[gameCode] : undefined
  if (!layout) return null
  return (
    <Surface
      as="article"
      level={1}
      edge
      radius={12}
      className={classes.tile}
      data-shape={shape}
      data-shut={isShut(table) || undefined}
    >
      <Body table={table} layout={layout} aheadMs={aheadMs} />
      <Grid
        as="button"
        centred
        tone="text-dim"
        type="button"
        className={classes.star}
        aria-pressed={favourite}
        aria-label={t('favourite', { name })}
        onClick={onStar}
      >
        {favourite ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </Grid>
    </Surface>
  )
}

const HOSTS = 5

/** Who stands at a table: always the same, and another one at the next. */
const hostOf = (tableId: string): string =>
  `host-${([...tableId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % HOSTS) + 1}`

const isShut = ({ state }: LobbyTable): boolean => state === 'closed' || state === 'maintenance'

type BodyProps = Omit<TableTileProps, 'onStar' | 'shape'> & { readonly layout: TableLayout }

// The channel tells of all tables at once: those of which it says nothing new are not drawn anew.
const Body = memo(function Body({ table, layout, aheadMs }: BodyProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const guest = useSession() === undefined
  const client = useQueryClient()
  const { gameCode, tableId, name, state, laid } = table
  const shut = isShut(table)
  return (
    <Grid className={classes.body}>
      <Grid as="span" className={`${felts[layout.felt]} ${classes.picture}`}>
        {shut ? null : (
          <span className={classes.host} aria-hidden>
            <ThingArt name={hostOf(tableId)} size={64} />
          </span>
        )}
        <State table={table} layout={layout} aheadMs={aheadMs} />
        <People table={table} />
        <TablePicture layout={layout} laid={shut ? [] : laid} />
        {shut ? null : (
          <Text padY={8} padX={14} size={13} weight={700} radius={8} className={classes.play}>
            {t(guest ? 'log_in_to_play' : 'play')}
          </Text>
        )}
      </Grid>
      <Grid as="span" align="center" className={classes.road}>
        {shut ? (
          <Text size={13} tone="text-dim" className={classes.shut}>
            {t(`state.${state}`)}
          </Text>
        ) : (
          <Gone table={table} layout={layout} />
        )}
      </Grid>
      <Grid as="span" className={classes.facts}>
        <Link
          to="/game"
          search={{ gameCode, table: tableId }}
          className={classes.name}
          data-tile
          onClick={() => askForTable(client, tableId)}
          onKeyDown={moveInGrid}
        >
          {name}
        </Link>
        <Text size={12} tone="text-dim" className={classes.limits}>
          {limitsText(table, look)}
        </Text>
      </Grid>
      <Counts table={table} layout={layout} />
    </Grid>
  )
})

/** How the table has gone: as a road where that says most. */
function Gone({ table: { gameCode, summaries }, layout }: Omit<BodyProps, 'aheadMs'>) {
  const t = useWords('tables')
  const { road } = layout
  const results = useMemo(() => (road ? resultsOf(summaries, road) : []), [summaries, road])
  return road && !hasMarks(gameCode) ? (
    <BigRoad results={results} columns={32} label={t('road.big')} />
  ) : (
    <LastResults gameCode={gameCode} layout={layout} summaries={summaries} count={9} />
  )
}

/** How many have bet on this round, and the run of a side where it is long. */
function People({ table }: Pick<TableTileProps, 'table'>) {
  const t = useWords('tables')
  const { language } = useMoneyLook()
  const { people, gameCode } = table
  const run = useRun(table)
  const sides = hasTablePage(gameCode) ? layouts[gameCode].road : undefined
  const letter = run && sides ? t(`letter.${run.side === 'B' ? sides.banker : sides.player}`) : ''
  return (
    <span className={`num ${classes.people}`}>
      {run ? (
        <Row as="b" inline gap={4} align="center" className={classes.run}>
          <IconFlame size={14} aria-hidden />
          {letter} × {run.count}
        </Row>
      ) : null}
      <IconUsers size={14} aria-hidden />
      <span className="sr-only">{t('people', { count: people })}</span>
      <span aria-hidden>{figures(String(people), { language, decimals: 0 })}</span>
    </span>
  )
}

const useRun = ({ gameCode, summaries }: LobbyTable) =>
  useMemo(() => runOf({ gameCode, summaries }), [gameCode, summaries])

const SIDES = ['B', 'P', 'T'] as const

/** How often each side of the shoe has won; of games without sides how long bets are taken. */
function Counts({ table, layout: { road } }: Pick<TableTileProps, 'table'> & { readonly layout: TableLayout }) {
  const t = useWords('tables')
  const { summaries, pace } = table
  const results = road ? resultsOf(summaries, road) : []
  const letters = road && { B: road.banker, P: road.player, T: tieLetterOf(road) }
  return (
    <Row
      as="span"
      gap={8}
      align="center"
      size={12}
      leading={20}
      tone="text-dim"
      nowrap
      className={`num ${classes.counts}`}
    >
      {letters
        ? SIDES.map((side) => (
            <span key={side} data-side={side}>
              {t(`letter.${letters[side]}`)} {results.filter(({ won }) => won === side).length}
            </span>
          ))
        : t('bet_seconds', { count: Math.round(pace.betMs / 1000) })}
    </Row>
  )
}

function State({ table, layout, aheadMs }: BodyProps) {
  const t = useWords('tables')
  const resultOf = useResultWords(layout)
  const { state, phase, phaseEndsAt, pace, summaries } = table
  if (state === 'closed' || state === 'maintenance')
    return (
      <span className={classes.state}>
        <IconMoon size={15} aria-hidden /> {t(`state.${state}`)}
      </span>
    )
  if (phase === null)
    return (
      <span className={classes.state} data-tone="waiting">
        {t('opens_now')}
      </span>
    )
  if (phase === 'betting' && phaseEndsAt !== null)
    return (
      <span className={classes.state} data-tone="open">
        <Ring endsAt={Date.parse(phaseEndsAt)} lastsMs={pace.betMs} aheadMs={aheadMs} tone="green" small />
        {t('betting')}
      </span>
    )
  const last = summaries.at(-1)
  if ((phase === 'result' || phase === 'settled') && last)
    return (
      <span className={classes.state} data-tone="result" data-side={sideOf(last, layout)}>
        <IconTrophy size={15} aria-hidden />
        <span className={classes.word}>{playersSaid(last, t) ?? resultOf(last)}</span>
      </span>
    )
  return (
    <span className={classes.state} data-tone="dealing">
      <IconCards size={15} aria-hidden /> {t(phase === 'void' ? 'void' : 'dealing')}
    </span>
  )
}

/** The side of the road that won. */
const sideOf = ({ won: [side] }: TableSummary, { road }: TableLayout) =>
  road === undefined || side === undefined || side === road.banker ? undefined : side === road.player ? 'P' : 'T'

/** Who of three players beat the banker, or that nobody did. */
function playersSaid({ won }: TableSummary, t: Words): string | undefined {
  const players = winnersOf(won)?.flatMap((winner, at) => (winner === 'player' ? t(`spot.player${at + 1}`) : []))
  return players?.length === 0 ? t('spot.banker') : players?.join(', ')
}
