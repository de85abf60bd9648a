import { useMoneyLook } from '@croupier/kit/money.tsx'
import { timesFloor } from '@croupier/engine/fraction.ts'
import { useState } from 'react'
import type { Game } from './game.ts'
import { decimalSign, doubleStake, halfStake, legalStake, rangeOf, stakeOf, stakeText, stepStake } from './stake.ts'
import type { StakeRange } from './stake.ts'

export interface Stake {
  readonly text: string
  readonly range: StakeRange
  /** The stake in stored units; undefined while the text is not a legal one. */
  readonly units: bigint | undefined
  readonly fault: 'unreadable' | 'small' | 'large' | 'step' | undefined
  readonly type: (text: string) => void
  readonly take: (units: bigint) => void
  readonly half: () => void
  readonly double: () => void
  readonly up: () => void
  readonly down: () => void
}

/** The stake a player is choosing, at first so many times the least one. */
export function useStake(game: Game, firstTimes: bigint): Stake {
  const { decimals, language } = useMoneyLook()
  const range = rangeOf(game, decimals)
  const written = (stake: bigint) => stakeText(stake, range).replace('.', decimalSign(language))
  const [text, setText] = useState(() => written(legalStake(timesFloor(range.least, firstTimes, 1n), range)))
  const read = stakeOf(text, range, language)
  const units = 'units' in read ? read.units : undefined
  const take = (next: bigint) => setText(written(next))
  const standing = units ?? range.least
  return {
    text,
    range,
    units,
    fault: 'fault' in read ? read.fault : undefined,
    type: setText,
    take,
    half: () => take(halfStake(standing, range)),
    double: () => take(doubleStake(standing, range)),
    up: () => take(stepStake(standing, 'up', range)),
    down: () => take(stepStake(standing, 'down', range)),
  }
}
