import type { QueryClient } from '@tanstack/react-query'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from './routeTree.gen.ts'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { Failure } from './shell/failure.tsx'
import { pageBelow } from './parts/modals/modals.ts'
import { NotFound } from './shell/not-found.tsx'

/** The site's router: a page begins at its top or at the hash, and Back finds it where it was left. */
export function makeRouter(queryClient: QueryClient) {
  // A modal that opens or closes leaves the page below where it is.
  let stays = false
  const router = createRouter({
    routeTree,
    context: { queryClient },
    defaultPreload: 'intent',
    // The query cache decides what is fresh.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => !stays,
    defaultPendingMs: 300,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: NotFound,
  })
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    stays = fromLocation !== undefined && pageBelow(fromLocation) === pageBelow(toLocation)
  })
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>
  }
  interface HistoryState {
    /** The entry was made by opening a modal here, so closing it goes back. */
    modalOpened?: true
  }
}
