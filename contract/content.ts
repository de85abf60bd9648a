import { z } from 'zod'
import { get } from './call.ts'
import { Moment } from './field.ts'

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
    types: z.string().max(20).optional(),
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
