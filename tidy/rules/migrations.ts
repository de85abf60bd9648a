import { basename } from 'node:path'
import { offence, type Rule, type SourceFile } from '../source.ts'

/** Databases have applied these under these names, in the order of their names: they keep them. The list does not grow. */
const SHARED = new Set([
  '0032_identity_desk',
  '0032_operator_people',
  '0035_cashier_desks',
  '0035_content_own_notices',
  '0036_cashier_findings',
  '0036_cashier_vendor_desk',
  '0036_kernel_exports',
  '0036_operator_lists',
  '0036_operator_many',
  '0037_betting_steps',
  '0037_studio_games',
  '0039_betting_vendor',
  '0039_catalogue_vendor',
  '0040_betting_closed',
  '0040_catalogue_shelves',
  '0060_betting_failed',
  '0060_wallet_reserved',
  '0065_identity_login_lock',
  '0065_kernel_login_throttle',
  '0065_operator_miss',
  '0065_operator_password_set',
  '0066_kernel_migration_digest',
  '0066_operator_self_check',
  '0069_betting_held_awards',
  '0069_kernel_approval_evidence',
  '0069_wallet_adjustment_days',
  '0078_betting_held_award_limit',
  '0078_kernel_approval_outcome',
])

/** A migration has a number of its own, so that the order in which they are applied is the one that their authors meant. */
export const migrationNumbers: Rule = (files) => {
  const migrations = files.filter(({ path }) => path.startsWith('server/migrations/'))
  const byNumber = Map.groupBy(migrations, ({ path }) => basename(path).slice(0, 4))
  return [...byNumber.values()].filter((same) => same.length > 1).flatMap(beside)
}

const beside = (same: readonly SourceFile[]) =>
  same
    .filter(({ path }) => !SHARED.has(basename(path, '.sql')))
    .map((file) => offence(file, 0, 'has a number that another migration has too: take the next free one'))
