import { balance } from '@croupier/contract/wallet.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useState } from 'react'
import type { Game } from '../../parts/play/game.ts'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { doubleStake, firstStake, halfStake, rangeOf, stakeOf, stakeText, stepStake } from '../../parts/play/stake.ts'
import type { StakeRange } from '../../parts/play/stake.ts'
import { useDecimal } from '../../parts/play/use-decimal.ts'

export interface Stake {
  readonly text: string
  readonly range: StakeRange
  /** The one to begin with. */
  readonly first: bigint
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

/** The stake a player is choosing; until one is taken, so many times the least one, or less for a small balance. */
export function useStake(game: Game, firstTimes: bigint): Stake {
  const { decimals, language } = useMoneyLook()
  const decimal = useDecimal()
  const range = rangeOf(game, decimals)
  const written = (stake: bigint) => decimal(stakeText(stake, range))
  const held = useAsk(balance).data?.sumBalance
  const first = firstStake(range, firstTimes, held === undefined ? undefined : unitsSaid(held))
  const [typed, setText] = useState<string>()
  const text = typed ?? written(first)
  const read = stakeOf(text, range, language)
  const units = 'units' in read ? read.units : undefined
  const take = (next: bigint) => setText(written(next))
  const standing = units ?? range.least
  return {
    text,
    range,
    first,
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
