import { Grid, Row } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import {
  type DepositChannel,
  deposit as readDeposit,
  type depositOptions,
  requestDeposit,
} from '@croupier/contract/cashier.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { Empty } from '@croupier/kit/state/empty.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { IconShieldCheck } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { useNarrow } from '../../parts/page/narrow.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { AmountField, useShortMoney } from './amount-field.tsx'
import classes from './cashier.module.css'
import { ChannelCards } from './channel-cards.tsx'
import { DepositPlan, DepositSum } from './deposit-plan.tsx'
import { showField } from './show-field.ts'
import { kindOf } from './stages.ts'
import { typedAmount } from './typed-amount.ts'
import { useIdentified } from './use-command.ts'

export type DepositOptions = ReplyOf<typeof depositOptions>

interface DepositFormProps {
  readonly options: DepositOptions
  /** The request that is under way, in place of what would happen. */
  readonly panel: ReactNode
  readonly latest: ReactNode
}

/** How to pay in and how much: a request for one of the ways that are open. */
export function DepositForm({ options, panel, latest }: DepositFormProps) {
  const t = useWords('cashier')
  const form = useDepositForm(options)
  const { channel, amount } = form
  const narrow = useNarrow(900)
  const verb = useVerb(channel, amount)
  if (options.channels.length === 0)
    return <Empty art={<ThingArt name="plug" size={72} />} title={t('no_channels')} text={t('no_channels_text')} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!form.submit()) showField(event.currentTarget, 'amount')
  }
  const ways = <ChannelCards channels={options.channels} chosen={channel?.code} onChoose={form.choose} />
  const howMuch = (
    <AmountField
      label={t('how_much')}
      aside={<LimitLeft limit={options.limit} />}
      typed={form.typed}
      onType={form.type}
      error={form.error}
      amounts={channel ? affordable(channel.amounts, options.limit) : []}
    />
  )
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <Grid as="form" gap={20} columns={1} className={classes.form} onSubmit={submit} noValidate>
          {/* On a phone the ways fill the screen, and the amount would lie below it. */}
          {narrow ? howMuch : ways}
          {narrow ? ways : howMuch}
          {channel && amount !== undefined ? <DepositSum channel={channel} amount={amount} /> : null}
          <Grid gap={8} className={classes.act}>
            {form.refused ? <RefusedLine error={form.refused} /> : null}
            <PrimaryButton
              type="submit"
              size="large"
              wide
              working={form.working ? t('asking') : false}
              blocked={channel ? undefined : t('all_closed')}
            >
              {verb}
            </PrimaryButton>
          </Grid>
        </Grid>
        {latest}
        <Row as="p" gap={8} size={12} leading={18} tone="text-dim">
          <IconShieldCheck size={16} aria-hidden />
          {t('own_name')}
        </Row>
      </div>
      {panel ?? <DepositPlan channel={channel} amount={amount} />}
    </div>
  )
}

const affordable = (amounts: readonly string[], limit: DepositOptions['limit']) =>
  amounts.filter((amount) => limit === null || unitsFrom(amount) <= unitsFrom(limit.left))

function LimitLeft({ limit }: Pick<DepositOptions, 'limit'>) {
  const t = useWords('cashier')
  const short = useShortMoney()
  if (limit === null) return null
  return t(`limit_left_${limit.period}`, { left: short(limit.left), holds: short(limit.holds) })
}

/** What the button does, with the amount where there is one. */
function useVerb(channel: DepositChannel | undefined, amount: string | undefined): string {
  const t = useWords('cashier')
  const look = useMoneyLook()
  if (!channel || amount === undefined) return t('continue')
  return t(`ask_${kindOf(channel.rail)}`, { amount: moneyText(amount, look) })
}

function useDepositForm({ channels }: DepositOptions) {
  const client = useQueryClient()
  const open = useOpenModal()
  const { decimals } = useBrand()
  const usable = channels.filter(({ closed }) => closed === null)
  const [code, setCode] = useState<string>()
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState<string>()
  const request = useIdentified(
    (body: { readonly channel: string; readonly amount: string }, id) => ask(requestDeposit, { body: { ...body, id } }),
    (answer) => {
      client.setQueryData(keyOf(readDeposit, { params: { depositId: answer.id } }), answer)
      open('memberCentre', `depositv2.${answer.id}`)
    },
  )
  // Its own request may be what closes a channel while the answer is on its way: asked again, it is the same one.
  const unanswered = request.unanswered ? channels.find((one) => one.code === asked) : undefined
  const channel = unanswered ?? usable.find((one) => one.code === code) ?? usable[0]
  const amount = typedAmount(typed, decimals)
  const fault = useFault(channel, amount)
  const forget = () => {
    setTried(false)
    request.forget()
  }
  return {
    ...request,
    channel,
    amount,
    typed,
    error: request.errorOf('amount') ?? (tried ? fault : undefined),
    choose: (chosen: string) => {
      forget()
      setCode(chosen)
    },
    type: (next: string) => {
      forget()
      setTyped(next)
    },
    /** Answers whether the request was sent; otherwise the amount is wrong. */
    submit: (): boolean => {
      setTried(true)
      if (!channel || amount === undefined || fault !== undefined) return false
      setAsked(channel.code)
      request.send(`${channel.code} ${amount}`, { channel: channel.code, amount })
      return true
    },
  }
}

/** What is wrong with an amount, as far as the page knows. */
function useFault(channel: DepositChannel | undefined, amount: string | undefined): string | undefined {
  const t = useWords('cashier')
  const short = useShortMoney()
  if (amount === undefined) return t('amount_first')
  if (!channel) return undefined
  const { min, max } = channel
  const fits = unitsFrom(amount) >= unitsFrom(min) && unitsFrom(amount) <= unitsFrom(max)
  return fits ? undefined : t('amount_between', { min: short(min), max: short(max) })
}
