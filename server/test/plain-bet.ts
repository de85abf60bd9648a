import { randomUUID } from 'node:crypto'
import type { NewBet } from '../src/modules/betting/betting.ts'

/** A bet that a module above would place, in a round of its own. */
export const plainBet = (memberId: string, stake: bigint, changes: Partial<NewBet> = {}): NewBet => ({
  id: randomUUID(),
  roundId: randomUUID(),
  brandId: 1,
  memberId,
  category: 'LIVE',
  vendor: 'CROUPIER',
  gameCode: 'BACCARAT',
  asset: 'PHP',
  stake,
  content: `banker|${stake}`,
  ...changes,
})
