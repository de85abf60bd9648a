import type {
  cancelDeposit as cancelCall,
  Deposit,
  requestDeposit as depositCall,
  sendSlip as slipCall,
} from '@croupier/contract/cashier.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { cancelDeposit } from '#modules/cashier/deposits/cancel-deposit.ts'
import { expireDeposits } from '#modules/cashier/deposits/expire-deposits.ts'
import { requestDeposit } from '#modules/cashier/deposits/request-deposit.ts'
import { sendSlip } from '#modules/cashier/deposits/send-slip.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { accountOf } from '#modules/wallet/wallet.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { type Dice, diceOf } from '../../dice.ts'
import { type Payment, sayCoins, sayPaid } from '../../payment-company.ts'
import type { Person } from '../../persons.ts'
import type { Visit } from '../../visits.ts'
import { amountFor, type Channel, channelFor, WHOLE } from './channel.ts'
import { slipAmountOf, slipOf } from './slips.ts'

/** Who comes nearly every day pays in about once a week; who comes seldom, every other time. */
const paydays = (comes: number): number => (comes >= 50 ? 20 : comes >= 25 ? 35 : 50)

/** So many times what they mostly pay in is enough for anybody. */
const ENOUGH = 4n

/** Somebody pays in before they play, because it is the day for it or because little is left. */
export async function payIn(context: HistoryContext, moment: HistoryMoment, { person, rounds }: Visit): Promise<void> {
  const { habits, account } = person
  const dice = diceOf(`deposit ${context.number} ${account}`)
  const isDay = dice.happens(paydays(habits.comes))
  const left = await unitsLeft(context, moment.deps, person)
  const isShort = left <= BigInt(habits.stake * rounds) * WHOLE
  if (!isShort && (!isDay || left > BigInt(habits.deposit) * WHOLE * ENOUGH)) return
  const channel = channelFor(context, person, dice)
  if (channel === undefined) return

  const id = context.idOf(`${account} in`)
  const body = { id, channel: channel.code, amount: amountFor(person, channel, dice) }
  const deposit = await requestDeposit(moment.deps, await context.asked<typeof depositCall>(person, { body }))
  const paying = { context, moment, person, channel, deposit, dice }
  if (channel.rail === 'bank') await transfer(paying)
  else if (channel.rail === 'crypto') await sendCoins(paying)
  else await pay(paying)
}

interface DepositAttempt {
  readonly context: HistoryContext
  readonly moment: HistoryMoment
  readonly person: Person
  readonly channel: Channel
  readonly deposit: Deposit
  readonly dice: Dice
}

const paymentOf = ({ id, reference, amount, asset: currency }: Deposit): Omit<Payment, 'type'> => ({
  id,
  reference: reference.replaceAll(' ', ''),
  amount,
  currency,
})

/** The payment company says what became of it: mostly it is paid within a minute or two. */
async function pay(paying: DepositAttempt): Promise<void> {
  const { context, moment, deposit, dice } = paying
  const { deps, pass } = moment
  const payment = paymentOf(deposit)
  const draw = dice.below(100)
  if (draw < 3) return takeBack(paying)
  if (draw < 6) return runOut(paying)
  if (draw < 7) {
    // The bank was slow: it is credited all the same.
    await runOut(paying)
    pass(7)
    return sayPaid(deps, { ...payment, type: 'payment_received' })
  }
  pass(dice.between(1, 3))
  if (draw < 10) return sayPaid(deps, { ...payment, type: 'payment_failed' })
  const amount = draw < 12 ? lessThan(payment.amount, context.brands[paying.person.merchant].decimals) : payment.amount
  await sayPaid(deps, { ...payment, amount, type: 'payment_received' })
}

/** A fifth of it was not sent. */
function lessThan(amount: string, decimals: number): string {
  const part = 10n ** BigInt(4 - decimals)
  return amountText((((unitsOf(amount, decimals) ?? 0n) * 4n) / 5n / part) * part, decimals)
}

async function takeBack({ context, moment: { deps, pass, hear }, person, deposit }: DepositAttempt): Promise<void> {
  pass(4)
  const params = { depositId: deposit.id }
  await cancelDeposit(deps, await context.asked<typeof cancelCall>(person, { body: undefined, params }))
  await hear()
}

/** Nobody pays, and the time for it is over. */
async function runOut({ moment: { deps, pass, hear }, channel }: DepositAttempt): Promise<void> {
  pass(channel.minutes + 1)
  await expireDeposits(deps)
  await hear()
}

/** A transfer by the bank, of which a picture is sent; a person looks at it. */
async function transfer(paying: DepositAttempt): Promise<void> {
  const { context, moment, person, channel, deposit, dice } = paying
  const { deps, pass, hear } = moment
  if (dice.happens(4)) return runOut(paying)
  pass(dice.between(4, 25))
  const brand = context.brands[person.merchant]
  const { id } = deposit
  const file = slipOf({
    id,
    brand,
    from: person,
    to: channel.to ?? { bank: brand.name, account: '', name: brand.name },
    amount: slipAmountOf(id, deposit.amount, brand),
    at: deps.now(),
  })
  pass(2)
  const params = { depositId: id }
  await sendSlip(deps, await context.asked<typeof slipCall>(person, { body: {}, params, file }))
  await hear()
}

/** Coins are seen within minutes, and lie deep some minutes later. */
async function sendCoins(paying: DepositAttempt): Promise<void> {
  const { deps, pass } = paying.moment
  const { id, reference, pay: wanted } = paying.deposit
  const coins = wanted?.coins
  if (!coins?.address || paying.dice.happens(5)) return runOut(paying)
  const { network, address, amount, coin: currency, confirmations } = coins
  const sent = { id, reference: reference.replaceAll(' ', ''), network, address, amount, currency, confirmations }
  pass(paying.dice.between(2, 9))
  const seenAt = deps.now()
  await sayCoins(deps, sent, seenAt, 'seen')
  pass(3 * confirmations)
  await sayCoins(deps, sent, seenAt, 'deep')
}

/** What somebody may stake or take home. */
export async function unitsLeft(context: HistoryContext, { db }: Deps, person: Person): Promise<bigint> {
  const account = accountOf(await context.memberIdOf(person), context.brands[person.merchant].currency)
  return (await fundsOf(db, [account])).get(account)?.available ?? 0n
}
