import { Money } from '@croupier/kit/money.tsx'
import { Fact } from '../../parts/page/facts.tsx'

interface MoneyFactProps {
  readonly name: string
  readonly amount: string
  /** The line that the others add up to. */
  readonly total?: boolean
}

/** One amount and what it is called, as a line of a list of facts. */
export const MoneyFact = ({ name, amount, total = false }: MoneyFactProps) => (
  <Fact name={name} total={total}>
    <Money amount={amount} />
  </Fact>
)
