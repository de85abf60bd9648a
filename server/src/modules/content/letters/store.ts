import type { BodyOf, ReplyOf } from '@croupier/contract/call.ts'
import type { feedbackRule, requestPartnership, sendFeedback } from '@croupier/contract/content.ts'
import { sql } from 'kysely'
import type { Db, Tx } from '#kernel/database.ts'

type Topic = ReplyOf<typeof feedbackRule>['sent'][number]['topic']

export interface FeedbackRow {
  readonly id: string
  readonly topic: Topic
  readonly words: number
  readonly sentAt: Date
}

/** What a member has sent last. */
export async function findFeedback(db: Db, memberId: string, most: number): Promise<readonly FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select id, topic, words, sent_at as "sentAt" from content.feedback
    where member_id = ${memberId} order by sent_at desc, id desc limit ${most}`.execute(db)
  return rows
}

export interface NewFeedback extends BodyOf<typeof sendFeedback> {
  readonly brandId: number
  readonly memberId: string
  readonly words: number
  readonly language: string
}

/** Keep a feedback; undefined when its id is taken. */
export async function insertFeedback(tx: Tx, one: NewFeedback, now: Date): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    insert into content.feedback (id, brand_id, member_id, topic, words, content, language, sent_at)
    values (${one.id}, ${one.brandId}, ${one.memberId}, ${one.topic}, ${one.words}, ${one.content}, ${one.language}, ${now})
    on conflict (id) do nothing returning id, topic, words, sent_at as "sentAt"`.execute(tx)
  return rows[0]
}

/** The feedback of this id where it is this very one. */
export async function findSameFeedback(tx: Tx, one: NewFeedback): Promise<FeedbackRow | undefined> {
  const { rows } = await sql<FeedbackRow>`
    select id, topic, words, sent_at as "sentAt" from content.feedback
    where id = ${one.id} and member_id = ${one.memberId} and topic = ${one.topic} and content = ${one.content}`.execute(
    tx,
  )
  return rows[0]
}

export interface NewRequest extends BodyOf<typeof requestPartnership> {
  readonly brandId: number
  readonly language: string
}

interface SentLetter {
  readonly id: string
  readonly sentAt: Date
}

/** Keep a request for partnership; undefined when its id is taken. */
export async function insertRequest(tx: Tx, one: NewRequest, now: Date): Promise<SentLetter | undefined> {
  const { rows } = await sql<SentLetter>`
    insert into content.partner_request (id, brand_id, kind, name, channel, contact, message, language, sent_at)
    values (${one.id}, ${one.brandId}, ${one.kind}, ${one.name}, ${one.channel}, ${one.contact}, ${one.message}, ${one.language}, ${now})
    on conflict (id) do nothing returning id, sent_at as "sentAt"`.execute(tx)
  return rows[0]
}

/** The request of this id where it is this very one. */
export async function findSameRequest(tx: Tx, one: NewRequest): Promise<SentLetter | undefined> {
  const { rows } = await sql<SentLetter>`
    select id, sent_at as "sentAt" from content.partner_request
    where id = ${one.id} and brand_id = ${one.brandId} and kind = ${one.kind} and name = ${one.name}
      and channel = ${one.channel} and contact = ${one.contact} and message = ${one.message}`.execute(tx)
  return rows[0]
}
