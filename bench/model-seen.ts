import type { Db } from '@croupier/server/src/kernel/database.ts'
import { sql } from 'kysely'
import { fundsOf } from '@croupier/server/src/modules/wallet/balances/balances.ts'
import { owedOfBets } from '@croupier/server/src/modules/betting/shortfalls/shortfalls.ts'
import { accountOf } from '@croupier/server/src/modules/wallet/wallet.ts'
import { CURRENCY } from './model-calls.ts'
import { heldOf, type ModelState } from './bet-model.ts'

/** How members and their bets stand in the product. */
export interface SeenState {
  readonly money: ReadonlyMap<string, bigint>
  readonly held: ReadonlyMap<string, bigint>
  /** Each in words: its member, round, status, amounts and what is owed of it. */
  readonly bets: ReadonlyMap<string, string>
}

interface BetRow {
  readonly id: string
  readonly memberId: string
  readonly roundId: string
  readonly status: string
  readonly stake: bigint
  readonly payout: bigint
  readonly turnover: bigint
}

export async function seenOf(db: Db, memberIds: readonly string[]): Promise<SeenState> {
  const accounts = memberIds.map((id) => accountOf(id, CURRENCY))
  const funds = await fundsOf(db, accounts)
  const { rows } = await sql<BetRow>`
    select id, member_id as "memberId", round_id as "roundId", status, stake, payout, valid_turnover as turnover
    from betting.bet where member_id = any(${memberIds}::uuid[])`.execute(db)
  const owed = await owedOfBets(
    db,
    rows.map(({ id }) => id),
  )
  const of = (pick: 'balance' | 'held') =>
    new Map(memberIds.map((id, at) => [id, funds.get(accounts[at] ?? '')?.[pick] ?? 0n]))
  return {
    money: of('balance'),
    held: of('held'),
    bets: new Map(rows.map((row) => [row.id, wordsOf({ ...row, owed: owed.get(row.id) ?? 0n })])),
  }
}

const wordsOf = ({ memberId, roundId, status, stake, payout, turnover, owed }: Omit<BetRow, 'id'> & { owed: bigint }) =>
  `${memberId} ${roundId} ${status} ${stake} ${payout} ${turnover} ${owed}`

/** Where the product differs from what the model says, each in words. */
export function differencesFrom(state: ModelState, seen: SeenState): readonly string[] {
  const money = [...state.money].flatMap(([id, amount]) =>
    seen.money.get(id) === amount && seen.held.get(id) === heldOf(state, id)
      ? []
      : [
          `member ${id} has ${seen.money.get(id)} and of it held ${seen.held.get(id)}, and should have ${amount} and ${heldOf(state, id)}`,
        ],
  )
  const bets = [...state.bets].flatMap(([id, bet]) => {
    const words = wordsOf(bet)
    return seen.bets.get(id) === words ? [] : [`bet ${id} is ${seen.bets.get(id)}, and should be ${words}`]
  })
  const strange = seen.bets.size === state.bets.size ? [] : [`${seen.bets.size} bets in place of ${state.bets.size}`]
  return [...money, ...bets, ...strange]
}
