import { Row } from '../layout/layout.tsx'
import { IconSearch } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import classes from './search-field.module.css'

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'value' | 'maxLength' | 'onChange'> {
  /** What is looked for; stands in the box until something is typed. */
  readonly label: string
  /** Medium among other filters on a card; large where it stands alone on the page. */
  readonly size?: 'medium' | 'large'
}

/** A box with a magnifying glass to find by name what the page shows. */
export const SearchField = ({ label, size = 'medium', ...input }: SearchFieldProps) => (
  <Row
    as="label"
    gap={8}
    align="center"
    padX={12}
    tone="text-dim"
    edge
    radius={8}
    className={`${classes.box} ${classes[size]}`}
  >
    <IconSearch size={17} aria-hidden />
    <input {...input} type="search" placeholder={label} aria-label={label} />
  </Row>
)
