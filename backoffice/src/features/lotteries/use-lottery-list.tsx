import { deskLotteries, type DeskLottery, DRAWN_BY, LOTTERY_SALES } from '@croupier/contract/console-lotteries.ts'
import { PRIZE_MODES } from '@croupier/contract/lottery.ts'
import { Row } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconCircleCheck, IconLock } from '@tabler/icons-react'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { Chip } from '../../kit/status.tsx'
import { SaleAction } from './sale-action.tsx'
import { useScheduleWords } from './use-schedule-words.ts'

const EVERY_MS = 30_000

/** All lotteries in their order; each leads to its issues. */
export function useLotteryList(): Resource<DeskLottery> {
  const t = useWords('lotteries')
  const named = (values: readonly string[], below: string) =>
    values.map((value) => ({ value, label: t(`${below}.${value}`) }))
  return {
    name: 'lotteries',
    call: deskLotteries,
    label: t('tabs.lotteries'),
    searches: true,
    everyMs: EVERY_MS,
    idOf: ({ code }) => code,
    open: ({ code }) => ({ to: '/lotteries/$part', params: { part: 'issues' }, search: { gameCode: code } }),
    empty: { title: t('empty.lotteries.title'), text: t('empty.lotteries.text') },
    filters: [
      { key: 'sale', label: t('sale'), options: named(LOTTERY_SALES, 'sales') },
      { key: 'prizeMode', label: t('prize_mode'), options: named(PRIZE_MODES, 'prize_modes') },
      { key: 'drawnBy', label: t('drawn_by'), options: named(DRAWN_BY, 'drawers') },
      { key: 'family', label: t('family') },
    ],
    columns: useColumns(),
  }
}

const wordsOf = (values: readonly string[], says: (value: string) => string) =>
  Object.fromEntries(values.map((value) => [value, says(value)]))

function Sale({ lottery }: { readonly lottery: DeskLottery }) {
  const t = useWords('lotteries')
  const isOpen = lottery.sale === 'open'
  return (
    <Row gap={10} align="center">
      <Chip tone={isOpen ? 'win' : 'loss'} icon={isOpen ? IconCircleCheck : IconLock}>
        {t(`sales.${lottery.sale}`)}
      </Chip>
      <SaleAction lottery={lottery} />
    </Row>
  )
}

function useColumns(): Resource<DeskLottery>['columns'] {
  const t = useWords('lotteries')
  const moments = useMoments()
  const schedule = useScheduleWords()
  return [
    { key: 'code', head: t('code'), cell: ({ code }) => <span className="mono">{code}</span> },
    { key: 'name', head: t('lottery'), width: 160, cell: ({ name }) => <strong>{name}</strong> },
    {
      key: 'sale',
      head: t('sale'),
      cell: (lottery) => <Sale lottery={lottery} />,
      words: wordsOf(LOTTERY_SALES, (sale) => t(`sales.${sale}`)),
    },
    { key: 'schedule', head: t('schedule'), width: 160, cell: (lottery) => schedule(lottery.schedule) },
    {
      key: 'closesAt',
      head: t('closes_next'),
      figure: true,
      cell: ({ closesAt }) => (closesAt === null ? '–' : moments.short(closesAt)),
    },
    {
      key: 'drawnBy',
      head: t('drawn_by'),
      cell: ({ drawnBy, drawsFrom }) =>
        drawsFrom === null ? t(`drawers.${drawnBy}`) : t('drawers.lottery_of', { code: drawsFrom }),
      words: wordsOf(DRAWN_BY, (by) => t(`drawers.${by}`)),
    },
    {
      key: 'prizeMode',
      head: t('prize_mode'),
      cell: ({ prizeMode }) => t(`prize_modes.${prizeMode}`),
      words: wordsOf(PRIZE_MODES, (mode) => t(`prize_modes.${mode}`)),
    },
    { key: 'family', head: t('family'), cell: ({ family }) => <span className="mono">{family}</span>, hidden: true },
    {
      key: 'readyTo',
      head: t('ready_to'),
      figure: true,
      cell: ({ readyTo }) => (readyTo === null ? '–' : moments.short(readyTo)),
    },
    {
      key: 'issueNo',
      head: t('issue'),
      cell: ({ issueNo }) => <span className="mono">{issueNo ?? '–'}</span>,
      hidden: true,
    },
  ]
}
