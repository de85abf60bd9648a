import type { Flag } from '@croupier/contract/whitelabel.ts'
import { useFlags } from '@croupier/kit/brand.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { isAgent } from '../member/ruling.ts'

/** The agent centre's pages by the specification's names, in its order, each with the brand's switch for it. */
const SWITCHES = {
  announcement: 'agent_announcement',
  overview: 'agent_overview',
  registerCenter: 'agent_registration',
  team: 'agent_team',
  betting: 'agent_betting',
  profit: 'agent_profit',
  transactions: 'agent_transactions',
} as const satisfies Record<string, Flag>

export type AgentPageName = keyof typeof SWITCHES

const NAMES = Object.keys(SWITCHES) as readonly AgentPageName[]

/** The page that opens where an address names none. */
const FIRST_AGENT_PAGE: AgentPageName = 'overview'

/** The pages that the brand has, in order. */
export function useAgentPages(): readonly AgentPageName[] {
  const has = useFlags()
  return NAMES.filter((name) => has(SWITCHES[name]))
}

/** The page that opens first: the usual one, or where the brand is without it the first that it has. */
export const firstOf = (pages: readonly AgentPageName[]): AgentPageName | undefined =>
  pages.find((name) => name === FIRST_AGENT_PAGE) ?? pages[0]

/** Whether there is an agent centre for whoever is logged in. */
export function useAgentCentre(): boolean {
  const pages = useAgentPages()
  return isAgent(useSession()) && pages.length > 0
}

export interface AgentScreenProps {
  /** What of the page the address names, where it names more than the page: somebody's id, or a way. */
  readonly part?: string | undefined
}
