import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HeldAwardsScreen } from '../../features/awards/held-awards-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/held-awards')({
  validateSearch: readListSearch,
  loader: () => loadWords('awards'),
  component: HeldAwardsScreen,
})
