import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { VendorAccessScreen } from '../../features/vendors/vendor-access-screen.tsx'

/** How one vendor reaches us. */
export const Route = createFileRoute('/_shell/vendor-access/$code')({
  loader: () => loadWords('vendors'),
  component: VendorAccessScreen,
})
