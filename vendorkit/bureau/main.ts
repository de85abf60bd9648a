import { z } from 'zod'
import { openBureau } from './bureau.ts'

// The sandbox's results bureau, in a process of its own. Whoever starts it hears its address by the channel between them.

const Environment = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  RESULTS_BUREAU_KEY: z.string().min(32),
  RESULTS_BUREAU_SECRET: z.string().min(32),
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
})

const { DATA_DIR, PORT, RESULTS_BUREAU_KEY, RESULTS_BUREAU_SECRET, SITE_URL } = Environment.parse(process.env)
const bureau = await openBureau({
  dataDir: DATA_DIR,
  key: RESULTS_BUREAU_KEY,
  secret: RESULTS_BUREAU_SECRET,
  port: PORT,
  site: SITE_URL,
})

let closing: Promise<void> | undefined
const leave = () => void (closing ??= bureau.close().then(() => process.exit(0)))

// The parent process has ended without a message.
process.on('disconnect', leave)
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, leave)

process.send?.({ address: bureau.address })
