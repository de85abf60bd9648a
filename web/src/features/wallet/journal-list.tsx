import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import type { JournalTransfer } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import classes from './account-record.module.css'
import { kindKey } from './line-words.ts'
import { useCounterpart } from './use-counterpart.ts'

interface JournalListProps {
  readonly transfers: readonly JournalTransfer[]
  /** The line that is open, which is one of them. */
  readonly openedId: string
}

/** The transfers that belong together: from which account to which, in the order in which they were written. */
export function JournalList({ transfers, openedId }: JournalListProps) {
  const t = useWords('wallet')
  const counterpart = useCounterpart()
  const nameOf = ({ own, purpose }: JournalTransfer['debit']) => (own ? t('your_cash') : counterpart(purpose))
  return (
    <section className={`${classes.whole} ${classes.journal}`} aria-label={t('together')}>
      <Text as="h3" size={12} weight={400} tone="text-dim">
        {t('together')}
      </Text>
      <ol>
        {transfers.map((one) => (
          <Grid
            as="li"
            gap={12}
            padY={4}
            key={one.id}
            className={classes.journalLine}
            aria-current={one.id === openedId || undefined}
          >
            <span>
              <Text weight={600}>{t(kindKey(one.kind))}</Text>
              {one.state === 'posted' ? null : <> · {t(`state_${one.state}`)}</>}
            </span>
            <Text tone="text-dim" className={classes.journalSides}>
              {nameOf(one.debit)} → {nameOf(one.credit)}
            </Text>
            <Money amount={one.amount} />
          </Grid>
        ))}
      </ol>
    </section>
  )
}
