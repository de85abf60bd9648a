import type { ReplyOf } from '@croupier/contract/call.ts'
import { type DrawsNews, lotteries } from '@croupier/contract/lottery.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useClockOffset } from '../../parts/play/use-clock-offset.ts'
import { changeInMs } from './use-lottery.ts'

type LotteriesReply = ReplyOf<typeof lotteries>
export type Lottery = LotteriesReply['list'][number]

const QUIET_MS = 30_000

/** The brand's lotteries with their issues, as the server says them and the live channel keeps them. */
export function useLotteries() {
  const client = useQueryClient()
  const asked = useAsk(lotteries, undefined, {
    refetchInterval: ({ state: { data } }) =>
      data ? Math.min(QUIET_MS, ...data.list.map(({ issue }) => changeInMs({ now: data.now, issue }))) : QUIET_MS,
  })
  useTopic('draws', (data) => {
    // The server pushes the shape that the contract names.
    const { lotteries: news } = data as DrawsNews
    const byCode = new Map(news.map((one) => [one.gameCode, one]))
    client.setQueryData<LotteriesReply>(
      keyOf(lotteries),
      (known) => known && { ...known, list: known.list.map((one) => ({ ...one, ...byCode.get(one.gameCode) })) },
    )
  })
  return {
    list: asked.data?.list,
    aheadMs: useClockOffset(asked.data, asked.dataUpdatedAt),
    error: asked.error,
    refetch: () => void asked.refetch(),
  }
}
