import type { announcements } from './content.ts'
import type { AskedOf, ReplyOf } from './call.ts'
import type { whitelabel } from './brand.ts'
import type { gameList, hotGames } from './catalogue.ts'
import type { Category } from './field.ts'

/** Where the page finds what the server already asked for it. */
export const FIRST_DATA_ID = 'first-data'

/** Cookies by which the server sends the next page as the visitor likes it. */
export const THEME_COOKIE = 'theme'
export const LANGUAGE_COOKIE = 'hisLang'
/** `1` while somebody is logged in here: the next page comes without what is meant for guests. It opens nothing. */
export const MEMBER_COOKIE = 'member'

/** An answer that came with the page, named as the page would have asked. */
export interface FirstAnswer {
  readonly path: string
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | number>>
  readonly value: unknown
}

/** What comes with the page, so that the first view needs no further trip. */
export interface FirstData {
  readonly whitelabel: ReplyOf<typeof whitelabel>
  /** The language code the answers speak. */
  readonly language: string
  readonly serverTime: string
  readonly answers: readonly FirstAnswer[]
}

/** How the status is asked for: the host in the address bar says whose site it is. */
export const statusAsked = (host: string) => ({ url: host.slice(0, 255) }) as const

/** How hot games are asked for. */
export const hotGamesAsked = (merchant: string, language: string) =>
  ({ merchantCode: merchant, isPlatform: '2', platform: 'flash,html5-desktop', language }) as const satisfies AskedOf<
    typeof hotGames,
    'query'
  >

/** So many games of a lobby come at first. */
export const LOBBY_PAGE = 21

/** How the games of a lobby are asked for, as nobody has narrowed them down. */
export const lobbyAsked = (gameType: Category, phone: boolean) =>
  ({
    gameType,
    clientType: '3',
    platform: 'flash,html5-desktop',
    channel: phone ? 'mobile' : 'desktop',
  }) as const satisfies AskedOf<typeof gameList, 'query'>

/** Whether somebody holds the site in their hands, by what their browser says. */
export const isPhone = (userAgent: string): boolean => /\b(iPhone|iPad|iPod|Android)\b/.test(userAgent)

/** How announcements are asked for: A is for members, B for guests. */
export const announcementsAsked = (execution: 'A' | 'B') =>
  ({ types: 'B,PL,PU,PR,H', platform: 'W', execution }) as const satisfies AskedOf<typeof announcements, 'query'>

/** How the winner board is first asked for. */
export const winnersAsked = (order: 'latest' | 'biggest') => ({ order, count: 6 }) as const

/** Pages of the site, `:name` standing for one part of a path. What is not here answers 404 and shows the not-found page. */
export const PAGE_PATHS = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/register',
  '/login',
  '/noticePage',
  '/vip',
  '/pointMall',
  '/lottery',
  '/vnlottery',
  '/seaLottery',
  '/elott',
  '/rng',
  '/inhouse',
  '/bingo',
  '/live',
  '/live/side',
  '/fish',
  '/pvp',
  '/cockfight',
  '/sports',
  '/esports',
  '/promotions',
  '/promoDetail',
  '/seamless',
  '/help',
  '/helpmc',
  '/down',
  '/join',
  '/game',
  '/winners',
  '/fairness',
  '/tournaments',
  '/verify',
  '/lottery/verify',
  '/support',
  '/responsible-gaming',
  '/signed-in',
  '/rounds/:roundId',
] as const
export type PagePath = (typeof PAGE_PATHS)[number]

/** The page that a path shows. */
export const pageAt = (path: string): PagePath | undefined => PAGE_PATHS.find((page) => patternOf(page).test(path))

const patternOf = (page: PagePath) =>
  new RegExp(`^${page.replaceAll('.', '\\.').replace(/:\w+/, '[^/]+')}${page === '/' ? '' : '/?'}$`)

/** Paths that show home, some with a modal over it. */
export const HOME_PATHS: readonly string[] = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/register',
  '/login',
] satisfies readonly PagePath[]

/** Where a lottery opens, by its account type. */
export const lotteryPageOf = (accountType: string): '/lottery' | '/vnlottery' | '/seaLottery' =>
  accountType === 'TCG_LOTTO_VN' ? '/vnlottery' : accountType === 'TCG_SEA' ? '/seaLottery' : '/lottery'

/** What a page is called, by its key in the words of the shell; home has the brand's name alone, and a game its own. */
export const PAGE_TITLES: Readonly<Record<PagePath, string | undefined>> = {
  '/': undefined,
  '/index': undefined,
  '/index.html': undefined,
  '/home': undefined,
  '/register': 'register',
  '/login': 'log_in',
  '/noticePage': 'notices',
  '/vip': 'vip',
  '/pointMall': 'title_points_mall',
  '/lottery': 'LOTT',
  '/vnlottery': 'LOTT',
  '/seaLottery': 'LOTT',
  '/elott': 'ELOTT',
  '/rng': 'RNG',
  '/inhouse': 'INHOUSE',
  '/bingo': 'BINGO',
  '/live': 'LIVE',
  '/live/side': 'LIVE',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/cockfight': 'COCKFIGHT',
  '/sports': 'SPORTS',
  '/esports': 'ESPORTS',
  '/promotions': 'promotions',
  '/promoDetail': 'promotions',
  '/seamless': 'games_menu',
  '/help': 'help',
  '/helpmc': 'help',
  '/down': 'title_app',
  '/join': 'join',
  '/game': undefined,
  '/winners': 'winners',
  '/fairness': 'returns',
  '/tournaments': 'tournaments',
  '/verify': 'verify_round',
  '/lottery/verify': 'title_verify_draw',
  '/support': 'service_chat_long',
  '/responsible-gaming': 'responsible',
  '/signed-in': 'log_in',
  '/rounds/:roundId': 'title_round',
}

/** The key of what a page is called; of what is said where there is no such page. */
export const titleKeyOf = (page: PagePath | undefined): string | undefined =>
  page === undefined ? 'not_found_title' : PAGE_TITLES[page]

/** What the browser's tab says: the page and the brand, or the brand alone. */
export const titleOf = (name: string | undefined, brand: string): string =>
  name === undefined ? brand : `${name} · ${brand}`
