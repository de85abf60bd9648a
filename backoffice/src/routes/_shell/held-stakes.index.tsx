import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HeldStakesScreen } from '../../features/vendors/held-stakes-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/held-stakes/')({
  validateSearch: readListSearch,
  loader: () => loadWords('vendors'),
  component: HeldStakesScreen,
})
