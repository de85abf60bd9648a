import type { Tx } from '#kernel/database.ts'
import type { Ask } from '#kernel/route.ts'
import * as store from './store.ts'

/** The remember-me cookie; sent only to the calls that open and end sessions. */
export const REMEMBER = { name: 'remember', path: '/wps/session' } as const

export interface RememberCookie {
  readonly secret: string
  readonly maxAgeS: number
}

/** Give the browser its next remember-me secret, or take the old one away. */
export const setRemember = (ask: Pick<Ask, 'setCookie'>, cookie: RememberCookie | undefined): void =>
  ask.setCookie(REMEMBER.name, cookie?.secret, { path: REMEMBER.path, maxAgeS: cookie?.maxAgeS ?? 0 })

/** No remember-me cookie of a member opens anything any more. */
export const endRemembered = (tx: Tx, memberId: string, now: Date) => store.endRemembered(tx, memberId, now)
