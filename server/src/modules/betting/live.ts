import type { Deps } from '#kernel/deps.ts'
import { concernsBrand, type LiveTopic, type Snapshot, type Watcher } from '#kernel/live.ts'

/** Rounds have been settled: who shows wins asks for them anew. */
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
