import type { WhitelabelNode } from './brand.ts'

/** Pages of the agent centre, in the order of its menu. */
export const AGENT_PAGES = [
  'agent_announcement',
  'agent_overview',
  'agent_registration',
  'agent_team',
  'agent_betting',
  'agent_profit',
  'agent_transactions',
] as const

/** Nodes of the brand's setting tree: a group and the switches in it. */
export const FLAG_TREE = {
  registration: [
    'direct_registration',
    'username_register',
    'mobile_register',
    'mobile_password_register',
    'sms_verification',
    'affiliate_check',
  ],
  login: [
    'password_login',
    'sms_code_login',
    'phone_code_provider',
    'captcha',
    'third_party_google',
    'third_party_facebook',
    'country_code_picker',
    'login_required',
  ],
  password: ['password_expiry_force', 'forgot_password_email', 'forgot_password_phone'],
  play: ['free_play'],
  member: ['manual_rebate'],
  agent: ['agent_policy', ...AGENT_PAGES],
} as const

export type FlagGroup = keyof typeof FLAG_TREE
/** A switch of the brand: the `modId` of a leaf. */
export type Flag = (typeof FLAG_TREE)[FlagGroup][number]

export const FLAGS: readonly Flag[] = Object.values(FLAG_TREE).flat()

/** Whether a switch is on in the tree that the server sent. */
export const isOn = (tree: readonly WhitelabelNode[], flag: Flag): boolean =>
  tree.some((node) => (node.modId === flag && node.enabled === '1') || isOn(node.childrenNodes, flag))
