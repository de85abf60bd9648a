import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../features/operator/profile-screen.tsx'

export const Route = createFileRoute('/_shell/profile')({
  loader: () => loadWords('operator'),
  component: ProfileScreen,
})
