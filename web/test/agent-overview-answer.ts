import type { agentOverview } from '@croupier/contract/agent.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'

export const idOf = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

export const sums = {
  deposits: '2914300.00',
  withdrawals: '1706850.00',
  validBets: '18402600.00',
  result: '-612480.00',
  bonuses: '24100.00',
}
export const INS = [234, 254, 299, 348, 300, 310, 318, 176, 158, 201, 170, 194, 238, 341]
const OUTS = [115, 108, 154, 106, 144, 105, 105, 157, 124, 80, 96, 117, 135, 155]
const ACTIVE = [151, 148, 160, 171, 190, 204, 186, 168, 171, 180, 192, 221, 236, 228]
export const dayOf = (at: number): string => `2026-11-${String(8 + at).padStart(2, '0')}`

export const overview: ReplyOf<typeof agentOverview> = {
  asset: 'PHP',
  from: dayOf(0),
  to: dayOf(13),
  size: { agents: 18, members: 412 },
  sums,
  before: { ...sums, deposits: '2668773.00', withdrawals: '1778000.00', validBets: '17118700.00' },
  active: { members: 228, before: 210 },
  newMembers: 21,
  firstDeposits: 14,
  days: INS.map((deposits, at) => ({
    ...sums,
    day: dayOf(at),
    deposits: `${deposits}000.00`,
    withdrawals: `${OUTS[at]}000.00`,
    active: ACTIVE[at] ?? 0,
  })),
  categories: [
    { category: 'LIVE', validBets: '7912400.00', result: '-312480.00' },
    { category: 'RNG', validBets: '5104200.00', result: '-201000.00' },
    { category: 'LOTT', validBets: '3220900.00', result: '-120400.00' },
    { category: 'SPORTS', validBets: '2165100.00', result: '21400.00' },
  ],
  best: ['agent03', 'agent02', 'agent09', 'lito_88', 'agent11'].map((account, at) => ({
    memberId: idOf(100 + at),
    account,
    isAgent: account.startsWith('agent'),
    below: { agents: 0, members: account.startsWith('agent') ? 164 - at * 20 : 0 },
    sums: {
      ...sums,
      deposits: `${1_204_800 - at * 240_000}.00`,
      validBets: `${8_120_400 - at * 1_700_000}.00`,
      result: at === 4 ? '18400.00' : `-${271_860 - at * 60_000}.00`,
    },
  })),
}
