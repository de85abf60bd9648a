import { Row, Surface } from '@croupier/kit/layout/layout.tsx'
import type { WithdrawalDeskRow } from '@croupier/contract/console-withdrawals.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCheck, IconChecks, IconCoin, IconUsers, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { MoneyDialog } from '../../kit/money-dialog.tsx'
import { RefusedNote } from '../../kit/refused-note.tsx'
import classes from './batch-bar.module.css'
import { sumOf } from './sum.ts'
import type { Batch } from './use-batch.ts'

interface BatchBarProps {
  /** Those that are ticked. */
  readonly rows: readonly WithdrawalDeskRow[]
  /** All that stand in the queue, by which an outcome finds its name. */
  readonly list: readonly WithdrawalDeskRow[]
  readonly batch: Batch
  readonly onNone: () => void
}

/** Those that are ticked, how much they are together, and the action; after it what became of each. */
export function BatchBar({ rows, list, batch, onNone }: BatchBarProps) {
  const t = useWords('desk')
  // Rows leave the queue by the very action: their names are kept from before.
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const [asks, setAsks] = useState(false)
  const count = rows.length
  const Sign = batch.kind === 'pay' ? IconCoin : IconChecks
  if (batch.outcome) return <Outcome batch={batch} names={names} />
  return (
    <>
      <RefusedNote error={batch.error} />
      {count === 0 ? null : (
        <Row firm edgeAbove gap={10} align="center" padY={10} padX={14} level={2} className={classes.bar}>
          <strong>{t('selected', { count })}</strong>
          <span>
            <Amount amount={sumOf(rows.map(({ amount }) => amount))} />
          </span>
          <button type="button" aria-label={t('select_none')} onClick={onNone}>
            <IconX size={16} aria-hidden />
          </button>
          <Button size="small" tone="primary" working={batch.isPending} onClick={() => setAsks(true)}>
            <Sign size={16} aria-hidden /> {t(`batch.${batch.kind}`, { count })}
          </Button>
        </Row>
      )}
      {asks && count > 0 ? (
        <MoneyDialog
          title={t(`batch.${batch.kind}_title`, { count })}
          facts={[
            {
              says: t('money_moves'),
              value: <Amount amount={sumOf(rows.map(({ amount }) => amount))} />,
              strong: true,
            },
            { says: t('money_to'), value: rows.map(({ account }) => account).join(', ') },
          ]}
          text={t(`batch.${batch.kind}_text`)}
          confirm={t(`batch.${batch.kind}`, { count })}
          action={{
            isPending: batch.isPending,
            error: batch.error,
            mutate: () => {
              setNames(new Map(list.map(({ id, account }) => [id, account])))
              batch.run(rows)
              setAsks(false)
              onNone()
            },
          }}
          onClose={() => setAsks(false)}
        />
      ) : null}
    </>
  )
}

function Outcome({ batch, names }: { readonly batch: Batch; readonly names: ReadonlyMap<string, string> }) {
  const t = useWords('desk')
  const { done = [], passedOn = [], refused = [] } = batch.outcome ?? {}
  const nameOf = (id: string) => names.get(id) ?? t('batch.unknown')
  return (
    <Surface
      as="section"
      firm
      edgeAbove
      padY={10}
      padX={14}
      level={2}
      className={classes.outcome}
      aria-label={t('batch.outcome')}
      role="status"
    >
      <header>
        <strong>{t(`batch.${batch.kind}_done`, { count: done.length })}</strong>
        <button type="button" aria-label={t('batch.put_away')} onClick={batch.forget}>
          <IconX size={16} aria-hidden />
        </button>
      </header>
      <ul>
        {done.map((id) => (
          <li key={id} data-tone="win">
            <IconCheck size={15} aria-hidden />
            <span>{nameOf(id)}</span>
            <span>{t(`batch.${batch.kind}_one`)}</span>
          </li>
        ))}
        {passedOn.map((id) => (
          <li key={id} data-tone="two">
            <IconUsers size={15} aria-hidden />
            <span>{nameOf(id)}</span>
            <span>{t('batch.passed_on')}</span>
          </li>
        ))}
        {refused.map(({ id, errorCode }) => (
          <li key={id} data-tone="warn">
            <IconX size={15} aria-hidden />
            <span>{nameOf(id)}</span>
            <span>{t(`batch.why.${errorCode}`)}</span>
          </li>
        ))}
      </ul>
    </Surface>
  )
}
