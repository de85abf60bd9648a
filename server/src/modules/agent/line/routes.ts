import * as call from '@croupier/contract/agent.ts'
import { type Route, route } from '#kernel/route.ts'
import { findInLine, readBets, readLine, readOverview, readPerson, readProfit } from './reads.ts'

export const routes: readonly Route[] = [
  route(call.agentOverview, readOverview),
  route(call.agentLine, readLine),
  route(call.findInLine, findInLine),
  route(call.agentLinePerson, readPerson),
  route(call.agentBets, readBets),
  route(call.agentProfit, readProfit),
]
