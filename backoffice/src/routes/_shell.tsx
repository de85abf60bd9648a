import { operatorSelf } from '@croupier/contract/operator.ts'
import { queryOptionsOf } from '@croupier/kit/query.ts'
import { session } from '@croupier/kit/session.ts'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { Layout } from '../shell/layout.tsx'
import { ShellFailure } from '../shell/shell-failure.tsx'

/** Everything behind the login: side bar, top bar and the screen. */
export const Route = createFileRoute('/_shell')({
  beforeLoad: ({ location }) => {
    if (!session()) throw redirect({ to: '/login', search: location.pathname === '/' ? {} : { back: location.href } })
  },
  loader: ({ context }) => context.queryClient.ensureQueryData(queryOptionsOf(operatorSelf)),
  component: Layout,
  errorComponent: ShellFailure,
})
