import { z } from 'zod'

/**
 * An amount of money or points: digits with a point, never a number, and so few that ninety of the largest together still fit the
 * ledger's int8. How many decimals an asset takes is judged by the action.
 */
export const Amount = z
  .string({ error: 'invalid_amount' })
  .regex(/^\d{1,13}(\.\d{1,4})?$/, 'invalid_amount')
  .meta({ description: 'Decimal string in the account’s currency', examples: ['1234.50'] })

/** An amount in a reply, which may be negative. */
export const SignedAmount = z.string().regex(/^-?\d{1,19}(\.\d{1,4})?$/)

/** Years in which anything here happens: a database and a browser agree about them, and a day more or less stays within four digits. */
const YEAR = '(?:19|20|21)\\d\\d'

/** Whether the calendar has this day: 2026-02-30 is well-formed and no day. */
const isDay = (day: string): boolean => {
  const date = new Date(`${day}T00:00:00.000Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** A moment: ISO 8601 in UTC with milliseconds. */
export const Moment = z
  .string()
  .regex(new RegExp(`^${YEAR}-\\d\\d-\\d\\dT(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d\\.\\d{3}Z$`), { abort: true })
  .refine((moment) => isDay(moment.slice(0, 10)), 'invalid_date')

/** A business day in the brand's time zone. */
export const Day = z
  .string()
  .regex(new RegExp(`^${YEAR}-\\d\\d-\\d\\d$`), { error: 'invalid_date', abort: true })
  .refine(isDay, 'invalid_date')

/** What a bonus is called. */
export const BonusCode = z.string().regex(/^[A-Z0-9_]{2,30}$/, 'invalid')

/** The name of something that exists, in lower case whoever writes it. */
export const Id = z.uuid().toLowerCase()

/**
 * An id that a caller makes: random (v4) or by time (v7). Nothing else is taken: ids that follow from others are v5, and a
 * caller who could name one could stand in the way of a payout that is still to come.
 */
export const CallerId = z
  .string()
  .regex(/^[\da-f]{8}-[\da-f]{4}-[47][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i, 'invalid')
  .toLowerCase()
  .meta({ format: 'uuid', description: 'UUID v4 or v7, made by the caller' })

/** What is answered where there is nothing to say. */
export const EmptyReply = z.strictObject({})

/**
 * What a person types: well-formed Unicode, for the half of a surrogate pair is stored as another character than it is hashed as;
 * no control characters, of which PostgreSQL keeps no NUL; and no marks that turn the direction of writing, which make a text look
 * like another where other people read it.
 */
export const PLAIN = /^[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]*$/u

/** The same in several lines. */
export const LINES = /^(?:[^\p{Cc}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[\t\n\r])*$/u

/** Characters of which none is a control character or half of one. */
const CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u

/** A line that somebody may type. */
export const text = (max: number) => z.string().max(max).regex(PLAIN, 'invalid')

/** A text of several lines that somebody may type. */
export const lines = (max: number) => z.string().trim().max(max, 'too_long').regex(LINES, 'invalid')

/** A text of several lines that has to be typed. */
export const paragraphs = (max: number) =>
  z.string().trim().min(1, 'required').max(max, 'too_long').regex(LINES, 'invalid')

/** A line that has to be typed; spaces around it do not count. */
export const requiredText = (max: number) =>
  z.string({ error: 'required' }).trim().min(1, 'required').max(max).regex(PLAIN, 'invalid')

/** A password, as it was typed: spaces are part of it. */
export const Password = z.string({ error: 'required' }).min(1, 'required').max(255).regex(CHARACTERS, 'invalid')

const JSON_DEPTH = 16
const JSON_TEXT = 10_000

/** Whether a value is plain JSON of well-formed text, not deeper than anything here is; it ends before the stack does. */
function isPlainJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return value.length <= JSON_TEXT && LINES.test(value)
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === JSON_DEPTH) return false
  if (Array.isArray(value)) return value.every((one) => isPlainJson(one, depth + 1))
  return Object.entries(value).every(([key, one]) => PLAIN.test(key) && isPlainJson(one, depth + 1))
}

/** Any JSON that somebody may send. */
// What the refinement lets through has this type.
export const PlainJson = z
  .unknown()
  .refine((value) => value === undefined || isPlainJson(value), 'invalid') as z.ZodType<z.core.util.JSONType>

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
