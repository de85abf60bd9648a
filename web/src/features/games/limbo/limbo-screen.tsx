import type { EventOf } from '@croupier/contract/studio.ts'
import { limboTarget } from '@croupier/engine/instant/limbo-game.ts'
import { isTarget, limboMultiplier, limboOutcome, targetMax, targetMin } from '@croupier/engine/instant/limbo.ts'
import type { Profile } from '@croupier/engine/studio-game.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Game } from '../../../parts/play/game.ts'
import { profileOf } from '../instant/profile.ts'
import { History } from '../instant/history.tsx'
import { InstantPanel } from '../instant/instant-panel.tsx'
import { InstantRules } from '../instant/instant-rules.tsx'
import { InstantScreen } from '../instant/instant-screen.tsx'
import { chanceShown, OddsTable } from '../instant/odds-table.tsx'
import { IconKey, TypedField, TypedFields, Unit } from '../instant/typed-field.tsx'
import { useInstantTable } from '../instant/use-instant-table.ts'
import { useVerb } from '../instant/use-verb.ts'
import { pause } from '../player.ts'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { LimboStage } from './limbo-stage.tsx'
import { limboMs, useRiseText } from './rise.ts'

/** Limbo: choose how far it must go, stake, see how far it goes. */
export function LimboScreen({ game }: { readonly game: Game }) {
  const decimal = useDecimal()
  const risenText = useRiseText()
  const profile = profileOf(game)
  const [target, setTarget] = useState(200)
  const choose = (next: number) => setTarget(Math.min(targetMax, Math.max(targetMin, next)))
  const table = useInstantTable<'LIMBO', EventOf<'LIMBO'>>(game, {
    gameCode: 'LIMBO',
    bet: { wire: { target: hundredthsText(target) }, multiplier: limboMultiplier({ target }) },
    handlersOf: (risen) => ({ risen }),
    show: (_, { still, signal }) => pause(still ? 0 : limboMs, signal),
    said: ({ event, payout }) => risenText(event, payout),
    keys: { ArrowLeft: () => choose(target - 10), ArrowRight: () => choose(target + 10) },
  })
  const verb = useVerb('limbo')
  return (
    <InstantScreen
      game={game}
      rounds={table.rounds}
      onStake={table.stake.take}
      said={table.said}
      rules={<LimboRules game={game} target={target} />}
      panel={<InstantPanel game={game} table={table} verb={verb} wins="one" />}
      history={
        <History
          past={table.settled.map(({ roundId, event }) => ({
            roundId,
            text: `${decimal(event.result)}×`,
            won: event.won,
          }))}
        />
      }
    >
      <LimboStage
        shown={table.current}
        target={target}
        asking={table.blocked === 'asking'}
        motionMs={table.moving ? limboMs : 0}
      />
      <LimboFields target={target} profile={profile} choose={choose} />
    </InstantScreen>
  )
}

interface FieldsProps {
  readonly target: number
  readonly profile: Profile
  readonly choose: (target: number) => void
}

/** Target and chance: two views of one choice. */
function LimboFields({ target, profile, choose }: FieldsProps) {
  const t = useWords('instant')
  const g = useWords('games')
  const decimal = useDecimal()
  const label = t('target')
  const byTarget = (text: string) => {
    const asked = limboTarget(text)
    if (asked !== undefined) choose(asked)
  }
  const byChance = (text: string) => {
    const percent = Number(text)
    if (percent > 0) choose(Math.round((profile * 100) / percent))
  }
  return (
    <TypedFields columns={2}>
      <TypedField label={label} value={decimal(hundredthsText(target))} onText={byTarget}>
        <Unit>×</Unit>
        <IconKey label={t('less', { label })} disabled={!isTarget(target - 10)} onClick={() => choose(target - 10)}>
          <IconMinus size={16} aria-hidden />
        </IconKey>
        <IconKey label={t('more', { label })} disabled={!isTarget(target + 10)} onClick={() => choose(target + 10)}>
          <IconPlus size={16} aria-hidden />
        </IconKey>
      </TypedField>
      <TypedField
        label={g('win_chance')}
        value={decimal(chanceShown(limboOutcome({ target }, profile).chance))}
        onText={byChance}
      >
        <Unit>%</Unit>
      </TypedField>
    </TypedFields>
  )
}

const examples = [101, 150, 200, 500, 1000, 10_000, 100_000]

function LimboRules({ game, target }: { readonly game: Game; readonly target: number }) {
  const t = useWords('instant')
  const decimal = useDecimal()
  const targets = [...new Set([target, ...examples])].toSorted((one, other) => one - other)
  return (
    <InstantRules game={game} how={[t('limbo_rules_1'), t('limbo_rules_2')]}>
      <OddsTable
        caption={t('limbo_odds')}
        head={t('target')}
        rows={targets.map((each) => ({
          name: `${decimal(hundredthsText(each))}×`,
          ...limboOutcome({ target: each }, profileOf(game)),
        }))}
      />
    </InstantRules>
  )
}
