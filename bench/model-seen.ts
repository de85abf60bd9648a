import type { Db } from '@croupier/server/src/kernel/database.ts'
import { sql } from 'kysely'
import { fundsOf } from '@croupier/server/src/modules/wallet/balances/balances.ts'
import { legsOf } from '@croupier/server/src/modules/betting/legs/legs.ts'
import { accountOf } from '@croupier/server/src/modules/wallet/wallet.ts'
import { CURRENCY, heldOf, type ModelLeg, type ModelShortfall, type ModelState } from './model-state.ts'
import { owedOf, shortfallWords } from './shortfall-model.ts'

/** How members and their bets stand in the product. */
export interface SeenState {
  readonly money: ReadonlyMap<string, bigint>
  readonly held: ReadonlyMap<string, bigint>
  /** Each in words: its member, round, status and amounts. */
  readonly bets: ReadonlyMap<string, string>
  /** Each in words: its bet, its amounts and how it ended. */
  readonly shortfalls: ReadonlyMap<string, string>
  /** Of each slip in words, by its round: what came of its legs, in their order. */
  readonly legs: ReadonlyMap<string, string>
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

interface ShortfallRow extends Omit<ModelShortfall, 'at'> {
  readonly id: string
  readonly state: string
}

export async function seenOf(db: Db, memberIds: readonly string[]): Promise<SeenState> {
  const accounts = memberIds.map((id) => accountOf(id, CURRENCY))
  const funds = await fundsOf(db, accounts)
  const { rows } = await sql<BetRow>`
    select id, member_id as "memberId", round_id as "roundId", status, stake, payout, valid_turnover as turnover
    from betting.bet where member_id = any(${memberIds}::uuid[])`.execute(db)
  const owed = await sql<ShortfallRow>`
    select id, bet_id as "betId", member_id as "memberId", amount, collected, written_off as "writtenOff", reversed, state
    from betting.shortfall where member_id = any(${memberIds}::uuid[])`.execute(db)
  const legs = await legsOf(
    db,
    rows.map(({ roundId }) => roundId),
  )
  const of = (pick: 'balance' | 'held') =>
    new Map(memberIds.map((id, at) => [id, funds.get(accounts[at] ?? '')?.[pick] ?? 0n]))
  return {
    money: of('balance'),
    held: of('held'),
    bets: new Map(rows.map((row) => [row.id, wordsOf(row)])),
    shortfalls: new Map(owed.rows.map((row) => [row.id, shortfallWords(row, row.state)])),
    legs: new Map([...legs].map(([roundId, own]) => [roundId, legWords(own)])),
  }
}

const wordsOf = ({ memberId, roundId, status, stake, payout, turnover }: Omit<BetRow, 'id'>) =>
  `${memberId} ${roundId} ${status} ${stake} ${payout} ${turnover}`

const legWords = (legs: readonly ModelLeg[]) => legs.map(({ selectionId, result }) => `${selectionId} ${result}`).join()

/** How the model says that a shortfall ended: by what its last unit became. */
function endings(shortfall: ModelShortfall): readonly string[] {
  if (owedOf(shortfall) > 0n) return ['open']
  const { collected, writtenOff, reversed } = shortfall
  if (writtenOff > 0n) return ['written_off']
  return [...(collected > 0n ? ['collected'] : []), ...(reversed > 0n ? ['reversed'] : [])]
}

/** Where the product differs from what the model says, each in words. */
export function differencesFrom(state: ModelState, seen: SeenState): readonly string[] {
  const money = [...state.money].flatMap(([id, amount]) =>
    seen.money.get(id) === amount && seen.held.get(id) === heldOf(state, id)
      ? []
      : [
          `member ${id} has ${seen.money.get(id)} and of it held ${seen.held.get(id)}, and should have ${amount} and ${heldOf(state, id)}`,
        ],
  )
  return [
    ...money,
    ...differing('bet', seen.bets, state.bets, (bet) => [wordsOf(bet)]),
    ...differing('shortfall', seen.shortfalls, state.shortfalls, (one) =>
      endings(one).map((end) => shortfallWords(one, end)),
    ),
    ...differing('slip', seen.legs, state.legs, (legs) => [legWords(legs)]),
  ]
}

/** Things of a kind that are not as they should be, those that there should not be included. */
function differing<T>(
  what: string,
  seen: ReadonlyMap<string, string>,
  model: ReadonlyMap<string, T>,
  words: (one: T) => readonly string[],
): readonly string[] {
  const wrong = [...model].flatMap(([id, one]) => {
    const [said = '', should] = [seen.get(id), words(one)]
    return should.includes(said) ? [] : [`${what} ${id} is ${said}, and should be ${should.join(' or ')}`]
  })
  return seen.size === model.size ? wrong : [...wrong, `${what}: ${seen.size} in place of ${model.size}`]
}
