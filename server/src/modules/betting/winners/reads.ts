import type * as contract from '@croupier/contract/betting.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { amountText } from '@croupier/engine/money.ts'
import { dayOf, daysAfter } from '#kernel/day.ts'
import type { Deps } from '#kernel/deps.ts'
import { publicName } from '#kernel/masked-name.ts'
import { Refusal } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { type Brand, brandOf, currencyOf } from '../../brand/brand.ts'
import { type MemberName, memberNames } from '#modules/identity/identity.ts'
import { findNames } from '../game-names/store.ts'
import { findBiggest, findLatest, findLatestOf, type WinRow } from './store.ts'

type Names = Awaited<ReturnType<typeof findNames>>

const LATEST_DAYS = 30
const BIGGEST_DAYS = 7
const MULTIPLIER_DECIMALS = 2

/** Recent wins, or the biggest of the last days; names of others are masked. */
export async function readWinners(
  deps: Deps,
  { query, session, brandId, language }: Ask<typeof contract.winnerBoard>,
): Promise<ReplyOf<typeof contract.winnerBoard>> {
  const brand = await brandOf(deps, brandId)
  if (query.order === 'mine' && !session) throw new Refusal('not_logged_in')
  const now = deps.now()
  const days = query.order === 'biggest' ? BIGGEST_DAYS : LATEST_DAYS
  const filter = {
    brandId,
    asset: currencyOf(brand, query.order === 'mine' ? (session?.agentType ?? 0) : 0),
    gameCode: query.gameCode,
    since: new Date(`${daysAfter(dayOf(now, brand.timeZone), -days)}T00:00:00Z`),
    count: query.count,
  }
  const wins =
    query.order === 'biggest'
      ? await findBiggest(deps.db, filter, now)
      : query.order === 'mine' && session
        ? await findLatestOf(deps.db, session.memberId, filter)
        : await findLatest(deps.db, filter)
  const names = await findNames(
    deps.db,
    wins.map((win) => win.gameCode),
    language,
  )
  const members = await memberNames(
    deps.db,
    wins.map((win) => win.memberId),
  )
  return {
    list: wins.map((win) =>
      winReply(win, names, brand, playerName(members.get(win.memberId), win.memberId === session?.memberId)),
    ),
  }
}

const playerName = (name: MemberName | undefined, own: boolean) =>
  name === undefined ? '' : own ? name.account : publicName(name)

const winReply = (win: WinRow, names: Names, brand: Brand, player: string) => ({
  roundId: win.roundId,
  gameCode: win.gameCode,
  gameName: names.get(win.gameCode)?.name ?? win.gameCode,
  player,
  stake: amountText(win.stake, brand.decimals),
  multiplier: amountText(timesFloor(timesFloor(win.payout, 100n, win.stake), 100n, 1n), MULTIPLIER_DECIMALS),
  payout: amountText(win.payout, brand.decimals),
  at: win.at.toISOString(),
})
