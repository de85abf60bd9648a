import type { Tx } from '#kernel/database.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { memberHere } from '#modules/identity/identity.ts'
import { isTopAgent } from '#modules/identity/hierarchy/hierarchy.ts'
import { announceContracts } from './end-falling.ts'
import { foresee } from './foresee.ts'
import { judgeOffer, lapseOf } from './rules.ts'
import { termsOf } from './terms.ts'
import * as store from './store.ts'

/** A contract that the house has decided to offer. */
export type HouseContract = Omit<store.NewContract, 'aboveId' | 'brandId'>

/** Offer an agent at the top a contract with the house. The agent answers it as any other. */
export async function offerHouseContract(
  tx: Tx,
  contract: HouseContract,
  { brand, now }: { readonly brand: Brand; readonly now: Date },
): Promise<Verdict<undefined>> {
  const member = await memberHere(tx, brand.id, contract.belowId)
  if (!member || !isTopAgent(member.agentType)) return no('not_an_agent')
  const house = { ...contract, brandId: brand.id, aboveId: null }
  await store.lockContracts(tx, brand.id, contract.kind)
  if (await store.findContract(tx, contract.id)) return no('id_reused')
  const foresight = await foresee(tx, { ...house, terms: termsOf(house.terms, brand.decimals) }, { brand, now })
  if (!foresight) return no('offer_over')
  const may = judgeOffer(house, await store.findStanding(tx, house, now), foresight.from)
  if (!may.ok) return may
  await store.insertContract(tx, house, now)
  await store.saveOffered(tx, house.id, { now, lapsesAt: lapseOf(now) })
  await announceContracts(tx, brand.id, [{ ...house, what: 'offered' }])
  return yes(undefined)
}
