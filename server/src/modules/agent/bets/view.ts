import type { TeamBet } from '@croupier/contract/agent.ts'
import { personView } from '../team/view.ts'
import type { BetRow } from './store.ts'

/** What games are called, by their codes. */
type GameNames = ReadonlyMap<string, { readonly name: string; readonly vendorName: string }>

const OPEN: readonly string[] = ['pending', 'open', 'refused']

/** A bet of the team. */
export const betView = (row: BetRow, names: GameNames, text: (units: bigint) => string): TeamBet => ({
  id: row.id,
  roundId: row.roundId,
  ...personView(row),
  category: row.category,
  gameCode: row.gameCode,
  gameName: names.get(row.gameCode)?.name ?? row.gameCode,
  vendor: names.get(row.gameCode)?.vendorName ?? row.vendor,
  stake: text(row.stake),
  payout: text(row.payout),
  result: text(OPEN.includes(row.status) ? 0n : row.payout - row.stake),
  validBets: text(row.validBets),
  status: row.status,
  placedAt: row.placedAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
})
