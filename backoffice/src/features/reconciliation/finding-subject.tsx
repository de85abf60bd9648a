import type { Finding } from '@croupier/contract/console-reconciliation.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../shell/operator.tsx'
import classes from './reconciliation.module.css'

type Door = readonly ['/deposits' | '/withdrawals', Permission]

const DOORS: Readonly<Partial<Record<Finding['subject']['type'], Door>>> = {
  payment: ['/deposits', 'deposits.read'],
  payout: ['/withdrawals', 'withdrawals.read'],
}

/** What a finding is about: a request is opened at its desk, where there is one. */
export function FindingSubject({ finding: { subject, reference, nobodys } }: { readonly finding: Finding }) {
  const t = useWords('reconciliation')
  const may = useMay()
  const door = DOORS[subject.type]
  const words = t(`subjects.${subject.type}`)
  const name = reference === '' ? subject.id : reference
  return (
    <span className={classes.subject}>
      {words}{' '}
      {door && !nobodys && may(door[1]) ? (
        <Link to={door[0]} search={{ id: subject.id }} className={classes.link} title={subject.id}>
          {name}
        </Link>
      ) : (
        <span className="mono" title={subject.id}>
          {subject.type === 'transfer' ? subject.id.slice(0, 8) : name}
        </span>
      )}
      {nobodys ? <small>{t('nobodys')}</small> : null}
    </span>
  )
}
