import { derivedId } from '@croupier/server/src/modules/wallet/wallet.ts'
import { freeOf, creditMember, least, type ModelBet, type ModelShortfall, type ModelState } from './model-state.ts'

/** Two people end what is owed of a bet, as far as they can. */
export type ShortfallEnd = EndRecord<'collect'> | EndRecord<'write_off'>

interface EndRecord<Way> {
  readonly kind: Way
  /** Of what the first of them has asked for. */
  readonly id: string
  readonly betId: string
  readonly shortfallId: string
}

/** What is still owed of it. */
export const owedOf = ({ amount, collected, writtenOff, reversed }: ModelShortfall): bigint =>
  amount - collected - writtenOff - reversed

/** A bet comes to pay so much in all: what is owed of it is paid first; what goes back the member gives, or owes under an id. */
export function comingTo(
  state: ModelState,
  [betId, bet]: readonly [string, ModelBet],
  payout: bigint,
  moveId: string,
): void {
  const more = payout - bet.payout
  if (more >= 0n) return creditMember(state, bet.memberId, more - reverse(state, betId, more))
  const given = least(freeOf(state, bet.memberId), -more)
  creditMember(state, bet.memberId, -given)
  const none = { collected: 0n, writtenOff: 0n, reversed: 0n }
  const own = { betId, memberId: bet.memberId, at: state.now, amount: -more - given, ...none }
  if (own.amount > 0n) state.shortfalls.set(derivedId(moveId, 'shortfall'), own)
}

/** What is owed of a bet becomes less by a payment, and then what was written off of it, each the oldest first; answers by how much. */
function reverse({ shortfalls }: ModelState, betId: string, payment: bigint): bigint {
  const own = [...shortfalls].filter(([, shortfall]) => shortfall.betId === betId)
  own.sort(([one, { at }], [other, { at: otherAt }]) => at - otherAt || (one < other ? -1 : 1))
  let left = payment
  for (const [id, shortfall] of own) {
    const amount = least(owedOf(shortfall), left)
    shortfalls.set(id, { ...shortfall, reversed: shortfall.reversed + amount })
    left -= amount
  }
  for (const [id] of own) {
    const shortfall = shortfalls.get(id)
    if (!shortfall) continue
    const amount = least(shortfall.writtenOff, left)
    const after = { writtenOff: shortfall.writtenOff - amount, reversed: shortfall.reversed + amount }
    shortfalls.set(id, { ...shortfall, ...after })
    left -= amount
  }
  return payment - left
}

export function endShortfall(state: ModelState, { kind, id, shortfallId }: ShortfallEnd): string {
  const shortfall = state.shortfalls.get(shortfallId)
  if (!shortfall) return 'not_found'
  const [owed, free] = [owedOf(shortfall), freeOf(state, shortfall.memberId)]
  if (owed === 0n) return 'shortfall_not_open'
  if (kind === 'collect' && free === 0n) return 'nothing_to_collect'
  if (state.done.has(id)) return 'approval_over'
  state.done.add(id)
  if (kind === 'write_off') {
    state.shortfalls.set(shortfallId, { ...shortfall, writtenOff: owed })
    return 'ok'
  }
  const amount = least(owed, free)
  creditMember(state, shortfall.memberId, -amount)
  state.shortfalls.set(shortfallId, { ...shortfall, collected: shortfall.collected + amount })
  return 'ok'
}

/** In words: amounts, and how it ended. */
export function shortfallWords(shortfall: Omit<ModelShortfall, 'at'>, state: string): string {
  const { betId, amount, collected, writtenOff, reversed } = shortfall
  return `${betId} ${amount} ${collected} ${writtenOff} ${reversed} ${state}`
}
