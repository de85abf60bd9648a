import type { ReplyOf } from '@croupier/contract/call.ts'
import { addTableFavourite, removeTableFavourite } from '@croupier/contract/favourites.ts'
import { liveTables } from '@croupier/contract/tables.ts'
import type { LobbyNews, LobbyTable } from '@croupier/contract/tables.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useSession } from '@croupier/kit/session.ts'
import { useClockOffset } from '../../parts/play/use-clock-offset.ts'
import { useLoginFirst } from '../../parts/member/guard.ts'
import { hasTablePage } from './table-page-games.ts'

type Lobby = ReplyOf<typeof liveTables>

const summariesMost = 60

/** What the live channel said of all tables, with names, limits and results kept. A new shoe begins its results anew. */
function withLobbyNews(known: Lobby, news: LobbyNews): Lobby {
  const told = new Map(news.tables.map((table) => [table.tableId, table]))
  const tables = known.tables.map((table): LobbyTable => {
    const line = told.get(table.tableId)
    if (!line) return table
    const { last, ...running } = line
    const laid = running.laid.length > 0 ? running.laid : table.laid
    const before =
      running.shoe?.shoeId === table.shoe?.shoeId || typeof running.shoe?.size !== 'number' ? table.summaries : []
    const heard = last !== null && before.at(-1)?.roundId !== last.roundId
    return { ...table, ...running, laid, summaries: heard ? [...before, last].slice(-summariesMost) : before }
  })
  return { now: news.now, tables }
}

/** The tables that can be played here, as they stand at this moment, and the star of each. */
export function useLobby() {
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  const guest = useSession() === undefined
  // Stars are one member's.
  const asked = useAsk(liveTables, undefined, {
    // The tables come with the page as a guest sees them; a member's stars are asked for.
    staleTime: guest ? 10_000 : 0,
    refetchInterval: 60_000,
    meta: { actor: 'account' },
  })
  const key = keyOf(liveTables)
  useTopic('tables', (data) =>
    client.setQueryData<Lobby>(
      key,
      // The server pushes the shape that the contract names.
      (known) => known && withLobbyNews(known, data as LobbyNews),
    ),
  )
  const star = (tableId: string, favourite: boolean) => {
    client.setQueryData<Lobby>(
      key,
      (known) =>
        known && {
          ...known,
          tables: known.tables.map((each) => (each.tableId === tableId ? { ...each, favourite } : each)),
        },
    )
    const call = favourite ? addTableFavourite : removeTableFavourite
    void ask(call, { params: { tableId } }).catch(() => asked.refetch())
  }
  return {
    tables: (asked.data?.tables ?? []).filter(({ gameCode }) => hasTablePage(gameCode)),
    known: asked.data !== undefined,
    error: asked.error,
    refetch: () => void asked.refetch(),
    aheadMs: useClockOffset(asked.data, asked.dataUpdatedAt),
    star: ({ tableId, favourite }: LobbyTable) => loginFirst(() => star(tableId, !favourite)),
  }
}
