import type { DownlineWay } from '@croupier/contract/downline-transfers.ts'
import type { Brand } from '#modules/brand/brand.ts'

type Policy = Brand['settings']['cashier']['line']

const AGENTS: readonly number[] = [1, 2, 41, 42]

/** Which ways the brand lets somebody of this kind send money. */
export function waysOf(agentType: number, { up, down }: Pick<Policy, 'up' | 'down'>): readonly DownlineWay[] {
  const agent = AGENTS.includes(agentType)
  const mayUp = up === 'everyone' || (up === 'agents' && agent)
  return [...(mayUp ? (['up'] as const) : []), ...(down && agent ? (['down'] as const) : [])]
}
