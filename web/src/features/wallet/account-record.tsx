import { Row, Text } from '@croupier/kit/layout/layout.tsx'
import { lines } from '@croupier/contract/wallet.ts'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { lengthOf } from '@croupier/kit/table/day.ts'
import { useWords } from '@croupier/kit/words.ts'
import { Choice } from '../../parts/page/choice.tsx'
import { MoneyTabs } from '../../parts/centre/money-tabs.tsx'
import { LastThirtyDays, RecordEmpty } from '../../parts/centre/record-empty.tsx'
import { RecordFrame } from '../../parts/centre/record-frame.tsx'
import { oneOf, useRecordSearch } from '../../parts/centre/record-search.ts'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { useNarrow } from '../../parts/page/narrow.ts'
import { AccountExport } from './account-export.tsx'
import classes from './account-record.module.css'
import { AccountTotals } from './account-totals.tsx'
import { kindKey, RECORD_KINDS } from './line-words.ts'
import { LineTable } from './line-table.tsx'

/** The account record: every line of the balance with what stood before and after, and what caused it. */
export function AccountRecord({ onBack }: { readonly onBack?: (() => void) | undefined }) {
  const t = useWords('wallet')
  const narrow = useNarrow(900)
  const record = useRecordSearch()
  const { range, page, search, change } = record
  const kind = oneOf(RECORD_KINDS, search['lineKind'])
  const query = { from: range.from, to: range.to, kind }
  const asked = useAsk(lines, { query: { ...query, pageNo: page } }, { placeholderData: (kept) => kept })
  const clearing = { text: t('clear_filters'), onClear: () => change({ lineKind: undefined }) }

  return (
    <RecordFrame
      title={t('account_record')}
      lead={t('account_record_lead')}
      onBack={onBack}
      record={record}
      asked={asked}
      failed={t('record_failed')}
      tabs={narrow ? <MoneyTabs current="transactionHistory" /> : null}
      choice={
        <Choice
          label={t('type')}
          all={t('all')}
          options={RECORD_KINDS.map((value) => ({ value, text: t(kindKey(value)) }))}
          value={kind}
          onChoose={(lineKind) => change({ lineKind })}
        />
      }
      exporting={<AccountExport query={query} />}
      totals={({ totals }) => <AccountTotals totals={totals} query={query} />}
      rows={({ list, total, totals }) => (
        <>
          <LineTable lines={list} total={total} />
          <RangeNet net={totals.net} />
        </>
      )}
      none={() => (
        <RecordEmpty
          title={t('no_lines', { days: lengthOf(range) })}
          text={t(kind === undefined ? 'no_lines_text' : 'no_lines_filtered')}
          clearing={kind === undefined ? undefined : clearing}
          days={<LastThirtyDays {...record} />}
          browse={t('browse_games')}
        />
      )}
    />
  )
}

/** What the whole range comes to, and the way to where it is explained. */
function RangeNet({ net }: { readonly net: string }) {
  const t = useWords('wallet')
  const centre = useWords('centre')
  const open = useOpenModal()
  return (
    <Row as="p" gapY={6} gapX={8} align="center" wraps size={13} tone="text-dim" className={classes.net}>
      {t('range_net')}{' '}
      <Text weight={600}>
        <Money amount={net} signed />
      </Text>
      <button type="button" className={classes.way} onClick={() => open('memberCentre', 'personalProfit')}>
        {centre('personalProfit')}
      </button>
    </Row>
  )
}
