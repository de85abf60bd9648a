import { ladder, minesMax, minesMultiplier, safeChance, tiles } from '@croupier/engine/instant/mines.ts'
import { paidAt } from '@croupier/engine/instant/odds.ts'
import { amountText, scale } from '@croupier/engine/money.ts'
import { moneyText, useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsShuffle } from '@tabler/icons-react'
import type { Game } from '../../../parts/play/game.ts'
import { multiplierShown } from '../instant/multiplier.ts'
import { chanceShown } from '../instant/odds-table.tsx'
import { profileOf } from '../instant/profile.ts'
import { QuietButton } from '../instant/quiet-button.tsx'
import { StepField } from '../instant/step-field.tsx'
import { MultiStepPanel } from '../instant/multi-step-panel.tsx'
import { useVerb } from '../instant/use-verb.ts'
import { WorthCard } from '../instant/worth-card.tsx'
import type { Autoplay } from '../use-autoplay.ts'
import type { MultiStepPlay } from '../instant/use-multi-step-table.ts'
import { unitsSaid } from '../../../parts/play/amounts.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import type { Board } from './board.ts'

interface MinesPanelProps {
  readonly game: Game
  readonly table: MultiStepPlay
  readonly board: Board
  readonly onMines: (mines: number) => void
  readonly onCashOut: () => void
  readonly onRandom: () => void
  readonly auto: Autoplay
  /** How many gems autoplay finds before it leaves. */
  readonly gems: number
  readonly onGems: (gems: number) => void
}

const offered = Array.from({ length: minesMax }, (_, at) => at + 1)

/** The panel of mines: what is staked, how many mines, what the round is worth now and with the next gem, and the way out. */
export function MinesPanel({ game, table, board, onMines, onCashOut, onRandom, auto, gems, onGems }: MinesPanelProps) {
  const t = useWords('instant')
  const { isOpen, stepping } = table
  const verb = useVerb('mines')
  return (
    <MultiStepPanel
      game={game}
      table={table}
      verb={verb}
      keys={t('mines_keys')}
      onCashOut={onCashOut}
      auto={auto}
      autoChoice={
        <StepField
          label={t('auto_gems')}
          values={offered.slice(0, tiles - board.mines)}
          value={Math.min(gems, tiles - board.mines)}
          onChange={onGems}
          locked={auto.left !== undefined}
        />
      }
      choices={<StepField label={t('mines')} values={offered} value={board.mines} onChange={onMines} locked={isOpen} />}
    >
      <Worth game={game} table={table} board={board} />
      {isOpen ? (
        <QuietButton icon={<IconArrowsShuffle size={18} aria-hidden />} onClick={onRandom} disabled={stepping}>
          {t('random_tile')}
        </QuietButton>
      ) : null}
    </MultiStepPanel>
  )
}

function Worth({ game, table, board }: Pick<MinesPanelProps, 'game' | 'table' | 'board'>) {
  const t = useWords('instant')
  const look = useMoneyLook()
  const decimal = useDecimal()
  const profile = profileOf(game)
  const { mines, gems } = board
  const count = table.isOpen ? gems.length : 0
  const left = tiles - count
  const safe = left - mines
  const stake = table.isOpen ? unitsSaid(table.round?.stake ?? '0') : (table.stake.units ?? 0n)
  const next = ladder(mines, profile)[count]?.multiplier
  if (next === undefined) return null
  const paid = paidAt(next, { stake, unit: 10n ** BigInt(scale - look.decimals) })
  const chance = count === 0 ? safeChance(mines, 1) : safeChance(mines, count + 1).div(safeChance(mines, count))
  return (
    <WorthCard
      now={
        table.isOpen && count > 0
          ? { amount: table.round?.worth ?? '0', multiplier: minesMultiplier(mines, count, profile) }
          : undefined
      }
      facts={[
        {
          name: t('next_gem'),
          value: `×${decimal(multiplierShown(next))} · ${moneyText(amountText(paid, look.decimals), look)}`,
        },
        {
          name: t('gem_chance'),
          value: t('gem_share', { left: safe, of: left, percent: decimal(chanceShown(chance)) }),
        },
      ]}
    />
  )
}
