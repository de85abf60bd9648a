import { session } from '@croupier/kit/session.ts'
import { loadWords } from '@croupier/kit/words.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { LoginScreen } from '../features/operator/login-screen.tsx'

interface LoginSearch {
  /** Where the operator was going. */
  readonly back?: string
  /** The session ended without being asked to. */
  readonly ended?: true
}

export const Route = createFileRoute('/login')({
  validateSearch: ({ back, ended }: Record<string, unknown>): LoginSearch => ({
    ...(typeof back === 'string' && /^\/(?!\/)/.test(back) ? { back } : {}),
    ...(ended === true ? { ended } : {}),
  }),
  beforeLoad: () => {
    if (session()) throw redirect({ to: '/' })
  },
  loader: () => loadWords('operator'),
  component: LoginScreen,
})
