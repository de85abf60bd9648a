import { useFlag } from '@croupier/kit/brand.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ownPath } from '../parts/modals/own-path.ts'
import { needsLogin } from './login-first.ts'
import { DoorFrame } from './status/door-frame.tsx'

/** Paths whose modal lies over home, which is not for guests here. */
const OVER_HOME = ['/login', '/register']

/** Where a brand wants a login first: leads to it, keeps what lies below out of sight, and goes on where the visitor wanted to. */
export function LoginGate({ children }: { readonly children: ReactNode }) {
  const router = useRouter()
  const required = useFlag('login_required')
  const loggedIn = useSession() !== undefined
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const back = ownPath(useSearch({ strict: false }).back)

  useEffect(() => {
    // The root route sends a guest to the login.
    if (needsLogin(required, loggedIn, path)) void router.invalidate()
    else if (loggedIn && path === '/login' && back !== undefined) router.history.replace(back)
  }, [required, loggedIn, path, back, router])

  const hidden = required && !loggedIn && (needsLogin(required, loggedIn, path) || OVER_HOME.includes(path))
  return hidden ? <DoorFrame /> : children
}
