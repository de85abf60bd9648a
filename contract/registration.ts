import type { FieldRule, RegistrationField } from './brand.ts'
import type { Flag } from './whitelabel.ts'

/** By a name that a person chooses, or by a mobile number. */
export type RegistrationWay = 'username' | 'mobile'

/** Full years from a birthday, written with its year first or last, to a day with its year first. */
export function ageOn(birthday: string, today: string): number {
  const [, year = '', monthDay = ''] =
    /^(\d{4})-(\d\d-\d\d)$/.exec(birthday) ?? /^(?=\d\d-\d\d-(\d{4})$)(\d\d-\d\d)/.exec(birthday) ?? []
  return Number(today.slice(0, 4)) - Number(year) - (today.slice(5) < monthDay ? 1 : 0)
}

/** The rule of a field that the brand says nothing about, or that a way of registering has no use for. */
export const FIELD_OFF: FieldRule = {
  enabled: false,
  required: false,
  minLength: 0,
  maxLength: 255,
  patternId: 0,
  acceptedPattern: '*',
}
/** Where the brand says nothing of mobile numbers. */
const MOBILE: FieldRule = { ...FIELD_OFF, enabled: true, required: true, minLength: 6, maxLength: 15, patternId: 6 }
const PASSWORD: FieldRule = { ...FIELD_OFF, enabled: true, required: true, minLength: 8, maxLength: 64 }

type Fields = Readonly<Partial<Record<string, FieldRule>>>
type Rules = Readonly<Partial<Record<RegistrationField, FieldRule>>>

/** Which ways of registering a brand has on, the first one shown first. */
export function waysOf(on: (flag: Flag) => boolean): readonly RegistrationWay[] {
  const ways: readonly (readonly [RegistrationWay, Flag])[] = [
    ['mobile', 'mobile_register'],
    ['username', 'username_register'],
  ]
  return ways.filter(([, flag]) => on(flag)).map(([way]) => way)
}

/** The rules of the form for one way: the brand's own, and what the way needs and leaves out. */
export function rulesFor(fields: Fields, on: (flag: Flag) => boolean, way: RegistrationWay): Rules {
  const bySms = on('sms_verification')
  if (way === 'username') return { ...fields, verificationCode: codeRule(fields['mobileNum'], bySms) }

  // Without a code nothing but a password brings its member back.
  const password = on('mobile_password_register') || !bySms
  const mobileNum = { ...(fields['mobileNum']?.enabled ? fields['mobileNum'] : MOBILE), enabled: true, required: true }
  return {
    ...fields,
    username: FIELD_OFF,
    mobileNum,
    password: password ? { ...(fields['password'] ?? PASSWORD), enabled: true, required: true } : FIELD_OFF,
    verificationCode: codeRule(mobileNum, bySms),
  }
}

const codeRule = (mobile: FieldRule | undefined, bySms: boolean): FieldRule =>
  bySms && mobile?.enabled ? { ...FIELD_OFF, enabled: true, required: mobile.required } : FIELD_OFF
