import { randomUUID } from 'node:crypto'
import { withdrawal } from '@croupier/contract/cashier.ts'
import { audit } from '@croupier/contract/audit.ts'
import * as desk from '@croupier/contract/console-withdrawals.ts'
import type { SettingsText } from '#modules/brand/settings.ts'
import { cashierWorld } from './cashier.ts'
import { operatorIn } from './operators.ts'
import { LUCKY, setPolicy } from './policy.ts'
import { confirmed } from './approvals.ts'

/** A world in which every withdrawal is looked at, two people release 3,000.00 and more, and somebody pays by hand. */
export async function deskWorld() {
  const here = await cashierWorld()
  const { ask, deps, payee, withdraw, policy } = here
  const twoAbove = (twoFrom: string) => policy({ withdrawal: { reviewFrom: null, twoFrom, payout: 'by_hand' } })
  await twoAbove('3000')
  const [ana, paolo, mai, jun, lea] = [
    await operatorIn(here, 'operator01'),
    await operatorIn(here, 'operator02'),
    await operatorIn(here, 'operator03'),
    await operatorIn(here, 'operator04'),
    await operatorIn(here, 'operator05'),
  ]
  /** Checks of risk that are made from now on. */
  const check = (on: NonNullable<NonNullable<SettingsText['risk']>['on']>) => setPolicy(deps, LUCKY, { risk: { on } })
  /** Somebody's withdrawal that waits for a person. */
  const asked = async (amount = '2000') => {
    const one = await payee()
    const { value, errorCode } = await withdraw(one, amount)
    if (errorCode !== undefined) throw new Error(errorCode)
    return { one, id: value.id }
  }
  const at = (withdrawalId: string) => ({ params: { withdrawalId } })
  /** As the screen shows it at this moment; as nobody sees it where it can't be seen. */
  const shown = async (id: string) => {
    const { status, value } = await ask(desk.withdrawalCase, { token: ana, ...at(id) })
    return { expected: status === 200 ? { amount: value.amount, state: value.state } : { amount: '', state: '' } }
  }
  return {
    ...here,
    ana,
    paolo,
    mai,
    jun,
    lea,
    twoAbove,
    check,
    asked,
    /** As its member sees it. */
    seen: async (one: { token: string }, id: string) => (await ask(withdrawal, { token: one.token, ...at(id) })).value,
    stage: async (token: string, stage: desk.WithdrawalStage) =>
      (await ask(desk.withdrawalDesk, { token, query: { stage } })).value,
    open: (token: string, id: string) => ask(desk.withdrawalCase, { token, ...at(id) }),
    claim: (token: string, id: string) => ask(desk.claimWithdrawal, { token, ...at(id) }),
    shown,
    /** Several, each as the screen shows it. */
    several: (ids: readonly string[]) => Promise.all(ids.map(async (id) => ({ id, ...(await shown(id)) }))),
    approve: async (token: string, id: string, note = 'Looked at') =>
      ask(desk.approveWithdrawal, { token, ...at(id), body: { note, ...(await shown(id)) } }),
    refuse: async (token: string, id: string, reason = 'documents') =>
      ask(desk.refuseWithdrawal, { token, ...at(id), body: { reason, note: 'As agreed', ...(await shown(id)) } }),
    pay: async (
      token: string,
      id: string,
      body: { by: 'gateway' | 'hand'; bankReference?: string } = { by: 'gateway' },
    ) => ask(desk.payWithdrawal, { token, ...at(id), body: { ...body, ...(await shown(id)) } }),
    layAside: (token: string, id: string, body: { minutes?: number; reason?: string } = {}) =>
      ask(desk.layWithdrawalAside, {
        token,
        ...at(id),
        body: { minutes: 10, reason: 'call_member', note: 'No answer', ...body },
      }),
    confirm: (token: string, approvalId: string) =>
      confirmed({ ask }, { token, params: { approvalId }, body: { note: 'Fine' } }),
    /** What the log says was done to it, the last action first. */
    actions: async (id: string) =>
      (await ask(audit, { token: ana, query: { subject: `withdrawal:${id}` } })).value.list,
    stranger: randomUUID(),
  }
}
