import { Grid, Surface } from '@croupier/kit/layout/layout.tsx'
import { deskDocument, deskDocuments } from '@croupier/contract/console-documents.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { IconMoodCheck } from '@tabler/icons-react'
import { ageOf, urgencyOf } from '../../kit/age.ts'
import { DemoMark, DemoSwitch, useDemoQuery } from '../../kit/demo-players.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StateCard } from '../../kit/state-card.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { DocumentDetail } from './document-detail.tsx'
import classes from './documents.module.css'

const PROMISE_MS = 3_600_000

/** Papers that wait, the oldest first, and the one that is looked at. */
export function DocumentsScreen({ chosen }: { readonly chosen: string | undefined }) {
  const t = useWords('documents')
  const { data, error, refetch } = useAsk(deskDocuments, { query: useDemoQuery() }, { refetchInterval: 15_000 })
  const documentId = chosen ?? data?.list[0]?.id
  return (
    <PageFrame
      title={t('documents')}
      facts={data ? t('waiting', { count: data.total }) : null}
      actions={<DemoSwitch />}
    >
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !error ? <SkeletonRows rows={6} /> : null}
      {data?.total === 0 && chosen === undefined ? (
        <StateCard tone="win" icon={<IconMoodCheck size={22} aria-hidden />} title={t('none')} text={t('none_text')} />
      ) : null}
      {data && documentId !== undefined ? (
        <Grid gap={14} align="start" className={classes.desk}>
          <Queue list={data.list} documentId={documentId} />
          <Chosen key={documentId} documentId={documentId} />
        </Grid>
      ) : null}
    </PageFrame>
  )
}

interface QueueProps {
  readonly list: readonly {
    readonly id: string
    readonly account: string
    readonly kind: string
    readonly uploadedAt: string
  }[]
  readonly documentId: string
}

function Queue({ list, documentId }: QueueProps) {
  const t = useWords('documents')
  const language = useLanguage()
  return (
    <Surface as="nav" level={1} edge radius={12} className={`ruled ${classes.queue}`} aria-label={t('documents')}>
      {list.map(({ id, account, kind, uploadedAt }) => (
        <Link
          key={id}
          to="/documents"
          search={{ document: id }}
          className={classes.waiting}
          aria-current={id === documentId ? 'true' : undefined}
        >
          <strong>
            {account} <DemoMark account={account} />
          </strong>
          <span data-tone={urgencyOf(uploadedAt, serverNow(), PROMISE_MS)}>
            {ageOf(uploadedAt, serverNow(), language)}
          </span>
          <small>{t(`kinds.${kind}`)}</small>
        </Link>
      ))}
    </Surface>
  )
}

function Chosen({ documentId }: { readonly documentId: string }) {
  const { data, error, refetch } = useAsk(deskDocument, { params: { documentId } }, { staleTime: 240_000 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data ? <DocumentDetail document={data} /> : <SkeletonRows rows={6} />
}
