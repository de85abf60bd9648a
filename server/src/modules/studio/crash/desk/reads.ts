import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-crash.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '../../../brand/brand.ts'
import * as store from './store.ts'

const ROUNDS_SHOWN = 20

/** The shared rounds of a brand as operators see them. */
export async function readDeskCrash(
  deps: Deps,
  { session: { brandId } }: Ask<typeof contract.deskCrash>,
): Promise<ReplyOf<typeof contract.deskCrash>> {
  const brand = await brandOf(deps, brandId)
  if (!brand.settings.gameLimits.CRASH) throw new Refusal('game_closed')
  const rounds = await store.findLast(deps.db, brandId, ROUNDS_SHOWN)
  const counted = await store.countBets(
    deps.db,
    rounds.map(({ id }) => id),
    brand.currency,
  )
  return {
    rounds: rounds.map(({ id, number, phase, openedAt, settledAt }) => {
      const { bets = 0, open = 0, openStake = 0n, settling = 0 } = counted.get(id) ?? {}
      return {
        roundId: id,
        number: Number(number),
        phase,
        openedAt: openedAt.toISOString(),
        settledAt: settledAt?.toISOString() ?? null,
        bets,
        open,
        openStake: amountText(openStake, brand.decimals),
        settling,
      }
    }),
  }
}
