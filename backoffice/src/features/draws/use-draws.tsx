import { type DeskDraw, deskDraws, type DRAW_TABS } from '@croupier/contract/console-draws.ts'
import { ISSUE_STATUSES } from '@croupier/contract/lottery.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { useBrandNow } from '../../kit/operator.tsx'
import { DrawState } from './draw-state.tsx'
import { useLotteryFilter } from '../../kit/use-lotteries.ts'

export type DrawTab = (typeof DRAW_TABS)[number]

const EVERY_MS = 10_000
const DRAWN_BY = ['house', 'official', 'lottery'] as const

/** The draws of a part of the screen, in the order in which they are drawn. */
export function useDraws(tab: DrawTab): Resource<DeskDraw> {
  const t = useWords('draws')
  return {
    name: 'draws',
    call: deskDraws,
    label: t(`tabs.${tab}`),
    everyMs: EVERY_MS,
    always: { tab },
    idOf: ({ drawId }) => drawId,
    open: ({ gameCode, issueNo }) => ({ to: '/draws/$gameCode/$issueNo', params: { gameCode, issueNo } }),
    empty: { title: t(`empty.${tab}.title`), text: t(`empty.${tab}.text`) },
    filters: [useLotteryFilter(t('lottery'))],
    columns: useColumns(tab),
  }
}

type DrawColumn = Resource<DeskDraw>['columns'][number]

const percent = (text: string, language: string) =>
  (Number(text) / 100).toLocaleString(language, { style: 'percent', minimumFractionDigits: 2 })

function useColumns(tab: DrawTab): Resource<DeskDraw>['columns'] {
  const t = useWords('draws')
  const language = useLanguage()
  const moments = useMoments()
  const { currency } = useBrandNow()
  const drawnBy = Object.fromEntries(DRAWN_BY.map((by) => [by, t(`drawn_by.${by}`)]))
  const states = Object.fromEntries(ISSUE_STATUSES.map((status) => [status, t(`statuses.${status}`)]))
  const sums = useSums(tab)
  return [
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
    { key: 'issueNo', head: t('draw'), cell: ({ issueNo }) => <span className="mono">{issueNo}</span> },
    { key: 'status', head: t('state'), cell: (draw) => <DrawState draw={draw} />, words: states },
    { key: 'drawnBy', head: t('drawn'), cell: (draw) => t(`drawn_by.${draw.drawnBy}`), words: drawnBy },
    { key: 'lines', head: t('bets'), figure: true, cell: ({ lines }) => lines.toLocaleString(language) },
    {
      key: 'stakes',
      head: t('stakes_in', { currency }),
      figure: true,
      cell: ({ stakes }) => <Amount amount={stakes} />,
    },
    ...sums,
    { key: 'openAt', head: t('opens'), figure: true, cell: ({ openAt }) => moments.short(openAt), hidden: true },
    { key: 'closeAt', head: t('closes'), figure: true, cell: ({ closeAt }) => moments.short(closeAt) },
    { key: 'drawAt', head: t('draws_at'), figure: true, cell: ({ drawAt }) => moments.short(drawAt) },
    {
      key: 'gameCode',
      head: t('code'),
      cell: ({ gameCode }) => <span className="mono">{gameCode}</span>,
      hidden: true,
    },
  ]
}

/** What may be won of it; once it is over, what was. */
function useSums(tab: DrawTab): readonly DrawColumn[] {
  const t = useWords('draws')
  const language = useLanguage()
  const { currency } = useBrandNow()
  const exposure: DrawColumn = {
    key: 'exposure',
    head: t('exposure_in', { currency }),
    figure: true,
    cell: (draw) => <Amount amount={draw.exposure} />,
  }
  const paid: readonly DrawColumn[] = [
    {
      key: 'paid.prizes',
      head: t('prizes_in', { currency }),
      figure: true,
      cell: (draw) => (draw.paid ? <Amount amount={draw.paid.prizes} /> : '–'),
    },
    {
      key: 'paid.result',
      head: t('result_in', { currency }),
      figure: true,
      cell: (draw) => (draw.paid ? <Amount amount={draw.paid.result} signed /> : '–'),
    },
    {
      key: 'paid.margin',
      head: t('margin'),
      figure: true,
      cell: (draw) => (draw.paid?.margin ? percent(draw.paid.margin, language) : '–'),
    },
  ]
  return tab === 'settled' ? paid : [exposure]
}
