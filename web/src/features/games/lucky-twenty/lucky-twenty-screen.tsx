import { symbols } from '@croupier/engine/slots/lucky-twenty-data.ts'
import { symbolPictures } from '@croupier/kit/art/slot-symbol.tsx'
import { useEffect, useState } from 'react'
import { FairnessBar } from '../fairness-bar.tsx'
import { GameFrame } from '../game-frame.tsx'
import type { Game } from '../game.ts'
import { TableNotice } from '../table-notice.tsx'
import { BetBar } from './bet-bar.tsx'
import { HistoryStrip } from './history-strip.tsx'
import classes from './lucky-twenty-screen.module.css'
import { Paytable } from './paytable.tsx'
import { Stage } from './stage.tsx'
import { useSlotTable } from './use-slot-table.ts'

/** Lucky Twenty: five reels, twenty lines, free spins and the pot. */
export function LuckyTwentyScreen({ game }: { readonly game: Game }) {
  const table = useSlotTable(game)
  const [reading, setReading] = useState(false)
  const { stake } = table
  useEffect(fetchSymbols, [])
  return (
    <GameFrame
      game={game}
      rounds={table.rounds}
      rules={<Paytable game={game} stake={stake.units ?? stake.range.least} />}
      rulesOpen={reading}
      onRules={setReading}
      said={table.said}
    >
      <div className={classes.game}>
        <Stage game={game} table={table} onPaytable={() => setReading(true)}>
          <TableNotice game={game} rounds={table.rounds} onStake={stake.take} />
        </Stage>
        <HistoryStrip history={table.history} />
      </div>
      <BetBar game={game} table={table} />
      <div className={classes.fair}>
        <FairnessBar game={game} />
      </div>
    </GameFrame>
  )
}

/** Have every picture of the reels at hand before they run. */
function fetchSymbols() {
  for (const src of symbolPictures(symbols)) new Image().src = src
}
