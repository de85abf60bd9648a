import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { lazy } from '../../parts/page/lazy.tsx'

export const Route = createFileRoute('/_main/fairness')({
  loader: () => loadWords('fairness'),
  component: lazy(() => import('../../features/fairness/fairness-page.tsx').then(({ FairnessPage }) => FairnessPage)),
})
