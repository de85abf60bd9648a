import { z } from 'zod'
import { count } from './count-setting.ts'
import { Money } from './money-setting.ts'

/** What the house takes: hundredths of a per cent of the amount, and so much beside. */
export const Fee = z.strictObject({ basisPoints: count(0, 2000).prefault(0), fixed: Money.prefault('0') }).prefault({})
