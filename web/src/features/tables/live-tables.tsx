import type { LobbyTable } from '@croupier/contract/tables.ts'
import { Skeleton } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import classes from './live-tables.module.css'
import { TableTile } from './table-tile.tsx'
import { useLobby } from './use-lobby.ts'

/** The house's own tables, each with what happens on it at this moment. Nothing where there are none. */
export function LiveTables() {
  const t = useWords('tables')
  const [game, setGame] = useState<string>()
  const [only, setOnly] = useState<'all' | 'betting' | 'stars'>('all')
  const { tables, known, aheadMs, star } = useLobby()
  if (known && tables.length === 0) return null
  const shown = tables.filter((table) => (game === undefined || table.gameCode === game) && isShown(table, only))
  return (
    <section className={classes.tables} aria-labelledby="live-tables">
      <div className={classes.head}>
        <h2 id="live-tables">{t('live_tables')}</h2>
        <span className={classes.lead}>
          {t('lobby_lead', { tables: tables.length, people: tables.reduce((sum, { people }) => sum + people, 0) })}
        </span>
        <span className={classes.switches}>
          {(['betting', 'stars'] as const).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={only === each}
              onClick={() => setOnly(only === each ? 'all' : each)}
            >
              {t(`only_${each}`)}
            </button>
          ))}
        </span>
      </div>
      <Games tables={tables} chosen={game} onChoose={setGame} />
      <div className={classes.grid}>
        {known
          ? shown.map((table) => (
              <TableTile key={table.tableId} table={table} aheadMs={aheadMs} onStar={() => star(table)} />
            ))
          : [1, 2, 3, 4].map((each) => <Skeleton key={each} height={228} radius={12} />)}
      </div>
      {known && shown.length === 0 ? <p className={classes.none}>{t('none_shown')}</p> : null}
    </section>
  )
}

const isShown = ({ phase, favourite, state }: LobbyTable, only: 'all' | 'betting' | 'stars') =>
  only === 'all' || (only === 'stars' ? favourite : state === 'open' && phase === 'betting')

interface GamesProps {
  readonly tables: readonly LobbyTable[]
  readonly chosen: string | undefined
  readonly onChoose: (game: string | undefined) => void
}

function Games({ tables, chosen, onChoose }: GamesProps) {
  const t = useWords('tables')
  const codes = [...new Set(tables.map(({ gameCode }) => gameCode))]
  return (
    <div className={classes.games} role="group" aria-label={t('games')}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('all')} <span>{tables.length}</span>
      </button>
      {codes.map((code) => (
        <button key={code} type="button" aria-pressed={chosen === code} onClick={() => onChoose(code)}>
          {t(`game.${code}`)} <span>{tables.filter(({ gameCode }) => gameCode === code).length}</span>
        </button>
      ))}
    </div>
  )
}
