import { once } from '@croupier/engine/instant/odds.ts'

/** How a multiplier is coloured: less than the stake, the stake or a little more, much more, very much more. */
export function toneOf(multiplier: bigint): 'none' | 'less' | 'some' | 'much' | 'most' {
  if (multiplier === 0n) return 'none'
  if (multiplier < once) return 'less'
  if (multiplier < 2n * once) return 'some'
  return multiplier < 10n * once ? 'much' : 'most'
}
