import type { Tx } from '#kernel/database.ts'
import { cleanRichText, cleanText } from './clean.ts'
import * as store from './store.ts'

/** Publish an announcement, or bring one up to date; its texts are cleaned here. */
export function publish(tx: Tx, announcement: store.NewAnnouncement, now: Date): Promise<void> {
  const words = Object.entries(announcement.words).map(([language, { title, body, linkLabel }]) => [
    language,
    { title: cleanText(title), body: cleanRichText(body), linkLabel: linkLabel === null ? null : cleanText(linkLabel) },
  ])
  return store.saveAnnouncement(tx, { ...announcement, words: Object.fromEntries(words) }, now)
}
