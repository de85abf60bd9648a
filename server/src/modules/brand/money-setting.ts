import { amountText, scale, unitsOf } from '@croupier/engine/money.ts'
import { z } from 'zod'

/** Money in a setting: a decimal string in the table, stored units in the code. */
export const Money = z.codec(z.string().regex(/^\d{1,14}(\.\d{1,4})?$/), z.bigint(), {
  decode: (text, context) => {
    const units = unitsOf(text, scale)
    if (units !== undefined) return units
    context.issues.push({ code: 'custom', input: text, message: 'too large an amount' })
    return z.NEVER
  },
  encode: (units) => amountText(units, scale),
})
