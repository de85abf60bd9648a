import type { Loop } from '#kernel/loop.ts'
import { refreshStale } from './people/refresh-stale.ts'

export const loops: readonly Loop[] = [{ name: 'people', turn: refreshStale }]
