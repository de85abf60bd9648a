import type { Day } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { allBrands } from '../../brand/brand.ts'
import * as store from './store.ts'

/** A day on which the figures are not what they are counted from. */
export interface FigureFault {
  readonly brandId: number
  readonly day: Day
  readonly text: string
}

/** Prove the figures of members' accounts from a day on, or all of them, against the ledger; the days that differ, the first one first. */
export const proveFigures = async (deps: Deps, from?: Day): Promise<readonly FigureFault[]> =>
  (await store.findFaults(deps.db, await allBrands(deps), from)).map(({ brandId, day, figures }) => ({
    brandId,
    day,
    text: `what came and went of members of brand ${brandId} on ${day}: ${figures} figures are not what the ledger says`,
  }))
