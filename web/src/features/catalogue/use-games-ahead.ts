import { loadWords } from '@croupier/kit/words.ts'
import { useEffect } from 'react'
import { PAGE_GROUPS } from '../../page-groups.ts'
import { useCalm } from '../../parts/page/use-calm.ts'

/** Whoever looks at games opens one next: what every game's page is made of is fetched once this page stands. */
export function useGamesAhead() {
  const calm = useCalm()
  useEffect(() => {
    if (!calm) return
    const coming = [
      PAGE_GROUPS.byIframe.preload(),
      import('../games/late-screens.ts'),
      loadWords('games', 'wallet', 'limits'),
    ]
    void Promise.all(coming).catch(() => undefined)
  }, [calm])
}
