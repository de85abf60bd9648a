import { useWords } from '@croupier/kit/words.ts'

/** The name of an action's author: an operator, or the system clock. */
export function useActorName(): (by: string) => string {
  const t = useWords('reconciliation')
  return (by) => (by === 'clock' ? t('clock') : by.replace(/^operator:/, ''))
}
