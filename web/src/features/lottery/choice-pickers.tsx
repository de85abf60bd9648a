import { areWholeNumbers, type Choice, readTyped, ticketsOf, withValues } from './choice.ts'
import { NumberPickers } from './number-pickers.tsx'
import type { BoardMethod } from './price.ts'
import { useLateText } from './use-late-text.ts'

interface ChoicePickersProps {
  readonly board: BoardMethod
  readonly choice: Choice
  readonly onChoose: (choice: Choice) => void
}

/** Pickers for what is chosen among all numbers of some digits, on the grid or as text. */
export function ChoicePickers({ board: { method }, choice, onChoose }: ChoicePickersProps) {
  const { form } = method
  const text = useLateText(choice.text)
  const position = form.positions?.length === 1 ? form.positions[0] : undefined
  if (!position || !areWholeNumbers(position)) return null
  const { content } = choice.way === 'typed' ? readTyped(form, text) : {}
  const chosen = choice.way === 'typed' ? (content ? ticketsOf(content) : []) : (choice.positions[0] ?? [])
  const choose = (numbers: readonly string[]) =>
    onChoose(
      choice.way === 'typed' ? { ...choice, text: numbers.toSorted().join(' ') } : withValues(form, choice, 0, numbers),
    )
  return <NumberPickers values={position.values} chosen={chosen} onNumbers={choose} />
}
