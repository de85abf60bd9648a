import type { LobbyTable } from '@croupier/contract/tables.ts'
import type { MoneyLook } from '@croupier/kit/money.tsx'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { shortText } from '../../parts/play/short-amount.ts'

/** The least and the most of the spots that take most: `10K – 50M`. */
export function limitsText({ limits }: Pick<LobbyTable, 'limits'>, look: MoneyLook): string {
  const [widest] = limits.toSorted((one, other) => (unitsSaid(one.max) < unitsSaid(other.max) ? 1 : -1))
  return widest ? `${shortText(unitsSaid(widest.min), look)} – ${shortText(unitsSaid(widest.max), look)}` : ''
}
