import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { useShortMoney } from './amount-field.tsx'
import type { WithdrawalOptions } from './hindrance.ts'

/** By which rule a withdrawal is reviewed before it is paid. */
export function ReviewRule({ options: { reviewFrom, reviewRule } }: { readonly options: WithdrawalOptions }) {
  const t = useWords('cashier')
  const short = useShortMoney()
  return (
    <Row as="p" gap={8} size={12} leading={18} tone="text-dim">
      <IconInfoCircle size={16} aria-hidden />
      {t(`review_${reviewRule}`, { amount: reviewFrom === null ? '' : short(reviewFrom) })}
    </Row>
  )
}
