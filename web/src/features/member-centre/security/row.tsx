import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import classes from './overview.module.css'

const TONES = {
  set: 'good',
  confirmed: 'good',
  document_accepted: 'good',
  document_pending: 'waiting',
  not_set: 'open',
  not_confirmed: 'open',
  document_refused: 'open',
  document_none: 'quiet',
} as const

export type RowState = keyof typeof TONES

const ICONS = { good: IconCircleCheck, waiting: IconClock, open: IconAlertTriangle, quiet: undefined }

interface RowProps {
  readonly icon: ComponentType<{ readonly size: number; readonly stroke: number; readonly 'aria-hidden': true }>
  readonly name: string
  readonly text: string
  readonly state?: RowState
  /** In place of a state: a count. */
  readonly tag?: string
  readonly verb: string
  readonly onOpen: () => void
}

/** One line of the overview: what it is, how it stands, and what can be done about it. */
export function Row({ icon: Icon, name, text, state, tag, verb, onOpen }: RowProps) {
  const t = useWords('security')
  const tone = state ? TONES[state] : 'quiet'
  const Mark = ICONS[tone]
  return (
    <div className={classes.row}>
      <span className={classes.rowIcon}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </span>
      <span className={classes.rowWords}>
        <b>{name}</b>
        <span>{text}</span>
      </span>
      {state || tag ? (
        <span className={classes.tag} data-tone={tone}>
          {Mark ? <Mark size={14} aria-hidden /> : null}
          {state ? t(`state_${state}`) : tag}
        </span>
      ) : null}
      <Button size="small" aria-label={`${name}: ${verb}`} onClick={onOpen}>
        {verb}
      </Button>
    </div>
  )
}
