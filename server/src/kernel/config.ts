import { z } from 'zod'

const Environment = z.object({
  MODE: z.enum(['sandbox', 'production']).default('sandbox'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Addresses or networks of the reverse proxies that may say who the visitor is. */
  TRUSTED_PROXIES: z.string().default(''),
  /** How long /readyz says no before the port is closed: as long as a load balancer takes to look. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  /** Tries that a proof of work takes at most; each is 1,000 turns of PBKDF2. */
  CHALLENGE_WORK: z.coerce.number().int().min(1).max(100_000).default(150),
})

export interface Config {
  readonly mode: 'sandbox' | 'production'
  readonly host: string
  readonly port: number
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly logLevel: z.output<typeof Environment>['LOG_LEVEL']
  readonly trustedProxies: readonly string[]
  readonly noticeMs: number
  readonly challengeWork: number
}

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
  return {
    mode: MODE,
    host: HOST,
    port: PORT,
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
    trustedProxies: TRUSTED_PROXIES.split(',')
      .map((proxy) => proxy.trim())
      .filter(Boolean),
    noticeMs: DRAIN_NOTICE_MS,
    challengeWork: CHALLENGE_WORK,
  }
}

/** The settings as they may be printed: no secrets. */
export function printable(config: Config) {
  return { ...config, databaseUrl: config.databaseUrl === undefined ? 'embedded' : withoutPassword(config.databaseUrl) }
}

function withoutPassword(text: string): string {
  const url = new URL(text)
  if (url.password) url.password = '***'
  return url.toString()
}
