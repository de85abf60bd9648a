/** What a visitor was about to do when the site asked for a login. */
export interface WaitingPlan {
  /** The key of a sentence that says why a login is asked for. */
  readonly why?: 'why_action' | 'why_expired' | 'why_time_over'
  /** Happens after the login. */
  readonly goOn?: () => void
}

let waiting: WaitingPlan = {}

/** Remember what a login is asked for. */
export function waitForLogin(next: WaitingPlan) {
  waiting = next
}

/** Why the login popup is there, if there is a reason to give. */
export const whyLogin = () => waiting.why

/** Take what waited; it is not there a second time. */
export function takeWaiting(): WaitingPlan {
  const taken = waiting
  waiting = {}
  return taken
}
