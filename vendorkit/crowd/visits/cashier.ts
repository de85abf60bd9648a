import { type Guest, VISIT_END, type Visit } from '../visit.ts'
import { depositVisit } from './deposit.ts'
import { WithdrawalVisit } from './withdrawal.ts'

/** Who has fewer coins pays in. */
const POOR = 300n
/** Who has more takes some of them out. */
const RICH = 2500n

/** A visit to the cashier: money in where there is little, out where there is much, a look at it otherwise. */
export function cashierVisit(guest: Guest): Visit {
  const balance = guest.balance ?? 0n
  if (balance < POOR * guest.coin()) return depositVisit(guest)
  if (balance > RICH * guest.coin()) return new WithdrawalVisit(guest, RICH * guest.coin())
  return { activity: 'cashier', step: async () => VISIT_END, end: async () => undefined }
}
