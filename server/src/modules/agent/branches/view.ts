import type { Rebates, TeamRow } from '@croupier/contract/agent.ts'
import { amountText } from '@croupier/engine/money.ts'
import { sumsView } from '../figures/view.ts'
import { personView } from '../team/view.ts'
import type { TeamRow as StoredRow } from './store.ts'

/** A row of the team. */
export const rowView = (row: StoredRow, rebates: Rebates, decimals: number): TeamRow => ({
  ...personView(row),
  depth: row.depth,
  since: row.since.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  isAvailable: row.isAvailable,
  rebates,
  balance: amountText(row.balance, decimals),
  below: { agents: row.agentsBelow, members: row.membersBelow },
  sums: sumsView(row, decimals),
})
