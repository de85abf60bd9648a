/** Kinds of transfers that have words of their own; a kind that a later release adds is shown as "Other". */
export const LINE_KINDS = [
  'stake',
  'payout',
  'jackpot',
  'stake_returned',
  'adjustment',
  'sign_up_credit',
  'demo_opening',
  'hold_posted',
  'hold_voided',
] as const

/** The key of a kind's words. */
export const kindKey = (kind: string): string =>
  LINE_KINDS.some((known) => known === kind) ? `kind_${kind}` : 'kind_other'

/** The key of the other account's words, and the game's code where it is a game's account: `game:DICE`, `pot:LUCKY_TWENTY`. */
export function counterpartOf(purpose: string): { readonly key: string; readonly gameCode?: string } {
  const [what = '', gameCode] = purpose.split(':')
  const known = ['game', 'pot', 'promotion', 'demo', 'cash'].includes(what)
  return { key: `account_${known ? what : 'house'}`, ...(gameCode ? { gameCode } : {}) }
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
