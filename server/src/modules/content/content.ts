import type { Tx } from '#kernel/database.ts'
import * as articles from './articles/store.ts'
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

/** Publish a version of an article, which from then on stays as it is; its texts are cleaned here. */
export function publishArticle(tx: Tx, article: articles.NewArticle, now: Date): Promise<void> {
  const words = Object.entries(article.words).map(([language, { title, body }]) => [
    language,
    { title: cleanText(title), body: cleanRichText(body) },
  ])
  return articles.insertArticle(tx, { ...article, words: Object.fromEntries(words) }, now)
}

/** Publish a version of the VIP club's levels. */
export async function publishLevels(tx: Tx, levels: readonly articles.NewLevel[]): Promise<void> {
  for (const level of levels) await articles.insertLevel(tx, { ...level, name: cleanText(level.name) })
}
