import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { rankOf, rankText, suitOf } from '@croupier/engine/instant/hi-lo.ts'
import { PlayingCard } from '@croupier/kit/art/playing-card.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowDown, IconArrowUp, IconCheck, IconPlayerSkipForward, IconX } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { multiplierTrimmed } from '../instant/multiplier.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './hi-lo.module.css'
import type { CardShown } from './table.ts'
import { useCardText } from './use-card-text.ts'

/** The cards of the round so far, each with what brought it and what it made of the stake; the newest stays in sight. */
export function CardRow({ cards }: { readonly cards: readonly CardShown[] }) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const { nameOf } = useCardText()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    if (cards.length > 0) list.current?.scrollTo({ left: list.current.scrollWidth })
  }, [cards.length])
  return (
    <Row as="ol" gap={8} padY={4} padX={2} ref={list} className={classes.row} aria-label={t('cards_so_far')}>
      {cards.map(({ card, after, right, multiplier }, at) => (
        <Grid
          key={`${at}.${card}`}
          as="li"
          gap={4}
          size={12}
          weight={600}
          tone={!right ? 'loss' : after === 'hi' || after === 'lo' ? 'win' : 'text-dim'}
          className={`num ${classes.past}`}
        >
          <Row as="span" inline className={classes.why} aria-hidden>
            <Mark after={after} right={right} />
          </Row>
          <PlayingCard rank={rankText(rankOf(card))} suit={suitOf(card)} width={46} />
          <span className="sr-only">
            {nameOf(card)}, {t(`card_after_${after}`)}
          </span>
          <Text nowrap>
            {after === 'hi' || after === 'lo' ? `${decimal(multiplierTrimmed(multiplier))}×` : t(`card_after_${after}`)}
          </Text>
        </Grid>
      ))}
    </Row>
  )
}

function Mark({ after, right }: Pick<CardShown, 'after' | 'right'>) {
  if (after === 'deal') return null
  if (after === 'skip') return <IconPlayerSkipForward size={14} />
  const Arrow = after === 'hi' ? IconArrowUp : IconArrowDown
  const Verdict = right ? IconCheck : IconX
  return (
    <>
      <Arrow size={14} />
      <Verdict size={14} />
    </>
  )
}
