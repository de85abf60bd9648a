import { type Deposit, deposit as readDeposit } from '@croupier/contract/cashier.ts'
import { Button, buttonClass } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconDownload, IconExternalLink } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useStatus } from '../../shell/status/use-status.ts'
import { QrCode } from '../content/qr-code.tsx'
import { CopyLine } from './copy-line.tsx'
import { useLeft } from './countdown-tag.tsx'
import classes from './request-panel.module.css'
import { saveQr } from './save-qr.ts'
import { SlipBox } from './slip-box.tsx'
import { kindOf } from './stages.ts'

/** Where and how a request is paid: a picture to scan, an account to transfer to, or a page to go to. */
export function HowToPay({ deposit }: { readonly deposit: Deposit }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const client = useQueryClient()
  const over = useLeft(deposit.expiresAt) === 0
  const { pay, reference, amount, rail, id } = deposit
  if (!pay) return null
  if (over) return <Notice tone="info">{t('do_not_pay')}</Notice>
  return (
    <>
      {pay.qr === null ? null : <Picture code={pay.qr} deposit={deposit} />}
      {pay.url !== null && kindOf(rail) === 'gateway' ? (
        <a href={pay.url} className={buttonClass('primary', 'large', true)}>
          {t('to_payment_page')}
          <IconExternalLink size={18} aria-hidden />
        </a>
      ) : null}
      {pay.url !== null && kindOf(rail) === 'qr' ? <SandboxBank url={pay.url} /> : null}
      <dl className={classes.facts}>
        {pay.to === null ? null : (
          <>
            <CopyLine name={t('bank')} text={pay.to.bank} />
            <CopyLine name={t('account_number')} text={pay.to.account} />
            <CopyLine name={t('account_name')} text={pay.to.name} />
            <CopyLine name={t('amount')} text={amount}>
              {moneyText(amount, look)}
            </CopyLine>
          </>
        )}
        <CopyLine name={t('reference')} text={reference} />
      </dl>
      {pay.slip === 'wanted' ? (
        <SlipBox
          depositId={id}
          onSent={(answer) => client.setQueryData(keyOf(readDeposit, { params: { depositId: id } }), answer)}
        />
      ) : null}
    </>
  )
}

const QR_PX = 204

function Picture({ code, deposit }: { readonly code: string; readonly deposit: Deposit }) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const label = t('qr_label', { amount: moneyText(deposit.amount, look), reference: deposit.reference })
  return (
    <div className={classes.picture}>
      <span className={classes.white}>
        <QrCode text={code} label={label} size={QR_PX} />
      </span>
      <Button wide onClick={() => saveQr(deposit.reference, code)}>
        <IconDownload size={18} aria-hidden />
        {t('save_qr')}
      </Button>
    </div>
  )
}

/** Where nobody's money moves, the picture is paid in a bank that is only played. */
function SandboxBank({ url }: { readonly url: string }) {
  const t = useWords('cashier')
  if (useStatus()?.mode !== 'sandbox') return null
  return (
    <p className={classes.sandbox}>
      {t('sandbox_text')}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {t('sandbox_pay')}
        <IconExternalLink size={14} aria-hidden />
      </a>
    </p>
  )
}
