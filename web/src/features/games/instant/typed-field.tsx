import { Grid, Row, Text } from '@croupier/kit/layout/layout.tsx'
import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import field from '../stake-field.module.css'
import classes from './typed-field.module.css'

interface TypedFieldProps {
  readonly label: string
  readonly value: string
  /** Called with what was typed, its decimal sign a point, when the field is left or Enter is pressed. */
  readonly onText: (text: string) => void
  readonly children?: ReactNode
}

/** A field for a figure that follows other fields: what is typed counts when it is left. */
export function TypedField({ label, value, onText, children }: TypedFieldProps) {
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
      <Row align="center" level={0} edge radius={8} className={field.field}>
        <input
          id={id}
          className={field.input}
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

/** Such fields in a row below a stage: three of them stand in two rows where there is little room. */
export const TypedFields = ({ columns, children }: { readonly columns: 2 | 3; readonly children: ReactNode }) => (
  <Grid gap={8} columns={columns} className={classes.fields}>
    {children}
  </Grid>
)

/** A unit behind the figure, such as ×. */
export const Unit = ({ children }: { readonly children: ReactNode }) => (
  <Text weight={500} tone="text-dim" className={classes.unit}>
    {children}
  </Text>
)

interface IconKeyProps {
  readonly label: string
  readonly onClick: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** A small button inside a field. */
export const IconKey = ({ label, onClick, disabled = false, children }: IconKeyProps) => (
  <Grid
    as="button"
    centred
    tone="text-dim"
    radius={6}
    type="button"
    className={`${field.reach} ${classes.icon}`}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    {children}
  </Grid>
)
