import { z } from 'zod'
import { get, post, put } from './call.ts'
import { CallerId, Id, Moment, page, paging, paragraphs, requiredText, text } from './field.ts'

/** Announcement types: B banner, PL player notice, PU popup, PR promotion, H marquee. */
export const ANNOUNCEMENT_TYPES = ['B', 'PL', 'PU', 'PR', 'H'] as const

export const Announcement = z.strictObject({
  id: z.string(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.string(),
  /** Sanitised rich text. */
  body: z.string(),
  /** Names a picture of the art kit; banners only. */
  art: z.string().nullable(),
  /** Where its button leads, a path of the site. */
  link: z.string().nullable(),
  linkLabel: z.string().nullable(),
  from: Moment,
  until: Moment.nullable(),
})
export type Announcement = z.output<typeof Announcement>

export const announcements = get('/wps/relay/MCSFE_getListAnnouncements', {
  summary: 'Banners, notices and pop-ups that hold now',
  actor: 'anyone',
  query: z.object({
    types: text(20).optional(),
    platform: z.literal('W').optional(),
    execution: z.enum(['A', 'B']).optional(),
  }),
  reply: z.strictObject({
    banners: z.array(Announcement),
    player: z.array(Announcement),
    popup: z.array(Announcement),
    promotion: z.array(Announcement),
    marquee: z.array(Announcement),
  }),
  refusals: [],
})

/** A notice as its page and its window show it. */
const Notice = z.strictObject({
  ...Announcement.shape,
  /** Written to this member alone. */
  own: z.boolean(),
  read: z.boolean(),
})

export const notices = get('/wps/content/notices', {
  summary: 'Notices that hold now, newest first, with what this member has read',
  actor: 'anyone',
  query: z.object(paging(9)),
  reply: z.strictObject({ ...page(Notice), unread: z.number().int() }),
  refusals: [],
})

export const readNotices = put('/wps/content/notices/read', {
  summary: 'Note that the member has read these notices',
  actor: 'account',
  body: z.strictObject({ ids: z.array(Id).min(1).max(50) }),
  reply: z.strictObject({ unread: z.number().int() }),
  refusals: ['not_logged_in'],
})

export const unreadCount = get('/wps/relay/CSP_unreadCount', {
  summary: 'How many notices the member has not read',
  actor: 'account',
  reply: z.strictObject({ unread: z.number().int() }),
  refusals: ['not_logged_in'],
})

const PROMOTION_STATUSES = ['running', 'upcoming', 'ended'] as const

const Promotion = z.strictObject({
  ...Announcement.shape,
  category: z.string(),
  /** By its dates: before the first moment, between, after the last. */
  status: z.enum(PROMOTION_STATUSES),
})
export type Promotion = z.output<typeof Promotion>

export const promotions = get('/wps/content/promotions', {
  summary: 'Promotions: running, upcoming and those that ended lately',
  actor: 'anyone',
  reply: z.strictObject({ categories: z.array(z.string()), list: z.array(Promotion) }),
  refusals: [],
})

export const promotion = get('/wps/content/promotions/{id}', {
  summary: 'One promotion',
  actor: 'anyone',
  params: z.object({ id: Id }),
  reply: Promotion,
  refusals: ['not_found'],
})

/** A lasting text in the caller’s language. */
const Article = z.strictObject({
  key: z.string(),
  title: z.string(),
  /** Sanitised rich text. */
  body: z.string(),
  version: z.number().int(),
  validFrom: Moment,
})
export type Article = z.output<typeof Article>

export const helpCenter = get('/wps/system/helpCenter', {
  summary: 'The help centre, the user agreement and the privacy notice among its sections',
  actor: 'anyone',
  reply: z.strictObject({ sections: z.array(Article) }),
  refusals: [],
})

export const vipClub = get('/wps/content/vip', {
  summary: 'The levels of the VIP club and what they bring',
  actor: 'anyone',
  reply: z.strictObject({
    levels: z.array(
      z.strictObject({ level: z.number().int(), name: z.string(), colour: z.string(), desk: z.boolean() }),
    ),
    articles: z.array(Article),
  }),
  refusals: [],
})

export const joinUs = get('/wps/content/join', {
  summary: 'What the brand says to people who want to work with it',
  actor: 'anyone',
  reply: z.strictObject({ articles: z.array(Article) }),
  refusals: [],
})

export const PARTNER_KINDS = ['affiliate', 'agent', 'media', 'supplier'] as const
export const CONTACT_CHANNELS = ['email', 'phone', 'telegram', 'whatsapp', 'viber', 'zalo'] as const

export const requestPartnership = post('/wps/content/partners', {
  summary: 'Ask to work with the brand',
  actor: 'anyone',
  limit: 'letter',
  body: z.strictObject({
    /** Made by the asker: the same request sent twice is one. */
    id: CallerId,
    kind: z.enum(PARTNER_KINDS),
    name: requiredText(80),
    channel: z.enum(CONTACT_CHANNELS),
    contact: requiredText(120),
    message: paragraphs(2000),
  }),
  reply: z.strictObject({ receipt: z.string(), sentAt: Moment }),
  refusals: ['id_reused', 'too_many_requests'],
})

export const FEEDBACK_TOPICS = ['account', 'money', 'game', 'site', 'other'] as const

const Receipt = z.strictObject({
  receipt: z.string(),
  topic: z.enum(FEEDBACK_TOPICS),
  words: z.number().int(),
  sentAt: Moment,
})

export const feedbackRule = get('/wps/feedback', {
  summary: 'How long feedback may be, and the receipts of what the member has sent',
  actor: 'member',
  reply: z.strictObject({
    wordsMin: z.number().int(),
    wordsMax: z.number().int(),
    sent: z.array(Receipt),
  }),
  refusals: ['not_logged_in', 'in_need_true_account'],
})

/** So many characters, whatever the number of words. */
export const FEEDBACK_LONGEST = 8000

export const sendFeedback = put('/wps/feedback', {
  summary: 'Tell the brand something; it is kept and a receipt is given',
  actor: 'member',
  limit: 'letter',
  body: z.strictObject({
    /** Made by the asker: the same feedback sent twice is one. */
    id: CallerId,
    topic: z.enum(FEEDBACK_TOPICS),
    content: paragraphs(FEEDBACK_LONGEST),
  }),
  reply: Receipt,
  refusals: ['not_logged_in', 'in_need_true_account', 'id_reused', 'too_many_requests'],
})
