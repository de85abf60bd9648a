import { useAsk } from '@croupier/kit/query.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { useRouter, useSearch } from '@tanstack/react-router'
import { type ListSearch, queryOf, readListSearch } from './list-search.ts'
import type { ListReply, Resource } from './resource.ts'

/** A list's address, what it brings, and how to change it. */
export function useList<Row>(resource: Resource<Row>) {
  const search: ListSearch = readListSearch(useSearch({ strict: false }))
  const router = useRouter()
  const query = { ...queryOf(search), ...resource.always }
  const { data, error, refetch, isPlaceholderData } = useAsk(
    resource.call,
    { query } as never, // Which of the calls it is, is the resource's own affair.
    { placeholderData: keepPreviousData, refetchInterval: resource.everyMs ?? false },
  )
  // A change of what is asked begins at the first page.
  const change = (next: ListSearch, keepsPage = false) => {
    const merged = { ...search, ...(keepsPage ? {} : { page: undefined }), ...next }
    const kept = Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== undefined && value !== ''))
    void router.navigate({ to: router.state.location.pathname, search: kept, replace: 'q' in next } as never)
  }
  const replace = (next: ListSearch) =>
    void router.navigate({ to: router.state.location.pathname, search: next } as never)
  return {
    search,
    query,
    reply: data as ListReply<Row> | undefined, // By the convention of all lists.
    error,
    stale: isPlaceholderData,
    again: () => void refetch(),
    change,
    replace,
  }
}

export type List<Row> = ReturnType<typeof useList<Row>>
