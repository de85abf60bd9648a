import { markMember } from '@croupier/contract/console-actions.ts'
import { noteWithdrawal } from '@croupier/contract/console-withdrawals.ts'
import { makeCall } from '../calls/caller.ts'
import { ago, type CaseContext, DAY, HOUR, type OpenCase } from './case.ts'
import { payInAndPlay } from './deposits.ts'
import { becomePayee, takeOut } from './payouts.ts'
import { arrive, type CasePerson, memberOf, people } from './people.ts'

/** Two accounts on one device withdraw the newcomers' credit; a member whom the risk desk watches withdraws a win. */
export const flaggedWithdrawals: OpenCase = {
  name: 'flagged withdrawals',
  async open(context) {
    const twins = [people.twin, people.otherTwin]
    for (const person of twins) {
      const by = await arrive(context, person, 2 * DAY)
      await becomePayee(context, { by, person, minutes: 30 * HOUR })
    }
    for (const [index, person] of twins.entries()) {
      const by = await arrive(context, person, 2 * DAY)
      await takeOut(context, { by, person, amount: 900, minutes: 46 - 3 * index })
    }
    await takeWatched(context, people.lorna, 18)
  },
}

async function takeWatched(context: CaseContext, person: CasePerson, minutes: number): Promise<void> {
  const by = await arrive(context, person, 20 * DAY)
  await becomePayee(context, { by, person, minutes: 6 * DAY })
  await payInAndPlay(context, { name: 'lorna', by, person, amount: 4000, minutes: 10 * HOUR })
  const mark = { tags: ['vip host'], watch: true, reason: 'investigation', note: 'Plays for somebody else?' }
  const params = { memberId: memberOf(by) }
  await makeCall(ago(context, 3 * HOUR), context.operator('operator04'), markMember, { params, body: mark })
  const withdrawalId = await takeOut(context, { by, person, amount: 3600, minutes })
  const note = { note: 'Called at 19:40, nobody answered. Trying again before we release it.' }
  const asked = { params: { withdrawalId }, body: note }
  await makeCall(ago(context, 6), context.operator('operator04'), noteWithdrawal, asked)
}
