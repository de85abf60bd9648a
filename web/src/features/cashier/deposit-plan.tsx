import type { DepositChannel } from '@croupier/contract/cashier.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { changeOf } from '../../parts/wallet/counting.ts'
import { SumBox } from '../../parts/page/facts.tsx'
import { feeOf } from './fee.ts'
import { MoneyFact } from './money-fact.tsx'
import { MoneyPanel } from './money-panel.tsx'
import { depositPlan, type Stage } from './stages.ts'
import { Timeline } from './timeline.tsx'

interface DepositSumProps {
  readonly channel: DepositChannel
  readonly amount: string
}

/** What is paid, what of it is taken and what arrives. */
export function DepositSum({ channel, amount }: DepositSumProps) {
  const t = useWords('cashier')
  const { fee, arrives } = useTaken({ channel, amount })
  return (
    <SumBox>
      <MoneyFact name={t('you_pay')} amount={amount} />
      <MoneyFact name={t('fee')} amount={fee} />
      <MoneyFact name={t('arrives')} amount={arrives} total />
    </SumBox>
  )
}

function useTaken({ channel, amount }: DepositSumProps) {
  const { decimals } = useBrand()
  const fee = feeOf(amount, channel.fee, decimals)
  return { fee, arrives: changeOf(fee, amount) }
}

interface DepositPlanProps {
  readonly channel: DepositChannel | undefined
  readonly amount: string | undefined
}

/** What happens after the button: the stations that a deposit goes through. */
export function DepositPlan({ channel, amount }: DepositPlanProps) {
  const t = useWords('cashier')
  if (!channel) return null
  return (
    <MoneyPanel title={t('plan')}>
      <PlannedWay channel={channel} amount={amount} />
    </MoneyPanel>
  )
}

function PlannedWay({
  channel,
  amount = '0',
}: {
  readonly channel: DepositChannel
  readonly amount: string | undefined
}) {
  const t = useWords('cashier')
  const look = useMoneyLook()
  const { arrives } = useTaken({ channel, amount })
  const note = ({ name }: Stage) => {
    if (name === 'wait' || name === 'send_slip') return t('plan_within', { minutes: channel.minutes })
    if (name === 'paid' || name === 'coins_seen') return channel.text
    return name === 'credited' && Number(arrives) > 0 ? moneyText(arrives, look) : undefined
  }
  return <Timeline of="deposit" stages={depositPlan(channel.rail)} note={note} />
}
