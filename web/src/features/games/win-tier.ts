import { unitsSaid } from '../../parts/play/amounts.ts'

/** How a win is shown: as a plain one, as a big one from ten times the stake, as a mega one from fifty times. */
export type WinTier = 'win' | 'big' | 'mega'

const BIG = 10n
const MEGA = 50n

/** The tier of a payout; none where it is not more than the stake, for a part of the stake that comes back is no win. */
export function winTier(payout: string, stake: string): WinTier | undefined {
  const [paid, staked] = [unitsSaid(payout), unitsSaid(stake)]
  if (staked <= 0n || paid <= staked) return undefined
  if (paid >= MEGA * staked) return 'mega'
  return paid >= BIG * staked ? 'big' : 'win'
}

/** How long the amount counts up. */
export const COUNT_MS: Readonly<Record<WinTier, number>> = { win: 400, big: 1200, mega: 2000 }
