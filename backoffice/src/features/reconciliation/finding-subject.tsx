import type { Finding } from '@croupier/contract/console-reconciliation.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link, type LinkProps } from '@tanstack/react-router'
import { useMay } from '../../kit/operator.tsx'
import classes from './reconciliation.module.css'

type Lead = NonNullable<Finding['leads']>
type SubjectLink = readonly [Permission, (id: string) => Pick<LinkProps, 'to' | 'params' | 'search'>]

const DOORS: Readonly<Record<Lead['to'], SubjectLink>> = {
  deposit: ['deposits.read', (id) => ({ to: '/deposits', search: { id } })],
  withdrawal: ['withdrawals.read', (id) => ({ to: '/withdrawals', search: { id } })],
  round: ['bets.read', (id) => ({ to: '/rounds/$roundId', params: { roundId: id }, search: {} })],
  member: ['ledger.read', (id) => ({ to: '/members/$memberId', params: { memberId: id }, search: { tab: 'wallet' } })],
}

/** What a finding is about: its cause is opened where it is looked at. */
export function FindingSubject({ finding }: { readonly finding: Finding }) {
  const t = useWords('reconciliation')
  const may = useMay()
  const { subject, reference, nobodys, leads } = finding
  const [permission, to] = leads ? DOORS[leads.to] : []
  const name = subject.type === 'transfer' || reference === '' ? subject.id.slice(0, 8) : reference
  return (
    <span className={classes.subject}>
      {t(`subjects.${subject.type}`)}{' '}
      {leads && to && may(permission) ? (
        <Link {...to(leads.id)} className="link" title={subject.id}>
          {name}
        </Link>
      ) : (
        <span className="mono" title={subject.id}>
          {name}
        </span>
      )}
      {nobodys ? <small>{t('nobodys')}</small> : null}
    </span>
  )
}
