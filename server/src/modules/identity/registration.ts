import type { register } from '@croupier/contract/identity.ts'
import { REGISTRATION_FIELDS, type RegistrationField } from '@croupier/contract/brand.ts'
import type { BodyOf } from '@croupier/contract/call.ts'
import { checkField } from '@croupier/contract/patterns.ts'
import { ageOn, type RegistrationWay, rulesFor, waysOf } from '@croupier/contract/registration.ts'
import { atField, type Fault, no, type Verdict, yes } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { type Phone, phoneOf } from './codes/phone.ts'
import { isCommon } from './common-passwords/common-passwords.ts'
import { accountName } from './rules.ts'

export type Form = BodyOf<typeof register>

/** What a person typed, by field; nothing typed is undefined. */
export type TypedFields = Readonly<Partial<Record<RegistrationField, string>>>

/** The brand's terms that a form is judged by. `today` is the brand's business day. */
export interface Terms {
  readonly brand: Pick<Brand, 'name' | 'merchant' | 'settings'>
  readonly way: RegistrationWay
  readonly today: string
}

const isOn = ({ settings }: Terms['brand']) => {
  const flags: ReadonlySet<string> = new Set(settings.flags)
  return (flag: string) => flags.has(flag)
}

type Faults = Partial<Record<string, readonly Fault[]>>

const SECRETS: ReadonlySet<RegistrationField> = new Set(['password', 'paymentPassword'])

/** The fields as they are judged and kept: without outer space, secrets as typed. */
function typedOf(form: Form): TypedFields {
  const typed = REGISTRATION_FIELDS.map(
    (field) => [field, SECRETS.has(field) ? form[field] : form[field]?.trim()] as const,
  )
  return Object.fromEntries(typed.filter(([, text]) => text !== undefined && text !== ''))
}

/** Whether this form may become a member; every fault is named at its field, all at once. */
export function judgeForm(form: Form, { brand, way, today }: Terms): Verdict<TypedFields> {
  const on = isOn(brand)
  if (!brand.settings.registration.open || !waysOf(on).includes(way)) return no('registration_closed')

  const typed = typedOf(form)
  const rules = rulesFor(brand.settings.registration.fields, on, way)
  // A token of the phone-code provider stands for the code.
  const byToken = form.firebaseIdToken !== undefined
  const faults: Faults = {
    ...(form.agree === false && {
      agree: [{ code: 'must_agree', fill: { age: brand.settings.registration.minimumAge } }],
    }),
    ...ageFault(typed.birthday, brand.settings.registration.minimumAge, today),
    ...passwordFaults(typed, form.confirmPassword, brand),
    ...ruleFaults(typed, byToken ? { ...rules, verificationCode: undefined } : rules),
    ...codeFault(typed, on('sms_verification') && !byToken),
  }
  const fields = Object.fromEntries(Object.entries(faults).flatMap(([field, list]) => (list ? [[field, list]] : [])))
  return Object.keys(fields).length === 0 ? yes(typed) : no('invalid_request', { fields })
}

/** What the brand's rules find; a field that the brand does not ask for is not taken. */
function ruleFaults(typed: TypedFields, rules: ReturnType<typeof rulesFor>): Faults {
  return Object.fromEntries(
    REGISTRATION_FIELDS.flatMap((field): [string, Fault[]][] => {
      const rule = rules[field]
      const text = typed[field] ?? ''
      if (!rule?.enabled) return text === '' ? [] : [[field, [{ code: 'not_allowed' }]]]

      const trouble = checkField(rule, text)
      if (!trouble) return []
      if (trouble.fault === 'required') return [[field, [{ code: 'required' }]]]
      return [
        [field, [{ code: trouble.fault, fill: { min: trouble.min, max: trouble.max }, patternId: rule.patternId }]],
      ]
    }),
  )
}

/** A number that somebody gives is proved by a code, where the brand asks for it. */
const codeFault = ({ mobileNum, verificationCode }: TypedFields, bySms: boolean): Faults =>
  bySms && mobileNum !== undefined && verificationCode === undefined ? { verificationCode: [{ code: 'required' }] } : {}

/** The number of a form; it must be one that can be called wherever a code is sent to it, and wherever its country is given. */
export function phoneIn(form: Form, { brand, way }: Omit<Terms, 'today'>): Verdict<Phone | undefined> {
  const { mobileNum = '', countryDialingCode } = form
  const needed = way === 'mobile' || isOn(brand)('sms_verification')
  if (mobileNum.trim() === '' || (countryDialingCode === undefined && !needed)) return yes(undefined)
  if (countryDialingCode === undefined) return atField('countryDialingCode', 'required')
  const phone = phoneOf(mobileNum, countryDialingCode)
  return phone ? yes(phone) : no('invalid_request', { fields: { mobileNum: [{ code: 'invalid_mobile' }] } })
}

function passwordFaults(
  { username, password }: TypedFields,
  confirmed: string | undefined,
  { name, merchant, settings }: Terms['brand'],
): Faults {
  if (password === undefined) return {}
  const guessable = isCommon(password, [username, name, merchant, settings.defaultPassword])
  return {
    ...(guessable && { password: [{ code: 'common_password' }] }),
    // Typing it twice is the form's business; who sends it twice must mean the same.
    ...(confirmed !== undefined && confirmed !== password && { confirmPassword: [{ code: 'not_the_same' }] }),
  }
}

function ageFault(birthday: string | undefined, minimumAge: number, today: string): Faults {
  if (birthday === undefined || ageOn(birthday, today) >= minimumAge) return {}
  return { birthday: [{ code: 'too_young', fill: { age: minimumAge } }] }
}

/** The account name that a form asks for. */
export const accountOf = (typed: TypedFields): string => accountName(typed.username ?? '')
