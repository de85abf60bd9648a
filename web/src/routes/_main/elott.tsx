import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readLobby } from '../../features/catalogue/lobby-search.ts'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_main/elott')({
  validateSearch: readLobby,
  loader: () => loadWords('catalogue', 'lottery'),
  component: PAGE_GROUPS.elott,
})
