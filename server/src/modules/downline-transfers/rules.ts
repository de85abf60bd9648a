import type { DownlineWay } from '@croupier/contract/downline-transfers.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { isAgent } from '#modules/identity/hierarchy/hierarchy.ts'

type Policy = Brand['settings']['cashier']['line']

/** Which ways the brand lets somebody of this kind send money. */
export function waysOf(agentType: number, { up, down }: Pick<Policy, 'up' | 'down'>): readonly DownlineWay[] {
  const agent = isAgent(agentType)
  const mayUp = up === 'everyone' || (up === 'agents' && agent)
  return [...(mayUp ? (['up'] as const) : []), ...(down && agent ? (['down'] as const) : [])]
}
