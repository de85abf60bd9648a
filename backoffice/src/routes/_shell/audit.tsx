import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { AuditScreen } from '../../features/operator/audit-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/audit')({
  validateSearch: readListSearch,
  loader: () => loadWords('operator'),
  component: AuditScreen,
})
