import { expect } from 'vitest'
import type { Db } from '../src/kernel/database.ts'
import { differencesOfShortfalls } from '../src/modules/betting/shortfalls/shortfalls.ts'
import { differencesOfSuspense } from '../src/modules/cashier/unmatched-receipts/compare.ts'
import { verifyLedger } from '../src/modules/wallet/verify/verify.ts'

/** The books are right, whatever the test was about: the ledger, the money in suspense and what members owe. */
export async function checkBooks(db: Db): Promise<void> {
  expect(await verifyLedger(db)).toMatchObject({ fault: undefined })
  expect(await differencesOfSuspense(db)).toEqual([])
  expect(await differencesOfShortfalls(db)).toEqual([])
}
