import { useWords } from '@croupier/kit/words.ts'

/** Who did it: an operator by name, or the clock. */
export function useWho(): (by: string) => string {
  const t = useWords('reconciliation')
  return (by) => (by === 'clock' ? t('clock') : by.replace(/^operator:/, ''))
}
