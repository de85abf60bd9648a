import { Contact, Resource } from '@croupier/contract/brand.ts'
import { z } from 'zod'
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
