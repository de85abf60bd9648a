import type { Approval } from '@croupier/contract/approvals.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Card } from '../../kit/card.tsx'
import { Difference } from '../../kit/difference.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import classes from './approvals.module.css'
import { FactList } from './fact-list.tsx'
import { useRoleWords } from './role-words.ts'

/** One request: what it is about, what would change, and what may be done. */
export function ApprovalDetail({ approval }: { readonly approval: Approval }) {
  const t = useWords('operator')
  const { nameOf, sayOf } = useRoleWords()
  const { subject, facts, reason, note, state } = approval
  const differs = 'before' in facts || 'after' in facts
  const { before, after, ...rest } = facts
  return (
    <>
      <div className={classes.middle}>
        <header className={classes.head}>
          <h2>{subject.name}</h2>
          <StatusChip status={state === 'waiting' ? 'second' : state} />
          <span className="mono">{subject.type}</span>
        </header>
        {differs ? <Difference before={before} after={after} nameOf={nameOf} sayOf={sayOf} /> : null}
        {Object.keys(rest).length > 0 ? (
          <Card title={t('facts')}>
            <FactList facts={rest} nameOf={nameOf} sayOf={sayOf} />
          </Card>
        ) : null}
        <Card title={t('why_asked')}>
          <FactList facts={{ reason, note: note === '' ? '–' : note }} nameOf={nameOf} sayOf={sayOf} />
        </Card>
      </div>
      <ApprovalActions approval={approval} />
    </>
  )
}
