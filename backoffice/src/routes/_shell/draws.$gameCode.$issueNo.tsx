import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DrawScreen } from '../../features/draws/draw-screen.tsx'

/** One draw: the entries of its result, and what can be done about it. */
export const Route = createFileRoute('/_shell/draws/$gameCode/$issueNo')({
  loader: () => Promise.all([loadWords('draws'), loadWords('desk')]),
  component: DrawScreen,
})
