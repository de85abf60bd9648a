import type {
  AgentContract,
  ContractTerms as WireTerms,
  makeContract as call,
} from '@croupier/contract/agent-contracts.ts'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { agentBelow } from './agent-below.ts'
import { mustBeAgent } from './open-contract.ts'
import { readTerms, wireTerms } from './terms.ts'
import { contractViews } from './view.ts'
import * as store from './store.ts'

/** Draft a contract for an agent right below: nobody else sees it before it is offered. */
export async function makeContract(deps: Deps, ask: Ask<typeof call>): Promise<AgentContract> {
  const { body, session } = ask
  mustBeAgent(session)
  const brand = await brandOf(deps, ask.brandId)
  const { id, group, account, ...wire } = body
  const terms = wireTerms(must(readTerms(wire, brand.decimals)), brand.decimals)
  const draft = { id, brandId: brand.id, kind: wire.kind, group, aboveId: session.memberId, terms }
  return inTransaction(deps.db, async (tx) => {
    const row = await write(tx, deps, { ...draft, account: account.toLowerCase(), brand })
    const [view] = await contractViews(tx, [row], { memberId: session.memberId, brand, now: deps.now() })
    return view!
  })
}

interface Draft extends Omit<store.NewContract, 'belowId'> {
  readonly aboveId: string
  readonly account: string
  readonly brand: Brand
}

async function write(tx: Tx, deps: Deps, { account, brand, ...draft }: Draft): Promise<store.ContractRow> {
  // The version is counted, and the same one twice at once is one.
  await store.lockContracts(tx, brand.id, draft.kind)
  const before = await store.findContract(tx, draft.id)
  const belowId = await agentBelow(tx, draft.aboveId, { account, brand, now: deps.now() })
  if (before) {
    if (!isSame(before, { ...draft, belowId }, brand.decimals)) throw new Refusal('id_reused')
    return before
  }
  await store.insertContract(tx, { ...draft, belowId }, deps.now())
  const row = await store.findContract(tx, draft.id)
  if (!row) throw new Error(`contract ${draft.id} is not there`)
  return row
}

const isSame = (
  before: store.ContractRow,
  { aboveId, belowId, kind, group, terms }: store.NewContract,
  decimals: number,
) =>
  before.aboveId === aboveId &&
  before.belowId === belowId &&
  before.kind === kind &&
  before.group === group &&
  sameTerms(before.terms, terms, decimals)

const sameTerms = (one: WireTerms, other: WireTerms, decimals: number): boolean => {
  const read = (terms: WireTerms) => JSON.stringify(wireTerms(must(readTerms(terms, decimals)), decimals))
  return read(one) === read(other)
}
