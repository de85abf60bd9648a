import { confirmApproval } from '@croupier/contract/approvals.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useDeed } from './use-deed.ts'

interface ClaimCalls {
  readonly claim: () => Promise<unknown>
  readonly release: () => Promise<unknown>
  /** Ask whoever holds it for it. */
  readonly want: () => Promise<unknown>
}

/** Taking a case of a desk, leaving it, and asking for one that somebody else has taken. */
export const useClaim = ({ claim, release, want }: ClaimCalls) => ({
  claim: useDeed(claim),
  release: useDeed(release),
  want: useDeed(want),
})

interface Asked {
  readonly state: string
  readonly approvalId: string
  readonly first: { readonly own: boolean }
}

/** What waits for a second person, if anything does, and that person's yes. */
export function useSecond(approval: Asked | null | undefined, note: string | undefined, onDone: () => void) {
  const waiting = approval?.state === 'waiting' ? approval : undefined
  const said = { params: { approvalId: waiting?.approvalId ?? '' }, body: { note: note ?? '' } }
  return { waiting, said, confirm: useDeed(() => ask(confirmApproval, said), onDone) }
}

/** Why the last of these deeds was refused. */
export const refusalOf = (deeds: readonly { readonly error: unknown }[]): unknown =>
  deeds.find(({ error }) => error !== null)?.error
