import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { Guess } from '@croupier/engine/instant/hi-lo.ts'
import { favourableRanks, rankOf, rankText, suitOf } from '@croupier/engine/instant/hi-lo.ts'
import { Fraction } from '@croupier/engine/fraction.ts'
import { PlayingCard } from '@croupier/kit/art/playing-card.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCards, IconChevronDown, IconChevronUp, IconEqual, IconPlayerSkipForward } from '@tabler/icons-react'
import { multiplierShown } from '../instant/multiplier.ts'
import { chanceShown } from '../instant/odds-table.tsx'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { CardRow } from './card-row.tsx'
import classes from './hi-lo.module.css'
import { guessKey } from './table.ts'
import type { CardShown } from './table.ts'
import { useCardText } from './use-card-text.ts'

interface HiLoStageProps {
  readonly cards: readonly CardShown[]
  /** What the round would be worth after each guess; undefined where it is not offered. Absent while nothing may be guessed. */
  readonly offers?: Readonly<Record<Guess, bigint | undefined>>
  readonly onGuess?: (guess: Guess) => void
  readonly onSkip?: () => void
  readonly skipsLeft?: number
}

/** The card that lies open between the two guesses, and the cards before it. */
export function HiLoStage({ cards, offers, onGuess, onSkip, skipsLeft }: HiLoStageProps) {
  const t = useWords('instant')
  const { nameOf } = useCardText()
  const last = cards.at(-1)
  return (
    <Stack gap={20} justify="between" className={classes.stage} role="group" aria-label={t('hi_lo_table')}>
      <Row align="center" justify="center" wraps className={classes.middle}>
        <Grid centred className={classes.open} data-wrong={last?.right === false || undefined}>
          {last ? (
            <span key={cards.length} className={classes.turn}>
              <PlayingCard rank={rankText(rankOf(last.card))} suit={suitOf(last.card)} width={148} />
              <span className="sr-only">{nameOf(last.card)}</span>
            </span>
          ) : (
            <Grid as="span" centred radius={12} className={classes.back} aria-hidden>
              <IconCards size={56} />
            </Grid>
          )}
        </Grid>
        {last ? null : (
          <Text as="p" tone="text-dim" text="center" className={classes.hint}>
            {t('hi_lo_hint')}
          </Text>
        )}
        {last && offers && onGuess ? (
          <Grid gap={10} className={classes.guesses}>
            <GuessButton guess="hi" card={last.card} worth={offers.hi} onGuess={onGuess} />
            <GuessButton guess="lo" card={last.card} worth={offers.lo} onGuess={onGuess} />
            {onSkip ? (
              <Row
                as="button"
                align="center"
                justify="center"
                wraps
                padY={6}
                padX={12}
                weight={600}
                radius={8}
                type="button"
                className={classes.skip}
                onClick={onSkip}
              >
                <IconPlayerSkipForward size={18} aria-hidden />
                {t('skip')}
                <Text size={12} leading={20} weight={400} tone="text-dim">
                  {t('skips_left', { count: skipsLeft ?? 0 })}
                </Text>
              </Row>
            ) : null}
          </Grid>
        ) : null}
      </Row>
      <CardRow cards={cards} />
    </Stack>
  )
}

interface GuessButtonProps {
  readonly guess: Guess
  readonly card: number
  readonly worth: bigint | undefined
  readonly onGuess: (guess: Guess) => void
}

function GuessButton({ guess, card, worth, onGuess }: GuessButtonProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const key = guessKey(card, guess)
  const chance = new Fraction(BigInt(favourableRanks(rankOf(card), guess)), 13n)
  const Icon = key === 'same' ? IconEqual : guess === 'hi' ? IconChevronUp : IconChevronDown
  return (
    <Grid
      as="button"
      align="center"
      padY={8}
      padX={16}
      text="start"
      level={3}
      edge
      radius={12}
      type="button"
      className={classes.guess}
      aria-disabled={worth === undefined}
      onClick={() => (worth === undefined ? undefined : onGuess(guess))}
    >
      <Icon size={26} color={guess === 'hi' ? 'var(--win)' : 'var(--info)'} aria-hidden />
      <b>{t(key)}</b>
      <Text size={13} tone="text-dim" className="num">
        {worth === undefined
          ? t('above_cap')
          : t('guess_worth', { multiplier: decimal(multiplierShown(worth)), percent: decimal(chanceShown(chance)) })}
      </Text>
    </Grid>
  )
}
