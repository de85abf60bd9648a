import { z } from 'zod'
import { openVendorWallet } from './wallet.ts'

// The wallets of the sandbox's vendors, in a process of their own. Whoever starts it hears its address by the channel between them.

const Environment = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  VENDOR_WALLET_KEY: z.string().min(32),
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
})

const { DATA_DIR, PORT, VENDOR_WALLET_KEY, SITE_URL } = Environment.parse(process.env)
const wallet = await openVendorWallet({ dataDir: DATA_DIR, key: VENDOR_WALLET_KEY, port: PORT, site: SITE_URL })

let closing: Promise<void> | undefined
const leave = () => void (closing ??= wallet.close().then(() => process.exit(0)))

// The parent process has ended without a message.
process.on('disconnect', leave)
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, leave)

process.send?.({ address: wallet.address })
