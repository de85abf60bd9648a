import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { VendorAccessesScreen } from '../../features/vendors/vendor-accesses-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/vendor-access/')({
  validateSearch: readListSearch,
  loader: () => loadWords('vendors'),
  component: VendorAccessesScreen,
})
