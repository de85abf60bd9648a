import type { ReplyOf } from '@croupier/contract/call.ts'
import { liveTable, placeTableBets, undoTableBets } from '@croupier/contract/tables.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { amountText } from '@croupier/engine/money.ts'
import { ask, Refused } from '@croupier/kit/calls.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { unitsSaid } from '../games/purse.ts'
import type { Refusal } from '../games/round-desk.ts'
import { playSound } from '../games/sound.ts'
import { sumOfStakes, withStakes } from './chips.ts'
import type { Stakes } from './chips.ts'
import type { LiveTable } from './use-live-table.ts'

type Mine = ReplyOf<typeof placeTableBets>

const nothing: Stakes = new Map()

/** What lies on the spots and is one's own. */
const ownStakes = ({ mine }: Pick<LiveTable, 'mine'>): Stakes =>
  withStakes(
    nothing,
    mine.bets.filter(({ state }) => state !== 'undone').map(({ spot, stake }) => [spot, unitsSaid(stake)] as const),
  )

/** What a member may do with chips at a table. Nothing lies there for good until the server has said so. */
export function useBets(table: LiveTable | undefined) {
  const { decimals } = useMoneyLook()
  const [waiting, setWaiting] = useState<Stakes>(nothing)
  const queue = useRef<Stakes>(nothing)
  const busy = useRef(false)
  const round = table?.round ?? undefined
  const tableId = table?.tableId ?? ''
  const { told, asking, refusal, dismiss } = useTold(tableId)
  // What is laid while an answer is on its way goes together with the next command.
  const send = async (roundId: string) => {
    if (busy.current) return
    busy.current = true
    while (queue.current.size > 0) {
      const stakes = queue.current
      queue.current = nothing
      const bets = [...stakes].map(([spot, units]) => ({ spot, stake: amountText(units, decimals) }))
      const body = { id: crypto.randomUUID(), roundId, bets, paytableVersion: table?.paytableVersion }
      await told(stakes, () => ask(placeTableBets, { params: { tableId }, body }))
      setWaiting(queue.current)
    }
    busy.current = false
  }
  const own = table ? ownStakes(table) : nothing
  return {
    own,
    waiting,
    asking,
    refusal,
    dismiss,
    lay: (stakes: Stakes) => {
      if (!round || stakes.size === 0) return
      playSound('press')
      queue.current = withStakes(queue.current, stakes)
      setWaiting((known) => withStakes(known, stakes))
      void send(round.roundId)
    },
    undo: () => {
      if (!round) return
      const body = { id: crypto.randomUUID(), roundId: round.roundId }
      void told(nothing, () => ask(undoTableBets, { params: { tableId }, body }))
    },
  }
}

export type Bets = ReturnType<typeof useBets>

/** Send a command, keep what it came to, and why it was refused. */
function useTold(tableId: string) {
  const client = useQueryClient()
  const { decimals } = useMoneyLook()
  const [refusal, setRefusal] = useState<Refusal>()
  const [asking, setAsking] = useState(false)
  const key = keyOf(liveTable, { params: { tableId } })

  const take = ({ roundId, bets, answers, seats, balance: sumBalance }: Mine) => {
    client.setQueryData<LiveTable>(key, (known) =>
      known?.round?.roundId === roundId ? { ...known, mine: { bets, answers, seats } } : known,
    )
    client.setQueryData<ReplyOf<typeof balance>>(keyOf(balance), (known) => known && { ...known, sumBalance })
  }
  const told = async (stakes: Stakes, call: () => Promise<Mine>) => {
    setAsking(true)
    setRefusal(undefined)
    try {
      take(await call().catch((error: unknown) => again(error, call)))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      setRefusal({ code: error.code, message: error.message, stake: amountText(sumOfStakes(stakes), decimals) })
      playSound('error')
      void client.invalidateQueries({ queryKey: key })
    } finally {
      setAsking(false)
    }
  }
  return { told, asking, refusal, dismiss: () => setRefusal(undefined) }
}

/** A command whose answer was lost is asked once more under its own id; the same id is taken once. */
function again(error: unknown, call: () => Promise<Mine>): Promise<Mine> {
  if (error instanceof Refused && error.code === 'unreachable') return call()
  throw error
}
