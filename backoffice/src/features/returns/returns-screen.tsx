import { CATEGORIES } from '@croupier/contract/field.ts'
import { type WatchedReturn, watchedReturns } from '@croupier/contract/returns.ts'
import { useLanguage, useWords } from '@croupier/kit/words.ts'
import { useDemoInReturns } from '../../kit/demo-players.tsx'
import { ResourceList } from '../../kit/list/resource-list.tsx'
import type { Resource } from '../../kit/list/resource.ts'
import { PageFrame } from '../../kit/page-frame.tsx'
import { StatusChip } from '../../kit/status.tsx'

/** What every game promises and what it gave back over some days, and whether chance explains the difference. */
export function ReturnsScreen() {
  const t = useWords('returns')
  return (
    <PageFrame title={t('title')} facts={[t('facts'), useDemoInReturns()].filter(Boolean).join(' ')}>
      <ResourceList resource={useReturns()} />
    </PageFrame>
  )
}

const VERDICTS = { inside: 'agree', outside: 'watch', few: 'few_bets' } as const

function useReturns(): Resource<WatchedReturn> {
  const t = useWords('returns')
  const language = useLanguage()
  const count = new Intl.NumberFormat(language)
  const fine = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  // Decimal strings are formatted exactly; the types only know numbers.
  const share = (text: string | null) => (text === null ? '–' : `${fine.format(text as unknown as number)}%`)
  const amount = (text: string) => fine.format(text as unknown as number)
  return {
    name: 'returns',
    call: watchedReturns,
    label: t('title'),
    idOf: ({ id }) => id,
    empty: { title: t('empty'), text: t('empty_text') },
    filters: [
      { key: 'from', label: t('from'), type: 'date' },
      { key: 'to', label: t('to'), type: 'date' },
      {
        key: 'category',
        label: t('category'),
        options: CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })),
      },
      {
        key: 'verdict',
        label: t('verdict'),
        options: (['inside', 'outside', 'few'] as const).map((value) => ({ value, label: t(`verdicts.${value}`) })),
      },
      {
        key: 'money',
        label: t('money'),
        options: (['real', 'play'] as const).map((value) => ({ value, label: t(`moneys.${value}`) })),
      },
    ],
    columns: [
      { key: 'gameName', head: t('game'), cell: ({ gameName }) => gameName, width: 150 },
      { key: 'verdict', head: t('verdict'), cell: ({ verdict }) => <StatusChip status={VERDICTS[verdict]} /> },
      { key: 'vendorName', head: t('vendor'), cell: ({ vendorName }) => vendorName },
      { key: 'category', head: t('category'), cell: ({ category }) => t(`categories.${category}`), hidden: true },
      { key: 'bets', head: t('bets'), figure: true, cell: ({ bets }) => count.format(bets) },
      { key: 'stakes', head: t('stakes'), figure: true, cell: ({ stakes }) => amount(stakes) },
      { key: 'payouts', head: t('payouts'), figure: true, cell: ({ payouts }) => amount(payouts) },
      { key: 'result', head: t('result'), figure: true, cell: ({ result }) => amount(result) },
      { key: 'rtp', head: t('rtp'), figure: true, cell: ({ rtp }) => share(rtp) },
      { key: 'measured', head: t('measured'), figure: true, cell: ({ measured }) => share(measured) },
      {
        key: 'low',
        head: t('band'),
        figure: true,
        cell: ({ low, high }) => (low === null ? '–' : `${share(low)} – ${share(high)}`),
      },
    ],
  }
}
