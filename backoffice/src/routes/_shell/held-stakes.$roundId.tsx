import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { HeldStakeScreen } from '../../features/vendors/held-stake-screen.tsx'

/** A vendor's round that waits for its end. */
export const Route = createFileRoute('/_shell/held-stakes/$roundId')({
  loader: () => Promise.all([loadWords('vendors'), loadWords('members')]),
  component: HeldStakeScreen,
})
