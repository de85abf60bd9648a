import type { ReplyOf } from '@croupier/contract/call.ts'
import { cancelCrashBet, crashTable, leaveCrash, placeCrashBet } from '@croupier/contract/crash.ts'
import { balance } from '@croupier/contract/wallet.ts'
import { ask, CallRefusal } from '@croupier/kit/calls.ts'
import { useTopic } from '@croupier/kit/live.ts'
import { keyOf, useAsk } from '@croupier/kit/query.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Refusal } from '../../../parts/play/round-machine.ts'
import { limitOf } from '../../../parts/play/own-limit.ts'
import { useClockOffset } from '../../../parts/play/use-clock-offset.ts'
import { withHeard, withOwn } from './table.ts'
import type { CrashPlay, OwnBet } from './table.ts'

/** The shared round as it stands, the server's clock, and what a member may do in it. */
export function useCrash() {
  const client = useQueryClient()
  const asked = useAsk(crashTable, undefined, { staleTime: 0 })
  const table = asked.data
  const [refusal, setRefusal] = useState<Refusal>()
  const aheadMs = useClockOffset(table, asked.dataUpdatedAt)
  useTopic('crash', (data) => {
    // The topic carries the same table without the own bets.
    const heard = data as Omit<CrashPlay, 'mine'>
    const before = client.getQueryData<CrashPlay>(keyOf(crashTable))
    client.setQueryData<CrashPlay>(keyOf(crashTable), (known) => withHeard(known, heard))
    // What became of the own bets is asked for as soon as a round is over, and as soon as the next one opens.
    if (before && before.round?.phase !== heard.round?.phase) void asked.refetch()
  })
  const underWay = table?.mine.some(({ state }) => state === 'placed') === true && table.round?.phase !== 'betting'
  useRefreshed(underWay, () => void asked.refetch())

  const take = (bet: OwnBet) => {
    client.setQueryData<CrashPlay>(keyOf(crashTable), (known) => known && { ...known, mine: withOwn(known.mine, bet) })
    client.setQueryData<ReplyOf<typeof balance>>(
      keyOf(balance),
      (known) => known && { ...known, sumBalance: bet.balance },
    )
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === '/wps/betting/bets' })
  }
  const told = async (stake: string, call: () => Promise<OwnBet>): Promise<OwnBet | undefined> => {
    setRefusal(undefined)
    try {
      const bet = await call()
      take(bet)
      return bet
    } catch (error) {
      if (!(error instanceof CallRefusal)) throw error
      setRefusal({ code: error.code, message: error.message, stake, ...limitOf(error) })
      void asked.refetch()
      return undefined
    }
  }
  return {
    table,
    error: asked.error,
    refetch: () => void asked.refetch(),
    aheadMs,
    refusal,
    dismiss: () => setRefusal(undefined),
    place: (roundId: string, stake: string, autoAt: string | undefined) =>
      told(stake, () =>
        ask(placeCrashBet, {
          body: { id: crypto.randomUUID(), roundId, stake, ...(autoAt === undefined ? {} : { autoAt }) },
        }),
      ),
    cancel: ({ betId, stake }: OwnBet) => told(stake, () => ask(cancelCrashBet, { params: { betId } })),
    leave: ({ betId, stake }: OwnBet) => told(stake, () => ask(leaveCrash, { params: { betId } })),
  }
}

export type Crash = ReturnType<typeof useCrash>

const refreshMs = 1500

function useRefreshed(on: boolean, refresh: () => void) {
  useEffect(() => {
    if (!on) return
    const timer = setInterval(refresh, refreshMs)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps
  }, [on])
}
