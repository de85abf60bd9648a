import * as call from '@croupier/contract/agent.ts'
import { type Route, route } from '#kernel/route.ts'
import { readBets } from './bets/reads.ts'
import { readPerson, readTeam } from './branches/reads.ts'
import { routes as contractRoutes } from './contracts/routes.ts'
import { readOverview, readProfit } from './figures/reads.ts'
import { routes as linkRoutes } from './links/routes.ts'
import { findInTeam } from './team/reads.ts'

export const routes: readonly Route[] = [
  route(call.agentOverview, readOverview),
  route(call.agentTeam, readTeam),
  route(call.findInTeam, findInTeam),
  route(call.agentTeamPerson, readPerson),
  route(call.agentBets, readBets),
  route(call.agentProfit, readProfit),
  ...linkRoutes,
  ...contractRoutes,
]
