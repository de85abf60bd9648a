import type { Session } from '@croupier/kit/session.ts'

/** The agent type of a trial account. */
export const TRIAL = 4

/** The types of agents: at the top of a hierarchy, or below somebody. */
const AGENT_TYPES: readonly number[] = [1, 2, 41, 42]

/** Whether an account is an agent's, to whom the agent centre is open. */
export const isAgent = (account: Pick<Session, 'isAgent'> | undefined): boolean =>
  account !== undefined && AGENT_TYPES.includes(account.isAgent)

/** What stands between somebody and an action for real members: a login, a real account, or nothing. */
export function rulingFor(session: Pick<Session, 'isAgent'> | undefined): 'log_in' | 'true_account' | 'go_on' {
  if (!session) return 'log_in'
  return session.isAgent === TRIAL ? 'true_account' : 'go_on'
}
