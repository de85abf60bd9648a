import { PayoutProvider } from '@croupier/contract/security.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'

/** Where members can be paid, and what guards a change of it. */
export const PayoutAccountSettings = z
  .strictObject({
    providers: z.array(PayoutProvider).prefault([]),
    most: count(1, 20).prefault(5),
    /** How long nothing is paid to a new account. */
    coolOffHours: count(0, 720).prefault(24),
    secondFactor: z.boolean().prefault(true),
  })
  .prefault({})
