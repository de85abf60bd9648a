import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { unitsSaid } from '../purse.ts'
import { trimmed } from './multiplier.ts'
import { usePaidSaid } from './paid-said.ts'
import classes from './verdict.module.css'
import { useDecimal } from '../use-decimal.ts'

interface VerdictProps {
  /** The wire's multiplier; undefined before there is a result. */
  readonly multiplier: string | undefined
  readonly payout: string
  readonly stake: string
}

/** The result of a round: its multiplier, and in words what it paid. Its place is kept while there is none. */
export function Verdict({ multiplier, payout, stake }: VerdictProps) {
  const decimal = useDecimal()
  const paidSaid = usePaidSaid()
  if (multiplier === undefined) return <div className={classes.verdict} aria-hidden />
  const [paid, staked] = [unitsSaid(payout), unitsSaid(stake)]
  const Icon = paid > staked ? IconCheck : paid === 0n ? IconX : IconMinus
  return (
    <div
      className={classes.verdict}
      data-won={paid > staked || undefined}
      data-lost={paid === 0n || undefined}
      aria-hidden
    >
      <b className={classes.multiplier}>{decimal(trimmed(multiplier))}×</b>
      <span className={classes.words}>
        <Icon size={18} />
        {paidSaid(payout, stake)}
      </span>
    </div>
  )
}
