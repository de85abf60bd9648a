import { amountText } from '@croupier/engine/money.ts'
import { STUDIO } from '@croupier/engine/studio-game.ts'
import type { Tx } from '#kernel/database.ts'
import { notifySoon } from '#kernel/notifications.ts'
import { announce } from '#kernel/outbox.ts'
import type { NewBet, Round } from '../../betting/betting.ts'
import type { BetRow } from './bets/store.ts'
import { heldOf, type SpotStake } from './limits.ts'
import type { RoundRow, TableRow } from './store.ts'

const CATEGORY = 'LIVE'

/** What makes the same id the same command or another one. */
export const contentOf = (
  { gameCode }: Pick<TableRow, 'gameCode'>,
  roundId: string,
  laid: readonly SpotStake[],
): string => [gameCode, roundId, ...laid.map(({ spot, stake }) => `${spot.key}=${stake}`)].join('|')

/** Whose bet it is, and on which round. */
interface BetOwner {
  readonly memberId: string
  readonly asset: string
  readonly content: string
  readonly round: Pick<RoundRow, 'id' | 'brandId' | 'gameCode'>
}

/** A bet as the book of all bets has it. */
export const newBet = (id: string, { memberId, asset, content, round }: BetOwner, laid: SpotStake): NewBet => ({
  id,
  roundId: round.id,
  brandId: round.brandId,
  memberId,
  category: CATEGORY,
  vendor: STUDIO,
  gameCode: round.gameCode,
  asset,
  stake: heldOf(laid),
  content,
  selection: { spot: laid.spot.key, pays: [...laid.spot.pays] },
})

/** The round in the members' record; what happened in it and what proves it is read from its table. */
export function recordOf(
  round: RoundRow,
  table: TableRow | undefined,
  fresh: readonly BetRow[],
  now: Date,
): readonly Round[] {
  const bet = fresh.find(({ roundId }) => roundId === round.id)
  if (!bet || !table) return []
  return [
    {
      id: round.id,
      brandId: round.brandId,
      category: CATEGORY,
      vendor: STUDIO,
      gameCode: round.gameCode,
      asset: bet.asset,
      status: 'open',
      startedAt: now,
      closedAt: null,
      choices: null,
      events: [],
      rules: {
        unit: amountText(bet.unit, bet.decimals),
        decimals: bet.decimals,
        payoutCap: amountText(BigInt(table.limits.tableMax), bet.decimals),
        jackpotSize: null,
        table: { tableId: round.tableId, shoeId: round.shoeId, code: round.code },
      },
      proof: null,
      seedId: null,
    },
  ]
}

/** Pages that show what lies on the table read it again, and those of its members their balances. */
export const announceBets = (
  tx: Tx,
  rounds: readonly Pick<RoundRow, 'brandId' | 'tableId'>[],
  of: readonly { readonly brandId: number; readonly memberId: string }[],
): Promise<void> => {
  notifySoon(
    tx,
    rounds.map(({ brandId, tableId }) => ({ topic: 'table_staked', brandId, keys: [tableId] })),
  )
  return announce(
    tx,
    [...Map.groupBy(of, ({ brandId }) => brandId)].map(([brandId, some]) => ({
      topic: 'balances_changed',
      brandId,
      keys: [...new Set(some.map(({ memberId }) => memberId))],
    })),
  )
}
