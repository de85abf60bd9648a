import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'

export const Route = createFileRoute('/_main/responsible-gaming')({
  loader: () => loadWords('limits'),
  component: lazy(() =>
    import('../../features/limits/responsible-page.tsx').then(({ ResponsiblePage }) => ResponsiblePage),
  ),
})
