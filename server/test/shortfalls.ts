import { randomUUID } from 'node:crypto'
import { inTransaction } from '#kernel/database.ts'
import { adjustBets, type NewBet, placeBets, settleBets } from '#modules/betting/betting.ts'
import { accountOf, derivedId, houseAccount, spendable, transfer } from '#modules/wallet/wallet.ts'
import { fundsOf } from '#modules/wallet/balances/balances.ts'
import { LUCKY } from './policy.ts'
import { plainBet, plainRound } from './plain-bet.ts'
import type { TestMember, World } from './world.ts'

/** A member who has spent what a bet of 100.00 had paid before it was corrected. */
export interface Debtor extends TestMember {
  readonly betId: string
  readonly roundId: string
  readonly shortfallId: string
}

/** Members who owe 195.00 of a corrected bet and have nothing. */
export function shortfallsIn({ deps, clock, member }: Pick<World, 'deps' | 'clock' | 'member'>) {
  const rules = { timeZone: 'UTC', checked: false, verifiedFrom: null }
  const run = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(deps.db, work)
  const place = (bet: NewBet) => run((tx) => placeBets(tx, [bet], [plainRound(bet)], { now: clock.now(), rules }))
  const left = async (memberId: string) => {
    const account = accountOf(memberId, 'PHP')
    const balance = (await fundsOf(deps.db, [account])).get(account)
    return balance ? spendable(balance) : 0n
  }

  /** So much in stored units comes to a member. */
  const give = (memberId: string, amount: bigint) => {
    const [debit, credit] = [houseAccount(LUCKY, 'demo', 'PHP'), accountOf(memberId, 'PHP')]
    const move = { id: randomUUID(), kind: 'demo_opening', debit, credit, amount }
    return run((tx) => transfer(tx, [move], clock.now()))
  }

  async function debtor(): Promise<Debtor> {
    const player = await member()
    await give(player.id, 100_0000n)
    const bet = plainBet(player.id, 100_0000n)
    await place(bet)
    await run((tx) => settleBets(tx, [{ betId: bet.id, payout: 195_0000n, status: 'won' }], clock.now()))
    await place(plainBet(player.id, await left(player.id)))
    const id = randomUUID()
    const lost = { id, betId: bet.id, payout: 0n, status: 'lost', reason: 'wrong result' } as const
    await run((tx) => adjustBets(tx, [lost], clock.now()))
    return { ...player, betId: bet.id, roundId: bet.roundId, shortfallId: derivedId(id, 'shortfall') }
  }

  return { debtor, give, left }
}
