import type { BodyOf } from '@croupier/contract/call.ts'
import type { LaunchReply, launchGame as call, launchGameByPost as callByPost } from '@croupier/contract/launch.ts'
import { lotteryPageOf } from '@croupier/contract/page.ts'
import { amountText } from '@croupier/engine/money.ts'
import { inTransaction } from '#kernel/database.ts'
import type { Deps } from '#kernel/deps.ts'
import { newId } from '#kernel/id.ts'
import { nameIn } from '#kernel/translated-name.ts'
import { must, no, Refusal, type Verdict, yes } from '#kernel/refusal.ts'
import type { Ask } from '#kernel/route.ts'
import { TRIAL, tokenHash } from '#kernel/session.ts'
import { openRoundsOf } from '#modules/betting/vendor/vendor.ts'
import { takesNoBets } from '#modules/betting/suspensions/suspensions.ts'
import { type Brand, brandOf, currencyOf, placeOf } from '#modules/brand/brand.ts'
import { findRooms, type RoomRow } from '../store.ts'
import { accessOf } from './access.ts'
import { judgeLaunch, OPENS_MS, PLAYS_MS } from './rules.ts'
import * as store from './store.ts'

type LaunchRequest = BodyOf<typeof callByPost>
type Player = Pick<Ask<typeof call>, 'session' | 'brandId' | 'language' | 'ip'>

const DEVICES = { 'html5-desktop': 'desktop', 'html5-mobile': 'mobile' } as const

/** Open a game: a page of our own, or a vendor's with a token for this member, game, money and device. */
export const launchGame = (deps: Deps, ask: Ask<typeof call>): Promise<LaunchReply> => open(deps, ask, ask.query)

/** The same, asked in a body. */
export const launchGameByPost = (deps: Deps, ask: Ask<typeof callByPost>): Promise<LaunchReply> =>
  open(deps, ask, ask.body)

async function open(deps: Deps, player: Player, asked: LaunchRequest): Promise<LaunchReply> {
  const { session, brandId, language, ip } = player
  const brand = await brandOf(deps, brandId)
  const code = asked.gameId ?? asked.nodeId ?? asked.roomId ?? asked.gameCode ?? ''
  const game = (await store.findGames(deps.db, brandId, [code])).get(code)
  if (asked.launchMode === 'LOTT' && !(game && isLottery(game))) throw new Refusal('not_found')
  const trial = session.agentType === TRIAL
  const access = game && (await accessOf(deps, game.vendorCode))
  const closed = game ? await takesNoBets(deps.db, { brandId, vendor: game.vendorCode, gameCode: code }) : false
  const visitor = { country: placeOf(deps, ip).country, device: DEVICES[asked.platform] }
  const { isSingle, vendors } = brand.settings.cashier.wallet
  const fundable = !isSingle && vendors.some((vendor) => vendor.code === game?.vendorCode)
  const wanted = { game, access, vassalage: asked.vassalage, trial, closed, visitor, fundable }
  const opened = must(judgeLaunch({ ...wanted, currency: brand.currency }))
  const room = must(await roomFor(deps, brandId, { code, roomId: asked.roomId }))

  const currency = currencyOf(brand, session.agentType)
  const { memberId } = session
  const { vendorCode } = opened.game
  const rounds = await openRoundsOf(deps.db, { memberId, vendor: vendorCode, gameCode: code })
  const launched = {
    gameCode: code,
    displayName: nameIn(opened.game, language),
    vassalage: vendorCode,
    currency,
    wallet: opened.access?.wallet ?? ('seamless' as const),
    interrupted: rounds.map(({ roundId, stake, startedAt }) => ({
      roundId,
      stake: amountText(stake, brand.decimals),
      startedAt: startedAt.toISOString(),
    })),
  }
  if (opened.access === undefined)
    return { ...launched, kind: 'route', gameUrl: pageOf(opened.game, asked), origin: null, expiresAt: null }

  const token = deps.random(32).toString('base64url')
  const at = deps.now()
  const row: store.LaunchRow = {
    id: newId(deps),
    tokenHash: tokenHash(token),
    brandId,
    memberId,
    sessionId: session.id,
    vendorCode,
    gameCode: code,
    asset: currency,
    device: asked.platform,
    language,
    at,
    opensUntil: new Date(at.getTime() + OPENS_MS),
    playsUntil: new Date(at.getTime() + PLAYS_MS),
  }
  await inTransaction(deps.db, (tx) => store.insertLaunch(tx, row))
  const url = addressOf(opened.access.launchUrl, { token, row, brand, trial, room, playType: asked.playType })
  return {
    ...launched,
    kind: 'frame',
    gameUrl: url.toString(),
    origin: url.origin,
    expiresAt: row.opensUntil.toISOString(),
  }
}

const isLottery = ({ category }: Pick<store.GameRow, 'category'>) => category === 'LOTT' || category === 'ELOTT'

/** The page of a game of our own. */
function pageOf({ code, category, accountType }: store.GameRow, { view, playType }: LaunchRequest): string {
  if (!isLottery({ category })) return `/game?gameCode=${code}`
  const lobby = lotteryPageOf(accountType)
  if (view === 'lobby') return lobby
  return `${lobby}?gameCode=${code}${playType === undefined ? '' : `&playType=${playType}`}`
}

/** The room that a member sits down in, where the page names one: open here, and of this game. */
async function roomFor(
  deps: Deps,
  brandId: number,
  { code, roomId }: { readonly code: string; readonly roomId: string | undefined },
): Promise<Verdict<RoomRow | undefined>> {
  // A page that knows of no rooms names the game in each of the three.
  if (roomId === undefined || roomId === code) return yes(undefined)
  const room = (await findRooms(deps.db, brandId)).find(({ id, gameCode }) => id === roomId && gameCode === code)
  return room ? yes(room) : no('not_found')
}

interface Opening {
  readonly token: string
  readonly row: store.LaunchRow
  readonly brand: Brand
  readonly trial: boolean
  readonly room: RoomRow | undefined
  readonly playType: string | undefined
}

/** The vendor's page with what it must know before it has asked us. The token opens it once, and soon is worth nothing. */
function addressOf(base: string, { token, row, brand, trial, room, playType }: Opening): URL {
  const url = new URL(base)
  const said = {
    token,
    game: row.gameCode,
    currency: row.asset,
    language: row.language,
    device: row.device,
    merchant: brand.merchant,
    mode: trial ? 'fun' : 'real',
    ...(playType !== undefined && { playType }),
    ...(room && {
      room: room.id,
      stakeMin: amountText(room.stakeMin, brand.decimals),
      stakeMax: amountText(room.stakeMax, brand.decimals),
    }),
  }
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value)
  return url
}
