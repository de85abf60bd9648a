import type { ReplyOf } from '@croupier/contract/call.ts'
import { liveTable } from '@croupier/contract/tables.ts'
import type { StakesNews, TableNews } from '@croupier/contract/tables.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useClockOffset } from '../../parts/play/use-clock-offset.ts'
import type { SeenEvent } from './layout.ts'

export type LiveTable = ReplyOf<typeof liveTable>

/** What the live channel said of a table, with what it does not say kept: the name in this language, the own bets, the totals. */
function withNews(known: LiveTable, news: TableNews): LiveTable {
  const same = known.round?.roundId === news.round?.roundId
  const { name, favourite, mine, totals } = known
  const { seats } = mine
  return {
    ...news,
    name,
    favourite,
    totals: same ? totals : [],
    mine: same ? mine : { bets: [], answers: [], seats },
  }
}

/** A table as the server says it is, round by round, with the server's clock. */
export function useLiveTable(tableId: string) {
  const client = useQueryClient()
  const input = { params: { tableId } }
  const key = keyOf(liveTable, input)
  // What is one's own goes with the session.
  const asked = useAsk(liveTable, input, { staleTime: 0, refetchInterval: 15_000, meta: { actor: 'account' } })
  const table = asked.data
  const aheadMs = useClockOffset(table, asked.dataUpdatedAt)
  useTopic(`table:${tableId}`, (data) => {
    // The server pushes the shape that the contract names.
    const news = data as TableNews
    const before = client.getQueryData<LiveTable>(key)
    if (before) client.setQueryData<LiveTable>(key, withNews(before, news))
    // What became of the own bets is asked for when the round is paid or another has begun.
    const paid = news.round?.phase !== before?.round?.phase && isOver(news.round?.phase)
    if (!before || paid || news.round?.roundId !== before.round?.roundId) void asked.refetch()
    if (paid) void client.invalidateQueries({ queryKey: keyOf(balance) })
    if (paid) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/wps/betting/bets' })
  })
  useTopic(`stakes:${tableId}`, (data) => {
    const news = data as StakesNews
    client.setQueryData<LiveTable>(key, (known) =>
      known && known.round?.roundId === news.roundId ? { ...known, people: news.people, totals: news.totals } : known,
    )
  })
  // Money moved: this window did it and knows, or another one of the same player has bet or answered.
  const loggedIn = useSession() !== undefined
  useTopic(loggedIn ? 'balance' : undefined, () => {
    if (!document.hasFocus()) void client.invalidateQueries({ queryKey: key }, { cancelRefetch: false })
  })
  return { table, aheadMs, error: asked.error, refetch: () => void asked.refetch(), events: useSeen(table) }
}

const isOver = (phase: string | undefined) => phase === 'settled' || phase === 'void'

/** The events of the round; those that were there when this page came are shown as they lie, the others as they come. */
function useSeen(table: LiveTable | undefined): readonly SeenEvent[] {
  const round = table?.round ?? undefined
  const [joined, setJoined] = useState<{ roundId: string; count: number }>()
  if (round && joined === undefined) setJoined({ roundId: round.roundId, count: round.events.length })
  const before = joined && joined.roundId === round?.roundId ? joined.count : 0
  const events = round?.events
  return useMemo(() => (events ?? []).map((event, at) => ({ ...event, fresh: at >= before })), [events, before])
}
