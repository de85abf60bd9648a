import type { Poller } from '#kernel/poller.ts'
import { runDraws } from './draws/run-draws.ts'

export const pollers: readonly Poller[] = [{ name: 'draws', role: 'dealer', tick: runDraws }]
