import { Text } from '@croupier/kit/layout/layout.tsx'
import { type Match, matches } from '@croupier/contract/matched-transfers.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { AnswerForm } from './answer-form.tsx'
import { PartFrame } from './part-frame.tsx'

interface WithdrawalPartsProps {
  readonly withdrawalId: string
  /** The account that is paid to, most of it hidden. */
  readonly account: string
}

/** What other members pay of a withdrawal; what one says is paid is answered here. Parts that came to nothing are left out. */
export function WithdrawalParts({ withdrawalId, account }: WithdrawalPartsProps) {
  const { data } = useAsk(matches, { query: { of: withdrawalId } })
  const parts = (data?.list ?? []).filter(({ state, late }) => state !== 'returned' && !late)
  return parts.map((part, index) => (
    <PartFrame key={part.id} part={part} number={index + 1} count={parts.length}>
      <WithdrawalPart part={part} account={account} />
    </PartFrame>
  ))
}

function WithdrawalPart({ part, account }: { readonly part: Match; readonly account: string }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const { state, amount, received, reason } = part
  if (state === 'sent') return <AnswerForm part={part} account={account} />
  if (state === 'disputed') return <Notice tone="info">{t('answer_later')}</Notice>
  if (state === 'received')
    return <Notice tone="win">{reason ?? t('part_received', { amount: moneyText(received ?? amount, look) })}</Notice>
  return (
    <Text as="p" size={13} tone="text-dim">
      {t('comes_text')}
    </Text>
  )
}
