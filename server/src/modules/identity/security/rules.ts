import { ageOn } from '@croupier/contract/registration.ts'
import { checkField } from '@croupier/contract/patterns.ts'
import type { FieldRule } from '@croupier/contract/brand.ts'
import { FILLED_ONCE, OWN_FIELDS, type OwnField, type PayoutProvider } from '@croupier/contract/security.ts'
import { atField, type Fault, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { isCommonPin } from '../common-passwords/common-passwords.ts'

type Rules = Brand['settings']['registration']['fields']

/** What a nickname looks like where the brand has no rule for it: other people read it. */
const NICKNAME: FieldRule = {
  enabled: true,
  required: false,
  minLength: 2,
  maxLength: 16,
  patternId: 0,
  acceptedPattern: '^[^<>&]+$',
}
/** Where members are paid, the house must know whom. */
const PAYEE_NAME: FieldRule = { ...NICKNAME, maxLength: 60, patternId: 12, acceptedPattern: '*' }
/** Six digits where the brand says nothing else. */
const PAYMENT_PASSWORD: FieldRule = { ...NICKNAME, minLength: 6, maxLength: 6, patternId: 6, acceptedPattern: '*' }

/** The rule of what a member may say of themselves; undefined where the brand does not ask for it. */
export function ruleOf(field: OwnField, rules: Rules): FieldRule | undefined {
  const rule = rules[field]
  if (rule?.enabled) return rule
  if (field === 'nickname') return NICKNAME
  return field === 'payeeName' ? PAYEE_NAME : undefined
}

/** The rule of the payment password. */
export const paymentRule = ({ paymentPassword }: Rules): FieldRule =>
  paymentPassword?.enabled ? paymentPassword : PAYMENT_PASSWORD

export type ProfileRequest = Readonly<Partial<Record<OwnField, string | undefined>>>
export type ProfileFields = Readonly<Record<OwnField, string | null>>

export interface Terms {
  readonly rules: Rules
  readonly minimumAge: number
  /** The brand's business day. */
  readonly today: string
}

/** What a member has said and is different from what is known; every fault is named at its field. */
export function judgeProfile(
  said: ProfileRequest,
  known: ProfileFields,
  terms: Terms,
): Verdict<ReadonlyMap<OwnField, string | null>> {
  const changed = new Map<OwnField, string | null>()
  const fields: Record<string, readonly Fault[]> = {}
  for (const field of OWN_FIELDS) {
    const text = said[field]?.trim()
    if (text === undefined || text === (known[field] ?? '')) continue
    const fault = faultOf(field, text, known, terms)
    if (fault) fields[field] = [fault]
    else changed.set(field, text === '' ? null : text)
  }
  return Object.keys(fields).length === 0 ? yes(changed) : no('invalid_request', { fields })
}

function faultOf(field: OwnField, text: string, known: ProfileFields, terms: Terms): Fault | undefined {
  const rule = ruleOf(field, terms.rules)
  if (!rule) return { code: 'not_allowed' }
  if (FILLED_ONCE.includes(field) && known[field] !== null) return { code: 'already_set' }
  const trouble = checkField({ ...rule, required: rule.required || field === 'nickname' }, text)
  if (trouble?.fault === 'required') return { code: 'required' }
  if (trouble) return { code: trouble.fault, fill: { min: trouble.min, max: trouble.max }, patternId: rule.patternId }
  if (field === 'birthday' && text !== '' && ageOn(text, terms.today) < terms.minimumAge)
    return { code: 'too_young', fill: { age: terms.minimumAge } }
  return undefined
}

/** Whether this may be a payment password, as far as the brand's rule goes. */
export function judgePaymentPassword(typed: string, again: string | undefined, rules: Rules): Verdict<undefined> {
  const rule = paymentRule(rules)
  const trouble = checkField(rule, typed)
  if (trouble && trouble.fault !== 'required')
    return no('invalid_request', {
      fields: {
        paymentPassword: [
          { code: trouble.fault, fill: { min: trouble.min, max: trouble.max }, patternId: rule.patternId },
        ],
      },
    })
  if (isCommonPin(typed) || isRun(typed)) return atField('paymentPassword', 'common_password')
  if (again !== undefined && again !== typed) return atField('confirmPaymentPassword', 'not_the_same')
  return yes(undefined)
}

/** 111111, 123456, 654321: each character as far from the next as all the others are, by one step at most. */
function isRun(text: string): boolean {
  const steps = new Set(Array.from(text.slice(1), (letter, at) => letter.charCodeAt(0) - text.charCodeAt(at)))
  const [step = 0] = steps
  return text.length > 3 && steps.size === 1 && Math.abs(step) <= 1
}

/** A name as names are compared: however it is spaced and cased. */
const nameOf = (text: string) => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('en')

export interface Payee {
  readonly provider: PayoutProvider
  /** Digits alone. */
  readonly number: string
}

/** Whether a member may be paid there: a place the brand knows, a number of its form, and the member's own name. */
export function judgePayout(
  typed: { readonly provider: string; readonly number: string; readonly accountName: string },
  payeeName: string | null,
  providers: readonly PayoutProvider[],
): Verdict<Payee> {
  const provider = providers.find(({ code }) => code === typed.provider)
  if (!provider) return atField('provider', 'invalid')
  if (payeeName === null) return atField('accountName', 'name_missing')

  const number = typed.number.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(number)) return atField('number', 'invalid')
  if (number.length < provider.digitsMin) return atField('number', 'too_short', { min: provider.digitsMin })
  if (number.length > provider.digitsMax) return atField('number', 'too_long', { max: provider.digitsMax })
  if (nameOf(typed.accountName) !== nameOf(payeeName)) return atField('accountName', 'not_your_name')
  return yes({ provider, number })
}

/** Most of an e-mail hidden: ju***@inbox.example. */
export function hiddenEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`
}

/** Most of a number hidden: +63 917 *** 0142 keeps its ends. */
export const hiddenNumber = (number: string): string =>
  number.length < 8
    ? `*** ${number.slice(-2)}`
    : `${number.slice(0, number.startsWith('+') ? 6 : 3)} *** ${number.slice(-4)}`
