import { audit } from '@croupier/contract/audit.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useMoments } from '../../kit/moment.ts'
import type { Member } from './member-screen.tsx'
import { RecordTable } from './record-table.tsx'
import { useMomentName } from './use-moment-name.ts'
import { usePage } from './use-page.ts'

/** What operators have done to a member, as the audit log has it. */
export function AuditTab({ member }: { readonly member: Member }) {
  const t = useWords('members')
  const moments = useMoments()
  const nameOf = useMomentName()
  const page = usePage()
  const { data, error } = useAsk(audit, { query: { subject: `member:${member.id}`, ...page.query } })
  const reply = data && { ...data, list: data.list.map((row) => ({ ...row, id: String(row.number) })) }
  return (
    <RecordTable
      label={t('tabs.audit')}
      page={page}
      reply={reply}
      error={error}
      empty={t('no_actions')}
      columns={[
        { head: t('heads.at'), cell: ({ at }) => moments.full(at) },
        { head: t('heads.by'), cell: ({ by }) => by },
        { head: t('heads.action'), cell: ({ action }) => nameOf(action) },
        { head: t('heads.why'), cell: ({ reason, note }) => [reason, note].filter((part) => part !== '').join(': ') },
      ]}
    />
  )
}
