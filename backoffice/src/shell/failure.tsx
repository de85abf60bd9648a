import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { Trouble } from '../kit/trouble.tsx'

/** Stands where a screen failed: what happened, that nothing was changed, and a way to try again. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <Trouble error={error} onRetry={retry} />
}
