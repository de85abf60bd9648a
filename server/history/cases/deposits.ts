import { requestDeposit, sendSlip } from '@croupier/contract/cashier.ts'
import { claimDeposit, creditDeposit, depositCase, readSlip } from '@croupier/contract/console-deposits.ts'
import { playRound } from '@croupier/contract/studio.ts'
import { transferSlip } from '../pictures/papers.ts'
import { askForTwo, type Caller, confirm, makeCall, unlessRefused } from '../calls/caller.ts'
import { ago, caseId, clockText, type CaseContext } from './case.ts'
import type { CasePerson } from './people.ts'

/** A transfer to the house's bank account. */
export interface BankDeposit {
  readonly name: string
  readonly by: Caller
  readonly person: CasePerson
  /** As the request says, without decimals. */
  readonly amount: number
  /** As the slip says, where it says otherwise. */
  readonly onSlip?: number
  readonly minutes: number
}

const reading = (amount: number) => `${amount}.00`
const shown = (amount: number) => `PHP ${amount.toLocaleString('en-US')}.00`

/** Ask to pay in by a bank transfer and send the picture of it; the id of the deposit, which a person looks at. */
export async function payByBank(context: CaseContext, deposit: BankDeposit): Promise<string> {
  const { name, by, person, amount, onSlip = amount, minutes } = deposit
  const id = caseId(`deposit ${name}`)
  const asked = ago(context, minutes)
  await makeCall(asked, by, requestDeposit, { body: { id, channel: 'BANK', amount: reading(amount) } })
  const slip = transferSlip({
    bank: 'Isla Savings',
    amount: shown(onSlip),
    from: `${person.name} *${person.mobile.slice(-4)}`,
    to: 'LUCKY Play Corp. *4471',
    reference: referenceOf(person),
    at: clockText(context, minutes - 2),
  })
  const parts = { params: { depositId: id }, file: slip }
  await unlessRefused(['deposit_not_open', 'slip_used'], makeCall(ago(context, minutes - 3), by, sendSlip, parts))
  return id
}

/** What a bank calls a transfer, in the digits that it has. */
export const referenceOf = ({ mobile }: Pick<CasePerson, 'mobile'>) => `IBFT ${mobile.slice(0, 3)} ${mobile.slice(3)}`

export interface SlipReview {
  readonly depositId: string
  readonly person: CasePerson
  readonly amount: number
  readonly minutes: number
}

/** The cashier credits a deposit by its slip; without a line of the bank this needs a second person, whose approval is returned. */
export async function askToCredit(context: CaseContext, { depositId, person, amount, minutes }: SlipReview) {
  const cashier = context.operator('operator02')
  const [then, params] = [ago(context, minutes), { depositId }]
  const { state, amount: asked } = await makeCall(then, cashier, depositCase, { params })
  if (state !== 'review') return undefined
  await makeCall(then, cashier, claimDeposit, { params })
  const slip = { amount: reading(amount), paidAt: '', reference: referenceOf(person) }
  await makeCall(then, cashier, readSlip, { params, body: slip })
  const body = { arrived: reading(amount), reason: 'bank_confirmed', note: 'Branch confirmed by phone.' }
  const expected = { amount: asked, state }
  const asking = askForTwo(makeCall(then, cashier, creditDeposit, { params, body: { ...body, expected } }))
  return unlessRefused(['approval_waiting'], asking)
}

/** Pay in by a bank transfer that two people credit, and play all of it once through. */
export async function payInAndPlay(context: CaseContext, deposit: BankDeposit): Promise<void> {
  const depositId = await payByBank(context, deposit)
  const { amount, minutes, person, by, name } = deposit
  const approvalId = await askToCredit(context, { depositId, person, amount, minutes: minutes - 10 })
  if (approvalId !== undefined)
    await confirm(ago(context, minutes - 12), context.operator('operator05'), approvalId, 'Agreed.')
  await playThrough(context, { by, amount, minutes: minutes - 20, name })
}

const ROUNDS = 20

/** Stake so much in all on rolls with the highest chance to win. */
async function playThrough(
  context: CaseContext,
  { by, amount, minutes, name }: Pick<BankDeposit, 'by' | 'amount' | 'minutes' | 'name'>,
): Promise<void> {
  const stake = reading(Math.ceil(amount / ROUNDS))
  for (let round = 0; round < ROUNDS; round++)
    await makeCall(ago(context, minutes - round), by, playRound, {
      body: {
        id: caseId(`round ${name} ${round}`),
        gameCode: 'DICE',
        stake,
        choices: { target: '98.00', over: false },
      },
    })
}
