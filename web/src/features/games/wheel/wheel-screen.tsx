import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import type { EventOf } from '@croupier/contract/studio.ts'
import { wheelRisks, wheelSegments } from '@croupier/engine/instant/wheel-data.ts'
import { rimOf, wheelOutcomes } from '@croupier/engine/instant/wheel.ts'
import type { WheelChoices } from '@croupier/engine/instant/wheel.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { ChoiceRow } from '../instant/choice-row.tsx'
import { MultipliersPast } from '../instant/multipliers-past.tsx'
import { InstantPanel } from '../instant/instant-panel.tsx'
import { InstantRules } from '../instant/instant-rules.tsx'
import { InstantScreen } from '../instant/instant-screen.tsx'
import { multiplierShown, multiplierTrimmed } from '../instant/multiplier.ts'
import { chanceShown, OddsTable } from '../instant/odds-table.tsx'
import { profileOf } from '../instant/profile.ts'
import { useInstantTable } from '../instant/use-instant-table.ts'
import { Verdict } from '../instant/verdict.tsx'
import { useVerb } from '../instant/use-verb.ts'
import { pause } from '../player.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { toneOf } from './tone.ts'
import { spinMs } from './spin.ts'
import { useSpinText } from './use-spin-text.ts'
import { WheelFace } from './wheel-face.tsx'
import classes from './wheel-face.module.css'

/** Wheel: choose segments and risk, stake, let it turn. */
export function WheelScreen({ game }: { readonly game: Game }) {
  const t = useWords('instant')
  const spinText = useSpinText()
  const profile = profileOf(game)
  const [choices, choose] = useState<WheelChoices>({ segments: 20, risk: 'medium' })
  const outcomes = wheelOutcomes(choices, profile)
  const table = useInstantTable<'WHEEL', EventOf<'WHEEL'>>(game, {
    gameCode: 'WHEEL',
    bet: { wire: choices, multiplier: outcomes.at(-1)?.multiplier ?? 0n },
    handlersOf: (stopped) => ({ wheel_stopped: stopped }),
    show: (_, { still, signal }) => pause(still ? 0 : spinMs, signal),
    said: ({ event, payout, stake }) => spinText(event, payout, stake),
  })
  const verb = useVerb('wheel')
  const locked = table.blocked === 'asking' || table.moving
  // A wheel that was changed since stands as it is chosen.
  const [cleared, setCleared] = useState<string>()
  const shown = table.current?.roundId === cleared ? undefined : table.current
  const settled = table.moving ? undefined : shown
  return (
    <InstantScreen
      game={game}
      rounds={table.rounds}
      onStake={table.stake.take}
      said={table.said}
      rules={<WheelRules game={game} choices={choices} />}
      panel={
        <InstantPanel game={game} table={table} verb={verb}>
          <Choices
            choices={choices}
            choose={(next) => {
              setCleared(table.current?.roundId)
              choose(next)
            }}
            locked={locked}
          />
        </InstantPanel>
      }
      history={<MultipliersPast rounds={table.settled} />}
    >
      <WheelFace
        choices={choices}
        profile={profile}
        stopped={shown && { roundId: shown.roundId, index: shown.event.index }}
        moving={table.moving}
      >
        {settled ? (
          <Verdict multiplier={settled.event.multiplier} payout={settled.payout} stake={settled.stake} />
        ) : (
          <Text as="p" tone="text-dim" className={classes.chosen}>
            {t('wheel_odds', { ...choices, risk: t(`risk_${choices.risk}`) })}
          </Text>
        )}
      </WheelFace>
      <Legend choices={choices} profile={profile} hit={settled?.event.multiplier} />
    </InstantScreen>
  )
}

interface LegendProps {
  readonly choices: WheelChoices
  readonly profile: Profile
  readonly hit: string | undefined
}

function Legend({ choices, profile, hit }: LegendProps) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const rim = rimOf(choices, profile)
  return (
    <Row as="ol" gap={6} justify="center" wraps className={classes.legend} aria-label={t('wheel_legend')}>
      {wheelOutcomes(choices, profile).map(({ multiplier, chance }) => (
        <Grid
          key={multiplier.toString()}
          as="li"
          padY={6}
          padX={8}
          size={12}
          tone="text-dim"
          level={3}
          radius={8}
          className={`num ${classes.key}`}
          style={{ borderBlockEndColor: toneOf(multiplier, rim) }}
          data-hit={(hit !== undefined && multiplierTrimmed(hit) === multiplierShown(multiplier)) || undefined}
        >
          <Text as="b" size={15} leading={16} tone="text">
            {decimal(multiplierShown(multiplier))}×
          </Text>
          <span>{decimal(chanceShown(chance))}%</span>
        </Grid>
      ))}
    </Row>
  )
}

interface ChoicesProps {
  readonly choices: WheelChoices
  readonly choose: (choices: WheelChoices) => void
  readonly locked: boolean
}

function Choices({ choices, choose, locked }: ChoicesProps) {
  const t = useWords('instant')
  const { segments, risk } = choices
  return (
    <>
      <ChoiceRow
        label={t('risk')}
        options={wheelRisks.map((value) => ({ value, label: t(`risk_${value}`) }))}
        value={risk}
        onChange={(next) => choose({ segments, risk: next })}
        locked={locked}
      />
      <ChoiceRow
        label={t('segments')}
        options={wheelSegments.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(segments)}
        onChange={(next) => choose({ risk, segments: wheelSegments.find((one) => String(one) === next) ?? segments })}
        locked={locked}
      />
    </>
  )
}

function WheelRules({ game, choices }: { readonly game: Game; readonly choices: WheelChoices }) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const { segments, risk } = choices
  return (
    <InstantRules game={game} how={[t('wheel_rules_1'), t('wheel_rules_2')]}>
      <OddsTable
        caption={t('wheel_odds', { segments, risk: t(`risk_${risk}`) })}
        head={t('pays')}
        rows={wheelOutcomes(choices, profileOf(game)).map((outcome) => ({
          name: `${decimal(multiplierShown(outcome.multiplier))}×`,
          ...outcome,
        }))}
        whole
      />
    </InstantRules>
  )
}
