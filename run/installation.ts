import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { auditHead, findAuditAround } from '../server/src/kernel/audit.ts'
import type { BackupFacts, BackupManifest } from '../server/src/kernel/backup-archive.ts'
import type { Db } from '../server/src/kernel/database.ts'
import { auditedBrands, faultText, verifyAudit } from '../server/src/kernel/verify-audit.ts'
import { proveSince } from '../server/src/modules/wallet/verify/verify.ts'
import { findHashes, findHeads, sumBalances } from '../server/src/modules/wallet/verify/store.ts'
import { ROOT } from './install.mjs'

/** What an installation says of its books, as a backup keeps it. */
export const readBooks = (db: Db): Promise<Pick<BackupFacts, 'ledger' | 'audits' | 'balances'>> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const heads = await findHeads(tx)
      const balances = await sumBalances(tx)
      const audits: BackupFacts['audits'] = []
      for (const brandId of await auditedBrands(tx)) {
        const { number, hash } = await auditHead(tx, brandId)
        audits.push([brandId, String(number), hash])
      }
      return {
        ledger: heads.map(({ writer, batches, hash }) => [writer, String(batches), hash.toString('hex')]),
        audits,
        balances: balances.map(({ asset, balance, held }) => [asset, String(balance), String(held)]),
      }
    })

/** Prove the books of a database that was restored, and that all is in them which the backup says; what is wrong, in words. */
export async function proveBooks(db: Db, { ledger, audits }: Pick<BackupManifest, 'ledger' | 'audits'>, now: Date) {
  const proof = await proveSince(db, now)
  const faults = proof.faults.map((fault) => `the ledger: ${fault}`)

  const heads = ledger
    .filter(([, batches]) => batches !== '0')
    .map(([writer, batches, hash]) => ({ writer, batches: BigInt(batches), hash: Buffer.from(hash, 'hex') }))
  const found = await findHashes(db, heads)
  for (const { writer, batches, hash } of heads)
    if (!found.get(writer)?.equals(hash))
      faults.push(`chain ${writer} of the ledger has not the backup’s batch ${batches}`)

  for (const [brandId, number, hash] of audits) {
    const fault = faultText(await verifyAudit(db, brandId))
    if (fault !== undefined) faults.push(`the audit log of brand ${brandId}: ${fault}`)
    const entries = await findAuditAround(db, brandId, Number(number))
    if (!entries.some((entry) => entry.number === BigInt(number) && entry.hash === hash))
      faults.push(`the audit log of brand ${brandId} has not the backup’s entry ${number}`)
  }
  return { batches: proof.batches, transfers: proof.transfers, accounts: proof.accounts, heads: heads.length, faults }
}

/** The product's version. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  return version
}
