import { operators } from '@croupier/contract/operator.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { getRouteApi } from '@tanstack/react-router'
import { ErrorState } from '../../kit/error-state.tsx'
import { NotFound } from '../../kit/not-found.tsx'
import { OperatorEditor } from './operator-editor.tsx'

const route = getRouteApi('/_shell/operators/$operatorId')
// A brand has as many operators as people fit into an office.
const ALL = { pageSize: 200 }

/** One operator, or a new one. */
export function OperatorScreen() {
  const { operatorId } = route.useParams()
  const { data, error, refetch } = useAsk(operators, { query: ALL })
  if (operatorId === 'new') return <OperatorEditor operator={undefined} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  const operator = data.list.find(({ id }) => id === operatorId)
  return operator ? <OperatorEditor key={operatorId} operator={operator} /> : <NotFound />
}
