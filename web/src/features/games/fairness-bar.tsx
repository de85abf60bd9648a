import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { seeds } from '@croupier/contract/studio.ts'
import { withPercentSign } from '@croupier/kit/formats.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconChevronRight, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import classes from '../../parts/play/fairness-bar.module.css'
import { edgeOf } from '../../parts/play/game.ts'
import type { Game } from '../../parts/play/game.ts'
import { usePace } from './play-button.tsx'

interface FairnessBarProps {
  readonly game: Game
}

/** What the next round is bound to: the committed server seed, the member's own seed and the nonce. A guest reads the promise alone. */
export const FairnessBar = memo(function FairnessBar({ game }: FairnessBarProps) {
  const t = useWords('games')
  const language = useLanguage()
  const { data } = useAsk(seeds)
  const time = usePace(game.pace.cycleMs)
  return (
    <aside className={classes.bar} aria-label={t('provably_fair')}>
      <Row as="span" inline gap={6} align="center" weight={700} tone="text" className={classes.lead}>
        <IconShieldCheck size={18} aria-hidden />
        {t('provably_fair')}
      </Row>
      {data ? (
        <>
          <Fact name={t('seed_hash')} value={short(data.serverSeedHash)} full={data.serverSeedHash} />
          <Fact name={t('client_seed')} value={data.clientSeed} />
          <Fact name={t('nonce')} value={String(data.nonce)} />
        </>
      ) : (
        <span>{t('fair_promise')}</span>
      )}
      <Row as="span" atEnd inline gap={16} align="center" className={classes.end}>
        {time ? <Fact name={t('pace_name')} value={time} /> : null}
        <Fact name={t('house_edge')} value={withPercentSign(edgeOf(game.rtp, language), language)} />
        <Link to="/verify" className={classes.verify}>
          {t('verify')}
          <IconChevronRight size={16} aria-hidden />
        </Link>
      </Row>
    </aside>
  )
})

interface FactProps {
  readonly name: string
  readonly value: string
  readonly full?: string
}

const Fact = ({ name, value, full }: FactProps) => (
  <Text truncate className={classes.fact} title={full}>
    {name} <b>{value}</b>
  </Text>
)

const short = (hash: string) => `${hash.slice(0, 8)}…${hash.slice(-6)}`
