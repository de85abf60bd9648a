import { type CollectionPlace, collections } from '@croupier/contract/catalogue.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { IconSparkles } from '@tabler/icons-react'
import { GameRow } from './game-row.tsx'

/** The shelves that the brand has put together for a page; nothing where it has none. */
export function Collections({ place }: { readonly place: CollectionPlace }) {
  const { data } = useAsk(collections, { query: { place } }, { staleTime: 60_000 })
  return (data?.list ?? []).map(({ code, title, games }) => (
    <GameRow key={code} title={title} icon={<IconSparkles size={20} aria-hidden />} games={games} />
  ))
}
