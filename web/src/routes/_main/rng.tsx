import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { readLobby } from '../../features/catalogue/lobby-search.ts'
import { PAGE_GROUPS } from '../../page-groups.ts'

export const Route = createFileRoute('/_main/rng')({
  validateSearch: readLobby,
  loader: () => Promise.all([loadWords('catalogue'), PAGE_GROUPS.egame.preload()]),
  component: () => <PAGE_GROUPS.egame category="RNG" />,
})
