import { nextMultiplier, skipsMax } from '@croupier/engine/instant/hi-lo.ts'
import type { Guess } from '@croupier/engine/instant/hi-lo.ts'
import { paidAt } from '@croupier/engine/instant/odds.ts'
import { scale, unitsOf } from '@croupier/engine/money.ts'
import { useMoneyLook } from '@croupier/kit/money.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { EndVerdict } from '../instant/end-verdict.tsx'
import { InstantScreen } from '../instant/instant-screen.tsx'
import { profileOf } from '../instant/profile.ts'
import { StepField } from '../instant/step-field.tsx'
import { MultiStepPanel } from '../instant/multi-step-panel.tsx'
import { useAutoSteps } from '../instant/use-auto-steps.ts'
import { type MultiStepPlay, useMultiStepTable } from '../instant/use-multi-step-table.ts'
import { useVerb } from '../instant/use-verb.ts'
import { WorthCard } from '../instant/worth-card.tsx'
import { unitsSaid } from '../../../parts/play/amounts.ts'
import type { Autoplay } from '../use-autoplay.ts'
import { useKeys } from '../../../parts/play/use-keys.ts'
import { HiLoRules } from './hi-lo-rules.tsx'
import { HiLoStage } from './hi-lo-stage.tsx'
import { autoStep, cardsOf, skippedOf } from './table.ts'
import { useCardText } from './use-card-text.ts'

const guessCounts = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Hi-Lo: stake, see a card, guess on which side the next one lies, leave in time. */
export function HiLoScreen({ game }: { readonly game: Game }) {
  const { eventText, leftSaid } = useCardText()
  const table = useMultiStepTable<'HI_LO'>(game, {
    gameCode: 'HI_LO',
    bet: { wire: {}, multiplier: 0n },
    said: (event, { stake }) => eventText(event, stake),
    saidLeft: leftSaid,
  })
  const { round, isOpen, stepping } = table
  const cards = cardsOf(round?.events ?? [])
  const offers = useOffers(game, isOpen ? (round?.stake ?? '0') : '0', cards)
  const [guesses, setGuesses] = useState(1)
  const auto = useAutoSteps(table, (now) => autoStep(cardsOf(now.events), guesses))
  const byHand = auto.left === undefined
  const skipsLeft = skipsMax - skippedOf(cards)
  const free = byHand && isOpen && !stepping
  const guess = (kind: Guess) => (offers[kind] === undefined ? undefined : table.step({ kind }))
  const skip = () => table.step({ kind: 'skip' })
  const cashOut = () => table.step({ kind: 'cash_out' })
  useKeys({
    h: free ? () => guess('hi') : undefined,
    l: free ? () => guess('lo') : undefined,
    s: free && skipsLeft > 0 ? skip : undefined,
    c: free && round?.mayCashOut ? cashOut : undefined,
  })
  const multiplier = unitsOf(cards.at(-1)?.multiplier ?? '0', scale) ?? 0n
  return (
    <InstantScreen
      game={game}
      rounds={table.rounds}
      onStake={table.stake.take}
      said={table.said}
      rules={<HiLoRules game={game} />}
      panel={
        <Panel
          game={game}
          table={table}
          auto={auto}
          guesses={guesses}
          onGuesses={setGuesses}
          onCashOut={cashOut}
          multiplier={multiplier}
        />
      }
    >
      <EndVerdict round={round} multiplier={cards.at(-1)?.multiplier} />
      <HiLoStage
        cards={cards}
        skipsLeft={skipsLeft}
        {...(isOpen ? { offers, onGuess: (kind: Guess) => (free ? guess(kind) : undefined) } : {})}
        {...(isOpen && skipsLeft > 0 ? { onSkip: () => (free ? skip() : undefined) } : {})}
      />
    </InstantScreen>
  )
}

interface PanelProps {
  readonly game: Game
  readonly table: MultiStepPlay
  readonly auto: Autoplay
  /** How many right guesses autoplay makes before it leaves. */
  readonly guesses: number
  readonly onGuesses: (guesses: number) => void
  readonly onCashOut: () => void
  readonly multiplier: bigint
}

function Panel({ game, table, auto, guesses, onGuesses, onCashOut, multiplier }: PanelProps) {
  const t = useWords('instant')
  const verb = useVerb('hi_lo')
  const { round, isOpen } = table
  return (
    <MultiStepPanel
      game={game}
      table={table}
      verb={verb}
      keys={t('hi_lo_keys')}
      onCashOut={onCashOut}
      auto={auto}
      autoChoice={
        <StepField
          label={t('auto_guesses')}
          values={guessCounts}
          value={guesses}
          onChange={onGuesses}
          locked={auto.left !== undefined}
        />
      }
    >
      {isOpen && round?.mayCashOut ? <WorthCard now={{ amount: round.worth, multiplier }} facts={[]} /> : null}
    </MultiStepPanel>
  )
}

/** What each guess would make of the round; undefined where that is above what a round may pay. */
function useOffers(
  game: Game,
  stake: string,
  cards: ReturnType<typeof cardsOf>,
): Readonly<Record<Guess, bigint | undefined>> {
  const { decimals } = useMoneyLook()
  const unit = 10n ** BigInt(scale - decimals)
  const offer = (guess: Guess) => {
    if (cards.length === 0) return undefined
    const worth = nextMultiplier(cards, guess, profileOf(game))
    return paidAt(worth, { stake: unitsSaid(stake), unit }) > unitsSaid(game.payoutCap) ? undefined : worth
  }
  return { hi: offer('hi'), lo: offer('lo') }
}
