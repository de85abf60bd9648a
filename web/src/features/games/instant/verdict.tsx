import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { IconCheck, IconMinus, IconX } from '@tabler/icons-react'
import { winTier } from '../win-tier.ts'
import { WinAmount, WinOver } from '../win-moment.tsx'
import { unitsSaid } from '../../../parts/play/amounts.ts'
import { multiplierTrimmed } from './multiplier.ts'
import { usePaidText } from './use-paid-text.ts'
import classes from './verdict.module.css'
import { useDecimal } from '../../../parts/play/use-decimal.ts'

interface VerdictProps {
  /** The wire's multiplier; undefined before there is a result. */
  readonly multiplier: string | undefined
  readonly payout: string
  readonly stake: string
}

/** The result of a round: its multiplier, and in words what it paid. Its place is kept while there is none. */
export function Verdict({ multiplier, payout, stake }: VerdictProps) {
  const decimal = useDecimal()
  const paidText = usePaidText()
  if (multiplier === undefined)
    return <Row align="baseline" justify="center" wraps weight={600} className={classes.verdict} aria-hidden />
  const nothing = unitsSaid(payout) === 0n
  const tier = winTier(payout, stake)
  const Icon = tier ? IconCheck : nothing ? IconX : IconMinus
  return (
    <Row
      align="baseline"
      justify="center"
      wraps
      weight={600}
      tone={tier ? 'win' : nothing ? 'text-dim' : 'text'}
      className={classes.verdict}
      aria-hidden
    >
      <WinOver key={`${payout} ${stake}`} payout={payout} stake={stake} />
      <Text as="b" size={32} weight={800} className={`num ${classes.multiplier}`}>
        {decimal(multiplierTrimmed(multiplier))}×
      </Text>
      <Row as="span" inline gap={6} align="center">
        <Icon size={18} />
        {tier === 'big' || tier === 'mega' ? <WinAmount payout={payout} stake={stake} /> : paidText(payout, stake)}
      </Row>
    </Row>
  )
}
