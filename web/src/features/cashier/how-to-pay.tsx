import { type Deposit, deposit as readDeposit, sendSlip } from '@croupier/contract/cashier.ts'
import { ask } from '@croupier/kit/calls.ts'
import { buttonClass } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CoinOrder } from './coin-order.tsx'
import { CopyLine } from './copy-line.tsx'
import { useLeft } from './countdown-tag.tsx'
import { MoneyPicture } from './money-picture.tsx'
import { SandboxNote } from './sandbox-note.tsx'
import { Facts } from '../../parts/page/facts.tsx'
import { SlipBox } from './slip-box.tsx'
import { kindOf } from './stages.ts'

/** Where and how a request is paid: a picture to scan, an account to transfer to, or a page to go to. */
export function HowToPay({ deposit }: { readonly deposit: Deposit }) {
  const t = useWords('cashier')
  const client = useQueryClient()
  const over = useLeft(deposit.expiresAt) === 0
  const look = useMoneyLook()
  const { pay, reference, rail, id, amount } = deposit
  if (!pay) return null
  if (pay.coins && (pay.coins.sent || !over)) return <CoinOrder coins={pay.coins} pay={pay} reference={reference} />
  if (over) return <Notice tone="info">{t('do_not_pay')}</Notice>
  return (
    <>
      {pay.qr === null ? null : <MoneyPicture code={pay.qr} amount={moneyText(amount, look)} reference={reference} />}
      {pay.url !== null && kindOf(rail) === 'gateway' ? (
        <a href={pay.url} className={buttonClass('primary', 'large', true)}>
          {t('to_payment_page')}
          <IconExternalLink size={18} aria-hidden />
        </a>
      ) : null}
      {pay.qr === null ? null : <SandboxBank code={pay.qr} url={pay.url} />}
      <Facts>
        {pay.to === null ? null : <PayTo to={pay.to} deposit={deposit} />}
        <CopyLine name={t('reference')} text={reference} />
      </Facts>
      {pay.slip === 'wanted' ? (
        <SlipBox
          of={id}
          send={(file) => ask(sendSlip, { params: { depositId: id }, body: {}, file })}
          onSent={(answer) => client.setQueryData(keyOf(readDeposit, { params: { depositId: id } }), answer)}
        />
      ) : null}
    </>
  )
}

interface PayToProps {
  readonly to: NonNullable<NonNullable<Deposit['pay']>['to']>
  readonly deposit: Deposit
}

/** Who is paid: of a picture only the name, because it carries the rest. */
function PayTo({ to, deposit: { rail, amount } }: PayToProps) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  if (kindOf(rail) === 'qr') return <CopyLine name={t('pay_to')} text={to.name} />
  return (
    <>
      <CopyLine name={t('bank')} text={to.bank} />
      <CopyLine name={t('account_number')} text={to.account} />
      <CopyLine name={t('account_name')} text={to.name} />
      <CopyLine name={t('amount')} text={amount}>
        {moneyText(amount, look)}
      </CopyLine>
    </>
  )
}

interface SandboxBankProps {
  readonly code: string
  readonly url: string | null
}

/** Where nobody's money moves, the text of the picture is paid in a bank that is only played. */
function SandboxBank({ code, url }: SandboxBankProps) {
  const t = useWords('cashier')
  const [copied, setCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(code).then(() => setCopied(true))
  return (
    <SandboxNote>
      <button type="button" className="link" onClick={copy}>
        {copied ? <IconCheck size={14} aria-hidden /> : <IconCopy size={14} aria-hidden />}
        <span aria-live="polite">{t(copied ? 'copied' : 'copy_code')}</span>
      </button>
      {url === null ? null : (
        <a href={url} className="link" target="_blank" rel="noreferrer">
          {t('sandbox_pay')}
          <IconExternalLink size={14} aria-hidden />
        </a>
      )}
    </SandboxNote>
  )
}
