import { WRITTEN } from '@croupier/contract/language.ts'
import type { Tx } from '#kernel/database.ts'
import { announce } from '#kernel/outbox.ts'
import { no, type Verdict, yes } from '#kernel/refusal.ts'
import * as articles from './articles/store.ts'
import { cleanRichText, cleanText, paragraphsOf } from './clean.ts'
import { findWritten } from './notices/store.ts'
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

export interface WrittenNotice {
  readonly id: string
  readonly brandId: number
  readonly memberId: string
  readonly by: string
  readonly words: NoticeWords
}

/** What is written to a member, by BCP 47 tag; as it was typed. */
export type NoticeWords = Readonly<Record<string, { readonly subject: string; readonly text: string }>>

interface ListedReason {
  readonly name: Readonly<Record<string, string>>
  readonly sentence: Readonly<Record<string, string>>
}

/** An entry of a brand's list in every language that the site speaks, English where it has none, and what somebody has added. */
export const inEveryLanguage = (
  { name, sentence }: ListedReason,
  { subject = '', text = '' }: { readonly subject?: string; readonly text?: string } = {},
): NoticeWords =>
  Object.fromEntries(
    WRITTEN.map((language) => [
      language,
      {
        subject: subject === '' ? (name[language] ?? name['en'] ?? '') : subject,
        text: [sentence[language] ?? sentence['en'] ?? '', text].filter((part) => part !== '').join('\n'),
      },
    ]),
  )

/** Write to one member: they find it among their notices, unread, and their page hears of it. Written once, whoever asks twice. */
export async function writeNotice(
  tx: Tx,
  { id, brandId, memberId, by, words }: WrittenNotice,
  now: Date,
): Promise<Verdict<undefined>> {
  const before = await findWritten(tx, id)
  if (before) return before.memberId === memberId ? yes(undefined) : no('id_reused')
  const rich = Object.entries(words).map(([language, { subject, text }]) => [
    language,
    { title: subject, body: paragraphsOf(text), linkLabel: null },
  ])
  const where = { type: 'PL', execution: 'A', position: FIRST, art: null, link: null } as const
  const when = { from: now, until: null, publishedBy: by }
  await publish(tx, { id, brandId, memberId, ...where, ...when, words: Object.fromEntries(rich) }, now)
  await announce(tx, [{ topic: 'notice_written', brandId, keys: [memberId] }])
  return yes(undefined)
}

/** Before what is for everybody. */
const FIRST = -1
