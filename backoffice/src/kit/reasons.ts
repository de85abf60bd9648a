/** Why a deed is done: codes by kind of deed, in falling likelihood; their words are in `pieces`. */
export const REASONS = {
  unmask: ['calling', 'payment_check', 'member_asked', 'investigation'],
  rights: ['new_task', 'left_task', 'joined', 'left', 'security', 'correction'],
  approval: ['not_agreed', 'wrong', 'incomplete', 'not_needed'],
  settings: ['business', 'request', 'security', 'incident', 'correction'],
  freeze: ['fraud', 'security', 'complaint', 'investigation', 'harm', 'cleared'],
  mark: ['investigation', 'fraud', 'habit', 'correction'],
  limit: ['affordability', 'harm', 'member_asked', 'investigation'],
  adjust: ['correction', 'goodwill', 'lost_payment', 'complaint'],
  finding: ['told_late', 'their_mistake', 'our_mistake', 'lost_payment', 'investigation'],
  run: ['complaint', 'investigation', 'incident', 'correction'],
  access: ['device_lost', 'security', 'member_asked'],
} as const
export type ReasonKind = keyof typeof REASONS
