import { targetOf } from '@croupier/engine/instant/dice.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsExchange, IconMinus, IconPlus } from '@tabler/icons-react'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import { IconKey, TypedField, TypedFields, Unit } from '../instant/typed-field.tsx'
import classes from './dice-fields.module.css'
import {
  chanceText,
  choicesByMultiplier,
  choicesByTarget,
  choicesFor,
  multiplierOfText,
  multiplierText,
  oppositeChoices,
} from './odds.ts'
import type { DiceChoice } from './use-dice-choice.ts'

/** Multiplier, target and chance: three views of one choice. Whichever is typed, the other two follow. */
export function DiceFields({ choice }: { readonly choice: DiceChoice }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const { choices, profile, choose, multiplier } = choice
  const { over, target } = choices
  const byTarget = (hundredths: number) => choose(choicesByTarget(hundredths, over, profile))
  const byMultiplier = (text: string) => {
    const asked = multiplierOfText(text)
    if (asked !== undefined) choose(choicesByMultiplier(asked, over, profile))
  }
  return (
    <TypedFields columns={3}>
      <TypedField label={t('multiplier')} value={decimal(multiplierText(multiplier))} onText={byMultiplier}>
        <Unit>×</Unit>
      </TypedField>
      <TypedField
        label={t(over ? 'roll_over' : 'roll_under')}
        value={decimal(hundredthsText(target))}
        onText={(text) => whenRead(targetOf(text), byTarget)}
      >
        <span className={classes.steps}>
          <IconKey label={t('target_less')} onClick={() => byTarget(target - 100)}>
            <IconMinus size={15} aria-hidden />
          </IconKey>
          <IconKey label={t('target_more')} onClick={() => byTarget(target + 100)}>
            <IconPlus size={15} aria-hidden />
          </IconKey>
        </span>
        <IconKey
          label={t(over ? 'turn_to_under' : 'turn_to_over')}
          onClick={() => choose(oppositeChoices(choices, profile))}
        >
          <IconArrowsExchange size={18} aria-hidden />
        </IconKey>
      </TypedField>
      <TypedField
        label={t('win_chance')}
        value={decimal(chanceText(choices))}
        onText={(text) => whenRead(targetOf(text), (chance) => choose(choicesFor(chance, over, profile)))}
      >
        <Unit>%</Unit>
      </TypedField>
    </TypedFields>
  )
}

function whenRead(value: number | undefined, take: (value: number) => void) {
  if (value !== undefined) take(value)
}
