import type { TeamSums } from '@croupier/contract/agent.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { unitsFrom } from '../../parts/wallet/counting.ts'
import { lengthFrom } from './chart-scale.ts'
import { Figure } from './figure.tsx'
import type { Overview } from './overview-page.tsx'
import classes from './overview.module.css'
import { usePercent } from './percent.ts'

/** Five figures of some days, each against as many days before. */
export function OverviewFigures({ overview }: { readonly overview: Overview }) {
  const t = useWords('agent')
  const language = useLanguage()
  const { sums, before, active, size, newMembers, firstDeposits } = overview
  const change = (key: keyof TeamSums) => <Change now={lengthFrom(sums[key])} before={lengthFrom(before[key])} />
  const result = unitsFrom(sums.result)
  return (
    <div className={classes.figures}>
      <OverviewFigure name={t('deposits')} value={<Figure amount={sums.deposits} />} note={change('deposits')} />
      <OverviewFigure
        name={t('withdrawals')}
        value={<Figure amount={sums.withdrawals} />}
        note={change('withdrawals')}
      />
      <OverviewFigure name={t('valid_bets')} value={<Figure amount={sums.validBets} />} note={change('validBets')} />
      <OverviewFigure
        wide
        name={t('team_result')}
        value={<Figure amount={sums.result} signed />}
        note={t(result < 0n ? 'they_lost' : result > 0n ? 'they_won' : 'they_are_even')}
      />
      <OverviewFigure
        name={t('active_members')}
        value={
          <>
            {numberFormat(language).format(active.members)}{' '}
            <Text size={13} weight={400} tone="text-dim">
              {t('of_members', { count: size.agents + size.members })}
            </Text>
          </>
        }
        note={t('new_and_first', { fresh: newMembers, first: firstDeposits })}
      />
    </div>
  )
}

interface OverviewFigureProps {
  readonly name: string
  readonly value: ReactNode
  readonly note: ReactNode
  /** Has a phone's whole width. */
  readonly wide?: boolean
}

const OverviewFigure = ({ name, value, note, wide }: OverviewFigureProps) => (
  <Surface padY={10} padX={14} level={1} edge radius={12} className={classes.figure} data-wide={wide}>
    <Text block size={12} tone="text-dim">
      {name}
    </Text>
    <Text block size={18} leading={26} weight={700} num className={classes.value}>
      {value}
    </Text>
    <Text block size={12} leading={18} tone="text-dim">
      {note}
    </Text>
  </Surface>
)

function Change({ now, before }: { readonly now: number; readonly before: number }) {
  const t = useWords('agent')
  const percent = usePercent()
  if (before === 0) return t(now === 0 ? 'as_before' : 'nothing_before')
  const share = ((now - before) / before) * 100
  if (Math.abs(share) < 0.05) return t('as_before')
  const text = percent(Math.abs(share), 1)
  const Arrow = share > 0 ? IconArrowUpRight : IconArrowDownRight
  return (
    <Text tone={share > 0 ? 'win' : 'text-dim'} num className={classes.change}>
      <Arrow size={14} aria-hidden />
      <span className="sr-only">{t(share > 0 ? 'more_than_before' : 'less_than_before', { percent: text })}</span>
      <span aria-hidden>{text}</span>
    </Text>
  )
}
