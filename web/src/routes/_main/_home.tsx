import { createFileRoute } from '@tanstack/react-router'
import { late } from '../../shell/late.tsx'
import { loadWords } from '@croupier/kit/words.ts'

/** Home stays as it is below the modals that have addresses of their own. */
export const Route = createFileRoute('/_main/_home')({
  component: late(() => import('../../home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen)),
  loader: () => loadWords('home', 'catalogue'),
})
