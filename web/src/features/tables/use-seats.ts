import { takeSeat } from '@croupier/contract/table-answers.ts'
import { liveTable } from '@croupier/contract/tables.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { keyOf } from '@croupier/kit/query.ts'
import { useSession } from '@croupier/kit/session.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SeatPlan } from './layout.ts'
import type { LiveTable } from './use-live-table.ts'

/** Who sits where at a table with seats, and how to sit down and get up. */
export function useSeats({ tableId, seats, mine, state }: LiveTable): SeatPlan {
  const client = useQueryClient()
  const guest = useSession() === undefined
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState<CallRefusal>()
  const key = keyOf(liveTable, { params: { tableId } })
  const command = async (seat: number, what: 'take' | 'leave') => {
    setAsking(true)
    setRefused(undefined)
    try {
      const { seats: own } = await ask(takeSeat, { params: { tableId }, body: { seat, do: what } })
      client.setQueryData<LiveTable>(key, (known) => known && { ...known, mine: { ...known.mine, seats: own } })
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error
      setRefused(error)
    } finally {
      setAsking(false)
      void client.invalidateQueries({ queryKey: key })
    }
  }
  const free = !guest && !asking
  return {
    owners: new Map(seats.map(({ seat, player }) => [seat, player])),
    own: mine.seats,
    guest,
    refused,
    onSit: free && state === 'open' ? (seat) => void command(seat, 'take') : undefined,
    onLeave: free ? (seat) => void command(seat, 'leave') : undefined,
  }
}
