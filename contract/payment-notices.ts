import { z } from 'zod'
import { post } from './call.ts'
import { requiredText } from './field.ts'

export const hearNotice = post('/wps/cashier/gateway/notices', {
  limit: 'service',
  summary: 'What the payment gateway says has happened, signed by it; said again, it changes nothing',
  actor: 'anyone',
  // Money that is on its way arrives whether the site is open or not.
  always: true,
  body: z.strictObject({
    /** A compact JWS. */
    notice: requiredText(10_000),
  }),
  reply: z.strictObject({}),
  refusals: ['notice_signature', 'notice_expired'],
})
