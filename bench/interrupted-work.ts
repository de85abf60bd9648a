// node bench/interrupted-work.ts recount | move MEMBER UPLINE DAYS: a process of its own, so that it can be killed in the middle.
import { inTransaction } from '@croupier/server/src/kernel/database.ts'
import { dayOf, daysAfter } from '@croupier/server/src/kernel/day.ts'
import type { Deps } from '@croupier/server/src/kernel/deps.ts'
import { must } from '@croupier/server/src/kernel/refusal.ts'
import { recountFigures } from '@croupier/server/src/modules/betting/figures/counting/recount-figures.ts'
import { brandOf } from '@croupier/server/src/modules/brand/brand.ts'
import { applyMoves } from '@croupier/server/src/modules/identity/hierarchy/apply-moves.ts'
import { judgeMove, moveBranch } from '@croupier/server/src/modules/identity/hierarchy/hierarchy.ts'
import { recountFigures as recountMoved } from '@croupier/server/src/modules/wallet/figures/recount-figures.ts'
import { depsOf, onDatabase } from '../run/command.ts'

const BRAND = 1
const DAY_MS = 24 * 3_600_000

/** A branch is ordered to move with the next day, and the day comes. */
async function move(deps: Deps, memberId: string, uplineId: string): Promise<void> {
  const from = daysAfter(dayOf(deps.now(), (await brandOf(deps, BRAND)).timeZone), 1)
  await inTransaction(deps.db, async (tx) => {
    const wanted = { brandId: BRAND, memberId, uplineId, from }
    must(await judgeMove(tx, wanted))
    await moveBranch(tx, wanted, deps.now())
  })
  await applyMoves({ ...deps, now: () => new Date(deps.now().getTime() + DAY_MS) })
}

const [work, memberId = '', uplineId = '', days = '0'] = process.argv.slice(2)
await onDatabase(async (within) => {
  const deps = await depsOf(within)
  const moved = { ...deps, now: () => new Date(deps.now().getTime() + Number(days) * DAY_MS) }
  console.log('begun')
  if (work === 'move') return move(moved, memberId, uplineId)
  await recountFigures(moved)
  await recountMoved(moved)
})
