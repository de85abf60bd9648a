import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { CrashRoundsScreen } from '../../features/settlements/crash-rounds-screen.tsx'

/** The shared crash round and the last ones. */
export const Route = createFileRoute('/_shell/crash')({
  loader: () => loadWords('settlements'),
  component: CrashRoundsScreen,
})
