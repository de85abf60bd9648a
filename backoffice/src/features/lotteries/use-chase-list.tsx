import { type DeskChase, deskChases } from '@croupier/contract/console-lotteries.ts'
import { CHASE_STATES } from '@croupier/contract/lottery-chases.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconChecks, IconLoader, IconTrophy } from '@tabler/icons-react'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { useDemoFilter } from '../../kit/demo-players.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { Chip } from '../../kit/status.tsx'
import { useLotteryFilter } from '../../kit/use-lotteries.ts'

const EVERY_MS = 30_000

/** Orders over several issues, with what is done and left of each. */
export function useChaseList(): Resource<DeskChase> {
  const t = useWords('lotteries')
  return {
    name: 'lottery-chases',
    call: deskChases,
    label: t('tabs.chases'),
    searches: true,
    everyMs: EVERY_MS,
    idOf: ({ chaseId }) => chaseId,
    open: ({ account, gameCode }) => ({
      to: '/lotteries/$part',
      params: { part: 'lines' },
      search: { q: account, gameCode },
    }),
    empty: { title: t('empty.chases.title'), text: t('empty.chases.text') },
    filters: [
      ...useDemoFilter(),
      useLotteryFilter(t('lottery')),
      {
        key: 'state',
        label: t('status'),
        options: CHASE_STATES.map((value) => ({ value, label: t(`chase_states.${value}`) })),
      },
      { key: 'from', label: t('placed'), type: 'date', verb: t('from') },
      { key: 'to', label: t('placed'), type: 'date', verb: t('until') },
    ],
    columns: useColumns(),
  }
}

const STATES = {
  running: ['info', IconLoader],
  stopped: ['win', IconTrophy],
  cancelled: ['warn', IconArrowBackUp],
  ended: ['dim', IconChecks],
} as const

function ChaseStateChip({ state }: Pick<DeskChase, 'state'>) {
  const t = useWords('lotteries')
  const [tone, icon] = STATES[state]
  return (
    <Chip tone={tone} icon={icon}>
      {t(`chase_states.${state}`)}
    </Chip>
  )
}

const ENDS = ['win', 'member', 'restraint'] as const

function useColumns(): Resource<DeskChase>['columns'] {
  const t = useWords('lotteries')
  const moments = useMoments()
  const { currency } = useBrandNow()
  const money = (key: 'amount' | 'spent' | 'prize', head: string) => ({
    key,
    head,
    figure: true as const,
    cell: (row: DeskChase) => <Amount amount={row[key]} />,
  })
  return [
    {
      key: 'account',
      head: t('member'),
      cell: ({ account, memberId }) => <AccountLink account={account} memberId={memberId} />,
    },
    { key: 'name', head: t('lottery'), width: 160, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'done',
      head: t('done_of'),
      figure: true,
      cell: ({ done, issues }) => t('n_of_m', { done, issues }),
    },
    { key: 'left', head: t('left'), figure: true, cell: ({ left }) => left },
    {
      key: 'stopOnWin',
      head: t('stop_on_win'),
      cell: ({ stopOnWin }) => t(stopOnWin ? 'yes' : 'no'),
      words: { true: t('yes'), false: t('no') },
    },
    money('spent', t('spent_in', { currency })),
    money('amount', t('amount_in', { currency })),
    money('prize', t('prize_in', { currency })),
    {
      key: 'state',
      head: t('status'),
      cell: ({ state }) => <ChaseStateChip state={state} />,
      words: Object.fromEntries(CHASE_STATES.map((state) => [state, t(`chase_states.${state}`)])),
    },
    {
      key: 'endedBy',
      head: t('ended_by'),
      cell: ({ endedBy }) => (endedBy === null ? '–' : t(`ends.${endedBy}`)),
      words: Object.fromEntries(ENDS.map((end) => [end, t(`ends.${end}`)])),
    },
    { key: 'placedAt', head: t('placed'), figure: true, cell: ({ placedAt }) => moments.short(placedAt) },
    { key: 'lines', head: t('lines'), figure: true, cell: ({ lines }) => lines, hidden: true },
    {
      key: 'chaseId',
      head: t('chase'),
      cell: ({ chaseId }) => (
        <span className="mono" title={chaseId}>
          {chaseId.slice(-8)}
        </span>
      ),
      hidden: true,
    },
  ]
}
