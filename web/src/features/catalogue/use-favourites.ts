import { addFavourite, favouriteGames, favouriteIds, removeFavourite } from '@croupier/contract/favourites.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { ask } from '@croupier/kit/calls.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLoginFirst } from '../../parts/member/guard.ts'
import { added, removed } from './favourites.ts'

const KEPT_MS = 300_000

/** The member's favourites: which there are, and how to add and take away one. The star turns at once; the server cannot refuse it. */
export function useFavourites() {
  const client = useQueryClient()
  const loginFirst = useLoginFirst()
  const { data } = useAsk(favouriteIds, undefined, { staleTime: KEPT_MS })
  const list = data?.list ?? []
  const keep = (next: readonly string[]) => client.setQueryData(keyOf(favouriteIds), { list: [...next] })
  const change = useMutation({
    mutationFn: ({ nodeId, on }: { readonly nodeId: string; readonly on: boolean }) =>
      on ? ask(addFavourite, { body: { nodeId } }) : ask(removeFavourite, { body: { nodeId } }),
    onMutate: ({ nodeId, on }) => {
      const before = list
      keep(on ? added(before, nodeId) : removed(before, nodeId))
      return before
    },
    onSuccess: ({ list: now }) => keep(now),
    onError: (_error, _change, before) => keep(before ?? []),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: keyOf(favouriteGames) })
      void client.invalidateQueries({
        predicate: ({ queryKey: [path, query] }) =>
          path === gameList.path && JSON.stringify(query ?? {}).includes('"favourite"'),
      })
    },
  })
  return {
    has: (nodeId: string) => list.includes(nodeId),
    toggle: (nodeId: string) => loginFirst(() => change.mutate({ nodeId, on: !list.includes(nodeId) })),
  }
}
