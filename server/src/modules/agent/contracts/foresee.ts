import {
  type ContractEnding,
  contractTop,
  fallingContracts,
  firstHigher,
  isHigher,
  type TimedContract,
  topAt,
} from '@croupier/engine/agents/contract-top.ts'
import type { ContractTerms } from '@croupier/engine/agents/contract-terms.ts'
import type { Db } from '#kernel/database.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { timedContract } from './rules.ts'
import { startOf } from './start-of.ts'
import * as store from './store.ts'

/** How things will stand if a contract is accepted now. */
export interface Foresight {
  readonly from: Date
  /** It pays more than what its giver has at that moment. */
  readonly isAboveOwn: boolean
  /** When it will end because its giver’s own no longer carries it, as far as that is known. */
  readonly until: Date | undefined
  /** Contracts below that end with it. */
  readonly falling: readonly ContractEnding[]
}

export interface ForeseenContract extends store.ContractPair {
  readonly id: string
  readonly terms: ContractTerms
}

/** How things will stand if this is accepted now; undefined where the one does not stand right below the other. */
export async function foresee(
  db: Db,
  contract: ForeseenContract,
  { brand, now }: { readonly brand: Brand; readonly now: Date },
): Promise<Foresight | undefined> {
  const { aboveId, belowId, kind, group, terms } = contract
  const from = await startOf(db, contract, terms, { now, timeZone: brand.timeZone })
  if (!from) return undefined
  const timed = (rows: readonly store.ContractRow[]) => rows.map((row) => timedContract(row, brand.decimals))
  const top = contractTop(terms)
  const above = aboveId === null ? undefined : timed(await store.findOwn(db, { belowId: aboveId, kind, group }, now))
  const fresh: TimedContract = {
    id: contract.id,
    kind,
    group,
    aboveId: aboveId ?? undefined,
    belowId,
    top,
    from,
    until: undefined,
  }
  const until = above && firstHigher(fresh, above, now)
  const own = timed(await store.findOwn(db, { belowId, kind, group }, now)).map((one) => endedBy(one, from))
  const given = timed(await store.findGiven(db, { belowId, kind, group }, now))
  const tree = { agentId: belowId, own: [...own, { ...fresh, until }], given, kind, group }
  return {
    from,
    isAboveOwn: above !== undefined && isHigher(top, topAt(above, from)),
    until,
    falling: fallingContracts(tree, now),
  }
}

/** A version that ends where the next one begins. */
function endedBy(one: TimedContract, from: Date): TimedContract {
  const end = from > one.from ? from : one.from
  return one.until && one.until <= end ? one : { ...one, until: end }
}
