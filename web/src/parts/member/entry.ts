import { firstLogin, type LoginResult, logout, memberInfo, restoreSession } from '@croupier/contract/identity.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { endSession, session, startSession } from '@croupier/kit/session.ts'
import { otherTabs } from './open-tabs.ts'
import { forgetRemembered, isRemembered, noteRemembered } from './remembered.ts'

let quiet = 0

/** Whether an expired session is no news just now: the site is starting or the member is leaving. */
export const expectsExpiry = () => quiet > 0

async function quietly<T>(work: () => Promise<T>): Promise<T> {
  quiet += 1
  return work().finally(() => {
    quiet -= 1
  })
}

/** Keep a new session for this tab and learn whose it is. The typed password never comes this far. */
export async function enter(loggedIn: LoginResult, merchant: string, isAgent = 0) {
  const { token, userName, passwordExpired, firstTimeLogin } = loggedIn
  startSession({ token, account: userName, merchant, cpw: passwordExpired ? '1' : '', isAgent })
  // That it was seen is for the house's statistics; a member who is in stays in without it.
  otherTabs()?.sayBegan(userName)
  if (firstTimeLogin) void ask(firstLogin).catch(() => undefined)
  await learnWho()
}

/** At the start of the site: go on with this tab's session, else with the browser's remembered one. A guest stays a guest. */
export async function resume(merchant: string) {
  if (session()) await quietly(learnWho).catch(ignoreRefusal)
  if (session() || !isRemembered()) return
  await ask(restoreSession)
    .then((loggedIn) => {
      noteRemembered()
      return enter(loggedIn, merchant)
    })
    .catch((error: unknown) => {
      if (error instanceof CallRefusal && error.status === 401) forgetRemembered()
      ignoreRefusal(error)
    })
}

/** Log out: the server ends the session if it can be reached; this tab forgets it in any case. */
export async function leave() {
  const left = session()?.token
  forgetRemembered()
  await quietly(() => ask(logout)).catch(ignoreRefusal)
  if (session()?.token === left) endSession()
  if (left !== undefined) otherTabs()?.sayEnded(left)
}

async function learnWho() {
  const asked = session()
  const { account, isAgent } = await ask(memberInfo)
  const now = session()
  if (!now || now.token !== asked?.token || (now.account === account && now.isAgent === isAgent)) return
  startSession({ ...now, account, isAgent })
}

function ignoreRefusal(error: unknown) {
  if (!(error instanceof CallRefusal)) throw error
}
