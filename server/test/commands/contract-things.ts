import { randomUUID } from 'node:crypto'
import * as requests from '@croupier/contract/agent-contract-requests.ts'
import * as contracts from '@croupier/contract/agent-contracts.ts'
import { sql } from 'kysely'
import { dividend } from '../contracts.ts'
import { putUnder } from '../hierarchy.ts'
import type { House } from './house.ts'
import { once, type StrangerResource } from './member-things.ts'

/** What the calls about contracts name: a draft of somebody else, and an agent of another agent's team. */
export function contractThings(it: House): readonly StrangerResource[] {
  const draft = () => ({ id: randomUUID(), group: 'CONS' as const, ...dividend('0.1') })
  const made = once(async () => {
    const [giver, below] = [await it.member(), await it.member()]
    await sql`update identity.member set agent_type = 1 where id = ${giver.id}`.execute(it.deps.db)
    await sql`update identity.member set agent_type = 2 where id = ${below.id}`.execute(it.deps.db)
    await putUnder(it.deps, below.id, giver.id)
    const token = await it.logIn(giver.account, giver.password)
    const { value } = await it.ask(contracts.makeContract, { token, body: { ...draft(), account: below.account } })
    return { contractId: value.contractId, account: below.account }
  })
  const named = async () => ({ params: { contractId: (await made()).contractId } })
  const queried = async () => ({ query: { id: (await made()).contractId, status: 'R' } })
  const said = async () => ({ body: { contractId: (await made()).contractId, status: 'R' } })
  return [
    { call: requests.processDailySalary, of: 'member', prepare: queried },
    { call: requests.processHourlySalary, of: 'member', prepare: said },
    { call: requests.processRealTimeSalary, of: 'member', prepare: said },
    {
      call: contracts.makeContract,
      of: 'member',
      prepare: async () => ({ body: { ...draft(), account: (await made()).account } }),
    },
    { call: contracts.offerContract, of: 'member', prepare: async () => ({ ...(await named()), body: {} }) },
    { call: contracts.withdrawContract, of: 'member', prepare: async () => ({ ...(await named()), body: {} }) },
    {
      call: contracts.answerContract,
      of: 'member',
      prepare: async () => ({ ...(await named()), body: { answer: 'accept' } }),
    },
    { call: contracts.terminateContract, of: 'member', prepare: async () => ({ ...(await named()), body: {} }) },
    {
      call: contracts.simulateContract,
      of: 'member',
      prepare: async () => ({ body: { contractId: (await made()).contractId } }),
    },
  ]
}
