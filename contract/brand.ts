import { z } from 'zod'
import { get } from './call.ts'
import { isExpression } from './expression.ts'
import { Category, Moment, text } from './field.ts'

/** A node of the brand's setting tree; `enabled` is '1' or '0', as the specification has it. */
export interface WhitelabelNode {
  readonly modId: string
  readonly enabled: '0' | '1'
  readonly value?: string | undefined
  readonly childrenNodes: readonly WhitelabelNode[]
}

export const WhitelabelNode: z.ZodType<WhitelabelNode> = z
  .lazy(() =>
    z.strictObject({
      modId: z.string(),
      enabled: z.enum(['0', '1']),
      value: z.string().optional(),
      childrenNodes: z.array(WhitelabelNode),
    }),
  )
  // It names itself, so the documentation needs a name for it.
  .meta({ id: 'WhitelabelNode' })

/** What members say of themselves besides: what they live on, and where else they are written to. */
export const FURTHER_FIELDS = [
  'occupation',
  'sourceOfIncome',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'telegram',
  'zalo',
  'qqNum',
] as const

/** Fields of the registration form, in the order shown. */
export const REGISTRATION_FIELDS = [
  'username',
  'password',
  'payeeName',
  'nickname',
  'mobileNum',
  'email',
  'paymentPassword',
  'birthday',
  'idNumber',
  'address',
  'nationality',
  ...FURTHER_FIELDS,
  'affiliateCode',
  'recommenderId',
  'referralCode',
  'captcha',
  'verificationCode',
] as const
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number]

/** The server's rule of one field. */
export const FieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  minLength: z.number().int(),
  maxLength: z.number().int(),
  patternId: z.number().int().min(0).max(19),
  /** '*' means any; else an anchored expression in linear-time syntax. */
  acceptedPattern: z
    .string()
    .max(1000)
    .refine((text) => text === '*' || isExpression(text), 'invalid'),
})
export type FieldRule = z.output<typeof FieldRule>

/** A place where help, an app or a channel is found. */
export const Resource = z.strictObject({
  resourceType: z.string(),
  url: z.string(),
  qrCodeUrl: z.string().optional(),
  labelNameCn: z.string(),
  labelNameEn: z.string(),
})

/** A way to customer service that needs no window of its own. */
export const Contact = z.strictObject({ kind: z.enum(['EMAIL', 'PHONE', 'HOURS']), value: z.string().min(1).max(120) })
export type Contact = z.output<typeof Contact>

/** A set of design tokens: role → colour, for one theme. */
const Tokens = z.record(z.string(), z.string())

export const BrandLook = z.strictObject({
  name: z.string(),
  merchant: z.string(),
  logo: z.string(),
  wordmark: z.string(),
  tokens: z.strictObject({ dark: Tokens, light: Tokens }),
  languages: z.array(z.string()),
  defaultLanguage: z.string(),
  currency: z.string(),
  currencySign: z.string(),
  signAfter: z.boolean(),
  decimals: z.number().int(),
  timeZone: z.string(),
  minimumAge: z.number().int(),
  copyright: z.string(),
  description: z.record(z.string(), z.string()),
  /** Texts the brand says in its own way: language tag → `group.key` → text. */
  wording: z.record(z.string(), z.record(z.string(), z.string())),
  /** Categories in the brand's order; an entry shows only where a vendor exists. */
  menu: z.array(Category),
})
export type BrandLook = z.output<typeof BrandLook>

export const whitelabel = get('/wps/system/whitelabel', {
  summary: 'The brand: its look, its menu and its setting tree',
  actor: 'anyone',
  always: true,
  reply: z.strictObject({ brand: BrandLook, tree: z.array(WhitelabelNode) }),
  refusals: [],
})

const RegistrationSetting = z.strictObject({
  open: z.boolean(),
  challenge: z.boolean(),
  minimumAge: z.number().int(),
  ageText: z.string(),
  fields: z.record(z.string(), FieldRule),
})

export const registrationSetting = get('/wps/system/setting/register', {
  summary: 'Which fields registration asks for, and the rule of each',
  actor: 'anyone',
  reply: RegistrationSetting,
  refusals: [],
})

export const systemStatus = get('/wps/system/status', {
  summary: 'Whether this visitor may use the site now, and what the shell needs to know',
  actor: 'anyone',
  query: z.object({ url: text(255).optional() }),
  always: true,
  reply: z.strictObject({
    /** 0 open, 1 maintenance (takes precedence), 2 region restricted. */
    status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
    info: z.strictObject({
      /** The setting tree, as the call of that name answers it. */
      whitelabel: z.array(WhitelabelNode),
      /** What registration asks for, as the call of that name answers it. */
      register: RegistrationSetting,
      resources: z.array(Resource),
      customerService: z.array(z.strictObject({ csType: z.enum(['VIP', 'LIVECHAT']), path: z.string() })),
      contacts: z.array(Contact),
      gtagId: z.string().optional(),
      /** Who proves mobile numbers by codes of its own, where the brand has that on: its REST protocol and the public key for it. */
      phoneProvider: z.strictObject({ restUrl: z.string(), apiKey: z.string(), captcha: z.boolean() }).optional(),
      /** The vendor whose mark is left out of the footer; null for none. */
      footerWithout: z.string().nullable(),
      imageCDNs: z.array(z.string()),
      launchGameCDNs: z.array(z.string()),
    }),
    location: z.strictObject({ ip: z.string(), country: z.string() }),
    maintenance: z.boolean(),
    /** When the site is expected back; null where nobody has said. */
    maintenanceUntil: Moment.nullable(),
    regionRestriction: z.boolean(),
    /** Of the brand's settings; the live topic `status` names the newest. */
    version: z.number().int(),
    serverTime: Moment,
    mode: z.enum(['sandbox', 'production']),
  }),
  refusals: [],
})

/** A way that the page takes on a click; its path is sealed with the key beside it, for robots that read along. */
export const ServiceRoute = z.strictObject({
  /** 3: opened in a window of its own. */
  type: z.literal(3),
  csType: z.enum(['VIP', 'LIVECHAT']),
  /** base64url of nonce, cipher text and tag, by AES-256-GCM. */
  path: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type ServiceRoute = z.output<typeof ServiceRoute>

export const domainRoute = get('/wps/system/domainRoute', {
  summary: 'The router list: where customer service is',
  actor: 'anyone',
  always: true,
  reply: z.strictObject({
    version: z.strictObject({ number: z.number().int(), key: z.string(), pathList: z.array(ServiceRoute) }),
  }),
  refusals: [],
})

export const jwks = get('/wps/system/jwks', {
  summary: 'Public keys that encrypt payloads',
  actor: 'anyone',
  // Whoever opens the brand again has to log in first.
  always: true,
  reply: z.strictObject({ keys: z.array(z.record(z.string(), z.string())) }),
  refusals: [],
})
