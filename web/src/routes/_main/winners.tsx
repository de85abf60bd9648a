import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { late } from '../../parts/page/late.tsx'

const WinnersPage = late(() => import('../../features/betting/winners-page.tsx').then(({ WinnersPage }) => WinnersPage))

export const Route = createFileRoute('/_main/winners')({
  loader: () => loadWords('betting'),
  component: WinnersPage,
})
