import { createFileRoute } from '@tanstack/react-router'
import { Lobby } from '../../features/catalogue/late-lobby.tsx'
import { readLobby } from '../../features/catalogue/lobby-search.ts'
import { loadWords } from '@croupier/kit/words.ts'

export const Route = createFileRoute('/_main/inhouse')({
  validateSearch: readLobby,
  loader: () => loadWords('catalogue'),
  component: () => <Lobby category="INHOUSE" />,
})
