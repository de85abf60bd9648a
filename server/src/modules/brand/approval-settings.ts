import { z } from 'zod'
import { count } from './count-setting.ts'
import { Money } from './money-setting.ts'

/** Up to so much an operator adjusts a balance alone; above it a second person has to agree. */
export const AdjustmentSettings = z
  .strictObject({
    aloneMax: Money.prefault('0'),
    /** Of one operator in a day; above it a second person has to agree to each. */
    dayMax: Money.prefault('100000'),
    /** Nobody adjusts by more, not two people either. */
    max: Money.prefault('1000000'),
  })
  .prefault({})

/** Awards of a vendor: one up to `aloneMax` and all of a day up to `dayMax` are paid at once, others by two people, none above `max`. */
export const AwardSettings = z
  .strictObject({
    aloneMax: Money.prefault('10000'),
    dayMax: Money.prefault('100000'),
    max: Money.prefault('1000000'),
  })
  .prefault({})

/** Prizes of a tournament up to so much one operator announces alone. */
export const TournamentSettings = z
  .strictObject({ aloneMax: Money.prefault('0'), max: Money.prefault('10000000') })
  .prefault({})

/** To so many members an operator does something in one go alone; for more a second person has to agree. */
export const BulkSettings = z.strictObject({ aloneMax: count(1, 100_000).prefault(200) }).prefault({})
