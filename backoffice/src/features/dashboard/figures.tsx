import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { dashboard } from '@croupier/contract/dashboard.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { changeOf } from './change.ts'
import classes from './dashboard.module.css'
import { everyBar } from './every-bar.ts'
import { Sparkline } from './sparkline.tsx'

export type DashboardFigures = ReplyOf<typeof dashboard>

/** The five figures of a day, each beside as much of the span before. */
export function Figures({ figures }: { readonly figures: DashboardFigures }) {
  const t = useWords('dashboard')
  const language = useLanguage()
  const { asset, moneyIn, moneyOut, ggr, activeMembers, openBets } = figures
  const count = (value: number) => new Intl.NumberFormat(language).format(value)
  const hold = holdOf(ggr.amount, ggr.stakes)
  const bars = everyBar(figures)
  const hours = figures.hours.flatMap((hour) => (hour.ggr === null ? [] : [Number(hour.ggr)]))
  return (
    <Grid gap={12} columns={5} className={classes.figures}>
      <Figure
        title={t('money_in')}
        change={changeOf(moneyIn.amount, moneyIn.before)}
        value={<Amount amount={moneyIn.amount} currency={asset} rough />}
        note={t('deposits', { count: moneyIn.count })}
        line={<Sparkline values={bars.map(({ paidIn }) => paidIn)} tone="info" />}
      />
      <Figure
        title={t('money_out')}
        change={changeOf(moneyOut.amount, moneyOut.before)}
        neutral
        value={<Amount amount={moneyOut.amount} currency={asset} rough />}
        note={t('withdrawals', { count: moneyOut.count })}
        line={<Sparkline values={bars.map(({ paidOut }) => paidOut)} tone="bar-2" />}
      />
      <Figure
        title={t('ggr')}
        change={changeOf(ggr.amount, ggr.before)}
        value={<Amount amount={ggr.amount} currency={asset} rough />}
        note={hold === undefined ? t('no_bets') : t('of_stakes', { percent: hold })}
        line={<Sparkline values={hours} tone="accent" />}
      />
      <Figure
        title={t('active_members')}
        change={changeOf(String(activeMembers.count), String(activeMembers.before))}
        value={count(activeMembers.count)}
        note={t('had_a_bet')}
      />
      <Figure
        title={t('open_bets')}
        value={<Amount amount={openBets.held} currency={asset} rough />}
        note={t('bets_held', { count: openBets.count })}
      />
    </Grid>
  )
}

/** What the house kept of what was staked, in per cent with one decimal. */
const holdOf = (amount: string, stakes: string): number | undefined =>
  Number(stakes) === 0 ? undefined : Math.round((Number(amount) / Number(stakes)) * 1000) / 10

interface FigureProps {
  readonly title: string
  readonly value: ReactNode
  readonly note: string
  readonly change?: number | undefined
  /** More of it is neither good nor bad. */
  readonly neutral?: boolean
  /** How it came about. */
  readonly line?: ReactNode
}

function Figure({ title, value, note, change, neutral = false, line }: FigureProps) {
  return (
    <Surface as="section" padY={12} padX={14} level={1} edge radius={12} aria-label={title}>
      <Row as="p" gap={8} justify="between" size={12} weight={400} tone="text-dim">
        {title}
        {change === undefined ? null : <ChangeMark change={change} neutral={neutral} />}
      </Row>
      <p className={classes.value}>{value}</p>
      <Row gap={8} align="end" justify="between" className={classes.noteLine}>
        <Text as="p" size={12} weight={400} tone="text-dim">
          {note}
        </Text>
        {line}
      </Row>
    </Surface>
  )
}

function ChangeMark({ change, neutral }: { readonly change: number; readonly neutral: boolean }) {
  const t = useWords('dashboard')
  const language = useLanguage()
  const Sign = change < 0 ? IconArrowDownRight : IconArrowUpRight
  const text = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(Math.abs(change))
  const tone = neutral ? 'dim' : change < 0 ? 'loss' : 'win'
  return (
    <Row as="span" inline gap={2} align="center" className={classes.change} data-tone={tone}>
      <Sign size={14} aria-label={t(change < 0 ? 'less' : 'more')} />
      {text}%
    </Row>
  )
}
