import { onShift } from '../../calls/operators.ts'
import type { Share } from '../../context.ts'
import { MERCHANTS } from '../../persons.ts'
import { careForMembers } from './members.ts'
import { workOff } from './queues.ts'
import { shiftsOf } from './roster.ts'
import { HOUSE } from './staff.ts'

/** When the queues of each brand are worked off, by the clock of the house. */
export const ROUNDS = {
  LUCKY: [9.6, 11.5, 14.6, 17, 19.8, 22],
  SAMPA: [11.2, 15.4, 20.6],
} as const

/** The operators' days: they log in, work off the queues of the cashier and of documents, and look after members. */
export const desk: Share = {
  name: 'desk',
  async day(context) {
    for (const { username, from } of shiftsOf(context.day)) {
      const late = context.dice.below(12) / 60
      context.at(context.moment(HOUSE, from + late), `login ${username}`, async ({ deps }) => {
        await onShift(deps, { username, brandId: context.brands[HOUSE].id, day: context.day })
      })
    }
    for (const merchant of MERCHANTS)
      for (const hours of ROUNDS[merchant]) {
        const at = context.moment(HOUSE, hours + context.dice.below(16) / 60)
        context.at(at, `queues ${merchant} ${hours}`, (moment) => workOff(context, moment, merchant))
      }
    careForMembers(context)
  },
}
