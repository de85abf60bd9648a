import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { LotteriesScreen } from '../../features/lotteries/lotteries-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

/** All lotteries, and whether the brand sells them. */
export const Route = createFileRoute('/_shell/lotteries/')({
  validateSearch: readListSearch,
  loader: () => loadWords('lotteries'),
  component: () => <LotteriesScreen part="lotteries" />,
})
