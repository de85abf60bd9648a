import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'

const WinnersPage = lazy(() => import('../../features/betting/winners-page.tsx').then(({ WinnersPage }) => WinnersPage))

export const Route = createFileRoute('/_main/winners')({
  loader: () => loadWords('betting'),
  component: WinnersPage,
})
