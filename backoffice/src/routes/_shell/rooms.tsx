import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RoomsScreen } from '../../features/catalogue/rooms-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'

export const Route = createFileRoute('/_shell/rooms')({
  validateSearch: readListSearch,
  loader: () => loadWords('catalogue'),
  component: RoomsScreen,
})
