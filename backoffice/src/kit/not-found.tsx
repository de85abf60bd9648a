import { buttonClass } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { IconMapOff } from '@tabler/icons-react'
import { StateCard } from './state-card.tsx'

/** No screen has this address, or what it was about is not there. */
export function NotFound() {
  const t = useWords('shell')
  return (
    <StateCard
      tone="dim"
      icon={<IconMapOff size={22} aria-hidden />}
      title={t('not_found_title')}
      text={t('not_found_text')}
    >
      <Link to="/" className={buttonClass('secondary', 'small')}>
        {t('to_first')}
      </Link>
    </StateCard>
  )
}
