import type { LineWay } from '@croupier/contract/line.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'

type Policy = Brand['settings']['cashier']['line']

const AGENTS: readonly number[] = [1, 2, 41, 42]

/** Which ways the brand lets somebody of this kind send money. */
export function waysOf(agentType: number, { up, down }: Pick<Policy, 'up' | 'down'>): readonly LineWay[] {
  const agent = AGENTS.includes(agentType)
  const mayUp = up === 'everyone' || (up === 'agents' && agent)
  return [...(mayUp ? (['up'] as const) : []), ...(down && agent ? (['down'] as const) : [])]
}

interface OfDay {
  readonly amount: bigint
  /** Of today, without this one. */
  readonly today: bigint
  readonly dayMax: bigint | null
  readonly resetsAt: Date
}

/** Does it fit into what a member may send in a day? */
export function fitsDay({ amount, today, dayMax, resetsAt }: OfDay): Verdict<undefined> {
  if (dayMax === null || today + amount <= dayMax) return yes(undefined)
  return no('limit_reached', { value: { limit: 'transfer', period: 'day', resetsAt: resetsAt.toISOString() } })
}
