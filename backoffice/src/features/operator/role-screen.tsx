import { roles } from '@croupier/contract/operator.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { ErrorState } from '../../kit/error-state.tsx'
import { NotFound } from '../../kit/not-found.tsx'
import { RoleEditor } from './role-editor.tsx'

const route = getRouteApi('/_shell/roles/$code')

/** One role, or a new one. */
export function RoleScreen() {
  const { code } = route.useParams()
  const { data, error, refetch } = useAsk(roles)
  if (code === 'new') return <RoleEditor role={undefined} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const role = data.find((one) => one.code === code)
  return role ? <RoleEditor key={code} role={role} /> : <NotFound />
}
