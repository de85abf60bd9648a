import { MEMBER_COOKIE } from '@croupier/contract/page.ts'
import { session, watchSession } from '@croupier/kit/session.ts'

/** Lets the server's next page know whether a guest or a member will look at it, from here on. */
export function writeSessionCookie() {
  note()
  watchSession(note)
}

function note() {
  const member = session() !== undefined
  document.cookie = `${MEMBER_COOKIE}=${member ? 1 : ''}; path=/; samesite=lax${member ? '' : '; max-age=0'}`
}
