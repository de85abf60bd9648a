import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import type { Relative } from '@croupier/contract/downline-transfers.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconInfoCircle } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import classes from './cashier.module.css'
import { MoneyFact } from './money-fact.tsx'
import { PaymentPassword } from './payment-password.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { Fact, Facts } from '../../parts/page/facts.tsx'
import type { DownlineRequest } from './use-send-downline-transfer.ts'

interface LineConfirmProps {
  readonly way: 'up' | 'down'
  readonly account: string
  readonly amount: string
  readonly other: Relative
  readonly request: DownlineRequest
  readonly asksPassword: boolean
}

/** Once more who gets how much, by the masked name, before it is sent for good. */
export function LineConfirm({ way, account, amount, other, request, asksPassword }: LineConfirmProps) {
  const t = useWords('transfers')
  const words = useWords('cashier')
  const look = useMoneyLook()
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const missing = asksPassword && password === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return
    const paymentPassword = asksPassword ? password : undefined
    request.send(`${way} ${account} ${amount}`, { way, account, amount, paymentPassword })
  }
  const type = (typed: string) => {
    setTried(false)
    request.forget()
    setPassword(typed)
  }
  return (
    <Grid
      as="form"
      gap={20}
      columns={1}
      className={classes.form}
      onSubmit={submit}
      noValidate
      aria-label={t('confirm_title')}
    >
      <WhoGetsWhat way={way} amount={amount} other={other} />
      <Row as="p" gap={8} size={12} leading={18} tone="text-dim">
        <IconInfoCircle size={16} aria-hidden />
        {t('confirm_text')}
      </Row>
      {asksPassword ? (
        <PaymentPassword
          value={password}
          error={request.errorOf('paymentPassword') ?? (tried && missing ? words('password_first') : undefined)}
          onType={type}
        />
      ) : null}
      {request.refused ? <RefusedLine error={request.refused} /> : null}
      <Grid gap={8} className={classes.act}>
        <PrimaryButton type="submit" size="large" wide working={request.working ? t('sending') : false}>
          {t('send_amount', { amount: moneyText(amount, look) })}
        </PrimaryButton>
        <Button tone="ghost" wide onClick={request.back}>
          {t('change')}
        </Button>
      </Grid>
    </Grid>
  )
}

function WhoGetsWhat({ way, amount, other }: Pick<LineConfirmProps, 'way' | 'amount' | 'other'>) {
  const t = useWords('transfers')
  return (
    <MoneyPanel title={t('confirm_title')} amount={amount} note={t(`way_${way}`)}>
      <Facts>
        <Fact name={t('name')}>{other.name}</Fact>
        <Fact name={t('account_out')}>{other.account}</Fact>
        <MoneyFact name={t('they_receive')} amount={amount} />
      </Facts>
    </MoneyPanel>
  )
}
