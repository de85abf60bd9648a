import type { Tx } from '#kernel/database.ts'
import * as store from './store.ts'

type Invitation = Omit<store.NewInvitation, 'agentType' | 'quota' | 'endsOn'> &
  Partial<Pick<store.NewInvitation, 'agentType' | 'quota' | 'endsOn'>>

/** Make a code by which players are brought without an end, unless it says otherwise; false where it is taken. */
export const inviteBy = (tx: Tx, invitation: Invitation, now: Date): Promise<boolean> =>
  store.insertInvitation(tx, { agentType: 0, quota: null, endsOn: null, ...invitation }, now)

export interface InvitationState {
  readonly brandId: number
  readonly code: string
  readonly open: boolean
}

/** From now on a code brings others, or nobody. */
export const setInvitation = async (tx: Tx, { brandId, code, open }: InvitationState): Promise<void> => {
  await store.updateOpen(tx, brandId, code, open)
}
