import { useNavigate } from '@tanstack/react-router'
import { useAction } from './use-action.ts'

interface ClaimCalls {
  readonly claim: () => Promise<unknown>
  readonly release: () => Promise<unknown>
  /** Ask whoever holds it for it. */
  readonly want: () => Promise<unknown>
}

/** Taking a case of a desk, leaving it, and asking for one that somebody else has taken. */
export const useClaim = ({ claim, release, want }: ClaimCalls) => ({
  claim: useAction(claim),
  release: useAction(release),
  want: useAction(want),
})

interface RequestedApproval {
  readonly state: string
  readonly approvalId: string
  readonly first: { readonly own: boolean }
}

/** What waits for a second person, if anything does, and the way to where that person looks at the case and confirms. */
export function useSecond(approval: RequestedApproval | null | undefined) {
  const navigate = useNavigate()
  const waiting = approval?.state === 'waiting' ? approval : undefined
  const open = (id: string) => navigate({ to: '/approvals', search: { id } })
  return { waiting, confirm: useAction(async () => (waiting ? open(waiting.approvalId) : undefined)) }
}

/** Why the last of these actions was refused. */
export const refusalOf = (actions: readonly { readonly error: unknown }[]): unknown =>
  actions.find(({ error }) => error !== null)?.error
