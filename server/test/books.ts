import { expect } from 'vitest'
import type { Db } from '../src/kernel/database.ts'
import { verifyLedger } from '../src/modules/wallet/verify/verify.ts'

/** The books are right, whatever the test was about. */
export async function checkBooks(db: Db): Promise<void> {
  expect(await verifyLedger(db)).toMatchObject({ fault: undefined })
}
