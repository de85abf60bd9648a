import { loadWords } from '@croupier/kit/words.ts'
import { useEffect } from 'react'
import { prefetch } from '../../parts/modals/prefetch.ts'
import { useCalm } from '../../parts/page/use-calm.ts'

/** Prefetches the parts that every game's page needs once the lobby is shown. */
export function usePrefetchedGames() {
  const calm = useCalm()
  useEffect(() => {
    if (!calm) return
    prefetch('game_page')
    prefetch('game_screens')
    void loadWords('games', 'wallet', 'limits').catch(() => undefined)
  }, [calm])
}
