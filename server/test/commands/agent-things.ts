import { agentBets, agentProfit, agentTeam, agentTeamPerson, findInTeam } from '@croupier/contract/agent.ts'
import { sql } from 'kysely'
import { putUnder } from '../hierarchy.ts'
import type { House } from './house.ts'
import { once, type StrangerResource } from './member-things.ts'

/** What the calls of the agent centre name: somebody of another agent's team. */
export function agentThings(it: House): readonly StrangerResource[] {
  const player = once(async () => {
    const [upline, below] = [await it.member(), await it.member()]
    await sql`update identity.member set agent_type = 1 where id = ${upline.id}`.execute(it.deps.db)
    await putUnder(it.deps, below.id, upline.id)
    return below
  })
  const queried = async () => ({ query: { memberId: (await player()).id } })
  const named = async () => ({ params: { memberId: (await player()).id } })
  return [
    { call: agentTeam, of: 'member', prepare: queried },
    { call: agentBets, of: 'member', prepare: queried },
    { call: agentProfit, of: 'member', prepare: queried },
    { call: agentTeamPerson, of: 'member', prepare: named },
    { call: findInTeam, of: 'member', prepare: async () => ({ query: { account: (await player()).account } }) },
  ]
}
