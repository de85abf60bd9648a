import type { AgentLink } from '@croupier/contract/agent-links.ts'
import { useWords } from '@croupier/kit/words.ts'
import { usePercent } from './percent.ts'

/** Whom a link brings and what they get, in a line. */
export function LinkTerms({ link: { type, rebates } }: { readonly link: Pick<AgentLink, 'type' | 'rebates'> }) {
  const t = useWords('agent')
  const percent = usePercent()
  return `${t(type)}, ${percent(rebates.lottery, 1)} / ${percent(rebates.casino, 2)}`
}
