import { every, type Job, on } from '#kernel/job.ts'
import { noteTableStakes } from './note-table-stakes.ts'
import { countPlays } from './popular/count-plays.ts'
import { stockBrand } from './stock-brand.ts'
import { purgeExpired } from './vendor/purge-expired.ts'

export const jobs: readonly Job[] = [
  on('brand_made', 'stock_brand', stockBrand),
  on('table_stakes_changed', 'note_table_stakes', noteTableStakes),
  every('3 * * * *', 'count_plays', countPlays),
  every('41 4 * * *', 'forget_launches', purgeExpired),
]
