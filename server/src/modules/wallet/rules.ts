import { no, type Verdict, yes } from '#kernel/refusal.ts'

/** A balance row while its transaction holds the lock. `held` is promised away but not yet moved. */
export interface Purse {
  readonly balance: bigint
  readonly held: bigint
}

/** What can be spent. */
export const available = (purse: Purse): bigint => purse.balance - purse.held

/** May this much leave the account? */
export const spend = (purse: Purse, amount: bigint): Verdict<Purse> =>
  available(purse) < amount ? no('insufficient_funds') : yes({ ...purse, balance: purse.balance - amount })

export const receive = (purse: Purse, amount: bigint): Purse => ({ ...purse, balance: purse.balance + amount })

/** May this much be set aside? */
export const setAside = (purse: Purse, amount: bigint): Verdict<Purse> =>
  available(purse) < amount ? no('insufficient_funds') : yes({ ...purse, held: purse.held + amount })

export const giveBack = (purse: Purse, amount: bigint): Purse => ({ ...purse, held: purse.held - amount })

/** The content of a transfer that makes a repeated id the same command or another one. */
export interface Content {
  readonly kind: string
  readonly debit: string
  readonly credit: string
  readonly amount: bigint
}

/** Is this the same command again? */
export const sameContent = (one: Content, other: Content): boolean =>
  one.kind === other.kind && one.debit === other.debit && one.credit === other.credit && one.amount === other.amount
