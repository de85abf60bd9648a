import { randomUUID } from 'node:crypto'
import { endNumberRule, numberRules, setNumberRule } from '@croupier/contract/console-number-rules.ts'
import type { z } from 'zod'
import { confirmed } from './approvals.ts'
import { operatorIn } from './operators.ts'
import type { World } from './world.ts'

export type NumberRuleText = Partial<z.input<typeof setNumberRule.body>>

const OVER = { reason: 'over', note: '' }

/** Rules on numbers of a lottery, set by one operator and ended by two. */
export function numberRulePlay(here: World) {
  const { ask } = here

  async function set(rule: NumberRuleText, gameCode = 'VN_MB') {
    const token = await operatorIn(here)
    const body = {
      id: randomUUID(),
      kind: 'closed' as const,
      method: 'DE_DB',
      issueNo: null,
      numbers: ['25'],
      reason: 'exposure',
      note: '',
      ...rule,
    }
    return ask(setNumberRule, { token, params: { gameCode }, body })
  }

  /** One asks for the end of a rule and another agrees. */
  async function end(ruleId: string) {
    const token = await operatorIn(here)
    const asked = await ask(endNumberRule, { token, params: { ruleId }, body: OVER })
    if (asked.errorCode !== 'second_person_asked') return asked
    const approvalId = String(asked.extra['approvalId'])
    const second = await operatorIn(here, 'operator05')
    return confirmed(here, { token: second, params: { approvalId }, body: { note: 'Looked at' } })
  }

  const rulesOf = async (issueNo: string, gameCode = 'VN_MB') =>
    (await ask(numberRules, { token: await operatorIn(here), params: { gameCode, issueNo } })).value

  return { set, end, rulesOf }
}
