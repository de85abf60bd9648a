import {
  claimDeposit,
  creditDeposit,
  depositCase,
  depositDesk,
  readSlip,
  refuseDeposit,
} from '@croupier/contract/console-deposits.ts'
import { makeCall } from '../../calls/caller.ts'
import { diceOf } from '../../dice.ts'
import { bankReferenceOf, slipAmountOf } from '../money/slips.ts'
import { decide, type DeskRound } from './desk-round.ts'

/** Deposits that a person looks at: slips of transfers, and payments of another amount than was asked for. */
export async function deposits(round: DeskRound): Promise<void> {
  const { moment, staff, isOurs } = round
  const reader = await staff.whoMay('deposits.decide')
  if (reader === undefined) return
  for (const stage of ['slip', 'differs'] as const) {
    const { list } = await makeCall(moment.deps, reader, depositDesk, { query: { stage } })
    for (const { id, account, second } of list) if (!second && isOurs(account)) await deposit(round, id)
  }
}

async function deposit(round: DeskRound, depositId: string): Promise<void> {
  const { context, moment } = round
  const { deps } = moment
  const params = { depositId }
  const dice = diceOf(`deposit desk ${depositId}`)
  moment.pass(dice.between(2, 4))
  await decide(round, 'deposits.decide', async (caller) => {
    const brand = Object.values(context.brands).find(({ id }) => id === caller.brandId)
    await makeCall(deps, caller, claimDeposit, { params })
    const { amount, state, slip, receipts } = await makeCall(deps, caller, depositCase, { params })
    const expected = { amount, state }
    const arrived = receipts[0]?.amount ?? (brand ? slipAmountOf(depositId, amount, brand) : amount)
    if (slip !== null) {
      moment.pass(1)
      const reading = { amount: arrived, reference: bankReferenceOf(depositId) }
      await makeCall(deps, caller, readSlip, { params, body: reading })
    }
    moment.pass(1)
    if (receipts.length > 0 || dice.happens(91)) {
      const body = { arrived, reason: dice.oneOf(['statement', 'bank_confirmed']), note: '', expected }
      return makeCall(deps, caller, creditDeposit, { params, body })
    }
    const body = { reason: dice.oneOf(['not_arrived', 'wrong_picture', 'other_name']), note: '', expected }
    return makeCall(deps, caller, refuseDeposit, { params, body })
  })
}
