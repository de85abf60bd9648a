import { z } from 'zod'

/** What can stand in the way of every withdrawal of a member, whatever its amount. */
export const WithdrawalHindrance = z.strictObject({
  name: z.enum([
    'identity',
    'payment_password',
    'password_changed',
    'no_payee',
    'payee_cooling',
    'turnover',
    'nothing',
  ]),
  /** When it is over by itself; null where something has to be done. */
  until: z.iso.datetime().nullable(),
})
export type WithdrawalHindrance = z.output<typeof WithdrawalHindrance>
