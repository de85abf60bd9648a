import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCards } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { SectionHead } from '../../home/section-head.tsx'
import section from '../../home/section.module.css'
import classes from './live-rail.module.css'
import { oneOfEach } from './shown-tables.ts'
import { TableTile } from './table-tile.tsx'
import { useLobby } from './use-lobby.ts'

/** Live tables in a row, each with its road: a table of every game, as the lobby has them. */
export function LiveRail() {
  const t = useWords('tables')
  const { tables, known, aheadMs, star } = useLobby()
  if (known && tables.length === 0) return null
  return (
    <section className={section.section}>
      <SectionHead icon={<IconCards size={20} aria-hidden />} title={t('live_tables')}>
        <Link to="/live" className={buttonClass('secondary', 'small')}>
          {t('all_tables', { count: tables.length })}
        </Link>
      </SectionHead>
      <ul className={classes.rail} aria-label={t('live_tables')}>
        {oneOfEach(tables).map((table) => (
          <li key={table.tableId}>
            <TableTile table={table} aheadMs={aheadMs} shape="card" onStar={() => star(table)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
