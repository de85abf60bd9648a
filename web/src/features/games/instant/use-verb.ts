import { useWords } from '@croupier/kit/words.ts'
import type { Verb } from './press-button.tsx'

/** What the press of a game is called, by the game's name in the words. */
export function useVerb(game: 'limbo' | 'plinko' | 'keno' | 'wheel' | 'mines' | 'hi_lo'): Verb {
  const t = useWords('instant')
  return {
    alone: t(`${game}_press`),
    forStake: (stake) => t(`${game}_press_for`, { stake }),
    asking: t(`${game}_asking`),
  }
}
