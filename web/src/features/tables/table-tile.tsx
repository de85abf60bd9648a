import type { LobbyTable } from '@croupier/contract/tables.ts'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconStar, IconStarFilled, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { isLaidOut } from './laid-out.ts'
import { LastResults } from './last-results.tsx'
import { layouts } from './layouts.ts'
import classes from './live-tables.module.css'
import { Ring } from './ring.tsx'
import { BigRoad, resultsOf } from './roads.tsx'
import { useResultWords } from './status.tsx'
import { limitsText } from './table-bar.tsx'

interface TableTileProps {
  readonly table: LobbyTable
  readonly aheadMs: number
  readonly onStar: () => void
}

/** A table in the lobby: its state, who is there, how it has gone, and what may be staked. */
export function TableTile({ table, aheadMs, onStar }: TableTileProps) {
  const t = useWords('tables')
  const look = useMoneyLook()
  const { gameCode, tableId, name, people, summaries, favourite } = table
  const layout = isLaidOut(gameCode) ? layouts[gameCode] : undefined
  if (!layout) return null
  return (
    <article className={classes.tile}>
      <div className={classes.body}>
        <span className={classes.picture} data-felt={layout.felt}>
          <State table={table} aheadMs={aheadMs} />
          <span className={classes.people}>
            <IconUsers size={14} aria-hidden />
            <span className="sr-only">{t('people', { count: people })}</span>
            <span aria-hidden>{figures(String(people), { language: look.language, decimals: 0 })}</span>
          </span>
          <b className={classes.score}>{summaries.at(-1)?.score ?? '—'}</b>
        </span>
        <span className={classes.road}>
          {layout.road ? (
            <BigRoad results={resultsOf(summaries, layout.road)} columns={32} label={t('road.big')} />
          ) : (
            <LastResults gameCode={gameCode} layout={layout} summaries={summaries} count={9} />
          )}
        </span>
        <Link to="/game" search={{ gameCode, table: tableId }} className={classes.name}>
          {name}
        </Link>
        <span className={classes.limits}>
          {t(`game.${gameCode}`)} · {limitsText(table, look.decimals)}
        </span>
      </div>
      <button
        type="button"
        className={classes.star}
        aria-pressed={favourite}
        aria-label={t('favourite', { name })}
        onClick={onStar}
      >
        {favourite ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </button>
    </article>
  )
}

function State({ table, aheadMs }: Pick<TableTileProps, 'table' | 'aheadMs'>) {
  const t = useWords('tables')
  const { state, phase, phaseEndsAt, pace } = table
  if (state === 'closed' || state === 'maintenance') return <span className={classes.state}>{t(`state.${state}`)}</span>
  if (phase === null) return <span className={classes.state}>{t('opens_now')}</span>
  if (phase === 'betting' && phaseEndsAt !== null)
    return (
      <span className={classes.state} data-tone="open">
        <Ring endsAt={Date.parse(phaseEndsAt)} lastsMs={pace.betMs} aheadMs={aheadMs} tone="green" small />
        {t('betting')}
      </span>
    )
  if (phase === 'result' || phase === 'settled') return <Result table={table} />
  return <span className={classes.state}>{t(phase === 'void' ? 'void' : 'dealing')}</span>
}

function Result({ table: { gameCode, summaries } }: Pick<TableTileProps, 'table'>) {
  const resultOf = useResultWords(layouts[isLaidOut(gameCode) ? gameCode : 'BACCARAT'])
  const last = summaries.at(-1)
  return <span className={classes.state}>{last ? resultOf(last) : ''}</span>
}
