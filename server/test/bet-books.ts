import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { inTransaction, type Tx } from '../src/kernel/database.ts'
import type { Deps } from '../src/kernel/deps.ts'
import { type Bet, betsOf, type NewBet, placeBets } from '../src/modules/betting/betting.ts'
import { EVERYBODY } from '#kernel/member-selection.ts'
import { openBetsOf } from '../src/modules/betting/brand-play/brand-play.ts'
import { feedFigures } from '../src/modules/betting/figures/counting/feed-figures.ts'
import { fundsOf } from '../src/modules/wallet/balances/balances.ts'
import { accountOf, houseAccount, openMemberAccounts, transfer } from '../src/modules/wallet/wallet.ts'
import { checkBooks } from './books.ts'
import { freshDatabase, type TestDatabase } from './database.ts'
import { plainBet, plainRound } from './plain-bet.ts'

/** When bets of these tests are placed, in UTC. */
export const NOW = new Date('2026-11-21T12:00:00Z')
export const MOMENT = { now: NOW, rules: { timeZone: 'UTC', checked: false, verifiedFrom: null } }

/** Verdicts in short: `yes`, or the code of the refusal. */
export const codes = (verdicts: readonly { ok: boolean }[]) =>
  verdicts.map((verdict) => ('code' in verdict ? verdict.code : 'yes'))

/** A database for tests of the book of bets; after every test its books are checked. */
export function betBooks() {
  let books: TestDatabase | undefined
  beforeAll(async () => {
    books = await freshDatabase()
  })
  afterAll(() => books?.drop())
  const db = () => {
    if (!books) throw new Error('the database is there once tests run')
    return books.db
  }
  afterEach(() => checkBooks(db()))

  const run = <T>(work: (tx: Tx) => Promise<T>) => inTransaction(db(), work)
  // What counts figures asks for the brands and the time alone.
  const feed = () => feedFigures({ db: db(), now: () => NOW } as unknown as Deps)
  const place = (...bets: readonly NewBet[]) => run((tx) => placeBets(tx, bets, bets.map(plainRound), MOMENT))
  return {
    db,
    run,
    feed,
    place,
    /** A member with so much to play with. */
    async member(amount = 1000n): Promise<string> {
      const memberId = randomUUID()
      const credit = accountOf(memberId, 'PHP')
      const opening = { id: randomUUID(), kind: 'demo_opening', debit: houseAccount(1, 'demo', 'PHP'), credit, amount }
      await run(async (tx) => {
        await openMemberAccounts(tx, [{ brandId: 1, memberId, currency: 'PHP' }], NOW)
        await transfer(tx, [opening], NOW)
      })
      return memberId
    },
    /** An open bet of a member, in a round of its own. */
    async openBet(memberId: string, stake = 100n): Promise<NewBet> {
      const bet = plainBet(memberId, stake)
      const [placed] = await place(bet)
      if (!placed?.ok) throw new Error('the bet was refused')
      return bet
    },
    async balanceOf(memberId: string): Promise<bigint | undefined> {
      const account = accountOf(memberId, 'PHP')
      return (await fundsOf(db(), [account])).get(account)?.balance
    },
    async heldOf(memberId: string): Promise<bigint | undefined> {
      const account = accountOf(memberId, 'PHP')
      return (await fundsOf(db(), [account])).get(account)?.held
    },
    /** How many bets wait and what is staked on them, once it is counted. */
    async openBets() {
      await feed()
      return openBetsOf(db(), { brandId: 1, asset: 'PHP', members: EVERYBODY })
    },
    stored: async (id: string): Promise<Bet | undefined> => (await betsOf(db(), [id])).get(id),
  }
}
