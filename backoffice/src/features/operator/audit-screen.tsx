import { Grid, Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { audit, type AuditEntry, verifyAudit } from '@croupier/contract/audit.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { type Check, checks } from '@croupier/contract/console-checks.ts'
import { ask } from '@croupier/kit/calls.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useMutation } from '@tanstack/react-query'
import { getRouteApi, useRouter } from '@tanstack/react-router'
import { IconLink, IconShieldCheck, IconUnlink } from '@tabler/icons-react'
import { Amount } from '../../kit/amount.tsx'
import { Avatar } from '../../kit/avatar.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import classes from './audit.module.css'
import { AuditEntryCard } from './audit-entry-card.tsx'
import { useAuditCodes, useAuditWords } from './audit-words.ts'
import { useRoleWords } from './role-words.ts'

const route = getRouteApi('/_shell/audit')

/** Everything that was done, in one chain: whether it is whole, its entries, and one of them opened. */
export function AuditScreen() {
  const t = useWords('operator')
  const language = useLanguage()
  const router = useRouter()
  const resource = useAuditResource()
  const search = route.useSearch()
  const { data } = useAsk(audit, { query: { pageSize: 1 } })
  const { data: last } = useAsk(checks)
  const verify = useMutation({ mutationFn: () => ask(verifyAudit) })
  const opened = Number(search['entry'] ?? 0)
  const entries = new Intl.NumberFormat(language).format(data?.chain.entries ?? 0)
  const close = () => void router.navigate({ to: '/audit', search: { ...search, entry: undefined } })
  return (
    <PageFrame
      title={t('audit')}
      facts={data ? t('audit_entries', { entries, count: data.chain.entries }) : null}
      actions={
        <Button size="small" working={verify.isPending ? t('verifying') : false} onClick={() => verify.mutate()}>
          <IconShieldCheck size={15} aria-hidden />
          {t('verify_now')}
        </Button>
      }
    >
      {verify.error ? <ErrorState error={verify.error} onRetry={() => verify.mutate()} /> : null}
      <ChainState checked={verify.data} last={last?.audit ?? undefined} head={data?.chain.head} />
      <Grid gap={14} columns={1} className={classes.columns} data-opened={opened > 0 || undefined}>
        <Stack gap={14} className={classes.list}>
          <ResourceList resource={resource} />
        </Stack>
        {opened > 0 ? <AuditEntryCard key={opened} number={opened} onClose={close} /> : null}
      </Grid>
    </PageFrame>
  )
}

interface ChainStateProps {
  readonly checked: ReplyOf<typeof verifyAudit> | undefined
  /** What the clock has found, until somebody checks it here. */
  readonly last: Check | undefined
  readonly head: string | undefined
}

function ChainState({ checked, last, head = '' }: ChainStateProps) {
  const t = useWords('operator')
  const moments = useMoments()
  const broken = checked === undefined ? last?.ok === false : checked.wrongCount > 0
  const state = checked === undefined && last === undefined ? 'unchecked' : broken ? 'broken' : 'whole'
  return (
    <Row
      as="section"
      gap={14}
      align="center"
      pad={14}
      level={1}
      edge
      radius={12}
      className={classes.chain}
      data-state={state}
      role={broken ? 'alert' : 'status'}
    >
      <Grid as="span" square={40} centred radius={10} className={classes.sign}>
        {broken ? <IconUnlink size={20} aria-hidden /> : <IconLink size={20} aria-hidden />}
      </Grid>
      <div>
        <p className={classes.chainTitle}>{t(`chain_${state}`)}</p>
        <Text as="p" size={12} tone="text-dim">
          {checked === undefined && last
            ? (last.fault ?? t('chain_last', { at: moments.short(last.at), count: last.count }))
            : broken
              ? t('chain_wrong', {
                  numbers: checked?.wrong.join(', ') ?? '',
                  more: (checked?.wrongCount ?? 0) - (checked?.wrong.length ?? 0),
                })
              : t('chain_text', { count: checked?.entries ?? 0, state })}
        </Text>
        {checked !== undefined && checked.marked.length > 0 ? (
          <Text as="p" size={12} tone="text-dim">
            {t('chain_marked', { numbers: checked.marked.join(', ') })}
          </Text>
        ) : null}
      </div>
      <Text as="p" atEnd size={12} tone="text-dim" className={classes.headHash}>
        {t('chain_head')} <span className="mono">{shortHash(head)}</span>
      </Text>
    </Row>
  )
}

/** Enough of a hash to tell it from others. */
export const shortHash = (hash: string) =>
  hash === '' ? '–' : `${hash.slice(0, 4)} ${hash.slice(4, 8)} ${hash.slice(8, 12)} … ${hash.slice(-4)}`

function useAuditResource(): Resource<AuditEntry> {
  const t = useWords('operator')
  return {
    name: 'audit',
    call: audit,
    label: t('audit'),
    searches: true,
    idOf: ({ number }) => String(number),
    open: ({ number }) => ({ to: '/audit', search: (now: object) => ({ ...now, entry: number }) }) as never,
    empty: { title: t('audit_empty') },
    filters: [
      { key: 'by', label: t('fields.by') },
      { key: 'action', label: t('fields.action') },
      { key: 'subject', label: t('fields.subject') },
      { key: 'from', label: t('fields.from'), type: 'date' },
      { key: 'to', label: t('fields.to'), type: 'date' },
    ],
    columns: useColumns(),
  }
}

function useColumns(): Resource<AuditEntry>['columns'] {
  const t = useWords('operator')
  const moments = useMoments()
  const words = useAuditWords()
  const codes = useAuditCodes()
  const { sayOf } = useRoleWords()
  return [
    {
      key: 'number',
      head: t('fields.number'),
      cell: ({ number }) => <span className="mono">{number}</span>,
      width: 60,
    },
    { key: 'at', head: t('fields.at'), cell: ({ at }) => moments.short(at), width: 110 },
    {
      key: 'by',
      head: t('fields.by'),
      cell: ({ by }) => (
        <Row as="span" inline gap={8} align="center">
          <Avatar name={by} size={20} />
          {by}
        </Row>
      ),
    },
    { key: 'action', head: t('fields.action'), words: codes.actions, cell: ({ action }) => words.action(action) },
    { key: 'subject.name', head: t('fields.subject'), cell: ({ subject }) => subject.name },
    {
      key: 'amount',
      head: t('fields.amount'),
      figure: true,
      beside: 'currency',
      cell: ({ amount, currency }) =>
        amount === null || currency === null ? '–' : <Amount amount={amount} currency={currency} />,
    },
    { key: 'currency', head: t('fields.currency'), cell: ({ currency }) => currency ?? '–', hidden: true },
    {
      key: 'subject.type',
      head: t('fields.kind'),
      words: codes.subjects,
      cell: ({ subject }) => words.subject(subject.type),
      hidden: true,
    },
    { key: 'reason', head: t('fields.reason'), words: codes.reasons, cell: ({ reason }) => sayOf('reason', reason) },
    { key: 'note', head: t('fields.note'), cell: ({ note }) => note || '–', hidden: true },
  ]
}
