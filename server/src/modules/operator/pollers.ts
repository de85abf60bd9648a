import type { Poller } from '#kernel/poller.ts'
import { refreshStale } from './people/refresh-stale.ts'

export const pollers: readonly Poller[] = [{ name: 'people', tick: refreshStale }]
