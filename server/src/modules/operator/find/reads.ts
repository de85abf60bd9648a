import type { Hit } from '@croupier/contract/console-search.ts'
import type * as call from '@croupier/contract/console-search.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { EVERYBODY } from '#kernel/member-selection.ts'
import type { Ask } from '#kernel/route.ts'
import { meantBy, stateOf } from '../people/rules.ts'
import { findPeople } from '../people/list/store.ts'
import * as store from './store.ts'

const MOST = 8

type FindRequest = Pick<Ask<typeof call.findMembers>, 'session' | 'query'>

/** Members by account, id, number or e-mail. */
export async function findMembers(deps: Deps, { session: { brandId }, query }: FindRequest): Promise<Hit[]> {
  const now = deps.now()
  const filter = { brandId, members: EVERYBODY, now, search: meantBy(query.q) }
  const { rows } = await findPeople(deps.db, filter, { sort: 'account', most: MOST, limit: MOST, offset: 0 })
  return rows.map((row) => ({
    kind: 'member',
    id: row.id,
    name: row.account,
    detail: stateOf(row, now),
    memberId: row.id,
  }))
}

const hits = (kind: Hit['kind'], rows: readonly store.FoundRow[]): Hit[] =>
  rows.map(({ id, name, state, memberId, account, asset, amount }) => ({
    kind,
    id,
    name,
    detail: [account, state, `${amountText(amount, scale)} ${asset}`].filter((part) => part !== '').join(' · '),
    memberId,
  }))

/** A deposit by its reference or id. */
export const findDeposits = async (deps: Deps, { session: { brandId }, query }: FindRequest): Promise<Hit[]> =>
  hits('deposit', await store.findRequests(deps.db, { brandId, kind: 'deposit' }, meantBy(query.q)))

/** A withdrawal by its reference or id. */
export const findWithdrawals = async (deps: Deps, { session: { brandId }, query }: FindRequest): Promise<Hit[]> =>
  hits('withdrawal', await store.findRequests(deps.db, { brandId, kind: 'withdrawal' }, meantBy(query.q)))

/** A bet by its id or its round's. */
export const findBets = async (deps: Deps, { session: { brandId }, query }: FindRequest): Promise<Hit[]> =>
  hits('bet', await store.findBets(deps.db, brandId, meantBy(query.q)))

/** A transfer on a member's account by its id. */
export const findTransfers = async (deps: Deps, { session: { brandId }, query }: FindRequest): Promise<Hit[]> =>
  hits('transfer', await store.findTransfers(deps.db, brandId, meantBy(query.q)))
