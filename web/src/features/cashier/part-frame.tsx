import type { Match, MatchState } from '@croupier/contract/matched-transfers.ts'
import { Money } from '@croupier/kit/money.tsx'
import { Tag, type TagTone } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import classes from './request-panel.module.css'

const TONES = {
  waiting: 'warn',
  sent: 'info',
  disputed: 'warn',
  received: 'win',
  returned: 'quiet',
} as const satisfies Record<MatchState, TagTone>

interface PartFrameProps {
  readonly part: Match
  readonly number: number
  readonly count: number
  readonly children: ReactNode
}

/** One payment between two members: how much of how many, and how it stands. */
export function PartFrame({ part, number, count, children }: PartFrameProps) {
  const t = useWords('cashier')
  return (
    <section className={classes.part} aria-label={part.reference}>
      <header className={classes.head}>
        <b>
          <Money amount={part.amount} />
        </b>
        {count > 1 ? <small>{t('part_of', { number, count })}</small> : null}
        <Tag tone={TONES[part.state]}>{t(`state_part_${part.state}`)}</Tag>
      </header>
      {children}
    </section>
  )
}
