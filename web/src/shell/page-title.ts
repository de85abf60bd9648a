import { pageAt, type PagePath } from '@croupier/contract/page.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

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
  '/support': 'service_chat_long',
  '/responsible-gaming': 'responsible',
  '/signed-in': 'log_in',
  '/rounds/:roundId': 'title_round',
}

/** Names the page in the browser's tab, in the visitor's language. */
export function usePageTitle() {
  const t = useWords('shell')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const page = pageAt(path)
  const key = page === undefined ? 'not_found_title' : PAGE_TITLES[page]
  // A game's bar says its name once it is known.
  useTitle(key === undefined ? undefined : t(key), { applies: page !== '/game' })
}

/** The browser's tab is called so; by the brand alone where nothing is said. */
export function useTitle(name: string | undefined, { applies = true }: { readonly applies?: boolean } = {}) {
  const brand = useBrand().name
  const title = name === undefined ? brand : `${name} · ${brand}`
  useEffect(() => {
    if (applies) document.title = title
  }, [title, applies])
}
