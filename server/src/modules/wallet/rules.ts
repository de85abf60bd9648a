import { no, type Verdict, yes } from '#kernel/refusal.ts'

/** A balance row while its transaction holds the lock. `held` is promised away but not yet moved. */
export interface Balance {
  readonly balance: bigint
  readonly held: bigint
}

/** What can be spent. */
export const available = (one: Balance): bigint => one.balance - one.held

/** May this much leave the account? */
export const spend = (one: Balance, amount: bigint): Verdict<Balance> =>
  available(one) < amount ? no('insufficient_funds') : yes({ ...one, balance: one.balance - amount })

export const receive = (one: Balance, amount: bigint): Balance => ({ ...one, balance: one.balance + amount })

/** May this much be set aside? */
export const setAside = (one: Balance, amount: bigint): Verdict<Balance> =>
  available(one) < amount ? no('insufficient_funds') : yes({ ...one, held: one.held + amount })

export const giveBack = (one: Balance, amount: bigint): Balance => ({ ...one, held: one.held - amount })

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
