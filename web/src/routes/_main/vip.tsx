import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_main/vip')({
  loader: () => loadWords('content'),
  component: PAGE_GROUPS.Vip,
})
