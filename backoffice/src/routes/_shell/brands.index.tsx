import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { BrandsScreen } from '../../features/brands/brands-screen.tsx'

export const Route = createFileRoute('/_shell/brands/')({
  loader: () => loadWords('brands'),
  component: BrandsScreen,
})
