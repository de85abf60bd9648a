import { setTimeout as wait } from 'node:timers/promises'
import { connectTo } from './database.ts'

const AT_ONCE = 3

export interface CutPace {
  readonly everyMs: number
  /** How much is done by now. Nothing is cut where nothing was done since the last cut: else a slow machine never gets on. */
  readonly done: () => number
}

/** Do this while some connections of the product to its database are cut again and again; answers how many were. */
export async function withConnectionCuts(
  url: string,
  { everyMs, done }: CutPace,
  work: () => Promise<unknown>,
): Promise<number> {
  const client = await connectTo(url)
  let cuts = 0
  let isOver = false
  let doneAtCut = 0
  const knife = (async () => {
    while (!isOver) {
      await wait(everyMs)
      if (done() === doneAtCut) continue
      doneAtCut = done()
      const { rowCount } = await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name in ('croupier', 'croupier work')
         order by random() limit ${AT_ONCE}`,
      )
      cuts += rowCount ?? 0
    }
  })()
  try {
    await work()
  } finally {
    isOver = true
    await knife
    await client.end()
  }
  return cuts
}
