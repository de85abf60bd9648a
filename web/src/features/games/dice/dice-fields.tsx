import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { targetOf } from '@croupier/engine/instant/dice.ts'
import { hundredthsText } from '@croupier/engine/wire.ts'
import { useWords } from '@croupier/kit/words.ts'
import { IconArrowsExchange, IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { useDecimal } from '../../../parts/play/use-decimal.ts'
import classes from './dice-fields.module.css'
import {
  chanceText,
  choicesByMultiplier,
  choicesByTarget,
  choicesFor,
  multiplierOfText,
  multiplierText,
  turned,
} from './odds.ts'
import type { DiceBet } from './use-dice-bet.ts'

/** Multiplier, target and chance: three views of one choice. Whichever is typed, the other two follow. */
export function DiceFields({ bet }: { readonly bet: DiceBet }) {
  const t = useWords('games')
  const decimal = useDecimal()
  const { choices, profile, choose, multiplier } = bet
  const { over, target } = choices
  const byTarget = (hundredths: number) => choose(choicesByTarget(hundredths, over, profile))
  const byMultiplier = (text: string) => {
    const asked = multiplierOfText(text)
    if (asked !== undefined) choose(choicesByMultiplier(asked, over, profile))
  }
  return (
    <Grid gap={8} columns={3} className={classes.fields}>
      <Field label={t('multiplier')} value={decimal(multiplierText(multiplier))} onText={byMultiplier}>
        <Text weight={500} tone="text-dim" className={classes.unit}>
          ×
        </Text>
      </Field>
      <Field
        label={t(over ? 'roll_over' : 'roll_under')}
        value={decimal(hundredthsText(target))}
        onText={(text) => whenRead(targetOf(text), byTarget)}
      >
        <span className={classes.steps}>
          <Icon label={t('target_less')} onClick={() => byTarget(target - 100)}>
            <IconMinus size={15} aria-hidden />
          </Icon>
          <Icon label={t('target_more')} onClick={() => byTarget(target + 100)}>
            <IconPlus size={15} aria-hidden />
          </Icon>
        </span>
        <Icon label={t(over ? 'turn_to_under' : 'turn_to_over')} onClick={() => choose(turned(choices, profile))}>
          <IconArrowsExchange size={18} aria-hidden />
        </Icon>
      </Field>
      <Field
        label={t('win_chance')}
        value={decimal(chanceText(choices))}
        onText={(text) => whenRead(targetOf(text), (chance) => choose(choicesFor(chance, over, profile)))}
      >
        <Text weight={500} tone="text-dim" className={classes.unit}>
          %
        </Text>
      </Field>
    </Grid>
  )
}

function whenRead(value: number | undefined, take: (value: number) => void) {
  if (value !== undefined) take(value)
}

interface FieldProps {
  readonly label: string
  readonly value: string
  /** Called with what was typed when the field is left or Enter is pressed. */
  readonly onText: (text: string) => void
  readonly children: ReactNode
}

function Field({ label, value, onText, children }: FieldProps) {
  const id = useId()
  const [draft, setDraft] = useState<string>()
  const commit = () => {
    if (draft !== undefined && draft !== value) onText(draft.trim().replace(',', '.'))
    setDraft(undefined)
  }
  return (
    <div>
      <Text as="label" mb={6} size={12} weight={500} tone="text-dim" truncate htmlFor={id} className={classes.label}>
        {label}
      </Text>
      <Row align="center" level={0} edge radius={8} className={classes.box}>
        <input
          id={id}
          className={classes.input}
          inputMode="decimal"
          autoComplete="off"
          value={draft ?? value}
          onChange={({ target }) => setDraft(target.value)}
          onBlur={commit}
          onKeyDown={({ key }) => (key === 'Enter' ? commit() : undefined)}
        />
        {children}
      </Row>
    </div>
  )
}

interface IconProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

const Icon = ({ label, onClick, children }: IconProps) => (
  <Grid
    as="button"
    centred
    tone="text-dim"
    radius={6}
    type="button"
    className={classes.icon}
    aria-label={label}
    title={label}
    onClick={onClick}
  >
    {children}
  </Grid>
)
