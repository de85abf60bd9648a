import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { loginHistory } from '@croupier/contract/mfa.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { ErrorState } from '@croupier/kit/state/error-state.tsx'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconAlertTriangle, IconCircleCheck, IconHistory } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { deviceOf } from '@croupier/kit/device.ts'
import { Panel } from '../../../parts/centre/panel.tsx'
import classes from '../../../parts/centre/panel.module.css'
import { useMoment } from '../../../parts/site/use-moment.ts'

type LoginEntry = ReplyOf<typeof loginHistory>['list'][number]

const PAGE_SIZE = 8

/** What came of logins by this name: who finds a stranger here changes the password. */
export function LoginHistoryPanel() {
  const t = useWords('mfa')
  const [pageNo, setPageNo] = useState(1)
  const { data, error, isPending, refetch } = useAsk(
    loginHistory,
    { query: { pageNo, pageSize: PAGE_SIZE } },
    { placeholderData: keepPreviousData },
  )
  return (
    <Panel title={t('login_history')} text={t('login_history_text')}>
      {isPending ? <SkeletonRows rows={4} /> : null}
      {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      <Stack as="ul" className={classes.list}>
        {data?.list.map((line) => (
          <HistoryRow key={line.id} line={line} />
        ))}
      </Stack>
      {data ? <Pager page={data.pageNum} pages={data.totalPages} total={data.total} onPage={setPageNo} /> : null}
    </Panel>
  )
}

const TONES: Readonly<Partial<Record<LoginEntry['outcome'], 'good' | 'bad'>>> = {
  registered: 'good',
  logged_in: 'good',
  restored: 'good',
  unlocked: 'good',
  failed: 'bad',
  locked: 'bad',
  cookie_reused: 'bad',
  verification_failed: 'bad',
}
const ICONS = { good: IconCircleCheck, bad: IconAlertTriangle }

function HistoryRow({ line: { outcome, ip, userAgent, at } }: { readonly line: LoginEntry }) {
  const t = useWords('mfa')
  const moment = useMoment()
  const tone = TONES[outcome]
  const Icon = tone ? ICONS[tone] : IconHistory
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system].filter((part) => part !== undefined).join(' · ') || t('unknown_device')
  return (
    <Row as="li" gap={12} align="center" padY={10} className={classes.row}>
      <span className={classes.mark} data-tone={tone}>
        <Icon size={20} aria-hidden />
      </span>
      <Text as="div" grow>
        <Row as="p" align="center" wraps weight={600} className={classes.name}>
          {t(`outcome_${outcome}`)}
        </Row>
        <Text as="p" size={12} tone="text-dim" className={classes.dim}>
          {moment(at)} · {device} · {ip}
        </Text>
      </Text>
    </Row>
  )
}
