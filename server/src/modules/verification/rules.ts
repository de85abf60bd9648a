import type { IdentityState } from '@croupier/contract/limits.ts'
import type { DocumentKind } from '@croupier/contract/security.ts'

const STEPS: Readonly<Record<IdentityState, readonly IdentityState[]>> = {
  unverified: ['pending', 'verified'],
  pending: ['verified', 'refused'],
  verified: ['pending', 'refused'],
  refused: ['pending', 'verified'],
}

/** Does the one state follow the other? */
export const identityFollows = (from: IdentityState, to: IdentityState): boolean => STEPS[from].includes(to)

export interface SentDocument {
  readonly kind: DocumentKind
  readonly state: 'pending' | 'accepted' | 'refused'
}

/** How far the documents that show a face bring a member; undefined where none was sent. An address proves nobody. */
export function identityOf(documents: readonly SentDocument[]): 'pending' | 'verified' | 'refused' | undefined {
  const states = documents.filter(({ kind }) => kind !== 'proof_of_address').map(({ state }) => state)
  if (states.includes('accepted')) return 'verified'
  if (states.includes('pending')) return 'pending'
  return states.includes('refused') ? 'refused' : undefined
}
