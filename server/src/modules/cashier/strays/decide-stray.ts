import type * as call from '@croupier/contract/console-strays.ts'
import { amountText } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { atField, must, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf, listsReason } from '#modules/brand/brand.ts'
import { memberIdsOf } from '#modules/identity/identity.ts'
import { credit } from '../deposits/credit.ts'
import { findDeposit, findDepositForUpdate } from '../deposits/store.ts'
import { free } from '../desk/claims.ts'
import { needsTwo } from '../desk/rules.ts'
import { deleteClaim } from '../desk/store.ts'
import { referenceOf } from '../rules.ts'
import { nextReference } from '../store.ts'
import * as store from './store.ts'

type Done = Record<string, never>
type Deciding = Pick<Ask<typeof call.parkStray>, 'session' | 'brandId' | 'ip' | 'params' | 'body'>

/** Credit money that belonged to nobody to a member, as a deposit of theirs. */
export async function creditStray(deps: Deps, ask: Ask<typeof call.creditStray>): Promise<Done> {
  const brand = must(await listed(deps, ask, 'strays.credit'))
  const { account } = ask.body
  const memberId = (await memberIdsOf(deps.db, brand.id, [account])).get(account)
  if (memberId === undefined) return must(atField('account', 'invalid'))
  const end = { state: 'credited', toAccount: account } as const
  must(
    await inTransaction(deps.db, (tx) =>
      decide(tx, deps, { ask, brand, end }, (row) =>
        creditTo(tx, deps, brand, { row, memberId, by: ask.session.username }),
      ),
    ),
  )
  return {}
}

/** Note that it was sent back to whoever paid it, under the bank's reference. */
export async function returnStray(deps: Deps, ask: Ask<typeof call.returnStray>): Promise<Done> {
  const brand = must(await listed(deps, ask, 'strays.send_back'))
  const end = { state: 'returned', bankReference: ask.body.bankReference } as const
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, { ask, brand, end })))
  return {}
}

/** Put it aside until more is known; nothing moves, and one person is enough. */
export async function parkStray(deps: Deps, ask: Ask<typeof call.parkStray>): Promise<Done> {
  const brand = must(await listed(deps, ask, 'strays.park'))
  must(await inTransaction(deps.db, (tx) => decide(tx, deps, { ask, brand, end: { state: 'parked' } })))
  return {}
}

async function listed(deps: Deps, { brandId, body }: Deciding, deed: string): Promise<Verdict<Brand>> {
  const brand = await brandOf(deps, brandId)
  return listsReason(brand, deed, body.reason) ? yes(brand) : atField('reason', 'invalid')
}

interface Wanted {
  readonly ask: Deciding
  readonly brand: Brand
  readonly end: Pick<store.StrayEnd, 'state' | 'bankReference'> & { readonly toAccount?: string }
}

async function decide(
  tx: Tx,
  deps: Deps,
  { ask, brand, end }: Wanted,
  act?: (row: store.StrayRow) => Promise<void>,
): Promise<Verdict<undefined>> {
  const { session, params, body } = ask
  const row = await store.findStrayForUpdate(tx, brand.id, params.strayId)
  if (!row) return no('not_found')
  if (row.state !== 'open' && row.state !== 'parked') return no('stray_not_open')
  const may = await free(tx, deps, session, row.id)
  if (!may.ok) return may

  if (end.state !== 'parked') await twoPeople(tx, deps, { ask, brand, end }, row)
  await act?.(row)
  const { reason, note } = body
  await store.updateStray(tx, row.id, { ...end, reason, note, by: session.username }, deps.now())
  await deleteClaim(tx, row.id)
  await record(
    tx,
    doerOf(ask),
    {
      brandId: brand.id,
      action: `strays.${DEEDS[end.state]}`,
      subject: subjectOf(row),
      before: { state: row.state, amount: amountText(row.amount, brand.decimals), why: row.why },
      after: end,
      reason,
      note,
    },
    deps.now(),
  )
  return yes(undefined)
}

const DEEDS = { credited: 'credit', returned: 'send_back', parked: 'park', arrived: 'arrive' } as const
const subjectOf = ({ id, reference }: store.StrayRow) => ({ type: 'stray', id, name: reference })

/** Large ones are decided by two. */
async function twoPeople(tx: Tx, deps: Deps, { ask, brand, end }: Wanted, row: store.StrayRow): Promise<void> {
  const { twoFrom } = brand.settings.cashier.withdrawal
  const { session } = ask
  // What somebody has asked for is confirmed, also where the limit is another one by now.
  if (!needsTwo(row.amount, twoFrom) && session.confirming === undefined) return
  const facts = { amount: amountText(row.amount, brand.decimals), currency: row.asset, ...end }
  await needTwo(tx, session, { rule: 'stray_above_limit', subject: subjectOf(row), facts }, deps.now())
}

interface Credited {
  readonly row: store.StrayRow
  readonly memberId: string
  readonly by: string
}

/** The money comes in as a deposit under its own id, without a fee, where the request that it names would have brought it. */
async function creditTo(tx: Tx, deps: Deps, brand: Brand, { row, memberId, by }: Credited): Promise<void> {
  const named = row.about === null ? undefined : await findDeposit(tx, row.about)
  const reference = referenceOf('DEP', await nextReference(tx))
  await store.insertFound(tx, { stray: row, memberId, channel: named?.channel ?? UNKNOWN, reference }, deps.now())
  const deposit = await findDepositForUpdate(tx, row.id)
  if (!deposit) throw new Error(`deposit ${row.id} is gone`)
  await credit(tx, deps, { brand, row: deposit }, { amount: row.amount, by: `operator:${by}` })
}

/** Where money comes in of which nobody knows the channel. */
const UNKNOWN = 'UNMATCHED'
