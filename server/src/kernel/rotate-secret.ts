import { sql } from 'kysely'
import { RECOVERY_CODE } from './authenticator.ts'
import { type Db, inTransaction, type Tx } from './database.ts'
import type { Deps } from './deps.ts'
import { encryptionKeys } from './encryption-key.ts'
import { every, type Job } from './job.ts'
import { keepKey, keptKeys } from './kept-keys.ts'
import { countOthers, type ResealResult, resealColumn, type SealedColumn } from './sealed-column.ts'
import { type FormerSecret, removeFormer, SECRET_BYTES, writeRotation } from './secret-files.ts'
import { nameOf } from './secret.ts'

/** What is hashed and can't be hashed anew. */
const KEPT_FOR = [RECOVERY_CODE]

/** Columns of the kernel itself. */
const own: readonly SealedColumn[] = [encryptionKeys, keptKeys]

export interface RotationRequest {
  /** How long the new secret is only read before it seals: until every process has it. */
  readonly leadMs: number
  /** How long the former one stays good after that. */
  readonly overlapMs: number
}

/** Give the installation a new secret. Undefined where the one before is still there: of two rotations each has its overlap. */
export async function rotateSecret(
  tx: Tx,
  deps: Deps,
  { leadMs, overlapMs }: RotationRequest,
): Promise<FormerSecret | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended('secret', 0))`.execute(tx)
  const { current, former } = deps.secret.reread()
  if (former !== undefined) return undefined
  const from = new Date(deps.now().getTime() + leadMs)
  const rotated = { bytes: current, from, until: new Date(from.getTime() + overlapMs) }
  writeRotation(deps.config.dataDir, deps.random(SECRET_BYTES), rotated)
  deps.secret.reread()
  return rotated
}

export interface SecretStatus {
  readonly name: string
  readonly former: (Pick<FormerSecret, 'from' | 'until'> & { readonly name: string }) | undefined
  /** Texts that are not sealed with the current secret yet, by their column; while there is a former one. */
  readonly remaining: readonly { readonly column: string; readonly many: number }[]
}

/** How the secret stands. */
export async function secretStatus(db: Db, deps: Deps, columns: readonly SealedColumn[]): Promise<SecretStatus> {
  const { current, former } = deps.secret.reread()
  const remaining: { column: string; many: number }[] = []
  if (former !== undefined)
    for (const column of [...own, ...columns])
      remaining.push({ column: `${column.table}.${column.column}`, many: await countOthers(db, column, current) })
  return {
    name: nameOf(current),
    former: former && { name: nameOf(former.bytes), from: former.from, until: former.until },
    remaining: remaining.filter(({ many }) => many > 0),
  }
}

/** Seal everything with the current secret that is kept under the former one; undefined where there is none, or it seals still. */
export async function resealAll(deps: Deps, columns: readonly SealedColumn[]): Promise<ResealResult | undefined> {
  const { current, former } = deps.secret.reread()
  if (former === undefined || deps.now() < former.from) return undefined
  await inTransaction(deps.db, async (tx) => {
    for (const purpose of KEPT_FOR) await keepKey(tx, deps, former.bytes, purpose)
  })
  let [resealed, lost] = [0, 0]
  for (const column of [...own, ...columns]) {
    const done = await resealColumn(deps, column, current)
    resealed += done.resealed
    lost += done.lost
  }
  return { resealed, lost }
}

/** Drop the former secret, if a whole look at the columns finds nothing that it alone opens; answers whether it is gone. */
export async function dropFormer(deps: Deps, columns: readonly SealedColumn[]): Promise<boolean> {
  const last = await resealAll(deps, columns)
  if (last?.resealed !== 0) return false
  removeFormer(deps.config.dataDir)
  deps.secret.reread()
  return true
}

/** What goes on during an overlap, and ends it: by the files and the clock, so that no restart forgets it. */
export const secretJobs = (columns: readonly SealedColumn[]): readonly Job[] => [
  every('*/10 * * * *', 'reseal_secrets', async (deps) => {
    const done = await resealAll(deps, columns)
    if (done === undefined) return
    if (done.resealed > 0 || done.lost > 0) deps.log.info(done, 'sealed anew under the current secret')
    const { former } = deps.secret.files()
    if (former === undefined || deps.now() < former.until) return
    if (await dropFormer(deps, columns)) deps.log.info('the former secret is gone')
  }),
]
