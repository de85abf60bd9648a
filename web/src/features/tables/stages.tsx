import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { PlayingCard } from '@croupier/kit/art/playing-card.tsx'
import { ThingArt } from '@croupier/kit/art/thing-art.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { CSSProperties, ReactNode } from 'react'
import { suitName, suitSign } from './card-words.ts'
import type { SeenEvent, StageProps } from './layout.ts'
import classes from './stages.module.css'

/** A card that somebody has been dealt: its text, or nothing while it lies face down. */
export interface DealtCard {
  readonly card: string | undefined
  readonly fresh: boolean
  /** It lay there face down before. */
  readonly shown?: boolean
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The cards of a place so far, those shown later in the place of the hidden ones. */
function handOf(events: readonly SeenEvent[], to: string): readonly DealtCard[] {
  const hand: DealtCard[] = []
  for (const event of events) {
    if (event['to'] !== to) continue
    if (event.kind === 'card') hand.push({ card: text(event['card']), fresh: event.fresh })
    if (event.kind === 'card_hidden') hand.push({ card: undefined, fresh: event.fresh })
    const hidden = hand.findIndex(({ card }) => card === undefined)
    if (event.kind === 'card_shown' && hidden >= 0)
      hand[hidden] = { card: text(event['card']), fresh: event.fresh, shown: true }
  }
  return hand
}

interface HandsProps extends StageProps {
  readonly places: readonly { readonly to: string; readonly tone: 'blue' | 'red' | 'green'; readonly art?: string }[]
  /** What a hand counts, beside its name; nothing while it counts nothing. */
  readonly count?: (cards: readonly string[], to: string) => string
  /** Whether that is a figure, which stands beside the name, or words, which need a line of their own. */
  readonly counts?: 'points' | 'words'
  /** The third card lies across. */
  readonly across?: boolean
  /** How a hand has done, where it is not the best of all that wins. */
  readonly verdictOf?: (to: string) => 'won' | 'lost' | undefined
  readonly least: number
  /** So many cards a hand may have: room for them is kept, so that nothing moves when they come. */
  readonly most?: number
}

/** A card that lies across is as much wider as it is higher, but for a seventh. */
const acrossMore = 0.28

/** Hands of cards side by side, each with its name and what it counts. */
export function Hands({
  events,
  won,
  summary,
  places,
  count,
  counts = 'points',
  across = false,
  verdictOf,
  least,
  most,
}: HandsProps) {
  const t = useWords('tables')
  const hands = places.map((place) => ({ ...place, hand: handOf(events, place.to) }))
  const slots = Math.max(most ?? least, ...hands.map(({ hand }) => hand.length))
  return (
    <Grid
      justify="center"
      className={classes.hands}
      data-many={places.length > 2 || undefined}
      // React's type of a style does not know custom properties.
      style={{ '--hands': places.length, '--slots': across && slots > 2 ? slots + acrossMore : slots } as CSSProperties}
    >
      {hands.map(({ to, tone, art, hand }) => {
        const known = hand.flatMap(({ card }) => (card === undefined ? [] : [card]))
        const counted = count && known.length > 0 ? count(known, to) : ''
        const verdict = verdictOf ? verdictOf(to) : won.includes(to) ? 'won' : undefined
        const beaten = verdictOf ? verdict === 'lost' : !verdict && places.some((place) => won.includes(place.to))
        const lost = summary !== undefined && beaten
        return (
          <Grid
            key={to}
            gap={6}
            pad={6}
            radius={12}
            className={classes.hand}
            data-tone={tone}
            data-lost={lost || undefined}
          >
            <Badge won={verdict === 'won'} points={counts === 'words' ? '' : counted}>
              {art === undefined ? null : <ThingArt name={art} size={24} />}
              {t(`spot.${to}`)}
            </Badge>
            <Row as="span" align="center" className={classes.cards}>
              {Array.from({ length: Math.max(most ?? least, hand.length) }, (_, at) => (
                // A place of a hand has nothing but its number.
                <CardPlace key={at} dealt={hand[at]} across={across && at === 2} kept={at >= least} />
              ))}
            </Row>
            {count && counts === 'words' ? (
              <Text size={13} weight={700} text="center" className={classes.counted}>
                {counted}
              </Text>
            ) : null}
          </Grid>
        )
      })}
    </Grid>
  )
}

interface BadgeProps {
  readonly won: boolean
  readonly points: string
  readonly children: ReactNode
}

/** Whose hand it is, and what it counts. */
const Badge = ({ won, points, children }: BadgeProps) => (
  <Row
    as="span"
    inline
    gap={8}
    align="center"
    weight={800}
    nowrap
    radius={12}
    className={classes.badge}
    data-won={won || undefined}
  >
    {children}
    {points === '' ? null : <b>{points}</b>}
  </Row>
)

interface CardPlaceProps {
  readonly dealt: DealtCard | undefined
  readonly across?: boolean
  /** A card may come here or not: until then nothing shows the place. */
  readonly kept?: boolean
  /** From 72 on it shows pips, below a large index. */
  readonly width?: number
}

/** A card of a hand, or the place where one will lie. */
export function CardPlace({ dealt, across = false, kept = false, width = cardWidth }: CardPlaceProps) {
  const t = useWords('tables')
  if (!dealt) return <span className={classes.empty} data-across={across || undefined} data-kept={kept || undefined} />
  const { card, fresh, shown = false } = dealt
  return (
    <span
      className={classes.card}
      data-fresh={(fresh && !shown) || undefined}
      data-turns={(fresh && card !== undefined) || undefined}
      data-shown={(fresh && shown) || undefined}
      data-across={across || undefined}
    >
      <span className={classes.flying}>
        <span className={classes.turning}>
          {card === undefined || fresh ? (
            <span className={classes.under} data-alone={card === undefined || undefined}>
              <CardBack />
            </span>
          ) : null}
          {card === undefined ? null : (
            <span className={classes.face}>
              <span className="sr-only">{`${card.slice(0, -1)} ${t(`spot.${suitName(card)}`)}`}</span>
              <PlayingCard rank={card.slice(0, -1)} suit={suitSign(card)} width={width} />
            </span>
          )}
        </span>
      </span>
    </span>
  )
}

// Drawn with pips at the size of a table; the style shrinks it on a phone.
const cardWidth = 76

/** A card that lies face down. */
const CardBack = () => (
  <svg viewBox="0 0 100 140" width={cardWidth} height={cardWidth * 1.4} aria-hidden>
    <rect x="0.5" y="0.5" width="99" height="139" rx="9" fill="var(--white)" stroke="var(--ivory-84)" />
    <rect x="6" y="6" width="88" height="128" rx="6" fill="var(--blue-31)" />
    <path
      d="M6 70L50 6l44 64-44 64z M28 38l44 64 M72 38L28 102"
      fill="none"
      stroke="var(--gold-77)"
      strokeOpacity="0.5"
    />
    <circle cx="50" cy="70" r="21" fill="var(--blue-23)" stroke="var(--gold-77)" strokeWidth="2" />
  </svg>
)
