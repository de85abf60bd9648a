import { pageAt, titleKeyOf, titleOf } from '@croupier/contract/page.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Names the page in the browser's tab, in the visitor's language. */
export function usePageTitle() {
  const t = useWords('shell')
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const page = pageAt(path)
  const key = titleKeyOf(page)
  // A game's bar says its name once it is known.
  useTitle(key === undefined ? undefined : t(key), { applies: page !== '/game' })
}

/** The browser's tab is called so; by the brand alone where nothing is said. */
export function useTitle(name: string | undefined, { applies = true }: { readonly applies?: boolean } = {}) {
  const brand = useBrand().name
  const title = titleOf(name, brand)
  useEffect(() => {
    if (applies) document.title = title
  }, [title, applies])
}
