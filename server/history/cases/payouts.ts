import { requestWithdrawal } from '@croupier/contract/cashier.ts'
import { decideDocument, deskDocuments } from '@croupier/contract/console-documents.ts'
import { addPayoutAccount, changePaymentPassword, sendDocument, sendFactorCode } from '@croupier/contract/security.ts'
import { z } from 'zod'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { must } from '#kernel/refusal.ts'
import { unseal } from '#kernel/secret.ts'
import { bindAddress, MESSAGE } from '#modules/identity/codes/codes.ts'
import { findNewestTo } from '#modules/identity/codes/store.ts'
import { payeesOf } from '#modules/identity/payees/payees.ts'
import { identityCard } from '../pictures/papers.ts'
import { type Caller, makeCall, unlessRefused } from '../calls/caller.ts'
import { ago, caseId, type CaseContext, HOUR } from './case.ts'
import { type CasePerson, memberOf } from './people.ts'

const PAYMENT_PASSWORD = '470911'
const DIALING_CODE = '+63'

interface PayoutMember {
  readonly by: Caller
  readonly person: CasePerson
  /** When they begin. */
  readonly minutes: number
}

/** Show a card that says who somebody is. */
export async function sendCard(context: CaseContext, { by, person, minutes }: PayoutMember): Promise<void> {
  const file = identityCard({ ...person, country: 'Republic of the Philippines', number: person.idNumber })
  const sent = makeCall(ago(context, minutes), by, sendDocument, { body: { kind: 'id_card' }, file })
  await unlessRefused(['document_under_review'], sent)
}

/** Complete what a payout requires: an accepted document, a proved number, a payment password and a payout account. */
export async function becomePayee(context: CaseContext, member: PayoutMember): Promise<void> {
  const { by, person, minutes } = member
  const then = ago(context, minutes)
  if ((await payeesOf(then.db, context.brand, memberOf(by))).length > 0) return
  await sendCard(context, member)
  await acceptDocuments(context, memberOf(by), minutes - HOUR)

  const to = DIALING_CODE + person.mobile
  const bound = { brandId: context.brand.id, memberId: memberOf(by), channel: 'sms', to } as const
  await inTransaction(then.db, async (tx) => must(await bindAddress(tx, then, bound)))
  const password = { paymentPassword: PAYMENT_PASSWORD, confirmPaymentPassword: PAYMENT_PASSWORD }
  await unlessRefused(['invalid_request'], makeCall(then, by, changePaymentPassword, { body: password }))
  await makeCall(then, by, sendFactorCode, { body: { method: 'sms' } })
  const account = {
    id: caseId(`payee ${person.account}`),
    provider: 'PITAKA',
    number: `0${person.mobile}`,
    accountName: person.name,
    factor: { method: 'sms', answer: await codeTo(then, to) },
  } as const
  await makeCall(then, by, addPayoutAccount, { body: account })
}

const Message = z.object({ text: z.string() })

/** The code that was just sent to a member's number. */
async function codeTo(deps: Deps, to: string): Promise<string> {
  const message = await findNewestTo(deps.db, to)
  const { text } = Message.parse(JSON.parse(await unseal(deps, MESSAGE, message?.sealed ?? '')))
  return /\d{6}/.exec(text)?.[0] ?? ''
}

async function acceptDocuments(context: CaseContext, memberId: string, minutes: number): Promise<void> {
  const [then, officer] = [ago(context, minutes), context.operator('operator04')]
  const body = { state: 'accepted', reason: 'checked', note: '' } as const
  const { list } = await makeCall(then, officer, deskDocuments, { query: { memberId } })
  for (const { id } of list) await makeCall(then, officer, decideDocument, { params: { documentId: id }, body })
}

/** Ask to be paid so much at the account that there is; answers the withdrawal's id. */
export async function takeOut(
  context: CaseContext,
  { by, person, amount, minutes }: PayoutMember & { readonly amount: number },
): Promise<string> {
  const id = caseId(`withdrawal ${person.account}`)
  const payoutAccountId = caseId(`payee ${person.account}`)
  const body = { id, payoutAccountId, amount: `${amount}.00`, paymentPassword: PAYMENT_PASSWORD }
  await makeCall(ago(context, minutes), by, requestWithdrawal, { body })
  return id
}
