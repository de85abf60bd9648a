import { type DrawsNews, lottery, lotteryIssues, type LotteryTerms, lotteryTrends } from '@croupier/contract/lottery.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useClockOffset } from '../../parts/play/use-clock-offset.ts'
import { invalidateOwnBets } from './own-bets.ts'

const SOON_MS = 400
const LEAST_MS = 1000
const MOST_MS = 30_000

interface ScheduledIssue {
  readonly now: string
  readonly issue: LotteryTerms['issue']
}

/** How long until something changes by the server's clock: sale ends, the draw is held. */
export function changeInMs({ now, issue }: ScheduledIssue): number {
  const moments = issue ? [issue.openAt, issue.closeAt, issue.drawAt].map((at) => Date.parse(at) - Date.parse(now)) : []
  const next = moments.find((ms) => ms > 0) ?? 0
  return Math.min(MOST_MS, Math.max(LEAST_MS, next + SOON_MS))
}

/** A lottery with its issue on sale, kept up to date, and how far the server's clock is ahead of this one. */
export function useLottery(gameCode: string) {
  const client = useQueryClient()
  const input = { params: { gameCode } }
  const key = keyOf(lottery, input)
  const asked = useAsk(lottery, input, {
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? changeInMs(state.data) : LEAST_MS * 5),
    // Top mode and odds are the caller's own.
    meta: { actor: 'account' },
  })
  useTopic('draws', (data) => {
    // The server pushes the shape that the contract names.
    const news = (data as DrawsNews).lotteries.find((one) => one.gameCode === gameCode)
    const known = client.getQueryData<LotteryTerms>(key)
    if (!news || !known) return
    client.setQueryData<LotteryTerms>(key, { ...known, state: news.state, issue: news.issue, last: news.last })
    if (news.issue?.issueNo !== known.issue?.issueNo) void asked.refetch()
  })
  const { data } = asked
  useEachResult(data?.last?.issueNo)
  return {
    terms: data,
    aheadMs: useClockOffset(data, asked.dataUpdatedAt),
    error: asked.error,
    refetch: () => void asked.refetch(),
  }
}

/** Results, trends, own orders and chases are asked for anew when an issue has an end. */
function useEachResult(issueNo: string | undefined) {
  const client = useQueryClient()
  const seen = useRef(issueNo)
  useEffect(() => {
    const before = seen.current
    seen.current = issueNo
    if (before === undefined || before === issueNo) return
    void client.invalidateQueries({
      predicate: ({ queryKey: [path] }) => path === lotteryIssues.path || path === lotteryTrends.path,
    })
    invalidateOwnBets(client)
  }, [client, issueNo])
}
