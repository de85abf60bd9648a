import { createHmac } from 'node:crypto'
import type { Tx } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { keyWith, sealWith, secretsOf } from '#kernel/secret.ts'
import * as store from './store.ts'

/** What seals the number of a payout account. */
export const NUMBER = 'number of a payout account'

/** By which a number is found and told from others. */
export const numberHash = (key: Uint8Array, number: string): string =>
  createHmac('sha256', key).update(number).digest('base64url')

/** A number as it may be kept, the way in which it is kept now first. */
export const numberHashes = (deps: Deps, number: string): readonly string[] =>
  secretsOf(deps).map((secret) => numberHash(keyWith(secret, NUMBER), number))

/**
 * A number as it is to be kept: while a secret is rotated under the same one as accounts that have it already, so that equal
 * numbers have equal hashes. Accounts are added one after the other where their numbers end alike.
 */
export async function keptNumber(
  tx: Tx,
  deps: Deps,
  { brandId, number, numberEnd }: { readonly brandId: number; readonly number: string; readonly numberEnd: string },
): Promise<{ readonly numberHash: string; readonly numberSealed: string }> {
  await store.lockNumbers(tx, brandId, numberEnd)
  const secrets = secretsOf(deps)
  const found = await store.findNumberHash(tx, brandId, numberHashes(deps, number))
  const secret = secrets.find((one) => numberHash(keyWith(one, NUMBER), number) === found) ?? secrets[0]
  return {
    numberHash: numberHash(keyWith(secret, NUMBER), number),
    numberSealed: await sealWith(secret, NUMBER, number),
  }
}
