import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CollectionsScreen } from '../../features/catalogue/collections-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/collections/')({
  validateSearch: readListSearch,
  loader: () => loadWords('catalogue'),
  component: CollectionsScreen,
})
