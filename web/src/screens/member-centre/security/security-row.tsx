import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import { Button } from '@croupier/kit/form/button.tsx'
import { Tag } from '@croupier/kit/state/tag.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCircleCheck, IconClock } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import classes from './overview.module.css'
import { TwoLines } from '../../../parts/page/two-lines.tsx'

const TONES = {
  set: 'win',
  confirmed: 'win',
  document_accepted: 'win',
  document_pending: 'info',
  not_set: 'warn',
  not_confirmed: 'warn',
  document_refused: 'warn',
  document_none: 'quiet',
} as const

export type RowState = keyof typeof TONES

const ICONS = { win: IconCircleCheck, info: IconClock, warn: IconAlertTriangle, quiet: undefined }

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
export function SecurityRow({ icon: Icon, name, text, state, tag, verb, onOpen }: RowProps) {
  const t = useWords('security')
  const tone = state ? TONES[state] : 'quiet'
  const Mark = ICONS[tone]
  return (
    <Row edgeAbove gap={12} align="center" padY={10} className={classes.row}>
      <Grid as="span" firm square={40} centred tone="text-dim" level={2} radius={10} className={classes.rowIcon}>
        <Icon size={20} stroke={1.6} aria-hidden />
      </Grid>
      <TwoLines name={name} className={classes.rowWords}>
        <span>{text}</span>
      </TwoLines>
      {state || tag ? (
        <Tag tone={tone}>
          {Mark ? <Mark size={14} aria-hidden /> : null}
          {state ? t(`state_${state}`) : tag}
        </Tag>
      ) : null}
      <Button size="small" aria-label={`${name}: ${verb}`} onClick={onOpen}>
        {verb}
      </Button>
    </Row>
  )
}
