import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { late } from '../../parts/page/late.tsx'

export const Route = createFileRoute('/_main/tournaments')({
  validateSearch: ({ id }): { id?: string } => (typeof id === 'string' ? { id } : {}),
  loader: () => loadWords('tournaments'),
  component: late(() =>
    import('../../features/tournaments/tournaments-page.tsx').then(({ TournamentsPage }) => TournamentsPage),
  ),
})
