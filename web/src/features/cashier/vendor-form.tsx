import { recallWallets, type VendorTransfer, type VendorWallet, walletTransfer } from '@croupier/contract/vendors.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { Button, PrimaryButton } from '@croupier/kit/form/button.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Money, moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { Notice } from '@croupier/kit/state/notice.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { AmountField, useShortMoney, useTypedMoney } from './amount-field.tsx'
import classes from './cashier.module.css'
import own from './transfers.module.css'
import { typedAmount } from './typed-amount.ts'
import { useIdentified } from './use-command.ts'
import { moveBounds } from './vendor-bounds.ts'
import type { Wallets } from './wallet-page.tsx'
import cards from './withdraw.module.css'

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
    <form className={classes.form} onSubmit={submit} noValidate>
      <VendorCards vendors={wallets.vendors} chosen={vendor} onChoose={form.choose} />
      <Segments
        label={t('direction')}
        options={(['in', 'out'] as const).map((value) => ({ value, label: t(`direction_${value}`) }))}
        value={direction}
        onChange={form.turn}
      />
      <HowMuch form={form} />
      <div className={classes.act}>
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
      </div>
    </form>
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
      end={
        <button type="button" className={cards.all} onClick={form.all}>
          {t('all_of_it')}
        </button>
      }
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
    <fieldset className={own.vendors}>
      <legend className="sr-only">{t('vendors')}</legend>
      <div className={cards.payeesHead}>
        <h3 aria-hidden>{t('vendors')}</h3>
        <RecallAll />
      </div>
      <div className={own.vendorList}>
        {vendors.map((vendor) => (
          <label key={vendor.vassalage} className={own.vendor}>
            <input
              type="radio"
              name="vassalage"
              checked={vendor.vassalage === chosen?.vassalage}
              onChange={() => onChoose(vendor.vassalage)}
            />
            <span className={own.vendorName}>{vendor.displayName}</span>
            {vendor.balance === null ? (
              <span className={own.silent}>{t('not_answering')}</span>
            ) : (
              <Money amount={vendor.balance} className={own.there ?? ''} />
            )}
            {vendor.open ? null : <span className={cards.name}>{t('vendor_closed')}</span>}
          </label>
        ))}
      </div>
    </fieldset>
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
    <span className={own.recall}>
      {recall.refused ? <RefusedLine error={recall.refused} /> : null}
      {count !== undefined && !recall.working && !recall.refused ? (
        <span className={cards.name} role="status">
          {t('recalled', { count })}
        </span>
      ) : null}
      <Button
        size="small"
        working={recall.working ? t('recalling') : false}
        onClick={() => recall.send('recall', undefined)}
      >
        <IconArrowBackUp size={16} aria-hidden />
        {t('recall_all')}
      </Button>
    </span>
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
