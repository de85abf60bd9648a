import type { TeamPerson } from '@croupier/contract/agent.ts'
import { maskedName } from '#kernel/masked-name.ts'
import { isShownInFull } from './rules.ts'
import type { PersonRow } from './store.ts'

/** Somebody of the team as the asker may see them. */
export const personView = ({ memberId, account, isAgent, depth }: PersonRow): TeamPerson => ({
  memberId,
  account: isShownInFull({ isAgent, depth }) ? account : maskedName(account),
  isAgent,
})
