import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { LotteriesScreen } from '../../features/lotteries/lotteries-screen.tsx'
import { LOTTERY_PARTS } from '../../features/lotteries/lottery-parts.ts'
import { readListSearch } from '../../kit/list/list-search.ts'
import { NotFound } from '../../kit/not-found.tsx'

/** Issues of lotteries, and what members have bet on them; ways to bet are named as at the desk of draws. */
export const Route = createFileRoute('/_shell/lotteries/$part')({
  validateSearch: readListSearch,
  loader: () => Promise.all([loadWords('lotteries'), loadWords('draws')]),
  component: Screen,
})

function Screen() {
  const { part: named } = Route.useParams()
  const part = LOTTERY_PARTS.find((one) => one === named)
  return part === undefined || part === 'lotteries' ? <NotFound /> : <LotteriesScreen part={part} />
}
