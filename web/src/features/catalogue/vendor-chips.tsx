import type { Vendor } from '@croupier/contract/catalogue.ts'
import { VendorMark } from '@croupier/kit/art/vendor-mark.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconStack2 } from '@tabler/icons-react'
import type { z } from 'zod'
import classes from './lobby.module.css'

interface VendorChipsProps {
  readonly vendors: readonly z.output<typeof Vendor>[]
  readonly total: number
  readonly chosen: string | undefined
  readonly onChoose: (vassalage: string | undefined) => void
}

/** One chip a vendor, and one for all of them. */
export function VendorChips({ vendors, total, chosen, onChoose }: VendorChipsProps) {
  const t = useWords('catalogue')
  return (
    <fieldset className={classes.vendors} aria-label={t('vendors')}>
      <button
        type="button"
        className={classes.chip}
        aria-pressed={chosen === undefined}
        onClick={() => onChoose(undefined)}
      >
        <IconStack2 size={18} aria-hidden />
        {t('all_vendors')}
        <small>{total}</small>
      </button>
      {vendors.map(({ vassalage, displayName, mark, games }) => (
        <button
          key={vassalage}
          type="button"
          className={classes.chip}
          aria-pressed={chosen === vassalage}
          onClick={() => onChoose(vassalage)}
        >
          <VendorMark code={mark} size={20} />
          {displayName}
          <small>{games}</small>
        </button>
      ))}
    </fieldset>
  )
}
