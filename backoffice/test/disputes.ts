import type { ReplyOf } from '@croupier/contract/call.ts'
import type {
  disputeCase,
  disputeDesk,
  DisputeDeskRow,
  disputePostings,
  DisputeSide,
} from '@croupier/contract/console-disputes.ts'
import { idOf, NOW } from './open-console.tsx'

type Case = ReplyOf<typeof disputeCase>

/** A picture of one pixel, as the desk links to it. */
const pictureOf = (colour: string): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9" fill="${colour}"/></svg>`)}`

/** A dispute as a desk lists it: member01 says that they have sent it, member02 that they have not got it. */
export const rowOf = (number: number, of: Partial<DisputeDeskRow> = {}): DisputeDeskRow => ({
  id: idOf(number),
  reference: `MT 000 000${number}`,
  payer: 'member01',
  receiver: 'member02',
  amount: '500.00',
  asset: 'PHP',
  state: 'disputed',
  late: false,
  answer: 'not_received',
  remaining: null,
  received: null,
  second: false,
  claim: null,
  at: NOW,
  ...of,
})

/** A stage of the desk with these. */
export const deskOf = (list: readonly DisputeDeskRow[]): ReplyOf<typeof disputeDesk> => ({
  now: NOW,
  counts: { open: list.length, second: 0, done: 0 },
  list: [...list],
})

const sideOf = (number: number, account: string, of: Partial<DisputeSide>): DisputeSide => ({
  member: { id: idOf(90 + number), account, rank: 1, club: 'Bronze', upline: null },
  of: idOf(80 + number),
  reference: number === 1 ? 'DP 000 0001' : 'WD 000 0001',
  says: null,
  at: NOW,
  proof: null,
  before: { payments: 3, disputes: 1, lost: number - 1 },
  ...of,
})

/** A dispute as it is opened, with the pictures of both. */
export const caseOf = (row: DisputeDeskRow, of: Partial<Case> = {}): Case => ({
  ...row,
  sides: {
    payer: sideOf(1, row.payer, { says: row.amount, proof: pictureOf('green') }),
    receiver: sideOf(2, row.receiver, { says: '0.00', proof: pictureOf('brown') }),
  },
  paidTo: { provider: 'Song Xanh', holder: 'A*** R****', numberEnd: '4471' },
  matchedAt: NOW,
  payBy: NOW,
  reason: null,
  twoFrom: null,
  needsTwo: false,
  approval: null,
  proposed: null,
  steps: [],
  ...of,
})

/** What the books would say if all of it were found to have arrived. */
export const ALL_ARRIVED: ReplyOf<typeof disputePostings> = {
  postings: [
    { account: 'hold', member: 'member02', amount: '-500.00' },
    { account: 'wallet', member: 'member01', amount: '500.00' },
  ],
  sum: '0.00',
  staysHeld: '0.00',
}
