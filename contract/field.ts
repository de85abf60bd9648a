import { z } from 'zod'

/** An amount of money or points: digits with a point, never a number. How many decimals an asset takes is judged by the action. */
export const Amount = z
  .string({ error: 'invalid_amount' })
  .regex(/^\d{1,15}(\.\d{1,4})?$/, 'invalid_amount')
  .meta({ description: 'Decimal string in the account’s currency', examples: ['1234.50'] })

/** An amount in a reply, which may be negative. */
export const SignedAmount = z.string().regex(/^-?\d{1,19}(\.\d{1,4})?$/)

/** A moment: ISO 8601 in UTC with milliseconds. */
export const Moment = z.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

/** A business day in the brand's time zone. */
export const Day = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'invalid_date')

export const Id = z.uuid()

/** What is answered where there is nothing to say. */
export const Nothing = z.strictObject({})

/**
 * What a person types: control characters nobody does, PostgreSQL keeps no NUL, and marks that turn the direction of writing
 * make a text look like another where other people read it.
 */
export const PLAIN = /^[^\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u

/** A line that somebody may type. */
export const text = (max: number) => z.string().max(max).regex(PLAIN, 'invalid')

/** Something that has to be typed; spaces around it do not count. */
export const required = z.string({ error: 'required' }).trim().min(1, 'required')

/** A line that has to be typed. */
export const requiredText = (max: number) => required.max(max).regex(PLAIN, 'invalid')

/** A password, as it was typed: spaces are part of it. */
export const Password = z.string({ error: 'required' }).min(1, 'required').max(255)

/** The page asked for. Query strings carry digits. */
export const paging = (pageSize: number) => ({
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(pageSize),
})

/** The page answered with, around its list. */
export const page = <T extends z.ZodType>(row: T) => ({
  pageNum: z.number().int(),
  totalPages: z.number().int(),
  total: z.number().int(),
  list: z.array(row),
})

/** Categories a bet or a game belongs to. */
export const CATEGORIES = [
  'LIVE',
  'RNG',
  'PVP',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'BINGO',
  'INHOUSE',
  'LOTT',
  'ELOTT',
] as const
export const Category = z.enum(CATEGORIES)
export type Category = z.output<typeof Category>
