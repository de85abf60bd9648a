import { tableGameOf } from '@croupier/engine/tables/tables.ts'
import { useState } from 'react'
import { unitsSaid } from '../games/purse.ts'
import { Bed } from './bed.tsx'
import { chipsFrom, sumOfStakes, withStakes } from './chips.ts'
import { Happening } from './happening.tsx'
import type { SeenEvent, StageProps, TableLayout } from './layout.ts'
import classes from './table-screen.module.css'
import { Tray } from './tray.tsx'
import { useBets } from './use-bets.ts'
import { useDeeds, useLocked } from './use-deeds.ts'
import type { LiveTable } from './use-live-table.ts'
import { useReturned, useSaid } from './use-said.ts'
import { useTableKeys } from './use-table-keys.ts'

interface TableFeltProps {
  readonly table: LiveTable
  readonly aheadMs: number
  readonly events: readonly SeenEvent[]
  readonly layout: TableLayout
  readonly onRules: () => void
}

/** What one plays on: what happens, the spots and the chips. Keys are its own, so a page has one of it that listens. */
export function TableFelt({ table, aheadMs, events, layout, onRules }: TableFeltProps) {
  const bets = useBets(table)
  const chips = chipsFrom(table.limits.map(({ min }) => unitsSaid(min)).toSorted(smaller)[0] ?? 0n)
  const [chosen, setChosen] = useState(0)
  const locked = useLocked(table)
  const deeds = useDeeds({ table, bets, locked })
  const chip = chips[chosen]?.worth ?? 0n
  const stage: StageProps = { events, won: table.round?.won ?? [], summary: table.round?.summary ?? undefined }
  useTableKeys({ deeds, chips, onChoose: setChosen, onRules })
  return (
    <>
      <div className={classes.felt} data-felt={layout.felt}>
        <Happening
          table={table}
          aheadMs={aheadMs}
          layout={layout}
          stage={stage}
          refusal={bets.refusal}
          onDismiss={bets.dismiss}
        />
        <Bed
          layout={layout}
          spots={tableGameOf(table.gameCode)?.spots(table.paytable) ?? []}
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
    </>
  )
}

const smaller = (one: bigint, other: bigint) => (one < other ? -1 : one > other ? 1 : 0)
