import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readLottery } from '../../features/catalogue/lobby-search.ts'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_head/seaLottery')({
  validateSearch: readLottery,
  loader: () => loadWords('catalogue', 'lottery'),
  component: () => <PAGE_GROUPS.lottery path="/seaLottery" />,
})
