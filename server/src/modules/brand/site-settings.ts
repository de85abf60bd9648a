import { Contact, Resource } from '@croupier/contract/brand.ts'
import { WRITTEN } from '@croupier/contract/language.ts'
import { z } from 'zod'
import { count } from './count-setting.ts'
import { isRange } from './region.ts'

/** A page of the site itself, or one elsewhere that is reached over TLS; never a script. */
const Address = z
  .string()
  .max(500)
  .refine((text) => /^\/(?![/\\])\S*$/.test(text) || isTls(text), 'a path of the site or an https address')

const isTls = (text: string) => URL.canParse(text) && new URL(text).protocol === 'https:'

/** A host that pictures or games come from: nothing of its address but scheme, name and port. */
const Host = z
  .url({ protocol: /^https$/ })
  .refine((text) => new URL(text).origin === text.replace(/\/$/, ''), 'only a host')

/** What the shell of the site shows and where it may fetch from. */
export const SiteSettings = z
  .strictObject({
    resources: z.array(Resource.extend({ url: Address, qrCodeUrl: Address.optional() })).prefault([]),
    customerService: z
      .array(
        z.strictObject({
          csType: z.enum(['VIP', 'LIVECHAT']),
          path: Address,
          /** How high the window is that it opens in. */
          height: z.union([z.literal(750), z.literal(500)]).prefault(750),
        }),
      )
      .prefault([]),
    /** How customer service is reached without a window: shown also while the doors are closed. */
    contacts: z.array(Contact).prefault([]),
    gtagId: z
      .string()
      .regex(/^G(T|TM)?-[A-Z0-9]{4,20}$/)
      .optional(),
    /** Code of the one vendor whose mark does not stand in the footer; null for none. */
    footerWithout: z
      .string()
      .regex(/^\w{1,40}$/)
      .nullable()
      .prefault(null),
    imageCDNs: z.array(Host).prefault([]),
    launchGameCDNs: z.array(Host).prefault([]),
  })
  .prefault({})

const Places = z
  .strictObject({
    /** ISO 3166 codes. */
    countries: z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .max(300)
      .prefault([]),
    /** Addresses or networks: 203.0.113.7, 203.0.113.0/24, 2001:db8::/32. */
    ranges: z.array(z.string().refine(isRange, 'an address or a network')).max(10_000).prefault([]),
  })
  .prefault({})

/** Where visitors may come from; `regionRule` says which list wins. */
export const RegionSettings = z.strictObject({ allow: Places, deny: Places }).prefault({})

/** How many words feedback must and may have. */
export const FeedbackSettings = z
  .strictObject({ wordsMin: count(1, 1000).prefault(10), wordsMax: count(1, 5000).prefault(500) })
  .prefault({})

/**
 * Texts the brand says in its own way, by language tag: `group.key` of the word files, or `refusal.`, `fault.` and
 * `pattern.` with a code of the contract.
 */
export const WordingSettings = z
  .partialRecord(
    z.enum(WRITTEN),
    z.record(
      z
        .string()
        .max(80)
        .regex(/^[a-z-]+\.[\w.-]+$/),
      z.string().min(1).max(1000),
    ),
  )
  .prefault({})
