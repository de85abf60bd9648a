import { useWords } from '@croupier/kit/words.ts'
import type { Verb } from '../instant/press-button.tsx'

/** What the press is called that rolls, in the small window as on the game's own page. */
export function useRollVerb(): Verb {
  const t = useWords('games')
  return { alone: t('roll'), forStake: (stake) => t('roll_for', { stake }), asking: t('rolling') }
}
