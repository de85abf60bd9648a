import type { ReplyOf } from '@croupier/contract/call.ts'
import type * as contract from '@croupier/contract/table-answers.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { publicName } from '#kernel/masked-name.ts'
import { notify } from '#kernel/notifications.ts'
import { atField, must, Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { memberNames } from '#modules/identity/identity.ts'
import * as bets from '../bets/store.ts'
import { findTable } from '../store.ts'
import * as store from './store.ts'
import { isPlaced } from '../totals.ts'

/** Sit down at a free seat, or get up from one's own where nothing of one's lies there. */
export async function takeSeat(
  deps: Deps,
  { params, body, session, brandId }: Ask<typeof contract.takeSeat>,
): Promise<ReplyOf<typeof contract.takeSeat>> {
  const { memberId } = session
  return inTransaction(deps.db, async (tx) => {
    const table = await findTable(tx, params.tableId)
    const game = table && tableGameOf(table.gameCode)
    if (!game || table.brandId !== brandId) throw new Refusal('not_found')
    const there = new Set(game.spots(table.paytable).flatMap(({ seat }) => seat ?? []))
    if (!there.has(body.seat)) must(atField('seat', 'not_allowed'))
    if (body.do === 'leave') {
      // Whoever has bet is asked in the round, and stays until it is over.
      const own = table.roundId === null ? [] : await bets.findBetsOf(tx, [memberId], [table.roundId])
      if (own.some(isPlaced)) throw new Refusal('round_open')
      await store.deleteSeat(tx, table.id, body.seat, memberId)
    } else {
      if (table.state !== 'open') throw new Refusal('table_closed')
      const name = (await memberNames(tx, [memberId])).get(memberId)
      const player = name ? publicName(name) : ''
      if (!(await store.insertSeat(tx, { tableId: table.id, seat: body.seat, memberId, player }, deps.now())))
        throw new Refusal('seat_taken')
    }
    await notify(tx, [{ topic: 'table_changed', brandId, keys: [table.id] }])
    const seats = await store.findSeats(tx, [table.id])
    return { seats: seats.flatMap((one) => (one.memberId === memberId ? [one.seat] : [])) }
  })
}
