import { useBrand } from '@croupier/kit/brand.tsx'
import { dateFormat } from '@croupier/kit/formats.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconShieldCheck } from '@tabler/icons-react'
import type { Game } from '../../../parts/play/game.ts'
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
    <section className={classes.card}>
      <h2 className={classes.title}>{t('crash_round', { number: round?.number ?? '–' })}</h2>
      <dl className={classes.facts}>
        <div>
          <dt>{t('crash_starts')}</dt>
          <dd>{round ? time.format(new Date(round.startsAt)) : '–'}</dd>
        </div>
        <div>
          <dt>{t('crash_players')}</dt>
          <dd>{round?.players ?? 0}</dd>
        </div>
        <div>
          <dt>{g('payout_cap')}</dt>
          <dd>
            <Money amount={game.payoutCap} />
          </dd>
        </div>
      </dl>
      {chain ? (
        <div className={classes.chain}>
          <b>
            <IconShieldCheck size={16} aria-hidden />
            {t('crash_chain')}
          </b>
          <p>{t('crash_chain_text')}</p>
          <p title={chain.head}>
            {t('crash_published')} <code>{`${chain.head.slice(0, 10)}…${chain.head.slice(-8)}`}</code>
          </p>
        </div>
      ) : null}
    </section>
  )
}
