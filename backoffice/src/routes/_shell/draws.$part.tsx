import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DRAW_PARTS } from '../../features/draws/draw-tabs.ts'
import { DrawsScreen } from '../../features/draws/draws-screen.tsx'
import { readListSearch } from '../../kit/list/list-search.ts'
import { NotFound } from '../../kit/not-found.tsx'

/** Draws by what else is to be done about them, and their corrections. */
export const Route = createFileRoute('/_shell/draws/$part')({
  validateSearch: readListSearch,
  loader: () => loadWords('draws'),
  component: Screen,
})

function Screen() {
  const { part: named } = Route.useParams()
  const part = DRAW_PARTS.find((one) => one === named)
  return part === undefined ? <NotFound /> : <DrawsScreen part={part} />
}
