import { lottery, lotteryIssue } from '@croupier/contract/lottery.ts'
import { order } from '@croupier/contract/lottery-orders.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useMemo } from 'react'
import type { DrawProofSearch } from './draw-proof-search.ts'
import { drawRecordOf, ownBetsOf } from './draw-record.ts'

/** Before its draw an issue is asked for again. */
const AGAIN_MS = 10_000

/** The issue that an address names, its lottery, and its record with the lines of an own order. */
export function useDrawnIssue({ gameCode = '', issueNo = '', order: orderId = '' }: DrawProofSearch) {
  const { decimals } = useMoneyLook()
  const isAsked = gameCode !== ''
  const issue = useAsk(
    lotteryIssue,
    { params: { gameCode, issueNo } },
    {
      enabled: isAsked,
      refetchInterval: ({ state: { data } }) => (data?.proof && data.proof.hash === null ? AGAIN_MS : false),
    },
  )
  const terms = useAsk(lottery, { params: { gameCode } }, { enabled: isAsked, meta: { actor: 'account' } })
  const own = useAsk(order, { params: { orderId } }, { enabled: orderId !== '' })
  const record = useMemo(() => {
    if (!issue.data) return undefined
    const isOfIssue = own.data?.gameCode === gameCode && own.data.issueNo === issueNo
    return drawRecordOf(issue.data, { bets: own.data && isOfIssue ? ownBetsOf(own.data) : [], decimals })
  }, [issue.data, own.data, gameCode, issueNo, decimals])
  return {
    isAsked,
    issue: issue.data,
    terms: terms.data,
    record,
    error: issue.error,
    refetch: () => void issue.refetch(),
  }
}
