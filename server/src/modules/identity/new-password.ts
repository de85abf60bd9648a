import { checkField } from '@croupier/contract/patterns.ts'
import type { Fault } from '#kernel/refusal.ts'
import type { Brand } from '#modules/brand/brand.ts'
import { COMMON_PASSWORDS } from './common-passwords.ts'

/** Where the brand says nothing of passwords. */
const LENGTHS = { enabled: true, required: true, minLength: 8, maxLength: 64, patternId: 0, acceptedPattern: '*' }

/** What is wrong with a new password: its form by the brand's rule, or that everybody guesses it. */
export function newPasswordFaults(password: string, account: string, { settings }: Brand): readonly Fault[] {
  const rule = { ...(settings.registration.fields.password ?? LENGTHS), enabled: true, required: true }
  const trouble = checkField(rule, password)
  if (trouble?.fault === 'required') return [{ code: 'required' }]
  if (trouble) return [{ code: trouble.fault, fill: { min: trouble.min, max: trouble.max }, patternId: rule.patternId }]

  const typed = password.toLowerCase()
  const guessable = typed === account.toLowerCase() || typed === settings.defaultPassword?.toLowerCase()
  return guessable || COMMON_PASSWORDS.has(typed) ? [{ code: 'common_password' }] : []
}
