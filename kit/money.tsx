import { useMemo } from 'react'
import { useBrand } from './brand.tsx'
import { numberFormat } from './formats.ts'
import classes from './money.module.css'
import { useSession } from './session.ts'
import { useLanguage } from './words.ts'

export interface MoneyLook {
  readonly language: string
  readonly decimals: number
  readonly sign: string
  readonly signAfter: boolean
}

/** Signed amounts say + or −; plain ones only −. */
type MoneySign = 'plain' | 'signed'

/** An amount as it is read in this language, grouped and with the currency's decimals, without its sign. Text in, text out: no floats. */
export function figures(amount: string, { language, decimals }: Pick<MoneyLook, 'language' | 'decimals'>): string {
  const digits = amount.replace(/^-/, '')
  // A decimal string is formatted exactly; the types only know numbers.
  return numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: 4 }).format(
    digits as unknown as number,
  )
}

/** + for what came in, − for what went out, nothing for zero. */
export function signOf(amount: string, shown: MoneySign): string {
  if (/^-?0*(\.0*)?$/.test(amount)) return ''
  if (amount.startsWith('-')) return '−'
  return shown === 'signed' ? '+' : ''
}

/** An amount in words, for labels and messages: `₱1,234.50`, `12.500 ₫`, never broken between two lines. */
export function moneyText(amount: string, look: MoneyLook, shown: MoneySign = 'plain'): string {
  const sign = signOf(amount, shown)
  const text = figures(amount, look)
  return look.signAfter ? `${sign}${text}\u00A0${look.sign}` : `${sign}${look.sign}${text}`
}

const TRIAL = 4
const PLAY_SIGN = 'FUN\u00A0'
/** Of a brand that says none. */
const DEFAULT_SIGN = 'P'

/** The sign before or behind a brand's amounts. */
export const signOfBrand = ({ currencySign }: { readonly currencySign: string }): string =>
  currencySign.trim() === '' ? DEFAULT_SIGN : currencySign

/** How this brand's money is written in the visitor's language; a trial account sees play money. */
export function useMoneyLook(): MoneyLook {
  const brand = useBrand()
  const language = useLanguage()
  const playMoney = useSession()?.isAgent === TRIAL
  const sign = playMoney ? PLAY_SIGN : signOfBrand(brand)
  const { decimals, signAfter } = brand
  return useMemo(() => ({ language, decimals, sign, signAfter }), [language, decimals, sign, signAfter])
}

/** An amount of the brand's currency, its sign small beside tabular figures. `signed` adds + or − and the colour of winning or losing. */
export function Money({
  amount,
  signed = false,
  className,
}: {
  readonly amount: string
  readonly signed?: boolean
  readonly className?: string
}) {
  const look = useMoneyLook()
  const sign = signOf(amount, signed ? 'signed' : 'plain')
  const tone = signed && sign ? (sign === '+' ? classes.in : classes.out) : ''
  const currency = <span className={look.signAfter ? classes.after : classes.before}>{look.sign}</span>
  return (
    <span className={`${classes.money} ${tone} ${className ?? ''}`}>
      {sign}
      {look.signAfter ? null : currency}
      {figures(amount, look)}
      {look.signAfter ? currency : null}
    </span>
  )
}
