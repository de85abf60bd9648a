import { z } from 'zod'
import { openCrowd } from './crowd.ts'

// The sandbox's demo players, in a process of their own. Whoever starts it hears by the channel between them that it is there.

const Environment = z.object({
  DATA_DIR: z.string().min(1).default('.data'),
  CROWD_KEY: z.string().min(32),
  SITE_URL: z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/$/, '')),
})

const report = (error: unknown) =>
  process.stderr.write(`A step of the crowd failed: ${error instanceof Error ? error.stack : String(error)}\n`)

const { DATA_DIR, CROWD_KEY, SITE_URL } = Environment.parse(process.env)
const crowd = await openCrowd({ dataDir: DATA_DIR, key: CROWD_KEY, site: SITE_URL, report })

let closing: Promise<void> | undefined
const leave = () => void (closing ??= crowd.close().then(() => process.exit(0)))

// The parent process has ended without a message.
process.on('disconnect', leave)
for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, leave)

process.send?.({ present: crowd.present() })
