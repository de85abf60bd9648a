import { offerPrefetch } from './parts/modals/prefetch.ts'
import { lazy } from './parts/page/lazy.tsx'

/** The page groups of the site by their names in the specification: each a chunk of its own, fetched when first needed. */
export const PAGE_GROUPS = {
  Vip: lazy(() => import('./features/content/vip-page.tsx').then(({ VipPage }) => VipPage)),
  byIframe: lazy(() => import('./screens/game/game-page.tsx').then(({ GamePage }) => GamePage)),
  cockfight: lazy(() =>
    import('./features/catalogue/categories/cockfight-page.tsx').then(({ CockfightPage }) => CockfightPage),
  ),
  download: lazy(() => import('./features/content/download-page.tsx').then(({ DownloadPage }) => DownloadPage)),
  egame: lazy(() => import('./features/catalogue/categories/egame-page.tsx').then(({ EgamePage }) => EgamePage)),
  elott: lazy(() => import('./screens/lottery/elott-page.tsx').then(({ ElottPage }) => ElottPage)),
  esports: lazy(() =>
    import('./features/catalogue/categories/esports-page.tsx').then(({ EsportsPage }) => EsportsPage),
  ),
  fish: lazy(() => import('./features/catalogue/categories/fish-page.tsx').then(({ FishPage }) => FishPage)),
  help: lazy(() => import('./features/content/help-page.tsx').then(({ HelpPage }) => HelpPage)),
  index: lazy(() => import('./screens/home/home-screen.tsx').then(({ HomeScreen }) => HomeScreen)),
  joinus: lazy(() => import('./features/content/join-page.tsx').then(({ JoinPage }) => JoinPage)),
  live: lazy(() => import('./screens/live/live-page.tsx').then(({ LivePage }) => LivePage)),
  lottery: lazy(() => import('./screens/lottery/lottery-page.tsx').then(({ LotteryPage }) => LotteryPage)),
  pointMall: lazy(() => import('./features/content/point-mall-page.tsx').then(({ PointMallPage }) => PointMallPage)),
  promo: lazy(() => import('./features/content/promotions-page.tsx').then(({ PromotionsPage }) => PromotionsPage)),
  promoDetail: lazy(() => import('./features/content/promotion-page.tsx').then(({ PromotionPage }) => PromotionPage)),
  pvp: lazy(() => import('./features/catalogue/categories/pvp-page.tsx').then(({ PvpPage }) => PvpPage)),
  seamless: lazy(() => import('./features/catalogue/seamless-page.tsx').then(({ SeamlessPage }) => SeamlessPage)),
  sports: lazy(() => import('./features/catalogue/categories/sports-page.tsx').then(({ SportsPage }) => SportsPage)),
} as const

offerPrefetch('game_page', PAGE_GROUPS.byIframe.preload)
offerPrefetch('game_screens', () => import('./features/games/lazy-screens.ts'))
