import { Money } from '@croupier/kit/money.tsx'

interface MoneyFactProps {
  readonly name: string
  readonly amount: string
  /** The line that the others add up to. */
  readonly total?: boolean
}

/** One amount and what it is called, as a line of a list of facts. */
export function MoneyFact({ name, amount, total = false }: MoneyFactProps) {
  return (
    <div data-total={total || undefined}>
      <dt>{name}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  )
}
