import { offerAhead } from './parts/modals/ahead.ts'
import { late } from './parts/page/late.tsx'

/** The page groups of the site by their names in the specification: each a chunk of its own, fetched when first needed. */
export const PAGE_GROUPS = {
  Vip: late(() => import('./features/content/vip-page.tsx').then(({ VipPage }) => VipPage)),
  byIframe: late(() => import('./screens/game/game-page.tsx').then(({ GamePage }) => GamePage)),
  cockfight: late(() =>
    import('./features/catalogue/categories/cockfight-page.tsx').then(({ CockfightPage }) => CockfightPage),
  ),
  download: late(() => import('./features/content/download-page.tsx').then(({ DownloadPage }) => DownloadPage)),
  egame: late(() => import('./features/catalogue/categories/egame-page.tsx').then(({ EgamePage }) => EgamePage)),
  elott: late(() => import('./features/catalogue/categories/elott-page.tsx').then(({ ElottPage }) => ElottPage)),
  esports: late(() =>
    import('./features/catalogue/categories/esports-page.tsx').then(({ EsportsPage }) => EsportsPage),
  ),
  fish: late(() => import('./features/catalogue/categories/fish-page.tsx').then(({ FishPage }) => FishPage)),
  help: late(() => import('./features/content/help-page.tsx').then(({ HelpPage }) => HelpPage)),
  index: late(() => import('./screens/home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen)),
  joinus: late(() => import('./features/content/join-page.tsx').then(({ JoinPage }) => JoinPage)),
  live: late(() => import('./screens/live/live-page.tsx').then(({ LivePage }) => LivePage)),
  lottery: late(() =>
    import('./features/catalogue/categories/lottery-page.tsx').then(({ LotteryPage }) => LotteryPage),
  ),
  pointMall: late(() => import('./features/content/point-mall-page.tsx').then(({ PointMallPage }) => PointMallPage)),
  promo: late(() => import('./features/content/promotions-page.tsx').then(({ PromotionsPage }) => PromotionsPage)),
  promoDetail: late(() => import('./features/content/promotion-page.tsx').then(({ PromotionPage }) => PromotionPage)),
  pvp: late(() => import('./features/catalogue/categories/pvp-page.tsx').then(({ PvpPage }) => PvpPage)),
  seamless: late(() => import('./features/catalogue/seamless-page.tsx').then(({ SeamlessPage }) => SeamlessPage)),
  sports: late(() => import('./features/catalogue/categories/sports-page.tsx').then(({ SportsPage }) => SportsPage)),
} as const

offerAhead('game_page', PAGE_GROUPS.byIframe.preload)
offerAhead('game_screens', () => import('./features/games/lazy-screens.ts'))
