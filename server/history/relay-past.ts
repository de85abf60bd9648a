import { forgetPastNews, pastNews } from '#kernel/history.ts'
import { isListener } from '#kernel/jobs.ts'
import type { Job } from '#kernel/job.ts'
import { mergedNews } from '#kernel/relay.ts'
import type { PastClock } from './clock.ts'

/** Relay past announcements to their listeners by the clock of the past until none is left. Open pages are not notified. */
export async function relayPast({ deps }: PastClock, jobs: readonly Job[]): Promise<void> {
  const listeners = jobs.filter(isListener)
  for (let news = await pastNews(deps.db); news.length > 0; news = await pastNews(deps.db)) {
    for (const one of mergedNews(news))
      for (const { hear } of listeners.filter(({ topic }) => topic === one.topic)) await hear(deps, one)
    await forgetPastNews(
      deps.db,
      news.map(({ id }) => id),
    )
  }
}
