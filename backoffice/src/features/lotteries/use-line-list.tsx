import { type DeskOrderLine, deskOrderLines, LINE_FILTERS } from '@croupier/contract/console-lotteries.ts'
import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { IconArrowBackUp, IconCircleDashed, IconCoin, IconPencil, IconX } from '@tabler/icons-react'
import { AccountLink } from '../../kit/account-link.tsx'
import { Amount } from '../../kit/amount.tsx'
import { useDemoFilter } from '../../kit/demo-players.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { Chip } from '../../kit/status.tsx'
import { useLotteryFilter } from '../../kit/use-lotteries.ts'
import classes from './lotteries.module.css'

/** Lines of orders; each leads to its draw at the desk. */
export function useLineList(): Resource<DeskOrderLine> {
  const t = useWords('lotteries')
  return {
    name: 'lottery-lines',
    call: deskOrderLines,
    label: t('tabs.lines'),
    searches: true,
    idOf: ({ lineId }) => lineId,
    open: ({ gameCode, issueNo }) => ({ to: '/draws/$gameCode/$issueNo', params: { gameCode, issueNo } }),
    empty: { title: t('empty.lines.title'), text: t('empty.lines.text') },
    filters: [
      ...useDemoFilter(),
      useLotteryFilter(t('lottery')),
      { key: 'issueNo', label: t('issue') },
      { key: 'method', label: t('method') },
      {
        key: 'state',
        label: t('status'),
        options: LINE_FILTERS.map((value) => ({ value, label: t(`states.${value}`) })),
      },
      { key: 'from', label: t('placed'), type: 'date', verb: t('from') },
      { key: 'to', label: t('placed'), type: 'date', verb: t('until') },
    ],
    columns: useColumns(),
  }
}

const STATES = {
  open: ['info', IconCircleDashed],
  won: ['win', IconCoin],
  lost: ['dim', IconX],
  cancelled: ['warn', IconArrowBackUp],
} as const

function LineState({ line: { state, corrected } }: { readonly line: DeskOrderLine }) {
  const t = useWords('lotteries')
  const [tone, icon] = STATES[state]
  return (
    <Row gap={6} align="center">
      <Chip tone={tone} icon={icon}>
        {t(`states.${state}`)}
      </Chip>
      {corrected ? (
        <Chip tone="two" icon={IconPencil}>
          {t('corrected')}
        </Chip>
      ) : null}
    </Row>
  )
}

/** The mode it was taken by, or its fixed odds; of several tiers all stand in the hint. */
function Odds({ line: { mode, odds } }: { readonly line: DeskOrderLine }) {
  const t = useWords('lotteries')
  return (
    <span title={odds.map((one) => `${one.key} ${one.odds}`).join('\n')}>
      {mode === null ? (odds[0]?.odds ?? '–') : t('mode', { mode })}
    </span>
  )
}

const Content = ({ line: { content } }: { readonly line: DeskOrderLine }) => (
  <Text as="span" truncate className={classes.content} title={content}>
    {content === '' ? '–' : content}
  </Text>
)

function useColumns(): Resource<DeskOrderLine>['columns'] {
  const t = useWords('lotteries')
  const draws = useWords('draws')
  const language = useLanguage()
  const moments = useMoments()
  const { currency } = useBrandNow()
  return [
    {
      key: 'account',
      head: t('member'),
      cell: ({ account, memberId }) => <AccountLink account={account} memberId={memberId} />,
    },
    {
      key: 'name',
      head: t('lottery'),
      width: 160,
      cell: ({ name, issueNo }) => (
        <>
          <strong>{name}</strong> <small className="mono quiet">{issueNo}</small>
        </>
      ),
    },
    { key: 'method', head: t('method'), cell: ({ method }) => draws(`methods.${method}`, { otherwise: method }) },
    { key: 'content', head: t('content'), width: 160, cell: (line) => <Content line={line} /> },
    { key: 'tickets', head: t('tickets'), figure: true, cell: ({ tickets }) => tickets.toLocaleString(language) },
    {
      key: 'amount',
      head: t('amount_in', { currency }),
      figure: true,
      cell: ({ amount }) => <Amount amount={amount} />,
    },
    { key: 'mode', head: t('odds'), figure: true, cell: (line) => <Odds line={line} /> },
    {
      key: 'state',
      head: t('status'),
      cell: (line) => <LineState line={line} />,
      words: Object.fromEntries(LINE_FILTERS.map((state) => [state, t(`states.${state}`)])),
    },
    { key: 'prize', head: t('prize_in', { currency }), figure: true, cell: ({ prize }) => <Amount amount={prize} /> },
    { key: 'placedAt', head: t('placed'), figure: true, cell: ({ placedAt }) => moments.short(placedAt) },
    {
      key: 'rebate',
      head: t('rebate_in', { currency }),
      figure: true,
      cell: ({ rebate }) => <Amount amount={rebate} />,
      hidden: true,
    },
    { key: 'issueNo', head: t('issue'), cell: ({ issueNo }) => <span className="mono">{issueNo}</span>, hidden: true },
    ...idColumns(t),
  ]
}

/** The end of an id, which is whole for whoever points at it and in files. */
const idColumns = (t: ReturnType<typeof useWords>): Resource<DeskOrderLine>['columns'] =>
  (
    [
      ['lineId', 'line'],
      ['orderId', 'order'],
      ['chaseId', 'chase'],
    ] as const
  ).map(([key, word]) => ({
    key,
    head: t(word),
    cell: (line: DeskOrderLine) => (
      <span className="mono" title={line[key] ?? undefined}>
        {line[key]?.slice(-8) ?? '–'}
      </span>
    ),
    hidden: true,
  }))
