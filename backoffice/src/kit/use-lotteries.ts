import { lotteries } from '@croupier/contract/lottery.ts'
import { useAsk } from '@croupier/kit/query.ts'

/** The brand's lotteries as choices, by name; undefined until they are here. */
export function useLotteries(): readonly { readonly value: string; readonly label: string }[] | undefined {
  const { data } = useAsk(lotteries)
  return data?.list
    .map(({ gameCode, name }) => ({ value: gameCode, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
}

/** The filter of a list of draws: of which lottery; typed as its code where they are not known. */
export function useLotteryFilter(label: string) {
  const options = useLotteries()
  return { key: 'gameCode', label, ...(options && { options }) }
}
