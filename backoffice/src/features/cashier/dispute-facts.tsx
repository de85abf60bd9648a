import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Amount } from '../../kit/amount.tsx'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import classes from './case.module.css'
import own from './dispute.module.css'
import type { DisputeCase } from './dispute-card.tsx'

/** What both say, line by line: what agrees is ticked, only what differs is marked. */
export function AgreeCard({ one }: { readonly one: DisputeCase }) {
  const t = useWords('desk')
  const moments = useMoments()
  const { payer, receiver } = one.sides
  const picture = (proof: string | null) => t(proof === null ? 'picture_none' : 'picture_sent')
  return (
    <Card title={t('what_agrees')}>
      <table className={classes.sources}>
        <Heads one={one} mark />
        <tbody>
          <Line says={t('amount')} agrees={receiver.says === payer.says}>
            <Amount amount={payer.says ?? one.amount} />
            {receiver.says === null ? t('not_asked') : <Amount amount={receiver.says} />}
          </Line>
          <Line says={t('paid_in_time', { at: moments.time(one.payBy) })} agrees={!one.late}>
            {payer.at === null ? '–' : moments.time(payer.at)}
            {receiver.at === null ? '–' : moments.time(receiver.at)}
          </Line>
          <Line says={t('pictures')} agrees={payer.proof !== null && receiver.proof !== null}>
            {picture(payer.proof)}
            {picture(receiver.proof)}
          </Line>
        </tbody>
      </table>
      <p className={own.paidTo}>
        {t('paid_to')}: {one.paidTo.provider}, {one.paidTo.holder} ··{one.paidTo.numberEnd}
      </p>
    </Card>
  )
}

/** How payments of both went before. */
export function BeforeCard({ one }: { readonly one: DisputeCase }) {
  const t = useWords('desk')
  const { payer, receiver } = one.sides
  const count = (many: number, bad: boolean) => <span data-differs={bad && many > 0 ? true : undefined}>{many}</span>
  return (
    <Card title={t('know_both')}>
      <table className={classes.sources}>
        <Heads one={one} />
        <tbody>
          <Line says={t('payments_before')}>
            {count(payer.before.payments, false)}
            {count(receiver.before.payments, false)}
          </Line>
          <Line says={t('disputes_before')}>
            {count(payer.before.disputes, false)}
            {count(receiver.before.disputes, false)}
          </Line>
          <Line says={t('disputes_lost')}>
            {count(payer.before.lost, true)}
            {count(receiver.before.lost, true)}
          </Line>
        </tbody>
      </table>
    </Card>
  )
}

function Heads({ one, mark = false }: { readonly one: DisputeCase; readonly mark?: boolean }) {
  const t = useWords('desk')
  return (
    <thead>
      <tr>
        <td aria-label={one.reference} />
        <th scope="col">{t('payer')}</th>
        <th scope="col">{t('receiver')}</th>
        {mark ? <td aria-label={one.reference} /> : null}
      </tr>
    </thead>
  )
}

interface LineProps {
  readonly says: string
  /** Whether both say the same; left out where nothing is compared. */
  readonly agrees?: boolean
  readonly children: readonly [payer: ReactNode, receiver: ReactNode]
}

function Line({ says, agrees, children: [payer, receiver] }: LineProps) {
  const t = useWords('desk')
  return (
    <tr>
      <th scope="row">{says}</th>
      <td>{payer}</td>
      <td data-differs={agrees === false || undefined}>{receiver}</td>
      {agrees === undefined ? null : (
        <td className={agrees ? classes.good : classes.bad}>
          {agrees ? (
            <IconCheck size={16} role="img" aria-label={t('agrees')} />
          ) : (
            <IconAlertTriangle size={16} role="img" aria-label={t('differs')} />
          )}
        </td>
      )}
    </tr>
  )
}
