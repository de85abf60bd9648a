import { STUDIO } from '@croupier/engine/studio-game.ts'
import { randomUUID } from 'node:crypto'
import type { NewBet, Round } from '../src/modules/betting/betting.ts'

/** A bet that a module above would place, in a round of its own. */
export const plainBet = (memberId: string, stake: bigint, changes: Partial<NewBet> = {}): NewBet => ({
  id: randomUUID(),
  roundId: randomUUID(),
  brandId: 1,
  memberId,
  category: 'LIVE',
  vendor: STUDIO,
  gameCode: 'BACCARAT',
  asset: 'PHP',
  stake,
  content: `banker|${stake}`,
  ...changes,
})

/** The round of such a bet, as it is opened with it. */
export const plainRound = ({ roundId, brandId, category, vendor, gameCode, asset }: NewBet): Round => ({
  id: roundId,
  brandId,
  category,
  vendor,
  gameCode,
  asset,
  status: 'open',
  startedAt: new Date('2026-11-21T12:00:00Z'),
  closedAt: null,
  choices: null,
  events: null,
  rules: null,
  proof: null,
  seedId: null,
})
