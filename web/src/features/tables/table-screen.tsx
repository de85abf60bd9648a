import { amountText } from '@croupier/engine/money.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { ModalFrame } from '@croupier/kit/form/modal-frame.tsx'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useSession } from '@croupier/kit/session.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { unitsSaid } from '../games/purse.ts'
import { toggleFullScreen } from '../games/full-screen.ts'
import page from '../games/game-page.module.css'
import { soundSwitch } from '../games/switch.ts'
import { useKeys } from '../games/use-keys.ts'
import { StayLine } from '../limits/stay-line.tsx'
import { useBalance } from '../wallet/use-balance.ts'
import { Bed } from './bed.tsx'
import { chipsFrom, sumOfStakes, withStakes } from './chips.ts'
import type { Chip, Stakes } from './chips.ts'
import { FairTable } from './fair-table.tsx'
import { keepStakes, keptStakes } from './kept-stakes.ts'
import { isLaidOut } from './laid-out.ts'
import { LastResults } from './last-results.tsx'
import type { SeenEvent, TableLayout } from './layout.ts'
import { layouts } from './layouts.ts'
import { Roads } from './roads.tsx'
import { RoundAgain } from './round-again.tsx'
import { Status, useResultWords } from './status.tsx'
import { TableBar } from './table-bar.tsx'
import { TableRules } from './table-rules.tsx'
import classes from './table-screen.module.css'
import { TableTrouble } from './table-trouble.tsx'
import { Tray } from './tray.tsx'
import { useBets } from './use-bets.ts'
import type { Bets } from './use-bets.ts'
import type { LiveTable } from './use-live-table.ts'
import { useLastStakes } from './use-rebet.ts'

interface TableScreenProps {
  readonly table: LiveTable
  readonly aheadMs: number
  readonly events: readonly SeenEvent[]
}

/** A live table: what happens on it, the spots, the chips, and how the shoe has gone. */
export function TableScreen({ table, aheadMs, events }: TableScreenProps) {
  const layout = isLaidOut(table.gameCode) ? layouts[table.gameCode] : undefined
  return layout ? <LaidOutTable table={table} aheadMs={aheadMs} events={events} layout={layout} /> : null
}

function LaidOutTable({ table, aheadMs, events, layout }: TableScreenProps & { readonly layout: TableLayout }) {
  const t = useWords('tables')
  const [rules, setRules] = useState(false)
  const [seen, setSeen] = useState<string>()
  const purse = useBalance().data?.sumBalance
  const bets = useBets(table)
  const chips = chipsFrom(table.limits.map(({ min }) => unitsSaid(min)).toSorted(smaller)[0] ?? 0n)
  const [chosen, setChosen] = useState(0)
  const spots = tableGameOf(table.gameCode)?.spots(table.paytable) ?? []
  const locked = useLocked(table)
  const deeds = useDeeds({ table, bets, locked })
  const chip = chips[chosen]?.worth ?? 0n
  useTableKeys({ deeds, chips, onChoose: setChosen, onRules: () => setRules(true) })
  return (
    <div className={page.page}>
      <TableBar table={table} purse={purse} onRules={() => setRules(true)} />
      <StayLine purse={purse} />
      <main className={classes.table} data-felt={layout.felt}>
        <div className={classes.felt} data-felt={layout.felt}>
          <Happening table={table} aheadMs={aheadMs} events={events} layout={layout} bets={bets} />
          <Bed
            layout={layout}
            spots={spots}
            table={table}
            own={bets.own}
            waiting={bets.waiting}
            chips={chips}
            locked={locked}
            onLay={(spot) => bets.lay(new Map([[spot, chip]]))}
          />
        </div>
        <Tray
          chips={chips}
          chosen={chosen}
          onChoose={setChosen}
          locked={locked}
          staked={sumOfStakes(withStakes(bets.own, bets.waiting))}
          asking={bets.asking}
          returned={useReturned(table)}
          {...deeds}
        />
        <p className="sr-only" aria-live="assertive">
          {useSaid(table, layout)}
        </p>
        <Past table={table} layout={layout} onRound={setSeen} />
      </main>
      {rules ? (
        <ModalFrame title={t('rules_of', { name: table.name })} width={720} onClose={() => setRules(false)}>
          <TableRules table={table} spots={spots} />
        </ModalFrame>
      ) : null}
      {seen === undefined ? null : (
        <RoundAgain tableId={table.tableId} roundId={seen} layout={layout} onClose={() => setSeen(undefined)} />
      )}
    </div>
  )
}

interface PastProps {
  readonly table: LiveTable
  readonly layout: TableLayout
  readonly onRound: (roundId: string) => void
}

/** How the shoe has gone, and what it is bound to. */
function Past({ table, layout, onRound }: PastProps) {
  const { gameCode, summaries } = table
  return (
    <>
      <div className={classes.last}>
        <LastResults gameCode={gameCode} layout={layout} summaries={summaries} count={17} onRound={onRound} />
      </div>
      {layout.road ? <Roads summaries={summaries} sides={layout.road} /> : null}
      <FairTable table={table} />
    </>
  )
}

interface HappeningProps extends TableScreenProps {
  readonly layout: TableLayout
  readonly bets: Bets
}

/** The upper part of the felt: what goes on, what was refused, and what has been dealt. */
function Happening({ table, aheadMs, events, layout, bets }: HappeningProps) {
  const { Stage } = layout
  const { round } = table
  return (
    <>
      <div className={classes.top}>
        <Status table={table} layout={layout} aheadMs={aheadMs} />
        {bets.refusal ? (
          <div className={classes.trouble}>
            <TableTrouble refusal={bets.refusal} onClose={bets.dismiss} />
          </div>
        ) : null}
      </div>
      <div className={classes.stage}>
        <Stage events={events} won={round?.won ?? []} summary={round?.summary ?? undefined} />
      </div>
    </>
  )
}

const smaller = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0)

/** Chips lie still unless the round takes bets and somebody is logged in. */
function useLocked({ round, state }: LiveTable): boolean {
  const guest = useSession() === undefined
  return guest || round?.phase !== 'betting' || (state !== 'open' && state !== 'closing')
}

interface DeedsOf {
  readonly table: LiveTable
  readonly bets: Bets
  readonly locked: boolean
}

/** What may be done with the chips at this moment. */
function useDeeds({ table, bets, locked }: DeedsOf) {
  const { gameCode, currency, round } = table
  const last = useLastStakes(round?.roundId, bets.own)
  const [kept, setKept] = useState(() => keptStakes(gameCode, currency))
  const lay = (stakes: Stakes) => (locked || stakes.size === 0 ? undefined : () => bets.lay(stakes))
  const { own } = bets
  return {
    onUndo: locked || own.size === 0 || typeof round?.undoUntil !== 'string' ? undefined : bets.undo,
    onAgain: own.size > 0 ? undefined : lay(last),
    onDouble: lay(own),
    onKeep:
      own.size === 0
        ? undefined
        : () => {
            keepStakes(gameCode, currency, own)
            setKept(own)
          },
    onKept: lay(kept),
  }
}

interface KeysOf {
  readonly deeds: ReturnType<typeof useDeeds>
  readonly chips: readonly Chip[]
  readonly onChoose: (at: number) => void
  readonly onRules: () => void
}

/** The keys of a table. */
function useTableKeys({ deeds, chips, onChoose, onRules }: KeysOf) {
  useKeys({
    ...Object.fromEntries(chips.map((_, at) => [String(at + 1), () => onChoose(at)])),
    Backspace: deeds.onUndo,
    r: deeds.onAgain,
    d: deeds.onDouble,
    m: () => soundSwitch.set(!soundSwitch.on()),
    f: toggleFullScreen,
    i: onRules,
  })
}

/** All that came back of the own bets, once the round is paid. */
function useReturned({ round, mine }: LiveTable): string | undefined {
  const { decimals } = useMoneyLook()
  const over = round?.phase === 'settled' || round?.phase === 'void'
  const decided = mine.bets.filter(({ state }) => state !== 'undone' && state !== 'placed')
  if (!over || decided.length === 0) return undefined
  const units = decided.reduce((sum, { payout }) => sum + unitsSaid(payout), 0n)
  return amountText(units, decimals)
}

/** The result and what it brought, said once. */
function useSaid(table: LiveTable, layout: TableLayout): string {
  const t = useWords('tables')
  const look = useMoneyLook()
  const resultOf = useResultWords(layout)
  const returned = useReturned(table)
  const { round } = table
  if (!round?.summary) return ''
  const result = resultOf(round.summary)
  return returned === undefined ? result : t('said_returned', { result, amount: moneyText(returned, look) })
}
