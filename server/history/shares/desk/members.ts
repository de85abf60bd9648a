import { markMember, setHouseLimit, writeNote, writeToMember } from '@croupier/contract/console-actions.ts'
import type { sendFeedback } from '@croupier/contract/content.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { keepFeedback } from '#modules/content/letters/send-feedback.ts'
import { type Caller, makeCall } from '../../calls/caller.ts'
import { callerIdOf } from '../../calls/caller-id.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import type { Merchant, Person } from '../../persons.ts'
import { staffOf } from './staff.ts'

const NOTES = [
  'Called about the turnover of the last deposit; explained where it stands.',
  'Asked for the rules of the weekly race. Sent the link.',
  'Bank had returned a payout: digits of the account swapped. Corrected by the member.',
  'Plays after midnight mostly. Reminded of the reality check, says it is fine.',
  'Wants to be written to, not called.',
  'Sister of another member, same household. Known and fine.',
] as const
const TAGS = ['friendly', 'vip host', 'slots', 'night player', 'same household', 'careful'] as const
const LETTERS = [
  ['game', 'The sound of the slots stays on when I switch to another game, and I have to reload the page to stop it.'],
  ['money', 'My last withdrawal was here in nine minutes, thank you. Could the record also show when the bank had it?'],
  ['site', 'On my phone the menu hides the last row of games. It would be nice if one could scroll a little further.'],
  [
    'account',
    'I would like to change the name that others see, but the page says that it is too long. How long may it be?',
  ],
  ['other', 'Please bring back the race of the weekend, it was the best part of the week for me and my friends.'],
] as const

/** What members are held to for a week, in whole units. */
const HOUSE_LIMITS = { LUCKY: '20000', SAMPA: '10000000' } as const satisfies Record<Merchant, string>

/** Notes, tags, messages and limits, as members give reason for them, and answers to what they write. */
export function careForMembers(context: HistoryContext): void {
  const { dice } = context
  const members = context.members.filter(({ joins }) => joins < context.number)
  if (members.length === 0) return
  const care = { context }
  for (let notes = dice.between(0, 3); notes > 0; notes--)
    plan(care, `note ${notes}`, dice.between(10, 21), dice.oneOf(members), noteDown(dice.oneOf(NOTES)))
  if (dice.happens(40)) plan(care, 'tag', dice.between(10, 18), dice.oneOf(members), tag(dice.oneOf(TAGS)))
  if (dice.happens(12)) plan(care, 'limit', dice.between(11, 17), dice.oneOf(members), limit)
  if (dice.happens(35)) {
    const [author, letter] = [dice.oneOf(members), dice.oneOf(LETTERS)]
    plan(care, 'feedback', dice.between(8, 16), author, write(letter))
    if (dice.happens(80)) plan(care, 'answer', dice.between(17, 21), author, answer)
  }
}

interface CareContext {
  readonly context: HistoryContext
}

interface CareSubject extends CareContext {
  readonly moment: HistoryMoment
  readonly person: Person
  readonly memberId: string
  /** Somebody who is at work and may do this; undefined where nobody is. */
  readonly whoMay: (permission: Permission) => Promise<Caller | undefined>
  /** Of what is done. */
  readonly id: string
}

function plan(
  care: CareContext,
  name: string,
  hour: number,
  person: Person,
  act: (one: CareSubject) => Promise<void>,
): void {
  const { context } = care
  const at = context.moment('LUCKY', hour + context.dice.below(60) / 60)
  context.at(at, name, async (moment) => {
    const memberId = await context.memberIdOf(person)
    const { whoMay } = staffOf(context, moment, person.merchant)
    await act({ ...care, moment, person, memberId, whoMay, id: callerIdOf(context.idOf(name)) })
  })
}

const noteDown =
  (text: string) =>
  async ({ whoMay, moment, memberId, id }: CareSubject): Promise<void> => {
    const operator = await whoMay('members.edit')
    if (operator) await makeCall(moment.deps, operator, writeNote, { params: { memberId }, body: { id, text } })
  }

const tag =
  (name: string) =>
  async ({ whoMay, moment, memberId }: CareSubject): Promise<void> => {
    const operator = await whoMay('members.edit')
    const body = { tags: [name], watch: false, reason: 'habit', note: '' }
    if (operator) await makeCall(moment.deps, operator, markMember, { params: { memberId }, body })
  }

async function limit({ whoMay, moment, memberId, person: { merchant } }: CareSubject): Promise<void> {
  const operator = await whoMay('members.edit')
  const value = HOUSE_LIMITS[merchant]
  const body = { kind: 'deposit', period: 'week', value, reason: 'affordability', note: '' } as const
  if (operator) await makeCall(moment.deps, operator, setHouseLimit, { params: { memberId }, body })
}

const write =
  ([topic, content]: (typeof LETTERS)[number]) =>
  async ({ context, moment, person, id }: CareSubject): Promise<void> => {
    await keepFeedback(moment.deps, await context.asked<typeof sendFeedback>(person, { body: { id, topic, content } }))
  }

async function answer({ whoMay, moment, memberId, id }: CareSubject): Promise<void> {
  const operator = await whoMay('members.message')
  const body = { id, text: 'We have passed it on, and come back to you.', reason: 'answered', note: '' }
  if (operator) await makeCall(moment.deps, operator, writeToMember, { params: { memberId }, body })
}
