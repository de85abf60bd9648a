import { Text } from '@croupier/kit/layout/layout.tsx'
import { figures, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useId } from 'react'
import type { BetPrice } from './price.ts'
import { type SideCell, sideOdds } from './side-cells.ts'
import classes from './two-sides.module.css'

interface SideFieldProps {
  readonly cell: SideCell
  readonly row: string
  readonly side: string
  readonly price: BetPrice
  /** What a touch adds. */
  readonly chip: string
  readonly multiple: number
  readonly fault: string | undefined
  readonly onMultiple: (multiple: number) => void
}

/** One side with its odds: a touch adds a chip, and the field takes any number of times. */
export function SideField({ cell, row, side, price, chip, multiple, fault, onMultiple }: SideFieldProps) {
  const t = useWords('lottery')
  const id = useId()
  const { language } = useMoneyLook()
  const odds = figures(sideOdds(cell, price), { language, decimals: 0 })
  const name = t('sides_cell', { row, side })
  return (
    <div className={classes.cell} data-chosen={multiple > 0 || undefined} data-wrong={fault !== undefined || undefined}>
      <button
        type="button"
        className={classes.side}
        aria-label={t('sides_add', { name, chip, odds })}
        onClick={() => onMultiple(multiple + Number(chip))}
      >
        <Text size={13} weight={600} breaks>
          {side}
        </Text>
        <Text size={13} weight={700} tone="win" num>
          {odds}
        </Text>
      </button>
      <input
        className={classes.field}
        inputMode="numeric"
        autoComplete="off"
        placeholder="–"
        aria-label={t('sides_multiple', { name })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        value={multiple === 0 ? '' : `${multiple}`}
        onChange={({ target }) => onMultiple(Number(target.value.replaceAll(/\D/g, '')))}
      />
      {fault === undefined ? null : (
        <Text as="p" id={id} size={12} tone="loss" role="alert" className={classes.fault}>
          {fault}
        </Text>
      )}
    </div>
  )
}
