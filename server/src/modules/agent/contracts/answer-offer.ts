import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import { announceContracts, endFalling } from './end-falling.ts'
import { foresee } from './foresee.ts'
import type { OpenContract } from './open-contract.ts'
import { judgeStart, stateOf } from './rules.ts'
import { termsOf } from './terms.ts'
import * as store from './store.ts'

export type OfferAnswer = 'accept' | 'reject'

/** Answer an offer. It is judged anew: since it was made, what its giver has may have changed. */
export async function answerOffer(
  tx: Tx,
  { brand, row, side }: OpenContract,
  answer: OfferAnswer,
  now: Date,
): Promise<Verdict<undefined>> {
  if (side !== 'own') return no('not_found')
  // The same answer again is the same one.
  if (row.state === (answer === 'accept' ? 'accepted' : 'rejected')) return yes(undefined)
  if (stateOf(row, now) !== 'offered') return no('offer_over')
  if (answer === 'accept') return accept(tx, { brand, row, side }, now)
  await store.saveDecided(tx, row.id, 'rejected', now)
  await announceContracts(tx, brand.id, [{ ...row, what: 'rejected' }])
  return yes(undefined)
}

async function accept(tx: Tx, { brand, row }: OpenContract, now: Date): Promise<Verdict<undefined>> {
  const foresight = await foresee(tx, { ...row, terms: termsOf(row.terms, brand.decimals) }, { brand, now })
  if (!foresight) return no('offer_over')
  if (foresight.isAboveOwn) return no('rate_above_own')
  const { from, until } = foresight
  const may = judgeStart(row, await store.findStanding(tx, row, now), from)
  if (!may.ok) return may

  const before = await store.findOwn(tx, row, now)
  await endBefore(tx, before, { row, from })
  await store.saveAccepted(tx, row.id, { now, from })
  if (until) await store.saveEnds(tx, [{ id: row.id, until }], 'above')
  await announceContracts(tx, brand.id, [{ ...row, what: 'accepted' }])
  await endFalling(tx, row, { brand, now })
  return yes(undefined)
}

/** What the agent had ends where the new version begins: by it, or because it stands under somebody else then. */
async function endBefore(
  tx: Tx,
  before: readonly store.ContractRow[],
  { row, from }: { readonly row: store.ContractRow; readonly from: Date },
): Promise<void> {
  const ends = (some: readonly store.ContractRow[]) => some.map(({ id }) => ({ id, until: from }))
  const [same, other] = [
    before.filter(({ aboveId }) => aboveId === row.aboveId),
    before.filter(({ aboveId }) => aboveId !== row.aboveId),
  ]
  if (same.length > 0) await store.saveEnds(tx, ends(same), 'version')
  if (other.length > 0) await store.saveEnds(tx, ends(other), 'moved')
}
