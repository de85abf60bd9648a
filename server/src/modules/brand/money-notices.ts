import { z } from 'zod'

const Ways = z.array(z.enum(['mail', 'sms']))
/** Money that leaves is always told: whoever asked for it may not be whose it is. */
const AtLeastOne = Ways.min(1)

/** By which of their proved addresses members hear what came of their money. */
export const MoneyNotices = z
  .strictObject({
    depositCredited: Ways.prefault(['mail']),
    depositRefused: Ways.prefault(['mail']),
    withdrawalRequested: AtLeastOne.prefault(['mail', 'sms']),
    withdrawalPaid: AtLeastOne.prefault(['mail']),
    withdrawalRefused: Ways.prefault(['mail']),
  })
  .prefault({})
