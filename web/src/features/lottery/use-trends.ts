import { lotteryTrends } from '@croupier/contract/lottery.ts'
import type { LotteryFamily } from '@croupier/engine/lottery/family.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { RowLabel } from './row-labels.ts'
import { missedByField, rowFields } from './trend-fields.ts'

/** Over how many draws trends are counted. */
export const TREND_COUNTS = [30, 100, 500] as const
export type TrendCount = (typeof TREND_COUNTS)[number]

/** The numbers of the last draws, the newest first; asked for anew with each result. */
export const useTrends = (gameCode: string, count: TrendCount) =>
  useAsk(lotteryTrends, { params: { gameCode }, query: { count } }, { placeholderData: keepPreviousData })

/** How many draws each value of each row has missed; undefined of rows that are no place of the result. */
export function useMissed(gameCode: string, family: LotteryFamily, labels: readonly RowLabel[]) {
  const { data } = useTrends(gameCode, 100)
  const byField = useMemo(
    () =>
      data && data.list.length > 0
        ? missedByField(
            family,
            data.list.map(({ numbers }) => numbers),
          )
        : undefined,
    [data, family],
  )
  return rowFields(family, labels).map((key) => (key === undefined ? undefined : byField?.get(key)))
}
