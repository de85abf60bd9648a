import { adjustBalance } from '@croupier/contract/console-actions.ts'
import { switchGame } from '@croupier/contract/console-catalogue.ts'
import { sendFeedback } from '@croupier/contract/content.ts'
import { askForTwo, makeCall, unlessRefused } from '../calls/caller.ts'
import { ago, caseId, DAY, HOUR, type OpenCase } from './case.ts'
import { arrive, memberOf, people } from './people.ts'

/** A game is closed since this afternoon, with its reason. */
export const closedGame: OpenCase = {
  name: 'closed game',
  async open(context) {
    const body = { open: false, reason: 'incident', note: 'The bonus wheel stops early on some phones.' }
    const call = { params: { code: 'HARBOUR_COINS' }, body }
    await makeCall(ago(context, 4 * HOUR), context.operator('operator01'), switchGame, call)
  },
}

/** Feedback that nobody has answered, and a goodwill credit that one person has asked for because of it. */
export const feedback: OpenCase = {
  name: 'feedback',
  async open(context) {
    const by = await arrive(context, people.puzzled, 50 * DAY)
    const content =
      'Last night the page froze in the middle of my free spins and when it came back the round was over. ' +
      'The record shows a win, but I never saw it. Could somebody look at what happened, please?'
    await makeCall(ago(context, 3 * HOUR), by, sendFeedback, {
      body: { id: caseId('feedback'), topic: 'game', content },
    })
    const credit = { id: caseId('goodwill'), direction: 'up', amount: '1500.00', reason: 'goodwill' } as const
    const call = { params: { memberId: memberOf(by) }, body: { ...credit, note: 'Free spins that were not shown.' } }
    const asking = askForTwo(makeCall(ago(context, 40), context.operator('operator01'), adjustBalance, call))
    await unlessRefused(['approval_waiting', 'id_reused'], asking)
  },
}
