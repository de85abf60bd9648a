import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { TournamentScreen } from '../../features/tournaments/tournament-screen.tsx'

/** One tournament; `new` is one that does not exist yet. */
export const Route = createFileRoute('/_shell/tournaments/$tournamentId')({
  loader: () => loadWords('tournaments'),
  component: TournamentScreen,
})
