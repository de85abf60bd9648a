import type { Poller } from '#kernel/poller.ts'
import { writeCallStats } from './vendor/write-call-stats.ts'

export const pollers: readonly Poller[] = [{ name: 'vendor_call_stats', role: 'api', tick: writeCallStats }]
