import { Grid } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import classes from './member-centre.module.css'

interface FilterButtonProps {
  readonly open: boolean
  /** Whether any filter is set, which the button shows while the filters are folded away. */
  readonly active: boolean
  readonly onToggle: () => void
}

/** Folds the filters of a record in and out, where a phone has no room for them. */
export function FilterButton({ open, active, onToggle }: FilterButtonProps) {
  const t = useWords('centre')
  return (
    <Grid
      as="button"
      square={44}
      anchor
      centred
      tone="text-dim"
      radius={8}
      type="button"
      className={classes.aside}
      aria-expanded={open}
      aria-label={t(active ? 'filters_set' : 'filters')}
      data-set={active && !open}
      onClick={onToggle}
    >
      <IconAdjustmentsHorizontal size={20} aria-hidden />
    </Grid>
  )
}
