import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { v5 } from 'uuid'
import { inTransaction, type Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { adjustBets, cancelBets, type NewBet, placeBets, settleBets } from '#modules/betting/betting.ts'
import { createMember } from '#modules/identity/identity.ts'
import { accountOf, houseAccount, openMemberAccounts, transfer } from '#modules/wallet/wallet.ts'
import { plainBet, plainRound } from './plain-bet.ts'
import { PLAIN_MEMBER } from './plain-member.ts'

const RULES = { timeZone: 'Asia/Manila', checked: false, verifiedFrom: null }
const RICH = 10n ** 9n

/** Bets placed and ended by the doors, without a game: what each stakes and pays is said by the test. */
export function plainPlay(deps: Deps) {
  const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(deps.db, work)

  const fund = async (memberId: string, brandId: number, asset: string) => {
    const credit = accountOf(memberId, asset)
    const opening = { id: randomUUID(), kind: 'demo_opening', debit: houseAccount(brandId, 'demo', asset), credit }
    await run(async (tx) => {
      await openMemberAccounts(tx, [{ brandId, memberId, currency: asset }], deps.now())
      await transfer(tx, [{ ...opening, amount: RICH }], deps.now())
    })
  }
  /** An account with money, of nobody else. */
  const member = async (brandId = 1, asset = 'PHP') => {
    const memberId = randomUUID()
    await fund(memberId, brandId, asset)
    return memberId
  }
  /** Somebody with money, below whoever is named. */
  const below = async (uplineId: string | null, { brandId = 1, asset = 'PHP' } = {}) => {
    const id = randomUUID()
    const account = `m${id.slice(0, 13).replaceAll('-', '')}`
    const row = { ...PLAIN_MEMBER, id, brandId, account, nickname: account, agentType: 2, uplineId }
    await run((tx) => createMember(tx, row, deps.now()))
    await fund(id, brandId, asset)
    return id
  }

  const place = async (memberId: string, stake: bigint, changes: Partial<NewBet> = {}): Promise<string> => {
    const bet = plainBet(memberId, stake, changes)
    const [placed] = await run((tx) => placeBets(tx, [bet], [plainRound(bet)], { now: deps.now(), rules: RULES }))
    expect(placed).toMatchObject({ ok: true })
    return bet.id
  }
  const settle = (betId: string, payout: bigint, status: 'won' | 'lost' | 'push' = payout > 0n ? 'won' : 'lost') =>
    run((tx) => settleBets(tx, [{ betId, payout, status }], deps.now()))
  const correct = (betId: string, payout: bigint, status: 'won' | 'lost' | 'void') =>
    run((tx) => adjustBets(tx, [{ id: v5(`${payout}`, betId), betId, payout, status, reason: 'test' }], deps.now()))
  const cancel = (betId: string) => run((tx) => cancelBets(tx, [betId], deps.now()))
  const play = async (memberId: string, stake: bigint, payout: bigint, changes: Partial<NewBet> = {}) => {
    const betId = await place(memberId, stake, changes)
    await settle(betId, payout)
    return betId
  }
  return { member, below, place, settle, correct, cancel, play }
}
