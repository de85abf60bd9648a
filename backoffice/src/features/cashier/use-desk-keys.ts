import { useWords } from '@croupier/kit/words.ts'
import { type Key, useKeys } from '../../kit/keys.ts'

interface DeskKeys {
  readonly ids: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
  /** What a letter does here; what is left out does nothing now. */
  readonly actions: Readonly<
    Partial<Record<'N' | 'C' | 'A' | 'R' | 'U' | 'P' | 'M' | 'H' | 'W' | '1' | '2' | '3', () => void>>
  >
}

/** The keys of a desk: J and K move through the queue, letters do what their buttons do. */
export function useDeskKeys({ ids, chosen, onChoose, actions }: DeskKeys) {
  const t = useWords('desk')
  const move = (by: 1 | -1) => {
    const next = ids[Math.max(0, Math.min(ids.length - 1, (chosen === undefined ? -1 : ids.indexOf(chosen)) + by))]
    if (next !== undefined) onChoose(next)
  }
  const letters = Object.entries(actions).map(([key, run]): Key => ({ key, says: t(`keys.${key}`), run }))
  useKeys([
    { key: 'J', says: t('keys.J'), run: () => move(1) },
    { key: 'K', says: t('keys.K'), run: () => move(-1) },
    ...letters,
  ])
}
