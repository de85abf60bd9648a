import { type DeskIssue, deskIssues, DRAWN_BY } from '@croupier/contract/console-lotteries.ts'
import { ISSUE_STATUSES } from '@croupier/contract/lottery.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { useLotteryFilter } from '../../kit/use-lotteries.ts'
import { IssueState } from './issue-state.tsx'

const EVERY_MS = 15_000

/** Issues with what the brand took and paid; each leads to its draw at the desk. */
export function useIssueList(): Resource<DeskIssue> {
  const t = useWords('lotteries')
  return {
    name: 'lottery-issues',
    call: deskIssues,
    label: t('tabs.issues'),
    everyMs: EVERY_MS,
    idOf: ({ issueId }) => issueId,
    open: ({ gameCode, issueNo }) => ({ to: '/draws/$gameCode/$issueNo', params: { gameCode, issueNo } }),
    empty: { title: t('empty.issues.title'), text: t('empty.issues.text') },
    filters: [
      useLotteryFilter(t('lottery')),
      {
        key: 'status',
        label: t('status'),
        options: ISSUE_STATUSES.map((value) => ({ value, label: t(`statuses.${value}`) })),
      },
      { key: 'day', label: t('day'), type: 'date' },
    ],
    columns: useColumns(),
  }
}

function useColumns(): Resource<DeskIssue>['columns'] {
  const t = useWords('lotteries')
  const language = useLanguage()
  const moments = useMoments()
  const { currency } = useBrandNow()
  return [
    { key: 'issueNo', head: t('issue'), cell: ({ issueNo }) => <span className="mono">{issueNo}</span> },
    {
      key: 'name',
      head: t('lottery'),
      width: 180,
      cell: ({ name, gameCode }) => (
        <>
          <strong>{name}</strong> <small className="mono quiet">{gameCode}</small>
        </>
      ),
    },
    {
      key: 'status',
      head: t('status'),
      cell: ({ status }) => <IssueState status={status} />,
      words: Object.fromEntries(ISSUE_STATUSES.map((status) => [status, t(`statuses.${status}`)])),
    },
    { key: 'openAt', head: t('opens'), figure: true, cell: ({ openAt }) => moments.short(openAt), hidden: true },
    { key: 'closeAt', head: t('closes'), figure: true, cell: ({ closeAt }) => moments.short(closeAt) },
    { key: 'drawAt', head: t('draws_at'), figure: true, cell: ({ drawAt }) => moments.short(drawAt) },
    { key: 'lines', head: t('lines'), figure: true, cell: ({ lines }) => lines.toLocaleString(language) },
    {
      key: 'stakes',
      head: t('stakes_in', { currency }),
      figure: true,
      cell: ({ stakes }) => <Amount amount={stakes} />,
    },
    {
      key: 'prizes',
      head: t('prizes_in', { currency }),
      figure: true,
      cell: ({ prizes }) => <Amount amount={prizes} />,
    },
    {
      key: 'result',
      head: t('result_in', { currency }),
      figure: true,
      cell: ({ result }) => (result === null ? '–' : <Amount amount={result} signed />),
    },
    {
      key: 'drawnBy',
      head: t('drawn_by'),
      cell: ({ drawnBy }) => t(`drawers.${drawnBy}`),
      words: Object.fromEntries(DRAWN_BY.map((by) => [by, t(`drawers.${by}`)])),
      hidden: true,
    },
    {
      key: 'gameCode',
      head: t('code'),
      cell: ({ gameCode }) => <span className="mono">{gameCode}</span>,
      hidden: true,
    },
  ]
}
