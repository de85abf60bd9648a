/** What the address of the live lobby says of its tables. */
export interface LiveSearch {
  /** The live game type. */
  readonly game?: string | undefined
  /** The smallest stake may be this much at most. */
  readonly least?: string | undefined
  readonly only?: LiveFilter | undefined
  /** Tables with a long run come first. */
  readonly roads?: true | undefined
}

export const LIVE_FILTERS = ['betting', 'stars'] as const
type LiveFilter = (typeof LIVE_FILTERS)[number]

/** Read an address's search; what makes no sense is left out. */
export function readLive(search: Readonly<Record<string, unknown>>): LiveSearch {
  const { game, least, roads } = search
  const amount = String(least ?? '')
  return {
    ...(typeof game === 'string' && /^[A-Z_]{2,20}$/.test(game) ? { game } : {}),
    ...(/^\d{1,15}(\.\d{1,8})?$/.test(amount) ? { least: amount } : {}),
    ...(LIVE_FILTERS.some((only) => only === search['only'])
      ? { only: LIVE_FILTERS.find((only) => only === search['only']) }
      : {}),
    ...(roads === true ? { roads } : {}),
  }
}
