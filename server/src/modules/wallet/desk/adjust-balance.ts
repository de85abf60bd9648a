import type { adjustBalance as call } from '@croupier/contract/console-actions.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { periodsAt } from '#kernel/period.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { needsSecond } from '#modules/brand/four-eyes/four-eyes.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { sameContent } from '../rules.ts'
import { addAdjusted } from './store.ts'
import { accountOf, houseAccount, type Move, type BalancesAfter, openBook } from '../wallet.ts'
import { announceBalances } from '../balances/balances.ts'
import { transfersOf } from '../transfers/transfers.ts'

const KIND = 'adjustment'

/** Put money on a member's balance or take it off, once for its id and never below the floor; above the brand's limit by two people. */
export async function adjustBalance(deps: Deps, ask: Ask<typeof call>): Promise<{ balance: string }> {
  const brand = await brandOf(deps, ask.session.brandId)
  const amount = unitsOf(ask.body.amount, brand.decimals)
  if (!amount) return must(atField('amount', 'invalid_amount'))
  if (amount > brand.settings.adjustment.max) throw new Refusal('amount_above_cap')
  return inTransaction(deps.db, (tx) => adjust(tx, deps, ask, { brand, amount }))
}

async function adjust(
  tx: Tx,
  deps: Deps,
  ask: Ask<typeof call>,
  { brand, amount }: { readonly brand: Brand; readonly amount: bigint },
): Promise<{ balance: string }> {
  const { session, params, body } = ask
  const { direction, reason, note } = body
  const member = await memberHere(tx, brand.id, params.memberId)
  if (!member) throw new Refusal('not_found')

  const move = moveOf(brand, { id: body.id.toLowerCase(), memberId: member.id, direction, amount })
  const book = await openBook(tx, [accountOf(member.id, brand.currency)])
  if (!book.balanceOf(accountOf(member.id, brand.currency))) throw new Refusal('not_found')
  const text = (units: bigint) => amountText(units, brand.decimals)
  // Asked behind the lock: whoever sent the same id before has committed by then.
  const [before] = await transfersOf(tx, [move.id])
  if (before && !sameContent(before, move)) throw new Refusal('id_reused')
  if (before) return { balance: text(leftBy(before)) }

  const after = leftBy(must(book.transfer(move)))
  await book.write(deps.now())

  const subject = { type: 'member', id: member.id, name: member.account }
  const change = direction === 'up' ? amount : -amount
  const facts = { amount: text(change), currency: brand.currency, balance: text(after - change), after: text(after) }
  const when = await isTooMuchAlone(tx, deps, ask, { brand, amount })
  await needTwo(tx, session, { when, rule: 'adjustment_above_limit', subject, facts }, deps.now())

  const entry = {
    action: 'adjustments.make',
    before: { balance: facts.balance },
    after: { ...facts, transfer: move.id },
  }
  await record(tx, doerOf(ask), { brandId: brand.id, subject, ...entry, reason, note }, deps.now())
  await announceBalances(tx, brand.id, [member.id])
  return { balance: text(after) }
}

/** Whether one person may not do it: the amount itself, or what they have adjusted alone today together with it. */
async function isTooMuchAlone(
  tx: Tx,
  deps: Deps,
  { session }: Ask<typeof call>,
  { brand, amount }: { readonly brand: Brand; readonly amount: bigint },
): Promise<boolean> {
  const { dayMax } = brand.settings.adjustment
  const large = needsSecond(brand, { action: 'adjustment', amount }, session.roles)
  if (session.confirming !== undefined || large) return true
  const day = periodsAt(deps.now(), brand.timeZone).day.from
  return (await addAdjusted(tx, { brandId: brand.id, operatorId: session.operatorId, day, amount })) > dayMax
}

interface AdjustmentRequest {
  readonly id: string
  readonly memberId: string
  readonly direction: 'up' | 'down'
  readonly amount: bigint
}

function moveOf({ id: brandId, currency }: Brand, { id, memberId, direction, amount }: AdjustmentRequest): Move {
  const [cash, house] = [accountOf(memberId, currency), houseAccount(brandId, 'adjustments', currency)]
  const [debit, credit] = direction === 'up' ? [house, cash] : [cash, house]
  return { id, kind: KIND, debit, credit, amount }
}

/** What the member has after it: only their side of it has a floor. */
const leftBy = ({ debitAfter, creditAfter }: BalancesAfter): bigint => debitAfter ?? creditAfter ?? 0n
