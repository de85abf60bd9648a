import type { Stakes } from './chips.ts'

const nameOf = (gameCode: string, currency: string) => `tables.${gameCode}.${currency}`

/** Keep what lies on the spots of a game on this device, as the favourite bets. */
export function keepStakes(gameCode: string, currency: string, stakes: Stakes) {
  try {
    const told = [...stakes].map(([spot, units]) => [spot, units.toString()])
    localStorage.setItem(nameOf(gameCode, currency), JSON.stringify(told))
  } catch {
    // Private windows may refuse to keep anything.
  }
}

/** The favourite bets of a game; none where nothing was kept. */
export function keptStakes(gameCode: string, currency: string): Stakes {
  try {
    const told: unknown = JSON.parse(localStorage.getItem(nameOf(gameCode, currency)) ?? '[]')
    if (!Array.isArray(told)) return new Map()
    return new Map(
      told.flatMap((each): [string, bigint][] =>
        Array.isArray(each) && typeof each[0] === 'string' && /^\d{1,18}$/.test(String(each[1]))
          ? [[each[0], BigInt(String(each[1]))]]
          : [],
      ),
    )
  } catch {
    return new Map()
  }
}
