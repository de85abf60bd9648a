import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { LiveTopic, Snapshot, Watcher } from '#kernel/live.ts'
import { brandOf } from '../brand/brand.ts'
import { visiblePot } from './reads.ts'

/** What stands in a game's pot: `pot:LUCKY_TWENTY`. */
const pot: LiveTopic = {
  name: 'pot',
  actor: 'anyone',
  hears: ['rounds_settled'],
  concerns: ({ subject, ...watcher }, brandId, keys) =>
    watcher.brandId === brandId && subject !== undefined && keys.has(subject),
  read: readPotTopic,
}

async function readPotTopic(deps: Deps, { brandId, subject }: Watcher): Promise<Snapshot | undefined> {
  if (subject !== 'LUCKY_TWENTY') return undefined
  const brand = await brandOf(deps, brandId)
  return {
    seq: deps.now().getTime(),
    data: { pot: amountText(await visiblePot(deps, brand, subject), brand.decimals) },
  }
}

export const topics: readonly LiveTopic[] = [pot]
