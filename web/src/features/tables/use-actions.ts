import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { useLiveState } from '@croupier/kit/live.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useState } from 'react'
import type { Stakes } from './chips.ts'
import { keepStakes, keptStakes } from './kept-stakes.ts'
import { bettableSpotsOf } from './bettable-spots.ts'
import type { Bets } from './use-bets.ts'
import type { LiveTable } from './use-live-table.ts'
import { useLastStakes } from './use-rebet.ts'

/** Chips lie still unless the round takes bets and somebody is logged in. */
export function useLocked({ round, state }: LiveTable): boolean {
  const guest = useSession() === undefined
  const { lost } = useLiveState()
  return guest || lost || round?.phase !== 'betting' || (state !== 'open' && state !== 'closing')
}

interface ActionsOf {
  readonly table: LiveTable
  readonly bets: Bets
  readonly locked: boolean
}

/** What may be done with the chips at this moment. */
export function useActions({ table, bets, locked }: ActionsOf) {
  const { gameCode, paytable, currency, round } = table
  const last = useLastStakes(round?.roundId, bets.own)
  const [kept, setKept] = useState(() => keptStakes(gameCode, currency))
  const layable = bettableSpotsOf(table, tableGameOf(gameCode)?.spots(paytable) ?? [])
  const lay = (stakes: Stakes) => {
    const allowed = new Map([...stakes].filter(([spot]) => layable.has(spot)))
    return locked || allowed.size === 0 ? undefined : () => bets.lay(allowed)
  }
  const { own } = bets
  return {
    onUndoLast: locked ? undefined : bets.undoLast,
    onUndo: locked || own.size === 0 || typeof round?.undoUntil !== 'string' ? undefined : bets.undo,
    onAgain: own.size > 0 ? undefined : lay(last),
    onDouble: lay(own),
    onKeep:
      own.size === 0
        ? undefined
        : () => {
            keepStakes(gameCode, currency, own)
            setKept(own)
          },
    onKept: lay(kept),
  }
}

export type TableActions = ReturnType<typeof useActions>
