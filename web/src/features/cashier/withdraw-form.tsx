import { Grid } from '@croupier/kit/layout/layout.tsx'
import { requestWithdrawal, withdrawal as readWithdrawal } from '@croupier/contract/cashier.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { PrimaryButton } from '@croupier/kit/form/button.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { RefusedLine } from '../../parts/page/refused-line.tsx'
import { useNow } from '../../parts/limits/use-play-session.ts'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { AllButton, AmountField, useShortMoney, useTypedMoney } from './amount-field.tsx'
import classes from './cashier.module.css'
import { hindranceOf, isCooling, type WithdrawalOptions } from './hindrance.ts'
import { HindranceNotice } from './hindrance-notice.tsx'
import { PayeeCards } from './payee-cards.tsx'
import { PaymentPassword } from './payment-password.tsx'
import { ReviewRule } from './review-rule.tsx'
import { showField } from './show-field.ts'
import { typedAmount } from './typed-amount.ts'
import { useIdentified } from './use-command.ts'
import { WithdrawSum } from './withdraw-sum.tsx'
import { WithdrawableCards } from './withdrawable-cards.tsx'
import own from './withdraw.module.css'

/** How much is to leave, to which of the member's accounts, and the password that lets it. */
export function WithdrawForm({ options }: { readonly options: WithdrawalOptions }) {
  const t = useWords('cashier')
  const short = useShortMoney()
  const look = useMoneyLook()
  const form = useWithdrawForm(options)
  const { hindrance, payee, amount } = form
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = form.submit()
    if (wrong) showField(event.currentTarget, wrong)
  }
  return (
    <Grid as="form" gap={20} columns={1} className={classes.form} onSubmit={submit} noValidate>
      <WithdrawableCards options={options} />
      {hindrance ? <HindranceNotice hindrance={hindrance} options={options} /> : null}
      <PayeeCards payees={options.payees} now={form.now} chosen={payee?.id} onChoose={form.choose} />
      <Grid gap={20} align="start" columns={2} className={own.pair}>
        <AmountField
          label={t('amount')}
          aside={t('between', { min: short(options.min), max: short(form.most ?? options.max) })}
          typed={form.typed}
          onType={form.type}
          error={form.amountError}
          end={<AllButton text={t('all_of_it')} onClick={form.all} />}
        />
        <PaymentPassword value={form.password} error={form.passwordError} onType={form.typePassword} />
      </Grid>
      <WithdrawSum options={options} amount={amount} />
      <ReviewRule options={options} />
      <Grid gap={8} className={classes.act}>
        {form.refused ? <RefusedLine error={form.refused} /> : null}
        <PrimaryButton
          type="submit"
          size="large"
          wide
          working={form.working ? t('withdrawing') : false}
          blocked={hindrance ? t(`blocked_${hindrance}`) : undefined}
        >
          {amount === undefined ? t('withdraw') : t('withdraw_amount', { amount: moneyText(amount, look) })}
        </PrimaryButton>
      </Grid>
    </Grid>
  )
}

/** The most that one withdrawal can be now; undefined where that is less than the least. */
function mostOf({ withdrawable, min, max, dayLeft }: WithdrawalOptions): string | undefined {
  const bounds = [withdrawable, max, ...(dayLeft === null ? [] : [dayLeft])]
  const most = bounds.reduce((least, one) => (unitsFrom(one) < unitsFrom(least) ? one : least))
  return unitsFrom(most) < unitsFrom(min) ? undefined : most
}

function useWithdrawForm(options: WithdrawalOptions) {
  const { decimals } = useBrand()
  const typedMoney = useTypedMoney()
  const [payeeId, setPayeeId] = useState<string>()
  const [typed, setTyped] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const request = useRequest(() => setPassword(''))
  const most = mostOf(options)
  // An account that waits can be used while the page is open.
  const now = useNow()
  const usable = options.payees.filter(({ usableFrom }) => !isCooling(usableFrom, now))
  const payee = usable.find(({ id }) => id === payeeId) ?? usable[0]
  const amount = typedAmount(typed, decimals)
  const fault = useFault(options, most ?? options.max, amount)
  const passwordFault = usePasswordFault(password)
  const anew =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setTried(false)
      request.forget()
      set(value)
    }
  const type = anew(setTyped)
  const hindrance = hindranceOf(options, now)
  return {
    ...request,
    now,
    hindrance,
    payee,
    amount,
    typed,
    most,
    password,
    amountError: request.errorOf('amount') ?? (tried ? fault : undefined),
    passwordError: request.errorOf('paymentPassword') ?? (tried ? passwordFault : undefined),
    choose: anew(setPayeeId),
    type,
    typePassword: anew(setPassword),
    all: () => type(typedMoney(most ?? options.withdrawable)),
    /** Answers the field that stands in the way, if one does. */
    submit: (): 'amount' | 'paymentPassword' | undefined => {
      setTried(true)
      if (hindrance || !payee) return undefined
      if (amount === undefined || fault !== undefined) return 'amount'
      if (passwordFault !== undefined) return 'paymentPassword'
      request.send(`${payee.id} ${amount}`, { payoutAccountId: payee.id, amount, paymentPassword: password })
      return undefined
    },
  }
}

interface WithdrawalRequest {
  readonly payoutAccountId: string
  readonly amount: string
  readonly paymentPassword: string
}

/** Asks to be paid, and shows what came of it. */
function useRequest(onWrongPassword: () => void) {
  const client = useQueryClient()
  const open = useOpenModal()
  return useIdentified(
    (body: WithdrawalRequest, id) =>
      ask(requestWithdrawal, { body: { ...body, id } }).catch((error: unknown) => {
        // Digits that nobody sees are not corrected but typed anew.
        if (error instanceof CallRefusal && error.fields['paymentPassword']) onWrongPassword()
        throw error
      }),
    (answer) => {
      client.setQueryData(keyOf(readWithdrawal, { params: { withdrawalId: answer.id } }), answer)
      open('memberCentre', `withdraw.${answer.id}`)
    },
  )
}

/** What is wrong with an amount, as far as the page knows. */
function useFault({ min }: WithdrawalOptions, most: string, amount: string | undefined): string | undefined {
  const t = useWords('cashier')
  const short = useShortMoney()
  if (amount === undefined) return t('amount_first')
  const fits = unitsFrom(amount) >= unitsFrom(min) && unitsFrom(amount) <= unitsFrom(most)
  return fits ? undefined : t('amount_between', { min: short(min), max: short(most) })
}

const usePasswordFault = (password: string): string | undefined => {
  const t = useWords('cashier')
  return password === '' ? t('password_first') : undefined
}
