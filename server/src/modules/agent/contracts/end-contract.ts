import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { announceContracts, endFalling } from './end-falling.ts'
import type { OpenContract } from './open-contract.ts'
import { endByAgreement, endByNotice, stateOf } from './rules.ts'
import { termsOf } from './terms.ts'
import * as store from './store.ts'

/** Who wishes what of a contract that holds or will: its end, or that it is kept until a notice has run out. */
export interface EndWish {
  readonly memberId: string
  readonly wish: 'end' | 'keep'
}

/** Ask for the end of a contract, agree to it, or keep the contract until the notice has run out. */
export async function endContract(
  tx: Tx,
  open: OpenContract,
  { memberId, wish }: EndWish,
  now: Date,
): Promise<Verdict<undefined>> {
  const { row } = open
  const state = stateOf(row, now)
  if (state !== 'accepted' && state !== 'in_force') return no('offer_over')
  const isAskedByOther = row.endAskedBy !== null && row.endAskedBy !== memberId
  if (wish === 'keep') return isAskedByOther ? keep(tx, open) : no('offer_over')
  if (isAskedByOther) return agree(tx, open, now)
  return row.endAskedBy === null ? giveNotice(tx, open, memberId, now) : yes(undefined)
}

async function giveNotice(tx: Tx, open: OpenContract, memberId: string, now: Date): Promise<Verdict<undefined>> {
  const { brand, row } = open
  await store.saveEndAsked(tx, row.id, memberId, now)
  const until = endByNotice(termsOf(row.terms, brand.decimals), row.fromAt ?? now, { now, timeZone: brand.timeZone })
  await store.saveEnds(tx, [{ id: row.id, until }], 'notice')
  await announceContracts(tx, brand.id, [{ ...row, what: 'end_asked' }])
  await endFalling(tx, row, { brand, now })
  return yes(undefined)
}

async function agree(tx: Tx, open: OpenContract, now: Date): Promise<Verdict<undefined>> {
  const { brand, row } = open
  if (row.endAnswer === 'agreed') return yes(undefined)
  await store.saveEndAnswer(tx, row.id, 'agreed')
  const until = endByAgreement(termsOf(row.terms, brand.decimals), row.fromAt ?? now, { now, timeZone: brand.timeZone })
  await store.saveEnds(tx, [{ id: row.id, until }], 'agreement')
  await announceContracts(tx, brand.id, [{ ...row, what: 'ending' }])
  await endFalling(tx, row, { brand, now })
  return yes(undefined)
}

async function keep(tx: Tx, { brand, row }: OpenContract): Promise<Verdict<undefined>> {
  if (row.endAnswer === 'agreed') return no('offer_over')
  if (row.endAnswer === 'kept') return yes(undefined)
  await store.saveEndAnswer(tx, row.id, 'kept')
  await announceContracts(tx, brand.id, [{ ...row, what: 'kept' }])
  return yes(undefined)
}
