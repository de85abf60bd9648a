import { deskCollections, deskGames, deskRooms, deskVendors } from '@croupier/contract/console-catalogue.ts'
import { useQueryClient } from '@tanstack/react-query'

const PATHS = [deskGames.path, deskVendors.path, deskCollections.path, deskRooms.path]

/** After an action: what is listed of games, vendors and collections is asked anew. */
export function useChanged(): () => Promise<void> {
  const client = useQueryClient()
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => PATHS.some((path) => String(queryKey[0]).startsWith(path)),
    })
}
