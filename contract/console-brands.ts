import { z } from 'zod'
import { get, post, put } from './call.ts'
import { CURRENCY_CODES } from './currencies.ts'
import { Category, EmptyReply, requiredText, text } from './field.ts'
import { LANGUAGES, type LanguageCode, WRITTEN } from './language.ts'
import { AGE_BOUNDS } from './minimum-age.ts'
import { CHOSEN_ROLES, MARKS } from './look.ts'
import { Because, TWO_PEOPLE } from './operator.ts'

/** Codes of the languages whose words the product carries. */
export const LANGUAGE_CHOICES = (Object.keys(LANGUAGES) as LanguageCode[]).filter((code) =>
  (WRITTEN as readonly string[]).includes(LANGUAGES[code]),
)

/** Whom a host is for: players and agents, or agents alone. */
export const HOST_KINDS = ['member', 'agent'] as const

const HOST = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/

export const BrandHost = z.strictObject({
  host: z
    .string()
    .trim()
    .toLowerCase()
    .max(253, 'invalid')
    .regex(HOST, 'invalid')
    .meta({ description: 'As a browser sends it, without port', examples: ['play.example'] }),
  kind: z.enum(HOST_KINDS),
})
export type BrandHost = z.output<typeof BrandHost>

const Hex = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'invalid')
const ThemeColours = z.record(z.enum(CHOSEN_ROLES), Hex)
export type ThemeColours = z.output<typeof ThemeColours>

const unique = (list: readonly unknown[]) => new Set(list).size === list.length

/** What a brand is called, where it is found and what it looks like. */
const profile = {
  name: requiredText(40),
  wordmark: requiredText(20),
  logo: z.enum(MARKS),
  /** The default first. */
  languages: z.array(z.enum(LANGUAGE_CHOICES, 'language_unknown')).min(1, 'required').max(20).refine(unique, 'invalid'),
  hosts: z
    .array(BrandHost)
    .min(1, 'required')
    .max(20)
    .refine((hosts) => unique(hosts.map(({ host }) => host)), 'already_used'),
  menu: z.array(Category).max(20).refine(unique, 'invalid'),
  currencySign: requiredText(6),
  signAfter: z.boolean(),
  copyright: text(120),
  /** By language tag. */
  description: z.partialRecord(z.enum(WRITTEN), text(300)),
  tokens: z.strictObject({ dark: ThemeColours, light: ThemeColours }),
}

const ListedBrand = z.strictObject({
  merchant: z.string(),
  name: z.string(),
  logo: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  languages: z.array(z.string()),
  hosts: z.array(BrandHost),
  minimumAge: z.number().int(),
  /** Whether it takes registrations. */
  registers: z.boolean(),
  /** Ways to pay in that are on. */
  channels: z.number().int(),
})
export type ListedBrand = z.output<typeof ListedBrand>

export const brands = get('/wps/operator/brands', {
  summary: 'The brands that the operator works in',
  actor: 'operator',
  permission: 'settings.read',
  reply: z.strictObject({ list: z.array(ListedBrand) }),
  refusals: ['not_logged_in', 'forbidden'],
})

const BrandProfile = z.strictObject({
  ...profile,
  logo: z.string(),
  languages: z.array(z.string()),
  hosts: z.array(BrandHost),
  menu: z.array(Category),
  tokens: z.strictObject({ dark: z.record(z.string(), z.string()), light: z.record(z.string(), z.string()) }),
  description: z.record(z.string(), z.string()),
  merchant: z.string(),
  currency: z.string(),
  timeZone: z.string(),
  /** Counts the changes: what is saved names the one it was written over. */
  revision: z.number().int(),
})
export type BrandProfile = z.output<typeof BrandProfile>

export const brandProfile = get('/wps/operator/brand', {
  summary: 'Name, hosts, languages, menu and colours of the brand that is worked on',
  actor: 'operator',
  permission: 'settings.read',
  reply: BrandProfile,
  refusals: ['not_logged_in', 'forbidden'],
})

export const saveBrandProfile = put('/wps/operator/brand', {
  summary: 'Change what the brand is called, where it is found and what it looks like; other hosts take two people',
  actor: 'operator',
  permission: 'settings.edit',
  body: z.strictObject({ ...profile, basedOn: z.number().int().min(1).max(2_147_483_647), ...Because }),
  reply: BrandProfile,
  effect: 'loosens',
  refusals: ['not_logged_in', 'forbidden', 'invalid_request', 'case_changed', ...TWO_PEOPLE],
})

export const createBrand = post('/wps/operator/brands', {
  summary:
    'Make a brand; it takes no registrations and no money until its policy says so. Its games, texts and reasons begin as those of the brand worked on',
  actor: 'operator',
  permission: 'brands.make',
  body: z.strictObject({
    ...profile,
    /** Names it for good, as the `Merchant` header does. */
    merchant: z.string().regex(/^[A-Z][A-Z0-9]{1,19}$/, 'invalid'),
    currency: z.enum(CURRENCY_CODES, 'currency_unknown'),
    timeZone: requiredText(60),
    /** Its policy begins with it. */
    minimumAge: z.number().int().min(AGE_BOUNDS.least).max(AGE_BOUNDS.most),
    ...Because,
  }),
  reply: EmptyReply,
  effect: 'loosens',
  refusals: ['not_logged_in', 'forbidden', 'invalid_request', ...TWO_PEOPLE],
})
