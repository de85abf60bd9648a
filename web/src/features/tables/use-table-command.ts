import type { ReplyOf } from '@croupier/contract/call.ts'
import { liveTable } from '@croupier/contract/tables.ts'
import type { placeTableBets } from '@croupier/contract/tables.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { amountText } from '@croupier/engine/money.ts'
import { isUnanswered, CallRefusal } from '@croupier/kit/calls.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { keyOf } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Refusal } from '../../parts/play/round-machine.ts'
import { playSound } from '../../parts/play/sound.ts'
import { sumOfStakes } from './chips.ts'
import type { Stakes } from './chips.ts'
import type { LiveTable } from './use-live-table.ts'

type TableBetsReply = ReplyOf<typeof placeTableBets>

/** What was refused, spot by spot. */
export interface TableRefusal extends Refusal {
  readonly stakes: Stakes
}

const againMs = 1500

/** Send a command, keep what it came to, and why it was refused. */
export function useTableCommand(tableId: string) {
  const client = useQueryClient()
  const { decimals } = useMoneyLook()
  const [refusal, setRefusal] = useState<TableRefusal>()
  const [asking, setAsking] = useState(false)
  const [doubted, setDoubted] = useState<string>()
  const key = keyOf(liveTable, { params: { tableId } })

  const take = ({ roundId, bets, answers, seats, balance: sumBalance }: TableBetsReply) => {
    client.setQueryData<LiveTable>(key, (known) =>
      known?.round?.roundId === roundId ? { ...known, mine: { bets, answers, seats } } : known,
    )
    client.setQueryData<ReplyOf<typeof balance>>(keyOf(balance), (known) => known && { ...known, sumBalance })
  }
  const run = async (stakes: Stakes, call: () => Promise<TableBetsReply>) => {
    const stake = amountText(sumOfStakes(stakes), decimals)
    setAsking(true)
    setRefusal(undefined)
    try {
      take(await answered(call, () => setDoubted(stake)))
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error
      setRefusal({ code: error.code, message: error.message, stake, stakes })
      playSound('error')
      void client.invalidateQueries({ queryKey: key })
      // There is less than this page knew.
      if (error.code === 'insufficient_funds') void client.invalidateQueries({ queryKey: keyOf(balance) })
    } finally {
      setAsking(false)
      setDoubted(undefined)
    }
  }
  return { run, asking, refusal, doubted, dismiss: () => setRefusal(undefined) }
}

/** A command is asked under its own id until an answer comes: the same id is taken once, and says what became of it. */
async function answered(call: () => Promise<TableBetsReply>, onSilence: () => void): Promise<TableBetsReply> {
  for (;;) {
    try {
      return await call()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      onSilence()
      await new Promise((resolve) => setTimeout(resolve, againMs))
    }
  }
}
