import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { CSSProperties, ReactNode } from 'react'
import { amountText } from '@croupier/engine/money.ts'
import { unitsSaid } from '../games/purse.ts'
import { shortText } from '../games/stake.ts'
import { ChipFace, Stack } from './chip.tsx'
import type { Chip } from './chips.ts'
import type { Tone } from './layout.ts'
import classes from './spot.module.css'
import { paysText, spotName } from './spot-name.ts'

export interface SpotState {
  readonly own: bigint
  readonly waiting: bigint
  readonly total: { readonly stake: string; readonly people: number } | undefined
  readonly verdict: 'won' | 'push' | 'lost' | undefined
  /** What came back, once it has been paid. */
  readonly payout: bigint
}

interface SpotProps extends SpotState {
  readonly spot: string
  readonly pays: readonly string[]
  readonly chips: readonly Chip[]
  readonly locked: boolean
  readonly size: 'large' | 'middle' | 'small' | 'bare'
  readonly wide?: number
  readonly tone?: Tone
  readonly face?: ReactNode
  readonly onLay: (spot: string) => void
}

/** A place that takes bets: its name, what it pays, what lies there from all, and the own stack. */
export function Spot({ spot, pays, chips, locked, size, wide = 1, tone = 'plain', face, onLay, ...state }: SpotProps) {
  const { own, waiting, total, verdict, payout } = state
  const t = useWords('tables')
  const look = useMoneyLook()
  const name = spotName(t, spot)
  const mine = own + waiting
  const said = [
    t('spot_said', { name, pays: paysText(pays) }),
    mine > 0n ? t('spot_own', { stake: moneyText(amountText(mine, look.decimals), look) }) : '',
    total ? t('spot_all', { stake: moneyText(total.stake, look), count: total.people }) : '',
    verdict && payout === 0n ? t(verdict) : '',
    payout > 0n ? t('won_amount', { amount: moneyText(amountText(payout, look.decimals), look) }) : '',
  ]
  return (
    <button
      type="button"
      className={classes.spot}
      data-spot={spot}
      data-size={size}
      data-tone={tone}
      data-mine={mine > 0n || undefined}
      data-verdict={verdict}
      aria-label={said.filter((part) => part !== '').join(', ')}
      aria-disabled={locked}
      // React's type of a style does not know custom properties.
      style={{ '--wide': wide } as CSSProperties}
      onClick={() => (locked ? undefined : onLay(spot))}
    >
      <span className={classes.words}>
        {face ?? <b className={classes.name}>{name}</b>}
        {size === 'bare' ? null : <span className={classes.pays}>{paysText(pays)}</span>}
        {total && size !== 'bare' ? (
          <span className={classes.total}>
            {shortText(unitsSaid(total.stake), look.decimals)} · {total.people}
          </span>
        ) : null}
      </span>
      {size === 'large' && total ? <Others count={total.people - (own > 0n ? 1 : 0)} /> : null}
      {mine > 0n ? (
        <span className={classes.own}>
          <Stack units={mine} chips={chips} waiting={waiting > 0n} />
        </span>
      ) : null}
      {payout > 0n ? (
        <>
          <span className={classes.paid}>
            <Stack units={payout} chips={chips} />
          </span>
          <span className={classes.plate} aria-hidden>
            {size === 'bare'
              ? moneyText(amountText(payout, look.decimals), look, 'signed')
              : t('won_amount', { amount: moneyText(amountText(payout, look.decimals), look) })}
          </span>
        </>
      ) : null}
    </button>
  )
}

// Where chips of others come to lie, in per cent, clear of the words and of the own stack.
const THROWN = [
  [9, 24, 'blue'],
  [20, 58, 'red'],
  [74, 66, 'ink'],
  [6, 66, 'violet'],
  [86, 20, 'pearl'],
] as const

/** Chips of others, a few of them for all. */
const Others = ({ count }: { readonly count: number }) => (
  <span className={classes.others} aria-hidden>
    {THROWN.slice(0, Math.max(0, count)).map(([left, top, tone]) => (
      <span key={tone} style={{ left: `${left}%`, top: `${top}%` }}>
        <ChipFace tone={tone} text="" />
      </span>
    ))}
  </span>
)
