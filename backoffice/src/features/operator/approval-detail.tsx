import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { type Approval, approval as approvalCall, type Evidence } from '@croupier/contract/approvals.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react'
import { Card } from '../../kit/card.tsx'
import { Note } from '../../kit/note.tsx'
import { StatusChip } from '../../kit/status.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { ApprovalActions } from './approval-actions.tsx'
import classes from './approvals.module.css'
import { useAuditWords } from './audit-words.ts'
import { EvidenceList } from './evidence-list.tsx'
import { FactList } from './fact-list.tsx'
import { useRoleWords } from './role-words.ts'
import { useRuleWords } from './rule-words.ts'

/** One request: the case as it is now, why it is asked, and what may be done. */
export function ApprovalDetail({ approval: listed }: { readonly approval: Approval }) {
  const t = useWords('operator')
  const a = useWords('approvals')
  const rule = useRuleWords()
  const { subject: kindOf } = useAuditWords()
  const { nameOf, sayOf } = useRoleWords()
  const query = useAsk(approvalCall, { params: { approvalId: listed.id } })
  const { data, error, refetch } = query
  const approval = data?.approval ?? listed
  const { subject, reason, note, state, askedBy } = approval
  const waits = state === 'waiting'
  const differs = waits && data?.evidence.some((one) => one.differs)
  return (
    <>
      <Stack gap={14} className={classes.middle}>
        <Row as="header" gap={10} align="center" className={classes.head}>
          <h2>{subject.name}</h2>
          <Text size={12} tone="text-dim">
            {kindOf(subject.type)}
          </Text>
          <StatusChip status={waits ? 'second' : state} />
        </Row>
        <Text as="p" tone="text-dim">
          {rule(approval.rule)}
        </Text>
        {approval.outcome === null ? null : (
          <Note tone="info" icon={<IconInfoCircle size={16} aria-hidden />}>
            {a(`outcomes.${approval.outcome}`)} {state === 'lapsed' ? a('nothing_done') : null}
          </Note>
        )}
        {differs ? (
          <Note tone="warn" icon={<IconAlertTriangle size={16} aria-hidden />}>
            {a('differs_text', { name: askedBy })}
          </Note>
        ) : null}
        <EvidenceCard
          waits={waits}
          askedBy={askedBy}
          evidence={data?.evidence}
          error={error}
          onRetry={() => void refetch()}
        />
        <Card title={t('why_asked')}>
          <FactList facts={{ reason, note: note === '' ? '–' : note }} nameOf={nameOf} sayOf={sayOf} />
        </Card>
      </Stack>
      <ApprovalActions
        approval={approval}
        shown={data?.shown}
        differs={differs === true}
        onLookAgain={() => void refetch()}
      />
    </>
  )
}

interface EvidenceCardProps {
  readonly waits: boolean
  readonly askedBy: string
  /** Undefined until it is here. */
  readonly evidence: readonly Evidence[] | undefined
  readonly error: unknown
  readonly onRetry: () => void
}

/** The case as it is now, or as it was shown to whoever decided. */
function EvidenceCard({ waits, askedBy, evidence, error, onRetry }: EvidenceCardProps) {
  const t = useWords('approvals')
  return (
    <Card title={t(waits ? 'evidence' : 'shown_then')}>
      {waits ? (
        <Text as="p" mb={6} className="quiet">
          {t('read_now', { name: askedBy })}
        </Text>
      ) : null}
      {error ? <ErrorState error={error} onRetry={onRetry} /> : null}
      {evidence || error ? null : <SkeletonRows rows={3} />}
      {evidence?.length === 0 ? (
        <Text as="p" mb={6} className="quiet">
          {t('no_evidence')}
        </Text>
      ) : null}
      {evidence ? <EvidenceList evidence={evidence} askedBy={askedBy} /> : null}
    </Card>
  )
}
