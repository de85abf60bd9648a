import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BrandScreen } from '../../features/brands/brand-screen.tsx'

/** One brand; `new` is one that does not exist yet. */
export const Route = createFileRoute('/_shell/brands/$merchant')({
  loader: () => loadWords('brands'),
  component: BrandScreen,
})
