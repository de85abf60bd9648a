import type { UnmatchedReceiptWhy } from '@croupier/contract/console-unmatched-receipts.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCopy, IconFileInvoice, IconQuestionMark, IconX } from '@tabler/icons-react'
import { Chip, StatusChip } from '../../kit/status.tsx'

const SAID = {
  unknown: ['warn', IconQuestionMark],
  was_refused: ['loss', IconX],
  twice: ['warn', IconCopy],
  not_told: ['info', IconFileInvoice],
  not_processed: ['loss', IconAlertTriangle],
} as const

/** Why money belongs to no open deposit. */
export function UnmatchedReceiptChip({ why }: { readonly why: UnmatchedReceiptWhy }) {
  const t = useWords('desk')
  if (why === 'amount_differs') return <StatusChip status="amount_differs" />
  const [tone, icon] = SAID[why]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`stray.${why}`)}
    </Chip>
  )
}
