import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import type { Bet } from '@croupier/contract/betting.ts'
import { useBrand } from '@croupier/kit/brand.tsx'
import { serverNow } from '@croupier/kit/clock.ts'
import { Money } from '@croupier/kit/money.tsx'
import { dayAt } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { OwedNote } from './owed-note.tsx'
import { BetStatusTag } from '../../parts/play/bet-status.tsx'
import { useTimes } from '../../parts/site/bet-times.ts'
import classes from './betting.module.css'
import { GameMark } from './game-mark.tsx'
import { SelectionSaid } from '../../parts/play/selection.tsx'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { byDay } from './record-days.ts'

/** The betting record on a phone: a card a bet, under the day it was placed on. */
export function BetCards({ bets }: { readonly bets: readonly Bet[] }) {
  const t = useWords('betting')
  const { timeZone } = useBrand()
  const { day } = useTimes()
  const today = dayAt(serverNow(), timeZone)
  return byDay(bets, ({ placedAt }) => dayAt(Date.parse(placedAt), timeZone)).map((group) => (
    <section key={group.day}>
      <Row as="h3" justify="between" mt={4} mb={8} size={13} weight={600}>
        <span>{group.day === today ? t('today_is', { day: day(group.day) }) : day(group.day)}</span>
        <Text size={12} weight={400} tone="text-dim">
          {t('bets', { count: group.list.length })}
        </Text>
      </Row>
      <Stack as="ul" gap={8}>
        {group.list.map((bet) => (
          <li key={bet.id}>
            <BetCard bet={bet} />
          </li>
        ))}
      </Stack>
    </section>
  ))
}

function BetCard({ bet }: { readonly bet: Bet }) {
  const t = useWords('betting')
  const { time } = useTimes()
  return (
    <Link to="/rounds/$roundId" params={{ roundId: bet.roundId }} className={`card ${classes.betCard}`}>
      <Row as="span" gap={12} align="center">
        <GameMark code={bet.gameCode} name={bet.gameName} size={44} />
        <Grid as="span" grow>
          <Text weight={600} truncate>
            {bet.gameName}
          </Text>
          <Text size={12} tone="text-dim" truncate>
            <SelectionSaid selection={bet.selection} otherwise={`${t(`category_${bet.category}`)} · ${bet.vendor}`} />
          </Text>
        </Grid>
        <Stack as="span" gap={2} align="end" weight={600}>
          {bet.status === 'open' ? <Money amount={bet.stake} /> : <Money amount={bet.result} signed />}
          <BetStatusTag status={bet.status} settling={bet.settling} result={bet.result} />
          <OwedNote owed={bet.owed} />
        </Stack>
      </Row>
      <Row
        as="span"
        edgeAbove
        gap={12}
        justify="between"
        mt={8}
        size={12}
        tone="text-dim"
        className={`${classes.betFoot} num`}
      >
        <span>{time(bet.placedAt)}</span>
        <span>
          {t('stake')} <Money amount={bet.stake} />
          {bet.status === 'open' || unitsFrom(bet.payout) === 0n ? null : (
            <>
              {' · '}
              {t('payout')} <Money amount={bet.payout} />
            </>
          )}
        </span>
      </Row>
    </Link>
  )
}
