import type { ChoicesOf, StudioGame } from '@croupier/contract/studio.ts'

/** A round that was asked for and not yet played to its end on this page. */
export interface UnplayedRound {
  readonly account: string
  readonly id: string
  readonly stake: string
  readonly choices: ChoicesOf<StudioGame>
  /** What is taken, where that is more than the stake. */
  readonly cost?: string
  readonly askedAt: number
  /** There once the server has answered. */
  readonly roundId?: string
  /** Events already shown. */
  readonly shown?: number
}

const keyOf = (gameCode: string) => `round.${gameCode}`

/** Keep what a reload must find again, for this tab. */
export function rememberRound(gameCode: string, round: UnplayedRound) {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(round))
}

/** Delete the round of this command: it has been shown, or refused. */
export function forgetRound(gameCode: string, id: string) {
  if (kept(gameCode)?.id === id) sessionStorage.removeItem(keyOf(gameCode))
}

/** The round of this account that was interrupted, if there is one. */
export function interruptedRound(gameCode: string, account: string): UnplayedRound | undefined {
  const round = kept(gameCode)
  return round?.account === account ? round : undefined
}

function kept(gameCode: string): UnplayedRound | undefined {
  const text = sessionStorage.getItem(keyOf(gameCode))
  if (text === null) return undefined
  const round: UnplayedRound = JSON.parse(text)
  return round
}
