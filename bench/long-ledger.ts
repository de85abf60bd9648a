import { randomInt, randomUUID } from 'node:crypto'
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { accountOf, houseAccount, type Move, openBook } from '@croupier/server/src/modules/wallet/wallet.ts'
import { type BenchDatabase, fund } from './database.ts'

export const BRAND = 1
export const CURRENCY = 'PHP'
const MEMBERS = 10_000
const FUNDS = 10n ** 13n
const BATCH = 5000
const AT_ONCE = 3
/** One line in so many is the busy member's. */
export const BUSY_EACH = 10
/** Lines that the still member has from the beginning, so many a batch. */
export const STILL_LINES = 3000
const STILL_BATCHES = 30
/** Of a member's lines one in so many is no play. */
const RARE_EACH = 997

/** A ledger that grows by the product's own books, batch after batch, as quickly as they can be written. */
export interface LongLedger {
  /** Whose lines are a tenth of all. */
  readonly busyId: string
  /** Whose lines are all there before the ledger grows. */
  readonly stillId: string
  /** Add so many transfers, at moments between these two. */
  grow(transfers: number, from: number, to: number): Promise<void>
}

/** Open it with the still member's lines, spread between these two moments. */
export async function openLongLedger(database: BenchDatabase, from: number, to: number): Promise<LongLedger> {
  const memberIds = Array.from({ length: MEMBERS }, () => randomUUID())
  await fund(database, { brandId: BRAND, currency: CURRENCY, memberIds, amount: FUNDS })
  const [busyId = '', stillId = '', ...others] = memberIds
  const busy = accountOf(busyId, CURRENCY)
  const still = accountOf(stillId, CURRENCY)
  for (let batch = 0; batch < STILL_BATCHES; batch++) {
    const at = new Date(from + ((to - from) * batch) / STILL_BATCHES)
    await write(database, movesOf(STILL_LINES / STILL_BATCHES, still, [still]), at)
  }
  // Writers share no member but the busy one, whose turn each of them waits for.
  const lanes = Array.from({ length: AT_ONCE }, (_, lane) =>
    others.filter((_id, index) => index % AT_ONCE === lane).map((id) => accountOf(id, CURRENCY)),
  )
  return {
    busyId,
    stillId,
    async grow(transfers, from, to) {
      const batches = Math.ceil(transfers / BATCH)
      for (let batch = 0; batch < batches; batch += AT_ONCE)
        await Promise.all(
          lanes.slice(0, batches - batch).map((accounts, lane) => {
            const at = new Date(from + ((to - from) * (batch + lane + 1)) / batches)
            const size = Math.min(BATCH, transfers - (batch + lane) * BATCH)
            return write(database, movesOf(size, busy, accounts), at)
          }),
        )
    },
  }
}

async function write({ db }: BenchDatabase, moves: readonly Move[], at: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const book = await openBook(
      tx,
      moves.flatMap(({ debit, credit }) => [debit, credit]),
    )
    for (const move of moves) must(book.transfer(move))
    await book.write(at)
  })
}

const GAME = houseAccount(BRAND, 'game:DICE', CURRENCY)
const PAYMENTS = houseAccount(BRAND, 'cashier:QRPH', CURRENCY)

/** Stakes, a payout for every third, and now and then a deposit. */
function movesOf(size: number, busy: string, accounts: readonly string[]): readonly Move[] {
  return Array.from({ length: size }, (_, index): Move => {
    // The index is within the list.
    const account = index % BUSY_EACH === 0 ? busy : (accounts[randomInt(accounts.length)] as string)
    const id = randomUUID()
    if (randomInt(RARE_EACH) === 0)
      return { id, kind: 'deposit', debit: PAYMENTS, credit: account, amount: 50_000_000n, cause: id }
    return index % 3 === 0
      ? { id, kind: 'payout', debit: GAME, credit: account, amount: 20_000n, cause: id }
      : { id, kind: 'stake', debit: account, credit: GAME, amount: 10_000n, cause: id }
  })
}
