import { loadWords } from '@croupier/kit/words.ts'
import { useEffect } from 'react'
import { fetchAhead } from '../../parts/modals/ahead.ts'
import { useCalm } from '../../parts/page/use-calm.ts'

/** Whoever looks at games opens one next: what every game's page is made of is fetched once this page stands. */
export function useGamesAhead() {
  const calm = useCalm()
  useEffect(() => {
    if (!calm) return
    fetchAhead('game_page')
    fetchAhead('game_screens')
    void loadWords('games', 'wallet', 'limits').catch(() => undefined)
  }, [calm])
}
