import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RolesScreen } from '../../features/operator/roles-screen.tsx'

export const Route = createFileRoute('/_shell/roles/')({
  loader: () => loadWords('operator'),
  component: RolesScreen,
})
