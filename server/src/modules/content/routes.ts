import {
  announcements,
  feedbackRule,
  helpCenter,
  joinUs,
  notices,
  promotion,
  promotions,
  readNotices,
  requestPartnership,
  sendFeedback,
  unreadCount,
  vipClub,
} from '@croupier/contract/content.ts'
import { type Route, route } from '#kernel/route.ts'
import { readHelp, readJoinUs, readVipClub } from './articles/reads.ts'
import { readFeedbackRule } from './letters/reads.ts'
import { keepRequest } from './letters/request-partnership.ts'
import { keepFeedback } from './letters/send-feedback.ts'
import { markRead } from './notices/read-notices.ts'
import { readNoticePage, readUnreadCount } from './notices/reads.ts'
import { readAnnouncements, readPromotion, readPromotions } from './reads.ts'

export const routes: readonly Route[] = [
  route(announcements, readAnnouncements, {}),
  route(notices, readNoticePage, {}),
  route(readNotices, markRead),
  route(unreadCount, readUnreadCount),
  route(promotions, readPromotions, {}),
  route(promotion, readPromotion, {}),
  route(helpCenter, readHelp, {}),
  route(vipClub, readVipClub, {}),
  route(joinUs, readJoinUs, {}),
  route(requestPartnership, keepRequest),
  route(feedbackRule, readFeedbackRule),
  route(sendFeedback, keepFeedback),
]
