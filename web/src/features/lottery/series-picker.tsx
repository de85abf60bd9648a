import { seriesNumbers } from '@croupier/engine/lottery/pickers.ts'
import { Field } from '@croupier/kit/form/field.tsx'
import { Row, Stack, Text } from '@croupier/kit/layout/layout.tsx'
import { useWords } from '@croupier/kit/words.ts'
import { useState } from 'react'
import { AddButton } from './add-button.tsx'
import classes from './number-pickers.module.css'

interface SeriesPickerProps {
  readonly digits: number
  readonly onNumbers: (numbers: readonly string[]) => void
}

const PARTS = ['first', 'second', 'last'] as const
const NONE = { first: '', second: '', last: '' }

/** A series of numbers (kéo): from one by the distance to the next up to the last; without the next every number between. */
export function SeriesPicker({ digits, onNumbers }: SeriesPickerProps) {
  const t = useWords('lottery')
  const [typed, setTyped] = useState(NONE)
  const { first, second, last } = typed
  const isWhole = [first, last].every(({ length }) => length === digits) && [0, digits].includes(second.length)
  const numbers = isWhole ? seriesNumbers({ first, last, ...(second !== '' && { second }) }) : undefined
  return (
    <Stack gap={6}>
      <Text size={13} weight={600}>
        {t('series')}
      </Text>
      <Row gap={8} align="end" wraps>
        {PARTS.map((part) => (
          <div key={part} className={classes.number}>
            <Field
              label={t(`series_part.${part}`)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={digits}
              value={typed[part]}
              onChange={({ target }) => setTyped({ ...typed, [part]: target.value.replaceAll(/\D/g, '') })}
            />
          </div>
        ))}
        <AddButton
          count={numbers?.length ?? 0}
          onAdd={() => {
            onNumbers(numbers ?? [])
            setTyped(NONE)
          }}
        />
      </Row>
      {isWhole && !numbers ? (
        <Text as="p" size={12} tone="loss" role="alert">
          {t('code_fault.series')}
        </Text>
      ) : null}
    </Stack>
  )
}
