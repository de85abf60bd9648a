import { z } from 'zod'
import { count } from './count-setting.ts'

/** Codes by SMS and mail. */
export const CodeSettings = z
  .strictObject({
    /** How long a code is good for; the page counts down as long before it sends another. */
    expiredMinutes: count(1, 30).prefault(5),
    /** Wrong answers from one place, or from all strangers together, after which a code is void for them. */
    tries: count(1, 10).prefault(3),
    /** Seconds from one request for an address to the next. */
    pauseS: count(1, 3600).prefault(1),
    perAddressDay: count(1, 1000).prefault(10),
    perIpDay: count(1, 1_000_000).prefault(50),
    perBrandDay: count(1, 10_000_000).prefault(10_000),
  })
  .prefault({})
