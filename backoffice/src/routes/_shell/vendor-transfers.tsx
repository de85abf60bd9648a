import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { VendorTransfersScreen } from '../../features/vendors/vendor-transfers-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/vendor-transfers')({
  validateSearch: readListSearch,
  loader: () => loadWords('vendors'),
  component: VendorTransfersScreen,
})
