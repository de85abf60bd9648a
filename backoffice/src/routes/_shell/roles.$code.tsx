import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute } from '@tanstack/react-router'
import { RoleScreen } from '../../features/operator/role-screen.tsx'

/** One role and what it allows; `new` is one that does not exist yet. */
export const Route = createFileRoute('/_shell/roles/$code')({
  loader: () => loadWords('operator'),
  component: RoleScreen,
})
