import { Text } from '@croupier/kit/layout/layout.tsx'
import type { KeyboardEvent } from 'react'
import classes from './draws.module.css'
import { NumberGrid } from './number-grid.tsx'
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
  const { frame, prizes, faultAt } = fields
  const nameOf = usePlaceName(prizes)
  return (
    <div ref={frame}>
      <NumberGrid
        prizes={prizes}
        label={label}
        cell={(place) => (
          <NumberField
            fields={fields}
            place={place}
            name={nameOf(place)}
            differs={differs?.(place) ?? false}
            onDone={onDone}
          />
        )}
        below={(places) =>
          places.map((place) => {
            const fault = faultAt(place)
            return fault === undefined ? null : (
              <Text as="p" key={place} id={faultId(label, place)} size={12} tone="loss" role="alert">
                {nameOf(place)}: {fault}
              </Text>
            )
          })
        }
      />
    </div>
  )
}

const faultId = (label: string, place: number) => `fault-${label.replaceAll(/\W/g, '')}-${place}`

interface NumberFieldProps extends Pick<NumberFieldsProps, 'fields' | 'onDone'> {
  readonly place: number
  readonly name: string
  readonly differs: boolean
}

function NumberField({ fields, place, name, differs, onDone }: NumberFieldProps) {
  const { numbers, type, paste, leave, wasChanged, faultAt } = fields
  const isWrong = faultAt(place) !== undefined
  return (
    <input
      className={classes.number}
      inputMode="numeric"
      autoComplete="off"
      aria-label={name}
      aria-invalid={isWrong || undefined}
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
