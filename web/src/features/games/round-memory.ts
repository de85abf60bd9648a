/** A round that was asked for and not yet played to its end on this page. */
export interface Unplayed {
  readonly account: string
  readonly id: string
  readonly stake: string
  readonly choices: Readonly<Record<string, string | boolean>>
  readonly askedAt: number
  /** There once the server has answered. */
  readonly roundId?: string
  /** Events already shown. */
  readonly shown?: number
}

const keyOf = (gameCode: string) => `round.${gameCode}`

/** Keep what a reload must find again, for this tab. */
export function rememberRound(gameCode: string, round: Unplayed) {
  sessionStorage.setItem(keyOf(gameCode), JSON.stringify(round))
}

/** Forget it: the round has been shown. */
export const forgetRound = (gameCode: string) => sessionStorage.removeItem(keyOf(gameCode))

/** The round of this account that was interrupted, if there is one. */
export function interruptedRound(gameCode: string, account: string): Unplayed | undefined {
  const kept = sessionStorage.getItem(keyOf(gameCode))
  if (kept === null) return undefined
  const round: Unplayed = JSON.parse(kept)
  return round.account === account ? round : undefined
}
