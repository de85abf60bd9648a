import { Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { type KeyboardEvent, useId } from 'react'
import classes from './draws.module.css'
import { NumberGrid } from './number-grid.tsx'
import type { PrizeRow } from './result-rows.ts'
import type { NumberFieldSet } from './use-number-fields.ts'
import { usePlaceName } from './use-place-name.ts'

interface NumberFieldsProps {
  readonly fields: NumberFieldSet
  readonly label: string
  /** Marked at its place: the other entry says something else. */
  readonly differs?: (place: number) => boolean
  /** Enter in the last field. */
  readonly onDone: () => void
}

/** A field for each number of a result; a whole result that is pasted is split among them. */
export function NumberFields({ fields, label, differs, onDone }: NumberFieldsProps) {
  const { frame, prizes } = fields
  const id = useId()
  const nameOf = usePlaceName(prizes)
  return (
    <div ref={frame}>
      <NumberGrid
        prizes={prizes}
        label={label}
        cell={(place, row) => (
          <NumberField
            fields={fields}
            place={place}
            name={nameOf(place)}
            faults={faultsId(id, row)}
            differs={differs?.(place) ?? false}
            onDone={onDone}
          />
        )}
        below={(row) => <Faults fields={fields} row={row} id={faultsId(id, row)} />}
      />
    </div>
  )
}

const faultsId = (id: string, { key }: PrizeRow) => `${id}-${key}`

interface FaultsProps {
  readonly fields: NumberFieldSet
  readonly row: PrizeRow
  readonly id: string
}

/** What is wrong with the numbers of a prize; what is wrong with several of them is said once. */
function Faults({ fields: { prizes, faultAt }, row, id }: FaultsProps) {
  const t = useWords('draws')
  const nameOf = usePlaceName(prizes)
  const faults = Map.groupBy(
    row.places.filter((place) => faultAt(place) !== undefined),
    (place) => faultAt(place) ?? '',
  )
  if (faults.size === 0) return null
  return (
    <Stack id={id} mt={4} role="alert">
      {[...faults].map(([fault, [first = 0, ...more]]) => (
        <Text as="p" key={fault} size={12} tone="loss">
          {more.length === 0 ? nameOf(first) : t(`prize_short.${row.key}`, { otherwise: row.key })}: {fault}
        </Text>
      ))}
    </Stack>
  )
}

interface NumberFieldProps extends Pick<NumberFieldsProps, 'fields' | 'onDone'> {
  readonly place: number
  readonly name: string
  /** Under which the prize's faults are. */
  readonly faults: string
  readonly differs: boolean
}

function NumberField({ fields, place, name, faults, differs, onDone }: NumberFieldProps) {
  const { numbers, type, paste, leave, wasChanged, faultAt } = fields
  const isWrong = faultAt(place) !== undefined
  return (
    <input
      className={classes.number}
      inputMode="numeric"
      autoComplete="off"
      aria-label={name}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? faults : undefined}
      data-place={place}
      data-differs={differs || undefined}
      data-changed={wasChanged(place) || undefined}
      value={numbers[place] ?? ''}
      onChange={({ target }) => type(place, target.value)}
      onFocus={({ target }) => target.select()}
      onBlur={() => leave(place)}
      onPaste={(event) => {
        event.preventDefault()
        paste(place, event.clipboardData.getData('text'))
      }}
      onKeyDown={(event) => move(event, fields, { place, onDone })}
    />
  )
}

/** Enter and the arrows lead from field to field, as far as the caret has no way of its own in it; an empty field is left backwards. */
function move(
  event: KeyboardEvent<HTMLInputElement>,
  { focus, numbers }: NumberFieldSet,
  { place, onDone }: { readonly place: number; readonly onDone: () => void },
) {
  const { key, currentTarget, ctrlKey, metaKey } = event
  if (ctrlKey || metaKey) return
  const { selectionStart, selectionEnd, value } = currentTarget
  const isAtStart = selectionEnd === 0 || (selectionStart === 0 && selectionEnd === value.length)
  const isAtEnd = selectionStart === value.length || (selectionStart === 0 && selectionEnd === value.length)
  const isLast = place === numbers.length - 1
  const isBack = key === 'ArrowUp' || (key === 'ArrowLeft' && isAtStart) || (key === 'Backspace' && value === '')
  const isOn = key === 'ArrowDown' || key === 'Enter' || (key === 'ArrowRight' && isAtEnd)
  if (!isBack && !isOn) return
  event.preventDefault()
  if (key === 'Enter' && isLast) onDone()
  else focus(place + (isBack ? -1 : 1))
}
