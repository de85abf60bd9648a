import type { FieldRule, RegistrationField } from '@croupier/contract/brand.ts'

/** An enabled field: optional, of any form up to 100 characters, unless said otherwise. */
export const field = (rule: Partial<FieldRule>): FieldRule => ({
  enabled: true,
  required: false,
  minLength: 0,
  maxLength: 100,
  patternId: 0,
  acceptedPattern: '*',
  ...rule,
})

/** What the demo brands ask of a person beside name and password; all of it optional. */
export const PROFILE_FIELDS: Partial<Record<RegistrationField, FieldRule>> = {
  payeeName: field({ minLength: 2, maxLength: 60, patternId: 12 }),
  nickname: field({ minLength: 2, maxLength: 16, acceptedPattern: '^[^<>&]+$' }),
  mobileNum: field({ minLength: 7, maxLength: 15, patternId: 6 }),
  email: field({ minLength: 6, maxLength: 100, patternId: 3 }),
  paymentPassword: field({ minLength: 6, maxLength: 6, patternId: 6 }),
  birthday: field({ minLength: 10, maxLength: 10, patternId: 11 }),
  idNumber: field({ minLength: 5, maxLength: 30, acceptedPattern: '^[A-Za-z0-9-]+$' }),
  address: field({ minLength: 5, maxLength: 200 }),
  nationality: field({ minLength: 2, maxLength: 60, patternId: 12 }),
  occupation: field({ minLength: 2, maxLength: 60 }),
  sourceOfIncome: field({ minLength: 2, maxLength: 60 }),
  line: field({ minLength: 4, maxLength: 40, patternId: 9 }),
  whatsapp: field({ minLength: 7, maxLength: 20, acceptedPattern: '^[+]?[0-9]+$' }),
  facebook: field({ minLength: 4, maxLength: 60, patternId: 9 }),
  wechat: field({ minLength: 4, maxLength: 40, patternId: 9 }),
  telegram: field({ minLength: 4, maxLength: 40, patternId: 9 }),
  zalo: field({ minLength: 7, maxLength: 20, acceptedPattern: '^[+]?[0-9]+$' }),
  qqNum: field({ minLength: 5, maxLength: 15, patternId: 6 }),
}
