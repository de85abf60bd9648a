import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { isPhone } from '@croupier/contract/page.ts'
import type { LobbyTable } from '@croupier/contract/tables.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { startTransition, useEffect, useState } from 'react'
import { prefetch } from '../../parts/modals/prefetch.ts'
import { afterNextPaint } from '../../parts/page/after-next-paint.ts'
import { fetchTablePage } from './lazy-table-page.ts'
import { readLive } from './live-search.ts'
import type { LiveSearch } from './live-search.ts'
import classes from './live-tables.module.css'
import { LobbyFilters } from './lobby-filters.tsx'
import { shownTables } from './shown-tables.ts'
import { TableTile } from './table-tile.tsx'
import { useLobby } from './use-lobby.ts'

/** The house's own tables, each with what happens on it at this moment. Nothing where there are none. */
export function LiveTables() {
  const t = useWords('tables')
  const { search, change } = useLiveSearch()
  const { tables, known, error, refetch, aheadMs, star } = useLobby()
  const drawn = useDrawn()
  // Whoever looks at tables sits down at one: its page comes while they choose. What fails is asked for again then.
  useEffect(() => {
    if (!known) return undefined
    const fetch = () => {
      prefetch('game_page')
      void fetchTablePage().catch(() => undefined)
    }
    return afterNextPaint(fetch, LOOKING_MS)
  }, [known])
  if (known && tables.length === 0) return null
  if (error && !known) return <ErrorState error={error} onRetry={refetch} />
  const shown = shownTables(tables, search)
  return (
    <Grid as="section" gap={12} mb={28} className={classes.tables} aria-labelledby="live-tables">
      <Row align="center" wraps className={classes.head}>
        <h2 id="live-tables">{t('live_tables')}</h2>
        <Text size={13} tone="text-dim" className={classes.lead}>
          {t('lobby_lead', { tables: tables.length, people: tables.reduce((sum, { people }) => sum + people, 0) })}
        </Text>
        <LobbyFilters tables={tables} search={search} onChange={change} />
      </Row>
      <Games tables={tables} chosen={search.game} onChoose={(game) => change({ game })} />
      <Grid as="ul" gap={14} className={classes.grid} aria-label={t('live_tables')}>
        {known
          ? shown.map((table, at) => (
              <li key={table.tableId} className={at < drawn ? undefined : classes.waiting}>
                {at < drawn ? <TableTile table={table} aheadMs={aheadMs} onStar={() => star(table)} /> : null}
              </li>
            ))
          : [1, 2, 3, 4].map((each) => <li key={each} className={classes.waiting} aria-hidden />)}
      </Grid>
      {known && shown.length === 0 ? (
        <Row as="p" gap={12} align="center" tone="text-dim">
          {t('none_shown')} <Button onClick={() => change(nothing)}>{t('show_all')}</Button>
        </Row>
      ) : null}
    </Grid>
  )
}

/** Nobody sits down before they have looked around for so long. */
const LOOKING_MS = 600

/** So many tables fill the first screen: they are drawn first, the others once those have been painted. */
const FIRST = { phone: 4, wide: 8 }

function useDrawn(): number {
  const [all, setAll] = useState(false)
  useEffect(() => afterNextPaint(() => startTransition(() => setAll(true))), [])
  return all ? Number.POSITIVE_INFINITY : isPhone(navigator.userAgent) ? FIRST.phone : FIRST.wide
}

const nothing: LiveSearch = { game: undefined, least: undefined, only: undefined, roads: undefined }

function useLiveSearch() {
  const navigate = useNavigate()
  // What the next page's address says is not a reason to draw all tables once more.
  const search = useSearch({ strict: false, select: readLive, structuralSharing: true })
  const change = (wanted: LiveSearch) =>
    void navigate({ to: '.', search: (kept) => ({ ...kept, ...wanted }), replace: true, resetScroll: false })
  return { search, change }
}

interface GamesProps {
  readonly tables: readonly LobbyTable[]
  readonly chosen: string | undefined
  readonly onChoose: (game: string | undefined) => void
}

function Games({ tables, chosen, onChoose }: GamesProps) {
  const t = useWords('tables')
  const games = [...Map.groupBy(tables, ({ gameCode }) => gameCode)]
  return (
    <Row gap={8} className={classes.games} role="group" aria-label={t('games')}>
      <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
        {t('all')} <Text tone="text-dim">{tables.length}</Text>
      </button>
      {games.map(([code, of]) => (
        <button key={code} type="button" aria-pressed={chosen === code} onClick={() => onChoose(code)}>
          {of[0]?.gameName} <Text tone="text-dim">{of.length}</Text>
        </button>
      ))}
    </Row>
  )
}
