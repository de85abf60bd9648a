import { Text } from '@croupier/kit/layout/layout.tsx'
import { type Match, matches, sendProof } from '@croupier/contract/matched-transfers.ts'
import { ask } from '@croupier/kit/calls.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMoment } from '../../parts/site/use-moment.ts'
import { CopyLine } from './copy-line.tsx'
import { PartFrame } from './part-frame.tsx'
import { Facts } from '../../parts/page/facts.tsx'
import { SlipBox } from './slip-box.tsx'

/** Whom a deposit goes to: where each is paid, the picture of it, and what its receiver says. */
export function PaidParts({ depositId }: { readonly depositId: string }) {
  const { data } = useAsk(matches, { query: { of: depositId } })
  if (!data) return <SkeletonRows rows={3} />
  return data.list.map((part, index) => (
    <PartFrame key={part.id} part={part} number={index + 1} count={data.list.length}>
      <PaidPart part={part} />
    </PartFrame>
  ))
}

function PaidPart({ part }: { readonly part: Match }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const moment = useMoment()
  const { state, amount, received, payTo, proof, answerBy, reason } = part
  if (payTo !== null) return <ToPay part={part} to={payTo} />
  if (state === 'sent' && answerBy !== null)
    return <Notice tone="info">{t('part_asked', { when: moment(answerBy) })}</Notice>
  if (state === 'disputed') return <Notice tone="info">{t(part.late ? 'review_late' : 'part_disputed')}</Notice>
  if (state === 'received')
    return <Notice tone="win">{t('part_received', { amount: moneyText(received ?? amount, look) })}</Notice>
  return (
    <>
      <Notice tone="info">{reason ?? t('part_returned')}</Notice>
      {proof === 'late' ? (
        <>
          <Text as="p" size={13} tone="text-dim">
            <b>{t('proof_late')}</b> {t('proof_late_text')}
          </Text>
          <Proof part={part} />
        </>
      ) : null}
    </>
  )
}

function ToPay({ part, to }: { readonly part: Match; readonly to: NonNullable<Match['payTo']> }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  return (
    <>
      <Text as="p" size={13} tone="text-dim">
        {t('pay_member_text', { amount: moneyText(part.amount, look) })}
      </Text>
      <Facts>
        <CopyLine name={t('bank')} text={to.bank} />
        <CopyLine name={t('account_number')} text={to.account} />
        <CopyLine name={t('account_name')} text={to.name} />
        <CopyLine name={t('amount')} text={part.amount}>
          {moneyText(part.amount, look)}
        </CopyLine>
        <CopyLine name={t('reference')} text={part.reference} />
      </Facts>
      <Proof part={part} />
    </>
  )
}

const Proof = ({ part: { id } }: { readonly part: Match }) => (
  <SlipBox
    of={id}
    send={(file) => ask(sendProof, { params: { matchId: id }, body: {}, file })}
    onSent={() => undefined}
  />
)
