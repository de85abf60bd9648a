import { Grid, Row, Surface, Text } from '@croupier/kit/layout/layout.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { ReactNode } from 'react'
import { difference, sumOf, unitsSaid } from '../../../parts/play/amounts.ts'
import classes from './session.module.css'

interface SettledRound {
  readonly stake: string
  readonly payout: string
}

/** How the rounds of this visit went, in four figures. A return below the stake is no win. Nothing before the first one. */
export function Session({ rounds }: { readonly rounds: readonly SettledRound[] }) {
  const t = useWords('games')
  const i = useWords('instant')
  if (rounds.length === 0) return null
  const staked = sumOf(rounds.map(({ stake }) => stake))
  const profit = difference(sumOf(rounds.map(({ payout }) => payout)), staked)
  const wins = rounds.filter(({ stake, payout }) => unitsSaid(payout) > unitsSaid(stake)).length
  const losses = rounds.filter(({ stake, payout }) => unitsSaid(payout) < unitsSaid(stake)).length
  return (
    <section className={classes.session} aria-label={t('session')}>
      <Row justify="between" mb={10} size={13}>
        <b>{t('session')}</b>
        <Text size={12} leading={18} tone="text-dim">
          {i('rounds_played', { count: rounds.length })}
        </Text>
      </Row>
      <Grid as="dl" gap={6} columns={2}>
        <Figure name={t('staked')}>
          <Money amount={staked} />
        </Figure>
        <Figure name={t('profit')}>
          <Money amount={profit} signed />
        </Figure>
        <Figure name={t('wins')}>{wins}</Figure>
        <Figure name={t('losses')}>{losses}</Figure>
      </Grid>
    </section>
  )
}

const Figure = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <Surface padY={8} padX={12} level={1} radius={8}>
    <Text as="dt" size={12} tone="text-dim">
      {name}
    </Text>
    <Text as="dd" weight={700} className="num">
      {children}
    </Text>
  </Surface>
)
