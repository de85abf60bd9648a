import { numberFormat } from '@croupier/kit/formats.ts'
import { figures, type MoneyLook, signOf, useMoneyLook } from '@croupier/kit/money.tsx'
import classes from './figure.module.css'

interface FigureProps {
  readonly amount: string
  /** Says + or − and has the colour of it. */
  readonly signed?: boolean
}

/** An amount in a table of many, in whole units of the currency; what would read as nothing shows its decimals. */
export function Figure({ amount, signed = false }: FigureProps) {
  const look = useMoneyLook()
  const sign = signOf(amount, signed ? 'signed' : 'plain')
  return (
    <span className={classes.figure} data-sign={signed && sign ? (sign === '+' ? 'in' : 'out') : undefined}>
      {sign}
      {wholeText(amount, look)}
    </span>
  )
}

/** An amount without its sign, rounded to whole units. */
function wholeText(amount: string, look: Pick<MoneyLook, 'language' | 'decimals'>): string {
  const digits = amount.replace(/^-/, '')
  // A decimal string is formatted exactly; the types only know numbers.
  const whole = numberFormat(look.language, { maximumFractionDigits: 0 }).format(digits as unknown as number)
  return whole === '0' && /[1-9]/.test(digits) ? figures(amount, look) : whole
}
