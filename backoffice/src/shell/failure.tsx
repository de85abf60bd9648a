import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { ErrorState } from '../kit/error-state.tsx'

/** Stands where a screen failed: what happened, that nothing was changed, and a way to try again. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <ErrorState error={error} onRetry={retry} />
}
