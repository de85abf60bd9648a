import { sql } from 'kysely'
import { texts } from '#kernel/array.ts'
import type { Tx } from '#kernel/database.ts'

/** Let operators work in one brand more. */
export const admitToBrand = (tx: Tx, usernames: readonly string[], brandId: number) =>
  sql`update operator.operator set brand_ids = brand_ids || ${brandId}::int
      where username = any(${texts(usernames)}::text[]) and not brand_ids @> array[${brandId}::int]`.execute(tx)
