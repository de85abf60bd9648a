import {
  combinedNumbers,
  type DigitSet,
  digitSets,
  numberSets,
  pickByDigit,
  pickNumbers,
  withPermuted,
} from '@croupier/engine/lottery/pickers.ts'
import { Button } from '@croupier/kit/form/button.tsx'
import { Field } from '@croupier/kit/form/field.tsx'
import { Segments } from '@croupier/kit/form/segments.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useMemo, useState } from 'react'
import { AddButton } from './add-button.tsx'
import classes from './number-pickers.module.css'
import { SeriesPicker } from './series-picker.tsx'

export interface NumberPickersProps {
  /** All numbers that may be chosen, of the same number of digits. */
  readonly values: readonly string[]
  readonly chosen: readonly string[]
  readonly onNumbers: (numbers: readonly string[]) => void
}

/** The first sets are at hand, the others a touch away. */
const AT_HAND = 5

/** Sets of numbers by the trade's rules: sides and doubles, by head, tail and sum, all orders, series, combined digits. */
export function NumberPickers({ values, chosen, onNumbers }: NumberPickersProps) {
  const t = useWords('lottery')
  const [first, later] = [numberSets.slice(0, AT_HAND), numberSets.slice(AT_HAND)]
  const known = useMemo(() => new Set(chosen), [chosen])
  const toggle = (numbers: readonly string[]) => onNumbers(toggledAll(chosen, numbers))
  const add = (numbers: readonly string[]) => onNumbers([...new Set([...chosen, ...numbers])])
  const sets = (keys: typeof numberSets) =>
    keys.map((set) => {
      const numbers = setOf(values, set, () => pickNumbers(values, set))
      return (
        <SetButton key={set} isChosen={hasAll(known, numbers)} onPick={() => toggle(numbers)}>
          {t(`number_set.${set}`)}
        </SetButton>
      )
    })
  return (
    <fieldset className={classes.pickers} aria-label={t('pickers')}>
      <Row gap={6} wraps className={classes.hand}>
        {sets(first)}
        <Button
          size="small"
          disabled={chosen.length === 0}
          aria-label={t('permute_said')}
          onClick={() => add(withPermuted(chosen))}
        >
          {t('permute')}
        </Button>
      </Row>
      <details>
        <summary className={classes.summary}>{t('pickers_more')}</summary>
        <Stack gap={16} padY={8}>
          <Row gap={6} wraps>
            {sets(later)}
          </Row>
          <DigitPicker {...{ values, known }} onToggle={toggle} />
          <div className={classes.tools}>
            <SeriesPicker digits={values[0]?.length ?? 0} onNumbers={add} />
            <CombinePicker digits={values[0]?.length ?? 0} onNumbers={add} />
          </div>
        </Stack>
      </details>
    </fieldset>
  )
}

const foundSets = new WeakMap<readonly string[], Map<string, readonly string[]>>()

/** The numbers of a set among these: of ten thousand they are looked for once. */
function setOf(values: readonly string[], name: string, find: () => readonly string[]): readonly string[] {
  const sets = foundSets.get(values) ?? new Map<string, readonly string[]>()
  const found = sets.get(name) ?? find()
  foundSets.set(values, sets.set(name, found))
  return found
}

const hasAll = (known: ReadonlySet<string>, numbers: readonly string[]): boolean =>
  numbers.length > 0 && numbers.every((number) => known.has(number))

/** With all of these, or without them where all of them were chosen. */
function toggledAll(chosen: readonly string[], numbers: readonly string[]): readonly string[] {
  if (!hasAll(new Set(chosen), numbers)) return [...new Set([...chosen, ...numbers])]
  const gone = new Set(numbers)
  return chosen.filter((number) => !gone.has(number))
}

interface SetButtonProps {
  readonly isChosen: boolean
  readonly children: string
  readonly label?: string
  readonly onPick: () => void
}

const SetButton = ({ isChosen, children, label, onPick }: SetButtonProps) => (
  <button type="button" className={classes.set} aria-pressed={isChosen} aria-label={label} onClick={onPick}>
    {children}
  </button>
)

interface DigitPickerProps {
  readonly values: readonly string[]
  readonly known: ReadonlySet<string>
  readonly onToggle: (numbers: readonly string[]) => void
}

/** Numbers by a digit: their head, their tail, their sum, or either digit. */
function DigitPicker({ values, known, onToggle }: DigitPickerProps) {
  const t = useWords('lottery')
  const [set, setSet] = useState<DigitSet>('HEAD')
  const name = t(`digit_set.${set}`)
  return (
    <Stack gap={8}>
      <Row wraps>
        <Segments
          label={t('digit_sets')}
          options={digitSets.map((value) => ({ value, label: t(`digit_set.${value}`) }))}
          value={set}
          onChange={setSet}
        />
      </Row>
      <Row gap={6} wraps>
        {Array.from({ length: 10 }, (_, digit) => {
          const numbers = setOf(values, `${set} ${digit}`, () => pickByDigit(values, set, digit))
          return (
            <SetButton
              key={digit}
              isChosen={hasAll(known, numbers)}
              label={t('digit_set_of', { set: name, digit })}
              onPick={() => onToggle(numbers)}
            >
              {`${digit}`}
            </SetButton>
          )
        })}
      </Row>
    </Stack>
  )
}

interface CombinePickerProps {
  readonly digits: number
  readonly onNumbers: (numbers: readonly string[]) => void
}

/** All numbers that can be made of some digits, none twice in a number. */
function CombinePicker({ digits, onNumbers }: CombinePickerProps) {
  const t = useWords('lottery')
  const [typed, setTyped] = useState('')
  const numbers = combinedNumbers(typed, digits)
  return (
    <Stack gap={6}>
      <Text size={13} weight={600}>
        {t('combine')}
      </Text>
      <Row gap={8} align="end">
        <Field
          label={t('combine_digits')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
          value={typed}
          onChange={({ target }) => setTyped(target.value.replaceAll(/\D/g, ''))}
        />
        <AddButton
          count={numbers.length}
          onAdd={() => {
            onNumbers(numbers)
            setTyped('')
          }}
        />
      </Row>
    </Stack>
  )
}
