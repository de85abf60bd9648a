import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { isAgentSite } from '#modules/brand/brand.ts'

const AGENTS: ReadonlySet<number> = new Set([1, 2, 41, 42])

/** May an account of this type come in at the host it asks? An agent site lets in agents alone and tells others nothing. */
export const mayEnter = async (
  tx: Tx,
  deps: Deps,
  { host }: Pick<Ask, 'host'>,
  agentType: number,
): Promise<Verdict<undefined>> =>
  AGENTS.has(agentType) || !(await isAgentSite(tx, deps, host)) ? yes(undefined) : no('not_an_agent')
