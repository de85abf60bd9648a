import { unitsSaid } from '../../../parts/play/amounts.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { History } from './history.tsx'
import { multiplierTrimmed } from './multiplier.ts'
import type { ShownRound } from './use-instant-table.ts'

interface MultipliersPastProps {
  readonly rounds: readonly ShownRound<{ readonly multiplier: string }>[]
}

/** The last rounds of a game by what they multiplied the stake with. */
export function MultipliersPast({ rounds }: MultipliersPastProps) {
  const decimal = useDecimal()
  const past = rounds.map(({ roundId, event, payout, stake }) => ({
    roundId,
    text: `${decimal(multiplierTrimmed(event.multiplier))}×`,
    won: unitsSaid(payout) > unitsSaid(stake),
  }))
  return <History past={past} />
}
