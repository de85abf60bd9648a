import { Stack } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { gameList, vendorSorting } from '@croupier/contract/catalogue.ts'
import type { Category } from '@croupier/contract/field.ts'
import { isPhone, LOBBY_PAGE, lobbyAsked } from '@croupier/contract/page.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { CallRefusal } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { queryOptionsOf, keyOf, useAsk } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { ProgressBar } from '@croupier/kit/state/bar.tsx'
import { useScrollLoading } from '@croupier/kit/table/use-scroll-loading.ts'
import { useWords } from '@croupier/kit/words.ts'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { pathOf } from '../../parts/site/navigation-entries.ts'
import { AfterPaint } from '../../parts/page/after-paint.tsx'
import { PageHead } from '../../parts/page/page-head.tsx'
import { Collections } from './collections.tsx'
import { EmptyCategory } from './empty-category.tsx'
import { keepVassalage } from '../../parts/site/chosen-vassalage.ts'
import { KindTabs, useKinds } from './kinds.tsx'
import classes from './lobby.module.css'
import { Filters } from './filters.tsx'
import { Chosen } from './chosen.tsx'
import { type LobbySearch, readLobby } from './lobby-search.ts'
import { lobbyOf } from './lobbies.ts'
import { gamesOfPages } from './games-of-pages.ts'
import { TileGrid } from './tile-grid.tsx'
import { usePrefetchedGames } from './use-prefetched-games.ts'
import { VendorChips } from './vendor-chips.tsx'

/** So many games with every further request; jackpot games come fifty at a time. */
const NEXT_PAGES = 18
const JACKPOT_PAGE = 50

interface LobbyProps {
  readonly category: Category
  /** What stands above the games. */
  readonly children?: ReactNode
  /** Vendors whose games all stand there: they need no list below. */
  readonly shownAbove?: readonly string[]
}

/** All games of a category: by vendor, by filter, found by name. Without one, what else is open. */
export function Lobby({ category, children, shownAbove = [] }: LobbyProps) {
  const t = useWords('catalogue')
  const shell = useWords('shell')
  const { data: sorting } = useAsk(vendorSorting, undefined, { staleTime: 300_000 })
  const { search, change } = useLobbySearch()
  const sorted = sorting?.list.find(({ gameCategory }) => gameCategory === category)
  const total = sorted?.games ?? 0
  const kinds = useKinds(category, search.page)
  const vendors = sorted?.vendors ?? []
  const allAbove = shownAbove.length > 0 && vendors.every(({ vassalage }) => shownAbove.includes(vassalage))
  const { tabs, lines } = lobbyOf(category)
  usePrefetchedGames()
  useEffect(() => keepVassalage(pathOf(category), search.page), [category, search.page])
  if (sorting && total === 0)
    return (
      <>
        {children ? <div className="wrap">{children}</div> : null}
        <EmptyCategory category={category} />
      </>
    )
  const games = (
    <>
      <VendorChips vendors={vendors} total={total} chosen={search.page} onChoose={(page) => change({ page })} />
      {tabs && kinds.length > 1 ? (
        <KindTabs kinds={kinds} chosen={search.kind} onChoose={(kind) => change({ kind })} />
      ) : null}
      <Filters
        search={search}
        category={category}
        kinds={tabs ? [] : kinds}
        minBets={sorted?.minBets ?? []}
        lines={lines}
        onChange={change}
      />
      {search.page === undefined && Object.keys(search).length === 0 ? <Collections place={category} /> : null}
      <Results category={category} search={search} total={total} onChange={change} />
    </>
  )
  return (
    <div className={`wrap ${classes.lobby}`}>
      <PageHead title={shell(category)} lead={t('lobby_lead', { games: total, vendors: vendors.length })} />
      {children}
      {allAbove ? null : children ? (
        <AfterPaint fallback={<div className={classes.later} />}>{games}</AfterPaint>
      ) : (
        games
      )}
    </div>
  )
}

interface ResultsProps {
  readonly category: Category
  readonly search: LobbySearch
  readonly total: number
  readonly onChange: (change: LobbySearch) => void
}

function Results({ category, search, total, onChange }: ResultsProps) {
  const t = useWords('catalogue')
  const shell = useWords('shell')
  const { data, error, refetch, isPending, isFetchingNextPage, fetchNextPage } = useGames(category, search)
  const end = useRef<HTMLDivElement>(null)
  const shown = gamesOfPages(data?.pages ?? [])
  useScrollLoading(end, shown.games.length < shown.found && !isFetchingNextPage, () => void fetchNextPage())
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  const { games, found } = shown
  const clear = () =>
    onChange({
      page: undefined,
      find: undefined,
      show: undefined,
      kind: undefined,
      minBet: undefined,
      lines: undefined,
    })
  if (!isPending && found === 0) {
    return (
      <Empty
        art={<ThingArt name="telescope" />}
        title={t('none_title')}
        text={t('none_text')}
        actions={<Button onClick={clear}>{t('clear_all')}</Button>}
      />
    )
  }
  return (
    <section aria-label={shell(category)}>
      <Chosen search={search} found={found} total={total} known={!isPending} onChange={onChange} onClear={clear} />
      <TileGrid games={games} coming={isPending ? 14 : isFetchingNextPage ? 7 : 0} label={shell(category)} />
      {games.length < found ? (
        <Stack gap={12} align="center" mt={28} tone="text-dim" ref={end} className={classes.further}>
          <p className="num">{t('shown', { shown: games.length, found })}</p>
          <ProgressBar
            className={classes.progress}
            value={games.length}
            max={found}
            label={t('shown', { shown: games.length, found })}
          />
          <Button working={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('show_more', { count: Math.min(furtherOf(search), found - games.length) })}
          </Button>
        </Stack>
      ) : null}
    </section>
  )
}

function useGames(category: Category, search: LobbySearch) {
  const { page, find, show, kind, minBet, lines, sort } = search
  const client = useQueryClient()
  const asked = {
    ...lobbyAsked(category, isPhone(navigator.userAgent)),
    vassalage: page,
    gameName: find,
    gameClassify: show,
    kind,
    minBet,
    minLineNum: lines,
    sort,
  }
  const askedFor = (pageNo: number) => ({
    query: {
      ...asked,
      pageNo,
      ...(pageNo === 1
        ? { pageSize: firstOf(search) }
        : { pageSize: furtherOf(search), firstPageSize: firstOf(search) }),
    },
  })
  const came = keyOf(gameList, askedFor(1))
  return useInfiniteQuery({
    queryKey: [gameList.path, asked],
    queryFn: ({ pageParam, signal }) => queryOptionsOf(gameList, askedFor(pageParam)).queryFn({ signal }),
    initialPageParam: 1,
    // The first games of a lobby come with its page.
    initialData: () => {
      const first = client.getQueryData<ReplyOf<typeof gameList>>(came)
      return first && { pages: [first], pageParams: [1] }
    },
    initialDataUpdatedAt: () => client.getQueryState(came)?.dataUpdatedAt,
    getNextPageParam: (last, pages, at) => (gamesOfPages(pages).games.length < last.total ? at + 1 : undefined),
    placeholderData: keepPreviousData,
    // Favourites are one member's.
    meta: { actor: show === 'favourite' ? 'account' : 'anyone' },
    retry: (failures, error) => failures < 2 && error instanceof CallRefusal && error.code === 'unreachable',
  })
}

const firstOf = ({ show }: LobbySearch) => (show === 'jackpot' ? JACKPOT_PAGE : LOBBY_PAGE)
const furtherOf = ({ show }: LobbySearch) => (show === 'jackpot' ? JACKPOT_PAGE : NEXT_PAGES)

function useLobbySearch() {
  const navigate = useNavigate()
  const search = useSearch({ strict: false, select: readLobby, structuralSharing: true })
  const change = (wanted: LobbySearch) =>
    void navigate({ to: '.', search: (kept) => ({ ...kept, ...wanted }), replace: true, resetScroll: false })
  return { search, change }
}
