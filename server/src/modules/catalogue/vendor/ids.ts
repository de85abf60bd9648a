import { v5 } from 'uuid'

/** Namespace of what follows from a vendor's own names. */
const NAMES = '5d0f9a86-6f0b-5f4e-8f0a-3d1f9f3b8c55'

/** The id of a call by the name that its vendor gave it; a bet, and what moves its stake, have the same. */
export const callId = (vendor: string, transactionId: string): string => v5(`${vendor}/call/${transactionId}`, NAMES)

/** The id of a round: each player at a table has one of their own. */
export const roundIdOf = (vendor: string, player: string, roundId: string): string =>
  v5(`${vendor}/round/${player}/${roundId}`, NAMES)

/** The id of what ends a round. */
export const closeId = (vendor: string, player: string, roundId: string): string =>
  v5(`${vendor}/close/${player}/${roundId}`, NAMES)
