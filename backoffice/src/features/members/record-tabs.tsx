import { memberBets, memberDeposits, memberLines, memberWithdrawals } from '@croupier/contract/console-members.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Link } from '@tanstack/react-router'
import { Amount } from '../../kit/amount.tsx'
import { useMoments } from '../../kit/moment.ts'
import type { Member } from './member-screen.tsx'
import { RecordTable } from './record-table.tsx'
import { usePage } from './use-page.ts'

interface TabProps {
  readonly member: Member
}

/** Every posting on the member's account, with what it left. */
export function WalletTab({ member }: TabProps) {
  const t = useWords('members')
  const moments = useMoments()
  const page = usePage()
  const { data, error } = useAsk(memberLines, { params: { memberId: member.id }, query: page.query })
  return (
    <RecordTable
      label={t('tabs.wallet')}
      page={page}
      reply={data}
      error={error}
      empty={t('no_lines')}
      columns={[
        { head: t('heads.at'), cell: ({ at }) => moments.full(at) },
        { head: t('heads.kind'), cell: ({ kind }) => t(`lines.${kind}`, { kind }) },
        { head: t('heads.with'), cell: ({ counterpart }) => counterpart },
        { head: t('heads.position'), cell: ({ position }) => <span className="mono">{position}</span> },
        { head: t('heads.amount'), figure: true, cell: ({ amount }) => <Amount amount={amount} signed /> },
        { head: t('heads.after'), figure: true, cell: ({ after }) => <Amount amount={after} /> },
      ]}
    />
  )
}

/** Every bet, with the id of its round. */
export function BetsTab({ member }: TabProps) {
  const t = useWords('members')
  const moments = useMoments()
  const page = usePage()
  const { data, error } = useAsk(memberBets, { params: { memberId: member.id }, query: page.query })
  return (
    <RecordTable
      label={t('tabs.bets')}
      page={page}
      reply={data}
      error={error}
      empty={t('no_play')}
      columns={[
        { head: t('heads.at'), cell: ({ placedAt }) => moments.full(placedAt) },
        { head: t('heads.game'), cell: ({ gameName }) => gameName },
        {
          head: t('heads.round'),
          cell: ({ roundId }) => (
            <Link to="/rounds/$roundId" params={{ roundId }} search={{ member: member.id }} title={roundId}>
              {t('replay_of', { short: roundId.slice(-8) })}
            </Link>
          ),
        },
        { head: t('state'), cell: ({ status }) => t(`bets.${status}`, { status }) },
        { head: t('heads.stake'), figure: true, cell: ({ stake }) => <Amount amount={stake} /> },
        { head: t('heads.payout'), figure: true, cell: ({ payout }) => <Amount amount={payout} /> },
        { head: t('heads.result'), figure: true, cell: ({ result }) => <Amount amount={result} signed /> },
      ]}
    />
  )
}

/** Every deposit that was asked for. */
export function DepositsTab({ member }: TabProps) {
  const page = usePage()
  const { data, error } = useAsk(memberDeposits, { params: { memberId: member.id }, query: page.query })
  return <Requests part="deposits" page={page} reply={data} error={error} />
}

/** Every withdrawal that was asked for. */
export function WithdrawalsTab({ member }: TabProps) {
  const page = usePage()
  const { data, error } = useAsk(memberWithdrawals, { params: { memberId: member.id }, query: page.query })
  return <Requests part="withdrawals" page={page} reply={data} error={error} />
}

interface Request {
  readonly id: string
  readonly reference: string
  readonly state: string
  readonly amount: string
  readonly at: string
}
interface RequestsProps {
  readonly part: 'deposits' | 'withdrawals'
  readonly page: ReturnType<typeof usePage>
  readonly reply: Parameters<typeof RecordTable<Request>>[0]['reply']
  readonly error: unknown
}

function Requests({ part, ...table }: RequestsProps) {
  const t = useWords('members')
  const moments = useMoments()
  return (
    <RecordTable
      {...table}
      label={t(`tabs.${part}`)}
      empty={t(`no_${part}`)}
      columns={[
        { head: t('heads.at'), cell: ({ at }) => moments.full(at) },
        { head: t('heads.reference'), cell: ({ reference }) => <span className="mono">{reference}</span> },
        { head: t('state'), cell: ({ state }) => t(`requests.${state}`, { state }) },
        { head: t('heads.amount'), figure: true, cell: ({ amount }) => <Amount amount={amount} /> },
      ]}
    />
  )
}
