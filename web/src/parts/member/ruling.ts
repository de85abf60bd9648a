import type { Session } from '@croupier/kit/session.ts'

/** The agent type of a trial account. */
export const TRIAL = 4

/** What stands between somebody and an action for real members: a login, a real account, or nothing. */
export function rulingFor(session: Pick<Session, 'isAgent'> | undefined): 'log_in' | 'true_account' | 'go_on' {
  if (!session) return 'log_in'
  return session.isAgent === TRIAL ? 'true_account' : 'go_on'
}
