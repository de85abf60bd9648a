import type { Shortfall } from '@croupier/contract/console-shortfalls.ts'
import { idOf, NOW } from './open-console.tsx'

/** The amounts of a shortfall, each of them nothing. */
export const NO_AMOUNTS = { amount: '0.00', collected: '0.00', writtenOff: '0.00', reversed: '0.00', owed: '0.00' }

/** A shortfall of which a part was collected. */
export const openShortfall = (changes: Partial<Shortfall> = {}): Shortfall => ({
  shortfallId: idOf(1),
  betId: idOf(2),
  roundId: idOf(3),
  memberId: idOf(4),
  account: 'member01',
  gameCode: 'BACCARAT',
  gameName: 'Baccarat',
  asset: 'PHP',
  ...NO_AMOUNTS,
  amount: '195.00',
  collected: '60.00',
  owed: '135.00',
  state: 'open',
  at: NOW,
  endedAt: null,
  ...changes,
})
