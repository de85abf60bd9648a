import { Grid, Row, Text } from '../layout/layout.tsx'
import { IconCalendar } from '@tabler/icons-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../form/button.tsx'
import { IconButton } from '../form/icon-button.tsx'
import { useWords } from '../words.ts'
import type { Range } from './day.ts'
import classes from './table.module.css'

interface OwnRangeProps {
  readonly range: Range
  /** The business day now: the last that can be chosen. */
  readonly today: string
  readonly onChange: (range: Range) => void
}

/** Any first and last day, where none of the lengths fits. */
export function OwnRange({ range, today, onChange }: OwnRangeProps) {
  const t = useWords('kit')
  const [open, setOpen] = useState(false)
  const choose = (chosen: Range) => {
    setOpen(false)
    onChange(chosen)
  }
  return (
    <Text anchor>
      <IconButton framed label={t('own_days')} aria-expanded={open} onClick={() => setOpen(!open)}>
        <IconCalendar size={18} aria-hidden />
      </IconButton>
      {open ? <Days range={range} today={today} onChange={choose} onClose={() => setOpen(false)} /> : null}
    </Text>
  )
}

function Days({ range, today, onChange, onClose }: OwnRangeProps & { readonly onClose: () => void }) {
  const t = useWords('kit')
  const [from, setFrom] = useState(range.from)
  const [to, setTo] = useState(range.to)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Whichever is earlier is the first.
    onChange(from <= to ? { from, to } : { from: to, to: from })
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // The window around it stays open.
    event.stopPropagation()
    onClose()
  }
  const day = (label: string, value: string, set: (day: string) => void) => (
    <Grid as="label" gap={4} size={12} tone="text-dim" className={classes.ownDay}>
      {label}
      <input
        type="date"
        required
        max={today}
        value={value}
        onChange={({ target }) => set(target.value)}
        onKeyDown={leave}
      />
    </Grid>
  )
  return (
    <Row
      as="form"
      gap={12}
      align="end"
      wraps
      pad={14}
      level={1}
      edge
      radius={12}
      className={classes.ownDays}
      onSubmit={submit}
    >
      {day(t('from_day'), from, setFrom)}
      {day(t('to_day'), to, setTo)}
      <Button type="submit" size="small" tone="primary">
        {t('show_days')}
      </Button>
    </Row>
  )
}
