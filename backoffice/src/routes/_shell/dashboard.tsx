import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { DashboardScreen } from '../../features/dashboard/dashboard-screen.tsx'

export const Route = createFileRoute('/_shell/dashboard')({
  loader: () => loadWords('dashboard'),
  component: DashboardScreen,
})
