import { z } from 'zod'
import { count } from './count-setting.ts'
import { TablePace } from './table-pace/table-pace.ts'

/** How the live tables of a brand go. */
export const TableSettings = z
  .strictObject({
    /** By live game type, what differs from the standard; `BACCARAT_SPEED` for quick tables. */
    pace: z.record(z.string().regex(/^[A-Z_]{2,30}$/), TablePace.partial()).prefault({}),
    /** Whether bets may be taken back before betting ends. */
    undo: z.boolean().prefault(true),
    /** Nobody has looked for so long: the table rests after its round. */
    restAfterMs: count(10_000, 86_400_000).prefault(120_000),
    /** Nobody could deal for so long: what has no outcome yet is given back. */
    voidAfterMs: count(5000, 3_600_000).prefault(60_000),
    /** A seat whose owner has not bet for so long is free again. */
    seatMs: count(30_000, 3_600_000).prefault(180_000),
    /** How many shoes or rounds a chain of hashes lasts. */
    links: count(100, 1_000_000).prefault(10_000),
  })
  .prefault({})
