import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { late } from '../../parts/page/late.tsx'

export const Route = createFileRoute('/_main/fairness')({
  loader: () => loadWords('fairness'),
  component: late(() => import('../../features/fairness/fairness-page.tsx').then(({ FairnessPage }) => FairnessPage)),
})
