import { agentBets } from '@croupier/contract/agent.ts'
import { BET_STATUSES } from '@croupier/contract/betting.ts'
import { gameList } from '@croupier/contract/catalogue.ts'
import { CATEGORIES } from '@croupier/contract/field.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Money } from '@croupier/kit/money.tsx'
import { useAsk } from '@croupier/kit/query.ts'
import { Pager } from '@croupier/kit/table/pager.tsx'
import { useWords } from '@croupier/kit/words.ts'
import type { AgentScreenProps } from '../../parts/centre/agent-pages.ts'
import { RecordEmpty } from '../../parts/centre/record-empty.tsx'
import { oneOf, type RecordState } from '../../parts/centre/record-search.ts'
import { RecordTotals } from '../../parts/centre/record-totals.tsx'
import { useOpenModal } from '../../parts/modals/modals.ts'
import { Choice } from '../../parts/page/choice.tsx'
import { BetsExport } from './bets-export.tsx'
import { BetsTable } from './bets-table.tsx'
import { BranchOf } from './branch-path.tsx'
import { DaysFrame } from './days-frame.tsx'
import { FindAccount } from './find-account.tsx'
import { useAgentSearch } from './use-agent-search.ts'

/** Bets of everybody below, or of somebody with all below; the sums are of all that the choices let through. */
export function BetsPage({ part }: AgentScreenProps) {
  const t = useWords('agent')
  const open = useOpenModal()
  const record = useAgentSearch()
  const filter = filterIn(record.search)
  const filtered = Object.values(filter).some(Boolean)
  const query = { ...record.range, ...filter, memberId: part }
  const asked = useAsk(agentBets, { query: { ...query, pageNo: record.page } }, { placeholderData: (kept) => kept })
  const of = (memberId: string | undefined) =>
    open('agentCentre', memberId === undefined ? 'betting' : `betting.${memberId}`)
  return (
    <DaysFrame
      title={t('betting')}
      record={record}
      asked={asked}
      choices={<Choices record={record} onMember={of} />}
      exporting={<BetsExport query={query} />}
      above={part === undefined ? null : <BranchOf memberId={part} range={record.range} onOpen={of} />}
    >
      {({ list, totals, total, totalPages, pageNum }) =>
        total === 0 ? (
          <RecordEmpty
            title={t('no_bets')}
            text={t(filtered ? 'no_bets_filtered' : 'no_bets_text')}
            clearing={filtered ? { text: t('clear'), onClear: () => record.change(NO_FILTER) } : undefined}
          />
        ) : (
          <>
            <RecordTotals
              totals={[
                { name: t('stake'), figure: <Money amount={totals.stake} /> },
                { name: t('paid'), figure: <Money amount={totals.payout} /> },
                { name: t('result'), figure: <Money amount={totals.result} signed /> },
                { name: t('valid_bets'), figure: <Money amount={totals.validBets} />, wide: true },
              ]}
            />
            <BetsTable bets={list} />
            <Pager
              page={pageNum}
              pages={totalPages}
              total={total}
              onPage={(recordPage) => record.change({ recordPage })}
            />
          </>
        )
      }
    </DaysFrame>
  )
}

const NO_FILTER = { betCategory: undefined, betVendor: undefined, betGame: undefined, betStatus: undefined } as const

const textIn = (named: unknown): string | undefined => (typeof named === 'string' ? named : undefined)

const filterIn = (search: Readonly<Record<string, unknown>>) => ({
  category: oneOf(CATEGORIES, search['betCategory']),
  vendor: textIn(search['betVendor']),
  gameCode: textIn(search['betGame']),
  status: oneOf(BET_STATUSES, search['betStatus']),
})

interface ChoicesProps {
  readonly record: RecordState
  readonly onMember: (memberId: string) => void
}

function Choices({ record: { change, search }, onMember }: ChoicesProps) {
  const t = useWords('agent')
  const words = useWords('betting')
  const { data } = useAsk(gameList, { query: { pageSize: 200 } }, { staleTime: 600_000 })
  const { category, vendor, gameCode, status } = filterIn(search)
  const games = (data?.games ?? []).filter(({ gameType }) => category === undefined || gameType === category)
  const vendors = new Map(games.map(({ vassalage, vendorName }) => [vassalage, vendorName]))
  return (
    <>
      <FindAccount onFound={onMember} />
      <Choice
        label={words('category')}
        all={words('all')}
        options={CATEGORIES.filter((one) => data?.games.some(({ gameType }) => gameType === one)).map((value) => ({
          value,
          text: words(`category_${value}`),
        }))}
        value={category}
        onChoose={(betCategory) => change({ ...NO_FILTER, betStatus: status, betCategory })}
      />
      <Choice
        label={words('vendor')}
        all={words('all')}
        options={[...vendors].map(([value, text]) => ({ value, text }))}
        value={vendor}
        onChoose={(betVendor) => change({ betVendor, betGame: undefined })}
      />
      <Choice
        label={words('game')}
        all={words('all')}
        options={games
          .filter(({ vassalage }) => vendor === undefined || vassalage === vendor)
          .map(({ code, displayName }) => ({ value: code, text: displayName }))}
        value={gameCode}
        onChoose={(betGame) => change({ betGame })}
      />
      <Choice
        label={words('status')}
        all={words('all')}
        options={BET_STATUSES.map((value) => ({ value, text: words(`status_${value}`) }))}
        value={status}
        onChoose={(betStatus) => change({ betStatus })}
      />
      {(category ?? vendor ?? gameCode ?? status) ? (
        <Button tone="ghost" onClick={() => change(NO_FILTER)}>
          {t('clear')}
        </Button>
      ) : null}
    </>
  )
}
