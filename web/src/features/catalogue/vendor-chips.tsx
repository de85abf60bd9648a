import type { Vendor } from '@croupier/contract/catalogue.ts'
import { VendorMark } from '@croupier/kit/art/vendor-mark.tsx'
import { Chips } from '@croupier/kit/form/chips.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconStack2 } from '@tabler/icons-react'
import type { z } from 'zod'

interface VendorChipsProps {
  readonly vendors: readonly z.output<typeof Vendor>[]
  readonly total: number
  readonly chosen: string | undefined
  readonly onChoose: (vassalage: string | undefined) => void
}

/** One chip a vendor, and one for all of them. */
export function VendorChips({ vendors, total, chosen, onChoose }: VendorChipsProps) {
  const t = useWords('catalogue')
  const all = { value: undefined, label: t('all_vendors'), icon: <IconStack2 size={18} aria-hidden />, count: total }
  return (
    <Chips
      label={t('vendors')}
      options={[
        all,
        ...vendors.map(({ vassalage, displayName, mark, games }) => ({
          value: vassalage,
          label: displayName,
          icon: <VendorMark code={mark} size={20} />,
          count: games,
        })),
      ]}
      value={chosen}
      onChange={onChoose}
    />
  )
}
