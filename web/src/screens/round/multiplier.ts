import { unitsFrom } from '../../parts/wallet/counting.ts'

const TEN_THOUSANDTHS = 10_000n

/** How many times the stake came back, cut after the second decimal: `1.98`. */
export function multiplierText(stake: string, payout: string): string {
  const staked = unitsFrom(stake)
  const tenThousandths = staked === 0n ? 0n : (unitsFrom(payout) * TEN_THOUSANDTHS) / staked
  const hundredths = tenThousandths / 100n
  return `${hundredths / 100n}.${(hundredths % 100n).toString().padStart(2, '0')}`
}
