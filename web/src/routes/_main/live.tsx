import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readLobby } from '../../features/catalogue/lobby-search.ts'
import { readLive } from '../../features/tables/live-search.ts'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_main/live')({
  validateSearch: (search) => ({ ...readLobby(search), ...readLive(search) }),
  loader: () => loadWords('catalogue', 'tables'),
  component: PAGE_GROUPS.live,
})
