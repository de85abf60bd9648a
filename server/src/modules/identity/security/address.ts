import { checkField } from '@croupier/contract/patterns.ts'
import { atField, type Verdict, yes } from '#kernel/refusal.ts'
import { phoneOf } from '../codes/phone.ts'
import type { Channel } from '../codes/rules.ts'

const EMAIL = {
  enabled: true,
  required: true,
  minLength: 6,
  maxLength: 100,
  patternId: 3,
  acceptedPattern: '*',
} as const

/** An address as it is sent to, of what somebody typed. */
export function addressOf(channel: Channel, to: string, dialingCode: string | undefined): Verdict<string> {
  if (channel === 'mail') return checkField(EMAIL, to) ? atField('to', 'invalid') : yes(to.toLowerCase())
  const phone = phoneOf(to, dialingCode)
  return phone ? yes(phone.e164) : atField('to', 'invalid')
}
