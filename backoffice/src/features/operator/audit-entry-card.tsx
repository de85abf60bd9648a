import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { auditEntry } from '@croupier/contract/audit.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleCheck, IconUnlink, IconX } from '@tabler/icons-react'
import { Card } from '../../kit/card.tsx'
import { Difference } from '../../kit/difference.tsx'
import { useKeys } from '../../kit/keys.ts'
import { useMoments } from '../../kit/moment.ts'
import { Note } from '../../kit/note.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { FactList } from './fact-list.tsx'
import { shortHash } from './audit-screen.tsx'
import classes from './audit.module.css'
import type { EntryValues } from '@croupier/contract/audit-amounts.ts'
import { useAuditWords, useEntryWords } from './audit-words.ts'
import { useRoleWords } from './role-words.ts'
import { IconButton } from '@croupier/kit/form/icon-button.tsx'

/** One entry: what changed, who did it from where and why, and its place in the chain, recomputed. */
export function AuditEntryCard({ number, onClose }: { readonly number: number; readonly onClose: () => void }) {
  const t = useWords('operator')
  const moments = useMoments()
  const { nameOf, sayOf } = useRoleWords()
  const words = useAuditWords()
  const { data, error, refetch } = useAsk(auditEntry, { params: { number } })
  useKeys([{ key: 'Escape', says: t('close_entry'), run: onClose }])
  const facts = data && {
    by: data.by,
    at: moments.full(data.at),
    action: words.action(data.action),
    subject: `${data.subject.name} (${words.subject(data.subject.type)})`,
    ip: data.ip,
    session: data.sessionId,
    reason: data.reason,
    note: data.note,
  }
  return (
    <Stack as="aside" gap={14} aria-label={t('entry', { number })}>
      <Card
        title={t('entry', { number })}
        aside={
          <IconButton size="small" label={t('close_entry')} onClick={onClose}>
            <IconX size={16} aria-hidden />
          </IconButton>
        }
      >
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
        {data || error ? null : <SkeletonRows rows={4} />}
        {facts ? <FactList facts={facts} nameOf={nameOf} sayOf={sayOf} /> : null}
      </Card>
      {data ? <EntryChanges entry={data} /> : null}
      {data ? (
        <Card title={t('place')}>
          <Text as="dl" mb={12} className={classes.hashes}>
            {(['previousHash', 'hash', 'nextHash'] as const).map((name) => (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd className="mono" title={data[name] ?? ''}>
                  {shortHash(data[name] ?? '')}
                </dd>
              </div>
            ))}
          </Text>
          <Note
            tone={data.holds ? 'win' : data.marked ? 'warn' : 'loss'}
            icon={data.holds ? <IconCircleCheck size={16} aria-hidden /> : <IconUnlink size={16} aria-hidden />}
          >
            {t(data.holds ? 'entry_holds' : data.marked ? 'entry_marked' : 'entry_broken')}
          </Note>
        </Card>
      ) : null}
    </Stack>
  )
}

function EntryChanges({ entry }: { readonly entry: EntryValues }) {
  const words = useEntryWords(entry)
  return <Difference before={entry.before} after={entry.after} {...words} />
}
