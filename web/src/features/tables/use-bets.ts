import { placeTableBets, undoTableBets } from '@croupier/contract/tables.ts'
import { amountText } from '@croupier/engine/money.ts'
import { ask } from '@croupier/kit/calls.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useRef, useState } from 'react'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { withStakes } from './chips.ts'
import type { Stakes } from './chips.ts'
import { BetSlip } from './bet-slip.ts'
import { soundTable } from './table-sound.ts'
import type { LiveTable } from './use-live-table.ts'
import { useTableCommand } from './use-table-command.ts'

const nothing: Stakes = new Map()

/** Clicks so close to each other go to the server together; until then the last of them can be taken back here. */
const gatherMs = 700
/** So near the end of betting nothing is gathered any more. */
const hurryMs = 2500

/** What lies on the spots and is one's own. */
const ownStakes = ({ mine }: Pick<LiveTable, 'mine'>): Stakes =>
  withStakes(
    nothing,
    mine.bets.filter(({ state }) => state !== 'undone').map(({ spot, stake }) => [spot, unitsSaid(stake)] as const),
  )

/** What a member may do with chips at a table. Nothing lies there for good until the server has said so. */
export function useBets(table: LiveTable, aheadMs: number) {
  const { decimals } = useMoneyLook()
  const { tableId, paytableVersion } = table
  const round = table.round ?? undefined
  const { run, ...command } = useTableCommand(tableId)
  const [sent, setSent] = useState(nothing)
  const busy = useRef(false)
  const [laid, setLaid] = useState(nothing)
  const [slip] = useState(() => new BetSlip(setLaid))
  // What is laid while an answer is on its way goes together with the next command.
  const send = async (roundId: string) => {
    if (busy.current) return
    busy.current = true
    for (let stakes = slip.take(); stakes.size > 0; stakes = slip.take()) {
      setSent(stakes)
      const bets = [...stakes].map(([spot, units]) => ({ spot, stake: amountText(units, decimals) }))
      const body = { id: crypto.randomUUID(), roundId, bets, paytableVersion }
      await run(stakes, () => ask(placeTableBets, { params: { tableId }, body }))
      setSent(nothing)
    }
    busy.current = false
  }
  return {
    ...command,
    own: ownStakes(table),
    /** Laid, but not yet said to be accepted. */
    waiting: withStakes(sent, laid),
    lay: (stakes: Stakes) => {
      if (!round || stakes.size === 0) return
      soundTable('chip', stakes.size)
      const leftMs = Date.parse(round.betsUntil) - Date.now() - aheadMs
      slip.add(stakes, leftMs < hurryMs ? 0 : gatherMs, () => void send(round.roundId))
    },
    /** Takes the last click back, as long as it has not been sent. */
    undoLast: laid.size > 0 ? slip.drop : undefined,
    undo: () => {
      if (!round) return
      const body = { id: crypto.randomUUID(), roundId: round.roundId }
      void run(nothing, () => ask(undoTableBets, { params: { tableId }, body }))
    },
  }
}

export type Bets = ReturnType<typeof useBets>
