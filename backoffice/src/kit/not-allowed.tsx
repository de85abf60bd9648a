import { useWords } from '@croupier/kit/words.ts'
import { IconLock } from '@tabler/icons-react'
import { StateCard } from './state-card.tsx'

/** The operator's roles do not reach so far: says whom to ask. */
export function NotAllowed() {
  const t = useWords('pieces')
  return (
    <StateCard
      tone="dim"
      icon={<IconLock size={22} aria-hidden />}
      title={t('not_allowed_title')}
      text={t('not_allowed_text')}
    />
  )
}
