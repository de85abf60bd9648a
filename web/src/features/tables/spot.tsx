import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { moneyText } from '@croupier/kit/money.tsx'
import type { MoneyLook } from '@croupier/kit/money.tsx'
import { memo } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { amountText } from '@croupier/engine/money.ts'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { oddsText } from '../../parts/play/odds-text.ts'
import { shortText } from '../../parts/play/short-amount.ts'
import { ChipFace, Stack } from './chip.tsx'
import type { Chip } from './chips.ts'
import type { Tone } from './layout.ts'
import type { Words } from '@croupier/kit/spot-name.ts'
import paid from './paid.module.css'
import classes from './spot.module.css'
import { spotName } from '@croupier/kit/spot-name.ts'

export interface SpotState {
  readonly own: bigint
  readonly waiting: bigint
  /** What all have laid there, and how many they are. */
  readonly total: string | undefined
  readonly people: number
  readonly verdict: 'won' | 'push' | 'lost' | undefined
  /** What came back, once it has been paid. */
  readonly payout: bigint
}

interface SpotProps extends SpotState {
  readonly t: Words
  readonly look: MoneyLook
  readonly spot: string
  readonly pays: readonly string[]
  readonly chips: readonly Chip[]
  readonly locked: boolean
  readonly size: 'large' | 'middle' | 'small' | 'bare'
  readonly wide?: number
  readonly tone?: Tone
  readonly face?: ReactNode
  readonly art?: string
  /** Stands there in place of the whole name. */
  readonly label?: string
}

/**
 * A place that takes bets: its name, what it pays, what lies there from all, and the own stack. A board has up to 160 of them:
 * only those that change are drawn anew. The bed hears the clicks.
 */
export const Spot = memo(function Spot({
  t,
  look,
  spot,
  pays,
  chips,
  locked,
  size,
  wide = 1,
  tone = 'plain',
  face,
  art,
  label,
  ...state
}: SpotProps) {
  const { own, waiting, total, people, verdict, payout } = state
  const name = spotName(t, spot)
  const mine = own + waiting
  const said = spotSaid(t, look, { name, pays, ...state })
  return (
    <Row
      as="button"
      gap={6}
      align="center"
      justify="center"
      pad={6}
      text="center"
      radius={8}
      type="button"
      className={classes.spot}
      data-spot={spot}
      data-size={size}
      data-tone={tone}
      data-mine={mine > 0n || undefined}
      data-verdict={verdict}
      aria-label={said}
      aria-disabled={locked}
      // React's type of a style does not know custom properties.
      style={{ '--wide': wide } as CSSProperties}
    >
      <SpotWords
        t={t}
        look={look}
        name={label ?? name}
        pays={pays}
        size={size}
        face={face}
        art={art}
        total={total}
        people={people}
      />
      {size === 'large' && total ? <Others count={people - (own > 0n ? 1 : 0)} /> : null}
      {mine > 0n ? (
        <span className={classes.own}>
          <Stack units={mine} chips={chips} waiting={waiting > 0n} />
        </span>
      ) : null}
      {payout > 0n ? <Paid look={look} payout={payout} chips={chips} wide={size === 'large'} /> : null}
    </Row>
  )
})

type SpotWordsProps = Pick<SpotProps, 't' | 'look' | 'pays' | 'size' | 'face' | 'total' | 'people'> & {
  readonly name: string
  readonly art: string | undefined
}

/** What is printed on a spot: its picture or name, what it pays, and what all have laid there. */
function SpotWords({ t, look, name, pays, size, face, art, total, people }: SpotWordsProps) {
  return (
    <Grid as="span" className={classes.words}>
      {art === undefined ? null : (
        <span className={classes.art}>
          <ThingArt name={art} size={size === 'large' ? 40 : 26} />
        </span>
      )}
      {face ?? (
        <Text as="b" size={13} leading={16} weight={800} className={classes.name}>
          {name.replaceAll('-', unbroken)}
        </Text>
      )}
      {size === 'bare' ? null : (
        <Text size={12} weight={600} nowrap className={`num ${classes.pays}`}>
          {oddsText(t, look.language, pays, size === 'small' ? 'tight' : 'ratio')}
        </Text>
      )}
      {total && size !== 'bare' ? (
        <Text size={11} nowrap className={`num ${classes.total}`}>
          {shortText(unitsSaid(total), look)} · {people}
        </Text>
      ) : null}
    </Grid>
  )
}

/** A hyphen at which no line ends: numbers stay together. */
const unbroken = '\u2011'

/** The spot in a sentence. */
function spotSaid(
  t: Words,
  look: MoneyLook,
  { name, pays, own, waiting, total, people, verdict, payout }: SpotLabel,
): string {
  const mine = own + waiting
  const said = [
    t('spot_said', { name, pays: oddsText(t, look.language, pays, 'ratio') }),
    mine > 0n ? t('spot_own', { stake: moneyText(amountText(mine, look.decimals), look) }) : '',
    total ? t('spot_all', { stake: moneyText(total, look), count: people }) : '',
    verdict && payout === 0n ? t(verdict) : '',
    payout > 0n ? t('won_amount', { amount: moneyText(amountText(payout, look.decimals), look) }) : '',
  ]
  return said.filter((part) => part !== '').join(', ')
}

interface SpotLabel extends SpotState {
  readonly name: string
  readonly pays: readonly string[]
}

interface PaidProps {
  readonly look: MoneyLook
  readonly payout: bigint
  readonly chips: readonly Chip[]
  readonly wide: boolean
}

/** What came back, as chips and as a figure. */
function Paid({ look, payout, chips, wide }: PaidProps) {
  return (
    <>
      <span className={paid.paid}>
        <Stack units={payout} chips={chips} />
      </span>
      <Text size={12} weight={700} nowrap radius={10} className={`num ${paid.plate}`} data-plate aria-hidden>
        {plateText(payout, { look, wide })}
      </Text>
    </>
  )
}

/** What came back, so short that it fits on a narrow spot. */
function plateText(payout: bigint, { look, wide }: { readonly look: MoneyLook; readonly wide: boolean }): string {
  const text = moneyText(amountText(payout, look.decimals), look, 'signed')
  return wide || text.length < 9 ? text : `+${shortText(payout, look)}`
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
