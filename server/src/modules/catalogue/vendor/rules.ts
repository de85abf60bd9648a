import { no, type Verdict, yes } from '#kernel/refusal.ts'
import type { VendorAsk } from '../outside/dialect.ts'
import { HOUSE_VENDORS } from '../house-vendors.ts'
import { offeredTo, openTo, type Visitor } from '../rules.ts'
import type { AccessRow, GameRow } from './store.ts'

/** How long the address of a game opens it. */
export const OPENS_MS = 2 * 60_000
/** How long an opened game may take bets, while its player stays logged in. */
export const PLAYS_MS = 12 * 3600_000
/** How far the clocks of two parties may be apart. */
const SKEW_MS = 5 * 60_000

export interface LaunchFacts {
  readonly game: GameRow | undefined
  readonly access: AccessRow | undefined
  readonly vassalage: string | undefined
  readonly trial: boolean
  readonly visitor: Visitor
  /** What the brand plays in. */
  readonly currency: string
  /** Whether the game takes no bets now. */
  readonly closed: boolean
  /** Whether members of the brand can move money to a wallet that the game's vendor keeps. */
  readonly fundable: boolean
}

interface OpenableGame {
  readonly game: GameRow
  /** Undefined for a game of our own. */
  readonly access: AccessRow | undefined
}

/** May this game be opened, and is it the one that was meant? */
export function judgeLaunch(wanted: LaunchFacts): Verdict<OpenableGame> {
  const { game, access, vassalage, trial, closed, visitor, currency, fundable } = wanted
  if (!game) return no('not_found')
  if (vassalage !== undefined && vassalage !== game.accountType && vassalage !== game.vendorCode) return no('not_found')
  if (!game.open || closed) return no('game_closed')
  if (!openTo(game, visitor)) return no('not_in_country')
  if (game.currencies && !game.currencies.includes(currency)) return no('not_in_currency')
  if (!offeredTo({ place: game, devices: game.devices }, visitor)) return no('not_on_device')
  if (HOUSE_VENDORS.includes(game.vendorCode)) return yes({ game, access: undefined })
  if (!access?.open) return no('vendor_unavailable')
  // Play money does not leave the house.
  if (trial && access.wallet === 'transfer') return no('in_need_true_account')
  if (access.wallet === 'transfer' && !fundable) return no('vendor_unavailable')
  return yes({ game, access })
}

/** Why a vendor makes no such call: it is for those who keep the money, or for those who do not. Who has come is told to both. */
export function otherWallet(
  { wallet }: Pick<AccessRow, 'wallet'>,
  { name }: Pick<VendorAsk, 'name'>,
): string | undefined {
  if (name === 'authenticate') return undefined
  if (wallet === 'transfer') return name === 'report-round' ? undefined : 'transfer_wallet'
  return name === 'report-round' ? 'seamless_wallet' : undefined
}

/** Was this sent just now, as far as two clocks agree? */
export const isFresh = (sentMs: number, now: Date): boolean =>
  Number.isFinite(sentMs) && Math.abs(now.getTime() - sentMs) <= SKEW_MS
