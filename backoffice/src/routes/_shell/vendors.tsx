import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { VendorsScreen } from '../../features/catalogue/vendors-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/vendors')({
  validateSearch: readListSearch,
  loader: () => loadWords('catalogue'),
  component: VendorsScreen,
})
