/** What a lobby's address says: everything one would want to send to a friend. */
export interface LobbySearch {
  /** The vendor's code. */
  readonly page?: string | undefined
  readonly find?: string | undefined
  readonly show?: Show | undefined
  /** What kind of game, as the catalogue names it. */
  readonly kind?: string | undefined
  readonly minBet?: string | undefined
  readonly lines?: number | undefined
  readonly sort?: Sort | undefined
}

/** `favourite` is for who is logged in. */
export const SHOWS = ['hot', 'new', 'jackpot', 'favourite'] as const
export type Show = (typeof SHOWS)[number]
export const SORTS = ['name', 'newest', 'rtp'] as const
export type Sort = (typeof SORTS)[number]
/** Choices of "at least so many lines". */
export const LINES = [10, 20, 50] as const

/** Read an address's search; what makes no sense is left out. */
export function readLobby(search: Readonly<Record<string, unknown>>): LobbySearch {
  const { page, find, minBet, lines } = search
  return present({
    page: text(page, 40),
    find: text(find, 60),
    show: SHOWS.find((show) => show === search['show']),
    kind: kindIn(search['kind']),
    minBet: amount(minBet),
    lines: LINES.find((count) => count === Number(lines)),
    sort: SORTS.find((sort) => sort === search['sort']),
  })
}

/** What a lottery's address says: the lobby's own, and the game and way of playing that were linked to. */
export interface LotterySearch extends LobbySearch {
  readonly gameCode?: string | undefined
  readonly playType?: string | undefined
}

/** Read a lottery's address; what makes no sense is left out. */
export const readLottery = (search: Readonly<Record<string, unknown>>): LotterySearch => ({
  ...readLobby(search),
  ...present({ gameCode: text(search['gameCode'], 40), playType: text(search['playType'], 40) }),
})

const kindIn = (value: unknown) => (typeof value === 'string' && /^[a-z][a-z_]{1,30}$/.test(value) ? value : undefined)

/** Written as the catalogue writes it: what a friend's address says may be none of the choices here. */
const amount = (value: unknown) => {
  const words = text(value, 20)
  return words !== undefined && /^\d{1,15}(\.\d{1,4})?$/.test(words) && Number(words) > 0 ? words : undefined
}

const text = (value: unknown, longest: number) => {
  const words = typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, longest) : ''
  return words === '' ? undefined : words
}

const present = <T extends object>(search: T): T =>
  // Every key of these is optional.
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined)) as T
