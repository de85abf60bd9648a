import { isCashOut } from '@croupier/engine/instant/crash.ts'
import { limboTarget } from '@croupier/engine/instant/limbo-game.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { playSound } from '../../../parts/play/sound.ts'
import { stakeText } from '../../../parts/play/stake.ts'
import { useStake } from '../use-stake.ts'
import type { OwnBet } from './table.ts'
import { useAutoBets } from './use-auto-bets.ts'
import type { Crash } from './use-crash.ts'

/** One of the two bets: what is chosen, what is placed, and whether it waits for the next round. */
export function useBetSlot(game: Game, crash: Crash, bet: OwnBet | undefined) {
  const stake = useStake(game, 100n)
  const [auto, setAuto] = useState('')
  const [queued, setQueued] = useState(false)
  const [asking, setAsking] = useState(false)
  const autoAt = limboTarget(auto)
  const autoWrong = auto !== '' && (autoAt === undefined || !isCashOut(autoAt))
  const play = useAutoBets(bet)
  const round = crash.table?.round
  const opens = round?.phase === 'betting' ? round.roundId : undefined

  const during = async (work: Promise<OwnBet | undefined>) => {
    setAsking(true)
    const answer = await work
    setAsking(false)
    return answer
  }
  const place = (roundId: string) => {
    if (stake.units === undefined || autoWrong) return
    playSound('press')
    stake.take(stake.units)
    const at = autoAt === undefined ? undefined : hundredthsText(autoAt)
    void during(crash.place(roundId, stakeText(stake.units, stake.range), at)).then((placed) => {
      if (!placed) play.stop()
    })
  }
  const placeQueued = useEffectEvent((roundId: string) => {
    if (bet || !(queued || play.goesOn())) return
    setQueued(false)
    place(roundId)
  })
  useEffect(() => {
    if (opens === undefined) return
    const timer = setTimeout(() => placeQueued(opens))
    return () => clearTimeout(timer)
  }, [opens])

  return {
    stake,
    play,
    auto,
    setAuto,
    autoWrong,
    /** It leaves by itself: who is not there may let it be placed by itself too. */
    leavesByItself: autoAt !== undefined && !autoWrong,
    bet,
    queued,
    asking,
    press: () => (opens === undefined ? setQueued(true) : place(opens)),
    /** Where a round takes bets, the first of autoplay goes on it. */
    placeNow: () => (opens === undefined || bet ? undefined : place(opens)),
    unqueue: () => setQueued(false),
    cancel: () => bet && void during(crash.cancel(bet)),
    leave: () => bet && void during(crash.leave(bet)),
  }
}

export type BetSlot = ReturnType<typeof useBetSlot>
