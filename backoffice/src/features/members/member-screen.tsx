import { Row } from '@croupier/kit/layout/layout.tsx'
import { member as call } from '@croupier/contract/console-members.ts'
import type { ReplyOf } from '@croupier/contract/call.ts'
import type { Permission } from '@croupier/contract/permission.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { SkeletonRows } from '@croupier/kit/state/skeleton.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotAllowed } from '../../kit/not-allowed.tsx'
import { DemoMark } from '../../kit/demo-players.tsx'
import { PageFrame } from '../../kit/page-frame.tsx'
import { ErrorState } from '../../kit/error-state.tsx'
import { useMay } from '../../kit/operator.tsx'
import { AuditTab } from './audit-tab.tsx'
import { DocumentsTab } from './documents-tab.tsx'
import { LimitsTab } from './limits-tab.tsx'
import { MemberChips } from './member-chips.tsx'
import { MemberActions } from './member-actions.tsx'
import { MemberFigures } from './member-figures.tsx'
import { MemberTags } from './member-tags.tsx'
import { NotesCard } from './notes-card.tsx'
import { Overview } from './overview.tsx'
import { BetsTab, DepositsTab, WalletTab, WithdrawalsTab } from './record-tabs.tsx'
import { SessionsTab } from './sessions-tab.tsx'
import { ShortfallsTab } from './shortfalls-tab.tsx'
import { Tabs } from '../../kit/tabs.tsx'

export type Member = ReplyOf<typeof call>

interface TabOf {
  readonly permission: Permission
  readonly Show: (props: { readonly member: Member }) => ReactNode
}

/** What is shown of a member, in the order of the tabs, to those who may see it. */
export const TABS = {
  overview: { permission: 'members.read', Show: Overview },
  wallet: { permission: 'ledger.read', Show: WalletTab },
  bets: { permission: 'bets.read', Show: BetsTab },
  deposits: { permission: 'deposits.read', Show: DepositsTab },
  withdrawals: { permission: 'withdrawals.read', Show: WithdrawalsTab },
  shortfalls: { permission: 'reconciliation.read', Show: ShortfallsTab },
  sessions: { permission: 'members.read', Show: SessionsTab },
  limits: { permission: 'members.read', Show: LimitsTab },
  documents: { permission: 'documents.read', Show: DocumentsTab },
  notes: { permission: 'members.read', Show: NotesCard },
  audit: { permission: 'audit.read', Show: AuditTab },
} as const satisfies Readonly<Record<string, TabOf>>
export type Tab = keyof typeof TABS

/** Whether an address names a tab. */
export const isTab = (name: unknown): name is Tab => typeof name === 'string' && name in TABS

interface MemberScreenProps {
  readonly memberId: string
  readonly tab: Tab
}

/** All there is to know of a member, and what can be done. */
export function MemberScreen({ memberId, tab }: MemberScreenProps) {
  const t = useWords('members')
  const { data, error, refetch } = useAsk(call, { params: { memberId } }, { refetchInterval: 15_000 })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonRows rows={8} />
  return (
    <PageFrame
      title={data.account}
      back="/members"
      states={
        <>
          <MemberChips state={data.state} watch={data.watch} />
          <DemoMark account={data.account} />
        </>
      }
      facts={
        <>
          <span className="mono">{data.id.slice(-8)}</span> ·{' '}
          {t('level_of', { name: data.levelName, level: data.level })}
          {data.upline === null ? null : ` · ${t('in_line_of', { account: data.upline })}`}
        </>
      }
      actions={<MemberActions member={data} />}
    >
      <Row gap={20} align="center" justify="between" wraps>
        <MemberTags member={data} />
        <MemberFigures member={data} />
      </Row>
      <MemberTabs memberId={memberId} />
      <Shown member={data} tab={tab} />
    </PageFrame>
  )
}

function MemberTabs({ memberId }: Pick<MemberScreenProps, 'memberId'>) {
  const t = useWords('members')
  const may = useMay()
  const shown = Object.entries(TABS).filter(([, { permission }]) => may(permission))
  return (
    <Tabs label={t('parts')}>
      {shown.map(([name]) => (
        <Link
          key={name}
          to="/members/$memberId"
          params={{ memberId }}
          search={name === 'overview' ? {} : { tab: name as Tab }}
          activeOptions={{ exact: true, includeSearch: true }}
        >
          {t(`tabs.${name}`)}
        </Link>
      ))}
    </Tabs>
  )
}

function Shown({ member, tab }: { readonly member: Member; readonly tab: Tab }) {
  const may = useMay()
  const { permission, Show } = TABS[tab]
  return may(permission) ? <Show member={member} /> : <NotAllowed />
}
