import type { DepositStage } from '@croupier/contract/console-deposits.ts'
import { useWords } from '@croupier/kit/words.ts'

/** The stages of the deposit desk: those of deposits, and the money that belongs to none. */
export const DEPOSIT_TABS = ['slip', 'differs', 'stray', 'parked', 'waiting', 'done'] as const satisfies readonly (
  | DepositStage
  | UnmatchedReceiptTab
)[]
export type DepositTab = (typeof DEPOSIT_TABS)[number]
export type UnmatchedReceiptTab = 'stray' | 'parked'

export const isUnmatchedReceiptTab = (tab: DepositTab): tab is UnmatchedReceiptTab =>
  tab === 'stray' || tab === 'parked'

/** The tabs with what waits in each, as far as it is known. */
export function useDepositTabs(counts: Readonly<Partial<Record<DepositTab, number>>>) {
  const t = useWords('desk')
  return DEPOSIT_TABS.map((stage) => ({ stage, name: t(`deposit_stage.${stage}`), count: counts[stage] }))
}
