import { Text } from '@croupier/kit/layout/layout.tsx'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { unmaskField } from '@croupier/contract/console-actions.ts'
import { decideDocument, type deskDocument, deskDocuments } from '@croupier/contract/console-documents.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AccountLink } from '../../kit/account-link.tsx'
import { Card } from '../../kit/card.tsx'
import { useKeys } from '../../kit/keys.ts'
import { Masked } from '../../kit/masked.tsx'
import { useMoments } from '../../kit/moment.ts'
import { Note } from '../../kit/note.tsx'
import { type ReasonInput, ReasonDialog } from '../../kit/reason-dialog.tsx'
import type { Reason } from '../../kit/reasons.ts'
import { StatusChip } from '../../kit/status.tsx'
import { useMay } from '../../kit/operator.tsx'
import classes from './documents.module.css'
import { Fact, Facts } from '../../kit/facts.tsx'

const STATES = { pending: 'waiting', accepted: 'accepted', refused: 'refused' } as const
const FIELDS = ['name', 'birthday', 'idNumber', 'nationality', 'address'] as const
const FAULTS = ['blurred', 'cut_off', 'differs', 'out_of_date', 'not_a_paper'] as const

interface DocumentDetailProps {
  readonly document: ReplyOf<typeof deskDocument>
}

/** The picture beside what the member has typed, and the decision. */
export function DocumentDetail({ document }: DocumentDetailProps) {
  const t = useWords('documents')
  const moments = useMoments()
  const { account, memberId, kind, state, alike, picture, uploadedAt, reason, decidedBy } = document
  return (
    <>
      <Card
        title={t(`kinds.${kind}`)}
        mark={<StatusChip status={STATES[state]} />}
        aside={<AccountLink account={account} memberId={memberId} />}
      >
        <a href={picture} target="_blank" rel="noreferrer">
          <img src={picture} alt={t('picture_of', { account, kind: t(`kinds.${kind}`) })} className={classes.picture} />
        </a>
      </Card>
      <div className={classes.side}>
        {alike ? (
          <Note tone="warn" icon={<IconAlertTriangle size={16} aria-hidden />}>
            {t('alike')}
          </Note>
        ) : null}
        <Card title={t('typed')}>
          <Facts gap={10}>
            {FIELDS.map((field) => (
              <Fact key={field} says={t(`fields.${field}`)}>
                <Typed document={document} field={field} />
              </Fact>
            ))}
            <Fact says={t('sent')}>{moments.full(uploadedAt)}</Fact>
          </Facts>
        </Card>
        {state === 'pending' ? <Decision document={document} /> : null}
        {state === 'pending' ? null : (
          <Text as="p" tone="text-dim">
            {t('decided', { by: decidedBy ?? '–' })} {reason}
          </Text>
        )}
      </div>
    </>
  )
}

interface TypedProps extends DocumentDetailProps {
  readonly field: (typeof FIELDS)[number]
}

/** Something that the member has typed: masked, opened by those who may; the country is no secret. */
function Typed({ document: { typed, account, memberId }, field }: TypedProps) {
  const t = useWords('documents')
  const may = useMay()('members.unmask')
  const value = typed[field]
  if (value === null) return '–'
  if (field === 'nationality') return value
  const open = async (because: ReasonInput) =>
    (await ask(unmaskField, { params: { memberId }, body: { field, ...because } })).value ?? '–'
  const what = t('field_of', { field: t(`fields.${field}`), account })
  return <Masked value={value} what={what} open={may ? open : undefined} />
}

function Decision({ document: { id, account } }: DocumentDetailProps) {
  const t = useWords('documents')
  const router = useRouter()
  const client = useQueryClient()
  const may = useMay()('documents.decide')
  const [asked, setAsked] = useState<'accepted' | 'refused'>()
  useKeys([
    { key: 'A', says: t('accept'), when: () => may, run: () => setAsked('accepted') },
    { key: 'R', says: t('refuse'), when: () => may, run: () => setAsked('refused') },
  ])
  if (!may)
    return (
      <Text as="p" tone="text-dim">
        {t('not_yours')}
      </Text>
    )
  const reasons: readonly Reason[] =
    asked === 'accepted'
      ? [{ code: 'agrees', words: t('agrees') }]
      : FAULTS.map((code) => ({ code, words: t(`faults.${code}`), said: t(`said.${code}`) }))
  return (
    <div className={classes.deciding}>
      <Button tone="primary" wide onClick={() => setAsked('accepted')}>
        {t('accept')} <kbd>A</kbd>
      </Button>
      <Button tone="danger" wide onClick={() => setAsked('refused')}>
        {t('refuse')}… <kbd>R</kbd>
      </Button>
      {asked ? (
        <ReasonDialog
          title={t(`${asked}_title`, { account })}
          consequence={t(`${asked}_text`)}
          reasons={reasons}
          tone={asked === 'refused' ? 'danger' : 'plain'}
          confirm={t(asked === 'refused' ? 'refuse' : 'accept')}
          onClose={() => setAsked(undefined)}
          onConfirm={async ({ reason, note }) => {
            const words = reasons.find(({ code }) => code === reason)
            await ask(decideDocument, {
              params: { documentId: id },
              body: { state: asked, words: words?.said ?? '', reason, note },
            })
            setAsked(undefined)
            await client.invalidateQueries({
              predicate: ({ queryKey }) => String(queryKey[0]).startsWith(deskDocuments.path),
            })
            await router.navigate({ to: '/documents', search: {} })
          }}
        />
      ) : null}
    </div>
  )
}
