import { Text } from '@croupier/kit/layout/layout.tsx'
import { deskDocuments } from '@croupier/contract/console-documents.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { Card } from '../../kit/card.tsx'
import { useMoments } from '../../kit/moment.ts'
import { StatusChip } from '../../kit/status.tsx'
import type { Member } from './member-screen.tsx'
import classes from './members.module.css'
import { SmallTable } from '../../kit/small-table.tsx'

const STATES = { pending: 'waiting', accepted: 'accepted', refused: 'refused' } as const

/** What a member has sent to show who they are, and what came of it. */
export function DocumentsTab({ member }: { readonly member: Member }) {
  const t = useWords('members')
  return (
    <Card title={t('tabs.documents')} bare>
      <SmallTable label={t('tabs.documents')}>
        <tbody>
          {(['pending', 'accepted', 'refused'] as const).map((state) => (
            <Rows key={state} memberId={member.id} state={state} />
          ))}
        </tbody>
      </SmallTable>
    </Card>
  )
}

function Rows({ memberId, state }: { readonly memberId: string; readonly state: keyof typeof STATES }) {
  const t = useWords('members')
  const moments = useMoments()
  const { data } = useAsk(deskDocuments, { query: { memberId, state } })
  return (data?.list ?? []).map(({ id, kind, uploadedAt, decidedBy, reason }) => (
    <tr key={id}>
      <td>
        <Link to="/documents" search={{ document: id }} className="link">
          {t(`papers.${kind}`)}
        </Link>
      </td>
      <td>
        <StatusChip status={STATES[state]} />
      </td>
      <td>{moments.short(uploadedAt)}</td>
      <td>{decidedBy ?? '–'}</td>
      <Text as="td" tone="text-dim" truncate className={classes.cut}>
        {reason ?? ''}
      </Text>
    </tr>
  ))
}
