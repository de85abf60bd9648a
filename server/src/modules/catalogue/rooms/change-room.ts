import type { BodyOf } from '@croupier/contract/call.ts'
import type { changeRoom as call } from '@croupier/contract/console-catalogue.ts'
import { amountText, unitsOf } from '@croupier/engine/money.ts'
import { doerOf, record } from '#kernel/audit.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { needTwo } from '#kernel/four-eyes.ts'
import { differencesIn, type Directions, loosens, opensAlone } from '#kernel/loosening.ts'
import { atField, must, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask, EmptyReply } from '#kernel/route.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { nextEdition } from '../store.ts'
import { lockRoom, type OfferedRoom, saveTerms } from './store.ts'

/** Which way a room's terms loosen. */
const ROOM_DIRECTIONS: Directions = [
  ['stakeMin', 'down'],
  ['stakeMax', 'up'],
  // Judged by why it was closed.
  ['open', 'neutral'],
  ['position', 'neutral'],
  ['reason', 'neutral'],
]

/** What a room costs here, where it stands, and whether members may sit down in it; two people let more in. */
export async function changeRoom(deps: Deps, ask: Ask<typeof call>): Promise<EmptyReply> {
  const { session, params, body } = ask
  const { brandId } = session
  const brand = await brandOf(deps, brandId)
  const stakes = must(stakesOf(body, brand.decimals))

  await inTransaction(deps.db, async (tx) => {
    const room = await lockRoom(tx, brandId, params.roomId)
    if (!room) throw new Refusal('not_found')
    const { position, open, reason, note } = body
    const closed = open ? null : [reason, note].filter((part) => part !== '').join(': ')
    const terms = { ...stakes, position, open, reason: closed }
    const subject = { type: 'room', id: room.id, name: `${room.gameName}, ${room.name}` }
    const [before, after] = [factsOf(room, brand), factsOf(terms, brand)]
    const differences = differencesIn(before, after, ROOM_DIRECTIONS)
    const reopened = open && !room.open && !opensAlone(room.reason?.split(':')[0])
    const when = reopened || loosens(differences)
    await needTwo(tx, session, { when, rule: 'room_looser', subject, facts: { differences } }, deps.now())

    await saveTerms(tx, brandId, room.id, terms)
    await nextEdition(tx)

    await record(tx, doerOf(ask), { brandId, action: 'rooms.change', subject, before, after, reason, note }, deps.now())
  })
  return {}
}

/** The stakes in stored units; the largest is no smaller than the smallest. */
function stakesOf(body: BodyOf<typeof call>, decimals: number): Verdict<Pick<OfferedRoom, 'stakeMin' | 'stakeMax'>> {
  const stakeMin = unitsOf(body.stakeMin, decimals)
  if (!stakeMin) return atField('stakeMin', 'invalid_amount')
  const stakeMax = unitsOf(body.stakeMax, decimals)
  return stakeMax && stakeMax >= stakeMin ? yes({ stakeMin, stakeMax }) : atField('stakeMax', 'invalid_amount')
}

type Terms = Pick<OfferedRoom, 'stakeMin' | 'stakeMax' | 'position' | 'open' | 'reason'>

/** Terms as people write them. */
const factsOf = (
  { stakeMin, stakeMax, position, open, reason }: Terms,
  { decimals, currency }: Pick<Brand, 'decimals' | 'currency'>,
) => ({
  stakeMin: amountText(stakeMin, decimals),
  stakeMax: amountText(stakeMax, decimals),
  position,
  open,
  reason,
  currency,
})
