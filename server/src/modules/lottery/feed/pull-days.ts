import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { insertNotice } from '../desk/results/store.ts'
import { pullResults } from '../outside/bureau.ts'
import * as store from './store.ts'

/** Today, and the days before it of which a notice may have been lost. */
const DAYS = 3
const DAY_MS = 86_400_000

/** Ask the results bureau for what it has said of the last days: what its notices did not bring is kept, with corrections. */
export async function pullDays(deps: Deps): Promise<void> {
  if (deps.config.resultsBureau === undefined) return
  const official = await store.findOfficial(deps.db)
  if (official.size === 0) return
  for (let back = 0; back < DAYS; back += 1) {
    const day = new Date(deps.now().getTime() - back * DAY_MS).toISOString().slice(0, 10)
    const results = (await pullResults(deps.config, day, deps.now())).filter(({ gameCode }) => official.has(gameCode))
    await inTransaction(deps.db, async (tx) => {
      for (const result of results) {
        const eventId = `pull ${result.gameCode} ${result.issueNo} ${result.version}`
        await insertNotice(tx, { ...result, eventId }, deps.now())
      }
    })
  }
}
