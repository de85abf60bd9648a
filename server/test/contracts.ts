import { randomUUID } from 'node:crypto'
import {
  agentContracts,
  answerContract,
  type ContractTerms,
  makeContract,
  offerContract,
  terminateContract,
  withdrawContract,
} from '@croupier/contract/agent-contracts.ts'
import type { AskedOf } from '@croupier/contract/call.ts'
import { expect } from 'vitest'
import { inTransaction } from '#kernel/database.ts'
import { must } from '#kernel/refusal.ts'
import { offerHouseContract } from '#modules/agent/contracts/offer-house-contract.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { type TeamMember, agentWorld } from './agents.ts'
import { LUCKY } from './policy.ts'

type Draft = AskedOf<typeof makeContract, 'body'>
type DividendTerms = Extract<ContractTerms, { kind: 'dividend' }>

/** Terms of a dividend with one tier that asks for nothing. */
export const dividend = (rate: string, period: DividendTerms['period'] = 'H'): ContractTerms => ({
  kind: 'dividend',
  period,
  carry: 'carried',
  tiers: [{ netLoss: '0', validBets: '0', active: 0, rate }],
})

/** A world of agents who make contracts. */
export async function contractWorld() {
  const here = await agentWorld()
  const { ask, deps, below, enter } = here

  const agent = (upline?: TeamMember, agentType = upline ? 2 : 1): Promise<TeamMember> => below(upline, agentType)
  // Whoever asks has just come in: the clock moves by weeks.
  const make = async (one: TeamMember, draft: Readonly<Record<string, unknown>>) =>
    // Its kind says which of the forms it is.
    ask(makeContract, { token: await enter(one), body: { id: randomUUID(), ...draft } as Draft })
  const on =
    <C extends typeof offerContract | typeof withdrawContract>(call: C) =>
    async (one: TeamMember, contractId: string) =>
      ask(call, { token: await enter(one), params: { contractId }, body: {} } as Parameters<typeof ask<C>>[1])
  const offer = on(offerContract)
  const withdraw = on(withdrawContract)
  const answer = async (one: TeamMember, contractId: string, said: 'accept' | 'reject' = 'accept') =>
    ask(answerContract, { token: await enter(one), params: { contractId }, body: { answer: said } })
  const terminate = async (one: TeamMember, contractId: string, wish: 'end' | 'keep' = 'end') =>
    ask(terminateContract, { token: await enter(one), params: { contractId }, body: { wish } })
  const contractsOf = async (one: TeamMember, query: AskedOf<typeof agentContracts, 'query'> = {}) =>
    (await ask(agentContracts, { token: await enter(one), query })).value.list
  const contractOf = async (one: TeamMember, contractId: string) => {
    const found = (await contractsOf(one)).find((contract) => contract.contractId === contractId)
    if (!found) throw new Error(`${one.account} has no contract ${contractId}`)
    return found
  }

  /** A contract that is drafted and offered. */
  const offered = async (
    giver: TeamMember,
    receiver: TeamMember,
    terms: ContractTerms,
    group = 'CONS',
  ): Promise<string> => {
    const { value } = await make(giver, { ...terms, group, account: receiver.account })
    const { errorCode } = await offer(giver, value.contractId)
    expect(errorCode).toBeUndefined()
    return value.contractId
  }
  /** A contract that both have agreed on. */
  const agreed = async (
    giver: TeamMember,
    receiver: TeamMember,
    terms: ContractTerms,
    group = 'CONS',
  ): Promise<string> => {
    const id = await offered(giver, receiver, terms, group)
    expect((await answer(receiver, id)).errorCode).toBeUndefined()
    return id
  }
  /** What the house gives an agent at the top, accepted. */
  const fromHouse = async (top: TeamMember, terms: ContractTerms, group = 'CONS'): Promise<string> => {
    const contract = { id: randomUUID(), belowId: top.id, kind: terms.kind, group, terms }
    const brand = await brandOf(deps, LUCKY)
    must(await inTransaction(deps.db, (tx) => offerHouseContract(tx, contract, { brand, now: deps.now() })))
    expect((await answer(top, contract.id)).errorCode).toBeUndefined()
    return contract.id
  }
  /** U with a contract of 30 % from the house that holds, D below U, E below D, F below E. */
  const chain = async () => {
    const U = await agent()
    const D = await agent(U)
    const E = await agent(D)
    const F = await agent(E)
    const own = await fromHouse(U, dividend('0.3'))
    return { U, D, E, F, own }
  }
  return {
    ...here,
    agent,
    make,
    offer,
    withdraw,
    answer,
    terminate,
    contractsOf,
    contractOf,
    offered,
    agreed,
    fromHouse,
    chain,
  }
}
