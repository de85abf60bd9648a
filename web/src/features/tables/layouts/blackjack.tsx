import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useTroubleText } from '@croupier/kit/state/error-state.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { PlanProps, StageProps, TableLayout } from '../layout.ts'
import { spotName } from '@croupier/kit/spot-name.ts'
import { Hands } from '../stages.tsx'
import { handsOf } from './blackjack-hands.ts'
import { BlackjackSeat, Hand, useCountWords } from './blackjack-seat.tsx'
import classes from './blackjack.module.css'
import { upTo } from './rows.ts'

const dealer = [{ to: 'dealer', tone: 'red' }] as const
const seats = upTo(1, 7)

/** The dealer's hand; of a round that is seen again the hands of the seats below it. */
function Stage(props: StageProps) {
  const t = useWords('tables')
  const countWords = useCountWords()
  const played = props.seating ? [] : seats.filter((seat) => handsOf(props.events, seat).length > 0)
  return (
    <Grid gap={10} className={classes.stage}>
      <Hands {...props} places={dealer} count={(cards) => countWords(cards, false)} least={2} />
      {played.length > 0 ? (
        <Grid gap={10} className={classes.played}>
          {played.map((seat) => (
            <Row key={seat} align="start" wraps className={classes.hands} role="group" aria-label={t('seat', { seat })}>
              <Grid as="span" radius="round" centred size={12} weight={700} className={classes.number}>
                {seat}
              </Grid>
              {handsOf(props.events, seat).map((hand) => (
                <Hand key={hand.place} hand={hand} asked={false} />
              ))}
            </Row>
          ))}
        </Grid>
      ) : null}
    </Grid>
  )
}

/** Seven seats, each with its owner, hands and spots. */
function Plan({ spotAt, own, stage }: PlanProps) {
  return (
    <div className={classes.place}>
      <Refused seating={stage.seating} />
      <Grid gap={6} className={classes.table}>
        {seats.map((seat) => (
          <BlackjackSeat key={seat} seat={seat} spotAt={spotAt} own={own} stage={stage} />
        ))}
      </Grid>
    </div>
  )
}

function Refused({ seating }: Pick<StageProps, 'seating'>) {
  const said = useTroubleText(seating?.refused)
  return seating?.refused ? (
    <Text as="p" padY={8} padX={12} mb={6} size={14} weight={600} radius={10} className={classes.refused} role="alert">
      {said}
    </Text>
  ) : null
}

const SPOTS = [
  '',
  '_perfect_pairs',
  '_21_3',
  '_behind',
  '_follow',
  '_insurance',
  '_double',
  '_split',
  '_split_double',
] as const

/** Blackjack: seven seats against the dealer, with owners who decide and others who bet behind them. */
export const blackjackLayout: TableLayout = {
  felt: 'emerald',
  wide: true,
  Stage,
  Plan,
  planned: seats.flatMap((seat) => SPOTS.map((what) => `seat${seat}${what}`)),
  called: ({ won }) => (won.length > 0 ? won : ['dealer']),
  said: ({ won, score }, t) => {
    const total = Number.parseInt(score, 10)
    const dealer = `${t('spot.dealer')}: ${total > 21 ? t('count.over', { total }) : total}`
    const seated = won.map((spot) => spotName(t, spot)).join(', ')
    return won.length > 0 ? `${dealer} · ${seated}: ${t('won')}` : dealer
  },
  rows: [],
}
