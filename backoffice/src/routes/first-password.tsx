import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { FirstPasswordScreen } from '../features/operator/first-password-screen.tsx'

export const Route = createFileRoute('/first-password')({
  loader: () => loadWords('operator'),
  component: FirstPasswordScreen,
})
