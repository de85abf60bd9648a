import { z } from 'zod'
import { openGateway } from './gateway.ts'

// The sandbox's payment company, in a process of its own. Whoever starts it hears its address by the channel between them.

const Environment = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  PAYMENT_GATEWAY_KEY: z.string().min(16),
  PAYMENT_GATEWAY_SECRET: z.string().min(32),
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
})

const { DATA_DIR, PORT, PAYMENT_GATEWAY_KEY, PAYMENT_GATEWAY_SECRET, SITE_URL } = Environment.parse(process.env)
const gateway = await openGateway({
  dataDir: DATA_DIR,
  key: PAYMENT_GATEWAY_KEY,
  secret: PAYMENT_GATEWAY_SECRET,
  port: PORT,
  site: SITE_URL,
})

let closing: Promise<void> | undefined
const leave = () => void (closing ??= gateway.close().then(() => process.exit(0)))

// The parent process has ended without a message.
process.on('disconnect', leave)
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, leave)

process.send?.({ address: gateway.address })
