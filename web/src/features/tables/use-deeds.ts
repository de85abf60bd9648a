import { useSession } from '@croupier/kit/session.ts'
import { useState } from 'react'
import type { Stakes } from './chips.ts'
import { keepStakes, keptStakes } from './kept-stakes.ts'
import type { Bets } from './use-bets.ts'
import type { LiveTable } from './use-live-table.ts'
import { useLastStakes } from './use-rebet.ts'

/** Chips lie still unless the round takes bets and somebody is logged in. */
export function useLocked({ round, state }: LiveTable): boolean {
  const guest = useSession() === undefined
  return guest || round?.phase !== 'betting' || (state !== 'open' && state !== 'closing')
}

interface DeedsOf {
  readonly table: LiveTable
  readonly bets: Bets
  readonly locked: boolean
}

/** What may be done with the chips at this moment. */
export function useDeeds({ table, bets, locked }: DeedsOf) {
  const { gameCode, currency, round } = table
  const last = useLastStakes(round?.roundId, bets.own)
  const [kept, setKept] = useState(() => keptStakes(gameCode, currency))
  const lay = (stakes: Stakes) => (locked || stakes.size === 0 ? undefined : () => bets.lay(stakes))
  const { own } = bets
  return {
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

export type Deeds = ReturnType<typeof useDeeds>
