import type { Deps } from '#kernel/deps.ts'
import type { OperatorSession, Staff } from '#kernel/staff.ts'
import { IDLE_MS } from './rules.ts'
import * as store from './store.ts'

const MINUTE_MS = 60_000

/** Who asks, for the kernel. Nothing is remembered: what somebody may no longer do ends with the next call. */
export const staff: Staff = {
  async sessionOf(deps, { tokenHash, brandId, ip }) {
    const session = await store.findSession(deps.db, tokenHash, { ip, ...sessionWindow(deps) })
    if (!session) return undefined
    if (!session.brandIds.includes(brandId) || !session.here) return 'elsewhere'

    const now = deps.now()
    if (now.getTime() - session.lastSeenAt.getTime() > MINUTE_MS) await store.touchSession(deps.db, session.id, now)
    return {
      id: session.id,
      brandId,
      brandIds: session.brandIds,
      operatorId: session.operatorId,
      username: session.username,
      name: session.name,
      permissions: new Set(session.permissions),
      roles: session.roles,
      confirming: undefined,
    } satisfies OperatorSession
  },
}

/** Which sessions live now. */
export const sessionWindow = (deps: Deps) => {
  const now = deps.now()
  return { now, seenSince: new Date(now.getTime() - IDLE_MS) }
}
