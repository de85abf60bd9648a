import { Grid, Text } from '@croupier/kit/layout/layout.tsx'
import { Checkbox } from '@croupier/kit/form/checkbox.tsx'
import { Card } from '../../kit/card.tsx'
import { Sortable } from '../../kit/sortable.tsx'
import classes from './brands.module.css'

interface ChoiceCardProps<T extends string> {
  readonly title: string
  readonly hint: string
  readonly wrong: string | undefined
  readonly offered: string
  readonly order: string
  readonly all: readonly T[]
  readonly chosen: readonly T[]
  readonly nameOf: (one: T) => string
  readonly onChange: (chosen: T[]) => void
}

/** Some of a list, in an order of their own. */
export function ChoiceCard<T extends string>({
  title,
  hint,
  wrong,
  all,
  chosen,
  nameOf,
  onChange,
  ...labels
}: ChoiceCardProps<T>) {
  return (
    <Card title={title}>
      <p className={classes.text}>{hint}</p>
      <Grid gap={20} align="start" className={classes.choices}>
        <Grid gapY={10} gapX={14} columns={2} role="group" aria-label={labels.offered}>
          {all.map((one) => (
            <Checkbox
              key={one}
              label={nameOf(one)}
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, one] : chosen.filter((other) => other !== one))
              }
            />
          ))}
        </Grid>
        <Sortable
          label={labels.order}
          items={chosen.map((id) => ({ id, name: nameOf(id) }))}
          onChange={(ids) => onChange(ids.flatMap((id) => chosen.filter((one) => one === id)))}
        />
      </Grid>
      {wrong === undefined ? null : (
        <Text as="p" size={12} tone="loss" className={classes.wrong} role="alert">
          {wrong}
        </Text>
      )}
    </Card>
  )
}
