import type { ReplyOf } from '@croupier/contract/call.ts'
import type { withdrawalCase, withdrawalDesk, WithdrawalDeskRow } from '@croupier/contract/console-withdrawals.ts'
import { idOf, NOW } from './open-console.tsx'

type Case = ReplyOf<typeof withdrawalCase>

/** A withdrawal as a desk lists it. */
export const rowOf = (number: number, of: Partial<WithdrawalDeskRow> = {}): WithdrawalDeskRow => ({
  id: idOf(number),
  reference: `WD 000 000${number}`,
  account: `member0${number}`,
  amount: '250.00',
  asset: 'PHP',
  state: 'review',
  standing: 'review',
  flags: [],
  claim: null,
  approvedBy: [],
  at: NOW,
  asideUntil: null,
  ...of,
})

/** A stage of the desk with these. */
export const deskOf = (list: readonly WithdrawalDeskRow[]): ReplyOf<typeof withdrawalDesk> => ({
  now: NOW,
  promiseMinutes: 30,
  counts: { review: list.length, mine: 0, aside: 0, second: 0, pay: 0, done: 0 },
  list: [...list],
})

/** A withdrawal as it is opened. */
export const caseOf = (row: WithdrawalDeskRow, of: Partial<Case> = {}): Case => ({
  ...row,
  member: { id: idOf(90), account: row.account, rank: 1, club: 'Bronze', upline: null },
  reason: null,
  why: ['every'],
  findings: [],
  money: {
    amount: row.amount,
    fee: '0.00',
    pays: row.amount,
    matched: '0.00',
    walletBefore: '1000.00',
    walletNow: '750.00',
    turnover: { due: '0.00', done: '0.00' },
    deposits: '0.00',
    withdrawals: '0.00',
    result: '0.00',
    days: 30,
  },
  payee: {
    kind: 'bank',
    provider: 'Song Xanh',
    holder: 'A*** R****',
    numberEnd: '4471',
    boundAt: NOW,
    isNew: true,
    sharedWith: [],
  },
  identity: 'verified',
  lastPaid: null,
  restrained: null,
  twoFrom: null,
  needsTwo: false,
  second: null,
  releasedBy: null,
  steps: [],
  notes: [],
  aside: null,
  ...of,
})

export const OWN_CLAIM = { by: 'operator01', name: 'Ines', own: true, until: NOW, wantedBy: null } as const
