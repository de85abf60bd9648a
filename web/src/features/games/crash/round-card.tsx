import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useBrand } from '@croupier/kit/brand.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconShieldCheck } from '@tabler/icons-react'
import type { Game } from '../../../parts/play/game.ts'
import { FactLines } from '../fact-lines.tsx'
import classes from './round-card.module.css'
import type { CrashPlay } from './table.ts'

interface RoundCardProps {
  readonly game: Game
  readonly table: CrashPlay
}

/** The round's facts, and what is published of the chain that it comes from. */
export function RoundCard({ game, table: { round, chain } }: RoundCardProps) {
  const t = useWords('instant')
  const g = useWords('games')
  const language = useLanguage()
  const { timeZone } = useBrand()
  const time = dateFormat(language, { timeStyle: 'medium', hourCycle: 'h23', timeZone })
  return (
    <Grid as="section" gap={10} pad={14} level={1} edge radius={12} className={classes.card}>
      <Text as="h2" size={14} weight={700}>
        {t('crash_round', { number: round?.number ?? '–' })}
      </Text>
      <FactLines
        gap={6}
        facts={[
          { name: t('crash_starts'), value: round ? time.format(new Date(round.startsAt)) : '–' },
          { name: t('crash_players'), value: round?.players ?? 0 },
          { name: g('payout_cap'), value: <Money amount={game.payoutCap} /> },
        ]}
      />
      {chain ? (
        <Grid gap={6} pad={12} tone="text-dim" level={0} radius={8} className={classes.chain}>
          <Row as="b" inline gap={6} align="center" tone="text">
            <IconShieldCheck size={16} aria-hidden />
            {t('crash_chain')}
          </Row>
          <p>{t('crash_chain_text')}</p>
          <p title={chain.head}>
            {t('crash_published')} <code>{`${chain.head.slice(0, 10)}…${chain.head.slice(-8)}`}</code>
          </p>
        </Grid>
      ) : null}
    </Grid>
  )
}
