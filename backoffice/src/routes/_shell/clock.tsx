import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { ClockScreen } from '../../features/clock/clock-screen.tsx'

export const Route = createFileRoute('/_shell/clock')({
  loader: () => loadWords('clock'),
  component: ClockScreen,
})
