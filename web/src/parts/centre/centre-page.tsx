import { useWords } from '@croupier/kit/words.ts'
import { IconChevronLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './member-centre.module.css'

interface CentrePageProps {
  readonly title: string
  readonly lead: string
  /** Where a phone goes back to the menu. */
  readonly onBack?: (() => void) | undefined
  /** Stays above what scrolls. */
  readonly filters?: ReactNode
  /** At the right end of the heading on a phone. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A page of the member centre: heading, filters that stay, and what scrolls below them. */
export function CentrePage({ title, lead, onBack, filters, aside, children }: CentrePageProps) {
  const t = useWords('centre')
  return (
    <>
      <header className={classes.head}>
        {onBack ? (
          <button type="button" className={classes.back} aria-label={t('back')} onClick={onBack}>
            <IconChevronLeft size={22} aria-hidden />
          </button>
        ) : null}
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.lead}>{lead}</p>
        </div>
        {aside}
      </header>
      {filters ? <div className={classes.filters}>{filters}</div> : null}
      {/* What takes the place of a form that was scrolled begins at its top. */}
      <div key={title} className={classes.content}>
        {children}
      </div>
    </>
  )
}
