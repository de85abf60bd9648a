import type { EventOf } from '@croupier/contract/studio.ts'
import { plinkoRisks, plinkoRows } from '@croupier/engine/instant/plinko-data.ts'
import { buckets, plinkoOutcomes } from '@croupier/engine/instant/plinko.ts'
import type { PlinkoChoices } from '@croupier/engine/instant/plinko.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { ChoiceRow } from '../instant/choice-row.tsx'
import { MultipliersPast } from '../instant/multipliers-past.tsx'
import { InstantPanel } from '../instant/instant-panel.tsx'
import { InstantRules } from '../instant/instant-rules.tsx'
import { InstantScreen } from '../instant/instant-screen.tsx'
import { OddsTable } from '../instant/odds-table.tsx'
import { profileOf } from '../instant/profile.ts'
import { StepField } from '../instant/step-field.tsx'
import { useInstantTable } from '../instant/use-instant-table.ts'
import { Verdict } from '../instant/verdict.tsx'
import { useVerb } from '../instant/use-verb.ts'
import { pause } from '../player.ts'
import { dropMs } from './drop.ts'
import { PlinkoBoard } from './plinko-board.tsx'
import { useDropText } from './use-drop-text.ts'

/** Plinko: choose rows and risk, stake, watch the ball fall. */
export function PlinkoScreen({ game }: { readonly game: Game }) {
  const dropText = useDropText()
  const profile = profileOf(game)
  const [choices, choose] = useState<PlinkoChoices>({ rows: 12, risk: 'medium' })
  const [top = 0n] = buckets(choices, profile)
  const table = useInstantTable<'PLINKO', EventOf<'PLINKO'>>(game, {
    gameCode: 'PLINKO',
    bet: { wire: choices, multiplier: top },
    handlersOf: (dropped) => ({ dropped }),
    show: ({ event }, { still, signal }) => pause(still ? 0 : dropMs(event.path.length), signal),
    said: ({ event, payout, stake }) => dropText(event, payout, stake),
  })
  const verb = useVerb('plinko')
  const locked = table.blocked === 'asking' || table.moving
  const settled = table.moving ? undefined : table.current
  return (
    <InstantScreen
      game={game}
      rounds={table.rounds}
      onStake={table.stake.take}
      said={table.said}
      rules={<PlinkoRules game={game} choices={choices} />}
      panel={
        <InstantPanel game={game} table={table} verb={verb}>
          <Choices choices={choices} choose={choose} locked={locked} />
        </InstantPanel>
      }
      history={<MultipliersPast rounds={table.settled} />}
    >
      <Verdict multiplier={settled?.event.multiplier} payout={settled?.payout ?? '0'} stake={settled?.stake ?? '0'} />
      <PlinkoBoard
        choices={choices}
        profile={profile}
        ball={table.current && { roundId: table.current.roundId, ...table.current.event }}
        moving={table.moving}
      />
    </InstantScreen>
  )
}

interface ChoicesProps {
  readonly choices: PlinkoChoices
  readonly choose: (choices: PlinkoChoices) => void
  readonly locked: boolean
}

function Choices({ choices, choose, locked }: ChoicesProps) {
  const t = useWords('instant')
  const { rows, risk } = choices
  return (
    <>
      <ChoiceRow
        label={t('risk')}
        options={plinkoRisks.map((value) => ({ value, label: t(`risk_${value}`) }))}
        value={risk}
        onChange={(next) => choose({ rows, risk: next })}
        locked={locked}
      />
      <StepField
        label={t('rows')}
        values={plinkoRows}
        value={rows}
        onChange={(next) => choose({ risk, rows: plinkoRows.find((one) => one === next) ?? rows })}
        locked={locked}
      />
    </>
  )
}

function PlinkoRules({ game, choices }: { readonly game: Game; readonly choices: PlinkoChoices }) {
  const t = useWords('instant')
  const { rows, risk } = choices
  const outcomes = plinkoOutcomes(choices, profileOf(game))
  return (
    <InstantRules game={game} how={[t('plinko_rules_1'), t('plinko_rules_2')]}>
      <OddsTable
        caption={t('plinko_odds', { rows, risk: t(`risk_${risk}`) })}
        head={t('bucket')}
        rows={outcomes.map((outcome, bucket) => ({ name: String(bucket + 1), ...outcome }))}
        whole
      />
    </InstantRules>
  )
}
