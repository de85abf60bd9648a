import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { Relative } from '@croupier/contract/downline-transfers.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Notice, NoticeAction } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconUser } from '@tabler/icons-react'
import type { FormEvent } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { changeOf } from '../../parts/wallet/counting.ts'
import { AllButton, AmountField, useShortMoney } from './amount-field.tsx'
import classes from './cashier.module.css'
import { LineConfirm } from './line-confirm.tsx'
import { lineHindranceOf, type DownlineOptions, waysOpen } from './line-hindrance.ts'
import { Figure, FigureCard } from './figure-card.tsx'
import { PersonCard } from './person-card.tsx'
import { type DownlineFormState, useDownlineForm } from './use-downline-form.ts'

/** How much goes to whom; then once more, with the other's masked name and the password that lets it. */
export function LineForm({ options }: { readonly options: DownlineOptions }) {
  const form = useDownlineForm(options)
  return form.asked ? (
    <LineConfirm {...form.asked} request={form.request} asksPassword={options.paymentPassword !== 'not_asked'} />
  ) : (
    <Asking options={options} form={form} />
  )
}

function Asking({ options, form }: PartProps & { readonly options: DownlineOptions }) {
  const t = useWords('transfers')
  const look = useMoneyLook()
  const ways = waysOpen(options)
  const { way, amount, looking } = form
  const hindrance = lineHindranceOf(options)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!hindrance) form.submit()
  }
  return (
    <Grid as="form" gap={20} columns={1} className={classes.form} onSubmit={submit} noValidate>
      <CanSend options={options} />
      {hindrance ? <Hindrance hindrance={hindrance} options={options} /> : null}
      {ways.length > 1 ? (
        <Segments
          label={t('way')}
          options={ways.map((value) => ({ value, label: t(`way_${value}`) }))}
          value={way}
          onChange={form.go}
        />
      ) : null}
      {way === 'up' && options.upline ? <Upline upline={options.upline} /> : null}
      {way === 'down' ? <Below form={form} /> : null}
      <HowMuch options={options} form={form} />
      {looking.refused ? <RefusedLine error={looking.refused} /> : null}
      <Grid gap={8} className={classes.act}>
        <PrimaryButton
          type="submit"
          size="large"
          wide
          working={looking.working ? t('looking') : false}
          blocked={hindrance ? t(`blocked_${hindrance}`) : undefined}
        >
          {amount === undefined ? t('continue') : t('continue_with', { amount: moneyText(amount, look) })}
        </PrimaryButton>
      </Grid>
    </Grid>
  )
}

interface PartProps {
  readonly form: DownlineFormState
}

function Below({ form }: PartProps) {
  const t = useWords('transfers')
  return (
    <Field
      label={t('account_below')}
      value={form.account}
      error={form.accountError}
      icon={<IconUser size={18} aria-hidden />}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={64}
      onChange={({ target }) => form.name(target.value)}
    />
  )
}

function HowMuch({ options: { min }, form }: PartProps & { readonly options: DownlineOptions }) {
  const t = useWords('transfers')
  const short = useShortMoney()
  return (
    <AmountField
      label={t('amount')}
      aside={t('between', { min: short(min), max: short(form.most) })}
      typed={form.typed}
      onType={form.type}
      error={form.amountError}
      end={<AllButton text={t('all_of_it')} onClick={form.all} />}
    />
  )
}

function CanSend({ options: { transferable, available, dayLeft } }: { readonly options: DownlineOptions }) {
  const t = useWords('transfers')
  const look = useMoneyLook()
  return (
    <FigureCard
      name={t('can_send')}
      note={
        <>
          {t('of_available', { amount: moneyText(available, look) })}
          {dayLeft === null ? null : ` · ${t('day_left', { left: moneyText(dayLeft, look) })}`}
        </>
      }
    >
      <Figure>
        <Money amount={transferable} />
      </Figure>
    </FigureCard>
  )
}

function Upline({ upline }: { readonly upline: Relative }) {
  const t = useWords('transfers')
  return (
    <PersonCard label={t('way_up')} icon={<IconUser size={20} aria-hidden />} name={upline.name} text={upline.account}>
      <Text size={12} tone="text-dim">
        {t('way_up')}
      </Text>
    </PersonCard>
  )
}

const PARTS = { identity: 'documents', payment_password: 'payment_password' } as const

interface HindranceProps {
  readonly hindrance: NonNullable<ReturnType<typeof lineHindranceOf>>
  readonly options: DownlineOptions
}

function Hindrance({ hindrance, options: { turnover, min } }: HindranceProps) {
  const t = useWords('transfers')
  const words = useWords('cashier')
  const look = useMoneyLook()
  const open = useOpenModal()
  const part = hindrance === 'identity' || hindrance === 'payment_password' ? PARTS[hindrance] : undefined
  const left = turnover ? moneyText(changeOf(turnover.done, turnover.due), look) : ''
  return (
    <Notice
      tone="info"
      icon={<IconAlertTriangle size={18} aria-hidden />}
      action={
        part === undefined ? undefined : (
          <NoticeAction onClick={() => open('memberCentre', `securityCenter.${part}`)}>
            {words(`way_${part}`)}
          </NoticeAction>
        )
      }
    >
      {t(`hindrance_${hindrance}`, { left, min: moneyText(min, look) })}
    </Notice>
  )
}
