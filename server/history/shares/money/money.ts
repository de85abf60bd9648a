import type { HistoryContext, Share } from '../../context.ts'
import { diceOf } from '../../dice.ts'
import type { Person } from '../../persons.ts'
import { visitsOf } from '../../visits.ts'
import { addPayee, proveNumber, sendCard } from './contact.ts'
import { payIn } from './pay-in.ts'
import { takeOut } from './take-out.ts'

/** Members pay in before they play, show who they are, and take some of what they have home afterwards. */
export const money: Share = {
  name: 'money',
  async day(context) {
    for (const visit of visitsOf(context)) {
      const { person, from, until } = visit
      const { account, merchant, habits } = person
      const before = (minutes: number) => context.moment(merchant, from - minutes / 60)
      if (person.joins === context.number)
        context.at(before(4), `${account} payee`, (moment) => addPayee(context, moment, person))
      context.at(before(3), `${account} in`, (moment) => payIn(context, moment, visit))
      if (habits.takesAt !== null)
        context.at(context.moment(merchant, until + 2 / 60), `${account} out`, (moment) =>
          takeOut(context, moment, person),
        )
    }
    for (const person of context.members) proveOnTheWay(context, person)
  },
}

/** Some days after they came, most send a card, and another one later where that was refused; some prove their number. */
function proveOnTheWay(context: HistoryContext, person: Person): void {
  const { account, merchant, joins, habits } = person
  const dice = diceOf(`proof ${merchant} ${account}`)
  const [sends, first, again, proves, number] = [
    dice.happens(90),
    dice.between(1, 5),
    dice.between(3, 6),
    dice.happens(45),
    dice.between(2, 20),
  ]
  const days = context.number - joins
  const at = (minutes: number) => context.moment(merchant, habits.hour + minutes / 60)
  if (sends && (days === first || days === first + again))
    context.at(at(5), `${account} card ${days}`, (moment) => sendCard(context, moment, person))
  if (proves && merchant === 'LUCKY' && days === number)
    context.at(at(9), `${account} number`, (moment) => proveNumber(context, moment, person))
}
