import { useWords } from '@croupier/kit/words.ts'
import classes from './live-rail.module.css'
import { oneOfEach } from './shown-tables.ts'
import { TableTile } from './table-tile.tsx'
import { useLobby } from './use-lobby.ts'

/** Live tables in a row, each with its road: a table of every game, as the lobby has them. */
export function LiveRail() {
  const t = useWords('tables')
  const { tables, known, aheadMs, star } = useLobby()
  if (known && tables.length === 0) return <p className={classes.none}>{t('none_open_now')}</p>
  return (
    <ul className={classes.rail} aria-label={t('live_tables')}>
      {oneOfEach(tables).map((table) => (
        <li key={table.tableId}>
          <TableTile table={table} aheadMs={aheadMs} shape="card" onStar={() => star(table)} />
        </li>
      ))}
    </ul>
  )
}
