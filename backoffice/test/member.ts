import { idOf, NOW } from './open-console.tsx'

/** A member of whom nothing is known but the account. */
export const MEMBER = {
  id: idOf(4),
  account: 'member01',
  state: 'active' as const,
  watch: false,
  tags: [],
  level: 0,
  levelName: 'Bronze',
  upline: null,
  wallet: '0.00',
  held: '0.00',
  deposits: '0.00',
  result: '0.00',
  registeredAt: NOW,
  lastSeenAt: NOW,
  nickname: 'One',
  agentType: 0,
  barredUntil: null,
  avatar: '',
  personal: { name: null, mobile: null, email: null, birthday: null, idNumber: null, address: null },
  identity: 'unverified' as const,
  registeredFrom: null,
  lastLoginCountry: null,
  depositsCount: 0,
  currency: 'PHP',
}
