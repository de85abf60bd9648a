import { Text } from '@croupier/kit/layout/layout.tsx'
import { type MemberRow, members, memberSums } from '@croupier/contract/console-members.ts'
import { MEMBER_STATES } from '@croupier/contract/member-state.ts'
import { serverNow } from '@croupier/kit/clock.ts'
import { useAsk } from '@croupier/kit/query.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { DemoMark, useDemoFilter } from '../../kit/demo-players.tsx'
import { Amount } from '../../kit/amount.tsx'
import { ageOf } from '../../kit/age.ts'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { useBrandNow, useMay } from '../../kit/operator.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { MemberChips, STATES } from './member-chips.tsx'

/** All members of the brand, by what one looks for. */
export function MembersScreen() {
  const t = useWords('members')
  const language = useLanguage()
  const { data } = useAsk(memberSums, { query: {} }, { staleTime: 60_000 })
  return (
    <PageFrame title={t('members')} facts={data ? data.count.toLocaleString(language) : null}>
      <ResourceList resource={useMembers()} />
    </PageFrame>
  )
}

function useMembers(): Resource<MemberRow> {
  const t = useWords('members')
  return {
    name: 'members',
    call: members,
    label: t('members'),
    searches: true,
    idOf: ({ id }) => id,
    open: ({ id }) => ({ to: '/members/$memberId', params: { memberId: id } }),
    empty: { title: t('nobody'), text: t('nobody_text') },
    columns: [...useWho(), ...useFigures(), ...useMore()],
    filters: useFilters(),
    ...(useMayDoMany() && { bulk: (picked) => <BulkActions picked={picked} /> }),
  }
}

/** Ticks appear to who can do something with them. */
function useMayDoMany(): boolean {
  const may = useMay()
  return may('members.edit') || may('members.sign_out') || may('members.freeze')
}

type Columns = Resource<MemberRow>['columns']

/** Who it is and how they stand. */
function useWho(): Columns {
  const t = useWords('members')
  return [
    {
      key: 'account',
      head: t('member'),
      sort: 'account',
      cell: ({ account }) => (
        <>
          <Text as="strong" weight={600}>
            {account}
          </Text>{' '}
          <DemoMark account={account} />
        </>
      ),
    },
    {
      key: 'state',
      head: t('state'),
      cell: (row) => (
        <span>
          <MemberChips state={row.state} watch={row.watch} />
        </span>
      ),
    },
    { key: 'levelName', head: t('level'), cell: ({ levelName }) => levelName },
    { key: 'upline', head: t('line_of'), cell: ({ upline }) => upline ?? '–' },
  ]
}

/** What they have, and when they were here. */
function useFigures(): Columns {
  const t = useWords('members')
  const language = useLanguage()
  const { currency } = useBrandNow()
  const age = (moment: string) => t('ago', { age: ageOf(moment, serverNow(), language) })
  return [
    {
      key: 'wallet',
      head: t('wallet_in', { currency }),
      ...figure('wallet'),
      cell: ({ wallet }) => <Amount amount={wallet} />,
    },
    {
      key: 'deposits',
      head: t('deposits_in', { currency }),
      ...figure('deposits'),
      cell: ({ deposits }) => <Amount amount={deposits} rough />,
    },
    {
      key: 'result',
      head: t('result_in', { currency }),
      ...figure('result'),
      cell: ({ result }) => <Amount amount={result} signed />,
    },
    { key: 'lastSeenAt', head: t('last_seen'), ...figure('lastSeen'), cell: ({ lastSeenAt }) => age(lastSeenAt) },
  ]
}

/** What is shown to who asks for it. */
function useMore(): Columns {
  const t = useWords('members')
  const moments = useMoments()
  const { currency } = useBrandNow()
  return [
    {
      key: 'held',
      head: t('held_in', { currency }),
      figure: true,
      hidden: true,
      cell: ({ held }) => <Amount amount={held} />,
    },
    { key: 'tags', head: t('tags'), cell: ({ tags }) => tags.join(', '), hidden: true },
    { key: 'id', head: t('id'), cell: ({ id }) => <span className="mono">{id.slice(-8)}</span>, hidden: true },
    {
      key: 'registeredAt',
      head: t('joined'),
      sort: 'registered',
      cell: ({ registeredAt }) => moments.day(registeredAt),
      hidden: true,
    },
  ]
}

function useFilters(): NonNullable<Resource<MemberRow>['filters']> {
  const t = useWords('members')
  const pieces = useWords('pieces')
  const { currency } = useBrandNow()
  return [
    ...useDemoFilter(),
    {
      key: 'state',
      label: t('state'),
      options: MEMBER_STATES.map((value) => ({ value, label: pieces(`status.${STATES[value]}`) })),
    },
    {
      key: 'watch',
      label: t('watched'),
      options: [
        { value: 'true', label: t('yes') },
        { value: 'false', label: t('no') },
      ],
    },
    { key: 'lineOf', label: t('line_of') },
    { key: 'tag', label: t('tag') },
    { key: 'level', label: t('level_number') },
    { key: 'walletMin', label: t('wallet_from', { currency }), verb: pieces('at_least') },
    { key: 'registeredFrom', label: t('registered'), verb: pieces('from_day'), type: 'date' },
    { key: 'registeredTo', label: t('registered'), verb: pieces('to_day'), type: 'date' },
    { key: 'seenFrom', label: t('last_seen'), verb: pieces('from_day'), type: 'date' },
    { key: 'seenTo', label: t('last_seen'), verb: pieces('to_day'), type: 'date' },
  ]
}

const figure = (sort: 'wallet' | 'deposits' | 'result' | 'lastSeen') => ({ figure: true, sort }) as const
