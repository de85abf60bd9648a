import { LINE_KINDS } from '@croupier/contract/wallet.ts'

const OF_THE_HOUSE: readonly string[] = [
  'jackpot_share',
  'jackpot_start',
  'jackpot_restart',
  'jackpot_owed',
  'receipt',
  'receipt_cleared',
  'receipt_returned',
  'receipt_written_off',
  'shortfall',
  'shortfall_written_off',
  'shortfall_reversed',
]

/** Kinds that a member's own record may hold. */
export const RECORD_KINDS = LINE_KINDS.filter((kind) => !OF_THE_HOUSE.includes(kind))

/** The key of a kind's words. */
export const kindKey = (kind: string): string =>
  LINE_KINDS.some((known) => known === kind) ? `kind_${kind}` : 'kind_other'

/** The key of a line's words: an adjustment that a round caused is its corrected result. */
export const lineKey = ({ kind, cause }: { readonly kind: string; readonly cause: string | null }): string =>
  kind === 'adjustment' && cause !== null ? 'kind_correction' : kindKey(kind)

const PURPOSES: readonly string[] = [
  'game',
  'pot',
  'promotion',
  'rebate',
  'demo',
  'cash',
  'cashier',
  'payouts',
  'fees',
  'matched',
  'line',
  'vendor',
  'shortfall',
]
const OF_GAMES: readonly string[] = ['game', 'pot']

/** The key of the other account's words, and the game's code where it is a game's account: `game:DICE`, `pot:LUCKY_TWENTY`. */
export function counterpartOf(purpose: string): { readonly key: string; readonly gameCode?: string } {
  const [what = '', code] = purpose.split(':')
  const key = `account_${PURPOSES.includes(what) ? what : 'house'}`
  return code !== undefined && OF_GAMES.includes(what) ? { key, gameCode: code } : { key }
}

const ROUND_KINDS: readonly string[] = [
  'stake',
  'payout',
  'cash_out',
  'jackpot',
  'stake_returned',
  'adjustment',
  'shortfall_collected',
]

/** The round that caused a line, where a round did. */
export const roundOf = ({
  kind,
  cause,
}: {
  readonly kind: string
  readonly cause: string | null
}): string | undefined => (cause !== null && ROUND_KINDS.includes(kind) ? cause : undefined)

/** The page of the member centre that shows what caused a line, where there is one. */
export const moveOf = ({
  kind,
  cause,
}: {
  readonly kind: string
  readonly cause: string | null
}): { readonly key: string; readonly page: string } | undefined => {
  if (cause === null) return undefined
  const [key, page] = PAGES.find(([start]) => kind.startsWith(start))?.[1] ?? []
  return key && page ? { key, page: `${page}.${cause}` } : undefined
}

/** By how a kind begins: the words of the way, and the page that it leads to. */
const PAGES: readonly (readonly [string, readonly [string, string]])[] = [
  ['deposit', ['open_deposit', 'depositv2']],
  ['withdrawal', ['open_withdrawal', 'withdraw']],
  ['transfer', ['open_transfer', 'transferUpline']],
  ['vendor', ['open_wallet', 'transferFund']],
]
