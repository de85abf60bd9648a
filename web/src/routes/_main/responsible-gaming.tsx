import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { late } from '../../parts/page/late.tsx'

export const Route = createFileRoute('/_main/responsible-gaming')({
  loader: () => loadWords('limits'),
  component: late(() =>
    import('../../features/limits/responsible-page.tsx').then(({ ResponsiblePage }) => ResponsiblePage),
  ),
})
