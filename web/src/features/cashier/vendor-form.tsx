import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { recallWallets, type VendorTransfer, type VendorWallet, walletTransfer } from '@croupier/contract/vendors.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { RadioCard } from '@croupier/kit/form/radio-card.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { AllButton, AmountField, useShortMoney, useTypedMoney } from './amount-field.tsx'
import classes from './cashier.module.css'
import own from './transfers.module.css'
import { typedAmount } from './typed-amount.ts'
import { useIdentified } from './use-command.ts'
import { moveBounds } from './vendor-bounds.ts'
import type { Wallets } from './wallet-page.tsx'

/** The wallets with vendors: which one, which way and how much; and all of it back at once. */
export function VendorForm({ wallets }: { readonly wallets: Wallets }) {
  const t = useWords('transfers')
  const look = useMoneyLook()
  const form = useVendorForm(wallets)
  const { vendor, direction, bounds, amount, move } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.submit()
  }
  return (
    <Grid as="form" gap={20} columns={1} className={classes.form} onSubmit={submit} noValidate>
      <VendorCards vendors={wallets.vendors} chosen={vendor} onChoose={form.choose} />
      <Segments
        label={t('direction')}
        options={(['in', 'out'] as const).map((value) => ({ value, label: t(`direction_${value}`) }))}
        value={direction}
        onChange={form.turn}
      />
      <HowMuch form={form} />
      <Grid gap={8} className={classes.act}>
        {move.refused ? <RefusedLine error={move.refused} /> : null}
        {form.done ? <Outcome transfer={form.done} /> : null}
        <PrimaryButton
          type="submit"
          size="large"
          wide
          working={move.working ? t('moving') : false}
          blocked={bounds.blocked === undefined ? undefined : t(`blocked_${bounds.blocked}`)}
        >
          {amount === undefined
            ? t('move')
            : t(`move_${direction}`, { amount: moneyText(amount, look), vendor: vendor?.displayName ?? '' })}
        </PrimaryButton>
      </Grid>
    </Grid>
  )
}

function HowMuch({ form }: { readonly form: ReturnType<typeof useVendorForm> }) {
  const t = useWords('transfers')
  const short = useShortMoney()
  const { bounds } = form
  return (
    <AmountField
      label={t('amount')}
      aside={
        bounds.blocked === undefined ? t('between', { min: short(bounds.min), max: short(bounds.max) }) : undefined
      }
      typed={form.typed}
      onType={form.type}
      error={form.amountError}
      end={<AllButton text={t('all_of_it')} onClick={form.all} />}
    />
  )
}

interface VendorCardsProps {
  readonly vendors: readonly VendorWallet[]
  readonly chosen: VendorWallet | undefined
  readonly onChoose: (code: string) => void
}

function VendorCards({ vendors, chosen, onChoose }: VendorCardsProps) {
  const t = useWords('transfers')
  return (
    <Grid as="fieldset" gap={10} columns={1}>
      <legend className="sr-only">{t('vendors')}</legend>
      <Row gap={12} align="center" justify="between">
        <Text as="h3" size={13} weight={600} aria-hidden>
          {t('vendors')}
        </Text>
        <RecallAll />
      </Row>
      <Grid gap={12} className={own.vendorList}>
        {vendors.map((vendor) => (
          <RadioCard
            key={vendor.vassalage}
            name="vassalage"
            padY={14}
            padX={16}
            level={0}
            align="start"
            className={own.vendor}
            checked={vendor.vassalage === chosen?.vassalage}
            onChoose={() => onChoose(vendor.vassalage)}
          >
            <Grid as="span" gap={4}>
              <Text size={13} tone="text-dim">
                {vendor.displayName}
              </Text>
              {vendor.balance === null ? (
                <Text size={13} leading={26} tone="warn">
                  {t('not_answering')}
                </Text>
              ) : (
                <Text size={18} leading={26} weight={600}>
                  <Money amount={vendor.balance} />
                </Text>
              )}
              {vendor.open ? null : (
                <Text size={12} tone="text-dim">
                  {t('vendor_closed')}
                </Text>
              )}
            </Grid>
          </RadioCard>
        ))}
      </Grid>
    </Grid>
  )
}

function RecallAll() {
  const t = useWords('transfers')
  const [count, setCount] = useState<number>()
  const recall = useIdentified(
    (_: undefined, id) => ask(recallWallets, { body: { id } }),
    ({ transfers }) => setCount(transfers.length),
  )
  return (
    <Row as="span" gapY={4} gapX={12} align="center" justify="end" wraps>
      {recall.refused ? <RefusedLine error={recall.refused} /> : null}
      {count !== undefined && !recall.working && !recall.refused ? (
        <Text size={12} tone="text-dim" role="status">
          {t('recalled', { count })}
        </Text>
      ) : null}
      <Button
        size="small"
        working={recall.working ? t('recalling') : false}
        onClick={() => recall.send('recall', undefined)}
      >
        <IconArrowBackUp size={16} aria-hidden />
        {t('recall_all')}
      </Button>
    </Row>
  )
}

function Outcome({
  transfer: { state, reason, direction, amount, displayName },
}: {
  readonly transfer: VendorTransfer
}) {
  const t = useWords('transfers')
  const look = useMoneyLook()
  if (state === 'sending') return null
  return (
    <Notice tone={state === 'done' ? 'win' : 'loss'}>
      {state === 'done'
        ? t(`moved_${direction}`, { amount: moneyText(amount, look), vendor: displayName })
        : t(`reason_${reason ?? 'other'}`)}
    </Notice>
  )
}

function useVendorForm(wallets: Wallets) {
  const t = useWords('transfers')
  const short = useShortMoney()
  const typedMoney = useTypedMoney()
  const { decimals } = useBrand()
  const [code, setCode] = useState<string>()
  const [direction, setDirection] = useState<'in' | 'out'>(wallets.isSingle ? 'out' : 'in')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState<VendorTransfer>()
  const vendor = wallets.vendors.find(({ vassalage }) => vassalage === code) ?? wallets.vendors[0]
  const bounds = moveBounds(wallets, vendor, direction, decimals)
  const amount = typedAmount(typed, decimals)
  const move = useIdentified(
    (body: { vassalage: string; direction: 'in' | 'out'; amount: string }, id) =>
      ask(walletTransfer, { body: { ...body, id } }),
    (answer) => {
      setDone(answer)
      setTyped('')
      setTried(false)
    },
  )
  const fits =
    amount !== undefined && unitsFrom(amount) >= unitsFrom(bounds.min) && unitsFrom(amount) <= unitsFrom(bounds.max)
  const between = { min: short(bounds.min), max: short(bounds.max) }
  const fault = amount === undefined ? t('amount_first') : fits ? undefined : t('amount_between', between)
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setTried(false)
      setDone(undefined)
      move.forget()
      set(value)
    }
  const type = anew(setTyped)
  return {
    vendor,
    direction,
    typed,
    amount,
    bounds,
    move,
    done,
    amountError: move.errorOf('amount') ?? (tried ? fault : undefined),
    choose: anew(setCode),
    turn: anew(setDirection),
    type,
    all: () => type(typedMoney(bounds.max)),
    submit: () => {
      setTried(true)
      if (!vendor || bounds.blocked !== undefined || amount === undefined || fault !== undefined) return
      const { vassalage } = vendor
      move.send(`${vassalage} ${direction} ${amount}`, { vassalage, direction, amount })
    },
  }
}
