import type { Deps } from '#kernel/deps.ts'
import { concernsBrand, type LiveTopic, type Snapshot, type Watcher } from '#kernel/live.ts'

/** Rounds have been settled: pages that show wins read them again. */
const winners: LiveTopic = {
  name: 'winners',
  actor: 'anyone',
  hears: ['rounds_settled'],
  concerns: concernsBrand,
  read: readWinnersTopic,
}

function readWinnersTopic(deps: Deps, _watcher: Watcher): Promise<Snapshot> {
  return Promise.resolve({ seq: deps.now().getTime(), data: {} })
}

export const topics: readonly LiveTopic[] = [winners]
