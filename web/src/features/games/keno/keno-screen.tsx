import type { EventOf } from '@croupier/contract/studio.ts'
import { kenoRisks } from '@croupier/engine/instant/keno-data.ts'
import type { KenoRisk } from '@croupier/engine/instant/keno-data.ts'
import { chosenMax, kenoOutcomes, kenoPays } from '@croupier/engine/instant/keno.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsShuffle, IconEraser } from '@tabler/icons-react'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { ChoiceRow } from '../instant/choice-row.tsx'
import { MultipliersPast } from '../instant/multipliers-past.tsx'
import { InstantPanel } from '../instant/instant-panel.tsx'
import { InstantRules } from '../instant/instant-rules.tsx'
import { InstantScreen } from '../instant/instant-screen.tsx'
import { QuietButton } from '../instant/quiet-button.tsx'
import { OddsTable } from '../instant/odds-table.tsx'
import { profileOf } from '../instant/profile.ts'
import { useInstantTable } from '../instant/use-instant-table.ts'
import { Verdict } from '../instant/verdict.tsx'
import { randomIndex } from '../instant/random-index.ts'
import { useVerb } from '../instant/use-verb.ts'
import { pause } from '../player.ts'
import { drawMs, quickPick } from './draw.ts'
import { KenoBoard } from './keno-board.tsx'
import { KenoPays } from './keno-pays.tsx'
import { useDrawText } from './use-draw-text.ts'

/** Keno: choose up to ten numbers of forty, stake, see which ten are drawn. */
export function KenoScreen({ game }: { readonly game: Game }) {
  const drawText = useDrawText()
  const profile = profileOf(game)
  const [numbers, setNumbers] = useState<readonly number[]>([])
  const [risk, setRisk] = useState<KenoRisk>('classic')
  // A board that was changed since shows what is chosen, not the round before.
  const [cleared, setCleared] = useState<string>()
  const table = useInstantTable<'KENO', EventOf<'KENO'>>(game, {
    gameCode: 'KENO',
    bet: {
      wire: { numbers: [...numbers], risk },
      multiplier: topOf(numbers.length, risk, game),
      empty: numbers.length === 0,
    },
    handlersOf: (draw) => ({ numbers_drawn: draw }),
    show: (_, { still, signal }) => pause(still ? 0 : drawMs, signal),
    said: ({ event, payout, stake }) => drawText(event, payout, stake),
  })
  const choose = (next: readonly number[]) => {
    setCleared(table.current?.roundId)
    setNumbers(next.toSorted((one, other) => one - other))
  }
  const toggle = (number: number) =>
    choose(numbers.includes(number) ? numbers.filter((one) => one !== number) : [...numbers, number])
  const shown = table.current?.roundId === cleared ? undefined : table.current
  const settled = table.moving ? undefined : shown
  const locked = table.blocked === 'asking' || table.moving
  const verb = useVerb('keno')
  return (
    <InstantScreen
      game={game}
      rounds={table.rounds}
      onStake={table.stake.take}
      said={table.said}
      rules={<KenoRules game={game} chosen={numbers.length} risk={risk} />}
      panel={
        <InstantPanel game={game} table={table} verb={verb}>
          <Choices numbers={numbers} choose={choose} risk={risk} onRisk={setRisk} locked={locked} />
        </InstantPanel>
      }
      history={<MultipliersPast rounds={table.settled} />}
    >
      <Verdict multiplier={settled?.event.multiplier} payout={settled?.payout ?? '0'} stake={settled?.stake ?? '0'} />
      <KenoBoard
        chosen={numbers}
        drawn={shown?.event.drawn ?? []}
        roundId={shown?.roundId}
        moving={table.moving}
        {...(locked ? {} : { onToggle: toggle })}
      />
      <KenoPays chosen={numbers.length} risk={risk} profile={profile} hits={settled?.event.hits.length} />
    </InstantScreen>
  )
}

interface ChoicesProps {
  readonly numbers: readonly number[]
  readonly choose: (numbers: readonly number[]) => void
  readonly risk: KenoRisk
  readonly onRisk: (risk: KenoRisk) => void
  readonly locked: boolean
}

function Choices({ numbers, choose, risk, onRisk, locked }: ChoicesProps) {
  const t = useWords('instant')
  return (
    <>
      <ChoiceRow
        label={t('risk')}
        options={kenoRisks.map((value) => ({ value, label: t(`risk_${value}`) }))}
        value={risk}
        onChange={onRisk}
        locked={locked}
      />
      <QuietButton
        icon={<IconArrowsShuffle size={18} aria-hidden />}
        onClick={() => choose(quickPick(numbers.length || chosenMax, randomIndex))}
        disabled={locked}
      >
        {t('keno_quick')}
      </QuietButton>
      <QuietButton
        icon={<IconEraser size={18} aria-hidden />}
        onClick={() => choose([])}
        disabled={locked || numbers.length === 0}
      >
        {t('keno_clear')}
      </QuietButton>
    </>
  )
}

function topOf(chosen: number, risk: KenoRisk, game: Game): bigint {
  if (chosen === 0) return 0n
  return kenoPays(chosen, risk, profileOf(game)).reduce((most, each) => (each > most ? each : most), 0n)
}

interface KenoRulesProps {
  readonly game: Game
  readonly chosen: number
  readonly risk: KenoRisk
}

function KenoRules({ game, chosen, risk }: KenoRulesProps) {
  const t = useWords('instant')
  const count = chosen || chosenMax
  return (
    <InstantRules game={game} how={[t('keno_rules_1'), t('keno_rules_2')]}>
      <OddsTable
        caption={t('keno_odds', { count, risk: t(`risk_${risk}`) })}
        head={t('hits')}
        rows={kenoOutcomes(count, risk, profileOf(game)).map((outcome, hits) => ({ name: String(hits), ...outcome }))}
        whole
      />
    </InstantRules>
  )
}
