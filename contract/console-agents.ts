import { z } from 'zod'
import { post } from './call.ts'
import { ONE, oneMember } from './console-members.ts'
import { Day, requiredText } from './field.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

export const moveMember = post('/wps/operator/agents/{memberId}/move', {
  summary: 'Let a member with everyone below stand under another agent, from the next business day on',
  actor: 'operator',
  permission: 'members.edit',
  params: oneMember,
  body: z.strictObject({ account: requiredText(40), ...Because }),
  reply: z.strictObject({ from: Day }),
  effect: 'loosens',
  refusals: [...ONE, 'would_be_a_circle', 'top_agent', 'not_an_agent', ...TWO_PEOPLE],
})
