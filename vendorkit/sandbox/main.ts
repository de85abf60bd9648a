import { z } from 'zod'
import { openSandboxVendor } from './sandbox.ts'

// A vendor of games for the sandbox, in a process of its own. Whoever starts it hears its address by the channel between them.

const Environment = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  SANDBOX_VENDOR_KEY: z.string().min(32),
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
})

const { DATA_DIR, PORT, SANDBOX_VENDOR_KEY, SITE_URL } = Environment.parse(process.env)
const vendor = await openSandboxVendor({ dataDir: DATA_DIR, key: SANDBOX_VENDOR_KEY, port: PORT, site: SITE_URL })

let closing: Promise<void> | undefined
const leave = () => void (closing ??= vendor.close().then(() => process.exit(0)))

// The parent process has ended without a message.
process.on('disconnect', leave)
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, leave)

process.send?.({ address: vendor.address })
