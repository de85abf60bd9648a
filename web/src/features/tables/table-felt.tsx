import { Grid } from '@croupier/kit/layout/layout.tsx'
import { scale } from '@croupier/engine/money.ts'
import type { Spot } from '@croupier/engine/tables/table-game.ts'
import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { useLiveState } from '@croupier/kit/live.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { unitsSaid } from '../../parts/play/amounts.ts'
import { useBalance } from '../../parts/wallet/use-balance.ts'
import { openQuestionOf } from './open-question.ts'
import { Bed } from './bed.tsx'
import { chipsFrom, sumOfStakes, withStakes } from './chips.ts'
import type { Stakes } from './chips.ts'
import { Decision } from './decision.tsx'
import { FeltPrint } from './felt-print.tsx'
import { Happening } from './happening.tsx'
import type { SeenEvent, StageProps, TableLayout } from './layout.ts'
import felts from './felt.module.css'
import classes from './table-screen.module.css'
import { TableTrouble } from './table-trouble.tsx'
import { Tray } from './tray.tsx'
import { useBets } from './use-bets.ts'
import { useActions, useLocked } from './use-actions.ts'
import type { LiveTable } from './use-live-table.ts'
import { useReturned, useSaid } from './use-said.ts'
import { useSeats } from './use-seats.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useTableSounds } from './use-table-sounds.ts'

interface TableFeltProps {
  readonly table: LiveTable
  readonly aheadMs: number
  readonly events: readonly SeenEvent[]
  readonly layout: TableLayout
  /** The last results, where they stand on the felt. */
  readonly past?: ReactNode
  /** What is told of them, where that stands on the felt too. */
  readonly share?: ReactNode
  readonly onRules: () => void
}

/** What one plays on: what happens, the spots and the chips. Keys are its own, so a page has one of it that listens. */
export function TableFelt({ table, aheadMs, events, layout, past, share, onRules }: TableFeltProps) {
  const bets = useBets(table, aheadMs)
  const { lost } = useLiveState()
  const { chips, spots } = useEquipment(table)
  const [chosen, setChosen] = useState(0)
  const locked = useLocked(table)
  const actions = useActions({ table, bets, locked })
  const balance = useBalance().data?.sumBalance
  const asked = useAsked(table, spots, bets.own)
  const staked = sumOfStakes(withStakes(bets.own, bets.waiting))
  const stage = useStage(table, { aheadMs, events, spots })
  const returned = useReturned(table)
  useTableSounds(table, aheadMs, events, returned)
  useTableKeys({ actions, chips, isAsked: asked !== undefined, onChoose: setChosen, onRules })
  return (
    <>
      <Grid
        gap={10}
        className={`${felts[layout.felt]} ${classes.felt}`}
        data-felt={layout.felt}
        data-beside={layout.beside}
        data-aside={layout.aside}
        data-lost={lost || undefined}
      >
        <FeltPrint table={table} layout={layout} spots={spots} />
        <Happening
          table={table}
          aheadMs={aheadMs}
          layout={layout}
          stage={stage}
          trouble={<TableTrouble table={table} bets={bets} balance={balance} spots={spots} />}
        />
        {past === undefined ? null : <div className={classes.last}>{past}</div>}
        <Bed
          layout={layout}
          spots={spots}
          table={table}
          own={bets.own}
          waiting={bets.waiting}
          chips={chips}
          locked={locked}
          stage={stage}
          chip={chips[chosen]?.worth ?? 0n}
          onLay={bets.lay}
        />
        {share ? <div className={classes.share}>{share}</div> : null}
      </Grid>
      {asked ? (
        <Decision key={asked.id} table={table} asked={asked} aheadMs={aheadMs} balance={balance} staked={staked} />
      ) : (
        <Tray {...{ chips, chosen, locked, staked, returned }} asking={bets.asking} onChoose={setChosen} {...actions} />
      )}
      <p className="sr-only" aria-live="assertive">
        {useSaid(table, layout)}
      </p>
    </>
  )
}

const smaller = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0)

/** The chips and the spots of a table; the same ones as long as nothing about them changes. */
function useEquipment({ limits, gameCode, paytable }: LiveTable) {
  const chips = useMemo(() => chipsFrom(limits.map(({ min }) => unitsSaid(min)).toSorted(smaller)[0] ?? 0n), [limits])
  const spots = useMemo(() => tableGameOf(gameCode)?.spots(paytable) ?? [], [gameCode, paytable])
  return { chips, spots }
}

function useAsked(table: LiveTable, spots: readonly Spot[], own: Stakes) {
  const { decimals } = useMoneyLook()
  return openQuestionOf(table, { spots, own, unit: 10n ** BigInt(scale - decimals) })
}

interface StagedEvents {
  readonly aheadMs: number
  readonly events: readonly SeenEvent[]
  readonly spots: readonly Spot[]
}

/** What the upper part of the felt is drawn from. */
function useStage(table: LiveTable, { aheadMs, events, spots }: StagedEvents): StageProps {
  const { round, summaries, pace } = table
  const seating = useSeats(table)
  const clock = useMemo(() => ({ aheadMs, stepMs: pace.stepMs }), [aheadMs, pace.stepMs])
  return {
    events,
    won: round?.won ?? none,
    summary: round?.summary ?? undefined,
    asked: round?.question?.place ?? undefined,
    seating: spots.some(({ seat }) => seat !== undefined) ? seating : undefined,
    last: summaries.at(-1),
    clock,
  }
}

const none: readonly string[] = []
