import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './live-rail.module.css'
import { oneOfEach } from './shown-tables.ts'
import { TableTile } from './table-tile.tsx'
import { useLobby } from './use-lobby.ts'

/** Live tables in a row, each with its road: a table of every game, as the lobby has them. */
export function LiveRail() {
  const t = useWords('tables')
  const { tables, known, aheadMs, star } = useLobby()
  if (known && tables.length === 0)
    return (
      <Text as="p" tone="text-dim">
        {t('none_open_now')}
      </Text>
    )
  return (
    <Grid as="ul" gap={14} className={classes.rail} aria-label={t('live_tables')}>
      {known ? null : [1, 2, 3, 4].map((each) => <li key={each} className={classes.waiting} aria-hidden />)}
      {oneOfEach(tables).map((table) => (
        <li key={table.tableId}>
          <TableTile table={table} aheadMs={aheadMs} shape="card" onStar={() => star(table)} />
        </li>
      ))}
    </Grid>
  )
}
