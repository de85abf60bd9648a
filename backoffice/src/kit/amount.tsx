import { figures, signOf } from '@croupier/kit/money.tsx'
import { useLanguage } from '@croupier/kit/words.ts'
import { useBrandNow } from './operator.tsx'
import classes from './amount.module.css'

interface AmountProps {
  /** Digits with a point, as the server says it. */
  readonly amount: string
  /** Results always say + or −; others only −. */
  readonly signed?: boolean
  /** Left out in a column whose head says it. */
  readonly currency?: string
  /** Without decimals, for overviews. */
  readonly rough?: boolean
}

/** An amount in tabular figures, its currency smaller and dim behind it; the brand's decimals. */
export function Amount({ amount, signed = false, currency, rough = false }: AmountProps) {
  const language = useLanguage()
  const { decimals } = useBrandNow()
  const sign = signOf(amount, signed ? 'signed' : 'plain')
  const tone = signed && sign !== '' ? (sign === '+' ? classes.in : classes.out) : ''
  const text = rough ? figures(whole(amount), { language, decimals: 0 }) : figures(amount, { language, decimals })
  return (
    <span className={`${classes.amount} ${tone}`}>
      {sign}
      {text}
      {currency === undefined ? null : <small>{currency}</small>}
    </span>
  )
}

const whole = (amount: string) => amount.split('.', 1)[0] ?? amount
