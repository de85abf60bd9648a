import type { Db } from '#kernel/database.ts'
import { notify } from '#kernel/notifications.ts'
import type { Brand } from '../../brand/brand.ts'

/** Pages of these brands read a lottery again. */
export const notifyBrands = (db: Db, brands: readonly Brand[], lottery: string): Promise<void> =>
  notify(
    db,
    brands.map(({ id }) => ({ topic: 'draw_changed', brandId: id, keys: [lottery] })),
  )
