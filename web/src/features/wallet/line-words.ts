/** Kinds of transfers that have words of their own; a kind that a later release adds is shown as "Other". */
export const LINE_KINDS = [
  'stake',
  'payout',
  'jackpot',
  'stake_returned',
  'adjustment',
  'sign_up_credit',
  'demo_opening',
  'deposit',
  'deposit_fee',
  'withdrawal',
  'withdrawal_fee',
] as const

/** The key of a kind's words. */
export const kindKey = (kind: string): string =>
  LINE_KINDS.some((known) => known === kind) ? `kind_${kind}` : 'kind_other'

const PURPOSES: readonly string[] = ['game', 'pot', 'promotion', 'demo', 'cash', 'cashier', 'payouts', 'fees']
const OF_GAMES: readonly string[] = ['game', 'pot']

/** The key of the other account's words, and the game's code where it is a game's account: `game:DICE`, `pot:LUCKY_TWENTY`. */
export function counterpartOf(purpose: string): { readonly key: string; readonly gameCode?: string } {
  const [what = '', code] = purpose.split(':')
  const key = `account_${PURPOSES.includes(what) ? what : 'house'}`
  return code !== undefined && OF_GAMES.includes(what) ? { key, gameCode: code } : { key }
}

const ROUND_KINDS: readonly string[] = ['stake', 'payout', 'jackpot', 'stake_returned', 'adjustment']

/** The round that caused a line, where a round did. */
export const roundOf = ({
  kind,
  cause,
}: {
  readonly kind: string
  readonly cause: string | null
}): string | undefined => (cause !== null && ROUND_KINDS.includes(kind) ? cause : undefined)

/** The page of the member centre that shows what caused a line, where that is a deposit or a withdrawal. */
export const moveOf = ({
  kind,
  cause,
}: {
  readonly kind: string
  readonly cause: string | null
}): { readonly key: string; readonly page: string } | undefined => {
  if (cause === null) return undefined
  if (kind.startsWith('deposit')) return { key: 'open_deposit', page: `depositv2.${cause}` }
  return kind.startsWith('withdrawal') ? { key: 'open_withdrawal', page: `withdraw.${cause}` } : undefined
}
