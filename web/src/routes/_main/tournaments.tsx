import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'

export const Route = createFileRoute('/_main/tournaments')({
  validateSearch: ({ id }): { id?: string } => (typeof id === 'string' ? { id } : {}),
  loader: () => loadWords('tournaments'),
  component: lazy(() =>
    import('../../features/tournaments/tournaments-page.tsx').then(({ TournamentsPage }) => TournamentsPage),
  ),
})
