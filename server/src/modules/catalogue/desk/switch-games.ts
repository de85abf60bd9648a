import type * as contract from '@croupier/contract/console-catalogue.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { closureReason } from '#kernel/closure-reason.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { ApprovalRule } from '@croupier/contract/approvals.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { opensAlone } from '#kernel/loosening.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { areAllSuspended, switchGames } from '#modules/betting/suspensions/suspensions.ts'
import { nextEdition } from '../store.ts'
import * as store from './store.ts'

/**
 * Close a game or open it again, by two where it was closed to protect somebody. From the commit on it takes no bets; rounds in
 * progress go on to their end.
 */
export async function switchGame(deps: Deps, ask: Ask<typeof contract.switchGame>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const game = await store.lockOffer(tx, brandId, params.code)
    if (!game) throw new Refusal('not_found')
    if (game.open === body.open) return

    const reason = reasonOf(body)
    const subject = { type: 'game', id: game.code, name: game.name }
    await twoWhoReopen(tx, deps, ask, { rule: 'game_reopened', action: 'games.switch', subject })
    await store.switchOffer(tx, { brandId, code: game.code, open: body.open, reason })
    await switchGames(tx, { brandId, scope: 'game', code: game.code, open: body.open }, deps.now())

    const [before, after] = [
      { open: game.open, reason: game.reason },
      { open: body.open, reason },
    ]
    await tell(tx, deps, ask, { action: 'games.switch', subject, before, after })
  })
  return {}
}

/** Close a vendor in a category or open it again; its games take no bets while it is open nowhere. */
export async function switchVendor(deps: Deps, ask: Ask<typeof contract.switchVendor>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { session, params, body } = ask
    const { brandId } = session
    const { category, code } = params
    const vendor = (await store.lockPlaces(tx, brandId, category)).find((place) => place.code === code)
    if (!vendor) throw new Refusal('not_found')
    if (vendor.open === body.open) return

    const reason = reasonOf(body)
    const subject = { type: 'vendor', id: `${category}/${code}`, name: `${vendor.displayName}, ${category}` }
    await twoWhoReopen(tx, deps, ask, { rule: 'vendor_reopened', action: 'vendors.switch', subject })
    await store.switchPlace(tx, category, { brandId, code, open: body.open, reason })
    const open = await store.isOpenAnywhere(tx, brandId, code)
    await switchGames(tx, { brandId, scope: 'vendor', code, open }, deps.now())

    const [before, after] = [
      { open: vendor.open, reason: vendor.reason },
      { open: body.open, reason },
    ]
    await tell(tx, deps, ask, { action: 'vendors.switch', subject, before, after })
  })
  return {}
}

/** No game of the brand takes a bet any more, or those do again that are open themselves. */
export async function switchAllGames(deps: Deps, ask: Ask<typeof contract.switchAllGames>): Promise<EmptyReply> {
  await inTransaction(deps.db, async (tx) => {
    const { brandId } = ask.session
    const { open } = ask.body
    if ((await areAllSuspended(tx, brandId)) !== open) return

    const subject = { type: 'games', id: 'all', name: 'all' }
    await twoWhoReopen(tx, deps, ask, { rule: 'games_reopened', action: 'games.switch_all', subject })
    await switchGames(tx, { brandId, scope: 'all', code: '', open }, deps.now())

    await tell(tx, deps, ask, { action: 'games.switch_all', subject, before: { open: !open }, after: { open } })
  })
  return {}
}

type SwitchRequest = Pick<Ask<typeof contract.switchAllGames>, 'session' | 'ip' | 'body'>

interface ReopenAction extends Pick<SwitchAction, 'action' | 'subject'> {
  readonly rule: ApprovalRule
}

/** What was closed to protect somebody is opened by two. */
async function twoWhoReopen(
  tx: Tx,
  deps: Deps,
  { session, body }: SwitchRequest,
  { rule, action, subject }: ReopenAction,
): Promise<void> {
  const closed = await closureReason(tx, session.brandId, { action, subject })
  const when = body.open && !opensAlone(closed?.reason)
  await needTwo(tx, session, { when, rule, subject, facts: { ...closed } }, deps.now())
}

interface ClosureNote {
  readonly open: boolean
  readonly reason: string
  readonly note: string
}

/** What stands beside what is closed, for other operators. */
const reasonOf = ({ open, reason, note }: ClosureNote): string | null =>
  open ? null : [reason, note].filter((part) => part !== '').join(': ')

interface SwitchAction {
  readonly action: string
  readonly subject: { readonly type: string; readonly id: string; readonly name: string }
  readonly before: unknown
  readonly after: unknown
}

async function tell(tx: Tx, deps: Deps, ask: SwitchRequest, action: SwitchAction): Promise<void> {
  const { reason, note } = ask.body
  await record(tx, doerOf(ask), { brandId: ask.session.brandId, ...action, reason, note }, deps.now())
  await nextEdition(tx)
}
