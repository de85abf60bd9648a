import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArmchair, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PlanProps, SeatPlan, StageProps } from '../layout.ts'
import { suitSign } from '../card-words.ts'
import { CardPlace } from '../stages.tsx'
import { countOf, handsOf } from './blackjack-hands.ts'
import type { SeatHand } from './blackjack-hands.ts'
import classes from './blackjack.module.css'

interface SeatProps extends Pick<PlanProps, 'spotAt' | 'own'> {
  readonly seat: number
  readonly stage: StageProps
}

/** A seat: who sits there, their hands, and the spots that one may bet on there. A free one asks to sit down. */
export function BlackjackSeat({ seat, spotAt, own, stage }: SeatProps) {
  const t = useWords('tables')
  const { seating, events, asked } = stage
  const owner = seating?.owners.get(seat)
  const isOwn = seating?.own.includes(seat) ?? false
  const hands = handsOf(events, seat)
  const place = `seat${seat}`
  if (owner === undefined && !isOwn && hands.length === 0) return <FreeSeat seat={seat} seating={seating} />
  const isAsked = asked === place || asked === `${place}_split`
  const spots = isOwn ? [...OWN, ...FOLLOWING.filter(({ what }) => own.has(`${place}${what}`))] : BEHIND
  return (
    <Grid
      as="section"
      gap={6}
      pad={6}
      radius={12}
      className={classes.seat}
      data-seat={seat}
      aria-label={`${t('seat', { seat })}, ${isOwn ? t('you') : (owner ?? '')}`}
      data-own={isOwn || undefined}
      data-asked={isAsked || undefined}
      ref={isOwn ? (isAsked ? intoView : besideTheEdge) : undefined}
    >
      <Row as="header" gap={8} align="center" size={13} className={classes.plate}>
        <Grid as="span" radius="round" centred size={12} weight={700} className={classes.number}>
          {seat}
        </Grid>
        <Text as="b" truncate>
          {isOwn ? t('you') : owner}
        </Text>
        {isOwn && own.size === 0 && seating?.onLeave ? (
          <Grid
            as="button"
            centred
            type="button"
            aria-label={t('leave_seat', { seat })}
            onClick={() => seating.onLeave?.(seat)}
          >
            <IconX size={16} aria-hidden />
          </Grid>
        ) : null}
      </Row>
      <Row align="start" wraps className={classes.hands}>
        {hands.map((hand) => (
          <Hand key={hand.place} hand={hand} asked={asked === hand.place} />
        ))}
      </Row>
      <Grid gap={6} columns={2} className={classes.spots}>
        {spots.map(({ what, size }) => spotAt({ spot: `${place}${what}`, label: t(labelOf(what)) }, size))}
      </Grid>
    </Grid>
  )
}

/** The own hand that is asked is seen. */
const intoView = (seat: HTMLElement | null) => seat?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** An own seat that lies behind the edge of a phone is brought in, and the page stays where it is. */
function besideTheEdge(seat: HTMLElement | null) {
  const row = seat?.parentElement
  if (!seat || !row) return
  const { left, right } = seat.getBoundingClientRect()
  const edge = row.getBoundingClientRect()
  if (left < edge.left || right > edge.right) row.scrollLeft += left - edge.left
}

const OWN = [
  { what: '', size: 'middle' },
  { what: '_perfect_pairs', size: 'small' },
  { what: '_21_3', size: 'small' },
] as const
const BEHIND = [
  { what: '_behind', size: 'small' },
  { what: '_follow', size: 'small' },
] as const
/** What an answer has laid there. */
const FOLLOWING = [
  { what: '_insurance', size: 'small' },
  { what: '_double', size: 'small' },
  { what: '_split', size: 'small' },
  { what: '_split_double', size: 'small' },
] as const

const labelOf = (what: string) => (what === '' ? 'spot.main' : `spot.${what.slice(1)}`)

function FreeSeat({ seat, seating }: { readonly seat: number; readonly seating: SeatPlan | undefined }) {
  const t = useWords('tables')
  const sit = seating?.onSit
  const face = (
    <>
      <Grid as="span" radius="round" centred size={12} weight={700} className={classes.number}>
        {seat}
      </Grid>
      <IconArmchair size={20} aria-hidden />
      <span>{t('sit')}</span>
    </>
  )
  if (seating?.guest)
    return (
      <Link
        to="/login"
        className={classes.free}
        data-seat={seat}
        aria-label={t('sit_at', { seat })}
        title={t('sit_guest')}
      >
        {face}
      </Link>
    )
  return (
    <button
      type="button"
      className={classes.free}
      data-seat={seat}
      aria-label={t('sit_at', { seat })}
      aria-disabled={!sit}
      onClick={() => sit?.(seat)}
    >
      {face}
    </button>
  )
}

/** Of a seat’s cards; the style shrinks them on a phone. */
const cardWidth = 50

/** Cards of a hand, overlapping, and what they count. */
export function Hand({ hand, asked }: { readonly hand: SeatHand; readonly asked: boolean }) {
  const t = useWords('tables')
  const countWords = useCountWords()
  const { cards, split, doubled, surrendered } = hand
  const texts = cards.flatMap(({ card }) => card ?? [])
  const count = countWords(texts, split)
  const state = surrendered ? t('surrendered') : doubled ? '×2' : ''
  const said = [...texts.map((card) => `${card.slice(0, -1)}${suitSign(card)}`), count, state]
  return (
    <Grid
      gap={4}
      padY={4}
      padX={6}
      radius={10}
      className={classes.hand}
      role="img"
      aria-label={said.filter((part) => part !== '').join(' ')}
      data-asked={asked || undefined}
      data-gone={surrendered || undefined}
    >
      <Row as="span" className={classes.cards}>
        {cards.map((dealt, at) => (
          // A place of a hand has nothing but its number.
          <CardPlace key={at} dealt={dealt} width={cardWidth} />
        ))}
      </Row>
      <Text padX={8} size={13} leading={22} weight={700} nowrap radius={10} className={`num ${classes.count}`}>
        {count}
        {state === '' ? null : ` · ${state}`}
      </Text>
    </Grid>
  )
}

/** What a hand counts, in words: `soft 17`. */
export function useCountWords(): (cards: readonly string[], isSplit: boolean) => string {
  const t = useWords('tables')
  return (cards, isSplit) => {
    if (cards.length === 0) return ''
    const { total, as } = countOf(cards, isSplit)
    return as === 'hard' ? String(total) : t(`count.${as}`, { total })
  }
}
