import {
  agentBets,
  agentTeam,
  agentTeamPerson,
  agentOverview,
  agentProfit,
  type TeamRow,
} from '@croupier/contract/agent.ts'
import { type AgentLink, agentLinks } from '@croupier/contract/agent-links.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { notices, unreadCount } from '@croupier/contract/content.ts'
import { lineTransfers } from '@croupier/contract/downline-transfers.ts'
import { memberInfo } from '@croupier/contract/identity.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { FLAG_TREE } from '@croupier/contract/whitelabel.ts'
import { type Answers, answerCalls } from '@croupier/kit/testing/answers.ts'
import { dayOf, idOf, INS, overview, sums } from './agent-overview-answer.ts'

/** A tree of switches of which only these are on. */
export const treeOf = (...flags: readonly string[]) => [
  {
    modId: 'agent',
    enabled: '1' as const,
    childrenNodes: flags.map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] })),
  },
]
export const wholeTree = treeOf(...FLAG_TREE.agent)

export const agentInfo: ReplyOf<typeof memberInfo> = {
  id: idOf(1),
  account: 'agent01',
  nickname: 'Agent One',
  type: 1,
  isAgent: 1,
  toUpline: false,
  clubLabel: { labelName: 'Gold', rankLevel: 4 },
  memberLabel: [],
  avatar: 'lion',
  avatarType: 'STATIC',
  currency: 'PHP',
  registeredAt: '2025-03-04T02:00:00.000Z',
  lastLoginAt: null,
}

const rowOf = (number: number, account: string, of: Partial<TeamRow> = {}): TeamRow => ({
  memberId: idOf(number),
  account,
  isAgent: account.startsWith('agent'),
  depth: 1,
  since: '2025-03-04T02:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  isAvailable: true,
  rebates: { lottery: 5, casino: 0.25 },
  balance: '41208.50',
  below: account.startsWith('agent') ? { agents: 3, members: 164 } : { agents: 0, members: 0 },
  sums: {
    deposits: '1204800.00',
    withdrawals: '902100.00',
    validBets: '8120400.00',
    result: '-271860.00',
    bonuses: '6240.00',
  },
  ...of,
})

const self = { memberId: idOf(1), account: 'agent01', isAgent: true }
const line = { asset: 'PHP', from: dayOf(0), to: dayOf(13), sums }

export const pageOf = <T>(list: readonly T[], total = list.length) => ({
  pageNum: 1,
  totalPages: Math.max(1, Math.ceil(total / 20)),
  total,
  list: [...list],
})

const TOP = [
  rowOf(102, 'agent02', { below: { agents: 8, members: 281 }, rebates: { lottery: 6, casino: 0.3 } }),
  rowOf(109, 'agent09', { below: { agents: 0, members: 38 }, balance: '22410.00' }),
  rowOf(111, 'agent11', {
    sums: {
      deposits: '182000.00',
      withdrawals: '90000.00',
      validBets: '940800.00',
      result: '18400.00',
      bonuses: '0.00',
    },
  }),
  rowOf(188, 'lito_88', { rebates: { lottery: 4, casino: 0.1 }, lastSeenAt: null }),
]
const BELOW_02 = [
  rowOf(103, 'agent03', { depth: 2 }),
  ...Array.from({ length: 19 }, (_, at) =>
    rowOf(200 + at, `ma•••${at + 1}`, {
      depth: 2,
      isAgent: false,
      below: { agents: 0, members: 0 },
      balance: `${1204 * (at + 1)}.00`,
    }),
  ),
]

export const linkOf = (number: number, of: Partial<AgentLink> = {}): AgentLink => ({
  linkId: idOf(number),
  name: 'Weekend group',
  code: 'A7K2QD',
  type: 'player',
  rebates: { lottery: 5, casino: 0.25 },
  visits: 1204,
  registered: 182,
  firstDeposits: 121,
  quota: 200,
  endsOn: '2026-12-31',
  state: 'open',
  createdAt: '2026-11-01T02:00:00.000Z',
  ...of,
})

const bet = (
  number: number,
  stake: string,
  payout: string,
  result: string,
  status: 'won' | 'lost' | 'open',
  gameName: string,
) => ({
  id: idOf(number),
  roundId: idOf(number + 1000),
  memberId: idOf(200),
  account: 'ma•••11',
  isAgent: false,
  category: 'LIVE' as const,
  gameCode: 'BACCARAT',
  gameName,
  vendor: 'STUDIO',
  stake,
  payout,
  result,
  validBets: stake,
  status,
  placedAt: '2026-11-21T15:58:10.000Z',
  settledAt: status === 'open' ? null : '2026-11-21T15:58:40.000Z',
})

const profitSums = { ...sums, stakes: '18900400.00', payouts: '18287920.00', fees: '-6240.00' }

const transfer = (number: number, direction: 'in' | 'out', amount: string) => ({
  id: idOf(number),
  reference: `TRF 004 88${number}`,
  direction,
  way: 'down' as const,
  other: { account: 'age•••02', name: 'A•••t T•o' },
  amount,
  asset: 'PHP',
  at: new Date(Date.now() - number * 60_000).toISOString(),
})

/** The server as an agent with a large hierarchy finds it. */
export function answerAgent(): Answers {
  const server = answerCalls()
  server
    .to(memberInfo, agentInfo)
    .to(balance, { sumBalance: '128450.75', held: '0.00', isSingle: true, currency: 'PHP', points: '0' })
    .to(agentOverview, overview)
    .to(agentTeam, ({ query }) =>
      query['memberId'] === idOf(102)
        ? {
            ...line,
            ...pageOf(BELOW_02, 154),
            path: [self, TOP[0]!].map(({ memberId, account, isAgent }) => ({ memberId, account, isAgent })),
          }
        : query['memberId'] === undefined || query['memberId'] === idOf(1)
          ? { ...line, ...pageOf(TOP), path: [self] }
          : { ...line, ...pageOf([]), path: [self] },
    )
    .to(agentTeamPerson, ({ params }) => ({
      ...(TOP.find(({ memberId }) => memberId === params['memberId']) ?? BELOW_02[0]!),
      asset: 'PHP',
      from: dayOf(0),
      to: dayOf(13),
      path: [
        self,
        {
          memberId: params['memberId'] ?? '',
          account: TOP.find(({ memberId }) => memberId === params['memberId'])?.account ?? 'agent03',
          isAgent: true,
        },
      ],
      active: 96,
      days: INS.map((value, at) => ({ day: dayOf(at), result: `${value - 240}00.00`, validBets: `${value}000.00` })),
    }))
    .to(agentLinks, {
      own: { lottery: 8, casino: 0.5 },
      address: 'https://lucky.example/register',
      list: [
        linkOf(301),
        linkOf(302, {
          name: 'Bay League fans',
          code: 'M4T9XE',
          visits: 860,
          registered: 98,
          firstDeposits: 61,
          endsOn: null,
          quota: null,
        }),
        linkOf(303, {
          name: 'Agents, north',
          code: 'R2C8WN',
          type: 'agent',
          state: 'closed',
          rebates: { lottery: 6, casino: 0.3 },
          visits: 74,
          registered: 9,
          firstDeposits: 7,
        }),
      ],
    })
    .to(agentBets, {
      asset: 'PHP',
      from: dayOf(0),
      to: dayOf(13),
      ...pageOf([
        bet(401, '4000.00', '0.00', '-4000.00', 'lost', 'Baccarat BAC01'),
        bet(402, '1500.00', '2970.00', '1470.00', 'won', 'Dice'),
        bet(403, '800.00', '0.00', '0.00', 'open', 'Northern lottery'),
      ]),
      totals: { stake: '6300.00', payout: '2970.00', result: '-2530.00', validBets: '5500.00' },
    })
    .to(agentProfit, {
      asset: 'PHP',
      from: dayOf(0),
      to: dayOf(13),
      path: [self],
      list: INS.map((value, at) => ({ ...profitSums, from: dayOf(at), result: `${value - 240}00.00` })).toReversed(),
      totals: profitSums,
    })
    .to(lineTransfers, { ...pageOf([transfer(501, 'out', '5000.00'), transfer(502, 'in', '1250.50')]) })
    .to(gameList, { games: [], pageNum: 1, totalPages: 1, total: 0 })
    .to(unreadCount, { unread: 0 })
    .to(notices, {
      ...pageOf([
        {
          id: idOf(601),
          type: 'PL',
          art: null,
          until: null,
          title: 'Settlement at 05:00',
          body: '<p>From December figures of a day are final at 05:00.</p>',
          link: null,
          linkLabel: null,
          from: '2026-11-20T02:00:00.000Z',
          read: true,
          own: false,
        },
      ]),
      unread: 0,
    })
  return server
}
