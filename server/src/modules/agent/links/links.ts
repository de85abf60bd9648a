import type { Tx } from '#kernel/database.ts'
import type { Day } from '#kernel/day.ts'
import { inviteBy } from '#modules/identity/invitations/invitations.ts'
import * as store from './store.ts'

export interface LinkInvitation {
  readonly agentType: 0 | 2 | 42
  readonly quota: number | null
  readonly endsOn: Day | null
}

/** Write a link down with the invitation that it is; false where its id or its code is taken. */
export async function createLink(
  tx: Tx,
  link: store.NewLink,
  { agentType, quota, endsOn }: LinkInvitation,
  now: Date,
): Promise<'made' | 'id_taken' | 'code_taken'> {
  const { brandId, code, memberId } = link
  const invitation = { brandId, code, memberId, kind: 'affiliate', domain: null, agentType, quota, endsOn } as const
  if (!(await inviteBy(tx, invitation, now))) return 'code_taken'
  return (await store.insertLink(tx, link, now)) ? 'made' : 'id_taken'
}
