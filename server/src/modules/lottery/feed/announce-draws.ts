import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { announceDraw, BureauError } from '../outside/bureau.ts'
import * as store from './store.ts'

const AHEAD_MS = 86_400_000
/** Draws of one pass, and how many the bureau is told of at once. */
const PART = 200
const AT_ONCE = 4

/**
 * Announce to the results bureau the draws of others of the next day, and those that wait for their result. However many do it at once. A
 * draw that the bureau does not take keeps back none; where the bureau does not answer the next pass begins with the same.
 */
export async function announceDraws(deps: Deps): Promise<void> {
  if (deps.config.resultsBureau === undefined) return
  const until = new Date(deps.now().getTime() + AHEAD_MS)
  const draws = (await store.findUnannounced(deps.db, until, PART)).values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const draw of draws) await announceOne(deps, draw)
    }),
  )
}

async function announceOne(deps: Deps, { issueId, ...draw }: store.UnannouncedDraw): Promise<void> {
  const refusedAs = await announceDraw(deps.config, draw, deps.now()).then(() => null, refusedBy)
  if (refusedAs !== null)
    deps.log.warn(
      { ...draw, status: refusedAs },
      'the results bureau does not take a draw: its result is entered by hand',
    )
  const { drawAt } = draw
  await inTransaction(deps.db, (tx) => store.noteAnnounced(tx, { issueId, drawAt }, refusedAs, deps.now()))
}

/** The status by which the bureau refuses a draw as such; all else may pass. */
function refusedBy(error: unknown): number {
  if (error instanceof BureauError && (error.status === 400 || error.status === 409)) return error.status
  throw error
}
