import type { requestDeposit as depositCall, requestWithdrawal as withdrawalCall } from '@croupier/contract/cashier.ts'
import type { addPayoutAccount as payeeCall, sendFactorCode as codeCall } from '@croupier/contract/security.ts'
import { unitsOf } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { requestDeposit } from '#modules/cashier/deposits/request-deposit.ts'
import { requestWithdrawal } from '#modules/cashier/withdrawals/request-withdrawal.ts'
import { addPayoutAccount } from '#modules/identity/security/add-payout-account.ts'
import { sendOwnCode } from '#modules/identity/security/send-own-code.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import type { HistoryContext, HistoryMoment, Share } from '../context.ts'
import { diceOf } from '../dice.ts'
import { sayPaid } from '../payment-company.ts'
import { type Merchant, type Person, PERSON_PAYMENT_PASSWORD } from '../persons.ts'
import { codeTo } from '../received-code.ts'
import { type Visit, visitsOf } from '../visits.ts'

/** Whoever has little left pays in before they play; whoever has won takes some of it home afterwards. */
export const money: Share = {
  name: 'money',
  async day(context) {
    for (const visit of visitsOf(context)) {
      const { person, from, until } = visit
      if (person.joins === context.number)
        context.at(context.moment(person.merchant, from - 4 / 60), `${person.account} payee`, (moment) =>
          addPayee(context, moment, person),
        )
      context.at(context.moment(person.merchant, from - 3 / 60), `${person.account} in`, (moment) =>
        payIn(context, moment, visit),
      )
      if (person.habits.takesAt !== null)
        context.at(context.moment(person.merchant, until + 2 / 60), `${person.account} out`, (moment) =>
          takeHome(context, moment, person),
        )
    }
  },
}

/** Ways to pay in that the payment company confirms by itself, the one used most first. */
const CHANNELS = { LUCKY: ['QRPH', 'QRPH', 'CARD'], SAMPA: ['VIETQR'] } as const satisfies Record<Merchant, object>

async function payIn(context: HistoryContext, { deps, pass }: HistoryMoment, { person, rounds }: Visit): Promise<void> {
  const { habits, account, merchant } = person
  if ((await unitsLeft(context, deps, person)) > unitsOfWhole(habits.stake * rounds)) return
  const dice = diceOf(`deposit ${context.number} ${account}`)
  const id = context.idOf(`${account} in`)
  const body = { id, channel: dice.oneOf(CHANNELS[merchant]), amount: String(habits.deposit) }
  const asked = await requestDeposit(deps, await context.asked<typeof depositCall>(person, { body }))
  // Some change their mind: the request expires.
  if (dice.happens(6)) return
  pass(1)
  const type = dice.happens(3) ? 'payment_failed' : 'payment_received'
  const { reference, amount, asset: currency } = asked
  await sayPaid(deps, { type, id, reference: reference.replaceAll(' ', ''), amount, currency })
}

const PROVIDERS = { LUCKY: ['PERLAS', 10], SAMPA: ['SONG', 10] } as const satisfies Record<Merchant, object>

/** A code to their e-mail proves that it is them. */
async function addPayee(context: HistoryContext, { deps, pass, hear }: HistoryMoment, person: Person): Promise<void> {
  const dice = diceOf(`payee ${person.account}`)
  const [provider, digits] = PROVIDERS[person.merchant]
  const number = Array.from({ length: digits }, () => dice.below(10)).join('')
  await sendOwnCode(deps, await context.asked<typeof codeCall>(person, { body: { method: 'email' } }))
  await hear()
  pass(1 / 2)
  const factor = { method: 'email' as const, answer: await codeTo(deps, person.email) }
  const body = { id: payeeIdOf(context, person), provider, number, accountName: person.name, factor }
  await addPayoutAccount(deps, await context.asked<typeof payeeCall>(person, { body }))
}

/** The same on every day. */
const payeeIdOf = ({ lastingIdOf }: HistoryContext, { account, merchant }: Person) =>
  lastingIdOf(`payee ${merchant} ${account}`)

/** Half of what is there goes home, where it is many times what they paid in. */
async function takeHome(context: HistoryContext, { deps, pass, hear }: HistoryMoment, person: Person): Promise<void> {
  const { takesAt, deposit } = person.habits
  const left = await unitsLeft(context, deps, person)
  if (takesAt === null || left < unitsOfWhole(deposit * takesAt)) return
  const id = context.idOf(`${person.account} out`)
  const amount = String(Math.round(Number(left / unitsOfWhole(1)) / 200) * 100)
  const body = { id, payoutAccountId: payeeIdOf(context, person), amount, paymentPassword: PERSON_PAYMENT_PASSWORD }
  const asked = await requestWithdrawal(deps, await context.asked<typeof withdrawalCall>(person, { body }))
  if (asked.state !== 'approved') return
  await hear()
  pass(3)
  const { reference, asset: currency } = asked
  await sayPaid(deps, {
    type: 'payout_paid',
    id,
    reference: reference.replaceAll(' ', ''),
    amount: asked.amount,
    currency,
  })
}

const unitsOfWhole = (whole: number): bigint => unitsOf(String(whole), 0) ?? 0n

async function unitsLeft(context: HistoryContext, { db }: Deps, person: Person): Promise<bigint> {
  const account = accountOf(await context.memberIdOf(person), context.brands[person.merchant].currency)
  return (await fundsOf(db, [account])).get(account)?.available ?? 0n
}
