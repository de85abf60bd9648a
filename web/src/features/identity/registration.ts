import {
  type FieldRule,
  FURTHER_FIELDS,
  type RegistrationField,
  type registrationSetting,
} from '@croupier/contract/brand.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  checkField,
  type FieldTrouble,
  hasPart,
  lengthOf,
  type PatternPart,
  partsOf,
} from '@croupier/contract/patterns.ts'
import { ageOn } from '@croupier/contract/registration.ts'

export type Setting = ReplyOf<typeof registrationSetting>

/** Boxes of the form: the brand's fields and the repeated password. */
export type Box = RegistrationField | 'confirmPassword'

export type TypedFields = Readonly<Partial<Record<Box, string>>>

/** What the form says about a box. Pattern troubles name their rule. */
export type FieldComplaint =
  | (FieldTrouble & { readonly rule: FieldRule })
  | { readonly fault: 'required' | 'not_the_same' | 'must_agree' }
  | { readonly fault: 'too_young'; readonly age: number }

const ORDER: readonly RegistrationField[] = [
  'username',
  'nickname',
  'password',
  'payeeName',
  'birthday',
  'mobileNum',
  'verificationCode',
  'email',
  'paymentPassword',
  'idNumber',
  'nationality',
  'address',
  ...FURTHER_FIELDS,
  'affiliateCode',
  'recommenderId',
  'referralCode',
  'captcha',
]

/** Secrets are sent as they were typed; everything else without outer spaces. */
const SECRETS: ReadonlySet<Box> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** The boxes that a brand's form shows, in order; the password is followed by its repetition. */
export function boxesOf({ fields }: Pick<Setting, 'fields'>): readonly Box[] {
  const enabled = ORDER.filter((field) => fields[field]?.enabled).toSorted(
    (one, other) => rankOf(one, fields) - rankOf(other, fields),
  )
  return enabled.flatMap((field): Box[] => (field === 'password' ? ['password', 'confirmPassword'] : [field]))
}

/** Where there is no username the number stands for it, and comes first with its code. */
const rankOf = (field: RegistrationField, fields: Setting['fields']) =>
  !fields['username']?.enabled && (field === 'mobileNum' || field === 'verificationCode') ? 0 : 1

/** Whether a box may stay empty. */
export const isOptional = ({ fields }: Pick<Setting, 'fields'>, box: Box): boolean =>
  fields[box === 'confirmPassword' ? 'password' : box]?.required === false

/** What was typed into a box, as it is judged and sent. */
export const textOf = (typed: TypedFields, box: Box): string =>
  SECRETS.has(box) ? (typed[box] ?? '') : (typed[box] ?? '').trim()

/** What is wrong with each box, in the form's order. `today` is the brand's business day. */
export function troublesOf(setting: Setting, typed: TypedFields, today: string): ReadonlyMap<Box, FieldComplaint> {
  const found = boxesOf(setting).map((box) => [box, troubleOf(setting, typed, box, today)] as const)
  return new Map(found.flatMap(([box, trouble]) => (trouble ? [[box, trouble] as const] : [])))
}

function troubleOf(setting: Setting, typed: TypedFields, box: Box, today: string): FieldComplaint | undefined {
  const text = textOf(typed, box)
  if (box === 'confirmPassword') return repetitionTrouble(textOf(typed, 'password'), text)
  const rule = setting.fields[box]
  if (!rule) return undefined
  const trouble = checkField(rule, text)
  if (trouble) return { ...trouble, rule }
  if (box === 'birthday' && text !== '' && ageOn(text, today) < setting.minimumAge)
    return { fault: 'too_young', age: setting.minimumAge }
  return undefined
}

function repetitionTrouble(password: string, repeated: string): FieldComplaint | undefined {
  if (password === repeated) return undefined
  return { fault: repeated === '' ? 'required' : 'not_the_same' }
}

/** One piece of a rule, and whether what was typed has it. */
export interface Tick {
  readonly part: PatternPart | 'length'
  readonly met: boolean
}

/** What a rule asks for, ticked off while typing. */
export const ticksOf = (rule: FieldRule, text: string): readonly Tick[] => [
  { part: 'length', met: lengthOf(text) >= Math.max(1, rule.minLength) && lengthOf(text) <= rule.maxLength },
  ...partsOf(rule.patternId).map((part) => ({ part, met: hasPart(part, text) })),
]
