import * as call from '@croupier/contract/agent-links.ts'
import { type Route, route } from '#kernel/route.ts'
import { openTeamAccount } from '../accounts/open-account.ts'
import { raiseRebates } from '../rebates/raise-rebates.ts'
import { countVisit } from './count-visit.ts'
import { makeLink } from './make-link.ts'
import { readLinks } from './reads.ts'
import { setLinkState } from './set-link-state.ts'

export const routes: readonly Route[] = [
  route(call.agentLinks, readLinks),
  route(call.makeAgentLink, makeLink),
  route(call.setAgentLinkState, setLinkState),
  route(call.visitAgentLink, countVisit),
  route(call.openTeamAccount, openTeamAccount),
  route(call.raiseRebates, raiseRebates),
]
