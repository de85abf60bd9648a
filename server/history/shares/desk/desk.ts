import { onShift } from '../../calls/operators.ts'
import type { Caller } from '../../calls/caller.ts'
import type { HistoryContext, HistoryMoment, Share } from '../../context.ts'
import { careForMembers } from './members.ts'
import { workOff } from './queues.ts'

const MERCHANT = 'LUCKY'

/** When operators begin to work, by the brand's clock; who runs the brand comes on weekdays alone. */
const SHIFTS = [
  { username: 'operator02', hours: 8.1, weekdays: false },
  { username: 'operator04', hours: 9.3, weekdays: false },
  { username: 'operator03', hours: 9.8, weekdays: true },
  { username: 'operator01', hours: 10.2, weekdays: true },
  { username: 'operator05', hours: 13.5, weekdays: false },
] as const

/** When the queues are worked off. */
const ROUNDS = [11.4, 15.2, 19.1, 22.6] as const

/** Who of the operators does something at a moment of this day; undefined where somebody has taken their access away. */
export type Staff = (moment: HistoryMoment, username: string) => Promise<Caller | undefined>

/** The operators' days: they log in, work off the queues of the cashier and of documents, and look after members. */
export const desk: Share = {
  name: 'desk',
  async day(context) {
    const brandId = context.brands[MERCHANT].id
    const staff: Staff = ({ deps }, username) => onShift(deps, { username, brandId, day: context.day })
    for (const { username, hours, weekdays } of SHIFTS) {
      const late = context.dice.below(30) / 60
      if (weekdays && isWeekend(context)) continue
      context.at(context.moment(MERCHANT, hours + late), `login ${username}`, async (moment) => {
        await staff(moment, username)
      })
    }
    for (const hours of ROUNDS) {
      const at = context.moment(MERCHANT, hours + context.dice.below(20) / 60)
      context.at(at, `queues ${hours}`, (moment) => workOff(context, staff, moment, String(hours)))
    }
    careForMembers(context, staff)
  },
}

const isWeekend = ({ day }: HistoryContext) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
