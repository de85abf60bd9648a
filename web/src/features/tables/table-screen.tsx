import { Stack } from '@croupier/kit/layout/layout.tsx'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { memo, useState } from 'react'
import { AfterPaint } from '../../parts/page/after-paint.tsx'
import page from '../../parts/play/game-page.module.css'
import { useNarrow } from '../../parts/page/narrow.ts'
import { PlaySessionLine } from '../../parts/limits/play-session-line.tsx'
import { useBalance } from '../../parts/wallet/use-balance.ts'
import { FairTable } from './fair-table.tsx'
import { hasTablePage } from './table-page-games.ts'
import { LastResults } from './last-results.tsx'
import type { SeenEvent, TableLayout } from './layout.ts'
import { layouts } from './layouts.ts'
import { BigRoad, resultsOf, Roads } from './roads.tsx'
import { RoundAgain } from './round-again.tsx'
import { TableBar } from './table-bar.tsx'
import { TableFelt } from './table-felt.tsx'
import { TableRules } from './table-rules.tsx'
import classes from './table-screen.module.css'
import type { LiveTable } from './use-live-table.ts'

interface TableScreenProps {
  readonly table: LiveTable
  readonly aheadMs: number
  readonly events: readonly SeenEvent[]
}

/** A live table: what happens on it, the spots, the chips, and how the shoe has gone. */
export function TableScreen({ table, aheadMs, events }: TableScreenProps) {
  const layout = hasTablePage(table.gameCode) ? layouts[table.gameCode] : undefined
  return layout ? <LaidOutTable table={table} aheadMs={aheadMs} events={events} layout={layout} /> : null
}

function LaidOutTable({ table, aheadMs, events, layout }: TableScreenProps & { readonly layout: TableLayout }) {
  const t = useWords('tables')
  const [rules, setRules] = useState(false)
  const narrow = useNarrow(900)
  const [seen, setSeen] = useState<string>()
  const balance = useBalance().data?.sumBalance
  return (
    <div className={page.page}>
      <TableBar table={table} balance={balance} onRules={() => setRules(true)} />
      <PlaySessionLine balance={balance} />
      <Stack as="main" level={0} className={classes.table}>
        <div className={classes.screen}>
          <TableFelt
            table={table}
            aheadMs={aheadMs}
            events={events}
            layout={layout}
            past={onFelt(layout) ? <Last table={table} layout={layout} onRound={setSeen} /> : undefined}
            share={
              layout.aside && !narrow ? (
                <AfterPaint>
                  <Told layout={layout} summaries={table.summaries} />
                </AfterPaint>
              ) : undefined
            }
            onRules={() => setRules(true)}
          />
          {narrow && !onFelt(layout) ? (
            <div className={classes.strip}>
              <Strip table={table} layout={layout} onRound={setSeen} />
            </div>
          ) : null}
        </div>
        <AfterPaint fallback={<div className={classes.below} />}>
          <Gone table={table} layout={layout} narrow={narrow} onRound={setSeen} />
        </AfterPaint>
      </Stack>
      {rules ? (
        <ModalFrame title={t('rules_of', { name: table.name })} width={720} onClose={() => setRules(false)}>
          <TableRules table={table} spots={tableGameOf(table.gameCode)?.spots(table.paytable) ?? []} />
        </ModalFrame>
      ) : null}
      {seen === undefined ? null : (
        <RoundAgain tableId={table.tableId} roundId={seen} layout={layout} onClose={() => setSeen(undefined)} />
      )}
    </div>
  )
}

/** Whether the last results stand on the felt, not below it. */
const onFelt = ({ beside, aside }: TableLayout): boolean => beside === true || aside === true

interface PastProps {
  readonly table: LiveTable
  readonly layout: TableLayout
  readonly onRound: (roundId: string) => void
}

/** How the shoe has gone, and what it is bound to. */
function Gone({ table, layout, narrow, onRound }: PastProps & { readonly narrow: boolean }) {
  const { summaries } = table
  return (
    <>
      {onFelt(layout) || (narrow && !layout.road) ? null : (
        <div className={classes.last}>
          <Last table={table} layout={layout} onRound={onRound} />
        </div>
      )}
      {layout.aside && !narrow ? null : <Told layout={layout} summaries={summaries} />}
      {layout.road ? <Roads summaries={summaries} sides={layout.road} /> : null}
      <FairTable table={table} />
    </>
  )
}

/** How the shoe has gone at a glance, beside the chips of a phone: the road, or the last results of a game without one. */
function Strip({ table, layout, onRound }: PastProps) {
  const t = useWords('tables')
  const { road } = layout
  if (!road) return <Last table={table} layout={layout} onRound={onRound} />
  return <BigRoad results={resultsOf(table.summaries, road)} columns={38} label={t('road.big')} />
}

/** What is told of the last results; it waits for the next one. */
const Told = memo(function Told({ layout: { Past }, summaries }: ToldProps) {
  return Past ? <Past summaries={summaries} /> : null
})

interface ToldProps {
  readonly layout: TableLayout
  readonly summaries: LiveTable['summaries']
}

const Last = ({ table: { gameCode, summaries }, layout, onRound }: PastProps) => (
  <LastResults gameCode={gameCode} layout={layout} summaries={summaries} count={17} onRound={onRound} />
)
