import { Refused } from '@croupier/kit/calls.ts'
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router'
import { NotAllowed } from '../kit/not-allowed.tsx'
import { Trouble } from '../kit/trouble.tsx'

/** Stands where a screen failed: what happened, that nothing was changed, and a way to try again. */
export function Failure({ error, reset }: ErrorComponentProps) {
  const router = useRouter()
  if (error instanceof Refused && error.code === 'forbidden') return <NotAllowed />
  const retry = () => {
    reset()
    void router.invalidate()
  }
  return <Trouble error={error} onRetry={retry} />
}
