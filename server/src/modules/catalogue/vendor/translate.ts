import type { VendorCode } from '@croupier/contract/vendor-api.ts'
import { scale } from '@croupier/engine/money.ts'
import type { Deps } from '#kernel/deps.ts'
import type { VendorCall } from '#modules/betting/vendor/vendor.ts'
import { type Brand, brandOf } from '#modules/brand/brand.ts'
import { periodsAt } from '#kernel/period.ts'
import { playRulesOf } from '#modules/standing/play/play.ts'
import type { VendorAsk } from '../outside/dialect.ts'
import type { Access } from './access.ts'
import { callId, closeId, roundIdOf } from './ids.ts'
import { gameOf, launchById, playerOf } from './vendor-cache.ts'
import { launchOf } from './play-token.ts'
import type { LaunchRow, PlayerRow } from './store.ts'

export type MovingCall = Exclude<VendorAsk, { readonly name: 'authenticate' | 'balance' }>

/** A call in the words of the book of bets, and the launch that its token is for. */
export interface TranslatedCall {
  readonly call: VendorCall
  readonly brand: Brand
  readonly launch: LaunchRow | undefined
}

export interface BarredCall {
  readonly code: VendorCode
  readonly reason: string
}

/** Whose money a vendor asks about; a no where it knows nobody of that name, or the money is of another currency. */
export async function whoIs(
  deps: Deps,
  { vendorCode }: Access,
  ask: { readonly player: string; readonly currency: string },
): Promise<(PlayerRow & { readonly brand: Brand }) | BarredCall> {
  const player = await playerOf(deps, vendorCode, ask.player)
  if (!player) return { code: 'UNKNOWN_PLAYER', reason: 'unknown_player' }
  if (player.asset !== ask.currency) return { code: 'WRONG_CURRENCY', reason: 'wrong_currency' }
  return { ...player, brand: await brandOf(deps, player.brandId) }
}

/** A call that moves something, in our words; a no where it can't be about anything. */
export async function translate(deps: Deps, access: Access, ask: MovingCall): Promise<TranslatedCall | BarredCall> {
  const who = await whoIs(deps, access, ask)
  if ('code' in who) return who
  const { brand } = who
  const amounts = amountsOf(ask)
  if (amounts.some((amount) => amount % 10n ** BigInt(scale - brand.decimals) !== 0n))
    return { code: 'INVALID_REQUEST', reason: 'wrong_scale' }
  if (amounts[0] === 0n && MOVING.has(ask.name)) return { code: 'INVALID_REQUEST', reason: 'nothing_to_move' }
  if (ask.name === 'bet') return bet(deps, access, ask, who)
  if (ask.name === 'report-round') return report(deps, access, ask, who)
  const day = periodsAt(deps.now(), brand.timeZone).day.from
  const limits = { ...brand.settings.awards, day }
  return { call: callOf(access.vendorCode, ask, { ...who, limits }), brand, launch: undefined }
}

/** Calls that are about nothing without an amount. */
const MOVING: ReadonlySet<MovingCall['name']> = new Set(['bet', 'award', 'report-round'])

/** What a call says of money, what it moves first. */
function amountsOf(ask: MovingCall): readonly bigint[] {
  if (ask.name === 'report-round') return [ask.stake, ask.payout, ask.balance]
  return 'amount' in ask ? [ask.amount] : []
}

type Bet = Extract<MovingCall, { readonly name: 'bet' }>
type Report = Extract<MovingCall, { readonly name: 'report-round' }>

async function bet(
  deps: Deps,
  access: Access,
  ask: Bet,
  who: PlayerRow & { readonly brand: Brand },
): Promise<TranslatedCall | BarredCall> {
  const { brand } = who
  const [game, launch] = await Promise.all([gameOf(deps, brand.id, ask.game), launchFor(deps, ask.token)])
  if (game?.vendorCode !== access.vendorCode) return { code: 'INVALID_GAME', reason: 'unknown_game' }
  const barred = barrier({ access, ask, brand, launch, open: game.open }, deps.now())
  const call: VendorCall = {
    ...headOf(access.vendorCode, ask, who),
    kind: 'bet',
    category: game.category,
    stake: ask.amount,
    rules: playRulesOf(brand, deps.now()),
    barred,
  }
  return { call, brand, launch: barred ? undefined : launch }
}

/** A round that was played at its vendor: of one of its games, open or closed since. */
async function report(
  deps: Deps,
  { vendorCode }: Access,
  ask: Report,
  who: PlayerRow & { readonly brand: Brand },
): Promise<TranslatedCall | BarredCall> {
  const { brand } = who
  const game = await gameOf(deps, brand.id, ask.game)
  if (game?.vendorCode !== vendorCode) return { code: 'INVALID_GAME', reason: 'unknown_game' }
  const { stake, payout, balance, recall } = ask
  const played = { category: game.category, stake, payout, balance, recall, rules: playRulesOf(brand, deps.now()) }
  return { call: { ...headOf(vendorCode, ask, who), kind: 'report', ...played }, brand, launch: undefined }
}

async function launchFor(deps: Deps, token: string): Promise<LaunchRow | undefined> {
  const id = launchOf(deps, token)
  return id === undefined ? undefined : launchById(deps, id)
}

interface Bid {
  readonly access: Access
  readonly ask: Bet
  readonly brand: Brand
  readonly launch: LaunchRow | undefined
  readonly open: boolean
}

/** Why a bet may not be placed, as far as vendor, token and game go; judged behind the question whether it was placed before. */
function barrier({ access, ask, brand, launch, open }: Bid, now: Date): BarredCall | undefined {
  const { vendorCode } = access
  if (!access.open) return { code: 'INVALID_VENDOR', reason: 'vendor_closed' }
  // Who keeps a wallet there plays with what lies in it.
  if (brand.settings.cashier.wallet.vendors.some(({ code }) => code === vendorCode))
    return { code: 'INVALID_VENDOR', reason: 'transfer_wallet' }
  if (launch?.vendorCode !== vendorCode || launch.memberId !== ask.player)
    return { code: 'INVALID_TOKEN', reason: 'unknown_token' }
  if (launch.gameCode !== ask.game) return { code: 'INVALID_GAME', reason: 'other_game' }
  if (launch.playsUntil <= now) return { code: 'TOKEN_EXPIRED', reason: 'token_over' }
  return open ? undefined : { code: 'INVALID_GAME', reason: 'game_closed' }
}

const headOf = (
  vendor: string,
  ask: Exclude<MovingCall, { readonly name: 'award' | 'close-round' }>,
  who: PlayerRow,
) => ({
  id: callId(vendor, ask.transactionId),
  vendor,
  memberId: who.memberId,
  brandId: who.brandId,
  asset: who.asset,
  roundId: roundIdOf(vendor, who.memberId, ask.roundId),
  gameCode: ask.game,
  content: contentOf(ask),
})

interface AwardPlayer extends PlayerRow {
  /** How much of awards is paid without a person. */
  readonly limits: Extract<VendorCall, { readonly kind: 'award' }>['limits']
}

function callOf(vendor: string, ask: Exclude<MovingCall, Bet | Report>, who: AwardPlayer): VendorCall {
  const { memberId, brandId, asset, limits } = who
  const own = { vendor, memberId, brandId, asset, content: contentOf(ask) }
  const round = ask.roundId === undefined ? undefined : roundIdOf(vendor, memberId, ask.roundId)
  switch (ask.name) {
    case 'settle':
      return { ...headOf(vendor, ask, who), kind: 'settle', amount: ask.amount, betId: betOf(vendor, ask) }
    case 'cancel':
      return { ...headOf(vendor, ask, who), kind: 'cancel', betId: callId(vendor, ask.betTransactionId) }
    case 'adjust': {
      const { amount, reason } = ask
      return {
        ...headOf(vendor, ask, who),
        kind: 'adjust',
        amount,
        reason,
        betId: callId(vendor, ask.betTransactionId),
      }
    }
    case 'award': {
      const { amount, award, transactionId } = ask
      return { ...own, id: callId(vendor, transactionId), kind: 'award', amount, award, roundId: round, limits }
    }
    case 'close-round': {
      const { roundId, game: gameCode, recall } = ask
      const id = closeId(vendor, memberId, roundId)
      return { ...own, id, kind: 'close', gameCode, recall, roundId: roundIdOf(vendor, memberId, roundId) }
    }
  }
}

const betOf = (vendor: string, { betTransactionId }: { readonly betTransactionId: string | undefined }) =>
  betTransactionId === undefined ? undefined : callId(vendor, betTransactionId)

const NOT_CONTENT: ReadonlySet<string> = new Set(['token', 'recall'])

/** Everything that a call says of itself but what may differ when it is sent again. */
const contentOf = (ask: MovingCall): string =>
  Object.entries(ask)
    .filter(([field, value]) => value !== undefined && !NOT_CONTENT.has(field))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([field, value]) => `${field}=${String(value)}`)
    .join('|')
