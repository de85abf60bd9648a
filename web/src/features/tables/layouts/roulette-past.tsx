import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { TableSummary } from '@croupier/contract/tables.ts'
import { numberFormat } from '@croupier/kit/formats.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconFlame, IconSnowflake } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { spotName } from '@croupier/kit/spot-name.ts'
import { Pocket } from '../pocket.tsx'
import { countsOf, shareOf } from './number-counts.ts'
import type { NumberCount } from './number-counts.ts'
import { ShareRail } from '../share-rail.tsx'
import classes from './roulette-past.module.css'

const few = 5
const shares = [
  ['red', 'var(--red-54)'],
  ['black', 'var(--blue-67)'],
  ['straight_0', 'var(--green-52)'],
  ['odd', 'var(--gold-77)'],
  ['low', 'var(--sky-68)'],
] as const

/** Which numbers fell most and least of late, and how often the chances did. */
export function RoulettePast({ summaries }: { readonly summaries: readonly TableSummary[] }) {
  const t = useWords('tables')
  const language = useLanguage()
  const fallen = summaries.filter(({ won }) => won.length > 0)
  if (fallen.length === 0) return null
  const counts = countsOf(fallen)
  const per = numberFormat(language, { style: 'percent', maximumFractionDigits: 1 })
  const { length: count } = fallen
  return (
    <Grid as="section" gap={16} padY={16} padX={12} className={classes.past} aria-label={t('last_rounds', { count })}>
      <Counts
        label={t('hot', { count })}
        icon={<IconFlame size={16} color="var(--loss)" aria-hidden />}
        counts={counts.slice(0, few).filter(({ times }) => times > 0)}
      />
      <Counts
        label={t('cold', { count })}
        icon={<IconSnowflake size={16} color="var(--info)" aria-hidden />}
        counts={counts.slice(-few).toReversed()}
      />
      <Grid as="ul" align="end" className={classes.shares}>
        {shares.map(([spot, colour]) => {
          const share = shareOf(fallen, spot)
          return (
            <Grid key={spot} as="li" size={12} leading={20} tone="text-dim">
              <span>{spotName(t, spot)}</span>
              <Text as="b" size={13} leading={20} tone="text" className="num">
                {per.format(share)}
              </Text>
              <ShareRail share={share} colour={colour} />
            </Grid>
          )
        })}
      </Grid>
    </Grid>
  )
}

interface CountsProps {
  readonly label: string
  readonly icon: ReactNode
  readonly counts: readonly NumberCount[]
}

const Counts = ({ label, icon, counts }: CountsProps) => (
  <div>
    <Row as="h2" gap={6} align="center" mb={8} size={12} weight={500} tone="text-dim">
      {icon} {label}
    </Row>
    <Row as="ol" wraps className={classes.counts}>
      {counts.map(({ number, times }) => (
        <Row key={number} as="li" gap={6} align="center" size={13} leading={20} tone="text-dim" className="num">
          <Pocket number={number} className={classes.number} /> ×{times}
        </Row>
      ))}
    </Row>
  </div>
)
