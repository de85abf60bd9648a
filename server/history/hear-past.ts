import { forgetPastNews, pastNews } from '#kernel/history.ts'
import { isListener } from '#kernel/jobs.ts'
import type { Job } from '#kernel/job.ts'
import { merged } from '#kernel/relay.ts'
import type { PastClock } from './clock.ts'

/** Hand what was announced in the past to who listens, by the clock of the past, until nothing is left. No page hears of it. */
export async function hearPast({ deps }: PastClock, jobs: readonly Job[]): Promise<void> {
  const listeners = jobs.filter(isListener)
  for (let news = await pastNews(deps.db); news.length > 0; news = await pastNews(deps.db)) {
    for (const one of merged(news))
      for (const { hear } of listeners.filter(({ topic }) => topic === one.topic)) await hear(deps, one)
    await forgetPastNews(
      deps.db,
      news.map(({ id }) => id),
    )
  }
}
