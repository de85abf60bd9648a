import { askToCredit, payByBank } from './deposits.ts'
import { DAY, type OpenCase } from './case.ts'
import { arrive, people } from './people.ts'

/** Transfers whose slips wait to be compared; one of them says less than the request. */
export const slips: OpenCase = {
  name: 'slips',
  async open(context) {
    const [rosa, jomarc] = [await arrive(context, people.rosa, 9 * DAY), await arrive(context, people.jomarc, 5 * DAY)]
    await payByBank(context, { name: 'rosa', by: rosa, person: people.rosa, amount: 3500, minutes: 34 })
    await payByBank(context, {
      name: 'jomarc',
      by: jomarc,
      person: people.jomarc,
      amount: 2500,
      onSlip: 2050,
      minutes: 11,
    })
  },
}

/** A credit that the cashier asks a second person to confirm. */
export const creditForTwo: OpenCase = {
  name: 'credit for two',
  async open(context) {
    const { tessie } = people
    const by = await arrive(context, tessie, 12 * DAY)
    const depositId = await payByBank(context, { name: 'tessie', by, person: tessie, amount: 8000, minutes: 55 })
    await askToCredit(context, { depositId, person: tessie, amount: 8000, minutes: 22 })
  },
}
