import { type DrawCorrection, drawCorrections } from '@croupier/contract/console-draws.ts'
import { Stack } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { Amount } from '../../kit/amount.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { useMoments } from '../../kit/moment.ts'
import { CorrectionState } from './correction-state.tsx'
import { useLotteryFilter } from '../../kit/use-lotteries.ts'

const EVERY_MS = 5000

/** Draws that two people have made void or put right, with how far each has come. */
export function useCorrections(): Resource<DrawCorrection> {
  const t = useWords('draws')
  return {
    name: 'draw-corrections',
    call: drawCorrections,
    label: t('tabs.corrections'),
    everyMs: EVERY_MS,
    idOf: ({ correctionId }) => correctionId,
    open: ({ gameCode, issueNo }) => ({ to: '/draws/$gameCode/$issueNo', params: { gameCode, issueNo } }),
    empty: { title: t('empty.corrections.title'), text: t('empty.corrections.text') },
    filters: [useLotteryFilter(t('lottery'))],
    columns: useColumns(),
  }
}

function useColumns(): Resource<DrawCorrection>['columns'] {
  const t = useWords('draws')
  const pieces = useWords('pieces')
  const moments = useMoments()
  const kinds = { void: t('correction.void'), correct: t('correction.correct') }
  return [
    { key: 'name', head: t('lottery'), width: 180, cell: ({ name }) => <strong>{name}</strong> },
    { key: 'issueNo', head: t('draw'), cell: ({ issueNo }) => <span className="mono">{issueNo}</span> },
    { key: 'kind', head: t('correction.kind'), cell: ({ kind }) => kinds[kind], words: kinds },
    {
      key: 'state',
      head: t('state'),
      cell: (correction) => <CorrectionState correction={correction} />,
      words: { running: t('correction.running'), done: t('correction.done') },
    },
    {
      key: 'done',
      head: t('correction.corrected_bets'),
      figure: true,
      cell: ({ done, bets }) => t('correction.n_of_m', { done, bets }),
    },
    { key: 'failed', head: t('correction.failed_bets'), figure: true, cell: ({ failed }) => failed },
    { key: 'sums', head: t('correction.moved'), figure: true, cell: ({ sums }) => <Sums sums={sums} /> },
    {
      key: 'reason',
      head: t('reason'),
      cell: ({ reason }) => pieces(`reasons.${reason}`, { otherwise: reason }),
    },
    {
      key: 'askedBy',
      head: t('correction.by'),
      cell: ({ askedBy, confirmedBy }) => t('correction.both', { asked: askedBy, confirmed: confirmedBy }),
    },
    { key: 'at', head: t('correction.began'), figure: true, cell: ({ at }) => moments.short(at) },
  ]
}

/** What went to members and what came back from them, money by money. */
const Sums = ({ sums }: Pick<DrawCorrection, 'sums'>) => (
  <Stack>
    {sums.map(({ currency, returned, taken }) => (
      <span key={currency}>
        <Amount amount={returned} signed />{' '}
        <Amount amount={Number(taken) === 0 ? taken : `-${taken}`} signed currency={currency} />
      </span>
    ))}
  </Stack>
)
