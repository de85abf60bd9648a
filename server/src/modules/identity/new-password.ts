import { checkField } from '@croupier/contract/patterns.ts'
import type { Fault } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { isCommon } from './common-passwords/common-passwords.ts'

/** Where the brand says nothing of passwords. */
const LENGTHS = { enabled: true, required: true, minLength: 8, maxLength: 64, patternId: 0, acceptedPattern: '*' }

/** What is wrong with a new password: its form by the brand's rule, or that everybody guesses it. */
export function newPasswordFaults(
  password: string,
  account: string,
  { name, merchant, settings }: Brand,
): readonly Fault[] {
  const rule = { ...(settings.registration.fields.password ?? LENGTHS), enabled: true, required: true }
  const trouble = checkField(rule, password)
  if (trouble?.fault === 'required') return [{ code: 'required' }]
  if (trouble) return [{ code: trouble.fault, fill: { min: trouble.min, max: trouble.max }, patternId: rule.patternId }]

  return isCommon(password, [account, name, merchant, settings.defaultPassword]) ? [{ code: 'common_password' }] : []
}
