import { Text } from '@croupier/kit/layout/layout.tsx'
import { Coin } from '@croupier/kit/art/coin.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { CSSProperties } from 'react'
import { CountedMoney } from '../../parts/play/counted-money.tsx'
import { useSkipped } from './skip.ts'
import classes from './win-moment.module.css'
import { COUNT_MS, winTier, type WinTier } from './win-tier.ts'

interface WinAmountProps {
  readonly payout: string
  readonly stake: string
}

/** What a win paid, counting up; a key or a press shows the whole amount at once. */
export function WinAmount({ payout, stake }: WinAmountProps) {
  const tier = winTier(payout, stake)
  const skipped = useSkipped(tier !== undefined)
  return <CountedMoney amount={payout} from="0" ms={tier === undefined || skipped ? 0 : COUNT_MS[tier]} />
}

/** The name of a big or mega win, with light and coins behind it. Nothing for less than that, and never for less than the stake. */
export function WinMoment({ payout, stake }: WinAmountProps) {
  const t = useWords('games')
  const tier = winTier(payout, stake)
  const large = tier === 'big' || tier === 'mega'
  const skipped = useSkipped(large)
  if (!large) return null
  return (
    <span className={classes.moment} data-tier={tier} aria-hidden>
      {skipped ? null : <Burst tier={tier} />}
      <Text nowrap radius="round" className={classes.name}>
        {t(`tier_${tier}`)}
      </Text>
    </span>
  )
}

/** The same over the upper edge of a result, whose place is the nearest positioned box. */
export const WinOver = (win: WinAmountProps) => (
  <span className={classes.over}>
    <WinMoment {...win} />
  </span>
)

const COINS: Readonly<Record<WinTier, number>> = { win: 0, big: 10, mega: 18 }

// They fly out in a fan above the name, each with a turn and a reach of its own.
function Burst({ tier }: { readonly tier: WinTier }) {
  const count = COINS[tier]
  return (
    <span className={classes.burst}>
      <span className={classes.light} />
      {Array.from({ length: count }, (_, at) => {
        const angle = Math.PI * (0.06 + (0.88 * at) / (count - 1))
        const reach = 130 + ((at * 53) % 110)
        const style = {
          '--x': `${Math.round(-Math.cos(angle) * reach * 1.5)}px`,
          '--y': `${Math.round(-Math.sin(angle) * reach)}px`,
          '--turn': `${(at % 2 ? 1 : -1) * (180 + ((at * 71) % 240))}deg`,
          '--after': `${(at * 47) % 260}ms`,
          // React's type of a style does not know custom properties.
        } as CSSProperties
        return (
          <span key={at} className={classes.coin} style={style}>
            <Coin size={22 + ((at * 7) % 18)} />
          </span>
        )
      })}
    </span>
  )
}
