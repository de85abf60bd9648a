import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ShortfallScreen } from '../../features/shortfalls/shortfall-screen.tsx'

/** What a member owes of a corrected bet. */
export const Route = createFileRoute('/_shell/shortfalls/$shortfallId')({
  loader: () => Promise.all([loadWords('shortfalls'), loadWords('members')]),
  component: ShortfallScreen,
})
