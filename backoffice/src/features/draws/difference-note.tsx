import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Note } from '../../kit/note.tsx'
import type { DrawDetail } from './use-entry.ts'
import { usePlaceName } from './use-place-name.ts'

/** So many differences are named one by one. */
const NAMED_MAX = 4

/** Where both entries are not the same, and that each corrects the own one. */
export function DifferenceNote({ known: { prizes, entries, differences } }: { readonly known: DrawDetail }) {
  const t = useWords('draws')
  const nameOf = usePlaceName(prizes)
  const [one, other] = entries.map(({ numbers }) => numbers)
  if (differences.length === 0 || !one || !other) return null
  const named = differences
    .slice(0, NAMED_MAX)
    .map((at) => t('differ.pair', { place: nameOf(at), one: one[at] ?? '–', other: other[at] ?? '–' }))
  return (
    <Note tone="warn" icon={<IconAlertTriangle size={18} aria-hidden />}>
      <strong>{t('differ.title', { count: differences.length, places: named.join('; ') })}</strong>{' '}
      {t('differ.text', { agree: one.length - differences.length, of: one.length })}
    </Note>
  )
}
