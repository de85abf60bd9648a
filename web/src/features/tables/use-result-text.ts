import { amountText } from '@croupier/engine/money.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { unitsSaid } from '../../parts/play/amounts.ts'
import type { TableLayout } from './layout.ts'
import { useResultWords } from './status.tsx'
import type { LiveTable } from './use-live-table.ts'

/** All that came back of the own bets, once the round is paid. */
export function useReturned({ round, mine }: LiveTable): string | undefined {
  const { decimals } = useMoneyLook()
  const over = round?.phase === 'settled' || round?.phase === 'void'
  const decided = mine.bets.filter(({ state }) => state !== 'undone' && state !== 'placed')
  if (!over || decided.length === 0) return undefined
  const units = decided.reduce((sum, { payout }) => sum + unitsSaid(payout), 0n)
  return amountText(units, decimals)
}

/** The result and what it brought, said once. */
export function useResultText(table: LiveTable, layout: TableLayout): string {
  const t = useWords('tables')
  const look = useMoneyLook()
  const resultOf = useResultWords(layout)
  const returned = useReturned(table)
  const { round } = table
  if (!round?.summary) return ''
  const result = resultOf(round.summary)
  return returned === undefined ? result : t('said_returned', { result, amount: moneyText(returned, look) })
}
