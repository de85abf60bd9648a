import type { Claim } from '@croupier/contract/console-desk.ts'
import type { Desk } from '@croupier/contract/console-desk.ts'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { type Verdict } from '#kernel/refusal.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import { mayDecide } from './rules.ts'
import * as store from './store.ts'

/** A claim is a lease of ten minutes. */
const LEASE_MS = 600_000

/** What is claimed, by whom, until when. */
export const leaseOf = (
  { operatorId, username, name, brandId }: OperatorSession,
  { requestId, desk }: { readonly requestId: string; readonly desk: Desk },
  now: Date,
): store.NewClaim => ({
  requestId,
  desk,
  brandId,
  operatorId,
  username,
  name,
  until: new Date(now.getTime() + LEASE_MS),
})

/** Whether somebody is at work on it now. */
export const isClaimed = (claim: Pick<store.ClaimRow, 'until'> | undefined, now: Date): boolean =>
  claim !== undefined && claim.until > now

/** A claim as an operator sees it; null once it is over. */
export const claimView = (claim: store.ClaimRow | undefined, operatorId: string, now: Date): Claim | null =>
  claim === undefined || claim.until <= now
    ? null
    : {
        by: claim.username,
        name: claim.name,
        own: claim.operatorId === operatorId,
        until: claim.until.toISOString(),
        wantedBy: claim.wantedBy,
      }

/** May this operator decide on it? The second person may, whoever is at work on it. */
export async function checkClaim(
  tx: Tx,
  deps: Deps,
  session: OperatorSession,
  requestId: string,
): Promise<Verdict<undefined>> {
  const claim = session.confirming ? undefined : await store.findClaimForUpdate(tx, requestId)
  return mayDecide(claim, session.operatorId, deps.now())
}
