import { Surface } from '@croupier/kit/layout/layout.tsx'
import { symbolPictures } from '@croupier/kit/art/slot-symbol.tsx'
import { useEffect, useState } from 'react'
import { FairnessBar } from '../fairness-bar.tsx'
import { GameFrame } from '../game-frame.tsx'
import type { Game } from '../../../parts/play/game.ts'
import { TableNotice } from '../../../parts/play/table-notice.tsx'
import { BetBar } from './bet-bar.tsx'
import { HistoryStrip } from './history-strip.tsx'
import { lookOf } from './look.ts'
import { Paytable } from './paytable.tsx'
import classes from './slot-screen.module.css'
import { Stage } from './stage.tsx'
import type { Title } from './title.ts'
import { titleOf } from './titles.ts'
import { useSlotTable } from './use-slot-table.ts'

/** A slot: the reel player with the title that the game's code names. */
export function SlotScreen({ game }: { readonly game: Game }) {
  return <Played game={game} title={titleOf(game.gameCode)} />
}

function Played({ game, title }: { readonly game: Game; readonly title: Title }) {
  const table = useSlotTable(game, title)
  const [reading, setReading] = useState(false)
  const { stake } = table
  useEffect(() => fetchSymbols(title), [title])
  return (
    <GameFrame
      game={game}
      rounds={table.rounds}
      rules={<Paytable game={game} title={title} stake={stake.units ?? stake.range.least} />}
      rulesOpen={reading}
      onRules={setReading}
      said={table.said}
    >
      <div style={lookOf(title)}>
        <div className={classes.game}>
          <Stage game={game} title={title} table={table} onPaytable={() => setReading(true)}>
            <TableNotice game={game} rounds={table.rounds} onStake={stake.take} />
          </Stage>
          <HistoryStrip history={table.history} />
        </div>
        <BetBar game={game} title={title} table={table} />
      </div>
      <Surface mb={16} level={1} className={classes.fair}>
        <FairnessBar game={game} />
      </Surface>
    </GameFrame>
  )
}

/** Have every picture of the reels at hand before they run. */
function fetchSymbols(title: Title) {
  for (const src of symbolPictures(title.name, title.symbols)) new Image().src = src
}
