import type {
  addPayoutAccount as payeeCall,
  bind as bindCall,
  sendBindingCode as bindingCall,
  sendDocument as documentCall,
  sendFactorCode as codeCall,
} from '@croupier/contract/security.ts'
import { addPayoutAccount } from '#modules/identity/security/add-payout-account.ts'
import { bind } from '#modules/identity/security/bind.ts'
import { sendBindingCode } from '#modules/identity/security/send-binding-code.ts'
import { sendOwnCode } from '#modules/identity/security/send-own-code.ts'
import { sendDocument } from '#modules/verification/send-document.ts'
import type { HistoryContext, HistoryMoment } from '../../context.ts'
import { diceOf } from '../../dice.ts'
import { DOORS, type Merchant, type Person } from '../../persons.ts'
import { identityCard } from '../../pictures/papers.ts'
import { codeTo } from '../../received-code.ts'

const PROVIDERS = { LUCKY: ['PERLAS', 10], SAMPA: ['SONG', 10] } as const satisfies Record<Merchant, object>

/** Where somebody is paid; a code to their e-mail proves that it is them. */
export async function addPayee(
  context: HistoryContext,
  { deps, pass, hear }: HistoryMoment,
  person: Person,
): Promise<void> {
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
export const payeeIdOf = ({ lastingIdOf }: HistoryContext, { account, merchant }: Person) =>
  lastingIdOf(`payee ${merchant} ${account}`)

const COUNTRIES = {
  LUCKY: 'Republic of the Philippines',
  SAMPA: 'Cong hoa XHCN Viet Nam',
} as const satisfies Record<Merchant, string>
const STREETS = {
  LUCKY: ['Mabini Street, Pasig', 'Rizal Avenue, Manila', 'Del Pilar Street, Davao', 'Luna Street, Iloilo'],
  SAMPA: ['Le Loi, Da Nang', 'Nguyen Hue, Ho Chi Minh', 'Tran Phu, Nha Trang'],
} as const satisfies Record<Merchant, readonly string[]>

/** Somebody shows a card that says who they are. */
export async function sendCard(context: HistoryContext, { deps }: HistoryMoment, person: Person): Promise<void> {
  const { merchant, account, name, birthday } = person
  const dice = diceOf(`card ${merchant} ${account}`)
  const file = identityCard({
    country: COUNTRIES[merchant],
    name,
    birthday,
    number: `CRN-${dice.between(1000, 9999)}-${dice.between(1_000_000, 9_999_999)}-${dice.below(10)}`,
    address: `${dice.between(1, 320)} ${dice.oneOf(STREETS[merchant])}`,
  })
  await sendDocument(deps, await context.asked<typeof documentCall>(person, { body: { kind: 'id_card' }, file }))
}

/** A code by a short message proves that a number is theirs. */
export async function proveNumber(
  context: HistoryContext,
  { deps, pass, hear }: HistoryMoment,
  person: Person,
): Promise<void> {
  const to = `${DOORS[person.merchant].dialing}${person.mobile}`
  const address = { channel: 'sms' as const, to }
  await sendBindingCode(deps, await context.asked<typeof bindingCall>(person, { body: address }))
  await hear()
  pass(1)
  const body = { ...address, verificationCode: await codeTo(deps, to) }
  await bind(deps, await context.asked<typeof bindCall>(person, { body }))
}
