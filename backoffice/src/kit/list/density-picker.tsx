import { useWords } from '@croupier/kit/words.ts'
import { IconMenu2 } from '@tabler/icons-react'
import classes from './list.module.css'
import { DENSITIES, type Density } from './use-choice.ts'

interface DensityPickerProps {
  readonly density: Density
  readonly onDensity: (density: Density) => void
}

/** How close the rows stand; each press is one step closer, and then wide again. */
export function DensityPicker({ density, onDensity }: DensityPickerProps) {
  const t = useWords('pieces')
  const next = DENSITIES[(DENSITIES.indexOf(density) + 1) % DENSITIES.length] ?? 'comfortable'
  return (
    <button type="button" className={classes.tool} title={t(`density_${density}`)} onClick={() => onDensity(next)}>
      <IconMenu2 size={15} aria-hidden />
      {t('density')}
    </button>
  )
}
