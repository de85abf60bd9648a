import { FieldRule, REGISTRATION_FIELDS } from '@croupier/contract/brand.ts'
import { isExpression } from '@croupier/contract/expression.ts'
import { AGE_BOUNDS, MINIMUM_AGE } from '@croupier/contract/minimum-age.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'
import { Money } from './money-setting.ts'

const Rule = FieldRule.refine(
  (rule) => rule.acceptedPattern === '*' || isExpression(rule.acceptedPattern),
  'not an anchored expression',
).refine((rule) => rule.minLength <= rule.maxLength, 'the shortest is longer than the longest')

/** Who may register, and what is asked of them. */
export const RegistrationSettings = z
  .strictObject({
    open: z.boolean().prefault(false),
    /** Who is younger does not register. The articles and the site's words say it too. */
    minimumAge: count(AGE_BOUNDS.least, AGE_BOUNDS.most).prefault(MINIMUM_AGE),
    /** The brand's own sentence beside the agree box, in place of the contract's; `{age}` is the minimum age. */
    ageText: z.record(z.string(), z.string().max(300)).prefault({}),
    fields: z.partialRecord(z.enum(REGISTRATION_FIELDS), Rule).prefault({}),
  })
  .prefault({})

/** Trial accounts, where `free_play` is on. */
export const FreePlaySettings = z
  .strictObject({
    balance: Money.prefault('10000.00'),
    hours: count(1, 24).prefault(2),
    perAddressDay: count(1, 10_000).prefault(20),
  })
  .prefault({})
