import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { type Pot, pots } from '@croupier/contract/pots.ts'
import { dateFormat, numberFormat } from '@croupier/kit/formats.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { ProgressBar } from '@croupier/kit/state/bar.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import classes from './pots.module.css'

const REFRESH_MS = 20_000

/** Pots that must fall: what stands in each, by when it falls, and how anybody can check that the point was fixed before. */
export function Pots() {
  const t = useWords('tournaments')
  const { data } = useAsk(pots, undefined, { refetchInterval: REFRESH_MS })
  if (!data || data.list.length === 0) return null
  return (
    <Grid as="section" gap={20} className={classes.pots} aria-label={t('pots')}>
      {data.list.map((pot) => (
        <PotCard key={pot.code} pot={pot} />
      ))}
    </Grid>
  )
}

function PotCard({ pot }: { readonly pot: Pot }) {
  const t = useWords('tournaments')
  const language = useLanguage()
  const { name, amount, mustFallBy, share, commitment, lastFall } = pot
  const percent = numberFormat(language, { maximumFractionDigits: 4 }).format(Number(share))
  const moment = dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Grid as="article" gap={10} className={`card ${classes.pot}`}>
      <header>
        <h2>{name}</h2>
        <Text as="p" num size={28} weight={700} tone="accent-text" aria-live="off">
          <Money amount={amount} />
        </Text>
        <p>
          {t('must_fall_by')} <Money amount={mustFallBy} />
        </p>
      </header>
      <ProgressBar max={Number(mustFallBy)} value={Number(amount)} label={t('way')} />
      <p className={classes.text}>{t('pot_text', { percent })}</p>
      <details className={classes.proof}>
        <summary>{t('pot_proof')}</summary>
        <p>{t('pot_commitment')}</p>
        <code>{commitment}</code>
        {lastFall ? (
          <>
            <p>
              {t('last_fall', { player: lastFall.player, at: moment.format(new Date(lastFall.at)) })}{' '}
              <Money amount={lastFall.amount} />
            </p>
            <p>{t('pot_opened')}</p>
            <code>{`sha256("${lastFall.point}:${lastFall.salt}") = ${lastFall.commitment}`}</code>
          </>
        ) : null}
      </details>
    </Grid>
  )
}
