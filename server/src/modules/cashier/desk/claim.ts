import type { Claim, Desk } from '@croupier/contract/console-desk.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { findApprovals } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import { claimView, leaseOf } from './claims.ts'
import * as store from './store.ts'

/** What somebody would work on. */
export interface Item {
  readonly desk: Desk
  readonly id: string
}

/** Be at work on it for ten minutes, or for ten minutes more; nobody else decides on it meanwhile. */
export const claim = (deps: Deps, session: OperatorSession, { desk, id }: Item): Promise<Claim> =>
  inTransaction(deps.db, async (tx) => {
    const open = await store.findOpen(tx, desk, session.brandId, id)
    if (open === undefined) throw new Refusal('not_found')
    if (!open) throw new Refusal(NOT_OPEN[desk])
    const now = deps.now()
    const taken = await store.takeClaim(tx, leaseOf(session, { requestId: id, desk }, now), now)
    if (taken) return shown(taken, session, now)
    const holder = (await store.findClaims(tx, [id])).get(id)
    throw new Refusal('claimed', { value: { by: holder?.name ?? '' } })
  })

const NOT_OPEN = {
  withdrawal: 'withdrawal_not_open',
  deposit: 'deposit_not_open',
  dispute: 'match_not_open',
  stray: 'stray_not_open',
} as const

function shown(taken: store.ClaimRow, { operatorId }: OperatorSession, now: Date): Claim {
  const claim = claimView(taken, operatorId, now)
  if (!claim) throw new Error(`the claim of ${taken.requestId} is over before it began`)
  return claim
}

// Of many at once each finds another one: whoever was quicker is passed by.
const TRIES = 50

/** Be at work on the oldest one that waits and is free. */
export async function claimNext(
  deps: Deps,
  session: OperatorSession,
  desk: Desk,
): Promise<{ readonly id: string | null }> {
  const except = [...(await waitingForSecond(deps, session, desk))]
  for (let tries = 0; tries < TRIES; tries++) {
    const id = await store.findNextFree(deps.db, { desk, brandId: session.brandId, except }, deps.now())
    if (id === undefined) return { id: null }
    const lease = leaseOf(session, { requestId: id, desk }, deps.now())
    if (await inTransaction(deps.db, (tx) => store.takeClaim(tx, lease, deps.now()))) return { id }
    except.push(id)
  }
  return { id: null }
}

/** What waits for a second person, by what it is about. */
async function waitingForSecond(
  deps: Deps,
  { brandId, permissions }: OperatorSession,
  desk: Desk,
): Promise<readonly string[]> {
  const search = { brandId, permissions, state: 'waiting' as const, subject: desk }
  return (await findApprovals(deps.db, search, { limit: 500, offset: 0 })).rows.map(({ subjectId }) => subjectId)
}

/** Leave it to somebody else; what is not one's own stays as it is. */
export async function release(
  deps: Deps,
  session: OperatorSession,
  { desk, id }: Item,
): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    if ((await store.findOpen(tx, desk, session.brandId, id)) === undefined) throw new Refusal('not_found')
    await store.deleteOwnClaim(tx, id, session.operatorId)
  })
  return {}
}

/** Ask whoever is at work on it to leave it. */
export async function want(deps: Deps, session: OperatorSession, { desk, id }: Item): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    if ((await store.findOpen(tx, desk, session.brandId, id)) === undefined) throw new Refusal('not_found')
    await store.updateWanted(tx, id, session.name)
  })
  return {}
}
