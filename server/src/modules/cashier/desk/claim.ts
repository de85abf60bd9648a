import type { Claim, Desk } from '@croupier/contract/console-desk.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { findApprovals } from '#kernel/four-eyes.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { OperatorSession } from '#kernel/staff.ts'
import { claimView, leaseOf } from './claims.ts'
import * as store from './store.ts'

/** What somebody would work on. */
export interface DeskCase {
  readonly desk: Desk
  readonly id: string
}

/** Who works at a desk, and from where. */
interface OperatorAsk {
  readonly session: OperatorSession
  readonly ip: string
}

/** Be at work on it for ten minutes, or for ten minutes more; nobody else decides on it meanwhile. */
export const claim = (deps: Deps, ask: OperatorAsk, { desk, id }: DeskCase): Promise<Claim> =>
  inTransaction(deps.db, async (tx) => {
    const { session } = ask
    const found = await store.findCase(tx, desk, session.brandId, id)
    if (!found) throw new Refusal('not_found')
    if (!found.open) throw new Refusal(NOT_OPEN[desk])
    const now = deps.now()
    const taken = await store.takeClaim(tx, leaseOf(session, { requestId: id, desk }, now), now)
    if (!taken) {
      const holder = (await store.findClaims(tx, [id])).get(id)
      throw new Refusal('claimed', { value: { by: holder?.name ?? '' } })
    }
    await noteDown(tx, ask, { desk, ...found, step: 'claim', until: taken.until }, now)
    return shown(taken, session, now)
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
export async function claimNext(deps: Deps, ask: OperatorAsk, desk: Desk): Promise<{ readonly id: string | null }> {
  const { session } = ask
  const except = [...(await waitingForSecond(deps, session, desk))]
  for (let tries = 0; tries < TRIES; tries++) {
    const id = await store.findNextFree(deps.db, { desk, brandId: session.brandId, except }, deps.now())
    if (id === undefined) return { id: null }
    if (await takeFree(deps, ask, { desk, id })) return { id }
    except.push(id)
  }
  return { id: null }
}

/** Whether nobody was quicker. */
const takeFree = (deps: Deps, ask: OperatorAsk, { desk, id }: DeskCase): Promise<boolean> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.now()
    const found = await store.findCase(tx, desk, ask.session.brandId, id)
    const taken = found && (await store.takeClaim(tx, leaseOf(ask.session, { requestId: id, desk }, now), now))
    if (taken) await noteDown(tx, ask, { desk, ...found, step: 'claim', until: taken.until }, now)
    return taken !== undefined
  })

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
export async function release(deps: Deps, ask: OperatorAsk, { desk, id }: DeskCase): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    const found = await store.findCase(tx, desk, ask.session.brandId, id)
    if (!found) throw new Refusal('not_found')
    if (await store.deleteOwnClaim(tx, id, ask.session.operatorId))
      await noteDown(tx, ask, { desk, ...found, step: 'release' }, deps.now())
  })
  return {}
}

/** Ask the operator who has claimed the case to release it. */
export async function requestClaim(
  deps: Deps,
  ask: OperatorAsk,
  { desk, id }: DeskCase,
): Promise<Record<string, never>> {
  await inTransaction(deps.db, async (tx) => {
    const found = await store.findCase(tx, desk, ask.session.brandId, id)
    if (!found) throw new Refusal('not_found')
    if (await store.updateWanted(tx, id, ask.session.name))
      await noteDown(tx, ask, { desk, ...found, step: 'want' }, deps.now())
  })
  return {}
}

interface Step extends store.QueuedCase {
  readonly desk: Desk
  readonly step: 'claim' | 'release' | 'want'
  readonly until?: Date
}

/** A claim keeps a member from cancelling and colleagues from deciding, so who had one is on record. */
const noteDown = (tx: Tx, ask: OperatorAsk, { desk, id, reference, step, until }: Step, now: Date): Promise<void> =>
  record(
    tx,
    doerOf(ask),
    {
      brandId: ask.session.brandId,
      action: `${desk}s.${step}`,
      subject: { type: desk, id, name: reference },
      ...(until && { after: { until } }),
    },
    now,
  )
