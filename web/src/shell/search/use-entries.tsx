import { searchList } from '@croupier/contract/catalogue.ts'
import { GameArt } from '@croupier/kit/art/game-art.tsx'
import { VendorMark } from '@croupier/kit/art/vendor-mark.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconFileText, IconGift } from '@tabler/icons-react'
import { type ReactNode, useMemo } from 'react'
import { percent } from '../../parts/play/game.ts'
import { PAGE_NAMES } from '../../parts/centre/centre-pages.ts'
import { PAGES } from '../../screens/member-centre/pages.tsx'
import { plainText } from '../../features/content/plain-text.ts'
import { useAnnouncements } from '../../features/content/use-announcements.ts'
import { CategoryIcon } from '../../parts/site/category-icon.tsx'
import type { NavigationEntry } from '../../parts/site/navigation-entries.ts'
import { useNavigationEntries } from '../../parts/site/use-navigation.ts'
import type { FinderEntry } from '@croupier/contract/finder.ts'
import { FOUND_PAGES } from './pages.ts'

export const ENTRY_KINDS = ['game', 'vendor', 'promotion', 'page'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** Where something that was found leads. */
export type EntryTarget =
  | { readonly game: string }
  | { readonly href: string }
  | { readonly centre: (typeof PAGE_NAMES)[number] }

/** A line of the search. */
export interface Entry extends FinderEntry {
  readonly kind: EntryKind
  readonly picture: ReactNode
  readonly detail: string
  readonly hot?: boolean
  readonly way: EntryTarget
}

const KEPT_MS = 300_000

/** Everything that can be found here, in the visitor's language; undefined until the games have arrived. */
export function useEntries() {
  const { data, error, refetch } = useAsk(searchList, undefined, { staleTime: KEPT_MS, gcTime: KEPT_MS })
  const navigation = useNavigationEntries()
  const promotions = usePromotions()
  const pages = usePages()
  const t = useWords('search')
  const shell = useWords('shell')
  const language = useLanguage()
  const entries = useMemo(
    () =>
      data && [
        ...gamesOf(data, { t, shell, language }),
        ...vendorsOf(data.vendors, navigation, t),
        ...promotions,
        ...pages,
      ],
    [data, navigation, promotions, pages, t, shell, language],
  )
  return { entries, error, refetch }
}

type Words = ReturnType<typeof useWords>

interface EntryWords {
  readonly t: Words
  readonly shell: Words
  readonly language: string
}

type List = NonNullable<ReturnType<typeof useAsk<typeof searchList>>['data']>

/** Games are found by their English name and by their vendor's name in any script as well. */
function gamesOf({ games, vendors }: List, { t, shell, language }: EntryWords): readonly Entry[] {
  const called = new Map(vendors.map(({ vassalage, aliases }) => [vassalage, aliases.join(' ')]))
  return games.map(({ code, displayName, englishName, vassalage, vendorName, gameType, isHot, rtp }) => ({
    id: `game-${code}`,
    kind: 'game',
    name: displayName,
    ...(englishName !== undefined && { also: englishName }),
    about: `${vendorName} ${called.get(vassalage) ?? ''} ${shell(gameType)}`,
    detail: t('game_detail', {
      vendor: vendorName,
      category: shell(gameType),
      rtp: percent(rtp, language),
    }),
    picture: <GameArt code={code} title={displayName} plain />,
    hot: isHot === 1,
    way: { game: code },
  }))
}

/** A vendor leads to the first of its categories that has a page. */
const vendorsOf = (vendors: List['vendors'], navigation: readonly NavigationEntry[], t: Words): readonly Entry[] =>
  vendors.flatMap(({ vassalage, displayName, mark, games, aliases }) => {
    const place = navigation.flatMap((entry) => entry.vendors).find((placed) => placed.vassalage === vassalage)
    if (!place) return []
    return [
      {
        id: `vendor-${vassalage}`,
        kind: 'vendor' as const,
        name: displayName,
        about: aliases.join(' '),
        detail: t('vendor_detail', { games }),
        picture: <VendorMark code={mark} size={24} />,
        way: { href: `${place.to}?page=${vassalage}` },
      },
    ]
  })

function usePromotions(): readonly Entry[] {
  const { data } = useAnnouncements()
  return useMemo(
    () =>
      (data?.promotion ?? []).flatMap(({ id, title, body, link }) =>
        link?.startsWith('/')
          ? [
              {
                id: `promotion-${id}`,
                kind: 'promotion' as const,
                name: title,
                about: plainText(body),
                detail: plainText(body),
                picture: <IconGift size={22} aria-hidden />,
                way: { href: link },
              },
            ]
          : [],
      ),
    [data],
  )
}

/** Categories, pages by name, and for those who are logged in the pages of their own. */
function usePages(): readonly Entry[] {
  const t = useWords('search')
  const shell = useWords('shell')
  const centre = useWords('centre')
  const navigation = useNavigationEntries()
  const loggedIn = useSession() !== undefined
  return useMemo(() => {
    const page = { kind: 'page', about: '' } as const
    const categories = navigation.map(({ category, to, games }): Entry => ({
      ...page,
      id: `category-${category}`,
      name: shell(category),
      detail: shell('games', { count: games }),
      picture: <CategoryIcon category={category} size={22} />,
      way: { href: to },
    }))
    const named = FOUND_PAGES.map(({ path, key }): Entry => ({
      ...page,
      id: `page-${key}`,
      name: t(`page_${key}`),
      detail: t('page_detail'),
      picture: <IconFileText size={22} aria-hidden />,
      way: { href: path },
    }))
    const own = PAGE_NAMES.map((name): Entry => {
      const Icon = PAGES[name].icon
      const picture = <Icon size={22} aria-hidden />
      return {
        ...page,
        id: `centre-${name}`,
        name: centre(name),
        detail: shell('member_centre'),
        picture,
        way: { centre: name },
      }
    })
    return [...categories, ...named, ...(loggedIn ? own : [])]
  }, [navigation, loggedIn, t, shell, centre])
}
