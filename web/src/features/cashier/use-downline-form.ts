import { findDownline, type Relative } from '@croupier/contract/downline-transfers.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { ask } from '@croupier/kit/calls.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { useShortMoney, useTypedMoney } from './amount-field.tsx'
import { type DownlineOptions, waysOpen } from './line-hindrance.ts'
import { typedAmount } from './typed-amount.ts'
import { useCommand } from './use-command.ts'
import { useSendDownlineTransfer } from './use-send-downline-transfer.ts'

interface SentTransfer {
  readonly way: 'up' | 'down'
  readonly account: string
  readonly amount: string
  readonly other: Relative
}

/** Whom a transfer is for at first: somebody right below may have been chosen on the way here. */
function useFirstReceiver(options: DownlineOptions) {
  const { transferTo: account = '' } = useSearch({ strict: false })
  const ways = waysOpen(options)
  return { account, way: account !== '' && ways.includes('down') ? 'down' : (ways[0] ?? 'up') } as const
}

/** What was typed of a transfer in one's line, what is wrong with it, and what is asked once more before it is sent. */
export function useDownlineForm(options: DownlineOptions) {
  const t = useWords('transfers')
  const short = useShortMoney()
  const typedMoney = useTypedMoney()
  const { decimals } = useBrand()
  const first = useFirstReceiver(options)
  const [way, setWay] = useState(first.way)
  const [account, setAccount] = useState(first.account)
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState<SentTransfer>()
  const most = unitsFrom(options.transferable) < unitsFrom(options.min) ? options.max : options.transferable
  const amount = typedAmount(typed, decimals)
  const looking = useCommand(
    () => ask(findDownline, { body: { account: account.trim() } }),
    (other) => setAsked({ way, account: account.trim(), amount: amount ?? '', other }),
  )
  const request = useSendDownlineTransfer(() => setAsked(undefined))
  const fits =
    amount !== undefined && unitsFrom(amount) >= unitsFrom(options.min) && unitsFrom(amount) <= unitsFrom(most)
  const amountFault =
    amount === undefined
      ? t('amount_first')
      : fits
        ? undefined
        : t('amount_between', { min: short(options.min), max: short(most) })
  const accountFault = way === 'down' && account.trim() === '' ? t('account_first') : undefined
  const anew =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      setTried(false)
      looking.forget()
      request.forget()
      set(value)
    }
  const type = anew(setTyped)
  return {
    way,
    account,
    typed,
    amount,
    most,
    asked,
    looking,
    request: { ...request, back: () => setAsked(undefined) },
    amountError: request.errorOf('amount') ?? (tried ? amountFault : undefined),
    accountError: looking.errorOf('account') ?? (tried ? accountFault : undefined),
    go: anew(setWay),
    name: anew(setAccount),
    type,
    all: () => type(typedMoney(most)),
    submit: () => {
      setTried(true)
      if (amount === undefined || amountFault !== undefined || accountFault !== undefined) return
      if (way === 'down') looking.send(undefined)
      else if (options.upline) setAsked({ way, account: '', amount, other: options.upline })
    },
  }
}

export type DownlineFormState = ReturnType<typeof useDownlineForm>
