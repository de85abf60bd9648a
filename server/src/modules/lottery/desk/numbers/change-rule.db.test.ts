import { randomUUID } from 'node:crypto'
import { audit } from '@croupier/contract/audit.ts'
import { capNumberRule, endNumberRule } from '@croupier/contract/console-number-rules.ts'
import type { AskedOrderLine } from '@croupier/contract/lottery-orders.ts'
import { describe, expect, test } from 'vitest'
import { confirmed } from '../../../../../test/approvals.ts'
import { numberRulePlay } from '../../../../../test/number-rules.ts'
import { officialPlay } from '../../../../../test/official-draws.ts'
import { operatorIn } from '../../../../../test/operators.ts'
import { world } from '../../../../../test/world.ts'

const here = await world()
const { ask, member } = here
const official = await officialPlay(here)
const { set, end, rulesOf } = numberRulePlay(here)
const because = (reason: string) => ({ reason, note: '' })
const de = (content: string, stake: string): AskedOrderLine => ({ method: 'DE_DB', content, tickets: 1, stake })

describe('a rule', () => {
  test('is lowered by one and raised by two, each version kept', async () => {
    const one = await member()
    const { issueNo } = await official.onSale()
    const { value } = await set({ kind: 'cap', numbers: ['71'], cap: '10.00' })
    const params = { ruleId: value.ruleId }
    const token = await operatorIn(here)
    expect((await ask(capNumberRule, { token, params, body: { cap: '5.00', ...because('exposure') } })).status).toBe(
      200,
    )
    expect((await official.place(one, [de('71', '6.00')])).errorCode).toBe('number_full')
    const asked = await ask(capNumberRule, { token, params, body: { cap: '20.00', ...because('over') } })
    expect(asked.errorCode).toBe('second_person_asked')
    expect((await official.place(one, [de('71', '6.00')])).errorCode).toBe('number_full')
    const approvalId = String(asked.extra['approvalId'])
    const second = await operatorIn(here, 'operator05')
    await confirmed(here, { token: second, params: { approvalId }, body: { note: 'Looked at' } })
    expect((await official.place(one, [de('71', '6.00')])).errorCode).toBeUndefined()
    const { rules } = await rulesOf(issueNo)
    expect(
      rules[0]?.history.map(({ change, cap, askedBy, confirmedBy }) => [change, cap, askedBy, confirmedBy]),
    ).toEqual([
      ['cap', '20.00', 'operator01', 'operator05'],
      ['cap', '5.00', 'operator01', 'operator01'],
      ['set', '10.00', 'operator01', 'operator01'],
    ])
    const log = (await ask(audit, { token, query: { subject: `number_rule:${value.ruleId}` } })).value.list
    expect(log.filter(({ action }) => action.startsWith('draws.number_')).map(({ action }) => action)).toEqual([
      'draws.number_cap',
      'draws.number_cap',
      'draws.number_set',
    ])
  })

  test('is the same under the same id, and nobody’s who may not set it', async () => {
    const id = randomUUID()
    expect((await set({ id })).errorCode).toBeUndefined()
    expect((await set({ id })).errorCode).toBeUndefined()
    expect((await set({ id, numbers: ['26'] })).errorCode).toBe('id_reused')
    const { issueNo } = await official.onSale()
    expect((await rulesOf(issueNo)).rules.map(({ ruleId }) => ruleId)).toContain(id)
    const cashier = await operatorIn(here, 'operator02')
    const params = { ruleId: id }
    expect((await ask(endNumberRule, { token: cashier, params, body: because('over') })).errorCode).toBe('forbidden')
    expect((await end(id)).errorCode).toBeUndefined()
    expect((await end(id)).errorCode).toBe('number_rule_ended')
    expect((await rulesOf(issueNo)).ended[0]).toMatchObject({
      ruleId: id,
      history: [{ change: 'end' }, { change: 'set' }],
    })
    expect((await end(randomUUID())).errorCode).toBe('not_found')
  })
})
