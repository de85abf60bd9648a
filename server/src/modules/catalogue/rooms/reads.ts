import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/console-catalogue.ts'
import { amountText } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import { nameIn } from '#kernel/translated-name.ts'
import type { Ask } from '#kernel/route.ts'
import { brandOf } from '#modules/brand/brand.ts'
import { findOffered } from './store.ts'

/** The rooms of the brand's games, closed ones too. */
export async function readDeskRooms(
  deps: Deps,
  { session: { brandId }, query, language }: Ask<typeof contract.deskRooms>,
): Promise<ReplyOf<typeof contract.deskRooms>> {
  const { decimals } = await brandOf(deps, brandId)
  const { pageNo, pageSize, game, vendor, open } = query
  const filter = { brandId, game, vendor, open: open === undefined ? undefined : open === 'true' }
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize }
  const { rows, total } = await findOffered(deps.db, filter, page)
  const list = rows.map(({ total: _total, stakeMin, stakeMax, gameName, gameNames, ...room }) => ({
    ...room,
    gameName: nameIn({ name: gameName, names: gameNames }, language),
    stakeMin: amountText(stakeMin, decimals),
    stakeMax: amountText(stakeMax, decimals),
  }))
  return { pageNum: pageNo, totalPages: Math.ceil(total / pageSize), total, list }
}
