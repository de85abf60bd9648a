import type { MemberKind } from '@croupier/contract/agent-links.ts'

const SECOND_SERIES: readonly number[] = [41, 42]

/** What somebody of this kind is right below an agent. */
export function typeBelow(agentType: number, kind: MemberKind): 0 | 2 | 42 {
  if (kind === 'player') return 0
  return SECOND_SERIES.includes(agentType) ? 42 : 2
}
