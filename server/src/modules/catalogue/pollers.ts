import type { Poller } from '#kernel/poller.ts'
import { writeHeard } from './vendor/write-heard.ts'

export const pollers: readonly Poller[] = [{ name: 'vendors_heard', role: 'api', tick: writeHeard }]
