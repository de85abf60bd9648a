import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { TableSummary } from '@croupier/contract/tables.ts'
import { useLiveState } from '@croupier/kit/live.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsShuffle, IconTool, IconTrophy, IconWifiOff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { TableLayout } from './layout.ts'
import { Ring, SecondsSaid } from './ring.tsx'
import { spotName } from '@croupier/kit/spot-name.ts'
import classes from './status.module.css'
import type { LiveTable } from './use-live-table.ts'

interface StatusProps {
  readonly table: LiveTable
  readonly layout: TableLayout
  readonly aheadMs: number
}

/** What goes on at this moment: the seconds to bet, the step of the deal, the result, or why nothing does. */
export function Status({ table, layout, aheadMs }: StatusProps) {
  const t = useWords('tables')
  const { lost, retryIn } = useLiveState()
  const { round, state, pace } = table
  if (lost)
    return (
      <Pill tone="warn" icon={<IconWifiOff size={18} aria-hidden />}>
        <b>{t('reconnecting', { count: retryIn })}</b>
      </Pill>
    )
  if (state === 'maintenance' || state === 'closed')
    return (
      <Pill tone="info" icon={<IconTool size={18} aria-hidden />}>
        <b>{t(`state.${state}`)}</b>
        <Link to="/live">{t('to_lobby')}</Link>
      </Pill>
    )
  if (!round)
    return (
      <Pill tone="info" icon={<IconArrowsShuffle size={18} aria-hidden />}>
        <b>{t('resting')}</b>
      </Pill>
    )
  return <Running round={round} pace={pace} layout={layout} aheadMs={aheadMs} />
}

interface RunningProps extends Pick<StatusProps, 'layout' | 'aheadMs'> {
  readonly round: NonNullable<LiveTable['round']>
  readonly pace: LiveTable['pace']
}

/** Where the round that runs stands. */
function Running({ round, pace, layout, aheadMs }: RunningProps) {
  const t = useWords('tables')
  const resultOf = useResultWords(layout)
  if (round.phase === 'betting') {
    const endsAt = Date.parse(round.betsUntil)
    return (
      <Grid gap={4} className={classes.betting}>
        <Ring endsAt={endsAt} lastsMs={pace.betMs} aheadMs={aheadMs} tone="green" />
        <Text padY={2} padX={14} size={14} weight={700} radius={12} className={classes.word}>
          {t('place_bets')}
        </Text>
        <SecondsSaid endsAt={endsAt} aheadMs={aheadMs} />
      </Grid>
    )
  }
  if (round.phase === 'void')
    return (
      <Pill tone="info" icon={<IconArrowsShuffle size={18} aria-hidden />}>
        <b>{t('void')}</b>
      </Pill>
    )
  if (round.summary)
    return (
      <Pill tone="gold" icon={<IconTrophy size={18} aria-hidden />}>
        <b>{resultOf(round.summary)}</b>
      </Pill>
    )
  if (round.question) {
    const { of, seat, until } = round.question
    return (
      <Pill
        tone="gold"
        icon={
          <Ring
            endsAt={Date.parse(until)}
            lastsMs={of === 'seats' ? pace.decideAllMs : pace.decideMs}
            aheadMs={aheadMs}
            tone="gold"
            small
          />
        }
      >
        <b>{seat === null ? t('decides') : t('seat_decides', { seat })}</b>
        <span>{t('bets_closed')}</span>
      </Pill>
    )
  }
  return (
    <Pill tone="gold">
      <b>{t('bets_closed')}</b>
      <span>{t(round.phase === 'closed' ? 'dealing_soon' : 'dealing')}</span>
    </Pill>
  )
}

/** What a round came to, in a sentence. */
export function useResultWords(layout: TableLayout): (summary: TableSummary) => string {
  const t = useWords('tables')
  return (summary) => {
    if (layout.said) return layout.said(summary, t)
    const who = layout.called(summary).map((spot) => spotName(t, spot))
    return [who.join(', '), summary.score].filter((part) => part !== '').join(' · ')
  }
}

interface PillProps {
  readonly tone: 'warn' | 'info' | 'gold'
  readonly icon?: ReactNode
  readonly children: ReactNode
}

const Pill = ({ tone, icon, children }: PillProps) => (
  <Row inline gap={10} align="center" padY={6} padX={20} radius={20} className={classes.pill} data-tone={tone}>
    {icon}
    <Grid as="span" size={14} leading={18} className={classes.lines}>
      {children}
    </Grid>
  </Row>
)
